"""Turns that were planned, by what their player sees before each of their actions."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from foxfire.core.game import Action
from foxfire.core.play import Observation

MOST_KEPT: Final = 256  # actions, of however many tables


class Plans:
    """What to do next in a turn that has begun, as long as exactly that came which was planned.

    All that a player sees and remembers is the key, so other tables, other players and a turn that
    went another way are never mistaken for it.
    """

    def __init__(self) -> None:
        self._next: OrderedDict[bytes, Action] = OrderedDict()

    def next_action(self, observation: Observation) -> Action | None:
        return self._next.get(observation.to_bytes())

    def keep(self, observation: Observation, turn: Sequence[Action]) -> None:
        """Keep what follows the first action of a turn."""
        kernels = observation.game.kernels
        at = replace(observation, seen=observation.seen.copy(), memory=observation.memory.copy())
        for action, following in pairwise(turn):
            kernels.learn(at.memory, at.viewer, at.seen, action)
            kernels.apply(at.seen, action)
            self._next[at.to_bytes()] = following
        while len(self._next) > MOST_KEPT:
            self._next.popitem(last=False)
