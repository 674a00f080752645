"""The bot that searches."""

from __future__ import annotations

import random
from dataclasses import replace

from foxfire.bots.search.budget import Budget, read_budget
from foxfire.bots.search.looking import look
from foxfire.bots.search.parallel import read_cores
from foxfire.bots.search.plans import Plans
from foxfire.bots.search.search import Findings
from foxfire.core.game import Action
from foxfire.core.play import Observation


class SearchBot:
    """Simulates what may follow each of its turns; plays any game that has brought its hooks.

    The budget is for a turn: what was planned with its first action is followed to its end.
    """

    def __init__(
        self, time: str | None = None, sims: str | None = None, cores: str | None = None
    ) -> None:
        self.name = _written(time, sims=sims, cores=cores)
        self.budget: Budget = read_budget(time, sims)
        self.cores = read_cores(cores)
        self._enough = replace(self.budget, until_clear=True)
        self._plans = Plans()

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        planned = self._plans.next_action(observation)
        if planned is not None:
            return planned
        found = self.look_enough(observation, rng)
        self._plans.keep(observation, found.actions[0].turn)
        return found.best

    def look(self, observation: Observation, rng: random.Random) -> Findings:
        """What the whole budget finds about every action; all chance comes from `rng`."""
        return look(observation, rng.getrandbits(64), self.budget, self.cores)

    def look_enough(self, observation: Observation, rng: random.Random) -> Findings:
        """The same, but only until it is clear which turn will be the most visited."""
        return look(observation, rng.getrandbits(64), self._enough, self.cores)


def _written(time: str | None, **others: str | None) -> str:
    """The name that makes the same bot again, for saves and records."""
    named = [f"{key}={value}" for key, value in others.items() if value is not None]
    told = ",".join(named if time is None else [time, *named])
    return f"search:{told}" if told else "search"
