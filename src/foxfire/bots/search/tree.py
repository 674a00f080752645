"""The tree of a search: nodes in one array, found by what the searching player sees.

A node stands for a sequence of actions as that player sees them, so worlds that he cannot tell
apart share it. Its children are the actions that were possible after it in some world so far; how
often each of them was possible is counted beside how often it was chosen.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from foxfire.core.kernel import kernel
from foxfire.core.struct import Struct, int16, int32, int64, scalar

ROOT: Final = 0
NO_NODE: Final = 0  # the root is nobody's child
UNIT: Final = 1 << 16  # values are whole numbers of this part of a won match: equal in every mode


class Node(Struct):
    """What is known about an action after all that led to it; 40 bytes."""

    value: int = scalar(int64)  # the sum of what its player got, in units
    squares: int = scalar(int64)  # the sum of the squares of that, in units
    visits: int = scalar(int32)
    available: int = scalar(int32)  # in how many visits of the parent it was possible
    parent: int = scalar(int32)
    child: int = scalar(int32)  # the youngest one
    sibling: int = scalar(int32)  # the next older one
    action: int = scalar(int16)  # as the searching player sees it


class Desk(NamedTuple):
    """All that a search writes to, given by the caller: arrays, or lists for a plain run."""

    tree: Any  # nodes
    used: Any  # one number: how many of them
    actions: Any  # legal ones at one decision
    keys: Any  # the same as the searching player sees them
    child_of_key: Any  # by seen action; what is found here is checked, so nothing is cleared
    path: Any  # nodes of one simulation
    movers: Any  # who chose each of them
    rewards: Any  # by player, in units


@kernel
def clear_node(node: Any, parent: int, action: int, sibling: int) -> None:
    node.value = 0
    node.squares = 0
    node.visits = 0
    node.available = 1
    node.parent = parent
    node.child = NO_NODE
    node.sibling = sibling
    node.action = action


@kernel
def add_child(desk: Desk, parent: int, action: int) -> int:
    """A new node, or NO_NODE when there is no room left."""
    number = desk.used[0]
    if number == len(desk.tree):
        return NO_NODE
    desk.used[0] = number + 1
    clear_node(desk.tree[number], parent, action, desk.tree[parent].child)
    desk.tree[parent].child = number
    return int(number)


@kernel
def note_children(desk: Desk, parent: int) -> None:
    """Put every child where `child_with` looks for it."""
    child = desk.tree[parent].child
    while child != NO_NODE:
        desk.child_of_key[desk.tree[child].action] = child
        child = desk.tree[child].sibling


@kernel
def child_with(desk: Desk, parent: int, key: int) -> int:
    """The child for a seen action, or NO_NODE; its siblings must have been noted."""
    child = desk.child_of_key[key]
    if child == NO_NODE or child >= desk.used[0]:
        return NO_NODE
    node = desk.tree[child]
    return int(child) if node.parent == parent and node.action == key else NO_NODE


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
