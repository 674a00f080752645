"""The same search with uniformly random rollouts, whatever a game knows of better ones.

For comparisons: with other programs, and of a game's own rollouts with none.
"""

from __future__ import annotations

from typing import Any

from foxfire.bots.search.search import Search
from foxfire.bots.search.simulation import back_up, begin, descend, draw_world, is_at_end
from foxfire.bots.search.tree import USED_NODES, Desk
from foxfire.core.dispatch import apply, pick
from foxfire.core.kernel import inline_kernels, kernel

inline_kernels(__name__)


@kernel
def run_uniform(
    states: Any, memories: Any, viewer: int, players: int, desk: Desk, times: int
) -> None:
    """`run`, but for `rollout_pick`."""
    if desk.used[USED_NODES] == 0:
        begin(desk)
    for _ in range(times):
        draw_world(states[0], states[1], memories[0], viewer)
        length = descend(states[0], states[1], viewer, desk)
        roll_out_uniform(states[0], states[1])
        back_up(states[0], states[1], viewer, players, desk, length)


@kernel
def roll_out_uniform(root: Any, world: Any) -> None:
    while not is_at_end(root, world):
        apply(world, pick(world))


class UniformSearch(Search):
    kernel = staticmethod(run_uniform)
