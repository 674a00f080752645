"""Simulations: information-set Monte Carlo tree search from one player's view.

Every simulation draws a world that the player cannot tell from the true one, goes down the tree by
turns that are possible in that world, adds one node, plays on by `roll_on`, and tells all nodes on
its way what came of it. Everything is a kernel over arrays of the caller: compiled, it neither
allocates nor holds the interpreter's lock.

Where a network comes in: its policy as the gains of `list_turns` or in `rollout_pick`, its value as
`evaluate` with a `stops_early` that ends a simulation at the new node.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from foxfire.bots.search.hooks import (
    evaluate,
    follow,
    list_turns,
    roll_on,
    seen_turn,
    stops_early,
)
from foxfire.bots.search.tree import (
    EXPLORATION,
    FIRST_PLACES,
    NO_NODE,
    ROOT,
    ROOT_EXPLORATION,
    ROOT_TURNS,
    TRUST,
    UNIT,
    USED_NODES,
    USED_PLACES,
    Desk,
    add_child,
    child_with,
    clear_node,
    credit,
    spread,
)
from foxfire.core.dispatch import sample
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.rng import below
from foxfire.core.struct import copy_struct

inline_kernels(__name__)

LEAST_SPREAD: Final = 1e-3  # while all simulations agree
FIRST_SPREAD: Final = 0.5  # before there are any
# Of the whole numbers up to so many, which is nearly all that scores are made of.
LOGARITHMS: Final = np.array([-math.inf, *map(math.log, range(1, 1 << 12))])


@kernel
def begin(desk: Desk) -> None:
    """An empty tree."""
    clear_node(desk.tree[ROOT], ROOT, 0)
    desk.used[USED_NODES] = 1
    desk.used[ROOT_TURNS] = 0
    desk.used[USED_PLACES] = min(FIRST_PLACES, len(desk.places))


@kernel
def run(states: Any, memories: Any, viewer: int, players: int, desk: Desk, times: int) -> None:
    """Simulate `times` times; `states` are the player's view and a place for worlds.

    The generator is that of the second state, so that a search can be continued.
    """
    if desk.used[USED_NODES] == 0:
        begin(desk)
    for _ in range(times):
        draw_world(states[0], states[1], memories[0], viewer)
        length = descend(states[0], states[1], viewer, desk)
        roll_out(states[0], states[1], desk)
        back_up(states[0], states[1], viewer, players, desk, length)


@kernel
def draw_world(root: Any, world: Any, memory: Any, viewer: int) -> None:
    dice = world.rng
    copy_struct(world, root)
    world.rng = dice
    sample(world, memory, viewer)


@kernel
def is_at_end(root: Any, world: Any) -> bool:
    return bool(world.to_act < 0) or stops_early(world, root)


@kernel
def descend(root: Any, world: Any, viewer: int, desk: Desk) -> int:
    """Play down the tree until a node is new; returns the length of the path."""
    node = ROOT
    length = 0
    weight = exploration(desk, ROOT_EXPLORATION)
    is_first = True
    growing = True
    while growing and length < len(desk.path) and not is_at_end(root, world):
        size = turns_at_root(world, desk) if is_first else list_turns(world, desk.turns)
        turns = desk.root_turns if is_first else desk.turns
        mover = world.to_act
        if size == 1 and mover == viewer and not is_first:
            follow(world, turns.codes[0], desk.noted)  # he knows it beforehand: no node
            continue
        chosen = choose(world, viewer, node, turns, size, desk, weight)
        if is_first:
            weight = exploration(desk, EXPLORATION)
            is_first = False
        child = desk.children[chosen]
        if child == NO_NODE:
            child = add_child(desk, node, desk.keys[chosen])
            growing = False
        if child != NO_NODE:
            desk.path[length] = child
            desk.movers[length] = mover
            length += 1
            node = child
        follow(world, turns.codes[chosen], desk.noted)
    return length


@kernel
def turns_at_root(world: Any, desk: Desk) -> int:
    """Listed once: to the player who decides, they are the same in every world."""
    if desk.used[ROOT_TURNS] == 0:
        desk.used[ROOT_TURNS] = list_turns(world, desk.root_turns)
    return int(desk.used[ROOT_TURNS])


@kernel
def exploration(desk: Desk, dial: int) -> float:
    root = desk.tree[ROOT]
    found = spread(root) if root.visits > 1 else FIRST_SPREAD
    return float(desk.dials[dial] * max(found, LEAST_SPREAD))


@kernel
def choose(
    world: Any, viewer: int, node: int, turns: Any, size: int, desk: Desk, weight: float
) -> int:
    """Which of the turns to follow: one never followed from here, or the best score.

    Turns that look alike follow each other, and have one node.
    """
    trust = desk.dials[TRUST]
    visits = 0
    value = 0
    untried = 0
    chosen = 0
    for i in range(size):
        desk.keys[i] = seen_turn(world, turns.codes[i], viewer)
        child = child_with(desk, node, desk.keys[i])
        desk.children[i] = child
        if child == NO_NODE:
            untried += 1
            if trust == 0.0 and below(world, untried) == 0:
                chosen = i
        elif not is_alike(desk, i):
            desk.tree[child].available += 1
            visits += desk.tree[child].visits
            value += desk.tree[child].value
    if trust > 0.0:
        return best_trusted(turns, size, desk, weight, visits, value)
    return chosen if untried > 0 else best_scored(world, size, desk, weight)


@kernel
def is_alike(desk: Desk, i: int) -> bool:
    """Whether a turn looks like the one before it in the list."""
    return i > 0 and bool(desk.keys[i] == desk.keys[i - 1])


@kernel
def best_scored(world: Any, size: int, desk: Desk, weight: float) -> int:
    """The turn with the best score; of those that look alike, any."""
    most = -math.inf
    chosen = 0
    alike = 1
    for i in range(size):
        if is_alike(desk, i):
            if desk.keys[chosen] == desk.keys[i]:
                alike += 1
                if below(world, alike) == 0:
                    chosen = i
            continue
        node = desk.tree[desk.children[i]]
        here = score(node.value, node.visits, node.available, weight)
        is_better = here > most  # three choices, not a branch: nobody could foresee which way
        most = here if is_better else most
        chosen = i if is_better else chosen
        alike = 1 if is_better else alike
    return chosen


@kernel
def best_trusted(turns: Any, size: int, desk: Desk, weight: float, visits: int, value: int) -> int:
    """The same where turns are known at first sight; of those that look alike, what looks best.

    What was thought at first counts like some visits. The best of all is thought to bring what
    visits brought here so far, and the others so much less.
    """
    trusted = desk.dials[TRUST]
    usual = value / (visits * UNIT) if visits > 0 else 0.0
    best_gain = turns.gains[0]
    for i in range(size):
        best_gain = max(best_gain, turns.gains[i])
    most = 0.0
    chosen = 0
    for i in range(size):
        if is_alike(desk, i):
            if desk.keys[chosen] == desk.keys[i] and turns.gains[i] > turns.gains[chosen]:
                chosen = i
            continue
        thought = trusted * UNIT * (usual + turns.gains[i] - best_gain)
        child = desk.children[i]
        if child == NO_NODE:
            here = score(thought, trusted, visits + 1, weight)
        else:
            node = desk.tree[child]
            here = score(node.value + thought, node.visits + trusted, node.available, weight)
        if i == 0 or here > most:
            most = here
            chosen = i
    return chosen


@kernel
def score(value: float, visits: float, available: int, weight: float) -> float:
    """UCB with the visits in which the turn was possible in place of all visits."""
    return value / (visits * UNIT) + weight * math.sqrt(logarithm(available) / visits)


@kernel
def logarithm(number: int) -> float:
    """Looked up where it can be: the same, and the scores of several turns overlap in time."""
    return float(LOGARITHMS[number]) if number < len(LOGARITHMS) else math.log(number)


@kernel
def roll_out(root: Any, world: Any, desk: Desk) -> None:
    while not is_at_end(root, world):
        roll_on(world, desk.quick_turns)


@kernel
def back_up(root: Any, world: Any, viewer: int, players: int, desk: Desk, length: int) -> None:
    """Tell every node on the path what its own player got."""
    for player in range(players):
        desk.rewards[player] = int(evaluate(world, root, player) * UNIT)
    credit(desk.tree[ROOT], desk.rewards[viewer])
    for i in range(length):
        credit(desk.tree[desk.path[i]], desk.rewards[desk.movers[i]])
