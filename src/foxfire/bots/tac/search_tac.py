"""What the search is told about TAC, in every mode."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from foxfire.bots.search.hooks import Hooks
from foxfire.core.bits import has
from foxfire.core.kernel import kernel
from foxfire.core.seats import OVER
from foxfire.core.struct import Row
from foxfire.games.tac.board import (
    first_marble,
    free_from,
    in_house,
    is_fresh_there,
    on_ring,
    start_of,
    taken_slots,
)
from foxfire.games.tac.choices import pick
from foxfire.games.tac.rules import utility
from foxfire.games.tac.seating import play_together
from foxfire.games.tac.state import CARD, GIVE, MARBLES_EACH, RING, SLOTS, TacState

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

# Cards laid in a simulation: two of everybody. Against the bots by rules (16 games each, 1,000
# simulations) 4 cards won 3 games, 8 won 8 and 24 won 7.
HORIZON: Final = 8
CARDS_AHEAD: Final = 6.0  # a lead of so many cards wins most games; a guess
CARDS_BETTER: Final = 4.0  # together: so many cards saved are a lot; a guess


@kernel
def rollout_pick(s: TacState) -> int:
    return pick(s)


@kernel
def stops_early(s: TacState, root: TacState) -> bool:
    """Games are long: after a few cards and between two turns the board is looked at."""
    is_between = s.phase == CARD or s.phase == GIVE
    return is_between and (s.laid >= root.laid + HORIZON or s.deal != root.deal)


@kernel
def evaluate(s: TacState, root: TacState, player: int) -> float:
    """A smooth guess from the cards that everybody still needs to bring his marbles home."""
    if play_together(s):
        saved = cards_in_all(root) - cards_in_all(s)
        return logistic(saved / CARDS_BETTER)
    if s.to_act == OVER:
        return 0.5 * (utility(s, player) + 1)
    return logistic((side_needs(s, 1 - (player & 1)) - side_needs(s, player & 1)) / CARDS_AHEAD)


@kernel
def logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


@kernel
def cards_in_all(s: TacState) -> float:
    """The cards of a whole game together: laid, and needed still."""
    return s.laid + side_needs(s, 0) + side_needs(s, 1)


@kernel
def side_needs(s: TacState, side: int) -> float:
    return colour_needs(s.marbles, s.fresh, side) + colour_needs(s.marbles, s.fresh, side + 2)


@kernel
def colour_needs(board: Row, fresh: int, colour: int) -> float:
    """The cards that a colour needs; whichever marble needs most will be the last, and alone."""
    taken = taken_slots(board, colour)
    free = max(1, free_from(taken, 0))
    total = 0
    last = -1
    for marble in range(first_marble(colour), first_marble(colour) + MARBLES_EACH):
        if not in_house(board[marble]):
            spot = spot_of(board[marble], fresh, colour)
            needed = CARDS_HOME[free, spot]
            total += needed
            last = max(last, CARDS_HOME[ALONE, spot] - needed)
    settling = UNSETTLED * gaps_behind(taken)
    return TENTHS * (total + max(0, last)) + settling


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


HOOKS: Final = Hooks(rollout_pick, stops_early, evaluate)
