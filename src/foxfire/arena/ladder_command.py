"""`foxfire ladder BOTS... --game G`: everybody against everybody, and a rating for each."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from tqdm import tqdm

from foxfire.arena import ladder_picture, ladder_report, paper
from foxfire.arena.arguments import add_common_arguments, check_bots, prepare_records, read_terms
from foxfire.arena.keeping import Keeper
from foxfire.arena.ladder import Ladder, play_ladder
from foxfire.arena.ladder_file import LadderFile
from foxfire.arena.match_command import BY_CTRL_C
from foxfire.arena.pool import asked_to_end, read_jobs
from foxfire.bots.waiting import have_bots
from foxfire.core import cache
from foxfire.core.errors import OptionError
from foxfire.text.language import language
from foxfire.text.words import Words

PAIRS = 20


def add_arguments(parser: ArgumentParser) -> None:
    words = Words(language())
    parser.add_argument("bots", metavar="BOT", nargs="+", help=words("arena-arg-bots"))
    add_common_arguments(parser, words, PAIRS)
    parser.add_argument("--results", type=Path, metavar="FILE", help=words("arena-arg-results"))


def run(args: Namespace) -> int:
    """Play, show progress on stderr, print the table; Ctrl-C gives the table so far."""
    with asked_to_end():
        return _run(args)


def _run(args: Namespace) -> int:
    cache.configure()
    if len(args.bots) < 2 or len(set(args.bots)) < len(args.bots):
        raise OptionError("a ladder needs at least two bots, each named once")
    file = LadderFile(args.results)
    if args.seed is None:
        args.seed = file.seed
    terms, jobs = read_terms(args), read_jobs(args.jobs)
    ladder = Ladder(terms, tuple(args.bots), file.results(terms))
    paper.prepare(args.plot)
    if any(ladder.to_play(args.pairs)):  # or else it is only told, wherever its bots are
        have_bots(check_bots(args.bots, terms), terms.game_id, Words(language()))
        prepare_records(args.records)
        file.write(terms, ladder.kept)
        _play(ladder, file, args, jobs)
    words = Words(language(), game=terms.game_id)
    if args.json:
        print(json.dumps(ladder_report.as_json(ladder)))
    else:
        print("\n".join(ladder_report.lines(ladder, words)))
    paper.keep(args.plot, lambda plt: ladder_picture.draw(plt, ladder, words))
    return BY_CTRL_C if ladder.interrupted else 0


def _play(ladder: Ladder, file: LadderFile, args: Namespace, jobs: int) -> None:
    keeper = Keeper(args.records, ladder.terms.game_id)
    total, done = args.pairs * len(ladder.meetings), ladder.has_played(args.pairs)
    bar = tqdm(total=total, initial=done, unit="set", file=sys.stderr, leave=False, disable=None)
    try:
        with bar:
            for result in play_ladder(ladder, args.pairs, jobs):
                one, other = map(ladder.bots.index, result.task.bots)
                keeper.keep(result, f"-{one}v{other}")
                file.write(ladder.terms, ladder.kept)
                bar.update()
    except KeyboardInterrupt:
        ladder.interrupted = True
