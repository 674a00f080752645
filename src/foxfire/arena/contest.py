"""What a difference in Elo makes one expect of a set of games.

Everybody who may win a game has the weight 10**(Elo / 400) and wins with a chance in proportion to
it. For two that is the usual formula of Elo; it also says what one against two may expect.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

SCALE = 400 / math.log(10)  # Elo for which odds grow by a factor of e
MOST_ELO = 4000.0


@dataclass(frozen=True)
class Contest:
    """For each game of a set: how many parties the first bot holds, and how many the second."""

    games: tuple[tuple[int, int], ...] = ((1, 1),)

    def share(self, elo: float) -> float:
        """The points that the first bot may expect of a set, as a share of all."""
        weight = math.exp(elo / SCALE)
        return sum(a * weight / (a * weight + b) for a, b in self.games) / len(self.games)

    def slope(self, elo: float) -> float:
        """How fast the expected share grows with the difference."""
        weight = math.exp(elo / SCALE)
        grows = (a * b * weight / (a * weight + b) ** 2 for a, b in self.games)
        return sum(grows) / len(self.games) / SCALE

    @property
    def fair(self) -> float:
        """What equal bots may expect."""
        return self.share(0.0)

    def elo(self, share: float) -> float:
        """The difference that makes one expect this share; infinite where none does."""
        if not self.share(-MOST_ELO) < share < self.share(MOST_ELO):
            return math.inf if share > self.fair else -math.inf
        low, high = -MOST_ELO, MOST_ELO
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if self.share(middle) < share else (low, middle)
        return (low + high) / 2
