"""Student's t, against the table that stands in every book of statistics."""

from __future__ import annotations

import math
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.arena.student import MANY, t_cdf, t_quantile

TABLE = [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (10, 2.228)]
TABLE += [(20, 2.086), (30, 2.042), (60, 2.000), (120, 1.980), (1_000, 1.962), (100_000, 1.960)]


@pytest.mark.parametrize(("freedom", "value"), TABLE)
def test_quantiles_are_those_of_the_table(freedom: int, value: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(value, abs=0.0006)


def test_one_degree_of_freedom_is_cauchy() -> None:
    for t in (-3.0, 0.0, 0.7, 20.0):
        assert t_cdf(t, 1) == pytest.approx(0.5 + math.atan(t) / math.pi)


@given(st.floats(-8, 8), st.integers(1, 3 * MANY))
def test_it_is_a_symmetric_distribution_with_longer_tails_than_the_normal(
    t: float, freedom: int
) -> None:
    assert t_cdf(t, freedom) + t_cdf(-t, freedom) == pytest.approx(1)
    assert t_cdf(abs(t), freedom) <= NormalDist().cdf(abs(t)) + 1e-6


def test_the_two_ways_of_computing_it_meet() -> None:
    for t in (0.3, 1.0, 2.0, 4.0):
        assert t_cdf(t, MANY - 1) == pytest.approx(t_cdf(t, MANY), abs=1e-5)
