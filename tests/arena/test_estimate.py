"""Figures of a match: against formulas of the book, and against many matches with a known truth."""

from __future__ import annotations

import math
import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.arena.contest import Contest
from foxfire.arena.estimate import estimate, mean_interval, standard_error

PAIR = Contest(((1, 1), (1, 1)))
quarters = st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=2, max_size=60)


def pair(rng: random.Random, strength: float, luck: float) -> float:
    """The share of a pair: the cards favour one seat, and the seats change."""
    favour = rng.choice((-luck, luck))
    return sum(rng.random() < strength + each for each in (favour, -favour)) / 2


def test_share_and_error_are_mean_and_deviation() -> None:
    shares = [0.5, 1.0, 0.25, 0.75, 1.0, 0.0, 0.5]
    found = estimate(shares, PAIR)
    assert found.share == pytest.approx(statistics.mean(shares))
    assert found.error == pytest.approx(statistics.stdev(shares) / math.sqrt(len(shares)))


def test_the_interval_of_many_sets_is_the_normal_one() -> None:
    rng = random.Random(1)
    shares = [pair(rng, 0.6, 0.2) for _ in range(2000)]
    found = estimate(shares, PAIR)
    assert found.low == pytest.approx(found.share - 1.96 * found.error, abs=2e-4)
    assert found.high == pytest.approx(found.share + 1.96 * found.error, abs=2e-4)


def test_elo_of_known_shares() -> None:
    found = estimate([0.75] * 30 + [1.0, 0.5] * 10, PAIR)
    assert found.elo == pytest.approx(190.85, abs=0.01)
    assert found.elo_low < found.elo < found.elo_high
    assert found.elo_low == pytest.approx(400 * math.log10(found.low / (1 - found.low)), abs=0.01)


@pytest.mark.parametrize("sets", [8, 25, 100])
@pytest.mark.parametrize(("strength", "luck"), [(0.5, 0.0), (0.6, 0.3), (0.8, 0.15)])
def test_intervals_hold_the_truth_as_often_as_they_say(
    sets: int, strength: float, luck: float
) -> None:
    rng, held, matches = random.Random(f"{sets}/{strength}/{luck}"), 0, 200
    for _ in range(matches):
        found = estimate([pair(rng, strength, luck) for _ in range(sets)], PAIR)
        held += found.low <= strength <= found.high
    assert held / matches >= 0.90
    assert sets < 20 or held / matches <= 0.995  # of few sets it is a cautious one


def test_superiority_is_as_likely_as_it_says() -> None:
    """Of equal bots, one seems superior with 90 % in a tenth of the matches."""
    rng, sure, matches = random.Random(5), 0, 400
    for _ in range(matches):
        sure += estimate([pair(rng, 0.5, 0.2) for _ in range(40)], PAIR).superiority > 0.9
    assert 0.06 <= sure / matches <= 0.14


def test_pairs_tell_more_than_single_games_where_cards_matter() -> None:
    rng = random.Random(3)
    found = estimate([pair(rng, 0.55, 0.4) for _ in range(500)], PAIR)
    naive = math.sqrt(found.share * (1 - found.share) / 1000)
    assert found.error < 0.75 * naive


@given(quarters)
def test_turning_the_bots_turns_everything(shares: list[float]) -> None:
    one, other = estimate(shares, PAIR), estimate([1 - share for share in shares], PAIR)
    assert one.share == pytest.approx(1 - other.share)
    assert one.low == pytest.approx(1 - other.high, abs=1e-6)
    assert one.superiority == pytest.approx(1 - other.superiority, abs=1e-6)
    assert one.low <= one.share <= one.high


@given(quarters)
def test_the_same_again_makes_one_surer(shares: list[float]) -> None:
    once, twice = estimate(shares, PAIR), estimate(shares * 2, PAIR)
    assert twice.high - twice.low <= once.high - once.low + 1e-9


def test_nothing_and_one_set_say_nothing() -> None:
    for shares in ([], [1.0]):
        found = estimate(shares, PAIR)
        assert (found.low, found.high, found.superiority) == (0, 1, 0.5)
        assert (found.elo_low, found.elo_high) == (-math.inf, math.inf)


def test_ten_pairs_won_do_not_make_one_infinitely_sure() -> None:
    found = estimate([1.0] * 10, PAIR)
    assert 0.7 < found.low < 0.9
    assert 0.99 < found.superiority < 1


def test_a_mean_without_bounds_has_the_interval_of_student() -> None:
    mean, low, high = mean_interval([160.0, 170.0, 180.0])
    assert mean == 170
    assert (low, high) == pytest.approx((170 - 24.84, 170 + 24.84), abs=0.01)
    assert mean_interval([5.0])[1:] == (-math.inf, math.inf)
    assert standard_error([1.0, 1.0]) == 0
