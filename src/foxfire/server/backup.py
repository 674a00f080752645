"""Copies of a database: made while the server runs, put back while it does not."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from filelock import FileLock, Timeout

from foxfire.core.errors import SetupError
from foxfire.server import database as db
from foxfire.server.settings import Settings


def file_of(settings: Settings) -> Path:
    """The file of the database; a server has its own tools."""
    file = db.sqlite_file(db.parse_url(settings.db_url))
    if file is None:
        raise SetupError("only files of SQLite; for PostgreSQL use pg_dump and pg_restore")
    return file


def backup(settings: Settings, target: Path) -> int:
    """A whole and consistent copy; its size in bytes."""
    source = file_of(settings)
    if not source.exists():
        raise SetupError(f"there is no database {source}")
    if target.exists():
        raise SetupError(f"{target} is there already")
    part = target.with_name(f"{target.name}.part")
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise SetupError(f"no backup was made: {error}") from None
    return target.stat().st_size


def restore(settings: Settings, copy: Path) -> None:
    """Put a copy in the place of the database; what was there is kept beside it."""
    check(copy)
    target = file_of(settings)
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(target.with_name(f"{target.name}.lock"))
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise SetupError("stop the server first") from None
    with lock:
        for suffix in ("", "-wal", "-shm"):
            old = target.with_name(target.name + suffix)
            if old.exists():
                old.replace(target.with_name(f"{target.name}.before-restore{suffix}"))
        shutil.copyfile(copy, target)


def check(copy: Path) -> None:
    """Whether a file is a whole database of ours."""
    if not copy.is_file():
        raise SetupError(f"there is no file {copy}")
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as found:
            (said,) = found.execute("PRAGMA integrity_check").fetchone()
            found.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.Error as error:
        raise SetupError(f"{copy} is no backup of Foxfire: {error}") from None
    if said != "ok":
        raise SetupError(f"{copy} is damaged: {said}")
