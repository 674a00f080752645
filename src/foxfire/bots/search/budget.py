"""How long a search may take: `50ms`, `2s`, a number of simulations, or whichever is first."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from typing import Final

from foxfire.core.errors import OptionError, brief

DEFAULT_SECONDS: Final = 0.05
LEAST_SECONDS: Final = 1e-9  # a clock may be coarse
LONGEST_SECONDS: Final = 3600.0
MOST_SIMULATIONS: Final = 100_000_000
_UNITS: Final = {"ms": 0.001, "s": 1.0}
_TIME: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")


@dataclass(frozen=True)
class Budget:
    """For one turn; only one without a time gives equal choices for equal seeds."""

    seconds: float = math.inf
    simulations: int = MOST_SIMULATIONS
    until_clear: bool = False  # it need not be spent when the choice will not change any more

    def less(self, seconds: float) -> Budget:
        """What is left of it after some time."""
        return replace(self, seconds=self.seconds - seconds)

    def at_most(self, simulations: int) -> Budget:
        return replace(self, simulations=min(simulations, self.simulations))

    def left(self, done: int, seconds: float) -> float:
        """How many more simulations it has after so many in so much time."""
        pace = done / max(seconds, LEAST_SECONDS)
        return min(self.simulations - done, (self.seconds - seconds) * pace)


def read_budget(time: str | None = None, sims: str | None = None) -> Budget:
    """A budget from the parameters of a bot; without any, 50 ms."""
    if time is None and sims is None:
        return Budget(seconds=DEFAULT_SECONDS)
    seconds = math.inf if time is None else _seconds(time)
    return Budget(seconds, MOST_SIMULATIONS if sims is None else _simulations(sims))


def _seconds(text: str) -> float:
    found = _TIME.fullmatch(text)
    seconds = float(found[1]) * _UNITS[found[2]] if found else 0.0
    if not 0.001 <= seconds <= LONGEST_SECONDS:
        raise OptionError(f"time {brief(text)}: expected 1ms to {LONGEST_SECONDS:g}s, such as 50ms")
    return seconds


def _simulations(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_SIMULATIONS):
        raise OptionError(f"sims {brief(text)}: expected a number from 1 to {MOST_SIMULATIONS}")
    return int(text)
