"""Where two bots go different ways: what is found is about them, and the same on any machine."""

from __future__ import annotations

import json
import math
import random

import pytest

from foxfire.arena.choices import Choices, Findings, Inquiry, compare
from foxfire.arena.estimate import mean_interval, ratio_interval
from foxfire.arena.tables import Terms
from foxfire.core.options import Options
from foxfire.core.registry import game, game_ids
from tests.cli.commands import Ended, assert_refused, called

VARIANTS = [
    pytest.param(game_id, options, id=f"{game_id}-{title}")
    for game_id in game_ids()
    for title, options in game(game_id).options_type.variants().items()
]
SHORT = ("--option", "target=11", "--seed", "1", "--jobs", "1", "--games", "2")


def found(
    one: str,
    other: str,
    game_id: str,
    options: Options,
    games: int = 2,
    jobs: int = 1,
    every: int = 9,
) -> Choices:
    terms = Terms(game_id, options.settled(), seed=1)
    choices = Choices(terms, Inquiry((one, other), "rules", every, tries=2))
    assert len(list(compare(choices, games, jobs))) == games
    return choices


def without_time(choices: Choices) -> list[tuple[int, int, float]]:
    return [(each.turns, each.differing, each.gain) for each in choices.findings]


@pytest.mark.parametrize(("game_id", "options"), VARIANTS)
def test_a_bot_never_differs_from_itself(game_id: str, options: Options) -> None:
    choices = found("rules", "rules", game_id, options, games=1)
    assert choices.turns > 0 and choices.differing == 0
    assert choices.gain()[0] == 0


@pytest.mark.parametrize("game_id", game_ids())
def test_what_one_gains_the_other_loses(game_id: str) -> None:
    options = game(game_id).options_type()
    there, back = (
        found(*bots, game_id, options, games=1, every=40)
        for bots in (("rules", "random"), ("random", "rules"))
    )
    assert there.differing == back.differing > 0
    assert there.gain()[0] == pytest.approx(-back.gain()[0])


def test_a_player_who_knows_the_game_chooses_better_than_one_who_does_not() -> None:
    options = game("tatsu").options_type(target=100)
    gain, low, high = found("rules", "random", "tatsu", options, games=10).gain()
    assert 0 < low < gain < high


def test_it_is_the_same_on_any_number_of_cores() -> None:
    options = game("fox").options_type(target=5)
    here, elsewhere = (found("rules", "random", "fox", options, 4, jobs) for jobs in (1, 2))
    assert without_time(here) == without_time(elsewhere)


def test_whoever_is_asked_changes_nothing_in_the_games_of_the_host() -> None:
    options = game("tatsu").options_type(target=50)
    one, other = (found(bot, "rules", "tatsu", options) for bot in ("random", "novice"))
    assert [each.turns for each in one.findings] == [each.turns for each in other.findings]


def test_a_game_without_an_end_is_cut() -> None:
    terms = Terms("tac", game("tac").options_type().settled(), seed=1, cap=30)
    choices = Choices(terms, Inquiry(("rules", "rules"), "random", every=5, tries=1))
    (findings,) = compare(choices, 1, 1)
    assert 1 <= findings.turns <= 6


def test_what_is_asked_is_counted_for_each_turn() -> None:
    choices = Choices(
        Terms("fox", game("fox").options_type(), 1), Inquiry(("a", "b"), "rules", 1, 1)
    )
    for turns, gain in ((10, 0.3), (30, 0.1)):
        choices.add(Findings(turns, 1, gain, choices.efforts))
    assert (choices.turns, choices.differing) == (40, 2)
    assert choices.gain()[0] == pytest.approx(0.01)


def test_with_games_of_one_size_the_interval_is_that_of_a_mean() -> None:
    values = [0.3, -0.1, 0.2, 0.05]
    expected = [value / 8 for value in mean_interval(values)]
    assert ratio_interval(values, [8] * 4) == pytest.approx(expected)


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, held = random.Random(3), 0
    for _ in range(400):
        sizes = [rng.randrange(5, 40) for _ in range(25)]
        totals = [sum(rng.gauss(0.2, 1) for _ in range(n)) + rng.gauss(0, 2) for n in sizes]
        _, low, high = ratio_interval(totals, sizes)
        held += low <= 0.2 <= high
    assert 0.91 < held / 400 < 0.985


def test_of_nothing_nothing_is_known() -> None:
    assert ratio_interval([], []) == (0, -math.inf, math.inf)
    assert ratio_interval([0.0], [0]) == (0, -math.inf, math.inf)


# --- the command ---


def asked(capsys: pytest.CaptureFixture[str], *told: str) -> Ended:
    return called(capsys, "choices", "rules", "random", "--game", "fox", *SHORT, *told)


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = asked(capsys).out.splitlines()
    assert lines[0].startswith("rules and random at ")
    assert lines[0].endswith(" of 2 games, The Fox in the Forest, played by rules, seed 1")
    assert lines[1] == "  options: target = 11"
    assert "they go different ways at" in lines[2]
    assert "what rules chooses brings " in lines[3] and "10000ths of a match" in lines[3]
    assert lines[4].strip().startswith("thinking: ")


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(asked(capsys, "--json", "--every", "3", "--tries", "2").out)
    assert (told["bots"], told["host"], told["games"]) == (["rules", "random"], "rules", 2)
    assert (told["every"], told["tries"], told["interrupted"]) == (3, 2, False)
    assert 0 < told["differing"] <= told["turns"]
    assert told["gain"]["low"] < told["gain"]["value"] < told["gain"]["high"]


def test_one_game_has_no_bounds_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(asked(capsys, "--json", "--games", "1").out)
    assert told["gain"]["value"] is not None
    assert told["gain"]["low"] is told["gain"]["high"] is None


@pytest.mark.parametrize(
    ("told", "named"),
    [
        (("--games", "0"), "--games 0: expected 1 to"),
        (("--every", "-1"), "--every -1: expected 1 to"),
        (("--tries", "1001"), "--tries 1001: expected 1 to 1000"),
        (("--host", "nosuch"), "nosuch"),
        (("--host", "engine:cat"), "only single bots of Foxfire"),
        (("--host", "rules & random"), "only single bots of Foxfire"),
        (("--game", "chess"), "chess"),
        (("--option", "target=0"), "target"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    capsys: pytest.CaptureFixture[str], told: tuple[str, ...], named: str
) -> None:
    ended = asked(capsys, *told)
    assert_refused(ended)
    assert named in ended.err
