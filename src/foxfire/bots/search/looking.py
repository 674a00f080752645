"""What can be found about a decision: by exact play where it is within reach, or by a search."""

from __future__ import annotations

import time
from typing import Final

from foxfire.bots.search.budget import Budget
from foxfire.bots.search.exact_ahead import compile_exact
from foxfire.bots.search.parallel import added_up, search_on
from foxfire.bots.search.search import Findings
from foxfire.bots.search.solving import is_tied, ordered, solved
from foxfire.core.play import Observation

TIE_BREAK: Final = 2000  # simulations: perfect play has found everything that matters


def look(observation: Observation, seed: object, budget: Budget, cores: int = 1) -> Findings:
    """The budget is for both; where exact play leaves equals, a short search says which."""
    compile_exact(observation)
    began = time.perf_counter()
    exact = solved(observation, seed)
    if exact is not None and not is_tied(exact):
        return exact
    left = budget.less(time.perf_counter() - began)
    if exact is not None:
        left = left.at_most(TIE_BREAK)
    found = added_up([s.findings() for s in search_on(cores, observation, seed, left)])
    return found if exact is None else ordered(exact, found)
