"""Everything that is kept: the entries of tables, and who people are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from foxfire.core.errors import SetupError
from foxfire.server import database as db
from foxfire.server.clock import Millis
from foxfire.server.entries import Line, dump, load
from foxfire.server.errors import UnavailableError
from foxfire.server.writer import Write, Writer

READERS = 2

T = TypeVar("T")
Row = dict[str, Any]

_INSERT_ENTRY = sa.insert(db.entries)
_INSERT_TABLE = sa.insert(db.tables)
_INSERT_SEATING = sa.insert(db.seatings)
_INSERT_PERSON = sa.insert(db.people)
_INSERT_CREDENTIAL = sa.insert(db.credentials)


@dataclass(frozen=True)
class TableRow:
    """What a lobby knows of a table."""

    id: str
    game: str
    status: str
    public: bool
    host: str
    invite_hash: str
    created_at: Millis
    ended_at: Millis | None = None


class Store:
    """The database behind a running server. Reads go beside the one writer."""

    def __init__(self, url: str) -> None:
        """Opens the database and brings it up to date; needs a running loop."""
        parsed = db.parse_url(url)
        file = db.sqlite_file(parsed)
        try:
            self._lock = _lock(file)
            self._writing = db.open_engine(parsed, writes=True)
            db.upgrade(self._writing)
        except (DBAPIError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise SetupError(f"the database cannot be opened: {reason}") from None
        self._reading = db.open_engine(parsed, writes=False)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="foxfire-reader")
        self.writer = Writer(self._writing, file)

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()
        if self._lock is not None:
            self._lock.release()

    @property
    def trouble(self) -> str | None:
        """Why nothing can be written at the moment."""
        return self.writer.trouble

    async def probe(self) -> None:
        """Try whether the database takes anything; notices its own recovery."""
        await self.writer.write([Write(sa.delete(db.credentials).where(sa.false()))])

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database, beside the loop."""

        def ask() -> T:
            with self._reading.begin() as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except (DBAPIError, OSError):
            raise UnavailableError("the database cannot be read") from None

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        return await self.read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )

    # --- tables ---

    async def create_table(self, row: TableRow, lines: Sequence[Line], seated: set[str]) -> None:
        await self.writer.write(
            [
                Write(_INSERT_TABLE, [dict(vars(row))]),
                Write(_INSERT_ENTRY, [_entry_row(row.id, line) for line in lines]),
                *_seatings(row.id, seated),
            ]
        )

    async def append(
        self,
        table: str,
        lines: Sequence[Line],
        *,
        seated: str | None = None,
        status: str | None = None,
    ) -> None:
        """Write entries down; raises `RepeatedError` when a number or a command is there already.

        `seated` has not sat here before; `status` is what the table becomes by these entries.
        """
        writes = [Write(_INSERT_ENTRY, [_entry_row(table, line) for line in lines])]
        if seated is not None:
            writes += _seatings(table, {seated})
        if status is not None:
            ended = lines[-1].at if status == "over" else None
            update = sa.update(db.tables).where(db.tables.c.id == table)
            writes.append(Write(update.values(status=status, ended_at=ended)))
        await self.writer.write(writes)

    async def lines(self, table: str) -> list[Line]:
        """All entries of a table, in order."""
        c = db.entries.c
        query = sa.select(db.entries).where(c.table_id == table).order_by(c.number)
        found = await self.rows(query)
        return [
            Line(row["number"], row["at"], load(row["body"]), row["person"], row["command"])
            for row in found
        ]

    async def has_command(self, table: str, person: str, command: str) -> bool:
        c = db.entries.c
        query = sa.select(c.number).where(
            c.table_id == table, c.person == person, c.command == command
        )
        return bool(await self.rows(query))

    async def last_number(self, table: str) -> int:
        c = db.entries.c
        (found,) = await self.rows(
            sa.select(sa.func.max(c.number).label("last")).where(c.table_id == table)
        )
        return int(found["last"] or 0)

    async def table(self, table: str) -> TableRow | None:
        found = await self.rows(sa.select(db.tables).where(db.tables.c.id == table))
        return TableRow(**found[0]) if found else None

    async def tables_by(self, *conditions: Any, limit: int = 500) -> list[TableRow]:
        """Tables, the newest first."""
        query = sa.select(db.tables).where(*conditions)
        found = await self.rows(query.order_by(db.tables.c.created_at.desc()).limit(limit))
        return [TableRow(**row) for row in found]

    async def tables_of(self, person: str) -> list[TableRow]:
        mine = sa.select(db.seatings.c.table_id).where(db.seatings.c.person == person)
        return await self.tables_by(db.tables.c.id.in_(mine))

    async def running(self) -> list[str]:
        query = sa.select(db.tables.c.id).where(db.tables.c.status == "running")
        return [row["id"] for row in await self.rows(query)]


def _lock(file: Path | None) -> FileLock | None:
    """Two servers on one file would each believe its own memory; a killed one leaves no lock."""
    if file is None:
        return None
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(file.with_name(f"{file.name}.lock"))
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise SetupError(f"another server uses {file.name}") from None
    return lock


def _entry_row(table: str, line: Line) -> Row:
    return {
        "table_id": table,
        "number": line.number,
        "at": line.at,
        "person": line.person,
        "command": line.command,
        "body": dump(line.entry),
    }


def _seatings(table: str, people: set[str]) -> list[Write]:
    rows: list[dict[str, object]] = [{"person": p, "table_id": table} for p in sorted(people)]
    return [Write(_INSERT_SEATING, rows)] if rows else []
