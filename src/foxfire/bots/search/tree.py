"""The tree of a search: nodes in one array, found by what the searching player sees.

A node stands for a sequence of turns as that player sees them, so worlds that he cannot tell apart
share it. Its children are the turns that were chosen after it in some world so far; how often each
of them was possible is counted beside how often it was chosen.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.struct import Struct, int32, int64, scalar

inline_kernels(__name__)

ROOT: Final = 0
NO_NODE: Final = 0  # the root is nobody's child
UNIT: Final = 1 << 16  # values are whole numbers of this part of a won match: equal in every mode
EXPLORATION, ROOT_EXPLORATION, TRUST, DIALS = range(4)  # dials, and how many they are
USED_NODES, ROOT_TURNS, USED_PLACES = range(3)  # of what a desk has in use
FIRST_PLACES: Final = 1 << 10  # of the table of children, which grows with the tree
# Odd numbers below 2**31 that spread keys over the table of children.
SPREAD_KEY: Final = 1_640_531_527
SPREAD_PARENT: Final = 1_367_130_551
LOW: Final = (1 << 31) - 1
BESIDE_BITS: Final = 6  # turns that differ in these only lie beside each other in the table
BESIDE: Final = (1 << BESIDE_BITS) - 1


class Node(Struct):
    """What is known about a turn after all that led to it; 40 bytes."""

    value: int = scalar(int64)  # the sum of what its player got, in units
    squares: int = scalar(int64)  # the sum of the squares of that, in units
    turn: int = scalar(int64)  # as the searching player sees it
    visits: int = scalar(int32)
    available: int = scalar(int32)  # in how many visits of the parent it was possible
    parent: int = scalar(int32)


class Desk(NamedTuple):
    """All that a search writes to, given by the caller: arrays, or lists for a plain run."""

    tree: Any  # nodes
    used: Any  # how many of them; how many turns the root has; how many places
    dials: Any  # exploration, also at the root, and trust, as the game's hooks have them
    places: Any  # a hash table of children; its length is a power of two
    root_turns: Any  # those of the root, listed once
    turns: Any  # those of another node
    quick_turns: Any  # of a rollout
    keys: Any  # turns as the searching player sees them
    children: Any  # their nodes
    noted: Any  # actions of one turn
    path: Any  # nodes of one simulation
    movers: Any  # who chose each of them
    rewards: Any  # by player, in units


@kernel
def clear_node(node: Any, parent: int, turn: int) -> None:
    node.value = 0
    node.squares = 0
    node.turn = turn
    node.visits = 0
    node.available = 1
    node.parent = parent


@kernel
def place_of(desk: Desk, parent: int, turn: int) -> int:
    """Where the table has the child of a node for a turn, or would have it."""
    far = turn >> BESIDE_BITS
    folded = (far ^ (far >> 31)) & LOW
    mixed = (folded * SPREAD_KEY) ^ (parent * SPREAD_PARENT)
    last = desk.used[USED_PLACES] - 1
    place = ((mixed ^ (mixed >> 29)) + (turn & BESIDE)) & last
    while desk.places[place] != NO_NODE:
        node = desk.tree[desk.places[place]]
        if node.parent == parent and node.turn == turn:
            break
        place = (place + 1) & last
    return int(place)


@kernel
def child_with(desk: Desk, parent: int, turn: int) -> int:
    """The child for a seen turn, or NO_NODE."""
    return int(desk.places[place_of(desk, parent, turn)])


@kernel
def add_child(desk: Desk, parent: int, turn: int) -> int:
    """A new node, or NO_NODE when there is no room left."""
    number = desk.used[USED_NODES]
    if number == len(desk.tree):
        return NO_NODE
    if desk.used[USED_PLACES] < min(2 * number, len(desk.places)):
        widen(desk)
    desk.used[USED_NODES] = number + 1
    desk.places[place_of(desk, parent, turn)] = number
    clear_node(desk.tree[number], parent, turn)
    return int(number)


@kernel
def widen(desk: Desk) -> None:
    """Twice as many places; a table no larger than its tree needs stays in fast memory."""
    for place in range(desk.used[USED_PLACES]):
        desk.places[place] = NO_NODE
    desk.used[USED_PLACES] *= 2
    for number in range(1, desk.used[USED_NODES]):
        node = desk.tree[number]
        desk.places[place_of(desk, node.parent, node.turn)] = number


@kernel
def credit(node: Any, reward: int) -> None:
    node.visits += 1
    node.value += reward
    node.squares += (reward * reward) // UNIT


@kernel
def mean(node: Any) -> float:
    """The mean value of a visited node."""
    return float(node.value / (node.visits * UNIT))


@kernel
def spread(node: Any) -> float:
    """The standard deviation of what a visited node got, over worlds and rollouts."""
    average = mean(node)
    return math.sqrt(max(0.0, node.squares / (node.visits * UNIT) - average * average))


@kernel
def error(node: Any) -> float:
    """The standard error of a visited node's mean."""
    return spread(node) / math.sqrt(node.visits)
