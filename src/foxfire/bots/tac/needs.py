"""How many cards a colour still needs, compiled: the search asks millions of times a second.

All numbers are fitted (`fitting.py`) and stand in one table, with a row for games against others
and one for games together. What a card in hand is worth stands there too.
"""

from __future__ import annotations

from typing import Any, Final

from foxfire.core.bits import bit
from foxfire.core.kernel import kernel
from foxfire.core.struct import Row
from foxfire.games.tac.board import (
    first_marble,
    in_house,
    is_fresh_there,
    on_ring,
    slot_of,
    start_of,
)
from foxfire.games.tac.cards import KINDS, Card
from foxfire.games.tac.seating import play_together
from foxfire.games.tac.state import MARBLES_EACH, RING, SLOTS, TacState

# The parts of a row: a marble by the fields before its start, fresh, or in the pocket; a house by
# its taken slots; a colour with nothing on the ring but something in the pocket, or with one marble
# on the ring; a card in hand.
FRESH: Final = RING
POCKET: Final = RING + 1
HOUSE: Final = POCKET + 1
IDLE: Final = HOUSE + (1 << SLOTS)
LONELY: Final = IDLE + 1
HELD: Final = LONELY + 1
ROW: Final = HELD + KINDS
AGAINST: Final = 0
TOGETHER: Final = ROW
NO_MARBLE: Final = -1


@kernel
def row_of(s: TacState) -> int:
    """Where the row of a game begins."""
    return TOGETHER if play_together(s) else AGAINST


@kernel
def colour_needs(table: Any, row: int, board: Row, fresh: int, colour: int) -> float:
    """The cards that a colour needs."""
    return needs_with(table, row, board, fresh, colour, NO_MARBLE, 0, NO_MARBLE, 0)


@kernel
def needs_with(
    table: Any, row: int, board: Row, fresh: int, colour: int,
    moved: int, to: int, also: int, also_to: int,
) -> float:  # fmt: skip
    """The same if one or two of its marbles stood elsewhere."""
    taken = 0
    out = 0
    waiting = 0
    total = 0.0
    for marble in range(first_marble(colour), first_marble(colour) + MARBLES_EACH):
        place = to if marble == moved else also_to if marble == also else board[marble]
        if in_house(place):
            taken |= bit(slot_of(place))
        else:
            total += table[row + spot_of(place, fresh, colour)]
            out += on_ring(place)
            waiting += not on_ring(place)
    total += table[row + HOUSE + taken]
    if out == 0 and waiting > 0:
        total += table[row + IDLE]
    elif out == 1:
        total += table[row + LONELY]
    return float(total)


@kernel
def spot_of(place: int, fresh: int, colour: int) -> int:
    """Where a marble is, as its colour sees it: so many fields before its start, or another."""
    if not on_ring(place):
        return POCKET
    if is_fresh_there(fresh, colour, place):
        return FRESH
    return (start_of(colour) - place) & (RING - 1)


@kernel
def card_worth(table: Any, row: int, card: Card) -> float:
    """The cards that a card in hand saves."""
    return float(table[row + HELD + card])
