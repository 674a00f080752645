"""Simulations a second of our search, from positions as they come up between bots by rules."""

from __future__ import annotations

import os
import random
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean, median
from typing import Any, Final

from foxfire.bots.registry import bot
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.parallel import search_on
from foxfire.bots.search.search import Search
from foxfire.bots.search.simulation import draw_world, is_at_end
from foxfire.bots.search.uniform import UniformSearch
from foxfire.core.dispatch import apply, pick
from foxfire.core.game import AnyGame
from foxfire.core.options import Options
from foxfire.core.play import Observation, Play
from foxfire.core.rng import generator

POSITIONS: Final = 6
DECISIONS: Final = 60  # of the game from which the positions are taken
SIMULATIONS: Final = 2000  # of one search, ours and others': deeper trees take longer
PLAYOUTS: Final = 10  # from each position, to count decisions
OWN_ROLLOUTS: Final = "own rollouts"
UNIFORM_ROLLOUTS: Final = "plain rollouts"
CORES: Final = os.cpu_count() or 1
ALL_CORES: Final = f"{OWN_ROLLOUTS}, {CORES} cores"


@dataclass(frozen=True)
class Rate:
    """Simulations a second over the same positions, several times."""

    name: str
    rates: tuple[float, ...]
    decisions: float | None = None  # of one simulation, with random play

    @property
    def median(self) -> float:
        return median(self.rates)

    def as_json(self) -> dict[str, Any]:
        spread = {"lowest": min(self.rates), "highest": max(self.rates)}
        figures = {"simulations_per_s": self.median, **spread, "runs": len(self.rates)}
        each = self.decisions
        length = {
            "decisions": each,
            "decisions_per_s": None if each is None else each * self.median,
        }
        return {"name": self.name, **figures, **length}


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


def decisions_of(seen: Sequence[Observation]) -> float:
    """The mean number of decisions from a position to where a simulation ends, at random."""
    return fmean(_playout(one, number) for one in seen for number in range(PLAYOUTS))


def _playout(seen: Observation, number: int) -> int:
    world, decisions = seen.seen.copy(), 0
    world.rng = generator("decisions", number)
    draw_world(seen.seen, world, seen.memory, seen.viewer)
    while not is_at_end(seen.seen, world):
        apply(world, pick(world))
        decisions += 1
    return decisions


def rate(kind: type[Search], seen: Sequence[Observation], seconds: float) -> float:
    """Simulations a second of processor time: fresh trees, from one position after the other."""
    simulations, spent, number = 0, 0.0, 0
    while spent < seconds or number < len(seen):
        search = kind(seen[number % len(seen)], "bench", number)
        began = time.thread_time()
        search.simulate(SIMULATIONS)
        spent += time.thread_time() - began
        simulations += SIMULATIONS
        number += 1
    return simulations / spent


def rate_of_all_cores(seen: Sequence[Observation], seconds: float) -> float:
    """The same by the clock with a tree for every core: simulations of all of them together."""
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
