"""Random playouts of OpenSpiel's trick-taking games, to stand beside our own engine's.

A rate in moves per second means little alone: it depends on the machine and on what else runs
there. So OpenSpiel is measured in the same run, on the same machine. It has no Fox in the
Forest; what is measured is its nearest relatives. A *move* is one action of a player. Chance
actions are no moves, but their time counts, as the shuffle's does in our own loop.

Each game is driven in three ways:

``python``
    A Python loop over OpenSpiel's ordinary interface, the way its users play random games.
``c++`` with an empty note
    ``pyspiel.evaluate_bots`` with OpenSpiel's own uniformly random bots: whole rounds, deal
    included, one call from Python for each round.
``c++`` with a note
    OpenSpiel's ``RandomRolloutEvaluator``, its fastest random playout. Python cannot call it
    directly (the class is exposed without methods), so it is reached through an ``MCTSBot`` with
    a single simulation, which does nothing but evaluate the root. Such a search crashes on a
    chance node, so it has to start *after* the deal: this rate leaves out the dealing and
    flatters OpenSpiel.

OpenSpiel is an optional extra: this module imports without it, and only `measure` needs it.
"""

import importlib
import random
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

DEFAULT_GAMES: Final[tuple[str, ...]] = (
    # By default OpenSpiel's bridge stops after the bidding and asks a double-dummy solver.
    "bridge(use_double_dummy_result=false)",
    # Oh Hell with the deck of Fox in the Forest (three suits of eleven), at the fewest players
    # it allows, with as many tricks as that deck has cards for.
    "oh_hell(num_suits=3,num_cards_per_suit=11,num_tricks_fixed=10)",
    "spades",
)

DEALT_NOTE: Final = "rollouts from a dealt state: dealing is not in this time (flatters OpenSpiel)"

_PROBE_ROUNDS: Final = 16
_EQUAL: Final = 1e-9  # probabilities closer than this are equal
_ROLLOUTS_PER_DEAL: Final = 64
_LARGEST_SEED: Final = 2**31 - 1  # OpenSpiel takes its seeds as C ints


class Comparison(NamedTuple):
    """How fast OpenSpiel played one game, driven in one way."""

    game: str  # as `pyspiel.load_game` takes it, e.g. "spades"
    driver: str  # "python" | "c++"
    moves_per_s: float
    rounds_per_s: float
    moves: int
    seconds: float
    note: str  # "" or what the reader must know


class OpenSpielMissingError(ImportError):
    """OpenSpiel cannot be imported, so there is nothing to compare with."""


class _Tally(NamedTuple):
    moves: int
    rounds: int
    seconds: float


def measure(
    seconds: float = 2.0, games: Sequence[str] = DEFAULT_GAMES, seed: int = 1
) -> Iterator[Comparison]:
    """Play each of `games` at random for `seconds` per driver; yield three results per game.

    The order for each game is: python, c++ with whole rounds, c++ from a dealt state (see the
    module's description). Raises `OpenSpielMissingError` at the call, not at the first result, so
    that a caller can leave the comparison out before it has printed anything about it.
    """
    pyspiel = load_pyspiel()
    return (result for name in games for result in _measure_game(pyspiel, name, seconds, seed))


def load_pyspiel() -> Any:
    try:
        return importlib.import_module("pyspiel")
    except ImportError as error:
        raise OpenSpielMissingError(
            f"OpenSpiel cannot be imported ({error}); install it with: pip install 'foxfire[bench]'"
        ) from error


def _measure_game(pyspiel: Any, name: str, seconds: float, seed: int) -> Iterator[Comparison]:
    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    play = _play_uniform if _chance_is_uniform(game, rng) else _play_weighted
    driven = _from_python(pyspiel, game, play, seconds, rng)
    yield _comparison(name, "python", driven, "")
    # The C++ playouts count no moves; the rounds just played say how many a round has.
    moves_per_round = driven.moves / driven.rounds
    whole = _whole_rounds(pyspiel, game, seconds, seed)
    yield _comparison(name, "c++", _with_moves(whole, moves_per_round), "")
    dealt = _dealt_rollouts(pyspiel, game, seconds, rng)
    yield _comparison(name, "c++", _with_moves(dealt, moves_per_round), DEALT_NOTE)


