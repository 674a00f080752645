"""Counting cards: what may the opponent hold, and how likely does he hold any of a set?"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from foxfire.core.bits import Mask, bit, count, highest
from foxfire.core.play import Observation
from foxfire.games.fox import rules
from foxfire.games.fox.cards import Card, cards_of_suit, suit_of
from foxfire.games.fox.memory import FoxMemory, unseen


@dataclass(frozen=True)
class Opponent:
    """What the other player may hold: some cards for sure, the rest from a pool."""

    sure: Mask  # decrees that he took in the open and has not played
    pool: Mask  # the rest of his hand is among these
    hidden: int  # how many of the pool he holds

    @property
    def possible(self) -> Mask:
        return self.sure | self.pool

    def chance_of_none(self, cards: Mask) -> float:
        """The chance that he holds none of these cards."""
        if cards & self.sure:
            return 0.0
        size = count(self.pool)
        return comb(size - count(cards & self.pool), self.hidden) / comb(size, self.hidden)

    def after_monarch(self, monarch: Card) -> Opponent:
        """The same player less the card that a led Monarch takes from him: the highest he may hold.

        Whether he really holds that one is not known; it is the one that would hurt most.
        """
        pulled = self.pool & cards_of_suit(suit_of(monarch))
        if not pulled or not self.hidden:
            return self
        return Opponent(self.sure, self.pool & ~bit(highest(pulled)), self.hidden - 1)


def opponent_of(observation: Observation) -> Opponent:
    """Read the memory: everything the opponent showed, and everything he showed not to have."""
    seen, memory, me = observation.seen, observation.memory, observation.viewer
    sure: Mask = memory.held
    hidden = max(0, rules.hand_size(seen, 1 - me) - count(sure))
    pool = unseen(memory, me, seen)
    likely = pool & ~_denied(memory)
    if count(likely) >= hidden:
        pool = likely
    return Opponent(sure, pool, hidden)


def _denied(memory: FoxMemory) -> Mask:
    """Cards he was once seen not to hold. A Woodcutter may have brought one since: too rare."""
    cards: Mask = 0
    for denied in memory.denied:
        cards |= denied
    return cards
