"""`foxfire verify RECORD`: check that nobody could have chosen the packs of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from foxfire.core import records
from foxfire.server import shuffle
from foxfire.text.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, help="a record of a table, as text or as JSON lines")


def run(args: argparse.Namespace) -> int:
    """One line when all is well; what is wrong is an error."""
    packs = shuffle.verify(records.read(args.record))
    print(Words()("server-verified", packs=packs))
    return 0
