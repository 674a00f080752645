"""Is a count what chance gives? One number, for tests with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import TypeVar

What = TypeVar("What")

TOO_FAR = 5.0  # standard deviations: one right test in three million fails


def deviation(counts: Iterable[int], expected: Iterable[float]) -> float:
    """How far the counts lie from what is expected, in standard deviations (Wilson, Hilferty)."""
    pairs = list(zip(counts, expected, strict=True))
    freedom = len(pairs) - 1
    if freedom < 1:
        return 0.0
    chi_square = sum((count - mean) ** 2 / mean for count, mean in pairs)
    usual, width = 1 - 2 / (9 * freedom), sqrt(2 / (9 * freedom))
    return float(((chi_square / freedom) ** (1 / 3) - usual) / width)


def assert_like(counts: Mapping[What, int], weights: Mapping[What, float]) -> None:
    """The counts come from chances in proportion to the weights."""
    assert set(counts) <= set(weights), "something happened that cannot"
    drawn, total = sum(counts.values()), sum(weights.values())
    expected = {what: drawn * weight / total for what, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws to say anything"
    found = deviation([counts.get(what, 0) for what in weights], list(expected.values()))
    assert found < TOO_FAR, f"{found:.1f} standard deviations"
