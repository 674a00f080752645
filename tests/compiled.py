"""The compiled kernels of any game, called from Python on packed arrays of one struct.

Each wrapper is itself a kernel, compiled once a session and found again in the disk cache by the
other workers.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from foxfire.core import cache as kernel_cache
from foxfire.core.dispatch import (
    apply,
    deal,
    encode,
    hide,
    learn,
    learn_deal,
    legal,
    pick,
    refusal,
    restart,
    sample,
    seen_action,
    shuffle_pack,
    utility,
)
from foxfire.core.game import AnyGame
from foxfire.core.kernel import kernel
from foxfire.core.native import native


@kernel
def restart_first(states: Any) -> None:
    restart(states[0])


@kernel
def deal_first(states: Any, pack: Any) -> None:
    deal(states[0], pack)


@kernel
def shuffle_first(states: Any, pack: Any) -> None:
    shuffle_pack(states[0], pack)


@kernel
def legal_first(states: Any, out: Any) -> int:
    return legal(states[0], out)


@kernel
def pick_first(states: Any) -> int:
    return pick(states[0])


@kernel
def apply_first(states: Any, action: int) -> None:
    apply(states[0], action)


@kernel
def refuse_all(states: Any, out: Any) -> None:
    """The refusal of every action number, and of one on either side."""
    for place in range(len(out)):
        out[place] = refusal(states[0], place - 1)


@kernel
def seen_action_first(states: Any, action: int, viewer: int) -> int:
    return seen_action(states[0], action, viewer)


@kernel
def hide_first(states: Any, viewer: int) -> None:
    hide(states[0], viewer)


@kernel
def utility_first(states: Any, player: int) -> int:
    return utility(states[0], player)


@kernel
def encode_first(states: Any, memories: Any, viewer: int, out: Any) -> None:
    encode(states[0], memories[0], viewer, out)


@kernel
def learn_deal_first(memories: Any, viewer: int, states: Any) -> None:
    learn_deal(memories[0], viewer, states[0])


@kernel
def learn_first(memories: Any, viewer: int, states: Any, action: int) -> None:
    learn(memories[0], viewer, states[0], action)


@kernel
def sample_all(views: Any, memories: Any, viewer: int) -> None:
    """A world in place of every hidden state; each has its own seeded generator."""
    for place in range(len(views)):
        sample(views[place], memories[0], viewer)


class Compiled:
    """The compiled kernels of one game under their names."""

    restart = staticmethod(native(restart_first))
    deal = staticmethod(native(deal_first))
    shuffle = staticmethod(native(shuffle_first))
    legal = staticmethod(native(legal_first))
    pick = staticmethod(native(pick_first))
    apply = staticmethod(native(apply_first))
    refuse_all = staticmethod(native(refuse_all))
    seen_action = staticmethod(native(seen_action_first))
    hide = staticmethod(native(hide_first))
    utility = staticmethod(native(utility_first))
    encode = staticmethod(native(encode_first))
    learn_deal = staticmethod(native(learn_deal_first))
    learn = staticmethod(native(learn_first))
    sample = staticmethod(native(sample_all))


@cache
def compiled(game: AnyGame) -> type[Compiled]:
    """Everything compiled (or loaded) for this game, by one process at a time."""
    with kernel_cache.compiling():
        _call_everything_once(game)
    return Compiled


def _call_everything_once(game: AnyGame) -> None:
    options = game.options_type()
    state = game.new_state(options)
    state.rng = 1
    states, memories = state.pack(), game.memory_type().pack()
    facts = game.facts(options)
    pack = np.array(game.full_pack(options), np.int64)
    numbers, out = np.zeros(facts.actions + 2, np.int64), np.zeros(facts.tensor_size)
    c = Compiled
    c.restart(states)
    c.shuffle(states, pack)
    c.deal(states, pack)
    c.learn_deal(memories, 0, states)
    c.legal(states, numbers)
    action = c.pick(states)
    c.refuse_all(states, numbers)
    c.seen_action(states, action, 0)
    c.learn(memories, 0, states, action)
    c.encode(states, memories, 0, out)
    c.utility(states, 0)
    seen = states.copy()
    c.hide(seen, 0)
    seen["rng"] = 1
    c.sample(seen, memories, 0)
    c.apply(states, action)
