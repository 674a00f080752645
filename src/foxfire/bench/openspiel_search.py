"""OpenSpiel's own search (in C++), to stand beside ours.

It has none of our games. Its information-set search, `ISMCTSBot`, needs a game with something
hidden that it can resample: of the trick-taking ones these are oh_hell, here with the deck of Fox,
euchre, hearts and bridge. It refuses maedn, the race from which TAC comes, because nothing is
hidden there; that is searched by `MCTSBot`, which has less to do. Rollouts are OpenSpiel's
uniformly random evaluator to the end of the game, one for each simulation. A search is one call
from Python, so no time is lost on the way.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import Any, Final

from foxfire.bench.openspiel import load_pyspiel, sample_chance
from foxfire.bench.search_rates import SIMULATIONS

OH_HELL: Final = "oh_hell(num_suits=3,num_cards_per_suit=11,num_tricks_fixed=10)"
EUCHRE: Final = "euchre"
MAEDN: Final = "maedn(players=4)"
#: What is nearest to a game of ours: the same deck; four players with partners and few tricks;
#: four players who race their pieces round a ring, kick others and bring their own home.
NEAREST: Final[Mapping[str, str]] = {"fox": OH_HELL, "tatsu": EUCHRE, "tac": MAEDN}

EXPLORATION: Final = 1.4
POSITIONS: Final = 6
PLAYOUTS: Final = 10  # from each position, to count decisions
MOST_MOVES: Final = 20  # before a position
MOST_MEGABYTES: Final = 1000


class Searched:
    """One game of OpenSpiel, and positions of it with a choice."""

    def __init__(self, name: str) -> None:
        self._pyspiel = load_pyspiel()
        self._game, rng = self._pyspiel.load_game(name), random.Random(1)
        self._positions = [_position(self._game, rng, moves) for moves in _moves()]
        self.decisions = fmean(_playout(p, rng) for p in self._positions for _ in range(PLAYOUTS))

    def rate(self, seconds: float) -> float:
        """Simulations a second of processor time, over all positions again and again."""
        simulations, spent, number = 0, 0.0, 0
        while spent < seconds or number < len(self._positions):
            bot = self._bot(number)
            began = time.thread_time()
            bot.step(self._positions[number % len(self._positions)])
            spent += time.thread_time() - began
            simulations += SIMULATIONS
            number += 1
        return simulations / spent

    def _bot(self, seed: int) -> Any:
        evaluator = self._pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        if self._hides_nothing:
            return self._pyspiel.MCTSBot(
                self._game,
                evaluator,
                EXPLORATION,
                SIMULATIONS,
                max_memory_mb=MOST_MEGABYTES,
                solve=False,
                seed=seed,
                verbose=False,
            )
        return self._pyspiel.ISMCTSBot(
            seed=seed,
            evaluator=evaluator,
            uct_c=EXPLORATION,
            max_simulations=SIMULATIONS,
            allow_inconsistent_action_sets=True,
        )

    @property
    def _hides_nothing(self) -> bool:
        kinds = self._pyspiel.GameType.Information
        return bool(self._game.get_type().information == kinds.PERFECT_INFORMATION)


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


def _playout(position: Any, rng: random.Random) -> int:
    """The decisions from a position to the end, at random."""
    state, decisions = position.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions
