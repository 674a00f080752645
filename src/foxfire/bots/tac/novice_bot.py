"""A TAC beginner: he counts fields and looks no further than the card he lays.

He brings marbles in, goes forward, takes what he can kick and knows which cards are good. He does
not plan with the cards he keeps, sees no danger, and does not know which fields are good to wait
on.
"""

from __future__ import annotations

import random
from typing import Final

from foxfire.bots.tac.journey import FRESH, HOUSE, POCKET, Spot
from foxfire.bots.tac.liking import LIKING, liking_of
from foxfire.bots.tac.table import spots_of
from foxfire.bots.tac.turns import Turns
from foxfire.core.bits import has
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.tac.actions import GIVE_FIRST
from foxfire.games.tac.cards import Card, exits_in, is_exit
from foxfire.games.tac.ownership import winning_side
from foxfire.games.tac.seating import partner_of, play_together
from foxfire.games.tac.state import GIVE, NOBODY, RING, SEATS, SKIPPED, SLOTS, TacState

IN_POCKET: Final = RING + 20  # fields to go, as a beginner feels them
AT_START: Final = RING
SLOT: Final = 2  # a slot deeper in the house
KEPT: Final = 3.0  # fields that a good card in hand is worth
SKIPPING: Final = 3.0
WIN: Final = 10_000.0


class TacNoviceBot:
    """Plays every mode with both decks."""

    name = "novice"

    def __init__(self) -> None:
        self._turns = Turns()

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        if observation.seen.phase == GIVE:
            return max(legal, key=lambda action: _gift(observation.seen, action - GIVE_FIRST))
        return self._turns.next_action(observation.seen, Fields(observation).worth)


class Fields:
    """Boards as a beginner sees them: fields to go, his side's against the others'."""

    def __init__(self, observation: Observation) -> None:
        self.seen: TacState = observation.seen
        self.together = play_together(self.seen)
        me = observation.viewer
        self.ours = [self.together or (seat ^ me) & 1 == 0 for seat in range(SEATS)]

    def worth(self, after: TacState) -> float:
        won = winning_side(after, after.marbles)
        if won != NOBODY:
            return WIN if self.ours[won] else -WIN
        total = 0.0
        for colour in range(SEATS):
            to_go = sum(map(fields_to_go, spots_of(after, colour)))
            total += -to_go if self.ours[colour] else to_go
        if after.deal == self.seen.deal and after.to_act >= 0:
            total += KEPT * liking_of(after.hands[self.seen.for_seat])
            if after.phase == SKIPPED:
                total += -SKIPPING if self.together else SKIPPING
        return total


def fields_to_go(spot: Spot) -> int:
    if spot >= HOUSE:
        return SLOT * (HOUSE + SLOTS - 1 - spot)
    if spot == POCKET:
        return IN_POCKET
    return AT_START if spot == FRESH else spot + SLOT * SLOTS


def _gift(seen: TacState, card: Card) -> float:
    """An exit for a partner who announced none, if there is one to spare; else the least liked."""
    spare = exits_in(seen.hands[seen.for_seat]) > 1
    if is_exit(card) and spare and not has(seen.announced, partner_of(seen.for_seat)):
        return 1.0
    return -LIKING[card]
