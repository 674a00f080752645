"""`foxfire warm`: compile everything ahead, so that nobody waits for it later."""

from __future__ import annotations

import argparse
import sys

from tqdm import tqdm

import foxfire.bots.registry  # noqa: F401 - every game brings its hooks
from foxfire.bench.playouts import Bench, deals_a_game, native_player
from foxfire.bots.search.compiling import compile_while_held
from foxfire.core import cache
from foxfire.core.game import AnyGame
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")


def run(args: argparse.Namespace) -> int:
    """Compile the kernels of the named games into the cache."""
    place = cache.configure()
    games = [find_game(game_id) for game_id in args.games or game_ids()]
    jobs = [(job, game) for game in games for job in (_playouts, _playouts_remembering, _search)]
    with cache.compiling():
        for job, game in tqdm(jobs, desc="compiling", file=sys.stderr):
            job(game)
        cache.forget_old()
    print(f"compiled rules and bots are in {place}")
    return 0


def _playouts(game: AnyGame, *, remembering: bool = False) -> None:
    bench = Bench(game, game.options_type().settled())
    native_player(bench, remembering=remembering)(1)
    deals_a_game(bench, games=1)


def _playouts_remembering(game: AnyGame) -> None:
    _playouts(game, remembering=True)


def _search(game: AnyGame) -> None:
    compile_while_held(game.id)
