"""The bot that any other must beat."""

from __future__ import annotations

import random

from foxfire.core.game import Action
from foxfire.core.play import Observation


class RandomBot:
    """Plays any legal action, each with the same chance; knows no game and so plays them all."""

    name = "random"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        return rng.choice(observation.legal)
