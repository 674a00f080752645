"""`foxfire match A B --game G`: two bots over the same packs, with the seats changed round."""

from __future__ import annotations

import json
import math
import sys
from argparse import ArgumentParser, Namespace

from tqdm import tqdm

from foxfire.arena import match_picture, match_report, paper
from foxfire.arena.arguments import add_common_arguments, check_bots, prepare_records, read_terms
from foxfire.arena.figures import percent
from foxfire.arena.keeping import Keeper
from foxfire.arena.match import INTERRUPTED, Match, play_match
from foxfire.arena.pool import asked_to_end, read_jobs
from foxfire.arena.seatings import ALL, LONE
from foxfire.arena.sprt import read_sprt
from foxfire.bots.waiting import have_bots
from foxfire.core import cache
from foxfire.text.language import language
from foxfire.text.words import Words

PAIRS = 100
RISK = 0.05
BY_CTRL_C = 130


def add_arguments(parser: ArgumentParser) -> None:
    words = Words(language())
    add = parser.add_argument
    add("one", metavar="A", help=words("arena-arg-bot"))
    add("other", metavar="B", help=words("arena-arg-bot-other"))
    add_common_arguments(parser, words, PAIRS)
    add("--seatings", choices=(ALL, LONE), default=ALL, help=words("arena-arg-seatings"))
    add("--sprt", metavar="E0,E1", help=words("arena-arg-sprt"))
    for risk in ("alpha", "beta"):
        about = words(f"arena-arg-{risk}", default=str(RISK))
        add(f"--{risk}", type=float, default=RISK, help=about)


def run(args: Namespace) -> int:
    """Play, show progress on stderr, print the result; Ctrl-C gives the result so far."""
    with asked_to_end():
        return _run(args)


def _run(args: Namespace) -> int:
    cache.configure()
    terms, jobs = read_terms(args, args.seatings), read_jobs(args.jobs)
    test = None if args.sprt is None else read_sprt(args.sprt, args.alpha, args.beta)
    bots = (args.one, args.other)
    have_bots(check_bots(bots, terms), terms.game_id, Words(language()))
    paper.prepare(args.plot)
    prepare_records(args.records)
    match = Match(terms, bots, test)
    _play(match, args, jobs)
    words = Words(language(), game=terms.game_id)
    _tell(match, args, words)
    return BY_CTRL_C if match.ended == INTERRUPTED else 0


def _play(match: Match, args: Namespace, jobs: int) -> None:
    keeper = Keeper(args.records, match.terms.game_id)
    bar = tqdm(total=args.pairs, unit="set", file=sys.stderr, leave=False, disable=None)
    try:
        with bar:
            for result in play_match(match, args.pairs, jobs):
                keeper.keep(result)
                bar.set_postfix_str(running(match), refresh=False)
                bar.update()
    except KeyboardInterrupt:
        match.ended = INTERRUPTED


def running(match: Match) -> str:
    """The score so far, short enough for a progress bar, and quick however long the match is."""
    n = match.counts.total()
    mean = sum(share * count for share, count in match.counts.items()) / n
    told = f"{percent(mean)} %"
    if n > 1:
        squares = sum(count * (share - mean) ** 2 for share, count in match.counts.items())
        told = f"{percent(mean)} ± {percent(2 * math.sqrt(squares / (n - 1) / n))} %"
    return told if match.sprt is None else f"{told}, LLR {match.llr:.2f}"


def _tell(match: Match, args: Namespace, words: Words) -> None:
    if args.json:
        print(json.dumps(match_report.as_json(match)))
    else:
        print("\n".join(match_report.lines(match, words)))
    if match.sets:
        paper.keep(args.plot, lambda plt: match_picture.draw(plt, match, words))
