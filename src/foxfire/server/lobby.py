"""All tables of a server: made, found, loaded when wanted, let go when nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from foxfire.core import options as option_reader
from foxfire.core.errors import OptionError
from foxfire.core.records import Record
from foxfire.core.registry import game as find_game
from foxfire.server import checks, projection, shuffle, starts
from foxfire.server import database as db
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.clock import Millis
from foxfire.server.entries import Entry, Line
from foxfire.server.errors import ConflictError, NotFoundError, TooManyError
from foxfire.server.identity import hashed, new_id, new_secret
from foxfire.server.offers import default_bot
from foxfire.server.services import Services
from foxfire.server.state import TableState, rebuild
from foxfire.server.store import TableRow
from foxfire.server.table import Table
from foxfire.server.writer import Write

TIDY_SECONDS = 60
LISTED = 100  # tables that a lobby shows
OPEN_MILLIS = 24 * 3600 * 1000  # for which a table that has not begun counts as its host's

log = logging.getLogger(__name__)


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stands in a list."""

    id: str
    game: str
    status: str
    options: dict[str, Any]
    tempo: m.Tempo
    watching: m.Watching
    seats: list[m.Sitter]
    created_at: Millis
    my_turn: bool = False


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table, and the code that lets friends in."""

    table: str
    invite: str


class Lobby:
    """The one place that knows every table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._tidying: asyncio.Task[None] | None = None
        self.news = asyncio.Event()  # set once, when the list of public tables changes

    # --- making ---

    async def create(self, person: str, wish: m.NewTable) -> Made:
        """A table as somebody wants it; it begins at once when no seat is open."""
        await self._check_number(person)
        start = starts.given(wish, await self._finished(wish))
        setup = _setup(wish, start)
        places = self._places(wish, setup)
        if start is not None:
            starts.check_seats(wish)
            starts.check(setup, start)
        lines = self._first_lines(person, wish, setup, places, start)
        return await self._create(person, setup, lines)

    async def _finished(self, wish: m.NewTable) -> Record | None:
        """The finished game that a new one goes on with."""
        if wish.start is None or wish.start.table is None:
            return None
        table = await self.find(wish.start.table)
        if table.state.status != "over":
            raise ConflictError("that game is not over")
        return table.record()

    async def _create(self, person: str, setup: m.Setup, lines: Sequence[Line]) -> Made:
        table, invite = new_id(), new_secret()
        row = TableRow(
            id=table,
            game=setup.game,
            status="open",
            public=setup.public,
            host=person,
            invite_hash=hashed(invite),
            created_at=lines[0].at,
        )
        await self._services.store.create_table(row, lines, {person})
        loaded = await self.find(table)
        await loaded.begin_if_full()
        if setup.public:
            self.changed()
        return Made(table=table, invite=invite)

    def _places(self, wish: m.NewTable, setup: m.Setup) -> Sequence[m.Place]:
        rest = [m.Place(kind="open")] * (setup.players - 1)
        places = [m.Place(kind="me"), *rest] if wish.seats is None else wish.seats
        if len(places) != setup.players:
            raise OptionError(f"{len(places)} seats: this game has {setup.players}")
        if all(place.kind != "me" for place in places):
            raise ConflictError("whoever makes a table sits at it")
        for place in places:
            if place.kind == "bot":
                self._services.bots.offer(place.bot or default_bot(setup.game), setup.game)
        return places

    def _first_lines(
        self,
        person: str,
        wish: m.NewTable,
        setup: m.Setup,
        places: Sequence[m.Place],
        start: m.Given | None,
    ) -> list[Line]:
        first: list[Entry] = [
            e.Created(
                setup=setup,
                host=person,
                tempo=wish.tempo,
                hints=wish.hints,
                secret=shuffle.new_secret(),
                start=start,
            )
        ]
        for seat, place in enumerate(places):
            if place.kind == "me":
                first.append(e.Sat(seat=seat, person=person))
            elif place.kind == "bot":
                first.append(e.Botted(seat=seat, bot=place.bot or default_bot(setup.game)))
        return self._lines(first)

    def _lines(self, entries: Sequence[Entry]) -> list[Line]:
        now = self._services.clock.now()
        return [Line(number, now, entry) for number, entry in enumerate(entries, start=1)]

    async def _check_number(self, person: str) -> None:
        """A host has only so many tables; one that nobody came to stops counting after a while."""
        old = self._services.clock.now() - OPEN_MILLIS
        counted = [
            row
            for row in await self._services.store.tables_of(person)
            if row.host == person
            and (row.status == "running" or (row.status == "open" and row.created_at > old))
        ]
        if len(counted) >= self._services.settings.tables:
            raise TooManyError("you have too many tables that are not over")

    async def rematch(self, state: TableState, person: str) -> str:
        """The same table again: bots sit where they sat, and all who played may come in."""
        first: list[Entry] = [
            e.Created(
                setup=state.setup,
                host=person,
                tempo=state.tempo,
                hints=state.hints,
                secret=shuffle.new_secret(),
                invited=sorted(state.held),
                start=state.start,
            )
        ]
        for number, seat in enumerate(state.seats):
            if seat.person == person:
                first.append(e.Sat(seat=number, person=person))
            elif seat.kind == "bot" and seat.bot is not None:
                first.append(e.Botted(seat=number, bot=seat.bot))
        made = await self._create(person, state.setup, self._lines(first))
        return made.table

    # --- finding ---

    async def find(self, table: str) -> Table:
        """A table in memory, from the database if it is not there; raises `NotFoundError`."""
        task = self._tables.get(table)
        if task is not None and _is_useless(task):
            await self._forget(table)
            task = None
        if task is None:
            task = self._tables[table] = asyncio.create_task(self._load(table))
        elif task.done():
            return task.result()
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._tables.get(table) is task:
                del self._tables[table]
            raise

    async def _forget(self, table: str) -> None:
        """A table that could not be loaded, or must be loaded again."""
        task = self._tables.pop(table, None)
        if task is not None and not task.cancelled() and task.exception() is None:
            await task.result().close()

    async def _load(self, table: str) -> Table:
        store, people = self._services.store, self._services.people
        row = await store.table(table)
        if row is None:
            raise NotFoundError("there is no such table")
        state = rebuild(table, await store.lines(table))
        await people.meet(state.host, *state.held)
        return Table(state, row.invite_hash, self._services, self)

    async def see(self, table: str, person: str, invite: str | None = None) -> Table:
        """A table that somebody may know of."""
        found = await self.find(table)
        checks.access(found.state, person, invite, found.invite_hash)
        return found

    @property
    def loaded(self) -> list[Table]:
        done = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def public(self) -> list[Listed]:
        """Tables that wait for players or may be watched, the newest first."""
        c = db.tables.c
        rows = await self._services.store.tables_by(
            c.public.is_(True), c.status != "over", limit=LISTED
        )
        listed = [await self._listed(row, None) for row in rows]
        return [table for table in listed if any(s.kind == "person" for s in table.seats)]

    async def mine(self, person: str) -> list[Listed]:
        rows = await self._services.store.tables_of(person)
        return [await self._listed(row, person) for row in rows]

    async def _listed(self, row: TableRow, person: str | None) -> Listed:
        return await self.listed(await self.find(row.id), person)

    async def listed(self, table: Table, person: str | None) -> Listed:
        s = table.state
        mine = [] if person is None else s.seats_of(person)
        return Listed(
            id=table.id,
            game=s.setup.game,
            status=s.status,
            options=s.setup.options,
            tempo=s.tempo,
            watching=s.setup.watching,
            seats=projection.sitters(s, self._services.people.name),
            created_at=s.created_at,
            my_turn=any(seat in s.questions for seat in mine),
        )

    def changed(self) -> None:
        """Whoever listens to the list is told."""
        self.news.set()
        self.news = asyncio.Event()

    # --- running ---

    async def start(self) -> None:
        """Go on with every game that was running; bots and clocks need no visitor."""
        for table in await self._services.store.running():
            await self.find(table)
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
        for task in self._tables.values():
            task.cancel()
        for table in self.loaded:
            await table.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            await self.let_go()

    async def let_go(self) -> None:
        """Forget tables at which nothing can happen before somebody asks for them again."""
        for table in [table for table in self.loaded if table.is_idle or table.broken]:
            await self._forget(table.id)

    # --- leaving for good ---

    async def forget_words(self, person: str) -> None:
        """Blank whatever somebody said in words of their own; the only entries ever changed."""
        c = db.entries.c
        query = sa.select(db.entries).where(c.person == person, c.body.contains('"talked"'))
        for row in await self._services.store.rows(query):
            entry = e.load(row["body"])
            if isinstance(entry, e.Talked) and entry.text is not None:
                blank = msgspec.structs.replace(entry, text="")
                here = (c.table_id == row["table_id"], c.number == row["number"])
                update = sa.update(db.entries).where(*here).values(body=e.dump(blank))
                await self._services.store.writer.write([Write(update)])
        for table in self.loaded:
            table.state.forget_words(person)


def _is_useless(task: asyncio.Task[Table]) -> bool:
    """A table that could not be loaded, or must be loaded again."""
    if not task.done():
        return False
    return task.cancelled() or task.exception() is not None or task.result().broken


def _setup(wish: m.NewTable, start: m.Given | None) -> m.Setup:
    game = find_game(wish.game)
    wanted = starts.options(wish, start)
    options = option_reader.read(game.options_type, wanted).settled()
    players = game.facts(options).players
    if wish.watching == "seat" and wish.watch_seat >= players:
        raise OptionError(f"watch_seat = {wish.watch_seat}: seats are 0 to {players - 1}")
    return m.Setup(
        game=game.id,
        rules=game.rules_version,
        options=options.as_json(),
        players=players,
        public=wish.public,
        watching=wish.watching,
        watch_seat=wish.watch_seat,
        watch_delay=wish.watch_delay,
        talking=wish.talking,
        training=start is not None,
        pause=wish.pause,
    )
