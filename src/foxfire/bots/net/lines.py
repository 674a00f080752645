"""Lines of play along which a network plays: what comes of a turn when everybody goes on so.

A line is a world that the player cannot tell from the truth, in which he takes one of his turns;
then everybody takes what the network likes best for him, seeing only his own cards, to the end of
the deal. All turns are tried in the same worlds: most of what makes a world good or bad is the
same for all of them, and drops out of the comparison.

Worlds are not equally likely: others have chosen what they did for a reason. Of some that are drawn
at once one is taken, by what the network says about the hidden cards.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from foxfire.bots.net.hidden import hidden
from foxfire.bots.net.outputs import output_of
from foxfire.bots.net.quick import Layers, Slate, think
from foxfire.bots.net.recall import recall
from foxfire.bots.search.hooks import evaluate, is_other_deal
from foxfire.bots.search.simulation import draw_world
from foxfire.core.dispatch import apply, encode, learn, legal
from foxfire.core.kernel import kernel
from foxfire.core.rng import next32
from foxfire.core.struct import copy_struct

VIEW, WORLD, LINE, DRAWN = range(4)  # states: what is seen, the world, one line in it, a proposal
NO_ACTION: Final = -1
PROPOSALS: Final = 8  # worlds drawn, of which one is taken
RANGE: Final = 4_294_967_296.0  # of `next32`


class Ground(NamedTuple):
    """All that lines are played on: arrays of the caller, or lists for a plain run."""

    states: Any
    memories: Any  # by player, of one line
    own: Any  # the player's true memory, alone
    tried: Any  # turns: actions, with `NO_ACTION` after the last
    is_tried: Any  # by turn: whether it still is, or has fallen behind
    brought: Any  # ... the player's chance to win at the end of its line in this world
    values: Any  # ... the sum of these over all worlds
    products: Any  # by two turns: the sum of their products
    actions: Any  # room for legal ones
    seen: Any  # what the one to act sees
    hidden: Any  # what the player does not see in a world
    beliefs: Any  # by hidden number: the logarithm of its odds


@kernel
def play_lines(
    ground: Ground, layers: Layers, slate: Slate, viewer: int, players: int, worlds: int
) -> None:
    """Try turns in so many worlds; it can be continued, with the dice of what is drawn."""
    actions = len(slate.found) - 1 - len(ground.beliefs)
    size = len(ground.tried)
    for _ in range(worlds):
        propose(ground, viewer)
        for i in range(size):
            if ground.is_tried[i]:
                begin_line(ground, viewer, players, ground.tried[i])
                play_line(ground, layers, slate, players, actions)
                ground.brought[i] = evaluate(ground.states[LINE], ground.states[VIEW], viewer)
        for i in range(size):
            ground.values[i] += ground.brought[i]
            for j in range(size):
                ground.products[i, j] += ground.brought[i] * ground.brought[j]


@kernel
def propose(ground: Ground, viewer: int) -> None:
    """Draw worlds and take each instead of those before by its share of their odds."""
    total = 0.0
    drawn = ground.states[DRAWN]
    for _ in range(PROPOSALS):
        draw_world(ground.states[VIEW], drawn, ground.own[0], viewer)
        odds = odds_of(ground)
        total += odds
        if next32(drawn) * total <= odds * RANGE:
            copy_struct(ground.states[WORLD], drawn)


@kernel
def odds_of(ground: Ground) -> float:
    """How likely a world is by its hidden cards, beside others."""
    hidden(ground.states[DRAWN], ground.hidden)
    total = 0.0
    for i in range(len(ground.beliefs)):
        total += ground.hidden[i] * ground.beliefs[i]
    return math.exp(total)


@kernel
def begin_line(ground: Ground, viewer: int, players: int, turn: Any) -> None:
    line = ground.states[LINE]
    copy_struct(line, ground.states[WORLD])
    for player in range(players):
        if player == viewer:
            copy_struct(ground.memories[player], ground.own[0])
        else:
            recall(line, ground.own[0], viewer, ground.memories[player], player)
    for i in range(len(turn)):
        if turn[i] != NO_ACTION:
            take(line, ground.memories, players, turn[i])


@kernel
def play_line(ground: Ground, layers: Layers, slate: Slate, players: int, outputs: int) -> None:
    line = ground.states[LINE]
    while line.to_act >= 0 and not is_other_deal(line, ground.states[VIEW]):
        size = legal(line, ground.actions)
        best = 0
        if size > 1:
            player = int(line.to_act)
            encode(line, ground.memories[player], player, ground.seen)
            think(layers, slate, ground.seen, outputs)
            best = favourite(line, ground.actions, size, slate.found)
        take(line, ground.memories, players, ground.actions[best])


@kernel
def favourite(s: Any, actions: Any, size: int, liking: Any) -> int:
    """Which of the legal actions the network likes best."""
    best = 0
    for i in range(1, size):
        if liking[output_of(s, actions[i])] > liking[output_of(s, actions[best])]:
            best = i
    return best


@kernel
def take(s: Any, memories: Any, players: int, action: int) -> None:
    """One action, which every player sees as he may."""
    for player in range(players):
        learn(memories[player], player, s, action)
    apply(s, action)
