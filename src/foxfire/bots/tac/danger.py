"""What opponents may do with their next cards: kick marbles, or win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from foxfire.bots.tac.journey import HOUSE, NUMBER_CARDS, next_spots
from foxfire.bots.tac.table import Table
from foxfire.bots.tac.unseen import Unseen
from foxfire.games.tac.board import start_of
from foxfire.games.tac.cards import FARTHEST, FOUR, ONE, SEVEN, THIRTEEN, Card, distance
from foxfire.games.tac.rules import SEVEN_STEPS
from foxfire.games.tac.state import POCKETS, RING

WILLING: Final = 0.7  # an opponent who could kick may have something better to do
CARD_FOR: Final[Mapping[int, Card]] = {distance(c): c for c in NUMBER_CARDS if c != FOUR}
BACKWARD: Final = distance(FOUR)


def expected_loss(table: Table, colour: int, hunters: Mapping[int, int], unseen: Unseen) -> float:
    """The cards that kicks will cost a colour; `hunters` gives the colour that a seat moves."""
    loss = 0.0
    for field, spot in table.marbles(colour):
        if field < RING:
            safe = 1.0
            for seat, hunting in hunters.items():
                cards = set(_hitting(table, field, hunting))
                safe *= 1 - WILLING * unseen.chance(seat, cards)
            loss += (1 - safe) * table.loss(colour, spot)
    return loss


def _hitting(table: Table, field: int, colour: int) -> Iterator[Card]:
    """The cards with which some marble of a colour could land on a field."""
    for hunter, _ in table.marbles(colour):
        ahead, behind = (field - hunter) % RING, (hunter - field) % RING
        if hunter >= RING:
            continue
        if 0 < ahead <= SEVEN_STEPS:
            yield SEVEN
        if ahead <= FARTHEST and ahead in CARD_FOR and table.gap_ahead(hunter) == ahead:
            yield CARD_FOR[ahead]
        if behind == BACKWARD and table.gap_behind(hunter) == behind:
            yield FOUR
    if field == start_of(colour) and table.marbles(colour)[-1][0] >= POCKETS:
        yield ONE
        yield THIRTEEN


def chance_to_finish(table: Table, colour: int, seat: int, unseen: Unseen) -> float:
    """How likely a seat brings the last marble of a colour home with its next card."""
    out = table.out(colour)
    if len(out) != 1 or out[0][0] >= RING:
        return 0.0
    field, spot = out[0]
    free = table.free(colour)
    cards = {c for c in NUMBER_CARDS if max(next_spots(free, spot, c), default=0) >= HOUSE}
    if table.gap_ahead(field) <= spot:
        cards &= {FOUR}  # forward, something stands in the way
    return unseen.chance(seat, cards)
