"""Tatsu as a `Game`: everything of this package, under the names the core knows."""

from __future__ import annotations

from collections.abc import Sequence

from foxfire.core.dispatch import Kernels
from foxfire.core.errors import PackError
from foxfire.core.game import Event, Facts, Game, Json, Outcome, Phase
from foxfire.core.packs import SeedStream
from foxfire.core.seats import OVER, Side, Viewer
from foxfire.games.tatsu import memory, notation, position, rules, tensor, views, worlds
from foxfire.games.tatsu.actions import ACTIONS, Action
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

    def facts(self, options: TatsuOptions) -> Facts:
        three = options.players == 3
        return Facts(
            players=options.players,
            seats=2 if options.players == 2 else SEATS,
            actions=ACTIONS,
            decisions_per_deal=2 * CARDS
            + three,  # each card may be asked for; red may name a leader
            pack_size=CARDS,
            utilities=(-1, 2 if three else 1),
            zero_sum=True,
            tensor=tensor.PIECES,
        )

    def sides(self, state: TatsuState) -> tuple[Side, ...]:
        return tuple(clan_of_seat(state, player) for player in range(state.players))

    def new_state(self, options: TatsuOptions) -> TatsuState:
        return position.start(options)

    def dump(self, state: TatsuState) -> Json:
        return position.dump(state)

    def load(self, options: TatsuOptions, position_: Json) -> TatsuState:
        return position.load(options, position_)

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

    def remarks(self, state: TatsuState) -> list[str]:
        return views.remarks(state)

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

    def parse_card(self, text: str) -> Card:
        return notation.parse_card(text)

    def format_card(self, card: Card) -> str:
        return notation.format_card(card)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def show(
        self, options: TatsuOptions, seen: TatsuState, memory: TatsuMemory, viewer: Viewer
    ) -> Json:
        return views.show(options, seen, viewer)

    def events(self, before: TatsuState, action: Action, after: TatsuState) -> list[Event]:
        return views.events(before, action, after)

    def deal_events(self, after: TatsuState, viewer: Viewer) -> list[Event]:
        return views.deal_events(after, viewer)


GAME = TatsuGame()
