"""Simulations a second of our search, from positions as they come up between bots by rules."""

from __future__ import annotations

import os
import random
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any, Final

from foxfire.bots.registry import bot
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.parallel import search_on
from foxfire.bots.search.search import Search
from foxfire.bots.search.uniform import UniformSearch
from foxfire.core.game import AnyGame
from foxfire.core.options import Options
from foxfire.core.play import Observation, Play

POSITIONS: Final = 6
DECISIONS: Final = 60  # of the game from which the positions are taken
OWN_ROLLOUTS: Final = "own rollouts"
UNIFORM_ROLLOUTS: Final = "plain rollouts"
CORES: Final = os.cpu_count() or 1
ALL_CORES: Final = f"{OWN_ROLLOUTS}, {CORES} cores"


@dataclass(frozen=True)
class Rate:
    """Simulations a second over the same positions, several times."""

    name: str
    rates: tuple[float, ...]
    note: str = ""

    @property
    def median(self) -> float:
        return median(self.rates)

    def as_json(self) -> dict[str, Any]:
        spread = {"lowest": min(self.rates), "highest": max(self.rates)}
        figures = {"simulations_per_s": self.median, **spread, "runs": len(self.rates)}
        return {"name": self.name, **figures, "note": self.note}


def positions(game: AnyGame, options: Options, number: int = POSITIONS) -> list[Observation]:
    """Decisions with a choice, evenly over the first deals of a game between bots by rules."""
    play, rng, player = Play(game, options, seed=1), random.Random(1), bot("rules", game.id)
    found: list[Observation] = []
    for _ in range(DECISIONS):
        if play.is_over:
            break
        seen = play.observe(play.to_act)
        if len(seen.legal) > 1:
            found.append(seen)
        play.apply(player.choose(seen, rng))
    return found[:: max(1, len(found) // number)][:number]


def rate(kind: type[Search], seen: Sequence[Observation], seconds: float) -> float:
    """Simulations a second, each position a fresh tree with its share of the time."""
    simulations, spent = 0, 0.0
    for number, one in enumerate(seen):
        search = kind(one, "bench", number)
        began = time.perf_counter()
        search.spend(Budget(seconds=seconds / len(seen)))
        spent += time.perf_counter() - began
        simulations += search.findings().simulations
    return simulations / spent


def rate_of_all_cores(seen: Sequence[Observation], seconds: float) -> float:
    """The same with a tree for every core: simulations of all of them in the time of one."""
    simulations, began = 0, time.perf_counter()
    for number, one in enumerate(seen):
        share = Budget(seconds=seconds / len(seen))
        searches = search_on(CORES, one, f"bench/{number}", share)
        simulations += sum(search.findings().simulations for search in searches)
    return simulations / (time.perf_counter() - began)


#: What is timed, in this order.
KINDS: Final[dict[str, Callable[[Sequence[Observation], float], float]]] = {
    UNIFORM_ROLLOUTS: partial(rate, UniformSearch),
    OWN_ROLLOUTS: partial(rate, Search),
    ALL_CORES: rate_of_all_cores,
}


def memory_of_a_search(seen: Observation) -> int:
    """Bytes that a search holds at most, as they are allocated; it must have been compiled."""
    tracemalloc.start()
    try:
        search = Search(seen, "memory")
        search.simulate(1000)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
