"""How many cards a colour still needs, compiled: the search asks millions of times a second."""

from __future__ import annotations

from typing import Final

import numpy as np

from foxfire.core.bits import bit, has
from foxfire.core.kernel import kernel
from foxfire.core.struct import Row
from foxfire.games.tac.board import (
    first_marble,
    free_from,
    in_house,
    is_fresh_there,
    on_ring,
    slot_of,
    start_of,
)
from foxfire.games.tac.state import MARBLES_EACH, RING, SLOTS

# In tenths of a card, what a marble needs until it is home: `journey.cards_home` by spot, here as
# numbers because compiled code holds them and finding them takes a second. A test compares both.
FRESH: Final = RING
POCKET: Final = RING + 1
_ROWS: Final = (
    (
        "103 105 100 119 98 94 91 88 85 85 102 85 78 97 97 98 99 97 97 97 98 98 101 105 101 103 "
        "108 108 109 109 110 110 111 112 113 116 117 117 118 120 121 122 122 123 124 125 126 128 "
        "129 130 131 132 133 134 135 136 137 136 139 140 135 116 133 137 134 156"
    ),
    (
        "31 37 37 48 39 37 35 37 36 37 46 38 31 44 45 46 48 47 46 47 49 49 51 54 52 53 57 57 58 "
        "59 59 60 61 62 63 65 66 66 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 86 85 77 "
        "84 86 70 39 58 64 61 80"
    ),
    (
        "19 18 25 21 20 23 23 23 24 28 27 22 28 31 32 34 33 34 35 36 36 37 40 39 40 42 44 45 46 "
        "46 47 48 49 50 51 53 53 54 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 73 71 "
        "70 74 58 45 39 50 50 69"
    ),
    (
        "16 22 18 20 20 20 20 21 25 23 22 25 27 30 31 31 32 32 33 34 35 37 37 38 39 41 42 43 44 "
        "45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 63 64 65 66 67 68 69 70 71 72 71 70 "
        "71 70 55 47 45 39 50 68"
    ),
    (
        "18 17 19 20 19 19 19 23 22 20 24 25 27 29 30 31 31 32 32 33 35 35 36 38 39 41 42 42 43 "
        "44 45 46 47 49 49 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 71 70 "
        "71 71 56 49 47 45 52 71"
    ),
)
CARDS_HOME: Final = np.array([[int(tenths) for tenths in row.split()] for row in _ROWS], np.int64)
ALONE: Final = 0  # the row of a colour's last marble; the others by the slots that are free
TENTHS: Final = 0.1
UNSETTLED: Final = 0.6  # for a slot behind a marble of the house
NO_MARBLE: Final = -1


@kernel
def colour_needs(board: Row, fresh: int, colour: int) -> float:
    """The cards that a colour needs; whichever marble needs most will be the last, and alone."""
    return needs_with(board, fresh, colour, NO_MARBLE, 0, NO_MARBLE, 0)


@kernel
def needs_with(
    board: Row, fresh: int, colour: int, moved: int, to: int, also: int, also_to: int
) -> float:
    """The same if one or two of its marbles stood elsewhere."""
    taken = 0
    for marble in range(first_marble(colour), first_marble(colour) + MARBLES_EACH):
        place = to if marble == moved else also_to if marble == also else board[marble]
        taken |= bit(slot_of(place)) if in_house(place) else 0
    free = max(1, free_from(taken, 0))
    total = 0
    last = -1
    for marble in range(first_marble(colour), first_marble(colour) + MARBLES_EACH):
        place = to if marble == moved else also_to if marble == also else board[marble]
        if not in_house(place):
            spot = spot_of(place, fresh, colour)
            needed = CARDS_HOME[free, spot]
            total += needed
            last = max(last, CARDS_HOME[ALONE, spot] - needed)
    return TENTHS * (total + max(0, last)) + UNSETTLED * gaps_behind(taken)


@kernel
def spot_of(place: int, fresh: int, colour: int) -> int:
    """Where a marble is, as its colour sees it: so many fields before its start, or another."""
    if not on_ring(place):
        return POCKET
    if is_fresh_there(fresh, colour, place):
        return FRESH
    return (start_of(colour) - place) & (RING - 1)


@kernel
def gaps_behind(taken: int) -> int:
    """Free slots that have a marble before them."""
    gaps = 0
    seen = False
    for slot in range(SLOTS):
        if has(taken, slot):
            seen = True
        elif seen:
            gaps += 1
    return gaps
