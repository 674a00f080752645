"""`foxfire backup FILE`: a copy of the database, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from foxfire.server.backup import backup
from foxfire.server.settings import Settings
from foxfire.text.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where to put the copy; it must not be there yet")
    parser.add_argument("--db", help="the database, as for foxfire serve")


def run(args: argparse.Namespace) -> int:
    size = backup(Settings.read({"db": args.db}), args.file)
    print(Words()("server-backup-made", path=str(args.file), size=size))
    return 0
