"""Who looks at a table, and what they are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from foxfire.server import checks, projection
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.connection import Connection
from foxfire.server.entries import Line
from foxfire.server.errors import NotAllowedError
from foxfire.server.messages import View
from foxfire.server.shadow import Shadow
from foxfire.server.state import TableState, Told
from foxfire.server.telling import Telling

if TYPE_CHECKING:
    from foxfire.server.table import Table


class Eyes:
    """All connections that look at one table, each through the eyes it may use."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._services = table.services
        self._open: dict[View, set[Connection]] = {}
        self._seen: dict[tuple[str, View], int] = {}
        self._shadow: Shadow | None = None

    @property
    def _state(self) -> TableState:
        return self._table.state

    @property
    def are_closed(self) -> bool:
        return not self._open

    @property
    def _everybody(self) -> set[Connection]:
        return {connection for group in self._open.values() for connection in group}

    # --- opening ---

    async def attach(self, connection: Connection, hello: m.Hello) -> None:
        s, person = self._state, connection.person.id
        checks.access(s, person, hello.invite, self._table.invite_hash)
        await self._services.people.meet(s.host, *s.held)
        views = self._views_of(person)
        if hello.view is not None:
            if hello.view not in views:
                raise NotAllowedError("these are not your eyes")
            views = [hello.view]
        for view in views:
            await self._open_one(connection, view, hello)
        self._tell_presence()

    def _views_of(self, person: str) -> list[View]:
        """All seats of somebody, else what the table lets people watch."""
        s = self._state
        mine: list[View] = [*s.seats_of(person)]
        if mine or s.status == "open":
            return mine or ["spectator"]
        match s.setup.watching:
            case "seat":
                return [s.setup.watch_seat]
            case "delayed":
                return ["referee"]
            case "end":
                return ["spectator"]
        raise NotAllowedError("nobody may watch this table")

    async def _open_one(self, connection: Connection, view: View, hello: m.Hello | None) -> None:
        if connection.closed:
            return
        s, person = self._state, connection.person.id
        sees_cards = s.status != "open" and view != "spectator" and view not in s.seats_of(person)
        if sees_cards and person not in s.watched:
            await self._table.write(e.Watched(person=person), person=person)
        if view == "referee":
            s = await self._delayed()
        self._open.setdefault(view, set()).add(connection)
        connection.tables.add(self._table)
        for message in self._catching_up(s, person, view, hello):
            connection.send(message)
        question = projection.ask(s, view)
        if question is not None and view in s.seats_of(person):
            connection.send(question)

    def _catching_up(
        self, s: TableState, person: str, view: View, hello: m.Hello | None
    ) -> Sequence[m.Server]:
        """The gap, if it can be told and was not yet seen; else a snapshot.

        What somebody has seen is not shown again just because they ask: the rules may not let them
        look back (FOX-3.6), and `show` knows what they may.
        """
        if hello is not None and hello.last is not None and hello.projection == m.PROJECTION:
            own = s.acted[view] if isinstance(view, int) else 0
            if hello.last >= max(self._seen.get((person, view), 0), own):
                missed = projection.gap(
                    s, view, hello.last, self._names, lambda line: self._is_muted(person, line)
                )
                if missed is not None:
                    return missed
        now = self._services.clock.now()
        return [projection.snapshot(s, view, self._names, self._online(), now)]

    async def _delayed(self) -> TableState:
        """The table as it was a while ago, for those who see all hands late."""
        if self._shadow is None:
            lines = await self._services.store.lines(self._table.id)
            self._shadow = Shadow(self._table, lines)
        return self._shadow.state

    def _names(self, person: str) -> str | None:
        return self._services.people.name(person)

    def seen(self, person: str, view: View, seq: int) -> None:
        key = person, view
        self._seen[key] = max(self._seen.get(key, 0), min(seq, self._state.seq))

    # --- closing ---

    async def detach(self, connection: Connection) -> None:
        connection.tables.discard(self._table)
        self._close(connection)
        self._tell_presence()

    def _close(self, connection: Connection) -> None:
        for view in list(self._open):
            self._open[view].discard(connection)
            if not self._open[view]:
                del self._open[view]
        if "referee" not in self._open:
            self._drop_shadow()

    def _drop_shadow(self) -> None:
        if self._shadow is not None:
            self._shadow.close()
            self._shadow = None

    def close_all(self) -> None:
        for connection in self._everybody:
            connection.tables.discard(self._table)
            connection.end()
        self._drop_shadow()

    # --- moving ---

    async def move(self, person: str) -> None:
        """Somebody sits elsewhere now: other eyes for all their connections."""
        for connection in [c for c in self._everybody if c.person.id == person]:
            self._close(connection)
            await self._reopen(connection)
        self._tell_presence()

    async def move_watchers(self) -> None:
        """An open table may be looked at by everybody; a game as the table says."""
        if self._state.setup.watching != "end":
            for person in {c.person.id for c in self._open.get("spectator", set())}:
                await self.move(person)

    async def _reopen(self, connection: Connection) -> None:
        try:
            views = self._views_of(connection.person.id)
        except NotAllowedError as error:
            connection.tables.discard(self._table)
            connection.send(m.Error(code=error.code, message=error.message, clause=None))
            return
        for view in views:
            await self._open_one(connection, view, None)

    # --- telling ---

    def tell(self, told: Told) -> None:
        """Send an entry to everybody who looks, each through their own eyes."""
        if isinstance(told.line.entry, e.Watched):
            return
        if self._shadow is not None:
            self._shadow.expect(told.line)
        telling = self._telling(self._state, told)
        for view, group in self._open.items():
            if view != "referee":
                self._tell_view(self._state, telling, view, group)

    def tell_late(self, s: TableState, told: Told) -> None:
        """From the shadow: something that happened a while ago."""
        self._tell_view(s, self._telling(s, told), "referee", self._open.get("referee", set()))

    def _telling(self, s: TableState, told: Told) -> Telling:
        return Telling(s, projection.news(s, told, self._names, told.parts))

    def _tell_view(
        self, s: TableState, telling: Telling, view: View, group: set[Connection]
    ) -> None:
        told, encoded = telling.news.told, telling.to(view)
        ask = projection.ask(s, view) if view in told.asked else None
        question = () if ask is None else (m.encode(ask),)
        for connection in group:
            if self._is_muted(connection.person.id, told.line):
                connection.send(projection.unsaid(projection.event(s, telling.news, view)))
            elif question and view in s.seats_of(connection.person.id):
                connection.push(encoded, *question)
            else:
                connection.push(encoded)
        self._services.metrics.messages.add(len(group))

    def _is_muted(self, person: str, line: Line) -> bool:
        """Whether an entry is talk that a person does not want to read."""
        if not isinstance(line.entry, e.Talked) or line.person is None:
            return False
        return self._services.people.is_muted(person, line.person)

    def _online(self) -> list[int]:
        present = {connection.person.id for connection in self._everybody}
        return [seat for seat in self._state.people if self._state.seats[seat].person in present]

    def _tell_presence(self) -> None:
        seated = {self._state.seats[seat].person for seat in self._state.people}
        watchers = {connection.person.id for connection in self._everybody} - seated
        message = m.Presence(table=self._table.id, online=self._online(), watchers=len(watchers))
        for connection in self._everybody:
            connection.send(message)
