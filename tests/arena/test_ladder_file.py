"""The file of a ladder: it goes on, it grows, and it is never half a file or another ladder's."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from foxfire.arena.tables import SetResult, play_set
from tests.cli.commands import Ended, assert_refused, called

BOTS = ("random", "novice")
QUICK = ("--game", "fox", "--option", "target=5", "--jobs", "1", "--json")
SEED = ("--seed", "1")
PLAY_SET = "foxfire.arena.ladder.play_set"

Run = Callable[..., Ended]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ladder.json"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], path: Path) -> Run:
    def run(*told: str, bots: tuple[str, ...] = BOTS) -> Ended:
        return called(capsys, "ladder", *bots, *QUICK, "--results", str(path), *told)

    return run


@pytest.fixture
def sets(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
    """The sets that are played from now on: who, and over which packs."""
    played: list[tuple[str, str, int]] = []

    def noted(task: Any, *rest: Any) -> SetResult:
        played.append((*task.bots, task.number))
        return play_set(task, *rest)

    monkeypatch.setattr(PLAY_SET, noted)
    return played


def interrupt(
    monkeypatch: pytest.MonkeyPatch, name: str, function: Callable[..., Any], time: int
) -> None:
    """Ctrl-C the nth time that a function is called."""
    calls = count(1)

    def interrupted(*told: Any) -> Any:
        if next(calls) == time:
            raise KeyboardInterrupt
        return function(*told)

    monkeypatch.setattr(name, interrupted)


def told(ended: Ended, status: int = 0) -> dict[str, Any]:
    """What was counted, without what hangs on the clock."""
    assert ended.status == status, ended.err
    found: dict[str, Any] = json.loads(ended.out)
    for bot in found["bots"]:
        assert bot.pop("ms") > 0
    return found


def content(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text())
    return found


# --- what is kept --------------------------------------------------------------------------------


def test_the_file_tells_everything(run: Run, path: Path) -> None:
    run("--pairs", "3", *SEED, "--cap", "500")
    found = content(path)
    assert {name: found[name] for name in ("ladder", "game", "rules", "seed", "cap")} == {
        "ladder": 1,
        "game": "fox",
        "rules": 1,
        "seed": 1,
        "cap": 500,
    }
    assert found["options"]["target"] == 5
    assert list(found["bots"]) == list(BOTS)
    for effort in found["bots"].values():
        assert effort["decisions"] > 20
        assert 0 < effort["slowest"] <= effort["seconds"]
    (meeting,) = found["meetings"]
    assert meeting["bots"] == list(BOTS)
    assert (list(meeting["shares"]), meeting["games"], meeting["cut"]) == (["0", "1", "2"], 6, 0)


def test_games_that_are_cut_are_kept_as_such(run: Run, path: Path) -> None:
    first = told(run("--pairs", "2", *SEED, "--cap", "10"))
    assert content(path)["meetings"][0]["cut"] == 4 == first["cut"]
    assert told(run("--pairs", "2", "--cap", "10")) == first


# --- going on ------------------------------------------------------------------------------------


def test_a_ladder_that_goes_on_counts_as_one_played_at_once(
    run: Run, path: Path, sets: list[tuple[str, str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = (*BOTS, "rules")
    run("--pairs", "1", *SEED, bots=bots)
    first = path.read_text()
    in_two = told(run("--pairs", "3", *SEED, bots=bots))
    assert len(sets) == len(set(sets)) == 9
    path.unlink()
    assert told(run("--pairs", "3", *SEED, bots=bots)) == in_two
    path.write_text(first)
    monkeypatch.undo()  # what other processes play is not noted
    assert told(run("--pairs", "3", "--jobs", "2", bots=bots)) == in_two


def test_a_ladder_with_nothing_left_to_play_is_only_told(
    run: Run, path: Path, sets: list[tuple[str, str, int]], tmp_path: Path
) -> None:
    """Neither its bots nor a place to write are needed for that."""
    run("--pairs", "2", *SEED)
    path.write_text(path.read_text().replace('"novice"', '"net:not-on-this-machine"'))
    before, picture = path.read_bytes(), tmp_path / "ladder.svg"
    sets.clear()
    bots = ("random", "net:not-on-this-machine")
    found = told(run("--pairs", "1", "--plot", str(picture), bots=bots))
    assert (found["games"], found["seed"]) == (4, 1)  # all that is there, not only --pairs
    assert sets == []
    assert path.read_bytes() == before
    assert "<svg" in picture.read_text()
    assert_refused(run("--pairs", "3", bots=bots))
    assert path.read_bytes() == before


def test_a_bot_that_is_added_plays_only_its_own_meetings(
    run: Run, path: Path, sets: list[tuple[str, str, int]]
) -> None:
    run("--pairs", "2", *SEED)
    sets.clear()
    three = told(run("--pairs", "2", bots=(*BOTS, "rules")))
    assert sets == [(bot, "rules", number) for number in (0, 1) for bot in BOTS]
    assert three["games"] == 12
    assert list(content(path)["bots"]) == [*BOTS, "rules"]


def test_meetings_of_others_are_kept_but_not_counted(
    run: Run, path: Path, sets: list[tuple[str, str, int]]
) -> None:
    two = told(run("--pairs", "2", *SEED))
    run("--pairs", "2", bots=(*BOTS, "rules"))
    before = content(path)
    assert told(run("--pairs", "2")) == two
    run("--pairs", "3")
    after = content(path)
    assert after["meetings"][1:] == before["meetings"][1:]
    assert after["bots"]["rules"] == before["bots"]["rules"]
    assert sets[-1] == (*BOTS, 2)


def test_bots_may_be_named_in_another_order(run: Run, path: Path) -> None:
    def points(ended: Ended) -> dict[str, float]:
        return {bot["bot"]: bot["share"] for bot in told(ended)["bots"]}

    first = points(run("--pairs", "2", *SEED))
    assert points(run("--pairs", "2", bots=BOTS[::-1])) == first
    turned = points(run("--pairs", "5", bots=BOTS[::-1]))
    assert content(path)["meetings"][0]["bots"] == list(BOTS)
    path.unlink()
    assert points(run("--pairs", "5", *SEED)) == turned


# --- interruptions -------------------------------------------------------------------------------


def test_what_was_counted_before_an_interruption_is_kept(
    run: Run, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        interrupt(patch, PLAY_SET, play_set, 3)
        assert told(run("--pairs", "4", *SEED), status=130)["interrupted"]
    assert list(content(path)["meetings"][0]["shares"]) == ["0", "1"]
    whole = told(run("--pairs", "4"))
    path.unlink()
    assert told(run("--pairs", "4", *SEED)) == whole


def test_the_file_stays_whole_while_it_is_written(
    run: Run, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first time nothing is counted yet, the fourth time the third set is."""
    with monkeypatch.context() as patch:
        interrupt(patch, "os.fsync", os.fsync, 4)
        run("--pairs", "4", *SEED)
    assert list(content(path)["meetings"][0]["shares"]) == ["0", "1"]
    assert list(path.parent.iterdir()) == [path]


