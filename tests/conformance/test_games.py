"""Whole games: they end, they repeat, and they keep to the facts that the game states."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from foxfire.core.errors import NotationError, PackError
from foxfire.core.game import actor_as_json
from foxfire.core.play import Dealt, Play
from foxfire.core.seats import OVER
from tests.conformance.cases import Case, content, every_case, played, players, walk, walk_on

DEALS = 3


@every_case
def test_a_deal_ends_within_the_stated_number_of_decisions(case: Case, amount: int) -> None:
    for seed in range(3 * amount):
        play = played(case, seed, DEALS)
        runs = groupby(play.log, lambda entry: isinstance(entry, Dealt))
        longest = max(len(list(entries)) for is_deal, entries in runs if not is_deal)
        assert 1 < longest <= play.game.facts(play.options).decisions_per_deal


@every_case
def test_equal_seeds_give_equal_games(case: Case, amount: int) -> None:
    for seed in range(amount):
        one, other = walk(case, seed, DEALS), walk(case, seed, DEALS)
        for play, again in zip(one, other, strict=True):
            assert content(play) == content(again)
        assert case.play(seed).log != case.play(seed + 1).log


@every_case
def test_the_outcome_is_within_the_facts(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            assert play.outcome is None
            assert play.to_act != OVER
        outcome, facts = play.outcome, play.game.facts(play.options)
        if outcome is None:
            continue
        low, high = facts.utilities
        assert len(outcome.scores) == len(outcome.utility) == facts.players
        assert all(low <= utility <= high for utility in outcome.utility)
        assert sum(outcome.utility) == 0 or not facts.zero_sum
        assert all(play.game.kernels.utility(play.state, p) == outcome.utility[p]
                   for p in players(play))  # fmt: skip


@every_case
def test_who_acts_is_a_player_for_a_seat(case: Case) -> None:
    for play in walk(case, 0, DEALS):
        facts = play.game.facts(play.options)
        assert 0 <= play.to_act < facts.players
        assert 0 <= play.for_seat < facts.seats
        assert len(play.game.sides(play.state)) == facts.players
        actor = actor_as_json(play.to_act, play.for_seat)
        assert actor == {"player": play.to_act, "seat": play.for_seat}
        assert play.phase in {phase.name for phase in play.game.phases}


@every_case
def test_copies_are_independent(case: Case, amount: int) -> None:
    rng = random.Random(str(case))
    for seed in range(amount):
        for play in walk(case, seed, 1):
            before, twin = content(play), play.copy()
            assert content(twin) == before
            walk_on(twin, rng, 3)
            assert content(play) == before
            assert content(twin) != before


@every_case
def test_a_wrong_pack_is_refused_and_changes_nothing(case: Case) -> None:
    play = Play(case.game, case.options)
    before = content(play)
    pack = list(play.game.full_pack(play.options))
    for wrong in ([], pack[:-1], [*pack, pack[0]], [*pack[:-1], pack[0]]):
        with pytest.raises(PackError):
            play.deal(wrong)
        assert content(play) == before
    for unknown in ([*pack[:-1], 10_000], [*pack[:-1], -1], ["nonsense"]):
        with pytest.raises((PackError, NotationError)):
            play.deal(unknown)
        assert content(play) == before


@every_case
def test_a_pack_that_nobody_asked_for_is_refused(case: Case) -> None:
    play = case.play(0)
    before = content(play)
    with pytest.raises(PackError):
        play.deal(list(play.game.full_pack(play.options)))
    assert content(play) == before
