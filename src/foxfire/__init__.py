"""Foxfire: play, learn and study The Fox in the Forest, Tatsu and TAC.

>>> import foxfire
>>> table = foxfire.play("fox", seed=7)
>>> table.do(table.legal[0])
"""

from __future__ import annotations

from typing import Any

from foxfire.core.cache import configure
from foxfire.core.errors import FoxfireError
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game, game_ids
from foxfire.core.seats import CHANCE, OVER, REFEREE, SPECTATOR

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "REFEREE",
    "SPECTATOR",
    "FoxfireError",
    "Observation",
    "Play",
    "configure",
    "game",
    "game_ids",
    "play",
]


def play(game_id: str, *, seed: int | str | None = None, **options: Any) -> Play:
    """Begin a game; with a seed, packs are dealt from it by themselves."""
    return Play(game(game_id), options, seed=seed)
