"""Compiling exact play before it is needed: with the first decision of a game, not with its last.

Somebody who waits for the search of a game to be compiled waits for this too.
"""

from __future__ import annotations

import numpy as np

from foxfire.bots.search.exact import DEEPEST, has_exactness, solve_worlds
from foxfire.bots.search.solving import blank_stack, draw_worlds
from foxfire.core.play import Observation
from foxfire.core.struct import Struct

_ready: set[type[Struct]] = set()


def compile_exact(observation: Observation) -> None:
    """By solving no world at all."""
    state = observation.game.state_type
    if state in _ready or not has_exactness(state):
        return
    from foxfire.core.native import native  # a bot that never searches needs no compiler

    view, memories = observation.seen.pack(), observation.memory.pack()
    worlds, legal = np.repeat(view, 0), np.array(observation.legal, np.int64)
    stack = blank_stack(observation, np.repeat(view, DEEPEST))
    native(draw_worlds)(view, worlds, memories, observation.viewer)
    native(solve_worlds)(worlds, observation.viewer, legal, np.zeros((0, 1)), stack, 0)
    _ready.add(state)
