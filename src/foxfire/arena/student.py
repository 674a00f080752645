"""Student's t distribution for whole degrees of freedom; an interval of few pairs needs it."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist

#: From here on the normal distribution with a first correction is exact to five digits.
MANY = 400


def t_cdf(t: float, freedom: int) -> float:
    """The chance of a value below t."""
    if freedom >= MANY:
        return NormalDist().cdf(t * (1 - 1 / (4 * freedom)) / math.sqrt(1 + t * t / (2 * freedom)))
    return 0.5 + 0.5 * _between(t, freedom)


def _between(t: float, freedom: int) -> float:
    """The chance of a value between -t and t, by the finite series for a whole number."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine, sine = math.cos(angle), math.sin(angle)
    if freedom % 2 == 0:
        return sine * _series(cosine * cosine, range(1, freedom - 2, 2))
    if freedom == 1:
        return 2 * angle / math.pi
    return 2 / math.pi * (angle + sine * cosine * _series(cosine**2, range(2, freedom - 2, 2)))


def _series(square: float, numerators: range) -> float:
    """1 + n/(n+1) x + n(n+2)/((n+1)(n+3)) x**2 + ..."""
    total = term = 1.0
    for n in numerators:
        term *= n / (n + 1) * square
        total += term
    return total


@cache
def t_quantile(chance: float, freedom: int) -> float:
    """The value below which the distribution lies with this chance, at least one half."""
    low, high = 0.0, 1.0
    while t_cdf(high, freedom) < chance:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if t_cdf(middle, freedom) < chance else (low, middle)
    return (low + high) / 2
