"""Which card to give the partner (TAC-2.4)."""

from __future__ import annotations

import random
from typing import Final

from foxfire.bots.tac.hand_plan import Cards, gain
from foxfire.bots.tac.liking import LIKING
from foxfire.bots.tac.table import Table
from foxfire.bots.tac.worth import LIKED, Worth
from foxfire.core.bits import has
from foxfire.core.game import Action
from foxfire.games.tac.actions import GIVE_FIRST
from foxfire.games.tac.cards import Card, cards_in, is_exit
from foxfire.games.tac.seating import partner_of
from foxfire.games.tac.state import NOBODY

SAMPLES: Final = 6  # hands that the partner may have


class Gifts:
    """What gifts are worth to two partners together: what both hands will do after it.

    So an exit goes to a partner who announced none if there is one to spare, and else the card that
    his marbles need more than ours.
    """

    def __init__(self, worth: Worth) -> None:
        self._worth, self._table = worth, Table(worth.seen)
        self._giver = worth.seen.for_seat
        self._partner = partner_of(self._giver)
        self._hand = tuple(cards_in(worth.seen.hands[self._giver]))
        self._partner_hands = self._hands_of_partner()

    def of(self, action: Action) -> float:
        card = action - GIVE_FIRST
        rest = list(self._hand)
        rest.remove(card)
        own = self._gain(self._giver, tuple(rest))
        his = [self._gain(self._partner, _with(hand, card)) for hand in self._partner_hands]
        return own + sum(his) / len(his) - LIKED * LIKING[card]

    def _gain(self, seat: int, cards: Cards) -> float:
        colour = self._table.moved_by(seat)
        if colour == NOBODY:
            return 0.0
        walkers = self._worth.walkers(self._table, colour, True)
        return gain(walkers, cards, self._worth.taste.uses)

    def _hands_of_partner(self) -> list[Cards]:
        """What he may keep when he has given: seen, or drawn so that it agrees with what he
        announced."""
        seen = self._worth.seen
        if seen.hands[self._partner]:
            return [tuple(cards_in(seen.hands[self._partner]))]
        copies = self._worth.unseen.copies
        cards = [card for card, number in enumerate(copies) for _ in range(number)]
        exits = has(seen.announced, self._partner)
        dice = random.Random(0)  # always the same: the choice hangs on what is seen alone
        return [self._drawn(cards, exits, dice) for _ in range(SAMPLES)]

    def _drawn(self, cards: list[Card], exits: bool, dice: random.Random) -> Cards:
        while True:
            hand = dice.sample(cards, len(self._hand) - 1)
            if any(map(is_exit, hand)) == exits:
                return tuple(sorted(hand))


def _with(hand: Cards, card: Card) -> Cards:
    return tuple(sorted((*hand, card)))
