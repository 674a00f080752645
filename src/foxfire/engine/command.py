"""`foxfire engine --bot NAME`: one of our bots as an outside program, over stdin and stdout."""

from __future__ import annotations

import argparse
import sys

from foxfire.core import cache
from foxfire.engine.service import Service
from foxfire.text.language import language
from foxfire.text.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    words = Words(language())
    parser.add_argument("--bot", default="rules", help=words("arena-arg-engine-bot"))
    parser.epilog = words("arena-engine-epilog")


def run(args: argparse.Namespace) -> int:
    """Answer until `quit` or the end of the input."""
    cache.configure()
    out = sys.stdout.buffer

    def send(line: bytes) -> None:
        out.write(line)
        out.flush()

    Service(args.bot, send).run(sys.stdin.buffer)
    return 0
