"""When a search may end before its budget: its choice will hardly change, or hardly matter."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

# So many times the visits of another turn. Turns whose values are close are visited about equally
# often, so this is a lead of several standard errors.
CLEAR_LEAD: Final = 5
# A difference that is known to so small a part of a match is none.
NEGLIGIBLE: Final = 0.002
# Both count only after so large a part of the budget, and after what a game says (`clear_after`).
CLEAR_SHARE: Final = 0.1


def is_clear(
    visits: Sequence[int], error_of: Callable[[int], float], left: float, least: int
) -> bool:
    """By the visits of the turns that were tried, and the standard error of what each brought.

    Either no other turn could catch up if it had all simulations that are left, or each is far
    behind or known to be about as good.
    """
    second, first = sorted((0, 0, *visits))[-2:]
    if first - second > left:
        return True
    done = sum(visits)
    if done <= max(least, CLEAR_SHARE * (done + left)):
        return False
    best = visits.index(first)
    near = (t for t, made in enumerate(visits) if t != best and CLEAR_LEAD * made >= first)
    return all(math.hypot(error_of(turn), error_of(best)) < NEGLIGIBLE for turn in near)
