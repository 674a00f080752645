"""TAC as a `Game`: everything of this package, under the names the core knows."""

from __future__ import annotations

from collections.abc import Sequence

from foxfire.core.dispatch import Kernels
from foxfire.core.game import Facts, Game, Json, Outcome, Phase
from foxfire.core.seats import OVER, Side
from foxfire.games.tac import (
    choices,
    memory,
    notation,
    position,
    position_form,
    refusals,
    rules,
    tensor,
    views,
    worlds,
)
from foxfire.games.tac.actions import ACTIONS
from foxfire.games.tac.cards import BASIC_PACK, MASTER_PACK, Card
from foxfire.games.tac.memory import TacMemory
from foxfire.games.tac.options import TacOptions
from foxfire.games.tac.seating import play_together, players_in
from foxfire.games.tac.state import MARBLES, SEATS, TacState

#: Laying a card: the card itself and, with a 7, a marble and a place for every step.
DECISIONS_A_CARD = 1 + 2 * rules.SEVEN_STEPS
PLAYERS = {"teams": 4, "coop": 4, "solo": 1, "two": 2}


class TacGame(Game[TacState, TacMemory, TacOptions]):
    """Marbles around a ring, a partner opposite, and a card that undoes the last move."""

    id = "tac"
    rules_version = rules.VERSION
    clause_prefix = "TAC"
    options_type = TacOptions
    state_type = TacState
    memory_type = TacMemory
    phases = tuple(
        Phase(name, commits=name not in ("from", "to"), together=name == "give")  # TAC-2.4
        for name in position_form.PHASE_NAMES
    )
    most_legal = MARBLES + 1  # every marble of both other teams' colours, or skip
    hidden_rows = ("hands", "given", "stock")
    own_fields = ("hands", "known", "given")
    kernels = Kernels.of(rules, choices, refusals, memory, worlds, tensor)
    notation = notation
    position = position
    views = views

    def facts(self, options: TacOptions) -> Facts:
        pack = self.full_pack(options)
        together = options.mode in ("coop", "solo")
        return Facts(
            players=PLAYERS[options.mode],
            seats=SEATS,
            actions=ACTIONS,
            decisions_per_deal=len(pack) * DECISIONS_A_CARD + position_form.DEALS * SEATS,
            pack_size=len(pack),
            utilities=(-rules.MOST_CARDS, 0) if together else (-1, 1),
            zero_sum=not together,
            tensor=tensor.PIECES,
        )

    def sides(self, state: TacState) -> tuple[Side, ...]:
        players = range(players_in(state))
        return tuple(0 if play_together(state) else player & 1 for player in players)

    def new_state(self, options: TacOptions) -> TacState:
        return position.start(options)

    def outcome(self, state: TacState) -> Outcome | None:
        if state.to_act != OVER:
            return None
        players = range(players_in(state))
        together = play_together(state)
        utility = tuple(rules.utility(state, player) for player in players)
        home = self._home(state)
        return Outcome(
            scores=tuple(state.laid if together else home[player & 1] for player in players),
            utility=utility,
            winners=tuple(players if together else (p for p in players if utility[p] > 0)),
            reason="tac-reason-together" if together else "tac-reason-home",
            detail=tuple(self._detail(state, side) for side in range(1 if together else 2)),
        )

    def _home(self, state: TacState) -> tuple[int, int]:
        """Marbles home by side."""
        home = views.marbles_home(state.marbles)
        return home[0] + home[2], home[1] + home[3]

    def _detail(self, state: TacState, side: int) -> Json:
        if play_together(state):
            return {"seats": list(range(SEATS)), "home": MARBLES, "cards": state.laid}
        seats = [seat for seat in range(SEATS) if seat & 1 == side]
        return {"seats": seats, "home": self._home(state)[side], "cards": state.laid}

    def full_pack(self, options: TacOptions) -> Sequence[Card]:
        return MASTER_PACK if options.master else BASIC_PACK

    def format_turns(self, actions: Sequence[int]) -> list[str]:
        return notation.format_turns(actions)

    def parse_turn(self, text: str) -> list[int]:
        return notation.parse_turn(text)


GAME = TacGame()
