"""The textbook search as a bot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from foxfire.bots.reference.textbook_tree import Page, simulate
from foxfire.bots.search.budget import read_budget
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.core.rng import generator

SIMULATIONS: Final = 5000


class TextbookBot:
    """Information-set tree search without anything that it was not first published with."""

    name = "textbook"

    def __init__(self, sims: str | None = None) -> None:
        self.simulations = SIMULATIONS if sims is None else read_budget(sims=sims).simulations

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        page = self.searched(observation, rng)
        nodes = [node for node in range(1, page.used[0]) if page.parent[node] == 0]
        return int(page.actions[max(nodes, key=lambda node: page.visits[node])])

    def searched(self, observation: Observation, rng: random.Random) -> Page:
        """The tree after all simulations; all chance comes from `rng`."""
        from foxfire.core.native import native  # a bot that never searches needs no compiler

        world = observation.seen.copy()
        world.rng = generator("textbook", rng.getrandbits(64))
        states = np.concatenate([observation.seen.pack(), world.pack()])
        page = blank(self.simulations + 1, observation.game.most_legal, np.zeros)
        memories = observation.memory.pack()
        native(simulate)(states, memories, observation.viewer, page, self.simulations)
        return page


def blank(nodes: int, legal: int, make: Callable[..., Any]) -> Page:
    """A tree of the root alone."""
    sizes = {"used": 1, "legal": legal, "nodes": legal}
    arrays = {
        name: make(sizes.get(name, nodes), np.float64 if name == "rewards" else np.int64)
        for name in Page._fields
    }
    arrays["used"][0] = 1
    return Page(**arrays)
