"""`foxfire referee`: requests on stdin, answers on stdout."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import BinaryIO

from foxfire.referee.requests import MOST_BYTES
from foxfire.referee.service import Referee, encode


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "One JSON object a line; docs/referee.md describes them."


def run(args: argparse.Namespace) -> int:
    """Answer every line until the input ends."""
    del args
    referee = Referee()
    out = sys.stdout.buffer
    for line in lines(sys.stdin.buffer):
        if line.strip():
            out.write(encode(referee.answer(line)))
            out.flush()
    return 0


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Every line; of one that is too long only so much that it is seen to be."""
    while line := source.readline(MOST_BYTES + 1):
        rest = line
        while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES + 1)
        yield line
