"""`foxfire replay`: records from beginning to end, or to where they break."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from foxfire.core import records
from tests.terminal.commands import ONES, foxfire, foxfire_process


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in which player 1, a person, deals the first round."""
    home = tmp_path_factory.mktemp("record")
    path = home / "game.txt"
    told = ("play", "fox", "--seed", "5", "--seat", "1", "--dealer", "1", "--target", "1")
    foxfire(home, *told, "--name", "Anna \x1b[31m", "--record", path, typed=ONES)
    return path


def broken(record: Path, tmp_path: Path, line: int, text: str) -> Path:
    """The record with one line (from 1) replaced."""
    lines = record.read_text().splitlines()
    lines[line - 1] = text
    path = tmp_path / "broken.txt"
    path.write_text("\n".join(lines) + "\n")
    return path


def first_turn(record: Path) -> int:
    return next(entry.line for entry in records.read(record).entries if entry.player >= 0)


def test_all_steps_at_once(record: Path, tmp_path: Path) -> None:
    done = foxfire_process(tmp_path, "replay", record, "--all")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 1. Anna" in done.stdout
    assert "Badger holds" in done.stdout and "Anna" in done.stdout
    assert done.stdout.rstrip().endswith("The record ends here.")
    assert "\x1b" not in done.stdout


def test_step_by_step(record: Path, tmp_path: Path) -> None:
    steps = len(records.read(record).entries)
    done = foxfire(tmp_path, "replay", record, typed="\n\n20\n0\nx\n3\nq\n\n")
    shown = [line for line in done.stdout.splitlines() if line.startswith("Step ")]
    assert shown == [f"Step {n} of {steps}." for n in (1, 2, 3, 20, 3)]
    assert f"There is no step 0; they go from 1 to {steps}." in done.stdout
    assert "Press Enter" in done.stdout
    assert done.returncode == 0


def test_enter_walks_to_the_end(record: Path, tmp_path: Path) -> None:
    steps = len(records.read(record).entries)
    done = foxfire(tmp_path, "replay", record, typed="\n" * (steps + 5))
    assert done.stdout.count("Step ") == steps
    assert "The record ends here." in done.stdout


def test_the_end_of_input_stops(record: Path, tmp_path: Path) -> None:
    assert foxfire(tmp_path, "replay", record).returncode == 0


def test_a_referee_sees_all_hands_and_a_player_one(record: Path, tmp_path: Path) -> None:
    def opening(view: str) -> str:
        return foxfire(tmp_path, "replay", record, "--view", view, typed="q\n").stdout

    assert "holds 13 cards" not in opening("referee")
    assert opening("spectator").count("holds 13 cards") == 2
    assert "Badger holds 13 cards." in opening("1")
    assert "Badger holds 13 cards." not in opening("0")


def test_an_unfinished_record_says_so(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "part.txt"
    path.write_text("\n".join(record.read_text().splitlines()[: first_turn(record)]))
    done = foxfire(tmp_path, "replay", path, "--all")
    assert done.returncode == 0
    assert "before the game is over" in done.stdout


def test_an_illegal_action_is_named_after_what_was_legal(record: Path, tmp_path: Path) -> None:
    line = first_turn(record)
    path = broken(record, tmp_path, line, "0 keep")
    done = foxfire(tmp_path, "replay", path, "--all")
    assert done.returncode == 2
    assert "Round 1." in done.stdout
    assert f"line {line}: keep is not allowed here (FOX-4.2)" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_line_that_cannot_be_read_is_named_after_what_was_legal(
    record: Path, tmp_path: Path
) -> None:
    path = broken(record, tmp_path, first_turn(record) + 3, "what is this")
    done = foxfire(tmp_path, "replay", path, typed="\n" * 100)
    assert done.returncode == 2
    assert "Step 2 of" in done.stdout
    assert f"line {first_turn(record) + 3}" in done.stderr


def test_a_wrong_outcome_is_told(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    path = broken(record, tmp_path, len(lines), "[outcome 99 98]")
    done = foxfire(tmp_path, "replay", path, "--all")
    assert done.returncode == 2
    assert "outcome [99, 98]" in done.stderr


@pytest.mark.parametrize(
    "content",
    [b"", b"hello\n", b"\xff\xfe\x00", b"{}\n", b"[foxfire 1]\n[game chess]\n[rules 1]\n"],
)
def test_what_is_no_record_is_one_line_and_status_2(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    done = foxfire(tmp_path, "replay", path, "--all")
    assert (done.returncode, done.stdout) == (2, "")
    assert str(path) in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("told", [["/no/such/file"], ["--view", "7"], []])
def test_a_mistake_is_one_line_and_status_2(record: Path, tmp_path: Path, told: list[str]) -> None:
    given = [*told, str(record)] if "--view" in told else told
    done = foxfire(tmp_path, "replay", *given)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_json_has_one_object_a_step(record: Path, tmp_path: Path) -> None:
    done = foxfire(tmp_path, "replay", record, "--json", "--view", "0")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    steps = len(records.read(record).entries)
    assert [message["step"] for message in said[:-1]] == list(range(1, steps + 1))
    assert said[-1]["ok"] is True and said[-1]["outcome"]["scores"]
    assert all(message["show"]["hands"][1]["cards"] is None for message in said[:-1])


def test_json_tells_where_a_record_breaks(record: Path, tmp_path: Path) -> None:
    line = first_turn(record)
    done = foxfire(tmp_path, "replay", broken(record, tmp_path, line, "0 keep"), "--json")
    last = json.loads(done.stdout.splitlines()[-1])
    assert done.returncode == 2
    assert (last["ok"], last["error"]["line"], last["error"]["clause"]) == (False, line, "FOX-4.2")
