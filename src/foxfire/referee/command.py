"""`foxfire referee`: requests on stdin, answers on stdout."""

from __future__ import annotations

import argparse
import sys

from foxfire.referee.service import Referee, encode


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "One JSON object a line; docs/referee.md describes them."


def run(args: argparse.Namespace) -> int:
    """Answer every line until the input ends."""
    del args
    referee = Referee()
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        if line.strip():
            out.write(encode(referee.answer(line)))
            out.flush()
    return 0
