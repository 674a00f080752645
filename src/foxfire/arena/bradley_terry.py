"""Elo for everybody who played against everybody: the model of Bradley and Terry.

The ratings are those under which every bot's expected points are the points it made; for games that
are won or lost these are the most likely ones. Their covariance is that of estimating equations,

    C = J+ B J+

with J the derivatives of the expected points and B the sum over packs of the products of residuals.
All games over the same packs are one observation in B, whoever played them, so what they have in
common is not counted twice. One drawn set is added to every meeting, or a bot that won
every game would be infinitely strong.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from foxfire.arena.contest import Contest
from foxfire.arena.estimate import CONFIDENCE
from foxfire.arena.student import t_cdf, t_quantile

Pair = tuple[int, int]
#: For each two bots: the first one's share of every set they played, by the number of its packs.
Meetings = Mapping[Pair, Mapping[int, float]]
Vector = NDArray[np.float64]

_STEPS, _CLOSE, _LONGEST = 200, 1e-9, 400.0


@dataclass(frozen=True)
class Ratings:
    """Ratings around 0 and what is known about their differences."""

    elos: tuple[float, ...]
    margins: tuple[float, ...]  # half the width of each interval, against the mean of all
    covariance: Vector
    freedom: int

    def superiority(self, one: int, other: int) -> float:
        """How likely it is that one is better than the other."""
        c = self.covariance
        error = math.sqrt(max(c[one, one] + c[other, other] - 2 * c[one, other], 1e-12))
        return t_cdf((self.elos[one] - self.elos[other]) / error, self.freedom)


def fit(bots: int, meetings: Meetings, contest: Contest) -> Ratings:
    """Ratings of some bots; those who never met anybody are rated 0."""
    elos = np.zeros(bots)
    for _ in range(_STEPS):
        points, slopes = _expectations(elos, meetings, contest)
        step = np.linalg.pinv(slopes) @ points
        elos = elos + step * min(1.0, _LONGEST / max(float(np.abs(step).max()), 1e-12))
        if float(np.abs(step).max()) < _CLOSE:
            break
    elos -= elos.mean()
    return _with_margins(elos, meetings, contest)


def _expectations(elos: Vector, meetings: Meetings, contest: Contest) -> tuple[Vector, Vector]:
    """By how many points each bot did better than expected, and how that falls with its rating."""
    points, slopes = np.zeros(len(elos)), np.zeros((len(elos), len(elos)))
    for (one, other), results in meetings.items():
        gap = float(elos[one] - elos[other])
        surplus = math.fsum(results.values()) + contest.fair - _sets(results) * contest.share(gap)
        slope = _sets(results) * contest.slope(gap)
        points[one] += surplus
        points[other] -= surplus
        for a, b in ((one, other), (other, one)):
            slopes[a, a] += slope
            slopes[a, b] -= slope
    return points, slopes


def _sets(results: Mapping[int, float]) -> int:
    return len(results) + 1  # with the drawn one


def _with_margins(elos: Vector, meetings: Meetings, contest: Contest) -> Ratings:
    residuals = _residuals(elos, meetings, contest)
    _, slopes = _expectations(elos, meetings, contest)
    inverse = np.linalg.pinv(slopes)
    freedom = max(1, max((len(results) for results in meetings.values()), default=1) - 1)
    meat = sum((np.outer(row, row) for row in residuals), np.zeros_like(slopes))
    covariance = inverse @ meat @ inverse * (freedom + 1) / freedom
    quantile = t_quantile((1 + CONFIDENCE) / 2, freedom)
    margins = quantile * np.sqrt(np.maximum(np.diag(covariance), 0.0))
    return Ratings(tuple(map(float, elos)), tuple(map(float, margins)), covariance, freedom)


def _residuals(elos: Vector, meetings: Meetings, contest: Contest) -> Sequence[Vector]:
    """One row for all games over the same packs, and one for each drawn set that was added."""
    rows: dict[object, Vector] = {}
    for (one, other), results in meetings.items():
        expected = contest.share(float(elos[one] - elos[other]))
        told: list[tuple[object, float]] = [*results.items(), ((one, other), contest.fair)]
        for number, share in told:
            row = rows.setdefault(number, np.zeros(len(elos)))
            row[one] += share - expected
            row[other] -= share - expected
    return list(rows.values())
