"""What is written down about a table: an append-only list, and the only truth.

A table is what its entries make of it (`state.py`), alive or after a restart. Entries hold secrets
(packs, seeds); they never leave the process. What viewers get is made in `projection.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from foxfire.server.messages import Given, Millis, Setup, Tempo


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """Base of all entries."""


class Created(Entry, frozen=True, kw_only=True):
    setup: Setup
    host: str
    tempo: Tempo
    hints: bool = False
    secret: str  # of the first pack
    invited: list[str] = []
    start: Given | None = None


class Sat(Entry, frozen=True, kw_only=True):
    """A person takes a seat."""

    seat: int
    person: str


class Vacated(Entry, frozen=True, kw_only=True):
    """A seat falls open, before the start."""

    seat: int


class Botted(Entry, frozen=True, kw_only=True):
    """A bot takes a seat, perhaps for somebody who may come back."""

    seat: int
    bot: str
    keeps_for: str | None = None
    removed: bool = False


class Contributed(Entry, frozen=True, kw_only=True):
    seat: int
    text: str


class Started(Entry, frozen=True, kw_only=True):
    """Options as resolved; nothing is left to chance after this but packs."""

    options: dict[str, Any]


class Packed(Entry, frozen=True, kw_only=True):
    """A pack is dealt, and the next one is committed to."""

    pack: int
    secret: str
    added: list[str | None]
    cards: list[str]
    next_secret: str


class Played(Entry, frozen=True, kw_only=True):
    """A turn up to the next commit point, by a person, or by a bot (then without `person`)."""

    player: int
    actions: list[str]
    bot: str | None = None
    late: bool = False
    instead: str | None = None  # why another bot than that of the seat has decided


class Answered(Entry, frozen=True, kw_only=True):
    """A turn that is decided before it is due; it is played as soon as it is."""

    player: int
    actions: list[str]
    bot: str | None = None
    late: bool = False
    instead: str | None = None


class Proposed(Entry, frozen=True, kw_only=True):
    seat: int
    what: str
    tempo: Tempo | None = None
    turns: int = 1


class Consented(Entry, frozen=True, kw_only=True):
    seat: int
    proposal: int
    agree: bool


class TakenBack(Entry, frozen=True, kw_only=True):
    """The last turns have not happened."""

    proposal: int
    turns: int = 1


class TempoSet(Entry, frozen=True, kw_only=True):
    tempo: Tempo


class HintsAllowed(Entry, frozen=True, kw_only=True):
    pass


class Talked(Entry, frozen=True, kw_only=True):
    seat: int
    phrase: str | None = None
    text: str | None = None


class Watched(Entry, frozen=True, kw_only=True):
    """Somebody has seen more than a player may, and can no longer become one."""

    person: str


class Rematched(Entry, frozen=True, kw_only=True):
    table: str


AnyEntry = (
    Created
    | Sat
    | Vacated
    | Botted
    | Contributed
    | Started
    | Packed
    | Played
    | Answered
    | Proposed
    | Consented
    | TakenBack
    | TempoSet
    | HintsAllowed
    | Talked
    | Watched
    | Rematched
)


class Line(NamedTuple):
    """An entry in its place: when it was written, and by whose command."""

    number: int
    at: Millis
    entry: Entry
    person: str | None = None
    command: str | None = None


_decoder = msgspec.json.Decoder(AnyEntry)


def dump(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def load(text: str) -> Entry:
    found: Entry = _decoder.decode(text)
    return found
