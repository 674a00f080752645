"""What Elo makes one expect: the usual formula for two, and what follows for one against two."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.arena.contest import Contest

PAIR = Contest(((1, 1), (1, 1)))
THREE = Contest(((1, 2),) * 3 + ((2, 1),) * 3)
LONE = Contest(((1, 2),) * 3)
contests = st.sampled_from([PAIR, THREE, LONE, Contest()])


def test_two_are_the_usual_formula() -> None:
    assert PAIR.share(0) == 0.5
    assert PAIR.share(400) == pytest.approx(10 / 11)
    assert PAIR.share(100) == pytest.approx(0.6400649998)
    assert PAIR.elo(0.75) == pytest.approx(400 * math.log10(3))


def test_equal_bots_share_fairly() -> None:
    assert THREE.fair == pytest.approx(1 / 2)
    assert LONE.fair == pytest.approx(1 / 3)


def test_twice_the_weight_against_two_wins_half() -> None:
    assert LONE.share(400 * math.log10(2)) == pytest.approx(0.5)


@given(contests, st.floats(-1500, 1500))
def test_elo_is_the_inverse_of_the_share(contest: Contest, elo: float) -> None:
    assert contest.elo(contest.share(elo)) == pytest.approx(elo, abs=0.01)


@given(contests, st.floats(-1000, 1000))
def test_the_slope_is_that_of_the_share(contest: Contest, elo: float) -> None:
    step = 0.01
    rise = (contest.share(elo + step) - contest.share(elo - step)) / (2 * step)
    assert contest.slope(elo) == pytest.approx(rise, rel=1e-4, abs=1e-9)


def test_winning_everything_is_beyond_all_bounds() -> None:
    assert PAIR.elo(1.0) == math.inf
    assert PAIR.elo(0.0) == -math.inf
    assert LONE.elo(0.0) == -math.inf
