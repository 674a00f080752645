"""`foxfire choices A B --game G`: where two bots would go different ways, and what comes of it."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from tqdm import tqdm

from foxfire.arena import choices_report
from foxfire.arena.arguments import add_game_arguments, check_bots, read_game
from foxfire.arena.choices import Choices, Inquiry, compare
from foxfire.arena.match_command import BY_CTRL_C
from foxfire.arena.partners import partners_of
from foxfire.arena.pool import asked_to_end, read_jobs
from foxfire.bots.waiting import have_bots
from foxfire.core import cache
from foxfire.core.errors import OptionError
from foxfire.engine.opponents import is_outside
from foxfire.text.language import language
from foxfire.text.words import Words

HOST = "rules"
#: Numbers that can be given, what they are if nothing is said, and the most they can be.
NUMBERS = {"games": (20, 10_000_000), "every": (8, 1000), "tries": (4, 1000)}


def add_arguments(parser: ArgumentParser) -> None:
    words = Words(language())
    add = parser.add_argument
    add("one", metavar="A", help=words("arena-arg-asked"))
    add("other", metavar="B", help=words("arena-arg-bot-other"))
    add_game_arguments(parser, words)
    add("--host", default=HOST, metavar="BOT", help=words("arena-arg-host", default=HOST))
    for name, (usual, _) in NUMBERS.items():
        about = words(f"arena-arg-{name}", default=str(usual))
        add(f"--{name}", type=int, default=usual, metavar="N", help=about)


def run(args: Namespace) -> int:
    """Ask, show progress on stderr, print what was found; Ctrl-C gives what was found so far."""
    with asked_to_end():
        return _run(args)


def _run(args: Namespace) -> int:
    cache.configure()
    terms, jobs = read_game(args), read_jobs(args.jobs)
    for name, (_, most) in NUMBERS.items():
        if not 1 <= (given := getattr(args, name)) <= most:
            raise OptionError(f"--{name} {given}: expected 1 to {most}")
    inquiry = Inquiry((args.one, args.other), args.host, args.every, args.tries)
    bots = (*inquiry.bots, inquiry.host)
    for bot in bots:
        if is_outside(bot) or len(partners_of(bot)) > 1:
            raise OptionError(f"{bot}: only single bots of Foxfire can be asked for choices")
    have_bots(check_bots(bots, terms), terms.game_id, Words(language()))
    choices = Choices(terms, inquiry)
    _ask(choices, args.games, jobs)
    if args.json:
        print(json.dumps(choices_report.as_json(choices)))
    else:
        words = Words(language(), game=terms.game_id)
        print("\n".join(choices_report.lines(choices, words)))
    return BY_CTRL_C if choices.interrupted else 0


def _ask(choices: Choices, games: int, jobs: int) -> None:
    bar = tqdm(total=games, unit="game", file=sys.stderr, leave=False, disable=None)
    try:
        with bar:
            for _ in compare(choices, games, jobs):
                bar.set_postfix_str(" ".join(choices_report.figures(choices)), refresh=False)
                bar.update()
    except KeyboardInterrupt:
        choices.interrupted = True
