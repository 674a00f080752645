"""The bot that searches."""

from __future__ import annotations

import random

from foxfire.bots.search.budget import Budget, read_budget
from foxfire.bots.search.plans import Plans
from foxfire.bots.search.search import Findings, Search
from foxfire.core.game import Action
from foxfire.core.play import Observation


class SearchBot:
    """Simulates what may follow each of its turns; plays any game that has brought its hooks.

    The budget is for a turn: what was planned with its first action is followed to its end.
    """

    name = "search"

    def __init__(self, time: str | None = None, sims: str | None = None) -> None:
        self.budget: Budget = read_budget(time, sims)
        self._plans = Plans()

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        planned = self._plans.next_action(observation)
        if planned is not None:
            return planned
        found = self.look(observation, rng)
        self._plans.keep(observation, found.actions[0].turn)
        return found.best

    def look(self, observation: Observation, rng: random.Random) -> Findings:
        """What a search finds about every action; all chance comes from `rng`."""
        search = Search(observation, rng.getrandbits(64))
        search.spend(self.budget)
        return search.findings()
