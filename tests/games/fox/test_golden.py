"""Whole games that were recorded once: they replay to the same end for ever."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from foxfire.core import records
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.oracle.fox import FoxOracle

GOLDEN = Path(__file__).parent / "golden"

# File, final scores, reason, tricks of the last round, digest of all that everybody was shown.
PINNED = [
    ("golden-1", (25, 21), "fox-reason-points", [3, 10], "f7311a26d54797c2"),
    ("golden-2", (17, 20), "fox-reason-points", [6, 7], "bd0b74fb57b2f52c"),
    ("golden-3", (40, 31), "fox-reason-points", [8, 5], "b2e15564fc7ce201"),
]
golden_games = pytest.mark.parametrize(("name", "scores", "reason", "tricks", "digest"), PINNED)


def written(name: str) -> records.Record:
    return records.read(GOLDEN / f"{name}.foxfire.txt")


def digest_of_everything(record: records.Record) -> str:
    """What the players, a spectator and the referee are shown, from the deal to the end."""
    play, digest = records.begin(record), hashlib.sha256()
    for entry in record.entries:
        records.follow(play, entry)
        digest.update(shown(play).encode())
    return digest.hexdigest()[:16]


def shown(play: Play) -> str:
    viewers = (0, 1, SPECTATOR, REFEREE)
    events = [[event.as_json() for event in play.events(viewer)] for viewer in viewers]
    return repr([[play.show(viewer) for viewer in viewers], events, play.legal])


@golden_games
def test_golden_games_end_as_they_did(
    name: str, scores: tuple[int, int], reason: str, tricks: list[int], digest: str
) -> None:
    play = records.replay(written(name))
    assert play.outcome is not None
    assert play.outcome.scores == written(name).scores == scores
    assert play.outcome.reason == reason
    assert [part["tricks"] for part in play.outcome.detail] == tricks


@golden_games
def test_golden_games_show_what_they_showed(
    name: str, scores: tuple[int, int], reason: str, tricks: list[int], digest: str
) -> None:
    assert digest_of_everything(written(name)) == digest


@golden_games
def test_the_oracle_agrees_with_golden_games(
    name: str, scores: tuple[int, int], reason: str, tricks: list[int], digest: str
) -> None:
    record = written(name)
    oracle = FoxOracle(int(record.options["target"]), int(record.options["dealer"]))
    for entry in record.entries:
        if entry.cards:
            oracle.deal(list(entry.cards))
        else:
            assert oracle.to_act == entry.player
            oracle.do(entry.action)
    assert oracle.phase == "over"
    assert tuple(oracle.scores) == scores


@golden_games
def test_golden_files_are_written_as_they_would_be_today(
    name: str, scores: tuple[int, int], reason: str, tricks: list[int], digest: str
) -> None:
    text = (GOLDEN / f"{name}.foxfire.txt").read_text(encoding="utf-8")
    play = records.replay(records.parse(text))
    assert records.to_text(records.record_of(play, records.parse(text).notes)) == text
