"""The best results of games for one player, kept beside the saves: a small file for each kind.

A kind is a game with those options that decide which others apply, such as its deck. What is better
is said by the utility of an outcome; what is told and kept is the score.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from foxfire.core.files import replace_file
from foxfire.core.game import Outcome
from foxfire.core.options import Options
from foxfire.core.play import Play


class Best(msgspec.Struct, frozen=True):
    """A result, and the deals it was made with."""

    score: int
    utility: int
    seed: str


def folder() -> Path:
    return user_data_path("foxfire", appauthor=False) / "bests"


def path_of(play: Play) -> Path | None:
    """Where the best result of such games is kept; None where people play against each other."""
    if play.players > 1 or play.position is not None:
        return None
    return folder() / f"{play.game.id}-{_kind(play.options)}.json"


def _kind(options: Options) -> str:
    values = (getattr(options, name) for name in options.selectors)
    return "-".join(str(value).lower() for value in values) or "game"


def read(path: Path) -> Best | None:
    """The best result so far; a file that cannot be read is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Best)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None


def enter(path: Path, outcome: Outcome, seed: str) -> bool:
    """Whether a result is better than all before, and keep it if so; raises `OSError`."""
    before = read(path)
    if before is not None and outcome.utility[0] <= before.utility:
        return False
    best = Best(outcome.scores[0], outcome.utility[0], seed)
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, msgspec.json.encode(best) + b"\n")
    return True
