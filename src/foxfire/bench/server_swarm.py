"""Many tables played at once over the network, to measure how a server carries them.

What is said on the wire is the business of a table's own class: `foxfire_tables.py` for our server,
`boardgame_tables.py` for the one we are compared with. Everything that is measured is here.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from foxfire.bench.server_client import SocketClient

TICK = 0.01  # seconds between two looks at who is to ping, and at how late we are


@dataclass(frozen=True)
class Work:
    """What a swarm is to do."""

    tables: int
    rate: float  # turns a second, all tables together; 0: each as fast as it is answered
    seconds: float


@dataclass
class Figures:
    """What came of it."""

    turns: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # from a turn to the last seat that hears it
    lags: list[float] = field(default_factory=list)  # by which the swarm itself was late
    errors: Counter[str] = field(default_factory=Counter)  # refusals by their codes


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Seat(ABC):
    """One player of one table, with a connection of its own."""

    socket: SocketClient

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    @abstractmethod
    async def connect(self, url: str) -> None: ...

    @abstractmethod
    def ping(self) -> None:
        """A sign of life, where the client has to give one."""


class Table:
    """One table: whose turn it is, when it is due, and who has not heard of it yet.

    A turn is taken when every seat has heard of the last one, however early its player knew.
    """

    def __init__(self, swarm: Swarm, number: int) -> None:
        self.swarm = swarm
        self.seats: Sequence[Seat] = ()
        self.rng = random.Random(number)
        self._offset = number / swarm.work.rate if swarm.work.rate else 0.0
        self._turns = 0
        self.rests = False  # takes no turns for now
        self._send: Callable[[], None] | None = None
        self._is_planned = False
        self._sent_at = 0.0
        self._waiting: set[int] = set()

    def plan(self, send: Callable[[], None]) -> None:
        """A turn can be taken: it will be, when it is due and all have heard of the last."""
        self._send, self._is_planned = send, True
        if self.swarm.began is not None and not self.is_pending:
            self.schedule()

    def schedule(self) -> None:
        swarm, loop = self.swarm, asyncio.get_running_loop()
        assert swarm.began is not None
        self._turns += 1
        rate = swarm.work.rate
        after = self._offset + self._turns * swarm.work.tables / rate if rate else 0.0
        loop.call_at(max(swarm.began + after, loop.time()), self._due)

    def _due(self) -> None:
        """The time has come, once for each turn, however often it was announced."""
        if self._is_planned:
            self._is_planned = False
            self.take_turn()

    def take_turn(self) -> None:
        if self.swarm.is_running and self._send is not None and not self.rests:
            self._sent_at = time.perf_counter()
            self._waiting = set(range(len(self.seats)))
            self._send()

    def heard(self, seat: int) -> None:
        """A seat has heard of the turn."""
        self._waiting.discard(seat)
        if not self._waiting and self._sent_at:
            self.swarm.figures.turns += 1
            self.swarm.figures.delays.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0
            if self._is_planned:
                self.schedule()

    def forget_turn(self) -> None:
        """Nobody is going to hear of it any more."""
        self._waiting, self._sent_at = set(), 0.0

    @property
    def is_pending(self) -> bool:
        """Whether somebody has not heard of the turn yet."""
        return self._sent_at > 0.0

    def refused(self, code: str) -> None:
        self.swarm.figures.errors[code] += 1


class Swarm:
    """All tables."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.figures = Figures()
        self.tables: list[Table] = []
        self.is_running = False
        self.began: float | None = None
        self._pinging: asyncio.Task[None] | None = None

    @property
    def seats(self) -> list[Seat]:
        return [seat for table in self.tables for seat in table.seats]

    async def connect(self, url: str, ping_seconds: float) -> None:
        self._pinging = asyncio.create_task(self._ping(ping_seconds))
        for seat in self.seats:
            await seat.connect(url)

    async def begin(self) -> None:
        """Everybody is there: play, until each table has had its first turns."""
        self.is_running, self.began = True, asyncio.get_running_loop().time()
        for table in self.tables:
            table.schedule()
        await asyncio.sleep(2 * self.work.tables / self.work.rate if self.work.rate else 1.0)

    async def run(self) -> Figures:
        """Play for a while, and count; begin first."""
        self.figures = Figures()
        begun = time.perf_counter()
        await asyncio.sleep(self.work.seconds)
        self.is_running = False
        self.figures.seconds = time.perf_counter() - begun
        return self.figures

    async def _ping(self, every: float) -> None:
        """Each seat in its own time, as those do who came one after the other."""
        loop, seats = asyncio.get_running_loop(), self.seats
        due, ticks = loop.time(), max(1, round(every / TICK))
        for place in itertools.cycle(range(ticks)):
            due += TICK
            await asyncio.sleep(due - loop.time())
            self.figures.lags.append(loop.time() - due)
            for seat in seats[place::ticks]:
                if hasattr(seat, "socket"):
                    seat.ping()

    async def close(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
        for seat in self.seats:
            if hasattr(seat, "socket"):
                await seat.socket.leave()
