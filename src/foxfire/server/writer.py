"""One thread writes; whatever has piled up meanwhile goes into one transaction.

A flush to disk takes milliseconds, however much is flushed. While one is under way, the jobs of
other tables wait in a queue and then share the next. A job is done when its transaction is on disk,
never before. If a transaction fails, its jobs are tried one by one, so that the one that is wrong
fails alone; if the database itself fails, they all fail, and nothing of them has happened.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from foxfire.server.database import metadata
from foxfire.server.errors import UnavailableError

MOST_JOBS = 512  # in one transaction
PACE = 0.01  # seconds from one transaction to the next when many write

Rows = list[dict[str, object]]

log = logging.getLogger(__name__)


class RepeatedError(Exception):
    """What was to be written is there already."""


@dataclass(frozen=True)
class Write:
    """An insert with its rows, or a statement of another kind without."""

    statement: sa.Executable
    rows: Rows | None = None


@dataclass
class _Job:
    writes: Sequence[Write]
    future: asyncio.Future[None]


Results = list[tuple[_Job, Exception | None]]


class Writer:
    """The only one who writes to the database."""

    def __init__(self, engine: Engine, file: Path | None = None) -> None:
        self._engine = engine
        self._file = file
        self._inode = _inode(file)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Job] = []
        self._idle = asyncio.Event()  # nothing waits, and nothing is being written
        self._idle.set()
        self._is_free = True  # the thread, and no group is about to be handed over
        self._shared, self._begun = False, 0.0  # the last group: by several, and when
        self._groups: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._connection: Connection | None = None  # of the thread
        self._thread = threading.Thread(target=self._run, name="foxfire-writer", daemon=True)
        self.trouble: str | None = None  # why the last transaction failed
        self.on_group: Callable[[int], None] = lambda jobs: None
        self._thread.start()

    async def write(self, writes: Sequence[Write]) -> None:
        """Returns when it is on disk; raises `RepeatedError` or `UnavailableError`."""
        job = _Job(writes, self._loop.create_future())
        self._waiting.append(job)
        self._idle.clear()
        self._go_on()
        await job.future

    async def close(self) -> None:
        """Finish what is queued."""
        await self._idle.wait()
        self._groups.put(None)
        await asyncio.to_thread(self._thread.join)

    def _go_on(self) -> None:
        """Where several share a flush, let more come: it costs as much as the rest of a turn."""
        if self._waiting and self._is_free:
            self._is_free = False
            pause = self._begun + PACE - self._loop.time() if self._shared else 0.0
            self._loop.call_later(max(0.0, pause), self._hand_over)

    def _hand_over(self) -> None:
        """One group at a time: the thread is woken once for all of it."""
        group, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
        self._shared, self._begun = len(group) > 1, self._loop.time()
        self._groups.put(group)

    def _settle(self, results: Results) -> None:
        for job, error in results:
            if job.future.cancelled():
                continue
            if error is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(error)
        self._is_free = True
        self._go_on()
        if not self._waiting and self._is_free:
            self._idle.set()

    # --- in the thread ---

    def _run(self) -> None:
        while (jobs := self._groups.get()) is not None:
            results = self._attempt(jobs)
            try:
                self._loop.call_soon_threadsafe(self._settle, results)
            except RuntimeError:  # the loop is closed: nobody waits any more
                break
        self._hang_up()

    def _attempt(self, jobs: list[_Job]) -> Results:
        error = self._transaction(jobs)
        if isinstance(error, RepeatedError) and len(jobs) > 1:
            return [(job, self._transaction([job])) for job in jobs]
        return [(job, error) for job in jobs]

    def _transaction(self, jobs: list[_Job]) -> Exception | None:
        try:
            self._check_file()
            connection = self._connected()
            with connection.begin():
                for write in _merged(jobs):
                    _execute(connection, write)
        except IntegrityError:
            return RepeatedError()
        except Exception as error:  # whatever it is, this thread must live on
            if not isinstance(error, SQLAlchemyError | OSError):
                log.exception("the writer: a defect")
            self._hang_up()
            self.trouble = _brief(error)
            return UnavailableError(f"the database cannot be written: {self.trouble}")
        self.trouble = None
        self.on_group(len(jobs))
        return None

    def _check_file(self) -> None:
        """SQLite would go on writing into a file that somebody has deleted."""
        if self._file is not None and _inode(self._file) != self._inode:
            raise OSError("its file is gone")

    def _connected(self) -> Connection:
        """Held from one transaction to the next, and made anew after trouble."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                connection.close()


def _inode(file: Path | None) -> int | None:
    try:
        return None if file is None else file.stat().st_ino
    except FileNotFoundError:
        return None


def _merged(jobs: list[_Job]) -> list[Write]:
    """All writes of a transaction, rows for the same table together: one trip for many jobs.

    Rows come first, in an order in which none refers to a later one.
    """
    rows: dict[sa.Insert, Rows] = {}
    others: list[Write] = []
    for write in (write for job in jobs for write in job.writes):
        if write.rows is None:
            others.append(write)
        else:
            assert isinstance(write.statement, sa.Insert)
            rows.setdefault(write.statement, []).extend(write.rows)
    order = [table.name for table in metadata.sorted_tables]
    inserts = sorted(rows, key=lambda insert: order.index(insert.table.name))
    return [*(Write(insert, rows[insert]) for insert in inserts), *others]


def _execute(connection: Connection, write: Write) -> None:
    if write.rows is None:
        connection.execute(write.statement)
    else:
        connection.execute(write.statement, write.rows)


def _brief(error: Exception) -> str:
    """Without the statement, whose values are cards."""
    original = getattr(error, "orig", None)
    return str(original or error).splitlines()[0][:120]
