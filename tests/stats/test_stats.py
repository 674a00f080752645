"""`foxfire stats`: deals that bots play, counted and drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from foxfire.core.options import Options, read
from foxfire.core.registry import game
from foxfire.stats.collect import play_chunk, play_deal
from tests.cli.commands import Ended, assert_refused, called

GAMES = ("fox", "tatsu")
PNG = b"\x89PNG\r\n\x1a\n"
PICTURES = [
    f"{name}.{ending}" for name in ("points", "seats", "cases") for ending in ("png", "svg")
]
FIGURES = ("--bot", "random", "--no-pictures", "--json")
SIDES = 2


def stats(capsys: pytest.CaptureFixture[str], *told: str) -> Ended:
    return called(capsys, "stats", *told)


def figures(capsys: pytest.CaptureFixture[str], *told: str) -> dict[str, Any]:
    ended = stats(capsys, *told)
    assert ended.status == 0, ended.err
    found: dict[str, Any] = json.loads(ended.out)
    return found


def options_of(game_id: str, **given: Any) -> Options:
    options: Options = read(game(game_id).options_type, given).settled()
    return options


# --- figures -------------------------------------------------------------------------------------


def assert_adds_up(tally: dict[str, Any], deals: int, winners: tuple[int, ...]) -> None:
    assert tally["deals"] == deals
    assert sum(tally["points"].values()) == SIDES * deals
    assert all(int(points) >= 0 for points in tally["points"])
    wins, won = tally["wins_by_distance_from_dealer"], deals - tally["shared"]
    assert min(winners) * won <= sum(wins.values()) <= max(winners) * won
    assert all(count <= won for count in wins.values())
    assert all(0 < count <= deals for count in tally["remarks"].values())
    assert tally["decisions_per_deal"] > 20


def test_figures_of_fox_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    (tally,) = figures(capsys, "fox", "--deals", "60", *FIGURES).values()
    assert_adds_up(tally, 60, (1,))


def test_figures_of_every_variant_of_tatsu_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "tatsu", "--deals", "30", *FIGURES)
    assert list(found) == list(game("tatsu").options_type.variants())
    winners = {"2": (1,), "3": (1, 2), "4": (2,)}
    for name, tally in found.items():
        assert_adds_up(tally, 30, winners[name[0]])
    wins = found["4 players, uk/fr/ru"]["wins_by_distance_from_dealer"]
    assert wins["0"] == wins["2"] and wins["1"] == wins["3"], "partners win together"


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_seeds_give_equal_figures(capsys: pytest.CaptureFixture[str], game_id: str) -> None:
    only = () if game_id == "fox" else ("--option", "players=3")
    told = (game_id, "--deals", "30", *FIGURES, *only, "--seed")
    one, again, other = (figures(capsys, *told, seed) for seed in ("7", "7", "8"))
    assert one == again
    assert one != other


def test_what_is_left_to_chance_is_the_same_for_equal_seeds() -> None:
    options = options_of("tatsu", players=2, clan="random", deal="mixed")
    tallies = [play_chunk("tatsu", options, "random", range(40), 3) for _ in range(2)]
    assert tallies[0] == tallies[1]


def test_one_variant_by_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("--option", "players=3", "--option", "leader=chosen")
    found = figures(capsys, "tatsu", "--deals", "10", *FIGURES, *told)
    assert list(found) == ["players=3, leader=chosen"]
    assert_adds_up(found["players=3, leader=chosen"], 10, (1, 2))


def test_the_dealer_goes_round() -> None:
    """The same pack and dice: only who leads differs."""
    options = options_of("tatsu")
    tallies = [play_deal("tatsu", options, "random", "x", number) for number in range(4)]
    assert all(tally.deals == 1 and sum(tally.points.values()) == 2 for tally in tallies)
    assert len({tuple(sorted(tally.points)) for tally in tallies}) > 1, "other seats, other play"


def test_parts_add_up_to_the_whole() -> None:
    options = options_of("tatsu", players=3)
    whole = play_chunk("tatsu", options, "random", range(12), 5)
    first = play_chunk("tatsu", options, "random", range(7), 5)
    first.add(play_chunk("tatsu", options, "random", range(7, 12), 5))
    assert first == whole


def test_figures_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("tatsu", "--deals", "20", "--bot", "random", "--no-pictures", "--option", "players=4")
    ended = stats(capsys, *told)
    lines = ended.out.splitlines()
    assert lines[0].startswith("players=4: 20 deals, a side makes ")
    assert any(line.startswith("  wins: the dealer ") for line in lines)
    assert "{" not in ended.out and "tatsu-" not in ended.out


def test_the_rules_bot_plays_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("--deals", "4", "--no-pictures", "--json")
    assert_adds_up(next(iter(figures(capsys, "fox", *told).values())), 4, (1,))
    only = ("--option", "players=4")
    assert_adds_up(next(iter(figures(capsys, "tatsu", *told, *only).values())), 4, (2,))


# --- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_pictures_are_written_in_both_forms(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game_id: str
) -> None:
    folder = tmp_path / "new" / "pictures"
    only = () if game_id == "fox" else ("--option", "players=3")
    told = (game_id, "--deals", "8", "--bot", "random", "--out", str(folder), *only)
    ended = stats(capsys, *told)
    assert ended.status == 0, ended.err
    assert sorted(path.name for path in folder.iterdir()) == sorted(PICTURES)
    assert ended.out.splitlines()[-6:] == [str(folder / name) for name in PICTURES]
    for path in folder.glob("*.png"):
        assert path.read_bytes().startswith(PNG)
    for path in folder.glob("*.svg"):
        assert ElementTree.parse(path).getroot().tag.endswith("svg")


def test_no_pictures_writes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = stats(capsys, "fox", "--deals", "2", *FIGURES)
    assert ended.status == 0
    assert list(tmp_path.iterdir()) == []


# --- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "told",
    [
        ["chess"],
        [],
        ["fox", "--deals", "0"],
        ["fox", "--deals", "-3"],
        ["fox", "--deals", "many"],
        ["fox", "--deals", "100000000"],
        ["fox", "--seed", "one"],
        ["fox", "--option", "target"],
        ["fox", "--option", "target=0"],
        ["fox", "--option", "colour=red"],
        ["tatsu", "--option", "players=4", "--option", "deal=mixed"],
        ["tatsu", "--option", "players=4", "--deals", "2", "--bot", "deep", "--no-pictures"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    told: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(stats(capsys, *told))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Whether that is noticed before or after the deals: their progress stands there at most."""
    taken = tmp_path / "file"
    taken.write_text("not a folder")
    told = ("fox", "--deals", "2", "--bot", "random", "--out", str(taken))
    ended = stats(capsys, *told)
    assert ended.status == 2
    assert ended.err.splitlines()[-1].rpartition("\r")[2].startswith("foxfire: ")
    assert "Traceback" not in ended.err
