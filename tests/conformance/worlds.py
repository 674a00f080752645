"""Worlds that a player cannot tell from the truth, drawn by the compiled sampler."""

from __future__ import annotations

from typing import Any

import numpy as np

from foxfire.core.play import Play
from foxfire.core.rng import generator
from foxfire.core.seats import Player
from tests.compiled import compiled


def sampled_worlds(play: Play, player: Player, number: int, seed: object = 0) -> list[Any]:
    """States of worlds; equal seeds give equal worlds."""
    packed = packed_worlds(play, player, number, seed)
    return [play.game.state_type.unpack(packed, place) for place in range(number)]


def packed_worlds(play: Play, player: Player, number: int, seed: object = 0) -> Any:
    observation = play.observe(player)
    views = np.repeat(observation.seen.pack(), number)
    views["rng"] = [generator("world", seed, place) for place in range(number)]
    compiled(play.game).sample(views, observation.memory.pack(), player)
    return views


def in_place_of_the_truth(play: Play, world: Any) -> Play:
    """The same game, had this world been the true one; all memories stay."""
    other = play.copy()
    other.state = world
    return other