# --- what is refused -----------------------------------------------------------------------------

OTHER_TERMS = {
    ("--game", "tatsu", "--option", "target=60"): "expected game tatsu, found 'fox'",
    ("--seed", "2"): "expected seed 2, found 1",
    ("--cap", "77"): "expected cap 77, found 20000",
    ("--option", "target=6"): "expected option target = 6, found 5",
}


@pytest.mark.parametrize(("other", "message"), OTHER_TERMS.items(), ids=OTHER_TERMS.values())
def test_results_under_other_terms_are_refused(
    run: Run,
    path: Path,
    capsys: pytest.CaptureFixture[str],
    other: tuple[str, ...],
    message: str,
) -> None:
    run("--pairs", "1", *SEED)
    before = path.read_bytes()
    game = () if "--game" in other else ("--game", "fox")
    option = () if "--option" in other else ("--option", "target=5")
    refused = called(capsys, "ladder", *BOTS, *game, *option, *other, "--results", str(path))
    assert_refused(refused)
    assert refused.err == f"foxfire: --results {path}: {message}\n"
    assert path.read_bytes() == before


WHOLE: dict[str, Any] = {
    "ladder": 1,
    "game": "fox",
    "rules": 1,
    "options": {"target": 5, "dealer": 0, "show_tricks": False},
    "seed": 1,
    "cap": 20000,
    "bots": {bot: {"decisions": 30, "seconds": 0.1, "slowest": 0.01} for bot in BOTS},
    "meetings": [{"bots": [*BOTS], "shares": {"0": 0.5}, "games": 2, "cut": 0}],
}


def met(**more: Any) -> dict[str, Any]:
    return {**WHOLE, "meetings": [{**WHOLE["meetings"][0], **more}]}


DAMAGED = {
    "expected version 1, found 2": {"ladder": 2, "anything": "else"},
    "missing required field `ladder`": {"game": "fox"},
    "unknown field `colour`": {**WHOLE, "colour": "red"},
    "Expected `float` <= 1.0": met(shares={"0": 1.5}),
    "Expected `int` >= 0": met(shares={"-1": 0.5}),
    "a meeting of ('random', 'random')": met(bots=["random", "random"]),
    "a meeting of ('random', 'genius')": met(bots=["random", "genius"]),
    "a meeting of ('novice', 'random')": {
        **WHOLE,
        "meetings": [*WHOLE["meetings"], *met(bots=[*BOTS[::-1]])["meetings"]],
    },
    "figures of ('random', 'novice')": met(cut=3),
    "Expected `object`, got `array`": [WHOLE],
    "expected rules 1, found 9": {**WHOLE, "rules": 9},
}


@pytest.mark.parametrize(("message", "written"), DAMAGED.items(), ids=DAMAGED)
def test_what_is_no_whole_ladder_is_refused(
    run: Run, path: Path, message: str, written: Any
) -> None:
    path.write_text(json.dumps(written))
    refused = run("--pairs", "1")
    assert_refused(refused)
    assert message in refused.err and str(path) in refused.err
    assert json.loads(path.read_text()) == written


@pytest.mark.parametrize("length", [0, 1, 100, 300])
def test_half_a_file_is_refused(run: Run, path: Path, length: int) -> None:
    path.write_text(json.dumps(WHOLE)[:length])
    assert_refused(run("--pairs", "1"))
    assert path.stat().st_size == length


def test_a_whole_file_written_by_hand_is_not_refused(run: Run, path: Path) -> None:
    path.write_text(json.dumps(WHOLE))
    assert told(run("--pairs", "1"))["games"] == 2


def test_a_place_that_cannot_be_written_is_told_before_anything_is_played(
    run: Run, path: Path, sets: list[tuple[str, str, int]]
) -> None:
    for place in (path.parent / "no" / "such.json", path.parent):
        assert_refused(run("--results", str(place)))
    assert sets == []
