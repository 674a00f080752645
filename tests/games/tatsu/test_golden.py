"""Whole games that were recorded once: they replay to the same end for ever."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from foxfire.core import records
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.oracle.tatsu import TatsuOracle

GOLDEN = Path(__file__).parent / "golden"
NUMBERS = ("players", "target", "dealer")

# File, final scores, winners, digest of all that everybody was shown.
PINNED: list[tuple[str, tuple[int, ...], tuple[int, ...], str]] = [
    ("golden-2", (365, 266), (0,), "18686250de63c87d"),
    ("golden-3", (286, 132, 171), (0,), "bae4f8850d9c9869"),
    ("golden-4", (180, 510, 180, 510), (1, 3), "dc71b5b0e0820ae4"),
]
golden_games = pytest.mark.parametrize(("name", "scores", "winners", "digest"), PINNED)


def path_of(name: str) -> Path:
    return GOLDEN / f"{name}.foxfire.txt"


def written(name: str) -> records.Record:
    return records.read(path_of(name))


def digest_of_everything(record: records.Record) -> str:
    """What the players, a spectator and the referee are shown, from the deal to the end."""
    play, digest = records.begin(record), hashlib.sha256()
    for entry in record.entries:
        records.follow(play, entry)
        digest.update(shown(play).encode())
    return digest.hexdigest()[:16]


def shown(play: Play) -> str:
    viewers = (*range(play.players), SPECTATOR, REFEREE)
    events = [[event.as_json() for event in play.events(viewer)] for viewer in viewers]
    return repr([[play.show(viewer) for viewer in viewers], events, play.legal])


@golden_games
def test_golden_games_end_as_they_did(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...], digest: str
) -> None:
    play = records.replay(written(name))
    assert play.outcome is not None
    assert play.outcome.scores == written(name).scores == scores
    assert play.outcome.winners == winners


@golden_games
def test_golden_games_show_what_they_showed(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...], digest: str
) -> None:
    assert digest_of_everything(written(name)) == digest


@golden_games
def test_the_oracle_agrees_with_golden_games(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...], digest: str
) -> None:
    record = written(name)
    rules = {n: v for n, v in record.options.items() if n not in ("edition", "show_captured")}
    given: dict[str, Any] = {n: int(v) if n in NUMBERS else v for n, v in rules.items()}
    oracle = TatsuOracle(**given)
    for entry in record.entries:
        if entry.cards:
            oracle.deal(list(entry.cards))
        else:
            assert oracle.to_act == entry.player
            oracle.do(entry.action)
    assert oracle.phase == "over"
    assert (tuple(oracle.scores), tuple(oracle.winners)) == (scores, winners)


@golden_games
def test_golden_files_are_written_as_they_would_be_today(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...], digest: str
) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    play = records.replay(records.parse(text))
    assert records.to_text(records.record_of(play, records.parse(text).notes)) == text


def test_there_is_a_golden_game_for_every_number_of_players() -> None:
    assert [written(name).options["players"] for name, *_ in PINNED] == ["2", "3", "4"]
    assert sorted(GOLDEN.iterdir()) == [path_of(name) for name, *_ in PINNED]
