"""`foxfire stats GAME`: many deals with a bot in every seat, counted and drawn."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tqdm import tqdm

from foxfire.bots.registry import bot as find_bot
from foxfire.core.errors import OptionError
from foxfire.core.game import AnyGame
from foxfire.core.options import Options, read_words
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids
from foxfire.stats.collect import Tally, collect
from foxfire.stats.draw import draw, prepare
from foxfire.text.words import Words

MOST_DEALS = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", help=", ".join(game_ids()))
    add("--bot", default="rules", help="who sits in every seat (default rules)")
    add("--deals", type=int, default=1000, help="of each variant (default 1000)")
    add("--seed", type=int, default=1, help="equal seeds give equal figures (default 1)")
    add("--out", type=Path, help="folder for the pictures (default stats-GAME)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="one variant only")
    add("--no-pictures", action="store_true", help="figures only")
    add("--json", action="store_true", help="figures as one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play, show progress on stderr, print the figures and say where the pictures are."""
    if not 1 <= args.deals <= MOST_DEALS:
        raise OptionError(f"--deals {args.deals}: expected 1 to {MOST_DEALS}")
    game, words = find_game(args.game), Words(game=args.game)
    chosen = variants(game, args.option)
    find_bot(args.bot, game.id)  # a bot that there is not, and a folder that cannot be,
    folder = args.out or Path(f"stats-{game.id}")
    if not args.no_pictures:
        prepare(folder)  # are told before the work
    tallies = {name: total(args, options, name) for name, options in chosen.items()}
    pictures = [] if args.no_pictures else draw(tallies, folder, words)
    report = {name: summary(tally) for name, tally in tallies.items()}
    print(json.dumps(report, indent=1) if args.json else "\n".join(in_words(tallies, words)))
    for path in pictures:
        print(path, file=sys.stderr if args.json else sys.stdout)
    return 0


def variants(game: AnyGame, given: list[str]) -> dict[str, Options]:
    """All variants of a game, or the one that options name."""
    if not given:
        found: dict[str, Options] = game.options_type.variants()
        return found
    if any(word.startswith("dealer=") for word in given):
        raise OptionError("dealer: in statistics the dealer goes round")
    options: Options = read_words(game.options_type, given)
    return {", ".join(given): options.settled()}


def total(args: argparse.Namespace, options: Options, name: str) -> Tally:
    tally = Tally()
    with tqdm(total=args.deals, desc=name, unit="deal", file=sys.stderr, leave=False) as progress:
        for part in collect(args.game, options, args.bot, args.deals, args.seed):
            tally.add(part)
            progress.update(part.deals)
    return tally


def summary(tally: Tally) -> dict[str, Any]:
    """A tally as data."""
    return {
        "deals": tally.deals,
        "decisions_per_deal": tally.decisions / tally.deals,
        "points": dict(sorted(tally.points.items())),
        "wins_by_distance_from_dealer": dict(sorted(tally.wins.items())),
        "shared": tally.shared,
        "remarks": dict(sorted(tally.remarks.items())),
    }


def in_words(tallies: dict[str, Tally], words: Words) -> Iterator[str]:
    """A tally for people."""
    for name, tally in tallies.items():
        mean = sum(p * n for p, n in tally.points.items()) / sum(tally.points.values())
        yield words("stats-head", variant=name, deals=tally.deals, mean=round(mean, 1))
        for seat, wins in sorted(tally.wins.items()):
            share = _percent(wins, tally)
            yield "  " + words(
                "stats-seat-line", seat=words("stats-seat", distance=seat), share=share
            )
        for case, number in sorted(tally.remarks.items()):
            yield "  " + words("stats-case-line", case=words(case), share=_percent(number, tally))


def _percent(number: int, tally: Tally) -> str:
    return f"{100 * number / tally.deals:.1f}"