def _comparison(name: str, driver: str, tally: _Tally, note: str) -> Comparison:
    moves, rounds, seconds = tally
    return Comparison(name, driver, moves / seconds, rounds / seconds, moves, seconds, note)


def _with_moves(tally: _Tally, moves_per_round: float) -> _Tally:
    return tally._replace(moves=round(tally.rounds * moves_per_round))


def sample_chance(state: Any, rng: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    action: int = rng.choices(actions, weights)[0]
    return action


def _chance_is_uniform(game: Any, rng: random.Random) -> bool:
    """Whether `legal_actions` can stand in for `chance_outcomes` in this game.

    Dealing from it is markedly faster, since no list of pairs is made. It is right only where
    every outcome is equally likely and the two agree, which has to be seen: in OpenSpiel's
    "hearts(pass_cards=false)" they differ. The rounds played here are also the warm-up.
    """
    for _ in range(_PROBE_ROUNDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            if list(actions) != state.legal_actions() or max(weights) - min(weights) > _EQUAL:
                return False
            state.apply_action(rng.choice(actions))
    return True


def _play_uniform(state: Any, rng: random.Random, terminal: int) -> int:
    """Play `state` to its end and return the number of moves; every chance node is uniform.

    Asking for the current player tells chance, player and end of game apart in one call, and
    scaling `random()` is the cheapest uniform choice in Python: the loop is to be as good as
    OpenSpiel's interface allows.
    """
    uniform = rng.random
    moves = 0
    while (player := state.current_player()) != terminal:
        actions = state.legal_actions()
        state.apply_action(actions[int(uniform() * len(actions))])
        moves += player >= 0
    return moves


def _play_weighted(state: Any, rng: random.Random, terminal: int) -> int:
    """The same for a game whose chance nodes have to be asked for their probabilities."""
    uniform = rng.random
    moves = 0
    while (player := state.current_player()) != terminal:
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            moves += 1
        else:
            state.apply_action(sample_chance(state, rng))
    return moves


def _from_python(
    pyspiel: Any,
    game: Any,
    play: Callable[[Any, random.Random, int], int],
    seconds: float,
    rng: random.Random,
) -> _Tally:
    terminal = int(pyspiel.PlayerId.TERMINAL)
    moves = rounds = 0
    start = perf_counter()
    while True:
        moves += play(game.new_initial_state(), rng, terminal)
        rounds += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return _Tally(moves, rounds, elapsed)


def _whole_rounds(pyspiel: Any, game: Any, seconds: float, seed: int) -> _Tally:
    """Play whole rounds, deal included, by OpenSpiel's own random bots (moves left at 0)."""
    players = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(p, (seed + p) & _LARGEST_SEED) for p in players]
    evaluate, new_state = pyspiel.evaluate_bots, game.new_initial_state
    rounds = 0
    start = perf_counter()
    while True:
        evaluate(new_state(), bots, (seed + rounds) & _LARGEST_SEED)  # seeds the deal
        rounds += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return _Tally(0, rounds, elapsed)


def _dealt_rollouts(pyspiel: Any, game: Any, seconds: float, rng: random.Random) -> _Tally:
    """Roll out fresh deals by OpenSpiel's own evaluator, untimed dealing (moves left at 0)."""
    seed = rng.randrange(_LARGEST_SEED)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS_PER_DEAL, seed=seed)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,  # one simulation is one evaluation of the root, and no tree
        max_memory_mb=1,
        solve=False,
        seed=seed,
        verbose=False,
    )
    rounds, elapsed = 0, 0.0
    while rounds == 0 or elapsed < seconds:
        state = _dealt(game, rng)
        start = perf_counter()
        bot.mcts_search(state)
        elapsed += perf_counter() - start
        rounds += _ROLLOUTS_PER_DEAL
    return _Tally(0, rounds, elapsed)


def _dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sample_chance(state, rng))
    return state
