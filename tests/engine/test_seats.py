"""An outside program in any seat of `foxfire play` and `foxfire match`."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest

from foxfire.core import records
from tests.cli.commands import called
from tests.engine.programs import EXAMPLE, command, rogue
from tests.terminal.commands import ONES, foxfire, only_file, records_in, saves_in

EXAMPLE_BOT = f"engine:{command(EXAMPLE)}"

# --- the example ---------------------------------------------------------------------------------


def test_the_example_is_short_and_uses_nothing_of_foxfire() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) <= 40
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in getattr(node, "names", ())]
        )
    }
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize(
    "told",
    [("fox", "target=5"), ("tatsu", "target=40"), ("tac", "mode=coop"), ("tac", "mode=solo")],
)
def test_the_example_plays_a_match_without_fault(
    told: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    short = ("--option", told[1], "--pairs", "3", "--cap", "200")
    rest = (*short, "--seed", "1", "--jobs", "1", "--json")
    ended = called(capsys, "match", EXAMPLE_BOT, "random", "--game", told[0], *rest)
    found = json.loads(ended.out)
    assert found["sets"] == 3
    assert found["conduct"][0]["decisions"] > 20
    assert found["conduct"][0]["faults"] == {}
    assert found["conduct"][1] is None


# --- matches -------------------------------------------------------------------------------------


def test_faults_are_counted_in_the_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = ("--game", "fox", "--option", "target=3", "--pairs", "2", "--seed", "1", "--jobs", "1")
    ended = called(
        capsys, "match", "random", rogue("illegal", 10), *told, "--records", str(tmp_path / "r")
    )
    assert "decisions were taken away from the program" in ended.out
    assert "an action that is not allowed (" in ended.out
    assert "'no such action'" in ended.out
    for path in (tmp_path / "r").iterdir():
        assert records.replay(records.read(path)).is_over


def test_a_program_that_does_not_play_ends_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foxfire.engine.outside.MOST_LATE", 1)
    told = ("--game", "fox", "--option", "target=1", "--pairs", "50", "--jobs", "1", "--json")
    ended = called(capsys, "match", rogue("hang"), "random", *told, "--deadline", "0.05")
    found = json.loads(ended.out)
    assert found["ended"] == "given-up"
    assert found["sets"] < 50
    assert found["conduct"][0]["given_up"]
    assert found["conduct"][0]["stderr"] == ["I am thinking"]


def test_programs_play_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("--game", "tatsu", "--option", "target=30", "--pairs", "4", "--seed", "2", "--json")
    found = [
        json.loads(called(capsys, "match", EXAMPLE_BOT, "random", *told, "--jobs", jobs).out)
        for jobs in ("1", "2")
    ]
    assert found[0]["counts"] == found[1]["counts"]
    assert found[0]["conduct"] == found[1]["conduct"]


def test_a_ladder_with_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("--game", "fox", "--option", "target=3", "--pairs", "2", "--seed", "1", "--jobs", "1")
    ended = called(capsys, "ladder", "random", rogue("crash", 8), *told)
    assert "ended in the middle of a game (" in ended.out
    assert "| out of ideas" in ended.out


# --- at the table --------------------------------------------------------------------------------


def test_a_person_plays_against_a_program(tmp_path: Path) -> None:
    done = foxfire(
        tmp_path, "play", "fox", "--bot", EXAMPLE_BOT, "--target", "3", "--seed", "1", typed=ONES
    )
    assert done.returncode == 0, done.stderr
    assert "taken away" not in done.stdout
    record = records.read(only_file(tmp_path / "foxfire" / "records"))
    assert record.notes["bot-1"] == EXAMPLE_BOT
    assert records.replay(record).is_over


def test_a_person_hears_at_the_end_how_a_program_behaved(tmp_path: Path) -> None:
    told = ("play", "fox", "--bot", rogue("crash", 4), "--target", "3", "--seed", "1")
    done = foxfire(tmp_path, *told, typed=ONES)
    assert done.returncode == 0, done.stderr
    assert "ended in the middle of a game (" in done.stdout
    assert "| out of ideas" in done.stdout
    assert len(records_in(tmp_path)) == 1


def test_several_programs_sit_at_one_table(tmp_path: Path) -> None:
    told = ("play", "tatsu", "--players", "3", "--bot", EXAMPLE_BOT, "--target", "20", "--json")
    done = foxfire(tmp_path, *told, "--seed", "1", typed='{"quit": true}\n')
    left = json.loads(done.stdout.splitlines()[-1])
    assert [program["player"] for program in left["programs"]] == [1, 2]
    assert all(program["faults"] == {} for program in left["programs"])


def test_a_program_that_does_not_start_is_told_before_the_game(tmp_path: Path) -> None:
    done = foxfire(tmp_path, "play", "fox", "--bot", "engine:no-such-program-anywhere")
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be started" in done.stderr
    assert saves_in(tmp_path) == []


def test_a_file_cannot_make_us_run_a_program(tmp_path: Path) -> None:
    """A save may come from anybody; the program must be named on the command line again."""
    foxfire(tmp_path, "play", "fox", "--bot", EXAMPLE_BOT, "--seed", "1", typed="1\nquit\n")
    (save,) = saves_in(tmp_path)
    mark = tmp_path / "mark"
    save.write_text(save.read_text().replace(EXAMPLE_BOT, f"engine:touch {mark}"))
    refused = foxfire(tmp_path, "play", "fox", "--resume", save)
    assert refused.returncode == 2
    assert "name it again to have it run" in refused.stderr
    assert not mark.exists()
    told = ("play", "fox", "--resume", save, "--bot", EXAMPLE_BOT)
    resumed = foxfire(tmp_path, *told, typed="1\nquit\n")
    assert resumed.returncode == 0, resumed.stderr
    assert not mark.exists()


def test_a_bot_cannot_be_exchanged_for_a_program(tmp_path: Path) -> None:
    foxfire(tmp_path, "play", "fox", "--seed", "1", typed="1\nquit\n")
    refused = foxfire(tmp_path, "play", "fox", "--resume", "--bot", EXAMPLE_BOT)
    assert refused.returncode == 2
    assert "--bot cannot be changed" in refused.stderr
