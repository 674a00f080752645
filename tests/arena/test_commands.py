"""`foxfire match` and `foxfire ladder` as their user meets them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from foxfire.core import records
from tests.cli.commands import FOXFIRE, Ended, assert_refused, called

PNG = b"\x89PNG\r\n\x1a\n"
QUICK = ("--option", "target=5", "--seed", "1", "--jobs", "1")


def match(capsys: pytest.CaptureFixture[str], *told: str) -> Ended:
    return called(capsys, "match", "rules", "random", "--game", "fox", *QUICK, *told)


def ladder(capsys: pytest.CaptureFixture[str], *told: str) -> Ended:
    return called(capsys, "ladder", "random", "rules", "--game", "fox", *QUICK, *told)


def told_as_json(ended: Ended) -> dict[str, Any]:
    assert ended.status == 0, ended.err
    found: dict[str, Any] = json.loads(ended.out)
    return found


def test_a_match_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    ended = match(capsys, "--pairs", "4")
    assert ended.status == 0
    lines = ended.out.splitlines()
    assert lines[0] == "rules against random, The Fox in the Forest: 4 sets, 8 games, seed 1"
    for beginning in ("points of rules: ", "games won ", "pairs by points", "Elo: ", "thinking: "):
        assert any(line.strip().startswith(beginning) for line in lines), beginning
    assert "{" not in ended.out and "arena-" not in ended.out


def test_a_match_as_json_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = told_as_json(match(capsys, "--pairs", "6", "--json"))
    assert found["bots"] == ["rules", "random"]
    assert found["options"]["target"] == 5
    assert (found["sets"], found["games"]) == (6, 12)
    assert found["won"] + found["drawn"] + found["lost"] == 12
    assert sum(found["counts"].values()) == 6
    share = found["share"]
    assert share["low"] <= share["value"] <= share["high"]
    assert share["value"] == pytest.approx((found["won"] + found["drawn"] / 2) / 12)
    assert found["ended"] is None and found["sprt"] is None and found["worth"] is None


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_match_with_other_numbers_of_players(
    capsys: pytest.CaptureFixture[str], players: str
) -> None:
    told = ("--game", "tatsu", "--option", f"players={players}", "--option", "target=40")
    rest = ("--pairs", "2", "--seed", "1", "--jobs", "1")
    ended = called(capsys, "match", "rules", "random", *told, *rest)
    games = 12 if players == "3" else 4
    assert f"2 sets, {games} games" in ended.out
    alone = "rules alone against 2 of random wins" in ended.out
    assert alone == (players == "3")


def test_only_the_first_bot_alone(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("--game", "tatsu", "--option", "players=3", "--option", "target=40")
    rest = ("--pairs", "2", "--seed", "1", "--jobs", "1", "--seatings", "lone", "--json")
    found = told_as_json(called(capsys, "match", "random", "random", *told, *rest))
    assert found["games"] == 6
    assert [part["held"] for part in found["parts"]] == [[1, 2]]
    assert found["share"]["value"] == pytest.approx(1 / 3)
    assert found["elo"]["value"] == pytest.approx(0, abs=1e-6)


def test_a_sequential_test_says_that_it_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    """Against itself a bot is worth 0 and not 600, which four sets suffice to show."""
    told = (
        "match",
        "random",
        "random",
        "--game",
        "fox",
        *QUICK,
        "--pairs",
        "60",
        "--sprt",
        "0,600",
    )
    ended = called(capsys, *told)
    assert "test of Elo 0 against 600: decided for 0 (LLR -" in ended.out
    assert "ended early: the test is decided" in ended.out
    found = told_as_json(called(capsys, *told, "--json"))
    assert found["ended"] == "decided"
    assert found["sets"] < 10
    assert found["sprt"]["verdict"] == "elo0"
    assert found["sprt"]["llr"] <= found["sprt"]["lower"]


def test_a_test_may_stay_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not decided" in match(capsys, "--pairs", "2", "--sprt", "0,5").out


def test_games_that_are_cut_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    ended = match(capsys, "--pairs", "2", "--cap", "10")
    assert "4 cut at 10 decisions; a game that was cut counts as drawn" in ended.out


def test_every_record_replays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "records"
    match(capsys, "--pairs", "3", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert len(files) == 6
    for number, path in enumerate(files):
        record = records.read(path)
        assert records.replay(record).is_over
        names = ["rules", "random"] if number % 2 == 0 else ["random", "rules"]
        assert [record.notes[f"seat-{seat}"] for seat in (0, 1)] == names
        assert record.notes["set"] == str(number // 2)


def test_a_match_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    png, svg = tmp_path / "m.png", tmp_path / "m.svg"
    match(capsys, "--pairs", "4", "--plot", str(png), "--sprt", "0,50")
    match(capsys, "--pairs", "4", "--plot", str(svg))
    assert png.read_bytes().startswith(PNG)
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")


def test_a_new_seed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("--game", "fox", "--option", "target=1", "--pairs", "1", "--jobs", "1", "--json")
    seeds = [told_as_json(called(capsys, "match", "random", "random", *told)) for _ in range(2)]
    assert seeds[0]["seed"] != seeds[1]["seed"]


# --- ladders -------------------------------------------------------------------------------------


def test_a_ladder_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ladder(capsys, "--pairs", "3")
    assert ended.status == 0
    lines = ended.out.splitlines()
    assert lines[0].startswith("Ladder of The Fox in the Forest: 6 games, seed 1")
    assert lines[1] == "options: target = 5"
    assert re.match(r"rules +\+\d+ ", lines[3]) and re.match(r"random +-\d+ ", lines[4])
    assert "{" not in ended.out and "arena-" not in ended.out


def test_a_ladder_as_json_with_picture_and_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture, folder = tmp_path / "l.png", tmp_path / "records"
    kept = ("--plot", str(picture), "--records", str(folder))
    found = told_as_json(ladder(capsys, "--pairs", "2", "--json", *kept))
    assert [bot["bot"] for bot in found["bots"]] == ["rules", "random"]
    assert found["bots"][0]["elo"] > 0 > found["bots"][1]["elo"]
    assert found["games"] == 4 == len(list(folder.iterdir()))
    assert picture.read_bytes().startswith(PNG)


# --- what is wrong -------------------------------------------------------------------------------

FOX = ("--game", "fox")
BAD = [
    ("match", "rules", "random"),
    ("match", "rules", *FOX),
    ("match", "rules", "genius", *FOX),
    ("match", "rules:deep", "random", *FOX),
    ("match", "rules", "random", "--game", "chess"),
    ("match", "rules", "random", *FOX, "--pairs", "0"),
    ("match", "rules", "random", *FOX, "--pairs", "x"),
    ("match", "rules", "random", *FOX, "--cap", "0"),
    ("match", "rules", "random", *FOX, "--jobs", "0"),
    ("match", "rules", "random", *FOX, "--sprt", "10,0"),
    ("match", "rules", "random", *FOX, "--sprt", "0,10", "--alpha", "0.7"),
    ("match", "rules", "random", *FOX, "--option", "target"),
    ("match", "rules", "random", *FOX, "--option", "colour=red"),
    ("match", "rules", "random", *FOX, "--plot", "picture.doc"),
    ("match", "rules", "random", *FOX, "--plot", "no/such/folder/picture.png"),
    ("match", "rules", "random", *FOX, "--deadline", "0"),
    ("match", "rules", "random", *FOX, "--deadline", "nan"),
    ("match", "rules", "random", *FOX, "--seatings", "some"),
    ("match", "rules", "engine:", *FOX),
    ("match", "rules", "engine:no-such-program-anywhere", *FOX),
    ("match", "rules", "engine:'", *FOX),
    ("ladder", "rules", *FOX),
    ("ladder", "rules", "rules", *FOX),
    ("ladder", "rules", "random"),
    ("ladder", "rules", "genius", *FOX),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_what_cannot_be_is_told_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_refused(called(capsys, *arguments))


def test_records_are_never_mixed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "something").write_text("")
    assert_refused(match(capsys, "--records", str(tmp_path)))
    assert_refused(match(capsys, "--records", str(tmp_path / "something")))


# --- Ctrl-C --------------------------------------------------------------------------------------


@pytest.mark.parametrize("request_to_end", [signal.SIGINT, signal.SIGTERM])
def test_a_match_that_is_interrupted_gives_its_result_so_far(
    request_to_end: signal.Signals, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    command = [str(FOXFIRE), "match", "rules", "random", "--game", "fox", "--pairs", "100000"]
    more = ["--option", "target=1", "--jobs", "2", "--json", "--records", str(folder)]
    running = subprocess.Popen(
        [*command, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    try:
        until = time.monotonic() + 40
        while time.monotonic() < until and not has_records(folder):
            time.sleep(0.05)
        if request_to_end == signal.SIGINT:
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: everybody gets it
        else:
            running.send_signal(request_to_end)
        out, err = running.communicate(timeout=30)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert err == b""
    found = json.loads(out)
    assert running.returncode == 130
    assert found["ended"] == "interrupted"
    assert 0 < found["sets"] < 100000
    assert found["games"] <= len(list(folder.iterdir()))
    assert all_gone(running.pid)


def hear_interrupts() -> None:
    """Whoever runs the tests in the background has told everything below to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def has_records(folder: Path) -> bool:
    return folder.is_dir() and len(list(folder.iterdir())) > 5


def all_gone(group: int) -> bool:
    """No process of the group is left; Python's own helpers take a moment longer."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
