"""Random playouts, timed: plain, one core, all cores and a GPU, without and with memory."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from foxfire.bench.measurement import Measurement, Player, Run, timed
from foxfire.core import cache, cuda
from foxfire.core.game import AnyGame
from foxfire.core.native import native
from foxfire.core.options import Options
from foxfire.core.playouts import (
    play_deals,
    play_deals_remembering,
    play_first,
    play_first_remembering,
    play_games_first,
)
from foxfire.core.rng import generator

#: Wraps what takes long, with a name, to show how far it is.
Progress = Callable[[Iterable[Any], str], Iterable[Any]]

CACHE_LINES = 8  # threads keep so many records apart, lest they share a cache line
GPU_THREADS = 128
GPU_BLOCKS = 132 * 32  # thirty-two for each multiprocessor of an H200: what ran fastest there
GAMES = 200  # to find out how many deals a random game has
# The code of a game with a large state is long, and threads wait for it: more of them at a time,
# with fewer registers each, are faster (TAC on an H200: 415 instead of 333 million moves/s).
LARGE_STATE = 128
FEWER_REGISTERS = 64


@dataclass(frozen=True)
class Bench:
    """What is measured, and for how long a run."""

    game: AnyGame
    options: Options
    seconds: float = 1.0
    repeats: int = 3

    @property
    def players(self) -> int:
        return self.game.facts(self.options).players


def host_players(bench: Bench) -> dict[str, Player]:
    """Plain, one core and all cores, without and with memory."""
    cores = os.cpu_count() or 1
    return {
        "plain Python": plain_player(bench, remembering=False),
        "plain Python, with memory": plain_player(bench, remembering=True),
        "one core": native_player(bench, remembering=False),
        "one core, with memory": native_player(bench, remembering=True),
        f"{cores} cores": threaded_player(bench, cores, remembering=False),
        f"{cores} cores, with memory": threaded_player(bench, cores, remembering=True),
    }


def measure_host(bench: Bench, progress: Progress) -> list[Measurement]:
    """Runs of everything in turn, so that all meet the same machine."""
    players = host_players(bench)
    with cache.compiling():
        for play in progress(players.values(), "compiling"):
            play(1)
    turns = [(name, play) for _ in range(bench.repeats) for name, play in players.items()]
    runs: dict[str, list[Run]] = {name: [] for name in players}
    for name, play in progress(turns, "playouts"):
        runs[name].append(timed(play, bench.seconds))
    return [Measurement(name, tuple(of_one)) for name, of_one in runs.items()]


def plain_player(bench: Bench, *, remembering: bool) -> Player:
    state = bench.game.new_state(bench.options)
    state.rng = generator("bench", 0)
    memories = [bench.game.memory_type() for _ in range(bench.players)]
    pack = list(bench.game.full_pack(bench.options))
    players = bench.players
    if remembering:
        return lambda deals: play_deals_remembering(state, memories, players, pack, deals)
    return lambda deals: play_deals(state, pack, deals)


def native_player(bench: Bench, *, remembering: bool, seed: object = 0) -> Player:
    states = np.repeat(bench.game.new_state(bench.options).pack(), CACHE_LINES)
    states["rng"] = generator("bench", seed)
    memories = np.zeros(bench.players * CACHE_LINES, bench.game.memory_type.dtype)
    pack = np.array(bench.game.full_pack(bench.options), np.int8)
    if remembering:
        run = native(play_first_remembering)
        return lambda deals: int(run(states, memories, bench.players, pack, deals))
    run = native(play_first)
    return lambda deals: int(run(states, pack, deals))


def deals_a_game(bench: Bench, games: int = GAMES) -> float:
    """The mean length of a random game."""
    states = bench.game.new_state(bench.options).pack()
    states["rng"] = generator("games", 0)
    pack = np.array(bench.game.full_pack(bench.options), np.int8)
    deals: int = native(play_games_first)(states, pack, games)
    return deals / games


def threaded_player(bench: Bench, threads: int, *, remembering: bool) -> Player:
    """Compiled playouts hold no lock, so that plain threads use all cores."""
    players = [native_player(bench, remembering=remembering, seed=i) for i in range(threads)]
    pool = ThreadPoolExecutor(threads)

    def play(deals: int) -> int:
        shares = [deals // threads + (i < deals % threads) for i in range(threads)]
        return sum(pool.map(lambda player, share: player(share), players, shares))

    return play


def measure_cuda(bench: Bench, progress: Progress) -> list[Measurement]:
    """The same loop on a GPU, each thread with its records in local memory."""
    shapes = cuda.Shapes.of(bench.game, bench.options)
    players = {
        _device_name(): gpu_player(bench, cuda.playout_body(shapes)),
        f"{_device_name()}, with memory": gpu_player(
            bench, cuda.remembering_body(shapes), remembering=True
        ),
    }
    threads = GPU_BLOCKS * GPU_THREADS
    measured = []
    for label, player in progress(players.items(), "playouts"):
        player(1)
        runs = [timed(player, bench.seconds, first=4) for _ in range(bench.repeats)]
        scaled = tuple(Run(r.moves, r.deals * threads, r.seconds) for r in runs)
        note = f"{GPU_BLOCKS} x {GPU_THREADS} threads"
        measured.append(Measurement(label, scaled, note=note))
    return measured


def _device_name() -> str:
    name = cuda.require_device().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def _registers(bench: Bench) -> dict[str, int]:
    large = bench.game.state_type.dtype.itemsize > LARGE_STATE
    return {"max_registers": FEWER_REGISTERS} if large else {}


def gpu_player(bench: Bench, body: cuda.Body, *, remembering: bool = False) -> Player:
    """Plays `deals` deals in every thread."""
    device = cuda.require_device()
    kernel, threads = device.jit(body, **_registers(bench)), GPU_BLOCKS * GPU_THREADS
    states = device.to_device(cuda.fresh_states(bench.game, bench.options, threads, seed=1))
    pack = device.to_device(np.array(bench.game.full_pack(bench.options), np.int8))
    moves = device.to_device(np.zeros(threads, np.int64))
    memories = np.zeros((threads, bench.players), bench.game.memory_type.dtype)
    records = (states, device.to_device(memories)) if remembering else (states,)

    def play(deals: int) -> int:
        kernel[GPU_BLOCKS, GPU_THREADS](*records, pack, deals, moves)
        total: Any = moves.copy_to_host().sum()
        return int(total)

    return play
