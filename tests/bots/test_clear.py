"""A search that ends before its budget: when its choice will not change any more."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from functools import partial

import pytest

from foxfire.bots.registry import bot
from foxfire.bots.search import looking
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.clear import CLEAR_LEAD, NEGLIGIBLE, is_clear
from foxfire.bots.search.compiling import compile_search
from foxfire.bots.search.hooks import Hooks
from foxfire.bots.search.parallel import search_on
from foxfire.bots.search.search import PlainSearch, Search
from foxfire.bots.search.tree import ROOT_TURNS
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game

LEAST = Hooks.clear_after
clear = partial(is_clear, least=LEAST)

ALL_OF_IT = Budget(simulations=1500)
ENOUGH = replace(ALL_OF_IT, until_clear=True)


@pytest.fixture(scope="module")
def choices() -> list[Observation]:
    """Every decision with a choice of a round of Fox between bots by rules."""
    compile_search("fox")
    play, rng, player = Play(game("fox"), seed=5), random.Random(5), bot("rules", "fox")
    found: list[Observation] = []
    while not play.is_over and len(found) < 16:
        seen = play.observe(play.to_act)
        if len(seen.legal) > 1:
            found.append(seen)
        play.apply(player.choose(seen, rng))
    return found


def spent(seen: Observation, budget: Budget) -> Search:
    search = Search(seen, "clear")
    search.spend(budget)
    return search


def unsure(turn: int) -> float:
    """The standard error of a turn of which little is known."""
    return 0.1


def test_a_lead_that_nobody_can_make_up_is_clear() -> None:
    assert clear([500, 399], unsure, left=100)
    assert not clear([500, 400], unsure, left=100)
    assert clear([500], unsure, left=499)


def test_a_turn_far_before_all_others_is_clear_after_a_part_of_the_budget() -> None:
    far = [CLEAR_LEAD * LEAST + 1, LEAST]
    assert clear(far, unsure, left=4 * sum(far))
    assert not clear([CLEAR_LEAD * LEAST, LEAST], unsure, left=4 * sum(far))
    assert not clear(far, unsure, left=10 * sum(far))
    assert not clear(far, unsure, left=math.inf)


def test_turns_that_are_known_to_be_about_as_good_need_no_more_time() -> None:
    near, far = LEAST, LEAST // 10
    sure = [NEGLIGIBLE / 2, NEGLIGIBLE / 2, 0.1]
    assert clear([near + 1, near, far], sure.__getitem__, left=near)
    assert not clear([near + 1, near, near], sure.__getitem__, left=near), "not of the third"
    assert not clear([near + 1, near], unsure, left=near)
    assert not clear([near // 2, near // 3], sure.__getitem__, left=near), "too early"


def test_a_short_search_goes_on_however_far_a_turn_is_ahead() -> None:
    assert not clear([LEAST - 1, 1], unsure, left=LEAST)
    assert clear([LEAST, 1], unsure, left=LEAST)


def test_a_lead_that_cannot_be_made_up_gives_the_choice_of_the_whole_budget(
    choices: list[Observation], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foxfire.bots.search.clear.CLEAR_LEAD", math.inf)
    for seen in choices:
        early, late = spent(seen, ENOUGH).findings(), spent(seen, ALL_OF_IT).findings()
        assert early.best == late.best
        assert late.simulations == 1500 >= early.simulations


def test_less_than_the_budget_is_used(choices: list[Observation]) -> None:
    used = [spent(seen, ENOUGH).findings().simulations for seen in choices]
    assert sum(used) < 0.9 * 1500 * len(choices)
    assert min(used) > 0.1 * 1500


def test_simulations_alone_decide_when_it_ends(choices: list[Observation]) -> None:
    for seen in choices[:4]:
        assert spent(seen, ENOUGH).findings() == spent(seen, ENOUGH).findings()


def test_plain_and_compiled_searches_end_at_the_same_simulation(
    choices: list[Observation],
) -> None:
    few = Budget(simulations=60, until_clear=True)
    plain = PlainSearch(choices[-1], "clear", nodes=100)
    plain.spend(few)
    assert plain.findings() == spent(choices[-1], few).findings()


def test_a_single_turn_is_clear_at_once(choices: list[Observation]) -> None:
    """As in TAC: several cards may be laid, and all come to the same."""
    search = Search(choices[0], "clear")
    search.simulate(1)
    assert not search.is_clear(left=1000)
    search.desk.used[ROOT_TURNS] = 1  # how many turns the root has
    assert search.is_clear(left=1000)


def test_the_bot_ends_early_and_what_it_is_asked_to_look_at_is_looked_at_in_full(
    choices: list[Observation], monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[Budget] = []

    def noted(cores: int, seen: Observation, seed: object, budget: Budget) -> list[Search]:
        budgets.append(budget)
        return search_on(cores, seen, seed, budget)

    monkeypatch.setattr(looking, "search_on", noted)
    player = SearchBot(sims="300")
    player.choose(choices[0], random.Random(1))
    assert player.look(choices[0], random.Random(1)).simulations == 300
    assert [budget.until_clear for budget in budgets] == [True, False]


def test_several_trees_spend_all_of_it(choices: list[Observation]) -> None:
    searches = search_on(2, choices[-1], 1, ENOUGH)
    assert sum(search.findings().simulations for search in searches) == 1500


def test_equals_of_exact_play_are_told_apart_by_a_short_search(
    choices: list[Observation], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the budget is; the figures are those of exact play."""
    seen = choices[0]
    found = spent(seen, Budget(simulations=50)).findings()
    exact = replace(found, actions=tuple(replace(f, value=0.5) for f in found.actions))
    monkeypatch.setattr(looking, "solved", lambda *_: exact)
    monkeypatch.setattr(looking, "TIE_BREAK", 100)
    looked = looking.look(seen, 1, Budget(simulations=10**8))
    assert {f.action for f in looked.actions} == set(seen.legal)
    assert {f.value for f in looked.actions} == {0.5}
