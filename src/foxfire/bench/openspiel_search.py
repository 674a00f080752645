"""OpenSpiel's own information-set search (its C++ `ISMCTSBot`), to stand beside ours.

It has none of our games. Measured are trick-taking games of its own for which it can resample what
a player does not see: oh_hell with the deck of Fox, bridge with its play, and euchre. Rollouts are
its uniformly random evaluator, one for each simulation. Its search is called from Python once for
each position, so no time is lost on the way.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final

from foxfire.bench.openspiel import load_pyspiel, sample_chance

OH_HELL: Final = "oh_hell(num_suits=3,num_cards_per_suit=11,num_tricks_fixed=10)"
BRIDGE: Final = "bridge(use_double_dummy_result=false)"
EUCHRE: Final = "euchre"
GAMES: Final = (OH_HELL, BRIDGE, EUCHRE)
#: What is nearest to a game of ours: the same deck; four players with partners and few tricks.
#: There is nothing like TAC: all of them stand beside it, and the quickest counts.
NEAREST: Final[Mapping[str, tuple[str, ...]]] = {"fox": (OH_HELL,), "tatsu": (EUCHRE,)}

EXPLORATION: Final = 1.4
POSITIONS: Final = 6
MOST_MOVES: Final = 20  # before a position
SIMULATIONS: Final = 1000  # of one search


def nearest(game_id: str) -> tuple[str, ...]:
    return NEAREST.get(game_id, GAMES)


class Searched:
    """One game of OpenSpiel, and positions of it with a choice."""

    def __init__(self, name: str) -> None:
        self._pyspiel = load_pyspiel()
        game, rng = self._pyspiel.load_game(name), random.Random(1)
        self._positions = [_position(game, rng, moves) for moves in _moves()]

    def rate(self, seconds: float) -> float:
        """Simulations a second, over all positions again and again."""
        simulations, spent, number = 0, 0.0, 0
        while spent < seconds or number < len(self._positions):
            bot = self._bot(number)
            began = time.perf_counter()
            bot.step(self._positions[number % len(self._positions)])
            spent += time.perf_counter() - began
            simulations += SIMULATIONS
            number += 1
        return simulations / spent

    def _bot(self, seed: int) -> Any:
        return self._pyspiel.ISMCTSBot(
            seed=seed,
            evaluator=self._pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
            uct_c=EXPLORATION,
            max_simulations=SIMULATIONS,
            allow_inconsistent_action_sets=True,
        )


def _moves() -> Iterator[int]:
    return (MOST_MOVES * number // POSITIONS for number in range(POSITIONS))


def _position(game: Any, rng: random.Random, moves: int) -> Any:
    """After so many random moves, before a choice; a game that ends sooner is played again."""
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            state.apply_action(sample_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
        if state.is_terminal():
            return _position(game, rng, moves=max(0, moves))
    return state
