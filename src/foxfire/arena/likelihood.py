"""How likely are results if the true mean were another one? The ground of intervals and tests.

The results of the sets of a match are a few values, each seen so many times. Nothing is assumed of
their distribution but that it is one: whatever its true mean is taken to be, the distribution with
that mean under which the results are most likely is

    q(a) = p(a) / (1 + x (a - mean))

where p is the share of results with the value a and x is the number that gives q the mean (Owen's
empirical likelihood). The ratio of two such likelihoods is the generalised likelihood ratio of two
means; fishtest's sequential test is built on it, and here the intervals are too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

#: How often each value was seen. Values lie between 0 and 1.
Counts = Mapping[float, float]

#: Lowest and highest value are taken as seen this often even if they never were: a true mean beyond
#: all that was seen must stay possible.
TRACE = 1e-3
_STEPS = 100
_LEAST = 1e-12
_CLOSE = 1e-10


class Likelihood:
    """Results, ready to be asked how likely they are under other means."""

    def __init__(self, counts: Counts) -> None:
        seen = {value: float(count) for value, count in counts.items() if count > 0}
        for end in (0.0, 1.0):
            seen.setdefault(end, TRACE)
        self.total = sum(seen.values())
        self._values = list(seen)
        self._shares = [count / self.total for count in seen.values()]
        self.mean = sum(a * p for a, p in zip(self._values, self._shares, strict=True))

    def loss(self, mean: float) -> float:
        """By how much the log-likelihood falls when the mean must be this one; never below 0."""
        gaps = [value - mean for value in self._values]
        if max(gaps) < _LEAST or min(gaps) > -_LEAST:
            return math.inf  # only one value has such a mean, and others were seen
        x = _tilt(gaps, self._shares)
        terms = (p * math.log1p(x * gap) for p, gap in zip(self._shares, gaps, strict=True))
        return max(0.0, self.total * math.fsum(terms))

    def ratio(self, mean0: float, mean1: float) -> float:
        """The log-likelihood ratio of two means; positive speaks for the second."""
        return self.loss(mean0) - self.loss(mean1)

    def interval(self, most_loss: float) -> tuple[float, float]:
        """All means that cost at most so much."""
        return self._bound(0.0, most_loss), self._bound(1.0, most_loss)

    def _bound(self, end: float, most_loss: float) -> float:
        inside, outside = self.mean, end
        for _ in range(50):
            middle = (inside + outside) / 2
            if self.loss(middle) <= most_loss:
                inside = middle
            else:
                outside = middle
        return (inside + outside) / 2


def _tilt(gaps: Sequence[float], shares: Sequence[float]) -> float:
    """The x at which sum(p * gap / (1 + x * gap)) is 0, by Newton within brackets.

    The sum falls from plus to minus infinity between two poles, so there is exactly one. A value
    that was hardly seen puts it close to a pole, so what is close is measured by that distance.
    """
    first, last = -1 / max(gaps), -1 / min(gaps)
    low, high, x = first, last, 0.0
    for _ in range(_STEPS):
        tilted = [gap / (1 + x * gap) for gap in gaps]
        value = sum(p * t for p, t in zip(shares, tilted, strict=True))
        step = value / sum(p * t * t for p, t in zip(shares, tilted, strict=True))
        if abs(step) <= _CLOSE * min(x - first, last - x):
            break
        low, high = (x, high) if value > 0 else (low, x)
        x = x + step if low < x + step < high else (low + high) / 2
    return x
