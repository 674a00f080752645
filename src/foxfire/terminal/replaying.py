"""A record as steps that can be walked through, up to the place where it breaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from foxfire.core import records
from foxfire.core.errors import RecordError
from foxfire.core.play import Play
from foxfire.core.records import Record


@dataclass(frozen=True)
class Steps:
    """The steps of a record that are legal, and what is wrong after them, if anything is."""

    record: Record
    fault: RecordError | None = None

    def __len__(self) -> int:
        return len(self.record.entries)

    def plays(self) -> Iterator[Play]:
        """The one game, after each of its steps; its events are those of the last step."""
        play = records.begin(self.record)
        for entry in self.record.entries:
            records.follow(play, entry)
            yield play

    def after(self, number: int) -> Play:
        """The game after so many steps."""
        play = records.begin(self.record)
        for entry in self.record.entries[:number]:
            records.follow(play, entry)
        return play


def read(path: Path) -> Steps:
    """A record with its legal steps; raises only where not even its head can be used."""
    record, fault = _read(path)
    play = records.begin(record)
    for number, entry in enumerate(record.entries):
        try:
            records.follow(play, entry)
        except RecordError as error:
            legal = replace(record, entries=record.entries[:number], scores=None)
            return Steps(legal, error)
    return Steps(record, fault or _outcome_fault(record))


def _read(path: Path) -> tuple[Record, RecordError | None]:
    """What can be read of a file: all of it, or what stands before its first unreadable line."""
    try:
        return records.read(path), None
    except RecordError as error:
        if error.line is None:
            raise
        lines = path.read_text(encoding="utf-8").splitlines()[: error.line - 1]
        try:
            return records.parse("\n".join(lines)), error
        except RecordError:
            raise error from None


def _outcome_fault(record: Record) -> RecordError | None:
    try:
        records.replay(record)
    except RecordError as error:
        return error
    return None
