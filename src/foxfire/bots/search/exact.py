"""Exact play near the end of a deal: every continuation of a world, by alpha and beta.

For two sides of which one's gain is the other's loss. Chance inside a deal (a face-down card that
is turned up) is averaged over. No recursion: a frame for each decision on the way, in arrays of the
caller, so that it compiles and allocates nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from foxfire.bots.search.hooks import evaluate
from foxfire.core.dispatch import add_kernel, added_generic, kernel_of, legal
from foxfire.core.kernel import kernel
from foxfire.core.struct import Struct, copy_struct

LEAST: Final = -1.0  # below and above every chance
MOST: Final = 2.0
TOO_LONG: Final = -2.0  # no value: it would have taken more nodes than there were
DEEPEST: Final = 64  # decisions from where exact play begins


# --- what a game brings --------------------------------------------------------------------------


@dataclass(frozen=True)
class Exactness:
    """The kernels of a game that has exact play; the arguments are those of the functions below."""

    within_reach: Callable[[Any], bool]
    simplify: Callable[[Any], None]
    outcomes: Callable[[Any, int], int]
    take: Callable[[Any, int, int], None]


_EXACT: set[type[Struct]] = set()


def bring_exactness(exact: Exactness, state: type[Struct]) -> None:
    add_kernel(within_reach, state, exact.within_reach)
    add_kernel(simplify, state, exact.simplify)
    add_kernel(outcomes, state, exact.outcomes)
    add_kernel(take, state, exact.take)
    _EXACT.add(state)


def has_exactness(state: type[Struct]) -> bool:
    return state in _EXACT


@added_generic
def within_reach(s: Any) -> bool:
    """Whether so little is left that exact play is worth trying; from what everybody sees."""
    return bool(kernel_of(within_reach, type(s))(s))


@added_generic
def simplify(s: Any) -> None:
    """Make worlds equal that differ only in what will not matter any more."""
    kernel_of(simplify, type(s))(s)


@added_generic
def outcomes(s: Any, action: int) -> int:
    """How many things may come of an action, all with the same chance; 1 without chance."""
    return int(kernel_of(outcomes, type(s))(s, action))


@added_generic
def take(s: Any, action: int, outcome: int) -> None:
    """Apply an action with the outcome of this number."""
    kernel_of(take, type(s))(s, action, outcome)


# --- the search ----------------------------------------------------------------------------------


class Stack(NamedTuple):
    """One place for each decision on the way from the root; `nodes` is one number."""

    states: Any
    actions: Any  # a row of legal ones for each
    size: Any  # how many of them
    at: Any  # which of them is looked at
    outcome: Any  # which of its outcomes
    outcomes: Any  # out of so many
    total: Any  # the values of its outcomes so far
    best: Any  # of the actions so far
    low: Any  # what the searching player has elsewhere
    high: Any  # what the other has
    nodes: Any


@kernel
def value_of(stack: Stack, viewer: int, most_nodes: int) -> float:
    """What the first state is worth to the viewer when both sides play it perfectly."""
    depth = 0
    value = 0.0
    stack.low[0] = LEAST
    stack.high[0] = MOST
    going_down = True
    while True:
        if going_down:
            stack.nodes[0] += 1
            if stack.nodes[0] > most_nodes:
                return TOO_LONG
            if stack.states[depth].to_act >= 0:
                open_frame(stack, depth, viewer)
            else:
                value = evaluate(stack.states[depth], stack.states[0], viewer)
                going_down = False
        else:
            if depth == 0:
                return value
            depth -= 1
            going_down = not is_settled(stack, depth, viewer, value)
            value = stack.best[depth]
        if going_down:
            step_down(stack, depth)
            depth += 1


@kernel
def open_frame(stack: Stack, depth: int, viewer: int) -> None:
    s = stack.states[depth]
    stack.size[depth] = legal(s, stack.actions[depth])
    stack.at[depth] = 0
    stack.best[depth] = LEAST if s.to_act == viewer else MOST
    begin_action(stack, depth)


@kernel
def begin_action(stack: Stack, depth: int) -> None:
    action = stack.actions[depth, stack.at[depth]]
    stack.outcome[depth] = 0
    stack.outcomes[depth] = outcomes(stack.states[depth], action)
    stack.total[depth] = 0.0


@kernel
def step_down(stack: Stack, depth: int) -> None:
    """To the next outcome of the action that is looked at; averages need exact values."""
    alone = stack.outcomes[depth] == 1
    stack.low[depth + 1] = stack.low[depth] if alone else LEAST
    stack.high[depth + 1] = stack.high[depth] if alone else MOST
    copy_struct(stack.states[depth + 1], stack.states[depth])
    action = stack.actions[depth, stack.at[depth]]
    take(stack.states[depth + 1], action, stack.outcome[depth])


@kernel
def is_settled(stack: Stack, depth: int, viewer: int, value: float) -> bool:
    """Note the value of an outcome; is that all that has to be looked at here?"""
    stack.total[depth] += value
    stack.outcome[depth] += 1
    if stack.outcome[depth] < stack.outcomes[depth]:
        return False
    mean = stack.total[depth] / stack.outcomes[depth]
    if stack.states[depth].to_act == viewer:
        stack.best[depth] = max(stack.best[depth], mean)
        stack.low[depth] = max(stack.low[depth], mean)
    else:
        stack.best[depth] = min(stack.best[depth], mean)
        stack.high[depth] = min(stack.high[depth], mean)
    stack.at[depth] += 1
    if stack.at[depth] == stack.size[depth] or stack.low[depth] >= stack.high[depth]:
        return True
    begin_action(stack, depth)
    return False


@kernel
def solve_worlds(
    worlds: Any, viewer: int, actions: Any, values: Any, stack: Stack, most_nodes: int
) -> bool:
    """By world and action of the viewer, what it is worth to him; false if it takes too long."""
    for number in range(len(worlds)):
        for i in range(len(actions)):
            values[number, i] = 0.0
            ways = outcomes(worlds[number], actions[i])
            for outcome in range(ways):
                copy_struct(stack.states[0], worlds[number])
                take(stack.states[0], actions[i], outcome)
                found = value_of(stack, viewer, most_nodes)
                if found == TOO_LONG:
                    return False
                values[number, i] += found / ways
    return True
