"""Many games at once, one decision at a time: the kernels that training runs.

One call takes a chosen output of every table, plays on until somebody has a choice again, and
writes what that player sees. Forced actions, deals and new games are passed over inside. Everything
is generic over the games, and the same on the CPU and on a GPU.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

from foxfire.bots.net.hidden import hidden
from foxfire.bots.net.lines import take
from foxfire.bots.net.outputs import action_with, output_of
from foxfire.core.dispatch import (
    apply,
    deal,
    encode,
    hide,
    learn_deal,
    legal,
    pick,
    restart,
    sample,
    shuffle_pack,
)
from foxfire.core.kernel import kernel
from foxfire.core.rng import MULTIPLIER, next32
from foxfire.core.seats import CHANCE, OVER
from foxfire.core.struct import copy_struct
from foxfire.training.goals import standing

Integers = MutableSequence[int]
Numbers = MutableSequence[float]

NO_OUTPUT: Final = -1  # nothing is chosen yet: only look
SEEDS: Final = MULTIPLIER * 2**32 - 2
FAR_APART: Final = 0x5851_F42D_4C95  # between the seeds of two worlds
LONGEST_ROLLOUT: Final = 80  # actions: a round of Fox, a hand of Tatsu, some cards of TAC
MIXING: Final = 4  # numbers thrown away, after which near seeds are no longer alike


@kernel
def new_deal(s: Any, memories: Any, players: int, pack: Integers) -> None:
    shuffle_pack(s, pack)
    deal(s, pack)
    for player in range(players):
        learn_deal(memories[player], player, s)


@kernel
def play_on(
    s: Any,
    memories: Any,
    players: int,
    pack: Integers,
    actions: Integers,
    output: int,
    rewards: Numbers,
    results: Numbers,
) -> int:
    """Take the chosen output and go on to the next choice; whether a game was finished.

    `rewards` are the changes of standing up to the end of the game, if there was one, and `results`
    what the last finished game was worth. `actions` is for the legal actions.
    """
    finished = 0
    size = legal(s, actions) if output != NO_OUTPUT else 0
    for player in range(players):
        rewards[player] = -standing(s, player) if size > 0 else 0.0
    if size > 0:
        take(s, memories, players, action_with(s, actions, size, output))
    choices = 0
    while choices < 2:
        if s.to_act == OVER:
            if finished == 0:
                for player in range(players):
                    results[player] = standing(s, player)
                    rewards[player] += results[player]
            finished = 1
            restart(s)
        if s.to_act == CHANCE:
            new_deal(s, memories, players, pack)
        choices = legal(s, actions)
        if choices == 1:
            take(s, memories, players, actions[0])
    if finished == 0 and size > 0:
        for player in range(players):
            rewards[player] += standing(s, player)
    return finished


@kernel
def look(
    s: Any, memories: Any, actions: Integers, seen: Numbers, unseen: Numbers, mask: Integers
) -> int:
    """Write what the player to act sees, what it does not, and what it may do; who it is."""
    player = int(s.to_act)
    encode(s, memories[player], player, seen)
    hidden(s, unseen)
    for output in range(len(mask)):
        mask[output] = 0
    size = legal(s, actions)
    for i in range(size):
        mask[output_of(s, actions[i])] = 1
    return player


@kernel
def step_tables(
    states: Any,
    memories: Any,
    players: Integers,
    packs: Any,
    actions: Any,
    outputs: Integers,
    seen: Any,
    unseen: Any,
    masks: Any,
    actors: Integers,
    rewards: Any,
    finished: Integers,
    results: Any,
    first: int,
    last: int,
) -> None:
    """One choice of the tables from `first` to before `last`."""
    for i in range(first, last):
        step_table(
            states[i], memories[i], players[i], packs[i], actions[i], outputs, seen, unseen, masks,
            actors, rewards, finished, results, i,
        )  # fmt: skip


@kernel
def step_table(
    s: Any,
    memories: Any,
    players: int,
    pack: Integers,
    actions: Integers,
    outputs: Integers,
    seen: Any,
    unseen: Any,
    masks: Any,
    actors: Integers,
    rewards: Any,
    finished: Integers,
    results: Any,
    i: int,
) -> None:
    """One choice of table `i`, whose own records and arrays come first."""
    finished[i] = play_on(s, memories, players, pack, actions, outputs[i], rewards[i], results[i])
    actors[i] = look(s, memories, actions, seen[i], unseen[i], masks[i])


# --- an opponent that never changes: the best action over sampled worlds, played on at random -----


@kernel
def flat_value(s: Any, m: Any, world: Any, action: int, dice: int) -> float:
    """What an action brings in a world that its player cannot tell from the truth."""
    viewer = int(s.to_act)
    copy_struct(world, s)
    hide(world, viewer)
    world.rng = dice
    for _ in range(MIXING):
        next32(world)
    sample(world, m, viewer)
    apply(world, action)
    played = 0
    while world.to_act >= 0 and played < LONGEST_ROLLOUT:
        apply(world, pick(world))
        played += 1
    return standing(world, viewer)


@kernel
def flat_score(
    s: Any, memories: Any, world: Any, actions: Integers, choice: int, number: int, scores: Numbers
) -> None:
    """Score one of the legal actions in the world of a number, under the action's output."""
    if choice < legal(s, actions):
        action = actions[choice]
        dice = 1 + (s.rng + FAR_APART * (number + 1)) % SEEDS
        scores[output_of(s, action)] = flat_value(s, memories[int(s.to_act)], world, action, dice)


@kernel
def flat_scores(states: Any, memories: Any, worlds: Any, actions: Any, scores: Any) -> None:
    """Score all legal actions of all tables in every world; what is not legal keeps its score."""
    for number in range(len(scores)):
        for i in range(len(states)):
            for choice in range(legal(states[i], actions[i])):
                flat_score(
                    states[i],
                    memories[i],
                    worlds[i],
                    actions[i],
                    choice,
                    number,
                    scores[number, i],
                )
