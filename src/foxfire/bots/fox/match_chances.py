"""The chance to win a game of Fox by its score, before the next round."""

from __future__ import annotations

import math
from typing import Final

from foxfire.bots.chances.tables import load_chances
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.seats import OVER
from foxfire.games.fox.rules import utility
from foxfire.games.fox.state import FoxState

inline_kernels(__name__)

MOST_MISSING: Final = 40  # points; a long game is to 35
DEALERS: Final = load_chances("fox")  # of who deals next, by what he and the other miss


@kernel
def chance_to_win(s: FoxState, player: int) -> float:
    """From 0 to 1; a draw is half a game (FOX-5.4)."""
    if s.to_act == OVER:
        return 0.5 * (utility(s, player) + 1)
    dealer = 1 - s.dealer  # FOX-2.1
    chance = dealers_chance(missing(s, dealer), missing(s, 1 - dealer))
    return chance if player == dealer else 1.0 - chance


@kernel
def missing(s: FoxState, player: int) -> int:
    """Treasures may bring him to the target within a round, which is played on (FOX-5.3)."""
    return max(1, s.target - s.scores[player])


@kernel
def dealers_chance(own: int, other: int) -> float:
    """Far from the end the same number of rounds' spread is worth the same."""
    most = max(own, other)
    if most <= MOST_MISSING:
        return float(DEALERS[own, other])
    lead = abs(own - other) * math.sqrt(MOST_MISSING / most)
    short = max(1.0, MOST_MISSING - lead)
    low = int(min(short, MOST_MISSING - 1.0))
    part = short - low
    if own < other:
        return float(
            (1 - part) * DEALERS[low, MOST_MISSING] + part * DEALERS[low + 1, MOST_MISSING]
        )
    return float((1 - part) * DEALERS[MOST_MISSING, low] + part * DEALERS[MOST_MISSING, low + 1])
