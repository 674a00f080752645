"""A simple Tatsu player to measure bots against."""

from __future__ import annotations

import random

from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.tatsu.actions import is_card
from foxfire.games.tatsu.cards import is_fusion, strength
from foxfire.games.tatsu.state import TRICK_SIZE


class Grabber:
    """Lays its strongest card where that wins, else its weakest; asks only when it must."""

    name = "grabber"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        cards = [action for action in legal if is_card(action)]
        if not cards:
            return legal[0]
        strongest = max(cards, key=_strength)
        return strongest if wins(observation, strongest) else min(cards, key=_strength)


def wins(observation: Observation, card: Action) -> bool:
    """Is it stronger than all that lie there?"""
    seen = observation.seen
    lying = list(seen.trick)[: seen.laid % TRICK_SIZE]
    return all(_strength(card) > _strength(other) for other in lying)


def _strength(card: Action) -> int:
    return -1 if is_fusion(card) else strength(card)
