"""The same kernels on a GPU: one thread a game, its records in thread-local memory.

A CUDA kernel calls the compiled rules directly; nothing is written a second time. The bodies are
made by functions so that they can also be compiled where there is no GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from foxfire.core.errors import SetupError
from foxfire.core.game import AnyGame
from foxfire.core.native import native
from foxfire.core.options import Options
from foxfire.core.playouts import play_deals, play_deals_remembering, step, step_all
from foxfire.core.rng import generator
from foxfire.core.struct import Packed

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still names what NumPy 2.5 has dropped

Body = Callable[..., None]


def toolkit() -> Any:
    """Numba's CUDA module; raises `SetupError` when it is not installed."""
    try:
        from numba import cuda
    except ImportError:
        raise SetupError("CUDA needs the package numba-cuda: pip install 'foxfire[cuda]'") from None
    return cuda


def require_device() -> Any:
    """The same, when there is a GPU to run on."""
    cuda = toolkit()
    if not cuda.is_available():
        raise SetupError("no CUDA device was found")
    return cuda


@dataclass(frozen=True)
class Shapes:
    """The sizes of a game that a CUDA kernel must know when it is compiled."""

    state: Any
    memory: Any
    players: int
    pack: int

    @classmethod
    def of(cls, game: AnyGame, options: Options) -> Shapes:
        facts = game.facts(options)
        return cls(
            state=numba.from_dtype(game.state_type.dtype),
            memory=numba.from_dtype(game.memory_type.dtype),
            players=facts.players,
            pack=facts.pack_size,
        )


def playout_body(shapes: Shapes) -> Body:
    """`body(states, packs, deals, moves)`: every thread plays whole deals of its own."""
    cuda, run = toolkit(), native(play_deals)
    state, size = shapes.state, shapes.pack

    def body(states: Any, packs: Any, deals: int, moves: Any) -> None:
        thread = cuda.grid(1)
        if thread < states.shape[0]:
            own = cuda.local.array(1, state)
            pack = cuda.local.array(size, numba.int8)
            own[0] = states[thread]
            for place in range(size):
                pack[place] = packs[place]
            moves[thread] = run(own[0], pack, deals)
            states[thread] = own[0]

    return body


def remembering_body(shapes: Shapes) -> Body:
    """`body(states, memories, packs, deals, moves)`: the same with every player's memory.

    The memories go back to the caller: what nobody reads, the compiler would leave out.
    """
    cuda, run = toolkit(), native(play_deals_remembering)
    state, memory, players, size = shapes.state, shapes.memory, shapes.players, shapes.pack

    def body(states: Any, memories: Any, packs: Any, deals: int, moves: Any) -> None:
        thread = cuda.grid(1)
        if thread < states.shape[0]:
            own = cuda.local.array(1, state)
            learnt = cuda.local.array(players, memory)
            pack = cuda.local.array(size, numba.int8)
            own[0] = states[thread]
            for place in range(size):
                pack[place] = packs[place]
            moves[thread] = run(own[0], learnt, players, pack, deals)
            states[thread] = own[0]
            for player in range(players):
                memories[thread, player] = learnt[player]

    return body


def step_body(shapes: Shapes) -> Body:
    """`body(states, memories, packs)`: every thread takes one step; for comparing with the CPU."""
    cuda, run = toolkit(), native(step)
    players = shapes.players

    def body(states: Any, memories: Any, packs: Any) -> None:
        thread = cuda.grid(1)
        if thread < states.shape[0]:
            run(states[thread], memories[thread], players, packs[thread])

    return body


def fresh_states(game: AnyGame, options: Options, number: int, seed: int) -> Packed:
    """Packed states that wait for their first deal, each with a generator of its own."""
    states = np.repeat(game.new_state(options).pack(), number)
    states["rng"] = [generator(seed, i) for i in range(number)]
    return states


def full_packs(game: AnyGame, options: Options, number: int) -> NDArray[np.int8]:
    return np.tile(np.array(game.full_pack(options), np.int8), (number, 1))


def compare_with_cpu(game: AnyGame, options: Options, number: int = 4096, steps: int = 400) -> int:
    """Step the same games on both, comparing all records after every step.

    Returns the number of records compared; raises `AssertionError` at the first difference.
    """
    cuda, shapes = require_device(), Shapes.of(game, options)
    on_gpu, on_cpu = cuda.jit(step_body(shapes)), native(step_all)
    states, packs = fresh_states(game, options, number, 1), full_packs(game, options, number)
    memories = np.zeros((number, shapes.players), game.memory_type.dtype)
    there = [cuda.to_device(array) for array in (states, memories, packs)]
    for done in range(1, steps + 1):
        on_gpu[(number + 127) // 128, 128](*there)
        on_cpu(states, memories, shapes.players, packs)
        for here, copied in zip((states, memories, packs), there, strict=True):
            if here.tobytes() != copied.copy_to_host().tobytes():
                raise AssertionError(f"{game.id}: the GPU differs from the CPU at step {done}")
    return number * steps * (1 + shapes.players)
