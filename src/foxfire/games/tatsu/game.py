"""Tatsu as a `Game`: everything of this package, under the names the core knows."""

from __future__ import annotations

from collections.abc import Sequence

from foxfire.core.dispatch import Kernels
from foxfire.core.errors import PackError
from foxfire.core.game import Facts, Game, Json, Outcome, Phase
from foxfire.core.packs import SeedStream
from foxfire.core.seats import OVER, Side
from foxfire.games.tatsu import (
    memory,
    notation,
    position,
    refusals,
    rules,
    tensor,
    views,
    worlds,
)
from foxfire.games.tatsu.actions import ACTIONS
from foxfire.games.tatsu.cards import CARDS, CLAN_NAMES, CLAN_SIZE, CLANS, Card, clan_of_card
from foxfire.games.tatsu.memory import TatsuMemory
from foxfire.games.tatsu.options import TatsuOptions
from foxfire.games.tatsu.seating import clan_of_seat, seats
from foxfire.games.tatsu.state import PILES, SEATS, TatsuState


class TatsuGame(Game[TatsuState, TatsuMemory, TatsuOptions]):
    """Two clans, seven tricks, and a card of yours may come from anybody's hand."""

    id = "tatsu"
    rules_version = rules.VERSION
    clause_prefix = "TATSU"
    options_type = TatsuOptions
    state_type = TatsuState
    memory_type = TatsuMemory
    phases = tuple(Phase(name) for name in position.PHASE_NAMES)
    most_legal = 2 * PILES + SEATS
    hidden_rows = ("hands", "down")
    own_fields = ("hands",)
    kernels = Kernels.of(rules, refusals, memory, worlds, tensor)
    notation = notation
    position = position
    views = views

    def facts(self, options: TatsuOptions) -> Facts:
        three = options.players == 3
        return Facts(
            players=options.players,
            seats=2 if options.players == 2 else SEATS,
            actions=ACTIONS,
            decisions_per_deal=2 * CARDS + three,  # every card asked for; red names a leader
            pack_size=CARDS,
            utilities=(-1, 2 if three else 1),
            zero_sum=True,
            tensor=tensor.PIECES,
        )

    def sides(self, state: TatsuState) -> tuple[Side, ...]:
        return tuple(clan_of_seat(state, player) for player in range(state.players))

    def new_state(self, options: TatsuOptions) -> TatsuState:
        return position.start(options)

    def outcome(self, state: TatsuState) -> Outcome | None:
        if state.to_act != OVER:
            return None
        players = range(state.players)
        return Outcome(
            scores=tuple(state.scores)[: state.players],
            utility=tuple(rules.utility(state, player) for player in players),
            winners=tuple(player for player in players if rules.has_won(state, player)),
            reason="tatsu-reason-points",
            detail=tuple(self._detail(state, side) for side in range(CLANS)),
        )

    def _detail(self, state: TatsuState, side: int) -> Json:
        members = [seat for seat in range(seats(state)) if clan_of_seat(state, seat) == side]
        gained = rules.side_score(state, side)
        return {"side": CLAN_NAMES[side], "seats": members, "points": gained}

    def full_pack(self, options: TatsuOptions) -> Sequence[Card]:
        return range(CARDS)

    def check_pack(self, options: TatsuOptions, pack: Sequence[Card]) -> None:
        super().check_pack(options, pack)
        half = CARDS // 2
        if options.deal == "split" and sum(map(clan_of_card, pack[:half])) != half // 2:
            raise PackError(
                f"deal = split gives each player {half // 2} cards of each clan", clause="TATSU-8.2"
            )

    def draw_pack(self, options: TatsuOptions, stream: SeedStream) -> list[Card]:
        """TATSU-8.2: split deals each clan by itself before each player's cards are shuffled."""
        if options.deal != "split":
            return super().draw_pack(options, stream)
        red, yellow = (stream.shuffled(range(c * CLAN_SIZE, (c + 1) * CLAN_SIZE)) for c in (0, 1))
        half = CLAN_SIZE // 2
        return [
            *stream.shuffled(red[:half] + yellow[:half]),
            *stream.shuffled(red[half:] + yellow[half:]),
        ]


GAME = TatsuGame()
