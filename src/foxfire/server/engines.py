"""Outside programs in seats: commands of the operator, never of a client.

Each seat has a program of its own, which is told what that player sees and nothing else. It starts
with the seat's first decision, is told the whole game anew after a restart of the server or a
takeback, and ends when the seat is no longer its own. Whatever it does, the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from foxfire.core.game import Action
from foxfire.core.play import LogEntry, Observation, Play
from foxfire.engine.opponents import fallback
from foxfire.engine.outside import PREFIX, OutsideBot
from foxfire.server import takeback
from foxfire.server.metrics import Metrics
from foxfire.server.offers import Offer
from foxfire.server.settings import Settings

log = logging.getLogger(__name__)

Key = tuple[str, int]  # table and player


@dataclass(frozen=True)
class Situation:
    """What a program decides on; `own` are steps of the turn that it has decided on already."""

    table: str
    play: Play
    own: Sequence[LogEntry]
    seen: Observation
    seed: str


class Seat:
    """One program for one player of one table; everything here may block."""

    def __init__(self, name: str, command: str, play: Play, player: int, seconds: float) -> None:
        self.name = name
        self._player = player
        self._stand_in = fallback(play.game.id)
        self._bot = OutsideBot(command, play.game, self._stand_in, deadline=seconds)
        self._past: Play | None = None  # as far as the program has been told
        self._lock = threading.Lock()

    def decide(self, now: Situation, entries: Sequence[LogEntry]) -> tuple[Action, str | None]:
        """An action, and what went wrong if the fallback had to choose it."""
        with self._lock:
            self._tell(now.play, entries)
            faults = self._bot.conduct.faults.copy()
            action = self._bot.choose(now.seen, random.Random(now.seed))
            new = self._bot.conduct.faults - faults
            return action, next(iter(new), None)

    @property
    def stand_in(self) -> str:
        return self._stand_in.name

    def _tell(self, play: Play, entries: Sequence[LogEntry]) -> None:
        """All that the player has seen since the program was last told."""
        if self._past is None or self._past.log != entries[: len(self._past.log)]:
            self._past = Play(play.game, play.options, position=play.position)
            self._bot.begin(play.options, self._player)
        for entry in entries[len(self._past.log) :]:
            takeback.follow(self._past, entry)
            self._bot.notice(self._past.events(self._player))

    def close(self) -> None:
        with self._lock:
            self._bot.close()

    def kill(self) -> None:
        self._bot.kill()


class Engines:
    """All programs of a server."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._seats: dict[Key, Seat] = {}
        self._threads = ThreadPoolExecutor(settings.engine_programs, thread_name_prefix="engine")

    async def decide(self, bot: Offer, now: Situation) -> tuple[Action, str, bool] | None:
        """An action, whose it is, and whether the program failed; none when too many run."""
        seat = self._seat((now.table, now.seen.viewer), bot, now.play)
        if seat is None:
            return None
        loop = asyncio.get_running_loop()
        entries = [*now.play.log, *now.own]
        action, fault = await loop.run_in_executor(self._threads, seat.decide, now, entries)
        if fault is None:
            return action, bot.name, False
        self._metrics.engine_faults.add()
        log.warning("%s: %s", bot.name, fault)
        return action, seat.stand_in, True

    def _seat(self, key: Key, bot: Offer, play: Play) -> Seat | None:
        found = self._seats.get(key)
        if found is None and len(self._seats) < self._settings.engine_programs:
            command = self._settings.engines_of(play.game.id)[bot.name.removeprefix(PREFIX)]
            found = Seat(bot.name, command, play, key[1], self._settings.engine_seconds)
            self._seats[key] = found
        return found

    def keep(self, table: str, bots: dict[int, str]) -> None:
        """Only these players of a table have programs; others are sent away."""
        mine = [key for key in self._seats if key[0] == table]
        for key in mine:
            if bots.get(key[1]) != self._seats[key].name:
                seat = self._seats.pop(key)
                with suppress(RuntimeError):  # the server ends anyway
                    self._threads.submit(seat.close)

    async def close(self) -> None:
        for seat in self._seats.values():
            seat.kill()  # whoever waits for its answer need not
        for seat in self._seats.values():
            self._threads.submit(seat.close)
        await asyncio.to_thread(self._threads.shutdown)
