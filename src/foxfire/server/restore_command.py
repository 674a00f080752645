"""`foxfire restore FILE`: a backup becomes the database again."""

from __future__ import annotations

import argparse
from pathlib import Path

from foxfire.server.backup import restore
from foxfire.server.settings import Settings
from foxfire.text.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a copy made by foxfire backup")
    parser.add_argument("--db", help="the database, as for foxfire serve")


def run(args: argparse.Namespace) -> int:
    restore(Settings.read({"db": args.db}), args.file)
    print(Words()("server-restored", path=str(args.file)))
    return 0
