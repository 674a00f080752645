"""Two simple players to measure bots against: one wants every trick, the other none."""

from __future__ import annotations

import random

from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.fox.actions import KEEP, card_of, is_play
from foxfire.games.fox.cards import rank_of


class Grabber:
    """Wins every trick it can with the cheapest card that does, else throws its lowest."""

    name = "grabber"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if not is_play(legal[0]):
            return KEEP if KEEP in legal else min(legal, key=_rank)
        if observation.seen.laid != 1:
            return max(legal, key=_rank)
        winning = [action for action in legal if wins(observation, action)]
        return min(winning or legal, key=_rank)


class Ducker:
    """Loses every trick it can with the highest card that does, else takes it with its highest."""

    name = "ducker"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if not is_play(legal[0]):
            return KEEP if KEEP in legal else max(legal, key=_rank)
        if observation.seen.laid != 1:
            return min(legal, key=_rank)
        losing = [action for action in legal if not wins(observation, action)]
        return max(losing or legal, key=_rank)


def wins(observation: Observation, action: Action) -> bool:
    """Does this answer take the trick, when its power leaves the decree alone?"""
    me, after = observation.viewer, observation.seen.copy()
    kernels = observation.game.kernels
    kernels.apply(after, action)
    if after.laid == 2 and after.to_act == me and KEEP in observation.game.legal(after):
        kernels.apply(after, KEEP)
    return bool(after.tricks[me] > observation.seen.tricks[me])


def _rank(action: Action) -> int:
    return rank_of(card_of(action))
