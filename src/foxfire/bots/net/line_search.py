"""Comparing turns along the lines of a small network: its arrays, its clock, what it found."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from foxfire.bots.net.hidden import HIDDEN_SIZES
from foxfire.bots.net.layout import network_for, quick_name
from foxfire.bots.net.lines import DRAWN, NO_ACTION, Ground, play_lines
from foxfire.bots.net.network import read_arrays
from foxfire.bots.net.quick import Layers, layers_of, slate_for, think
from foxfire.bots.net.shipped import file_of
from foxfire.bots.search.budget import Budget
from foxfire.core import registry
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.core.rng import generator

Turn = tuple[Action, ...]

# Few worlds may agree by chance: errors are those with one more, in which turns differ by so much.
ONE_MORE: Final = 0.08
CHUNK_SHARE: Final = 0.1  # of the time that is left, between two looks at the clock
# A turn falls behind by so many standard errors. It is clear which one is best when no other is
# left, or all differences are known to so small a part of a match (lines are not truer than that);
# errors of fewer worlds are no guide.
CLEAR_ERRORS: Final = 4.0
SMALL_ERROR: Final = 0.006
CLEAR_WORLDS: Final = 32


@dataclass(frozen=True)
class Prospect:
    """What a turn brings beside the first one that is still tried, in the same worlds."""

    turn: Turn
    more: float  # chance to win the match
    error: float  # standard error of that


@cache
def quick_layers(path: Path, name: str, game_id: str) -> Layers:
    """The weights of a small network; raises `WeightsError` naming what was expected."""
    game = registry.game(game_id)
    return layers_of(read_arrays(path, name, game, HIDDEN_SIZES[game.state_type]))


class LineSearch:
    """Lines from one observation; it can be continued as long as anybody wants."""

    def __init__(
        self, observation: Observation, tried: Sequence[Turn], layers: Layers, *seed: object
    ) -> None:
        self.observation, self.tried = observation, tuple(tried)
        self.layers, self.slate = layers, slate_for(layers)
        self.players = observation.game.facts(observation.options).players
        self.ground = _ground(observation, self.tried)
        self.ground.states["rng"][DRAWN] = generator("lines", *seed)
        self._believe()
        self.worlds = 0

    def play(self, worlds: int) -> None:
        from foxfire.core.native import native  # a bot that never searches needs no compiler

        viewer = self.observation.viewer
        native(play_lines)(self.ground, self.layers, self.slate, viewer, self.players, worlds)
        self.worlds += worlds

    def spend(self, budget: Budget) -> None:
        """Play until the budget is spent; a simulation is one line. One world is always tried.

        Turns that fall behind are tried no more; a budget that need not be spent ends when it is
        clear which one is best.
        """
        start, most = time.perf_counter(), budget.simulations // len(self.tried)
        chunk = 1
        while True:
            self.play(chunk)
            passed = time.perf_counter() - start
            if self.worlds >= most or passed >= budget.seconds:
                return
            self.leave_behind()
            if budget.until_clear and self.is_clear():
                return
            pace = passed / self.worlds
            affordable = int(min(self.worlds, CHUNK_SHARE * (budget.seconds - passed) / pace))
            chunk = max(1, min(affordable, most - self.worlds))

    def prospects(self) -> list[Prospect]:
        """Of the turns that are still tried."""
        left = np.flatnonzero(self.ground.is_tried)
        more, errors = self._beside(left[0])
        return [Prospect(self.tried[i], float(more[i]), float(errors[i])) for i in left]

    def leave_behind(self) -> None:
        """Try no more what is surely worse than the best."""
        if self.worlds >= CLEAR_WORLDS:
            leads, errors = self._leads()
            self.ground.is_tried[:] &= leads <= CLEAR_ERRORS * errors

    def is_clear(self) -> bool:
        """Whether more worlds would hardly change which turn is best."""
        if self.worlds < CLEAR_WORLDS:
            return False
        _, errors = self._leads()
        return bool(np.all(errors[self.ground.is_tried] < SMALL_ERROR))

    def _leads(self) -> tuple[Any, Any]:
        """Of the best turn over each that is tried, and the errors of these."""
        best = int(np.argmax(np.where(self.ground.is_tried, self.ground.values, -np.inf)))
        more, errors = self._beside(best)
        return -more, errors

    def _beside(self, one: int) -> tuple[Any, Any]:
        """What every turn that is tried brings more than this one, and the errors of that."""
        number = self.worlds
        means, products = self.ground.values / number, self.ground.products / number
        own, more = np.diag(products), means - means[one]
        spread = np.maximum(own + own[one] - 2 * products[one] - more**2, 0.0)
        errors = np.sqrt((spread + ONE_MORE**2 / number) / number)
        errors[one] = 0.0
        return more, errors

    def _believe(self) -> None:
        """What the network makes of the hidden cards, from all that the player sees."""
        from foxfire.core.native import native

        seen = np.array(self.observation.tensor(), np.float32)
        native(think)(self.layers, self.slate, seen, len(self.slate.found))
        self.ground.beliefs[:] = self.slate.found[-len(self.ground.beliefs) :]


def compile_lines(seen: Observation) -> None:
    """By one world, where a game has a small network."""
    quick = quick_name(network_for(seen.game, seen.options))
    if file_of(quick).exists():
        layers = quick_layers(file_of(quick), quick, seen.game.id)
        LineSearch(seen, [(action,) for action in seen.legal[:2]], layers, 0).play(1)


def _ground(seen: Observation, tried: Sequence[Turn]) -> Ground:
    game, facts = seen.game, seen.game.facts(seen.options)
    hidden = HIDDEN_SIZES[game.state_type]
    return Ground(
        states=np.repeat(seen.seen.pack(), DRAWN + 1),
        memories=np.zeros(facts.players, game.memory_type.dtype),
        own=seen.memory.pack(),
        tried=_rows(tried),
        is_tried=np.ones(len(tried), np.bool_),
        brought=np.zeros(len(tried)),
        values=np.zeros(len(tried)),
        products=np.zeros((len(tried), len(tried))),
        actions=np.zeros(game.most_legal, np.int64),
        seen=np.zeros(facts.tensor_size, np.float32),
        hidden=np.zeros(hidden, np.float32),
        beliefs=np.zeros(hidden, np.float32),
    )


def _rows(turns: Sequence[Turn]) -> Any:
    rows = np.full((len(turns), max(map(len, turns))), NO_ACTION, np.int64)
    for row, turn in zip(rows, turns, strict=True):
        row[: len(turn)] = turn
    return rows
