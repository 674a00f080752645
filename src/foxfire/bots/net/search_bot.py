"""The bot that searches and asks a network, too.

A search sees what follows from this very position, but its rollouts play like beginners; a network
plays well and sees nothing in particular. What an action brings by the search, less the error of
that number, and how much the network likes it are added up. With a short search the network decides
among everything that is not clearly worse.
"""

from __future__ import annotations

import math
import random
from typing import Final

from foxfire.bots.net.bot import NetBot
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.search import Finding
from foxfire.core.errors import OptionError, brief
from foxfire.core.game import Action
from foxfire.core.play import Observation

LIKING: Final = 0.03  # chance to win that an action e times as likely may cost


class NetSearchBot:
    """A search whose findings are weighed by a network; for games whose turns are one action."""

    def __init__(
        self, time: str | None = None, sims: str | None = None, liking: str | None = None
    ) -> None:
        self.bot = SearchBot(time, sims)
        self.name = f"net+{self.bot.name}" + (f",liking={liking}" if liking else "")
        self.net = NetBot()
        self.liking = _weight(liking)

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        if len(observation.legal) == 1:
            return observation.legal[0]
        chances = log_chances(self.net.liking(observation))
        found = self.bot.look_enough(observation, rng)
        return max(
            found.actions, key=lambda f: sure_value(f) + self.liking * chances[f.action]
        ).action


def sure_value(found: Finding) -> float:
    """What an action brings, less one standard error."""
    return found.value - found.spread / math.sqrt(max(1, found.visits))


def log_chances(liking: dict[Action, float]) -> dict[Action, float]:
    best = max(liking.values())
    total = best + math.log(sum(math.exp(value - best) for value in liking.values()))
    return {action: value - total for action, value in liking.items()}


def _weight(text: str | None) -> float:
    try:
        value = LIKING if text is None else float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < math.inf:
        raise OptionError(f"liking {brief(text)}: expected a number from 0 on")
    return value
