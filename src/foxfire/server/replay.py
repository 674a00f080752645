"""A finished game step by step, as a viewer saw it or open: what a page needs to show it again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from foxfire.core import records
from foxfire.core.play import Play
from foxfire.core.records import Entry, Record
from foxfire.core.seats import Viewer
from foxfire.server import messages as m


class ReplayStep(Struct, frozen=True):
    """A deal (no player) or a turn, what was seen of it, and how the table lies since."""

    player: int | None
    turn: str | None
    events: list[dict[str, Any]]
    show: dict[str, Any]


class Replay(Struct, frozen=True, kw_only=True):
    """A game that is over, through one pair of eyes."""

    table: str
    view: m.View
    setup: m.Setup
    seats: list[m.Sitter]
    steps: list[ReplayStep]
    outcome: dict[str, Any] | None


def steps(record: Record, viewer: Viewer) -> list[ReplayStep]:
    play = records.begin(record)
    return [_step(play, entry, viewer) for entry in record.entries]


def _step(play: Play, entry: Entry, viewer: Viewer) -> ReplayStep:
    records.follow(play, entry)
    return ReplayStep(
        player=None if entry.cards else entry.player,
        turn=entry.action or None,
        events=[event.as_json() for event in play.events(viewer)],
        show=play.show(viewer),
    )
