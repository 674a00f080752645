"""Time as tables know it: the wall clock in milliseconds, and being woken later.

Tables get a clock instead of reading one, so that a test can let three days pass at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

Millis = int


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> Millis:
        """Milliseconds since 1970."""
        ...

    def wake(self, at: Millis, what: Callable[[], None]) -> Alarm:
        """Call back at that time, or soon if it has passed."""
        ...


class SystemClock:
    """The clock of this machine."""

    def now(self) -> Millis:
        return time.time_ns() // 1_000_000

    def wake(self, at: Millis, what: Callable[[], None]) -> Alarm:
        seconds = max(0.0, (at - self.now()) / 1000)
        return asyncio.get_running_loop().call_later(seconds, what)
