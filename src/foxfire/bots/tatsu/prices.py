"""What cards are worth now, in points of this hand by which my side is ahead.

A side scores its points times its own multipliers. So a point is worth as much as the multipliers
with which the side will end, and a multiplier as much as the points: a side without a multiplier
has no use for points, and its last multiplier is worth all of them. Where both will end is guessed
from what is captured and from who will take what is still out.
"""

from __future__ import annotations

from functools import cached_property

from foxfire.bots.tatsu.pools import SIDES, Side, pools_ever
from foxfire.core.bits import has, numbers
from foxfire.games.tatsu.cards import (
    CARDS,
    Card,
    clan_of_card,
    is_fusion,
    multiplier,
    points,
    strength,
)
from foxfire.games.tatsu.state import TRICKS, TatsuState

# Settled by this bot against itself with a smaller and a greater value of each: over 120 hands for
# each number of players, none of them did clearly better.
TIMING = 0.5  # of the tricks that a side will lose, it keeps a card out of so many
EVEN = 1.0  # sure winners that each side is thought to hold besides those it may hold
WINNER = 1.0  # a card in hand that nothing beats, in average tricks to come
FUSION = 0.15  # a fusion in hand, likewise

STRENGTHS = 1 + max(strength(card) for card in range(CARDS))


class Prices:
    """All 28 cards as one side sees them at one decision."""

    def __init__(self, s: TatsuState, me: Side) -> None:
        self.me = me
        self.captured = tuple(s.captured)
        self.pending: int = s.pending
        self.tricks_left = TRICKS - s.tricks - 1  # after the one on the table
        self.pools = pools_ever(s)
        self.multipliers = [self._multipliers(side) for side in SIDES]
        self.points = [self._points(side) for side in SIDES]
        self.if_mine = [self._gain(card, me) for card in range(CARDS)]
        self.if_theirs = [-self._gain(card, 1 - me) for card in range(CARDS)]

    # --- strength: who will win tricks ---

    @cached_property
    def share(self) -> list[float]:
        """By side: its share of the tricks to come."""
        winners = [EVEN + self._winners(side) for side in SIDES]
        return [winners[side] / sum(winners) for side in SIDES]

    def _winners(self, side: Side) -> float:
        table = self._strengths[side]
        return sum(held * self._power(side, power) for power, held in enumerate(table))

    def _power(self, side: Side, power: int) -> float:
        """How good a strength is: 1 when the other side has nothing against it, then falling."""
        if not power:
            return 0.0
        against = self._strengths[1 - side]
        rivals = sum(against[power + 1 :]) + against[power] / 2  # of equals the earlier wins
        return 1 / (1 + rivals) ** 2

    @cached_property
    def _strengths(self) -> list[list[float]]:
        """By side and strength: how many such cards of its own clan it holds, on average."""
        table = [[0.0] * STRENGTHS for _ in SIDES]
        for side in SIDES:
            pool = self.pools[side][side]
            for card in numbers(pool.possible):
                if not is_fusion(card):
                    table[side][strength(card)] += pool.chance_of(card)
        return table

    # --- who will take a card ---

    def _chance_to_take(self, side: Side, card: Card) -> float:
        if any(has(taken, card) for taken in self.captured):
            return float(has(self.captured[side], card))
        chances = [self.pools[holder][clan_of_card(card)].chance_of(card) for holder in SIDES]
        if not any(chances):
            return 0.5  # it lies on the table
        return sum(chances[holder] * self._chance_if_held(side, holder) for holder in SIDES)

    def _chance_if_held(self, side: Side, holder: Side) -> float:
        """The chance that a side takes a card that somebody of `holder` lays when it suits him."""
        placed_well = self.share[holder] + TIMING * (1 - self.share[holder])
        return placed_well if side == holder else 1 - placed_well

    def after_fusion(self) -> tuple[float, float]:
        """The chances that my side and theirs take what is pending; after the last trick, none."""
        if not self.tricks_left:
            return 0.0, 0.0
        return self.share[self.me], self.share[1 - self.me]

    # --- what a taken card brings ---

    def _multipliers(self, side: Side) -> float:
        """The multipliers with which a side will end, on average."""
        own = (card for card in range(CARDS) if clan_of_card(card) == side and multiplier(card))
        return sum(multiplier(card) * self._chance_to_take(side, card) for card in own)

    def _points(self, side: Side) -> float:
        """The points with which a side will end, on average."""
        scoring = (card for card in range(CARDS) if points(card))
        return sum(points(card) * self._chance_to_take(side, card) for card in scoring)

    def _gain(self, card: Card, taker: Side) -> float:
        """What a card brings the side that takes it; a multiplier only its own clan's."""
        gain = points(card) * self.multipliers[taker]
        if clan_of_card(card) == taker:
            gain += multiplier(card) * self.points[taker]
        return gain

    # --- what a card is good for in hand ---

    @cached_property
    def stake(self) -> float:
        """What an average trick to come decides: won rather than lost."""
        if not self.tricks_left:
            return 0.0
        taken = self.captured[0] | self.captured[1]
        out = [card for card in range(CARDS) if not has(taken, card)]
        swings = (self.if_mine[card] - self.if_theirs[card] for card in out)
        return sum(swings) / (self.tricks_left + 1)

    @cached_property
    def held(self) -> list[list[float]]:
        """By holding side and card: what it brings my side that the card can be laid later."""
        return [[self._held(card, side) for card in range(CARDS)] for side in SIDES]

    def _held(self, card: Card, holder: Side) -> float:
        if not self.tricks_left:
            return 0.0
        mine = self._chance_if_held(self.me, holder)
        taken = mine * self.if_mine[card] + (1 - mine) * self.if_theirs[card]
        use = self._use(card, holder) * self.stake
        return taken + (use if holder == self.me else -use)

    def _use(self, card: Card, holder: Side) -> float:
        """Strength and fusions serve only their own clan, and only from its own hands."""
        if clan_of_card(card) != holder:
            return 0.0
        return FUSION if is_fusion(card) else WINNER * self._power(holder, strength(card))
