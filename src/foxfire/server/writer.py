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
import time
from collections.abc import Callable, Sequence
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


class Writer:
    """The only one who writes to the database."""

    def __init__(self, engine: Engine, file: Path | None = None) -> None:
        self._engine = engine
        self._file = file
        self._inode = _inode(file)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="foxfire-writer", daemon=True)
        self._shared, self._begun = False, 0.0  # the last transaction: by several, and when
        self.trouble: str | None = None  # why the last transaction failed
        self.on_group: Callable[[int], None] = lambda jobs: None
        self._thread.start()

    async def write(self, writes: Sequence[Write]) -> None:
        """Returns when it is on disk; raises `RepeatedError` or `UnavailableError`."""
        job = _Job(writes, self._loop.create_future())
        self._jobs.put(job)
        await job.future

    async def close(self) -> None:
        """Finish what is queued."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread ---

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            self._linger()
            jobs, last = self._gather(first)
            self._shared = len(jobs) > 1
            self._settle(self._attempt(jobs))
            if last:
                return

    def _linger(self) -> None:
        """Where several share a flush, let more come: it costs as much as the rest of a turn."""
        if self._shared:
            time.sleep(max(0.0, self._begun + PACE - time.monotonic()))
        self._begun = time.monotonic()

    def _gather(self, first: _Job) -> tuple[list[_Job], bool]:
        jobs = [first]
        while len(jobs) < MOST_JOBS:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _attempt(self, jobs: list[_Job]) -> list[tuple[_Job, Exception | None]]:
        error = self._transaction(jobs)
        if isinstance(error, RepeatedError) and len(jobs) > 1:
            return [(job, self._transaction([job])) for job in jobs]
        return [(job, error) for job in jobs]

    def _transaction(self, jobs: list[_Job]) -> Exception | None:
        try:
            self._check_file()
            with self._engine.begin() as connection:
                for write in _merged(jobs):
                    _execute(connection, write)
        except IntegrityError:
            return RepeatedError()
        except Exception as error:  # whatever it is, this thread must live on
            if not isinstance(error, SQLAlchemyError | OSError):
                log.exception("the writer: a defect")
            self.trouble = _brief(error)
            return UnavailableError(f"the database cannot be written: {self.trouble}")
        self.trouble = None
        self.on_group(len(jobs))
        return None

    def _check_file(self) -> None:
        """SQLite would go on writing into a file that somebody has deleted."""
        if self._file is not None and _inode(self._file) != self._inode:
            raise OSError("its file is gone")

    def _settle(self, results: list[tuple[_Job, Exception | None]]) -> None:
        try:
            self._loop.call_soon_threadsafe(_tell, results)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return


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


def _tell(results: list[tuple[_Job, Exception | None]]) -> None:
    for job, error in results:
        if job.future.cancelled():
            continue
        if error is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(error)
