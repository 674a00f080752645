"""`foxfire perft GAME`: how many ways a deal can go on, depth by depth."""

from __future__ import annotations

import argparse

from foxfire.core.errors import OptionError
from foxfire.core.options import read_words
from foxfire.core.perft import perft
from foxfire.core.play import Play
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids

DEEPEST = 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(game_ids()))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as target=16"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the pack (default 1)")
    parser.add_argument("--depth", type=int, default=4, help=f"1 to {DEEPEST} (default 4)")


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.depth <= DEEPEST:
        raise OptionError(f"--depth {args.depth}: expected 1 to {DEEPEST}")
    game = find_game(args.game)
    play = Play(game, read_words(game.options_type, args.option), seed=args.seed)
    for depth in range(1, args.depth + 1):
        print(f"{depth} {perft(play.game, play.state, depth)}", flush=True)
    return 0
