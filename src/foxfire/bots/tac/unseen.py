"""Counting cards: which are still unseen, and how likely a hidden hand holds one of some kinds."""

from __future__ import annotations

from collections.abc import Iterable

from foxfire.core.seats import Viewer
from foxfire.games.tac.cards import KINDS, Card, held
from foxfire.games.tac.memory import TacMemory
from foxfire.games.tac.rules import sees_hand
from foxfire.games.tac.state import BASIC_HAND, SEATS, TacState
from foxfire.games.tac.worlds import barred_from, known_of, unseen_copies


class Unseen:
    """What a player can say about the hands that he does not see."""

    def __init__(self, s: TacState, memory: TacMemory, viewer: Viewer) -> None:
        # Where a hand is empty the deal is about to end, and new hands are dealt.
        self.sizes = [size or BASIC_HAND for size in s.sizes]
        self.seen = [sees_hand(s, seat, viewer) for seat in range(SEATS)]
        self.hands = list(s.hands)
        self.known = [known_of(s, memory, seat) for seat in range(SEATS)]
        self.barred = [barred_from(s, memory, viewer, seat) for seat in range(SEATS)]
        self.copies = [unseen_copies(s, memory, viewer, card) for card in range(KINDS)]
        self.total = max(1, sum(self.copies))
        self._chances = [
            [self._chance(seat, card) for card in range(KINDS)] for seat in range(SEATS)
        ]

    def chance(self, seat: int, cards: Iterable[Card]) -> float:
        """How likely a hand holds one of these kinds."""
        none = 1.0
        for card in cards:
            none *= 1 - self._chances[seat][card]
        return 1 - none

    def _chance(self, seat: int, card: Card) -> float:
        if self.seen[seat]:
            return float(held(self.hands[seat], card) > 0)
        if held(self.known[seat], card):
            return 1.0
        if held(self.barred[seat], card):
            return 0.0
        share: float = self.copies[card] / self.total
        return 1 - (1 - min(1.0, share)) ** self.sizes[seat]
