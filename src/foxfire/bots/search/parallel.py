"""Several cores: independent trees over one observation, each with dice of its own.

Compiled simulations hold no lock, so plain threads are enough. What the trees found is added up at
the root. Nothing passes between them, so with a budget in simulations the sum is the same whichever
tree is done first, and on a machine with fewer cores too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from foxfire.bots.search.budget import Budget
from foxfire.bots.search.search import Finding, Findings, Search, findings_from, nodes_for
from foxfire.core.errors import OptionError, brief
from foxfire.core.game import Action
from foxfire.core.play import Observation

MOST_CORES: Final = 64


def read_cores(text: str | None) -> int:
    """How many trees, from the parameter of a bot; one without it."""
    if text is None:
        return 1
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_CORES):
        raise OptionError(f"cores {brief(text)}: expected a number from 1 to {MOST_CORES}")
    return int(text)


def search_on(cores: int, observation: Observation, seed: object, budget: Budget) -> list[Search]:
    """Searches that have shared the budget; the first is the one that a single core would make.

    Several spend all of it: what is clear to one of them need not be clear to all.
    """
    shares = _shares(budget, cores)
    seeds = [(seed,) if n == 0 else (seed, n) for n in range(len(shares))]
    nodes = nodes_for(budget)
    searches = [Search(observation, *of_one, nodes=nodes) for of_one in seeds]
    if len(searches) == 1:
        searches[0].spend(budget)
    else:
        with ThreadPoolExecutor(len(searches)) as pool:
            list(pool.map(Search.spend, searches, shares))
    return searches


def _shares(budget: Budget, cores: int) -> list[Budget]:
    """Simulations are shared out, time is for everybody; a tree has one simulation at least."""
    trees = min(cores, budget.simulations)
    least, more = divmod(budget.simulations, trees)
    all_of_it = replace(budget, until_clear=False)
    return [replace(all_of_it, simulations=least + (n < more)) for n in range(trees)]


def added_up(found: Sequence[Findings]) -> Findings:
    """What several trees found about the same decision, turn by turn."""
    if len(found) == 1:
        return found[0]
    by_turn: dict[tuple[Action, ...], list[Finding]] = {}
    for one in (one for findings in found for one in findings.turns):
        by_turn.setdefault(one.turn, []).append(one)
    simulations = sum(findings.simulations for findings in found)
    nodes = sum(findings.nodes for findings in found)
    value = _mean((f.simulations, f.value) for f in found)
    return findings_from(simulations, nodes, value, map(_sum, by_turn.values()))


def _sum(of_one: Sequence[Finding]) -> Finding:
    """Means of means and of squares: exactly what one tree with all these visits would hold."""
    visits = sum(f.visits for f in of_one)
    value = _mean((f.visits, f.value) for f in of_one)
    squares = _mean((f.visits, f.spread**2 + f.value**2) for f in of_one)
    spread = math.sqrt(max(0.0, squares - value**2))
    return replace(of_one[0], visits=visits, value=value, spread=spread)


def _mean(weighted: Iterable[tuple[int, float]]) -> float:
    pairs = list(weighted)
    return sum(weight * value for weight, value in pairs) / sum(weight for weight, _ in pairs)
