"""`foxfire warm`: compile everything ahead, so that nobody waits for it later."""

from __future__ import annotations

import argparse
import sys

from tqdm import tqdm

from foxfire.bench.playouts import Bench, deals_a_game, native_player
from foxfire.core import cache
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")


def run(args: argparse.Namespace) -> int:
    """Compile the kernels of the named games into the cache."""
    place = cache.configure()
    games = [find_game(game_id) for game_id in args.games or game_ids()]
    jobs = [(game, remembering) for game in games for remembering in (False, True)]
    with cache.compiling():
        for game, remembering in tqdm(jobs, desc="compiling", file=sys.stderr):
            bench = Bench(game, game.options_type().settled())
            native_player(bench, remembering=remembering)(1)
            deals_a_game(bench, games=1)
        cache.forget_old()
    print(f"compiled rules are in {place}")
    return 0
