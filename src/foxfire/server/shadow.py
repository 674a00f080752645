"""The same table, some minutes behind, for those who see all hands late."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from foxfire.server import entries as e
from foxfire.server.clock import Alarm
from foxfire.server.entries import Line
from foxfire.server.state import rebuild

if TYPE_CHECKING:
    from foxfire.server.table import Table


class Shadow:
    """A state that takes entries in when they are old enough."""

    def __init__(self, table: Table, lines: Sequence[Line]) -> None:
        self._table = table
        self._clock = table.services.clock
        self._delay = 1000 * table.state.setup.watch_delay
        released = self._clock.now() - self._delay
        begun = [line for line in lines if line.at <= released or line.number == 1]
        self.state = rebuild(table.id, begun)
        self._later = deque(lines[len(begun) :])
        self._alarm: Alarm | None = None
        self._wait()

    def expect(self, line: Line) -> None:
        self._later.append(line)
        if len(self._later) == 1:
            self._wait()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _wait(self) -> None:
        if self._later:
            due = self._later[0].at + self._delay
            self._alarm = self._clock.wake(due, lambda: self._table.post(self._release))

    async def _release(self) -> None:
        now = self._clock.now()
        while self._later and self._later[0].at + self._delay <= now:
            line = self._later.popleft()
            if not isinstance(line.entry, e.Watched):
                self._table.eyes.tell_late(self.state, self.state.fold(line))
        self._wait()
