"""When a search may end before its budget: its choice will not change any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# So many times the visits of every other turn, after so large a part of the budget. Turns whose
# values are close are visited about equally often, so this is a lead of several standard errors.
CLEAR_LEAD: Final = 5
CLEAR_SHARE: Final = 0.1
# And after so many simulations: what takes no time anyway is worth more than the time it saves.
CLEAR_AFTER: Final = 20_000


def is_clear(visits: Sequence[int], left: float) -> bool:
    """By the visits of the turns that were tried, and how many simulations are left.

    Either no other turn could catch up if it had all of them, or none is anywhere near.
    """
    second, first = sorted((0, 0, *visits))[-2:]
    if first - second > left:
        return True
    done = sum(visits)
    return first > CLEAR_LEAD * second and done > max(CLEAR_AFTER, CLEAR_SHARE * (done + left))
