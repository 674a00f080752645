"""The chance to win a game of Tatsu by its score, before the next hand."""

from __future__ import annotations

import math
from typing import Final

from foxfire.bots.chances.tables import Chances, load_chances
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.seats import OVER
from foxfire.games.tatsu.rules import has_won
from foxfire.games.tatsu.seating import next_dealer
from foxfire.games.tatsu.state import TatsuState

inline_kernels(__name__)

TARGET: Final = 500  # what the tables reach back to
STEPS: Final = {2: 10, 3: 25}  # points from one place of a table to the next, by rivals
STEP_OF_TWO: Final = STEPS[2]
STEP_OF_THREE: Final = STEPS[3]

# By what is missing and in the order in which the rivals deal; the last index is whose chance.
# Partners are one rival: with four players every other hand is dealt by the same side.
PILES: Final = load_chances("tatsu-2")
TEAMS: Final = load_chances("tatsu-4")
THREE: Final = load_chances("tatsu-3")


@kernel
def chance_to_win(s: TatsuState, player: int) -> float:
    """From 0 to 1. Partners share a score; three players have one each (TATSU-8.14)."""
    if s.to_act == OVER:
        return 1.0 if has_won(s, player) else 0.0
    dealer = next_dealer(s)
    if s.players == 3:
        return chance_of_three(s, dealer, player)
    return chance_of_two(s, dealer & 1, player & 1)


@kernel
def missing(s: TatsuState, player: int) -> float:
    """Both may have reached the target when they are level (TATSU-7.2)."""
    return max(0.0, float(s.target - s.scores[player]))


@kernel
def shortened(own: float, most: float) -> float:
    """What somebody misses, as if most were missing what a table reaches back to.

    Leads shrink by the root: far from the end the spread of the hands to come is worth the same.
    """
    if most <= TARGET:
        return own
    return max(0.0, TARGET - (most - own) * math.sqrt(TARGET / most))


@kernel
def chance_of_two(s: TatsuState, dealer: int, side: int) -> float:
    own = missing(s, dealer)
    other = missing(s, 1 - dealer)
    most = max(own, other)
    x = shortened(own, most) / STEP_OF_TWO
    y = shortened(other, most) / STEP_OF_TWO
    chance = plane(PILES, x, y) if s.players == 2 else plane(TEAMS, x, y)
    return chance if side == dealer else 1.0 - chance


@kernel
def plane(table: Chances, x: float, y: float) -> float:
    """Between four places of a table: the chance of who deals next."""
    i = min(int(x), len(table) - 2)
    j = min(int(y), len(table) - 2)
    x -= i
    y -= j
    low = (1 - y) * table[i, j, 0] + y * table[i, j + 1, 0]
    high = (1 - y) * table[i + 1, j, 0] + y * table[i + 1, j + 1, 0]
    return float((1 - x) * low + x * high)


@kernel
def chance_of_three(s: TatsuState, dealer: int, player: int) -> float:
    turn = 2 if s.turn_right == 1 else 1  # TATSU-8.15
    second = (dealer + turn) % 3
    third = (second + turn) % 3
    most = max(missing(s, 0), missing(s, 1), missing(s, 2))
    x = shortened(missing(s, dealer), most) / STEP_OF_THREE
    y = shortened(missing(s, second), most) / STEP_OF_THREE
    z = shortened(missing(s, third), most) / STEP_OF_THREE
    place = 0 if player == dealer else (1 if player == second else 2)
    return room(x, y, z, place)


@kernel
def room(x: float, y: float, z: float, place: int) -> float:
    """Between eight places of the table for three."""
    i = min(int(x), len(THREE) - 2)
    j = min(int(y), len(THREE) - 2)
    k = min(int(z), len(THREE) - 2)
    x -= i
    y -= j
    z -= k
    total = 0.0
    for corner in range(8):
        a = corner & 1
        b = (corner >> 1) & 1
        c = corner >> 2
        weight = (x if a else 1 - x) * (y if b else 1 - y) * (z if c else 1 - z)
        total += weight * THREE[i + a, j + b, k + c, place]
    return total
