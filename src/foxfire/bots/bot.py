"""What a bot is."""

from __future__ import annotations

import random
from typing import Protocol

from foxfire.core.game import Action
from foxfire.core.play import Observation


class Bot(Protocol):
    """One way of playing, for every player and every deal: it keeps nothing between decisions."""

    @property
    def name(self) -> str: ...

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """One of `observation.legal`. All chance comes from `rng`: equal seeds, equal choices."""
        ...
