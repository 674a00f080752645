"""Several trees: together they are what one would be, whichever thread is first."""

from __future__ import annotations

import random
from statistics import fmean, pstdev

import pytest

from foxfire.bots.registry import bot
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.parallel import added_up, read_cores, search_on
from foxfire.bots.search.search import (
    LONG_NODES,
    MOST_NODES,
    Finding,
    Findings,
    Search,
    findings_from,
    nodes_for,
)
from foxfire.core import cache
from foxfire.core.errors import OptionError
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game


@pytest.fixture(scope="module")
def seen() -> Observation:
    observation = Play(game("fox"), seed=3).observe(1)
    with cache.compiling():
        Search(observation, 0, nodes=2).simulate(1)
    return observation


def looked(seen: Observation, **parameters: str) -> Findings:
    return SearchBot(**parameters).look(seen, random.Random(1))


def test_one_core_makes_the_search_that_there_was_before(seen: Observation) -> None:
    search = Search(seen, random.Random(1).getrandbits(64))
    search.simulate(700)
    assert looked(seen, sims="700") == looked(seen, sims="700", cores="1") == search.findings()


def test_equal_seeds_give_equal_findings_on_several_cores(seen: Observation) -> None:
    several = [looked(seen, sims="1001", cores="3") for _ in range(3)]
    assert several[0] == several[1] == several[2]
    assert several[0] != looked(seen, sims="1001")
    assert several[0].simulations == sum(f.visits for f in several[0].actions) == 1001


def test_threads_change_nothing(seen: Observation) -> None:
    together = search_on(2, seen, 5, Budget(simulations=600))
    alone = [Search(seen, 5), Search(seen, 5, 1)]
    for search in alone:
        search.simulate(300)
    assert [s.findings() for s in together] == [s.findings() for s in alone]


def test_no_tree_is_left_without_a_simulation(seen: Observation) -> None:
    assert looked(seen, sims="2", cores="5").simulations == 2


def test_a_budget_in_time_is_for_all_trees_at_once(seen: Observation) -> None:
    searches = search_on(2, seen, 5, Budget(seconds=0.02))
    assert all(search.findings().simulations >= 16 for search in searches)


def test_findings_are_added_up_as_if_one_tree_had_made_all_visits() -> None:
    """Against the plain definitions of mean and standard deviation over all visits."""
    rewards = {7: ([0.1, 0.5, 0.9], [0.2]), 3: ([0.4], [0.6, 0.8])}
    trees = [findings({action: both[n] for action, both in rewards.items()}) for n in (0, 1)]
    total = added_up(trees)
    pooled = findings({action: both[0] + both[1] for action, both in rewards.items()})
    assert [f.action for f in total.actions] == [f.action for f in pooled.actions] == [7, 3]
    assert total.simulations == pooled.simulations == 7 and total.nodes == 6
    assert total.value == pytest.approx(pooled.value)
    for one, other in zip(total.actions, pooled.actions, strict=True):
        assert one.visits == other.visits
        assert (one.value, one.spread) == pytest.approx((other.value, other.spread))


def findings(rewards: dict[int, list[float]]) -> Findings:
    """Of turns with one action each."""
    found = [Finding(a, len(r), fmean(r), pstdev(r), (a,)) for a, r in rewards.items()]
    every = [reward for of_one in rewards.values() for reward in of_one]
    return findings_from(len(every), 1 + len(found), fmean(every), found)


def test_an_action_that_one_tree_never_tried_counts_with_what_it_has() -> None:
    total = added_up([findings({1: [0.5, 0.5]}), findings({2: [0.25]})])
    assert [(f.action, f.visits, f.value) for f in total.actions] == [(1, 2, 0.5), (2, 1, 0.25)]


@pytest.mark.parametrize("text", ["0", "65", "x", "-1", "1.5"])
def test_cores_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match="expected a number from 1 to 64"):
        bot(f"search:1s,cores={text}", "fox")
    assert read_cores(None) == 1


@pytest.mark.parametrize("text", ["search", "search:50ms", "search:1s,sims=70,cores=4"])
def test_a_search_goes_by_the_name_that_makes_it_again(text: str) -> None:
    assert bot(text, "fox").name == text


def test_only_a_long_search_has_room_for_a_large_tree() -> None:
    assert nodes_for(Budget(seconds=5)) == nodes_for(Budget(simulations=10**6)) == LONG_NODES
    assert nodes_for(Budget(seconds=1)) == nodes_for(Budget(simulations=10**5)) == MOST_NODES
    assert nodes_for(Budget(seconds=5, simulations=10**5)) == MOST_NODES
