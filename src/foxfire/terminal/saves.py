"""Where games are kept: saves of unfinished ones, records of finished ones.

Both are records in their text form. A file is written beside its place and then moved there in one
step, so that a terminal killed at any moment leaves the old file or the new one, never half of it.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from foxfire.core import records
from foxfire.core.files import replace_file
from foxfire.core.records import Record

SUFFIX = ".txt"
JSON_SUFFIX = ".jsonl"


def saves_folder() -> Path:
    return user_data_path("foxfire", appauthor=False) / "saves"


def records_folder() -> Path:
    return user_data_path("foxfire", appauthor=False) / "records"


def new_name(game_id: str) -> str:
    """A file name that sorts by time and that no second game started in this second shares."""
    return f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"


def latest(game_id: str) -> Path | None:
    """The save that was written last."""
    saves = saves_folder().glob(f"{game_id}-*{SUFFIX}")
    return max(saves, key=_written_at, default=None)


def _written_at(path: Path) -> int:
    """When a file was written; long ago, if another game has just removed it."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def may_replace(path: Path) -> bool:
    """Only a game of ours is ever written over, not somebody's other file."""
    if not path.is_file():
        return True
    try:
        with path.open("rb") as file:
            return file.read(10).startswith((b"[foxfire", b'{"foxfire')) or not path.stat().st_size
    except OSError:
        return False


def write(path: Path, record: Record) -> None:
    """Put a record into a file, at once or not at all; raises `OSError`."""
    is_json = path.suffix == JSON_SUFFIX
    text = records.to_json_lines(record) if is_json else records.to_text(record)
    if path.parent in (saves_folder(), records_folder()):
        path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, text.encode())


def own_place(path: Path, game_id: str) -> Path:
    """Where a game resumed from a file saves itself.

    Our own saves go on in place; a file that somebody keeps elsewhere is read and never written.
    """
    resolved = path.resolve()
    if resolved.parent == saves_folder().resolve():
        return resolved
    return saves_folder() / new_name(game_id)


def forget(path: Path) -> None:
    """Remove the save of a game that is over."""
    with suppress(OSError):
        path.unlink()
