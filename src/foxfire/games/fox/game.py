"""The Fox in the Forest as a `Game`: everything of this package, under the names the core knows."""

from __future__ import annotations

from collections.abc import Sequence

from foxfire.core.dispatch import Kernels
from foxfire.core.game import Event, Facts, Game, Json, Outcome, Phase
from foxfire.core.seats import OVER, Side, Viewer
from foxfire.games.fox import memory, notation, position, rules, tensor, views, worlds
from foxfire.games.fox.actions import ACTIONS, Action
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
    kernels = Kernels(
        restart=rules.restart,
        shuffle_pack=rules.shuffle_pack,
        deal=rules.deal,
        legal=rules.legal,
        pick=rules.pick,
        apply=rules.apply,
        refusal=rules.refusal,
        seen_action=rules.seen_action,
        hide=rules.hide,
        utility=rules.utility,
        encode=tensor.encode,
        learn_deal=memory.learn_deal,
        learn=memory.learn,
        sample=worlds.sample,
    )

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

    def dump(self, state: FoxState) -> Json:
        return position.dump(state)

    def load(self, options: FoxOptions, position_: Json) -> FoxState:
        return position.load(options, position_)

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

    def remarks(self, state: FoxState) -> list[str]:
        return views.remarks(state)

    def full_pack(self, options: FoxOptions) -> Sequence[Card]:
        return range(CARDS)

    def parse_card(self, text: str) -> Card:
        return notation.parse_card(text)

    def format_card(self, card: Card) -> str:
        return notation.format_card(card)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def show(self, options: FoxOptions, seen: FoxState, memory: FoxMemory, viewer: Viewer) -> Json:
        return views.show(options, seen, memory, viewer)

    def events(self, before: FoxState, action: Action, after: FoxState) -> list[Event]:
        return views.events(before, action, after)

    def deal_events(self, after: FoxState, viewer: Viewer) -> list[Event]:
        return views.deal_events(after, viewer)


GAME = FoxGame()
