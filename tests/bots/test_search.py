"""The search: the same in every mode, fair, reproducible, bounded."""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys
import time
from typing import Any

import pytest

from foxfire.bots.registry import bot, bot_names
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.budget import Budget, read_budget
from foxfire.bots.search.search import Findings, PlainSearch, Search
from foxfire.bots.search.simulation import LOGARITHMS, logarithm
from foxfire.bots.search.tree import (
    FIRST_PLACES,
    USED_NODES,
    USED_PLACES,
    Node,
    child_with,
)
from foxfire.core import cache
from foxfire.core.errors import OptionError
from foxfire.core.options import Options
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game, game_ids

VARIANTS = [
    pytest.param(game_id, options, id=f"{game_id}-{title}")
    for game_id in game_ids()
    for title, options in game(game_id).options_type.variants().items()
]
every_variant = pytest.mark.parametrize(("game_id", "options"), VARIANTS)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """By one process at a time."""
    with cache.compiling():
        for game_id in game_ids():
            Search(moment(game_id, None, 0).observe(0), 1, nodes=2).simulate(1)


def moment(game_id: str, options: Options | None, steps: int, seed: int = 3) -> Play:
    """A game after some random steps, before a decision that is not forced."""
    play, rng = Play(game(game_id), options, seed=seed), random.Random(seed)
    while steps > 0 or len(play.legal_actions) == 1:
        play.apply(rng.choice(play.legal_actions))
        steps -= 1
    return play


def seen_at(game_id: str, options: Options | None, steps: int, seed: int = 3) -> Observation:
    play = moment(game_id, options, steps, seed)
    return play.observe(play.to_act)


def found(search: Search, simulations: int) -> Findings:
    search.simulate(simulations)
    return search.findings()


def nodes(search: Search) -> list[Any]:
    return [search.node(i).values() for i in range(int(search.desk.used[USED_NODES]))]


# --- one search ----------------------------------------------------------------------------------


@every_variant
@pytest.mark.parametrize("steps", [0, 9])
def test_plain_and_compiled_build_the_same_tree(game_id: str, options: Options, steps: int) -> None:
    seen = seen_at(game_id, options, steps)
    plain, compiled = (kind(seen, "tree", nodes=60) for kind in (PlainSearch, Search))
    assert found(plain, 25) == found(compiled, 25)
    assert nodes(plain) == nodes(compiled)


@every_variant
def test_a_search_leaves_the_observation_as_it_was(game_id: str, options: Options) -> None:
    seen = seen_at(game_id, options, 6)
    before = seen.to_bytes()
    found(Search(seen, 1), 50)
    assert seen.to_bytes() == before


@every_variant
def test_what_a_player_cannot_know_changes_nothing(game_id: str, options: Options) -> None:
    for steps in (0, 7, 20):
        play = moment(game_id, options, steps)
        seen, other = play.observe(play.to_act), play.copy()
        other.state = seen.sample("elsewhere", steps)
        elsewhere = other.observe(seen.viewer)
        assert found(Search(seen, 5), 200) == found(Search(elsewhere, 5), 200)


@pytest.mark.parametrize("game_id", game_ids())
def test_equal_seeds_give_equal_findings_and_others_do_not(game_id: str) -> None:
    seen = seen_at(game_id, None, 5)
    whole, again, other = Search(seen, 1), Search(seen, 1), Search(seen, 2)
    again.simulate(130)  # a search that is continued is the same search
    assert found(whole, 300) == found(again, 170)
    assert found(other, 300) != whole.findings()


@pytest.mark.parametrize("game_id", game_ids())
def test_findings_are_about_legal_actions_and_add_up(game_id: str) -> None:
    seen = seen_at(game_id, None, 5)
    findings = found(Search(seen, 1), 400)
    assert {f.action for f in findings.actions} <= set(seen.legal)
    assert sum(f.visits for f in findings.actions) == findings.simulations == 400
    assert sum(f.visits for f in findings.turns) == 400
    weighted = sum(f.visits * f.value for f in findings.turns) / 400
    assert weighted == pytest.approx(findings.value)
    assert all(0 <= f.value <= 1 and 0 <= f.spread <= 0.5 for f in findings.actions)
    assert findings.actions[0].turn == findings.turns[0].turn
    assert all(f.turn[0] == f.action for f in findings.actions)


@pytest.mark.parametrize("game_id", ["fox", "tatsu"])
def test_where_nothing_is_known_at_first_sight_every_action_is_tried(game_id: str) -> None:
    seen = seen_at(game_id, None, 5)
    assert sorted(f.action for f in found(Search(seen, 1), 400).actions) == seen.legal


def test_a_tree_never_grows_beyond_its_bound_and_goes_on_counting() -> None:
    search = Search(seen_at("fox", None, 0), 1, nodes=20)
    findings = found(search, 500)
    assert findings.nodes == 20 and findings.simulations == 500
    assert Node.dtype.itemsize == 40  # as the documentation says


