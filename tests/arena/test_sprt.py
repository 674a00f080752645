"""The sequential test: its figures, and that it is wrong no more often than it says."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from foxfire.arena.contest import Contest
from foxfire.arena.sprt import ELO0, ELO1, Sprt, read_sprt
from foxfire.core.errors import OptionError

PAIR = Contest(((1, 1), (1, 1)))
THREE = Contest(((1, 2),) * 3 + ((2, 1),) * 3)
MOST_SETS = 3000


def test_the_bounds_are_those_of_wald() -> None:
    test = Sprt(0, 10, alpha=0.05, beta=0.1)
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))
    assert test.upper == pytest.approx(math.log(0.9 / 0.05))


def test_wins_and_losses_alone_give_the_ratio_of_the_textbook() -> None:
    test = Sprt(0, 100)
    p0, p1 = 0.5, 1 / (1 + 10 ** (-100 / 400))
    exact = 70 * math.log(p1 / p0) + 30 * math.log((1 - p1) / (1 - p0))
    assert test.llr({1.0: 70, 0.0: 30}, PAIR) == pytest.approx(exact, abs=0.01)


def test_the_ratio_of_pairs_is_near_its_normal_approximation() -> None:
    """For small differences: n (s1 - s0) (2 mean - s0 - s1) / (2 variance)."""
    counts = Counter({0.0: 100, 0.25: 300, 0.5: 1000, 0.75: 400, 1.0: 150})
    n = counts.total()
    mean = sum(a * k for a, k in counts.items()) / n
    variance = sum(k * (a - mean) ** 2 for a, k in counts.items()) / n
    s0, s1 = PAIR.share(0), PAIR.share(5)
    near = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert Sprt(0, 5).llr(counts, PAIR) == pytest.approx(near, rel=0.05)


def verdict(test: Sprt, contest: Contest, rng: random.Random, shares: list[float]) -> str | None:
    """Of a match whose sets give one of these shares, each equally often."""
    counts: Counter[float] = Counter()
    for _ in range(MOST_SETS):
        counts[rng.choice(shares)] += 1
        found = test.verdict(test.llr(counts, contest))
        if found is not None:
            return found
    return None


def wrong(test: Sprt, contest: Contest, shares: list[float], right: str, matches: int) -> float:
    rng = random.Random(f"{test}{right}")
    verdicts = Counter(verdict(test, contest, rng, shares) for _ in range(matches))
    assert verdicts[None] == 0
    return 1 - verdicts[right] / matches


def shares_worth(elo: float, contest: Contest) -> list[float]:
    """Pairs with a given mean: forty equally likely results, some of them turned into wins."""
    shares = [0.0] * 4 + [0.25] * 8 + [0.5] * 16 + [0.75] * 8 + [1.0] * 4
    turned = round((contest.share(elo) - 0.5) * len(shares) / 0.5)
    return [1.0 if 12 <= n < 12 + turned else share for n, share in enumerate(shares)]


@pytest.mark.parametrize("risk", [0.05, 0.2])
def test_it_is_wrong_about_as_often_as_it_says(risk: float) -> None:
    elo1 = PAIR.elo(0.6)
    test, matches = Sprt(0, elo1, alpha=risk, beta=risk), 200
    spread = 3 * math.sqrt(risk * (1 - risk) / matches)
    for elo, right in ((0.0, ELO0), (elo1, ELO1)):
        shares = shares_worth(elo, PAIR)
        assert sum(shares) / len(shares) == pytest.approx(PAIR.share(elo))
        assert wrong(test, PAIR, shares, right, matches) <= risk + spread


def test_it_knows_what_three_players_may_expect() -> None:
    test, shares = Sprt(0, 120, alpha=0.1, beta=0.1), [1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6]
    assert wrong(test, THREE, shares, ELO0, 100) <= 0.2


def test_a_clear_match_ends_soon() -> None:
    counts: Counter[float] = Counter()
    test = Sprt(0, 200)
    while test.verdict(test.llr(counts, PAIR)) is None:
        counts[1.0] += 1
    assert counts.total() < 12


def test_no_sets_decide_nothing() -> None:
    assert Sprt(0, 10).verdict(Sprt(0, 10).llr({}, PAIR)) is None


@pytest.mark.parametrize("text", ["", "1", "a,b", "0,10,20", "10,0", "5,5", "0,nan", "0,9999"])
def test_what_is_no_test_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="--sprt"):
        read_sprt(text, 0.05, 0.05)


@pytest.mark.parametrize("risk", [0.0, 0.5, -1.0, math.nan])
def test_a_risk_is_a_risk(risk: float) -> None:
    with pytest.raises(OptionError, match="--alpha"):
        read_sprt("0,10", risk, 0.05)
    with pytest.raises(OptionError, match="--beta"):
        read_sprt("0,10", 0.05, risk)
