"""A batch of tables whose observations, masks and rewards are torch tensors, on a GPU or the CPU.

On a GPU the kernels write straight into the tensors' memory: nothing passes through the host.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Final

import numba
import numpy as np
import torch

from foxfire.bots.net.hidden import HIDDEN_SIZES
from foxfire.core import cuda
from foxfire.core.game import AnyGame
from foxfire.core.native import native
from foxfire.core.options import Options
from foxfire.core.rng import generator
from foxfire.training.tables import NO_OUTPUT, flat_score, flat_scores, step_table, step_tables

Tensor = Any  # torch.Tensor; torch is not there where types are checked

THREADS: Final = 128  # a block
# The code of a game with a large state is long; more threads with fewer registers are faster.
LARGE_STATE: Final = 128
FEWER_REGISTERS: Final = 64


@dataclass(frozen=True)
class Sizes:
    """What a kernel and a network must know of a game; players and packs of its largest variant."""

    game: AnyGame
    players: int
    pack: int
    seen: int
    unseen: int
    outputs: int

    @classmethod
    def of(cls, game: AnyGame, variants: Sequence[Options]) -> Sizes:
        facts = [game.facts(options) for options in variants]
        return cls(
            game=game,
            players=max(f.players for f in facts),
            pack=max(f.pack_size for f in facts),
            seen=facts[0].tensor_size,
            unseen=HIDDEN_SIZES[game.state_type],
            outputs=facts[0].actions,
        )


@dataclass(frozen=True)
class Hosted:
    """The records of all tables in NumPy, before they go where they are played."""

    states: Any
    memories: Any
    players: Any
    packs: Any


def seat_tables(sizes: Sizes, variants: Sequence[Options], number: int, seed: object) -> Hosted:
    """Tables in turn for every variant, each with a generator of its own."""
    game = sizes.game
    states = np.concatenate([game.new_state(options).pack() for options in variants])
    states = np.tile(states, -(-number // len(variants)))[:number]
    states["rng"] = [generator(seed, i) for i in range(number)]
    players = np.resize([game.facts(options).players for options in variants], number)
    packs = np.zeros((number, sizes.pack), np.int8)
    for i, options in enumerate(variants):
        pack = game.full_pack(options)
        packs[i :: len(variants), : len(pack)] = pack
    memories = np.zeros((number, sizes.players), game.memory_type.dtype)
    return Hosted(states, memories, players.astype(np.int64), packs)


class Batch:
    """Tables and the tensors that describe them after every step.

    Shapes: `seen` (tables, seen), `unseen` (tables, unseen), `masks` (tables, outputs), `actors`,
    `outputs` and `finished` (tables), `rewards` and `results` (tables, players).
    """

    def __init__(
        self, game: AnyGame, variants: Sequence[Options], number: int, *, device: str, seed: object
    ) -> None:
        self.sizes = Sizes.of(game, variants)
        self.number, self.device, self.cycle = number, device, len(variants)
        hosted = seat_tables(self.sizes, variants, number, seed)
        self.players: Tensor = torch.from_numpy(hosted.players).to(device)

        def empty(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.seen = empty(number, self.sizes.seen)
        self.unseen = empty(number, self.sizes.unseen)
        self.masks = empty(number, self.sizes.outputs, dtype=torch.uint8)
        self.actors = empty(number, dtype=torch.int64)
        self.outputs = empty(number, dtype=torch.int64)
        self.rewards = empty(number, self.sizes.players)
        self.finished = empty(number, dtype=torch.int64)
        self.results = empty(number, self.sizes.players)
        self.engine: Engine = (GpuEngine if device == "cuda" else CpuEngine)(self, hosted)
        self.outputs.fill_(NO_OUTPUT)
        self.step()

    @property
    def tensors(self) -> list[Tensor]:
        """In the order in which `step_tables` takes them."""
        return [
            self.outputs, self.seen, self.unseen, self.masks, self.actors, self.rewards,
            self.finished, self.results,
        ]  # fmt: skip

    def step(self) -> None:
        """Take `outputs` at every table and go on to the next choice."""
        self.engine.step()

    def flat(self, worlds: int) -> Tensor:
        """What every output brings on average over sampled worlds; illegal ones are far below."""
        scores = torch.full((worlds, self.number, self.sizes.outputs), -1e9, device=self.device)
        self.engine.flat(scores)
        return scores.mean(dim=0)


class Engine:
    """Where the tables are played."""

    def __init__(self, batch: Batch, hosted: Hosted) -> None:
        raise NotImplementedError

    def step(self) -> None:
        raise NotImplementedError

    def flat(self, scores: Tensor) -> None:
        raise NotImplementedError

    def records(self) -> tuple[Any, Any, Any]:
        """States, memories and packs, on the host."""
        raise NotImplementedError


class CpuEngine(Engine):
    """Compiled code on all cores; it holds no lock, so that plain threads do."""

    def __init__(self, batch: Batch, hosted: Hosted) -> None:
        self.states, self.memories, self.packs = hosted.states, hosted.memories, hosted.packs
        self.actions = np.zeros((batch.number, batch.sizes.game.most_legal), np.int64)
        self.worlds = np.zeros(batch.number, hosted.states.dtype)
        arrays = [tensor.numpy() for tensor in batch.tensors]
        self.records_in = (self.states, self.memories, hosted.players, self.packs, self.actions)
        self.arrays = arrays
        cores = os.cpu_count() or 1
        edges = [batch.number * core // cores for core in range(cores + 1)]
        self.shares = list(pairwise(edges))
        self.pool = ThreadPoolExecutor(cores)
        native(step_tables)(*self.records_in, *self.arrays, 0, 0)  # compile once, not twice

    def step(self) -> None:
        run = native(step_tables)
        for _ in self.pool.map(lambda x: run(*self.records_in, *self.arrays, *x), self.shares):
            pass

    def flat(self, scores: Tensor) -> None:
        native(flat_scores)(self.states, self.memories, self.worlds, self.actions, scores.numpy())

    def records(self) -> tuple[Any, Any, Any]:
        return self.states, self.memories, self.packs


class GpuEngine(Engine):
    """One thread a table, its records in local memory while it plays."""

    def __init__(self, batch: Batch, hosted: Hosted) -> None:
        device = cuda.require_device()
        self.number, self.most_legal = batch.number, batch.sizes.game.most_legal
        self.there = [device.to_device(a) for a in (hosted.states, hosted.memories, hosted.packs)]
        arrays = [device.as_cuda_array(tensor) for tensor in (batch.players, *batch.tensors)]
        self.step_kernel = gpu_kernel(step_body, batch.sizes.game, batch.sizes.players)
        self.flat_kernel = gpu_kernel(flat_body, batch.sizes.game, batch.sizes.players)
        self.arguments = (*self.there, *arrays)

    def step(self) -> None:
        blocks = -(-self.number // THREADS)
        self.step_kernel[blocks, THREADS, current_stream()](*self.arguments)

    def flat(self, scores: Tensor) -> None:
        blocks = -(-len(scores) * self.number * self.most_legal // THREADS)
        states, memories, _ = self.there
        there = cuda.toolkit().as_cuda_array(scores)
        self.flat_kernel[blocks, THREADS, current_stream()](states, memories, there)

    def records(self) -> tuple[Any, Any, Any]:
        states, memories, packs = (array.copy_to_host() for array in self.there)
        return states, memories, packs


@cache
def gpu_kernel(body: Callable[..., Callable[..., None]], game: AnyGame, players: int) -> Any:
    """Compiled once a process, however many batches there are."""
    return cuda.toolkit().jit(body(game, players), **registers_of(game))


def registers_of(game: AnyGame) -> dict[str, int]:
    large = game.state_type.dtype.itemsize > LARGE_STATE
    return {"max_registers": FEWER_REGISTERS} if large else {}


def current_stream() -> Any:
    """torch's stream, so that kernels and networks follow each other without waiting."""
    pointer = torch.cuda.current_stream().cuda_stream
    return cuda.toolkit().external_stream(pointer) if pointer else 0