def test_a_table_that_has_grown_finds_every_node_again() -> None:
    search = PlainSearch(seen_at("fox", None, 0), 1, nodes=1024)
    search.simulate(FIRST_PLACES // 2 + 50)
    assert search.desk.used[USED_PLACES] == 2 * FIRST_PLACES
    for number in range(1, search.desk.used[USED_NODES]):
        node = search.node(number)
        assert child_with(search.desk, node.parent, node.turn) == number


def test_long_searches_are_told_as_exactly_as_short_ones() -> None:
    """Visits times the unit of values are more than 32 bits."""
    play = moment("fox", None, 20)
    findings = found(Search(play.observe(play.to_act), 1, nodes=40), 70_000)
    weighted = sum(f.visits * f.value for f in findings.actions) / 70_000
    assert weighted == pytest.approx(findings.value)
    assert all(0 <= f.value <= 1 and 0 <= f.spread <= 0.5 for f in findings.actions)


def test_hidden_actions_of_others_are_one_node() -> None:
    """TAC for four: the other players' gifts look alike to the one who gives first."""
    search = Search(seen_at("tac", None, 0), 1)
    search.simulate(300)
    made = range(1, int(search.desk.used[USED_NODES]))
    parents = [search.node(i).parent for i in made]
    own = [i for i in made if parents[i - 1] == 0 and search.node(i).visits > 1]
    assert len(own) > 1
    assert all(parents.count(node) == 1 for node in own)


# --- budgets -------------------------------------------------------------------------------------


def test_a_budget_is_read_from_the_parameters_of_a_bot() -> None:
    assert read_budget() == Budget(seconds=0.05)
    assert read_budget("50ms") == Budget(seconds=0.05)
    assert read_budget("1.5s") == Budget(seconds=1.5)
    assert read_budget(sims="2000") == Budget(simulations=2000)
    assert read_budget("1s", "70") == Budget(seconds=1, simulations=70)


@pytest.mark.parametrize(
    "text",
    ["search:50", "search:0ms", "search:2h", "search:9999s", "search:sims=0", "search:sims=1e3"],
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="expected"):
        bot(text, "fox")


def test_a_bot_that_needs_compiling_is_not_offered_where_nothing_is_compiled() -> None:
    for game_id in game_ids():
        assert isinstance(bot("search", game_id), SearchBot)
        assert "search" not in bot_names(game_id)


def test_exactly_the_simulations_of_the_budget_are_made() -> None:
    for simulations in (1, 16, 17, 1234):
        search = Search(seen_at("fox", None, 3), 1)
        search.spend(Budget(simulations=simulations))
        assert search.findings().simulations == simulations


class Clock:
    """A clock that goes on by what each simulation is said to take."""

    def __init__(self, pace: float) -> None:
        self.pace, self.now = pace, 0.0

    def perf_counter(self) -> float:
        return self.now


@pytest.mark.parametrize("pace", [1e-6, 2e-5, 1e-3])
def test_the_time_of_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch, pace: float) -> None:
    """Slow simulations are overrun by one of them or the first chunk, quick ones by hardly any."""
    search, clock = Search(seen_at("fox", None, 3), 1, nodes=2), Clock(pace)

    def simulate(simulations: int) -> None:
        clock.now += pace * simulations

    monkeypatch.setattr("foxfire.bots.search.search.time", clock)
    monkeypatch.setattr(search, "simulate", simulate)
    search.spend(Budget(seconds=0.05))
    assert 0.05 <= clock.now <= 0.05 + max(pace, 1e-4)


def test_a_budget_in_time_ends_a_search() -> None:
    search = Search(seen_at("fox", None, 3), 1)
    start = time.perf_counter()
    search.spend(Budget(seconds=0.02))
    assert time.perf_counter() - start >= 0.02
    assert search.findings().simulations >= 16


# --- compiled once -------------------------------------------------------------------------------

AGAIN = """
import random
from foxfire.core import cache
cache.configure(cached=True)
from foxfire.bots.registry import bot
from foxfire.bots.search.simulation import run
from foxfire.core.native import native
from foxfire.core.play import Play
from foxfire.core.registry import game
play = Play(game("fox"), seed=1)
bot("search:sims=1", "fox").choose(play.observe(play.to_act), random.Random(1))
print(sum(native(run).stats.cache_hits.values()), sum(native(run).stats.cache_misses.values()))
"""


def test_another_process_finds_the_compiled_search_again() -> None:
    environment = {**os.environ, "FOXFIRE_BOUNDS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", AGAIN], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["1", "0"]


@pytest.mark.parametrize("number", [1, 2, 3, 1000, len(LOGARITHMS) - 1, len(LOGARITHMS), 10**6])
def test_logarithms_are_the_same_looked_up_and_computed(number: int) -> None:
    from foxfire.core.native import native

    assert logarithm(number) == native(logarithm)(number) == math.log(number)
