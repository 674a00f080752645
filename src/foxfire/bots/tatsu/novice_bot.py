"""A Tatsu beginner: he looks at the cards on the table and at who has the strongest.

He wins tricks with the least card that does, throws his multipliers into tricks that his side holds
and little into those it does not, and asks only when he has no card of his own. He does not count
what has been played, keeps nothing from the opponents, and puts nothing off.
"""

from __future__ import annotations

import random
from typing import Final

from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.tatsu.actions import ASK_FIRST, is_ask, is_card
from foxfire.games.tatsu.cards import Card, clan_of_card, is_fusion, multiplier, points, strength
from foxfire.games.tatsu.seating import clan_of_seat, seat_after
from foxfire.games.tatsu.state import TRICK_SIZE, TatsuState

FACTOR: Final = 6  # points that one step of a multiplier of the own clan is worth to him
STRENGTH: Final = 2  # points that one step of strength is worth to him
SURE: Final = 4  # a strength that he takes for a sure winner


class TatsuNoviceBot:
    """Plays from card to card, for any number of players."""

    name = "novice"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        table = Table(observation)
        return max(observation.legal, key=table.liking)


class Table:
    """The trick as a beginner sees it."""

    def __init__(self, observation: Observation) -> None:
        self.seen: TatsuState = observation.seen
        self.side = clan_of_seat(self.seen, observation.viewer)
        laid = self.seen.laid % TRICK_SIZE
        self.cards = list(self.seen.trick)[:laid]
        self.best = max((strength(card) for card in self.cards), default=-1)

    def liking(self, action: Action) -> float:
        if is_ask(action):
            return self._of_asking(action - ASK_FIRST)
        return self._of_laying(action) if is_card(action) else 0.0

    def _of_asking(self, seat: int) -> float:
        """A partner rather than an opponent, and only for want of a card."""
        return -100.0 + (clan_of_seat(self.seen, seat) == self.side)

    def _of_laying(self, card: Card) -> float:
        cost = STRENGTH * strength(card)
        if is_fusion(card):
            return -float(cost) - FACTOR
        worth = self._worth(card) + sum(map(self._worth, self.cards))
        return worth - cost if self._is_ours(card) else -worth - cost

    def _worth(self, card: Card) -> int:
        factor = multiplier(card) if clan_of_card(card) == self.side else 0
        return points(card) + FACTOR * factor

    def _is_ours(self, card: Card) -> bool:
        """Will the side have the strongest card, as far as he sees?"""
        if strength(card) > self.best:
            ours = clan_of_card(card) == self.side
            return ours if len(self.cards) == TRICK_SIZE - 1 or strength(card) >= SURE else not ours
        turn = next(i for i, laid in enumerate(self.cards) if strength(laid) == self.best)
        return clan_of_seat(self.seen, seat_after(self.seen, self.seen.leader, turn)) == self.side
