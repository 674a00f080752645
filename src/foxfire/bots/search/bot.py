"""The bot that searches."""

from __future__ import annotations

import random
import time

from foxfire.bots.search.budget import Budget, read_budget
from foxfire.bots.search.exact_ahead import compile_exact
from foxfire.bots.search.search import Findings, Search
from foxfire.bots.search.solving import is_tied, ordered, solved
from foxfire.core.game import Action
from foxfire.core.play import Observation


class SearchBot:
    """Simulates what may follow each of its actions; plays any game that has brought its hooks."""

    name = "search"

    def __init__(self, time: str | None = None, sims: str | None = None) -> None:
        self.budget: Budget = read_budget(time, sims)

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        return self.look(observation, rng).best

    def look(self, observation: Observation, rng: random.Random) -> Findings:
        """What a search finds about every action; all chance comes from `rng`."""
        compile_exact(observation)
        began, seed = time.perf_counter(), rng.getrandbits(64)
        exact = solved(observation, seed)
        if exact is not None and not is_tied(exact):
            return exact
        search = Search(observation, seed)
        search.spend(self.budget.less(time.perf_counter() - began))
        return search.findings() if exact is None else ordered(exact, search.findings())
