"""Exact play from an observation: the worlds it may be, each solved, and what that says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foxfire.bots.search.exact import (
    DEEPEST,
    Stack,
    has_exactness,
    simplify,
    solve_worlds,
    within_reach,
)
from foxfire.bots.search.search import Finding, Findings
from foxfire.bots.search.simulation import draw_world
from foxfire.core.kernel import kernel
from foxfire.core.play import Observation
from foxfire.core.rng import generator

WORLDS: Final = 200  # drawn; those that are alike are solved once
EQUAL: Final = 1e-6
MOST_NODES: Final = 40_000  # about 20 ms


@kernel
def draw_worlds(view: Any, worlds: Any, memories: Any, viewer: int) -> None:
    """Fill the array; every world takes up the generator of the one before."""
    for number in range(len(worlds)):
        if number > 0:
            worlds[number].rng = worlds[number - 1].rng
        draw_world(view[0], worlds[number], memories[0], viewer)
        simplify(worlds[number])


def solved(observation: Observation, *seed: object) -> Findings | None:
    """What perfect play would make of every action, or nothing where that is out of reach."""
    if not has_exactness(observation.game.state_type) or not within_reach(observation.seen):
        return None
    worlds, times = _worlds(observation, *seed)
    values = _values(observation, worlds)
    return None if values is None else _findings(observation.legal, values, times)


def is_tied(exact: Findings) -> bool:
    """Whether perfect play leaves several actions that are equally good."""
    return exact.actions[0].value - exact.actions[1].value < EQUAL


def ordered(exact: Findings, found: Findings) -> Findings:
    """The best by exact play first, and of equals the one that a search prefers.

    Nobody plays perfectly: what is lost or won either way may still be easier to go wrong in.
    """
    visits = {finding.action: finding.visits for finding in found.actions}
    actions = sorted(exact.actions, key=lambda f: (-round(f.value / EQUAL), -visits[f.action]))
    return replace(exact, actions=tuple(actions))


def _worlds(observation: Observation, *seed: object) -> tuple[Any, NDArray[np.int64]]:
    """Different worlds, and how often each of them was drawn."""
    from foxfire.core.native import native

    worlds = np.repeat(observation.seen.pack(), WORLDS)
    worlds["rng"][0] = generator("worlds", *seed)
    view, memories = observation.seen.pack(), observation.memory.pack()
    native(draw_worlds)(view, worlds, memories, observation.viewer)
    worlds["rng"] = 0
    as_bytes = worlds.view(np.dtype((np.void, worlds.dtype.itemsize)))
    _, first, times = np.unique(as_bytes, return_index=True, return_counts=True)
    return worlds[first], times


def _values(observation: Observation, worlds: Any) -> NDArray[np.float64] | None:
    """By world and action."""
    from foxfire.core.native import native

    legal = np.array(observation.legal, np.int64)
    values = np.zeros((len(worlds), len(legal)))
    stack = blank_stack(observation, np.repeat(worlds[:1], DEEPEST))
    done = native(solve_worlds)(worlds, observation.viewer, legal, values, stack, MOST_NODES)
    return values if done else None


def blank_stack(observation: Observation, states: Any) -> Stack:
    numbers = {name: np.zeros(DEEPEST, np.int64) for name in ("size", "at", "outcome", "outcomes")}
    values = {name: np.zeros(DEEPEST) for name in ("total", "best", "low", "high")}
    actions = np.zeros((DEEPEST, observation.game.most_legal), np.int64)
    return Stack(states, actions, **numbers, **values, nodes=np.zeros(1, np.int64))


def _findings(legal: list[int], values: NDArray[np.float64], times: NDArray[np.int64]) -> Findings:
    shares = times / times.sum()
    means = shares @ values
    spreads = np.sqrt(np.maximum(0.0, shares @ (values - means) ** 2))
    drawn = int(times.sum())
    found = [
        Finding(action, drawn, float(mean), float(spread))
        for action, mean, spread in zip(legal, means, spreads, strict=True)
    ]
    found.sort(key=lambda f: (-f.value, f.action))
    return Findings(drawn, len(values), found[0].value, tuple(found))
