"""The bot that asks a network and answers at once."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from foxfire.bots.net.layout import network_for
from foxfire.bots.net.network import Network, load
from foxfire.bots.net.outputs import output_of
from foxfire.bots.net.safetensors import WeightsError
from foxfire.bots.net.shipped import file_of
from foxfire.core import registry
from foxfire.core.errors import OptionError, brief
from foxfire.core.game import Action
from foxfire.core.play import Observation

BEST: Final = 0.0  # the temperature at which the best action is always taken


@cache
def network(path: Path, name: str, game_id: str) -> Network:
    return load(path, name, registry.game(game_id))


class NetBot:
    """Plays what a network likes best, or at a temperature more evenly what it likes."""

    name = "net"

    def __init__(self, file: str | None = None, temperature: str | None = None) -> None:
        self.file = None if file is None else Path(file)
        self.temperature = _temperature(temperature)

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        liking = self.liking(observation)
        if self.temperature == BEST:
            return max(legal, key=liking.__getitem__)
        best = max(liking.values())
        weights = [np.exp((liking[action] - best) / self.temperature) for action in legal]
        return rng.choices(legal, weights)[0]

    def liking(self, observation: Observation) -> dict[Action, float]:
        """The network's logit of every legal action."""
        logits, _ = self._network(observation).think(np.array(observation.tensor(), np.float32))
        return {a: float(logits[output_of(observation.seen, a)]) for a in observation.legal}

    def _network(self, observation: Observation) -> Network:
        name = network_for(observation.game, observation.options)
        path = self.file or file_of(name)
        if self.file is None and not path.exists():
            raise WeightsError(f"this package has no network {name}: expected {path}")
        return network(path, name, observation.game.id)


def _temperature(text: str | None) -> float:
    try:
        value = BEST if text is None else float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise OptionError(f"temperature {brief(text)}: expected a number from 0 on")
    return value
