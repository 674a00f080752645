"""Simulations: information-set Monte Carlo tree search from one player's view.

Every simulation draws a world that the player cannot tell from the true one, goes down the tree by
actions that are legal in that world, adds one node, plays on by `rollout_pick`, and tells all nodes
on its way what came of it. Everything is a kernel over arrays of the caller: compiled, it neither
allocates nor holds the interpreter's lock.

Where a network comes in: its policy as `rollout_pick` or as a factor in `score`, its value as
`evaluate` with a `stops_early` that ends a simulation at the new node.
"""

from __future__ import annotations

import math
from typing import Any, Final

from foxfire.bots.search.hooks import evaluate, rollout_pick, stops_early
from foxfire.bots.search.tree import (
    NO_NODE,
    ROOT,
    UNIT,
    Desk,
    add_child,
    child_with,
    clear_node,
    credit,
    mean,
    note_children,
    spread,
)
from foxfire.core.dispatch import apply, legal, sample, seen_action
from foxfire.core.kernel import kernel
from foxfire.core.rng import below
from foxfire.core.struct import copy_struct

#: How much rarely chosen actions are favoured, in standard deviations of what simulations bring:
#: a match that is nearly decided, or a long game's small steps, need no other number.
EXPLORATION: Final = 1.5
LEAST_SPREAD: Final = 1e-3  # while all simulations agree
FIRST_SPREAD: Final = 0.5  # before there are any


@kernel
def begin(desk: Desk) -> None:
    """An empty tree."""
    clear_node(desk.tree[ROOT], ROOT, 0, NO_NODE)
    desk.used[0] = 1


@kernel
def run(states: Any, memories: Any, viewer: int, players: int, desk: Desk, times: int) -> None:
    """Simulate `times` times; `states` are the player's view and a place for worlds.

    The generator is that of the second state, so that a search can be continued.
    """
    if desk.used[0] == 0:
        begin(desk)
    for _ in range(times):
        draw_world(states[0], states[1], memories[0], viewer)
        length = descend(states[0], states[1], viewer, desk)
        roll_out(states[0], states[1])
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
    weight = exploration(desk)
    growing = True
    while growing and length < len(desk.path) and not is_at_end(root, world):
        size = legal(world, desk.actions)
        mover = world.to_act
        if size == 1 and mover == viewer:
            apply(world, desk.actions[0])  # he knows it beforehand: no node
            continue
        chosen = choose(world, viewer, node, size, desk, weight)
        child = child_with(desk, node, desk.keys[chosen])
        if child == NO_NODE:
            child = add_child(desk, node, desk.keys[chosen])
            growing = False
        if child != NO_NODE:
            desk.path[length] = child
            desk.movers[length] = mover
            length += 1
            node = child
        apply(world, desk.actions[chosen])
    return length


@kernel
def exploration(desk: Desk) -> float:
    root = desk.tree[ROOT]
    found = spread(root) if root.visits > 1 else FIRST_SPREAD
    return EXPLORATION * max(found, LEAST_SPREAD)


@kernel
def choose(world: Any, viewer: int, node: int, size: int, desk: Desk, weight: float) -> int:
    """Which of the legal actions to follow: one never followed from here, or the best score."""
    note_children(desk, node)
    untried = 0
    chosen = 0
    for i in range(size):
        desk.keys[i] = seen_action(world, desk.actions[i], viewer)
        child = child_with(desk, node, desk.keys[i])
        if child == NO_NODE:
            untried += 1
            if below(world, untried) == 0:
                chosen = i
        elif i == 0 or desk.keys[i] != desk.keys[i - 1]:  # hidden ones look alike
            desk.tree[child].available += 1
    return chosen if untried > 0 else best_scored(world, node, size, desk, weight)


@kernel
def best_scored(world: Any, node: int, size: int, desk: Desk, weight: float) -> int:
    """The legal action with the best score; of those that look alike, any."""
    best = NO_NODE
    most = 0.0
    chosen = 0
    alike = 1
    for i in range(size):
        child = child_with(desk, node, desk.keys[i])
        if child == best:
            alike += 1
            if below(world, alike) == 0:
                chosen = i
            continue
        here = score(desk.tree[child], weight)
        if best == NO_NODE or here > most:
            best = child
            most = here
            chosen = i
            alike = 1
    return chosen


@kernel
def score(node: Any, weight: float) -> float:
    """UCB with the visits in which the action was possible in place of all visits."""
    return mean(node) + weight * math.sqrt(math.log(node.available) / node.visits)


@kernel
def roll_out(root: Any, world: Any) -> None:
    while not is_at_end(root, world):
        apply(world, rollout_pick(world))


@kernel
def back_up(root: Any, world: Any, viewer: int, players: int, desk: Desk, length: int) -> None:
    """Tell every node on the path what its own player got."""
    for player in range(players):
        desk.rewards[player] = int(evaluate(world, root, player) * UNIT)
    credit(desk.tree[ROOT], desk.rewards[viewer])
    for i in range(length):
        credit(desk.tree[desk.path[i]], desk.rewards[desk.movers[i]])
