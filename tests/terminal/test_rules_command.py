"""`foxfire rules`: the rules in short with the options, or the difference of two sets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foxfire.core.options import describe
from foxfire.core.registry import game
from tests.terminal.commands import foxfire, foxfire_process


def rules(tmp_path: Path, *told: str) -> list[str]:
    done = foxfire(tmp_path, "rules", *told)
    assert (done.returncode, done.stderr) == (0, "")
    assert "{" not in done.stdout and "\x1b" not in done.stdout
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("game_id", "name"), [("fox", "The Fox in the Forest"), ("tatsu", "Tatsu"), ("tac", "TAC")]
)
def test_the_rules_in_short_name_every_option(tmp_path: Path, game_id: str, name: str) -> None:
    lines = rules(tmp_path, game_id)
    assert lines[0] == name
    options = [line.split()[0] for line in lines if line.startswith("  --")]
    facts = describe(game(game_id).options_type)
    assert options == [f"--{fact.name.replace('_', '-')}:" for fact in facts]
    assert lines[-1] == f"Every rule with its number: docs/rules/{game_id}.md"
    assert (Path(__file__).parents[2] / "docs" / "rules" / f"{game_id}.md").is_file()


@pytest.mark.parametrize(("players", "words"), [("2", "With two"), ("3", "With three")])
def test_the_rules_in_short_are_for_the_players_named(
    tmp_path: Path, players: str, words: str
) -> None:
    assert any(words in line for line in rules(tmp_path, "tatsu", "--players", players))
    assert not any(words in line for line in rules(tmp_path, "tatsu"))


def test_no_help_says_none(tmp_path: Path) -> None:
    """What holds when nothing is given is the edition's, and has a name."""
    for game_id in ("fox", "tatsu", "tac"):
        assert [line for line in rules(tmp_path, game_id) if "None" in line] == []


def test_options_that_are_true_or_false_make_situations_too(tmp_path: Path) -> None:
    lines = rules(tmp_path, "tac", "--mode", "teams", "--versus", "solo")
    assert lines[:2] == ["master = true", "  mode: teams / solo"]
    assert "master = false" in lines
    assert "  angel_house: true / -" in rules(tmp_path, "tac", "--master", "--versus", "false")


def test_two_editions(tmp_path: Path) -> None:
    done = foxfire_process(tmp_path, "rules", "tatsu", "--edition", "fr", "--versus", "ru")
    assert (done.returncode, done.stderr) == (0, "")
    parts = re.split(r"^players = (\d)\n", done.stdout, flags=re.MULTILINE)[1:]
    told = dict(zip(parts[::2], parts[1::2], strict=True))
    assert "  deal: mixed / split\n" in told["2"]
    assert "    mixed: all cards are dealt together" in told["2"]
    assert "TATSU-8.2" in told["2"] and "rotation" not in told["2"]
    assert "  rotation: right / left\n" in told["3"]
    assert "TATSU-8.15" in told["3"] and "deal:" not in told["3"]
    assert "deal:" not in told.get("4", "") and "rotation:" not in told.get("4", "")
    assert "face_down" not in done.stdout and "leader" not in done.stdout


def test_editions_that_agree(tmp_path: Path) -> None:
    lines = rules(tmp_path, "tatsu", "--edition", "uk", "--versus", "ru")
    assert not [line for line in lines if re.search("deal|face_down|rotation|leader", line)]


def test_the_same_set_twice_has_no_difference(tmp_path: Path) -> None:
    assert rules(tmp_path, "tatsu", "--edition", "fr", "--versus", "fr") == ["No difference."]
    assert rules(tmp_path, "fox", "--target", "21", "--versus", "21") == ["No difference."]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (["fox", "--target", "21", "--versus", "16"], ["  target: 21 / 16"]),
        (["fox", "--target", "short", "--versus", "target=35"], ["  target: 16 / 35"]),
        (
            ["fox", "--versus", "show_tricks=true", "target=5"],
            ["  target: 21 / 5", "  show_tricks: false / true"],
        ),
        (["tatsu", "--players", "4", "--target", "300", "--versus", "target=500"],
         ["  target: 300 / 500"]),
        (["tatsu", "--players", "2", "--versus", "clan=yellow"], ["  clan: red / yellow"]),
    ],
)  # fmt: skip
def test_other_sets(tmp_path: Path, told: list[str], expected: list[str]) -> None:
    assert rules(tmp_path, *told) == expected


def test_an_option_for_three_players_is_told_for_three_players(tmp_path: Path) -> None:
    lines = rules(tmp_path, "tatsu", "--leader", "red", "--versus", "chosen")
    assert lines[:2] == ["players = 3", "  leader: red / chosen"]
    assert not [line for line in lines if line in ("players = 2", "players = 4")]


def test_numbers_of_players_can_be_compared(tmp_path: Path) -> None:
    lines = rules(tmp_path, "tatsu", "--players", "2", "--versus", "3")
    assert lines[0] == "  players: 2 / 3"
    assert "  deal: split / -" in lines
    assert "  rotation: - / left" in lines


@pytest.mark.parametrize(
    "told",
    [
        ["chess"],
        [],
        ["tatsu", "--edition", "de"],
        ["tatsu", "--edition", "fr", "--versus", "de"],
        ["tatsu", "--edition", "fr", "--versus"],
        ["tatsu", "--versus", "ru"],
        ["tatsu", "--edition", "fr", "--target", "3", "--versus", "ru"],
        ["tatsu", "--versus", "colour=red"],
        ["tatsu", "--versus", "edition=fr", "ru"],
        ["tatsu", "--players", "4", "--deal", "mixed"],
        ["tatsu", "--players", "4", "--versus", "deal=mixed"],
        ["tatsu", "--deal", "mixed", "--versus", "rotation=left"],
        ["tatsu", "--players", "7"],
        ["fox", "--target", "0"],
        ["fox", "--option", "target"],
        ["fox", "--option", "target=3", "--target", "4"],
        ["fox", "--edition", "fr"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_status_2(tmp_path: Path, told: list[str]) -> None:
    done = foxfire(tmp_path, "rules", *told)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr
