"""What the search is told about Fox."""

from __future__ import annotations

import math
from typing import Final

from foxfire.bots.search.hooks import Hooks
from foxfire.core.kernel import kernel
from foxfire.core.seats import OVER
from foxfire.games.fox.rules import pick, utility
from foxfire.games.fox.state import FoxState

# Rounds between bots by rules (20 games to 21): both players together made 10.2 points a round,
# and the difference had a standard deviation of 4.6.
ROUND_POINTS: Final = 5.0  # of one player
ROUND_SPREAD: Final = 4.6
LOGISTIC: Final = 1.7  # makes a logistic curve nearly that of a normal distribution


@kernel
def rollout_pick(s: FoxState) -> int:
    return pick(s)


@kernel
def stops_early(s: FoxState, root: FoxState) -> bool:
    """Rounds are short."""
    return False


@kernel
def evaluate(s: FoxState, root: FoxState, player: int) -> float:
    """The chance to win the game: a smooth guess from the lead and the rounds to come."""
    if s.to_act == OVER:
        return 0.5 * (utility(s, player) + 1)
    lead = s.scores[player] - s.scores[1 - player]
    missing = s.target - max(s.scores[0], s.scores[1])
    rounds = max(1.0, missing / ROUND_POINTS)
    return 1.0 / (1.0 + math.exp(-LOGISTIC * lead / (ROUND_SPREAD * math.sqrt(rounds))))


HOOKS: Final = Hooks(rollout_pick, stops_early, evaluate)