def step_body(game: AnyGame, most_players: int) -> Callable[..., None]:
    """`body(states, memories, packs, players, *tensors)`: one choice of every table."""
    toolkit, run = cuda.toolkit(), native(step_table)
    state = numba.from_dtype(game.state_type.dtype)
    memory = numba.from_dtype(game.memory_type.dtype)
    most_legal = game.most_legal

    def body(
        states: Any, memories: Any, packs: Any, players: Any, outputs: Any, seen: Any, unseen: Any,
        masks: Any, actors: Any, rewards: Any, finished: Any, results: Any,
    ) -> None:  # fmt: skip
        i = toolkit.grid(1)
        if i < states.shape[0]:
            own = toolkit.local.array(1, state)
            learnt = toolkit.local.array(most_players, memory)
            actions = toolkit.local.array(most_legal, numba.int64)
            own[0] = states[i]
            for player in range(most_players):
                learnt[player] = memories[i, player]
            run(
                own[0], learnt, players[i], packs[i], actions, outputs, seen, unseen, masks,
                actors, rewards, finished, results, i,
            )  # fmt: skip
            states[i] = own[0]
            for player in range(most_players):
                memories[i, player] = learnt[player]

    return body


def flat_body(game: AnyGame, most_players: int) -> Callable[..., None]:
    """`body(states, memories, scores)`: a thread for every choice of every table in every world."""
    toolkit, run = cuda.toolkit(), native(flat_score)
    state = numba.from_dtype(game.state_type.dtype)
    most_legal = game.most_legal

    def body(states: Any, memories: Any, scores: Any) -> None:
        thread = toolkit.grid(1)
        place = thread // most_legal
        number = place // states.shape[0]
        if number < scores.shape[0]:
            i = place - number * states.shape[0]
            world = toolkit.local.array(1, state)
            actions = toolkit.local.array(most_legal, numba.int64)
            choice = thread - place * most_legal
            run(states[i], memories[i], world[0], actions, choice, number, scores[number, i])

    return body
