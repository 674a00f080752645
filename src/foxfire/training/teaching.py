"""A search as a teacher: it plays at a table and writes down what it found about every choice.

All of it is one kernel, so that a core teaches without ever waiting for Python. A turn of several
actions gives a lesson for each of them that was a choice: how much the search cared for every
action, given those before it.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final, NamedTuple

from foxfire.bots.net.lines import RANGE, take
from foxfire.bots.net.outputs import output_of
from foxfire.bots.search.hooks import follow
from foxfire.bots.search.simulation import run
from foxfire.bots.search.tree import NO_NODE, ROOT, USED_NODES, USED_PLACES, Desk, mean
from foxfire.core.dispatch import hide, legal
from foxfire.core.kernel import kernel
from foxfire.core.rng import below, next32
from foxfire.core.struct import copy_struct
from foxfire.training.goals import standing
from foxfire.training.tables import NO_OUTPUT, look, play_on

VIEW, WORLD, TRUTH, TRIED, STATES = range(5)  # the first two are those of the search
# One turn in so many is not the best one but any, by how much the search cared for it: a pupil
# should know what to do in positions into which the teacher does not come by himself.
ASTRAY: Final = 4


class Table(NamedTuple):
    """Where the teacher plays, and room for what it thinks; arrays of the caller."""

    states: Any
    memories: Any  # by player
    own: Any  # that of the player who thinks, alone
    pack: Any
    actions: Any  # legal ones
    turns: Any  # (turns that were tried, longest turn): their actions
    lengths: Any  # ... how many
    cares: Any  # ... the squares of their visits
    unseen: Any
    rewards: Any
    results: Any


class Sheet(NamedTuple):
    """Lessons: what the player saw and might do, and what the search found."""

    seen: Any
    masks: Any
    chances: Any  # by output: how much the search cared for it
    values: Any  # what it expected, beyond the standing


@kernel
def teach(table: Table, players: int, desk: Desk, simulations: int, sheet: Sheet) -> int:
    """Play on and write lessons until another turn might not find room; returns how many."""
    truth = table.states[TRUTH]
    longest = table.turns.shape[1]
    written = 0
    while written + longest <= len(sheet.values):
        play_on(
            truth, table.memories, players, table.pack, table.actions, NO_OUTPUT, table.rewards,
            table.results,
        )  # fmt: skip
        think_over(table, players, desk, simulations)
        turns = list_tried(table, desk)
        written = play_turn(table, players, turns, mean(desk.tree[ROOT]), sheet, written)
    return written


@kernel
def think_over(table: Table, players: int, desk: Desk, simulations: int) -> None:
    viewer = int(table.states[TRUTH].to_act)
    copy_struct(table.states[VIEW], table.states[TRUTH])
    hide(table.states[VIEW], viewer)
    copy_struct(table.own[0], table.memories[viewer])
    for place in range(desk.used[USED_PLACES]):
        desk.places[place] = NO_NODE
    desk.used[USED_NODES] = 0
    run(table.states, table.own, viewer, players, desk, simulations)


@kernel
def list_tried(table: Table, desk: Desk) -> int:
    """Write the actions of every turn that was tried at the root; returns how many turns."""
    found = 0
    for number in range(1, desk.used[USED_NODES]):
        node = desk.tree[number]
        if node.parent == ROOT:
            copy_struct(table.states[TRIED], table.states[VIEW])
            table.lengths[found] = follow(table.states[TRIED], node.turn, table.turns[found])
            table.cares[found] = float(node.visits) * float(node.visits)
            found += 1
    return found


@kernel
def play_turn(
    table: Table, players: int, turns: int, expected: float, sheet: Sheet, written: int
) -> int:
    """Write a lesson for every choice within a turn, and play it; returns how many there are."""
    truth = table.states[TRUTH]
    goes_astray = below(table.states[WORLD], ASTRAY) == 0
    chosen = any_turn(table, turns) if goes_astray else best_turn(table, turns)
    for step in range(table.lengths[chosen]):
        if legal(truth, table.actions) > 1:
            write_lesson(table, turns, chosen, step, sheet, written)
            sheet.values[written] = 2.0 * expected - 1.0 - standing(truth, int(truth.to_act))
            written += 1
        take(truth, table.memories, players, table.turns[chosen, step])
    return written


@kernel
def best_turn(table: Table, turns: int) -> int:
    best = 0
    for turn in range(1, turns):
        if table.cares[turn] > table.cares[best]:
            best = turn
    return best


@kernel
def any_turn(table: Table, turns: int) -> int:
    """Each takes the place of those before it by its share of all so far."""
    chosen = 0
    total = 0.0
    for turn in range(turns):
        total += table.cares[turn]
        if next32(table.states[WORLD]) * total <= table.cares[turn] * RANGE:
            chosen = turn
    return chosen


@kernel
def write_lesson(
    table: Table, turns: int, chosen: int, step: int, sheet: Sheet, written: int
) -> None:
    """What the search cared for at one step of the chosen turn, by all turns that begin like it."""
    truth = table.states[TRUTH]
    chances = sheet.chances[written]
    look(
        truth, table.memories, table.actions, sheet.seen[written], table.unseen,
        sheet.masks[written],
    )  # fmt: skip
    for output in range(len(chances)):
        chances[output] = 0.0
    total = 0.0
    for turn in range(turns):
        if begins_like(table.turns[turn], table.lengths[turn], table.turns[chosen], step):
            chances[output_of(truth, table.turns[turn, step])] += table.cares[turn]
            total += table.cares[turn]
    for output in range(len(chances)):
        chances[output] /= total


@kernel
def begins_like(
    turn: MutableSequence[int], length: int, other: MutableSequence[int], steps: int
) -> bool:
    """Whether a turn has another step after the same first ones."""
    alike = length > steps
    for step in range(steps):
        alike = alike and turn[step] == other[step]
    return alike
