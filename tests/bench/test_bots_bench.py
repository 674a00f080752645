"""`foxfire bench bots`: what is searched, what is compared, and how it is told."""

from __future__ import annotations

import json

import pytest

from foxfire.bench import bots_bench, openspiel_search
from foxfire.bench.search_rates import (
    ALL_CORES,
    KINDS,
    OWN_ROLLOUTS,
    POSITIONS,
    UNIFORM_ROLLOUTS,
    Rate,
    memory_of_a_search,
    positions,
)
from foxfire.bots.search.compiling import compile_search
from foxfire.bots.search.search import PlainSearch
from foxfire.bots.search.uniform import UniformSearch, run_uniform
from foxfire.core import cache
from foxfire.core.play import Observation
from foxfire.core.registry import game, game_ids
from tests.cli.commands import called

FOX = game("fox")
MIB = 2**20


@pytest.fixture(scope="module")
def seen() -> list[Observation]:
    found = positions(FOX, FOX.options_type().settled())
    compile_search("fox")
    with cache.compiling():
        UniformSearch(found[0], 0, nodes=2).simulate(1)
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_positions_are_decisions_with_a_choice(game_id: str) -> None:
    options = game(game_id).options_type().settled()
    found = positions(game(game_id), options)
    assert len(found) == POSITIONS
    assert all(len(one.legal) > 1 for one in found)
    assert len({one.to_bytes() for one in found}) == POSITIONS


def test_both_kinds_of_rollouts_and_all_cores_are_timed(seen: list[Observation]) -> None:
    assert list(KINDS) == [UNIFORM_ROLLOUTS, OWN_ROLLOUTS, ALL_CORES]
    assert all(rate(seen, 0.01) > 0 for rate in KINDS.values())


class PlainUniform(PlainSearch):
    kernel = staticmethod(run_uniform)


def test_uniform_rollouts_are_the_same_plain_and_compiled(seen: list[Observation]) -> None:
    found = []
    for kind in (PlainUniform, UniformSearch):
        search = kind(seen[0], "tree", nodes=60)
        search.simulate(25)
        found.append(search.findings())
    assert found[0] == found[1]


def test_the_memory_of_a_search_is_what_is_documented(seen: list[Observation]) -> None:
    assert 14 * MIB <= memory_of_a_search(seen[0]) <= 14.5 * MIB


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_something_to_stand_beside(game_id: str) -> None:
    assert set(openspiel_search.nearest(game_id)) <= set(openspiel_search.GAMES)


def test_the_quickest_of_the_nearest_games_counts_and_only_with_plain_rollouts() -> None:
    theirs = {name: Rate(name, (float(n + 1),)) for n, name in enumerate(openspiel_search.GAMES)}
    ours = {("tac", "teams", kind): Rate(kind, (60.0, 20.0, 30.0)) for kind in KINDS}
    report = bots_bench._report({}, ours, theirs)
    ratios = {entry["rollouts"]: entry["times_openspiel"] for entry in report["searches"]}
    assert ratios == {UNIFORM_ROLLOUTS: 10.0, OWN_ROLLOUTS: None, ALL_CORES: None}
    assert "10.0 x" in bots_bench.in_words(report)


def test_figures_are_medians_with_the_slowest_and_the_quickest_run() -> None:
    told = Rate("mine", (5.0, 1.0, 3.0)).as_json()
    assert (told["simulations_per_s"], told["lowest"], told["highest"]) == (3.0, 1.0, 5.0)


def test_the_command_measures_a_game(
    seen: list[Observation], capsys: pytest.CaptureFixture[str]
) -> None:
    told = ("--games", "fox", "--seconds", "0.02", "--repeats", "2", "--no-openspiel", "--json")
    ended = called(capsys, "bench", "bots", *told)
    assert ended.status == 0, ended.err
    report = json.loads(ended.out)
    assert [entry["rollouts"] for entry in report["searches"]] == list(KINDS)
    assert all(0 < e["lowest"] <= e["simulations_per_s"] for e in report["searches"])
    assert report["openspiel"] == [] and list(report["memory_bytes"]) == ["fox"]
