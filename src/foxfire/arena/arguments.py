"""What the command lines of `match`, `ladder` and `choices` have in common."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from foxfire.arena.partners import check_partners, partners_of
from foxfire.arena.seatings import ALL
from foxfire.arena.tables import CAP, Terms
from foxfire.core.errors import OptionError, SetupError
from foxfire.core.options import Options, read_words
from foxfire.core.packs import fresh_seed
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids
from foxfire.engine.opponents import check, read_deadline
from foxfire.engine.outside import DEADLINE
from foxfire.text.words import Words

MOST_PAIRS = 10_000_000
MOST_DECISIONS = 10_000_000


def add_game_arguments(parser: ArgumentParser, words: Words) -> None:
    add = parser.add_argument
    add("--game", required=True, help=words("arena-arg-game", games=words.listing(game_ids())))
    about = words("arena-arg-option")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=about)
    add("--seed", type=int, help=words("arena-arg-seed"))
    add("--json", action="store_true", help=words("arena-arg-json"))
    add("--jobs", type=int, help=words("arena-arg-jobs"))


def add_common_arguments(parser: ArgumentParser, words: Words, pairs: int) -> None:
    """Of `match` and `ladder`."""
    add_game_arguments(parser, words)
    add = parser.add_argument
    add("--pairs", type=int, default=pairs, help=words("arena-arg-pairs", default=str(pairs)))
    add("--cap", type=int, default=CAP, help=words("arena-arg-cap", default=str(CAP)))
    about = words("arena-arg-deadline", default=f"{DEADLINE:g}")
    add("--deadline", type=float, default=DEADLINE, metavar="SECONDS", help=about)
    add("--records", type=Path, metavar="DIR", help=words("arena-arg-records"))
    add("--plot", type=Path, metavar="FILE", help=words("arena-arg-plot"))


def read_game(args: Namespace) -> Terms:
    """The terms of all games, as far as they are about the game."""
    found = find_game(args.game)
    options: Options = read_words(found.options_type, args.option)
    return Terms(found.id, options.settled(), fresh_seed() if args.seed is None else args.seed)


def read_terms(args: Namespace, seatings: str = ALL) -> Terms:
    """The terms of all games; what cannot be played is told before anything is."""
    game = read_game(args)
    if not 1 <= args.pairs <= MOST_PAIRS:
        raise OptionError(f"--pairs {args.pairs}: expected 1 to {MOST_PAIRS}")
    if not 1 <= args.cap <= MOST_DECISIONS:
        raise OptionError(f"--cap {args.cap}: expected 1 to {MOST_DECISIONS} decisions")
    return replace(
        game,
        cap=args.cap,
        deadline=read_deadline(args.deadline),
        seatings=seatings,
        records=args.records is not None,
    )


def check_bots(sides: Sequence[str], terms: Terms) -> list[str]:
    """The bots of all sides, by name; one that there is not is told before anything is played."""
    bots = list(dict.fromkeys(bot for side in sides for bot in partners_of(side)))
    for bot in bots:
        check(bot, terms.game_id)
    check_partners(sides, terms.format().parties)
    return bots


def prepare_records(folder: Path | None) -> None:
    """A new folder or an empty one, so that the records in it are those of one match."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise SetupError(f"--records {folder}: the folder is not empty")
    except OSError as error:
        raise SetupError(f"--records {folder}: {error.strerror}") from None
