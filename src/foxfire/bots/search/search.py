"""A search from one observation: its arrays, its clock, and what it found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from foxfire.bots.search.budget import Budget
from foxfire.bots.search.clear import is_clear
from foxfire.bots.search.hooks import Make, follow, hooks_of
from foxfire.bots.search.simulation import run
from foxfire.bots.search.tree import (
    DIALS,
    EXPLORATION,
    ROOT,
    ROOT_EXPLORATION,
    ROOT_TURNS,
    TRUST,
    USED_NODES,
    Desk,
    Node,
    error,
    mean,
    spread,
)
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.core.rng import generator
from foxfire.core.struct import Struct

MOST_NODES: Final = 1 << 18  # of 40 bytes: 10 MiB; a full tree grows no more and is still counted
LONG_NODES: Final = 1 << 20  # the same for a search of more than `LONG_SECONDS`: 40 MiB
LONG_SECONDS: Final = 1.5
LONGEST_PATH: Final = 256  # nodes; a rollout goes on from there
FIRST_CHUNK: Final = 16  # simulations between two looks at the clock
CHUNK_SHARE: Final = 0.1  # of the time that is left


@dataclass(frozen=True)
class Finding:
    """What a search found about one action of the player.

    Visits are all that began with it; value and spread are those of the best of its turns.
    """

    action: Action
    visits: int
    value: float  # the mean of what it brought him, from 0 to 1
    spread: float  # the standard deviation of that over worlds and rollouts
    turn: tuple[Action, ...] = ()  # the best turn that begins with it


@dataclass(frozen=True)
class Findings:
    """What a search found, the action that begins the best turn first."""

    simulations: int
    nodes: int
    value: float
    actions: tuple[Finding, ...]
    turns: tuple[Finding, ...] = ()  # every turn that was tried by itself, the most visited first

    @property
    def best(self) -> Action:
        return self.actions[0].action


def findings_from(simulations: int, nodes: int, value: float, turns: Iterable[Finding]) -> Findings:
    """What was found about actions, from what was found about the turns that begin with them."""
    ranked = sorted(turns, key=lambda f: (-f.visits, -f.value, f.turn))
    visits: dict[Action, int] = {}
    for found in ranked:
        visits[found.action] = visits.get(found.action, 0) + found.visits
    best: dict[Action, Finding] = {}
    for found in ranked:
        best.setdefault(found.action, replace(found, visits=visits[found.action]))
    return Findings(simulations, nodes, value, tuple(best.values()), tuple(ranked))


def nodes_for(budget: Budget) -> int:
    """Room for the tree of a search that may spend so much."""
    is_long = budget.seconds > LONG_SECONDS and budget.simulations > MOST_NODES
    return LONG_NODES if is_long else MOST_NODES


class Search:
    """One tree over one observation; it can be continued as long as anybody wants."""

    kernel: Callable[..., None] = staticmethod(run)

    def __init__(self, observation: Observation, *seed: object, nodes: int = MOST_NODES) -> None:
        self.observation = observation
        self._players = observation.game.facts(observation.options).players
        self._hooks = hooks_of(observation.game.state_type)
        self._world = observation.seen.copy()
        self._world.rng = generator("search", *seed)
        self._nodes = nodes
        self._tried: list[int] = []  # children of the root among the nodes looked at
        self._looked_at = 1
        self._run = self._prepare()

    def _prepare(self) -> Callable[[int], None]:
        """The compiled simulations over packed arrays."""
        from foxfire.core.native import native  # a bot that never searches needs no compiler

        seen = self.observation
        states = np.concatenate([seen.seen.pack(), self._world.pack()])
        memories = seen.memory.pack()
        self.desk = _desk(seen, self._nodes, self._players, packed)
        compiled, desk = native(self.kernel), self.desk
        return lambda n: compiled(states, memories, seen.viewer, self._players, desk, n)

    def simulate(self, simulations: int) -> None:
        self._run(simulations)

    def spend(self, budget: Budget) -> None:
        """Simulate until the budget is spent, in chunks that are short beside what is left."""
        start, done, chunk = time.perf_counter(), 0, FIRST_CHUNK
        while True:
            chunk = min(chunk, budget.simulations - done)
            self.simulate(chunk)
            done += chunk
            left = budget.left(done, time.perf_counter() - start)
            if left <= 0 or (budget.until_clear and self.is_clear(left)):
                return
            chunk = max(1, int(min(8 * done, CHUNK_SHARE * left)))

    def is_clear(self, left: float) -> bool:
        """Whether so many more simulations would not change the choice."""
        if int(self.desk.used[ROOT_TURNS]) == 1:
            return True
        tried, least = self._root_children(), self._hooks.clear_after
        return is_clear(
            self._visits(tried), lambda turn: error(self.node(tried[turn])), left, least
        )

    def findings(self) -> Findings:
        """What has been found so far; there must have been a simulation."""
        root = self.node(ROOT)
        used = int(self.desk.used[USED_NODES])
        return findings_from(root.visits, used, mean(root), self._turns())

    def node(self, number: int) -> Node:
        """In plain form: small NumPy integers would overflow in what is computed from them."""
        return Node.unpack(self.desk.tree, number)

    def _turns(self) -> Iterator[Finding]:
        """The turns of the player that have been tried; to himself they are what they are."""
        for number in self._root_children():
            node = self.node(number)
            yield _finding(node, self._actions(node.turn))

    def _root_children(self) -> list[int]:
        """Found once: only nodes that are new since the last time are looked at."""
        used = int(self.desk.used[USED_NODES])
        new = np.nonzero(self.desk.tree["parent"][self._looked_at : used] == ROOT)[0]
        self._tried += [int(at) + self._looked_at for at in new]
        self._looked_at = used
        return self._tried

    def _visits(self, numbers: list[int]) -> list[int]:
        visits: list[int] = self.desk.tree["visits"][numbers].tolist()
        return visits

    def _actions(self, code: int) -> tuple[Action, ...]:
        """The actions of a turn: carried out on what is seen, for more is not needed."""
        seen, noted = self.observation.seen.copy(), [0] * len(self.desk.noted)
        return tuple(noted[: follow(seen, code, noted)])


class PlainSearch(Search):
    """The same in plain Python, step by step: for tests and debuggers."""

    def _prepare(self) -> Callable[[int], None]:
        seen = self.observation
        states, memories = [seen.seen, self._world], [seen.memory]
        self.desk = _desk(seen, self._nodes, self._players, plain)
        return lambda n: self.kernel(states, memories, seen.viewer, self._players, self.desk, n)

    def node(self, number: int) -> Node:
        node: Node = self.desk.tree[number]
        return node

    def _root_children(self) -> list[int]:
        return [n for n in range(1, self.desk.used[USED_NODES]) if self.node(n).parent == ROOT]

    def _visits(self, numbers: list[int]) -> list[int]:
        return [self.node(n).visits for n in numbers]


def packed(kind: type[Any], size: int) -> Any:
    """Nodes are written before they are read: memory that is never touched costs nothing."""
    return np.zeros(size, kind.dtype if issubclass(kind, Struct) else _NUMBERS[kind])


def plain(kind: type[Any], size: int) -> Any:
    return [kind() for _ in range(size)]


_NUMBERS: Final = {int: np.int64, float: np.float64}


def _desk(seen: Observation, nodes: int, players: int, make: Make) -> Desk:
    hooks = hooks_of(seen.game.state_type)
    root_turns, turns, quick_turns = hooks.room(make, seen.game.most_legal)
    most, dials = len(root_turns.codes), make(float, DIALS)
    dials[EXPLORATION], dials[TRUST] = hooks.exploration, hooks.trust
    dials[ROOT_EXPLORATION] = hooks.root_exploration
    return Desk(
        tree=make(Node, nodes),
        used=make(int, 3),
        dials=dials,
        places=make(int, 1 << nodes.bit_length()),
        root_turns=root_turns,
        turns=turns,
        quick_turns=quick_turns,
        keys=make(int, most),
        children=make(int, most),
        noted=make(int, hooks.longest_turn),
        path=make(int, LONGEST_PATH),
        movers=make(int, LONGEST_PATH),
        rewards=make(int, players),
    )


def _finding(node: Node, turn: tuple[Action, ...]) -> Finding:
    return Finding(turn[0], node.visits, mean(node), spread(node), turn)
