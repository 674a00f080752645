"""A search from one observation: its arrays, its clock, and what it found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from foxfire.bots.search.budget import Budget
from foxfire.bots.search.simulation import run
from foxfire.bots.search.tree import NO_NODE, ROOT, Desk, Node, mean, spread
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.core.rng import generator

MOST_NODES: Final = 1 << 18  # of 40 bytes: 10 MiB; a full tree grows no more and is still counted
LONGEST_PATH: Final = 256  # nodes; a rollout goes on from there
FIRST_CHUNK: Final = 16  # simulations between two looks at the clock
CHUNK_SHARE: Final = 0.1  # of the time that is left


@dataclass(frozen=True)
class Finding:
    """What a search found about one action of the player."""

    action: Action
    visits: int
    value: float  # the mean of what it brought him, from 0 to 1
    spread: float  # the standard deviation of that over worlds and rollouts


@dataclass(frozen=True)
class Findings:
    """What a search found, the most visited action first."""

    simulations: int
    nodes: int
    value: float
    actions: tuple[Finding, ...]

    @property
    def best(self) -> Action:
        return self.actions[0].action


class Search:
    """One tree over one observation; it can be continued as long as anybody wants."""

    kernel: Callable[..., None] = staticmethod(run)

    def __init__(self, observation: Observation, *seed: object, nodes: int = MOST_NODES) -> None:
        self.observation = observation
        self._players = observation.game.facts(observation.options).players
        self._world = observation.seen.copy()
        self._world.rng = generator("search", *seed)
        self._nodes = nodes
        self._run = self._prepare()

    def _prepare(self) -> Callable[[int], None]:
        """The compiled simulations over packed arrays."""
        from foxfire.core.native import native  # a bot that never searches needs no compiler

        seen = self.observation
        states = np.concatenate([seen.seen.pack(), self._world.pack()])
        memories = seen.memory.pack()
        self.desk = _desk(seen, self._nodes, self._players, _packed)
        compiled, desk = native(self.kernel), self.desk
        return lambda n: compiled(states, memories, seen.viewer, self._players, desk, n)

    def simulate(self, simulations: int) -> None:
        self._run(simulations)

    def spend(self, budget: Budget) -> None:
        """Simulate until the budget is spent, in chunks that are short beside the time left."""
        start, done, chunk = time.perf_counter(), 0, FIRST_CHUNK
        while done < budget.simulations:
            self.simulate(min(chunk, budget.simulations - done))
            done += chunk
            passed = time.perf_counter() - start
            if passed >= budget.seconds:
                return
            pace = passed / done
            chunk = max(1, int(min(8 * done, CHUNK_SHARE * (budget.seconds - passed) / pace)))

    def findings(self) -> Findings:
        """What has been found so far; there must have been a simulation."""
        root = self.node(ROOT)
        found = [_finding(child) for child in self._children(root)]
        found.sort(key=lambda f: (-f.visits, -f.value, f.action))
        return Findings(root.visits, int(self.desk.used[0]), mean(root), tuple(found))

    def node(self, number: int) -> Node:
        """In plain form: small NumPy integers would overflow in what is computed from them."""
        return Node.unpack(self.desk.tree, number)

    def _children(self, node: Node) -> Iterator[Node]:
        child = node.child
        while child != NO_NODE:
            yield self.node(child)
            child = self.node(child).sibling


class PlainSearch(Search):
    """The same in plain Python, step by step: for tests and debuggers."""

    def _prepare(self) -> Callable[[int], None]:
        seen = self.observation
        states, memories = [seen.seen, self._world], [seen.memory]
        self.desk = _desk(seen, self._nodes, self._players, _plain)
        return lambda n: self.kernel(states, memories, seen.viewer, self._players, self.desk, n)

    def node(self, number: int) -> Node:
        node: Node = self.desk.tree[number]
        return node


def _packed(kind: type[Node] | None, size: int) -> Any:
    """Nodes are written before they are read: memory that is never touched costs nothing."""
    if kind is None:
        return np.zeros(size, np.int64)
    return np.empty(size, kind.dtype)


def _plain(kind: type[Node] | None, size: int) -> Any:
    return [0] * size if kind is None else [kind() for _ in range(size)]


def _desk(
    seen: Observation, nodes: int, players: int, make: Callable[[type[Node] | None, int], Any]
) -> Desk:
    legal, keys = seen.game.most_legal, seen.game.facts(seen.options).actions + 1
    return Desk(
        tree=make(Node, nodes),
        used=make(None, 1),
        actions=make(None, legal),
        keys=make(None, legal),
        child_of_key=make(None, keys),
        path=make(None, LONGEST_PATH),
        movers=make(None, LONGEST_PATH),
        rewards=make(None, players),
    )


def _finding(node: Node) -> Finding:
    return Finding(node.action, node.visits, mean(node), spread(node))
