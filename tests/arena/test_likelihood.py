"""Likelihoods of means: exact where a formula exists, and never beaten by another distribution."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foxfire.arena.likelihood import TRACE, Likelihood

FIVE = (0.0, 0.25, 0.5, 0.75, 1.0)
five_counts = st.lists(st.integers(0, 200), min_size=5, max_size=5).filter(any)
means = st.floats(0.02, 0.98)


def of(counts: list[int]) -> Likelihood:
    return Likelihood(dict(zip(FIVE, counts, strict=True)))


def seen(counts: list[int]) -> dict[float, float]:
    """The counts as they are used: the ends leave a trace in any case."""
    told = {value: float(n) for value, n in zip(FIVE, counts, strict=True) if n}
    return {0.0: TRACE, 1.0: TRACE} | told


def most_likely(counts: dict[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean that makes the counts most likely, by plain bisection."""
    total = sum(counts.values())
    low, high = -1 / (max(counts) - mean), -1 / (min(counts) - mean)
    for _ in range(200):
        x = (low + high) / 2
        slope = sum(n * (a - mean) / (1 + x * (a - mean)) for a, n in counts.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return {a: n / total / (1 + x * (a - mean)) for a, n in counts.items()}


@given(st.integers(1, 500), st.integers(1, 500), means)
def test_wins_and_losses_alone_are_binomial(won: int, lost: int, mean: float) -> None:
    share = won / (won + lost)
    exact = won * math.log(share / mean) + lost * math.log((1 - share) / (1 - mean))
    assert Likelihood({1.0: won, 0.0: lost}).loss(mean) == pytest.approx(exact, abs=1e-6)


@given(five_counts, means)
def test_the_loss_is_that_of_the_most_likely_distribution(counts: list[int], mean: float) -> None:
    told = seen(counts)
    best = most_likely(told, mean)
    assert sum(best.values()) == pytest.approx(1)
    assert sum(a * q for a, q in best.items()) == pytest.approx(mean)
    total = sum(told.values())
    loss = sum(n * math.log(n / total / best[a]) for a, n in told.items())
    assert of(counts).loss(mean) == pytest.approx(loss, rel=1e-6, abs=1e-6)


@given(five_counts, means, st.lists(st.floats(0.05, 1), min_size=5, max_size=5))
def test_no_other_distribution_with_the_mean_is_more_likely(
    counts: list[int], mean: float, other: list[float]
) -> None:
    told = seen(counts)
    weights = {a: other[FIVE.index(a)] for a in told}
    rival = most_likely(weights, mean)  # any distribution will do that has the mean
    total = sum(told.values())
    loss = sum(n * math.log(n / total / rival[a]) for a, n in told.items())
    assert of(counts).loss(mean) <= loss + 1e-6


@given(five_counts)
def test_what_was_seen_costs_nothing_and_all_else_something(counts: list[int]) -> None:
    likelihood = of(counts)
    assume(0.01 < likelihood.mean < 0.99)
    assert likelihood.loss(likelihood.mean) == pytest.approx(0, abs=1e-9)
    steps = [likelihood.loss(likelihood.mean * part) for part in (0.9, 0.6, 0.3)]
    assert 0 < steps[0] < steps[1] < steps[2]


@given(five_counts, st.floats(0.1, 5))
def test_an_interval_holds_the_mean_and_is_turned_with_the_bots(
    counts: list[int], most: float
) -> None:
    low, high = of(counts).interval(most)
    mirrored = of(counts[::-1]).interval(most)
    assert 0 <= low <= of(counts).mean <= high <= 1
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=1e-6)
    wider = of(counts).interval(2 * most)
    assert wider[0] <= low + 1e-9 and high <= wider[1] + 1e-9


@given(five_counts, means, means)
def test_a_ratio_is_turned_with_the_statements(counts: list[int], one: float, two: float) -> None:
    likelihood = of(counts)
    assert likelihood.ratio(one, two) == pytest.approx(-likelihood.ratio(two, one))
    assert likelihood.ratio(one, one) == 0


def test_winning_everything_bounds_the_mean_from_below_only() -> None:
    low, high = Likelihood(Counter({1.0: 10})).interval(1.92)
    assert low == pytest.approx(math.exp(-0.192), abs=1e-3)
    assert high == pytest.approx(1, abs=1e-3)
