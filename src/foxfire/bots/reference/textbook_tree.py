"""Single-observer information-set Monte Carlo tree search as textbooks have it (Cowling, Powley and
Whitehouse, 2012), over the generic kernels.

It shares no code and no number with `foxfire.bots.search`, so that tuning that one leaves this one
as it is. A simulation draws a world, goes down by UCB while every legal action has a node, adds
one, plays on at random to the end of the deal, and rewards each node with what its player got.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from foxfire.bots.reference.rewards import deal_reward
from foxfire.core.dispatch import apply, legal, pick, sample, seen_action
from foxfire.core.kernel import kernel
from foxfire.core.rng import below
from foxfire.core.struct import copy_struct

UCB: Final = 1.4
NONE: Final = 0  # the root is nobody's child


class Page(NamedTuple):
    """All that a search writes to: one place for each node, or for each legal action."""

    visits: Any
    available: Any
    rewards: Any  # sums, of the player who chose the node
    actions: Any  # as the searching player sees them
    child: Any  # the youngest
    sibling: Any  # the next older
    mover: Any
    parent: Any
    used: Any  # one number
    legal: Any
    nodes: Any  # of the legal actions


@kernel
def simulate(states: Any, memories: Any, viewer: int, page: Page, times: int) -> None:
    """Add `times` nodes; `states` are the player's view and a place for worlds."""
    view = states[0]
    world = states[1]
    for _ in range(times):
        dice = world.rng
        copy_struct(world, view)
        world.rng = dice
        sample(world, memories[0], viewer)
        leaf = descend(world, viewer, page)
        while world.to_act >= 0:
            apply(world, pick(world))
        reward(world, page, leaf)


@kernel
def descend(world: Any, viewer: int, page: Page) -> int:
    """Selection and expansion; returns the last node."""
    node = 0
    while world.to_act >= 0:
        size = legal(world, page.legal)
        untried = find_nodes(world, viewer, page, node, size)
        if untried > 0:
            return expand(world, viewer, page, node, size, untried)
        chosen = best(world, page, size)
        node = page.nodes[chosen]
        apply(world, page.legal[chosen])
    return node


@kernel
def find_nodes(world: Any, viewer: int, page: Page, node: int, size: int) -> int:
    """The node of every legal action; counts those that have none."""
    untried = 0
    for i in range(size):
        found = child_for(page, node, seen_action(world, page.legal[i], viewer))
        page.nodes[i] = found
        untried += found == NONE
        if found != NONE and (i == 0 or page.nodes[i - 1] != found):  # hidden ones look alike
            page.available[found] += 1
    return untried


@kernel
def child_for(page: Page, node: int, action: int) -> int:
    child = page.child[node]
    while child != NONE and page.actions[child] != action:
        child = page.sibling[child]
    return int(child)


@kernel
def expand(world: Any, viewer: int, page: Page, node: int, size: int, untried: int) -> int:
    """Any of the untried actions."""
    skipped = below(world, untried)
    chosen = 0
    while page.nodes[chosen] != NONE or skipped > 0:
        skipped -= page.nodes[chosen] == NONE
        chosen += 1
    new = page.used[0]
    page.used[0] = new + 1
    page.actions[new] = seen_action(world, page.legal[chosen], viewer)
    page.mover[new] = world.to_act
    page.parent[new] = node
    page.available[new] = 1
    page.sibling[new] = page.child[node]
    page.child[node] = new
    apply(world, page.legal[chosen])
    return int(new)


@kernel
def best(world: Any, page: Page, size: int) -> int:
    """The legal action with the highest upper confidence bound; of those that look alike, any."""
    chosen = 0
    most = -1.0
    alike = 1
    for i in range(size):
        node = page.nodes[i]
        if i > 0 and page.nodes[i - 1] == node:
            alike += 1
            if page.nodes[chosen] == node and below(world, alike) == 0:
                chosen = i
            continue
        alike = 1
        explored = math.sqrt(math.log(page.available[node]) / page.visits[node])
        bound = page.rewards[node] / page.visits[node] + UCB * explored
        if bound > most:
            most = bound
            chosen = i
    return chosen


@kernel
def reward(world: Any, page: Page, leaf: int) -> None:
    node = leaf
    while node != NONE:
        page.visits[node] += 1
        page.rewards[node] += deal_reward(world, page.mover[node])
        node = page.parent[node]
