"""A running server without its network: the database, the people, the bots and all tables."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from foxfire.server.bots import Bots
from foxfire.server.clock import Clock, SystemClock
from foxfire.server.connection import Connection
from foxfire.server.errors import UnavailableError
from foxfire.server.identity import People
from foxfire.server.limits import Buckets, Heads
from foxfire.server.lobby import Lobby
from foxfire.server.metrics import Metrics
from foxfire.server.services import Services
from foxfire.server.session import Sessions
from foxfire.server.settings import Settings
from foxfire.server.store import Store

PROBE_SECONDS = 1.0  # between looks at a database that did not take the last write

log = logging.getLogger(__name__)


class House:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        """Needs a running loop; raises `SetupError` when the database cannot be used."""
        self.settings = settings
        self.clock = clock or SystemClock()
        self.metrics = Metrics()
        self.store = Store(settings.db_url)
        self.people = People(self.store, self.clock)
        self.bots = Bots(settings, self.metrics)
        services = Services(settings, self.clock, self.store, self.people, self.bots, self.metrics)
        self.lobby = Lobby(services)
        self.sessions = Sessions(services, self.lobby)
        self.connections: set[Connection] = set()
        self.closing = False
        self.person_heads = Heads(settings.connections)
        self.address_heads = Heads(settings.address_connections)
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.reads = Buckets(settings.read_rate, settings.read_burst)
        self.guests = Buckets(settings.guest_rate, settings.guest_burst)
        self._tasks: list[asyncio.Task[None]] = []
        self._count_things()

    def _count_things(self) -> None:
        def count(jobs: int) -> None:
            self.metrics.groups.add()
            self.metrics.grouped.add(jobs)

        self.store.writer.on_group = count
        gauge = self.metrics.gauge
        gauge("connections", lambda: len(self.connections), "connections that are open")
        gauge("tables", lambda: len(self.lobby.loaded), "tables in memory")
        gauge("database_up", lambda: self.store.trouble is None, "whether writes succeed")

    async def open(self) -> None:
        self.bots.start()
        self._tasks = [
            asyncio.create_task(self._go_on(), name="go-on"),
            asyncio.create_task(self._watch_database(), name="watch-database"),
        ]

    def see_out(self) -> None:
        """The server stops: everybody who is connected is let go, and will come back."""
        self.closing = True
        self.lobby.changed()  # whoever listens to the list of tables is told that this is the end
        for connection in list(self.connections):
            connection.end()

    async def close(self) -> None:
        """What was acknowledged is on disk already; nothing is lost by ending here."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lobby.close()
        await self.bots.close()
        await self.store.close()

    async def _go_on(self) -> None:
        try:
            await self.lobby.start()
        except UnavailableError:
            log.error("running tables could not be loaded; they will be when asked for")

    async def _watch_database(self) -> None:
        """After a failed write, find out when the database is back."""
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            if self.store.trouble is not None:
                with suppress(UnavailableError):
                    await self.store.probe()
                    log.info("the database can be written again")
