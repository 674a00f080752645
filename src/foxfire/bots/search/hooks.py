"""What a game tells the search beyond its rules; a network's places are the same.

Each is a `@kernel` that `bring` registers for the state of a game. Code is compiled for one set of
them and kept in the disk cache, so they are brought where bots get their names, before any search.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from foxfire.core.dispatch import add_kernel, added_generic, kernel_of
from foxfire.core.struct import Struct


@dataclass(frozen=True)
class Hooks:
    """What a game brings; the arguments are those of the functions below."""

    rollout_pick: Callable[[Any], int]
    stops_early: Callable[[Any, Any], bool]
    evaluate: Callable[[Any, Any, int], float]


def bring(hooks: Hooks, state: type[Struct]) -> None:
    add_kernel(rollout_pick, state, hooks.rollout_pick)
    add_kernel(stops_early, state, hooks.stops_early)
    add_kernel(evaluate, state, hooks.evaluate)


@added_generic
def rollout_pick(s: Any) -> int:
    """A legal action, as somebody might choose it who may see all cards and thinks quickly."""
    return int(kernel_of(rollout_pick, type(s))(s))


@added_generic
def stops_early(s: Any, root: Any) -> bool:
    """Whether a simulation from `root` has gone far enough; a new pack ends it anyway."""
    return bool(kernel_of(stops_early, type(s))(s, root))


@added_generic
def evaluate(s: Any, root: Any, player: int) -> float:
    """What a player has reached where a simulation ends, from 0 to 1: his chance to win the match.

    Where there is nobody to win against, how much better it is than what `root` promised.
    """
    return float(kernel_of(evaluate, type(s))(s, root, player))
