"""What the results of a match say about the strength of its bots.

A result is the share of the points that the first bot made in one set of games over the same packs.
Games of a set depend on each other through their packs, sets do not depend on each other: so all
figures are computed from sets. That is narrower than counting single games wherever packs matter,
and right in any case.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from foxfire.arena.contest import Contest
from foxfire.arena.likelihood import Likelihood
from foxfire.arena.student import t_cdf, t_quantile

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A share of points with its interval, and the same as a difference in Elo."""

    share: float
    low: float
    high: float
    error: float  # the standard error of the share
    elo: float
    elo_low: float
    elo_high: float
    superiority: float  # how likely it is that the first bot is the better one


def estimate(shares: Sequence[float], contest: Contest) -> Estimate:
    """The figures of some sets; of none, that nothing is known."""
    if not shares:
        return _told(contest, contest.fair, 0.0, 1.0, math.nan, 0.5)
    mean, likelihood = math.fsum(shares) / len(shares), Likelihood(Counter(shares))
    freedom = len(shares) - 1
    if freedom == 0:
        return _told(contest, mean, 0.0, 1.0, math.nan, 0.5)
    low, high = likelihood.interval(t_quantile((1 + CONFIDENCE) / 2, freedom) ** 2 / 2)
    return _told(
        contest,
        mean,
        min(low, mean),
        max(high, mean),
        standard_error(shares),
        _superiority(likelihood, contest.fair, freedom),
    )


def standard_error(values: Sequence[float]) -> float:
    """Of the mean of independent values."""
    mean = math.fsum(values) / len(values)
    squares = math.fsum((value - mean) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean with its interval, for values without bounds."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    wide = t_quantile((1 + CONFIDENCE) / 2, len(values) - 1) * standard_error(values)
    return mean, mean - wide, mean + wide


def ratio_interval(totals: Sequence[float], sizes: Sequence[int]) -> tuple[float, float, float]:
    """What all totals come to for each of all things counted, with its interval.

    Each total belongs to so many things that depend on each other, as the turns of a game do.
    """
    size = sum(sizes)
    if size == 0:
        return 0.0, -math.inf, math.inf
    ratio = math.fsum(totals) / size
    over = [total - ratio * n for total, n in zip(totals, sizes, strict=True)]
    _, low, high = mean_interval(over)
    return ratio, ratio + low * len(sizes) / size, ratio + high * len(sizes) / size


def _superiority(likelihood: Likelihood, fair: float, freedom: int) -> float:
    """The signed root of twice the loss is distributed as a t value, if the bots are equal."""
    root = math.sqrt(2 * likelihood.loss(fair))
    return t_cdf(math.copysign(root, likelihood.mean - fair), freedom)


def _told(
    contest: Contest, share: float, low: float, high: float, error: float, superiority: float
) -> Estimate:
    elos = contest.elo(share), contest.elo(low), contest.elo(high)
    return Estimate(share, low, high, error, *elos, superiority)
