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
    decisions_of,
    memory_of_a_search,
    positions,
)
from foxfire.bots.search.compiling import compile_search
from foxfire.bots.search.search import PlainSearch
from foxfire.bots.search.uniform import UniformSearch, run_uniform
from foxfire.core import cache
from foxfire.core.play import Observation, Play
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
    assert game_id in openspiel_search.NEAREST


@pytest.mark.parametrize("game_id", game_ids())
def test_openspiel_searches_what_stands_beside_a_game(game_id: str) -> None:
    """Its information-set search where something is hidden, else the one that it has."""
    searched = openspiel_search.Searched(openspiel_search.NEAREST[game_id])
    assert searched.decisions > 5
    assert type(searched._bot(1)).__name__ == ("MCTSBot" if game_id == "tac" else "ISMCTSBot")
    searched._positions = searched._positions[:1]
    assert searched.rate(0.001) > 0


def test_only_plain_rollouts_are_compared() -> None:
    theirs = {"tac": Rate("maedn", (3.0,), decisions=400.0)}
    ours = {("tac", "teams", kind): Rate(kind, (60.0, 20.0, 30.0), 20.0) for kind in KINDS}
    report = bots_bench._report({}, ours, theirs)
    ratios = {entry["rollouts"]: entry["times_openspiel"] for entry in report["searches"]}
    assert ratios == {UNIFORM_ROLLOUTS: 10.0, OWN_ROLLOUTS: None, ALL_CORES: None}
    assert report["searches"][0]["decisions_times_openspiel"] == 0.5
    told = bots_bench.in_words(report)
    assert "10.0 x" in told and "0.5 x" in told


def test_decisions_are_those_of_the_rest_of_a_deal() -> None:
    """Fox: every card is a decision, and some ask for another."""
    play = Play(FOX, seed=1)
    assert 26 <= decisions_of([play.observe(play.to_act)]) <= 32


def test_all_cores_are_timed_once_a_game() -> None:
    places: bots_bench.Positions = {("fox", "a"): [], ("tac", "a"): [], ("tac", "b"): []}
    jobs = list(bots_bench._jobs(places, ["tac"], 1))
    assert [job for job in jobs if ALL_CORES in job] == [
        ("fox", "a", ALL_CORES),
        ("tac", "a", ALL_CORES),
    ]
    assert len(jobs) == 3 * 2 + 2 + 1 and jobs[-1] == "tac"


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
