"""The Fox in the Forest as a `Game`: everything of this package, under the names the core knows."""

from __future__ import annotations

from collections.abc import Sequence

from foxfire.core.dispatch import Kernels
from foxfire.core.game import Facts, Game, Json, Outcome, Phase
from foxfire.core.seats import OVER, Side
from foxfire.games.fox import memory, notation, position, rules, tensor, views, worlds
from foxfire.games.fox.actions import ACTIONS
from foxfire.games.fox.cards import CARDS, Card
from foxfire.games.fox.memory import FoxMemory
from foxfire.games.fox.options import FoxOptions
from foxfire.games.fox.state import HAND_SIZE, MAX_DRAWS, PLAYERS, TRICKS, FoxState


class FoxGame(Game[FoxState, FoxMemory, FoxOptions]):
    """Two players, thirteen tricks a round, and not too many of them."""

    id = "fox"
    rules_version = rules.VERSION
    clause_prefix = "FOX"
    options_type = FoxOptions
    state_type = FoxState
    memory_type = FoxMemory
    # A Woodcutter's draw shows something new, a Fox does not.
    phases = tuple(Phase(name, commits=name != "exchange") for name in position.PHASE_NAMES)
    most_legal = HAND_SIZE + 1
    hidden_rows = ("hands", "deck")
    own_fields = ("hands", "drawn")
    kernels = Kernels.of(rules, memory, worlds, tensor)
    notation = notation
    position = position
    views = views

    def facts(self, options: FoxOptions) -> Facts:
        powers = 2 * MAX_DRAWS  # three Foxes and three Woodcutters ask once each
        return Facts(
            players=PLAYERS,
            seats=PLAYERS,
            actions=ACTIONS,
            decisions_per_deal=PLAYERS * TRICKS + powers,
            pack_size=CARDS,
            utilities=(-1, 1),
            zero_sum=True,
            tensor=tensor.PIECES,
        )

    def sides(self, state: FoxState) -> tuple[Side, ...]:
        return tuple(range(PLAYERS))

    def new_state(self, options: FoxOptions) -> FoxState:
        state = FoxState()
        state.target = options.target
        state.dealer = int(options.dealer)
        rules.restart(state)
        return state

    def outcome(self, state: FoxState) -> Outcome | None:
        if state.to_act != OVER:
            return None
        utility = tuple(rules.utility(state, player) for player in range(PLAYERS))
        return Outcome(
            scores=tuple(state.scores),
            utility=utility,
            winners=tuple(player for player in range(PLAYERS) if utility[player] > 0),
            reason=self._reason(state),
            detail=tuple(self._detail(state, seat) for seat in range(PLAYERS)),
        )

    def _reason(self, state: FoxState) -> str:
        """FOX-5.4: by points, by the last round, or a draw."""
        if state.scores[0] != state.scores[1]:
            return "fox-reason-points"
        tied = state.round_points[0] == state.round_points[1]
        return "fox-reason-draw" if tied else "fox-reason-last-round"

    def _detail(self, state: FoxState, seat: int) -> Json:
        tricks = state.tricks[seat]
        return {"tricks": tricks, "title": views.title(tricks), "points": state.round_points[seat]}

    def full_pack(self, options: FoxOptions) -> Sequence[Card]:
        return range(CARDS)


GAME = FoxGame()
