"""Being asked to end: what is running finishes its step and saves."""

from __future__ import annotations

import signal
import threading
from typing import Any

ASKED_BY = (signal.SIGINT, signal.SIGTERM)


class Interruption:
    """Within it the first signal only asks; a second one does what it always does."""

    def __init__(self) -> None:
        self.asked = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interruption:
        if threading.current_thread() is threading.main_thread():  # others may not
            self._before = {number: signal.signal(number, self._ask) for number in ASKED_BY}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}

    def _ask(self, *_: object) -> None:
        self.asked = True
        self.__exit__()
