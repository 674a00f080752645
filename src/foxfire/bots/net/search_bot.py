"""The bot that searches and asks a network, too.

Where there is a small network it plays lines to the end of the deal for every action that the large
one finds worth a thought (`lines.py`). Elsewhere the search of the game is asked as always: it sees
what follows from this very position, but its rollouts play like beginners. In both cases what a
turn brings, less the error of that number, and how much the large network likes it are added up.
After a short search the network decides among everything that is not clearly worse.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from foxfire.bots.net.bot import NetBot
from foxfire.bots.net.layout import network_for, quick_name
from foxfire.bots.net.line_search import LineSearch, quick_layers
from foxfire.bots.net.shipped import file_of
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.plans import Plans
from foxfire.bots.search.search import Finding
from foxfire.core.errors import OptionError, brief
from foxfire.core.game import Action
from foxfire.core.play import Observation

Chances = dict[Action, float]  # their logarithms
Turn = tuple[Action, ...]

# The chance to win that a turn e times as likely may cost: beside rollouts, and beside lines.
LIKING: Final = 0.005
LIKING_OF_LINES: Final = 0.01
WORTH_A_THOUGHT: Final = math.log(0.02)  # less likely actions are not looked at
MOST_WEIGHED: Final = 8  # turns of a search; the network is asked for every action of each


class NetSearchBot:
    """A search whose findings are weighed by a network."""

    def __init__(
        self, time: str | None = None, sims: str | None = None, liking: str | None = None
    ) -> None:
        self.bot = SearchBot(time, sims)
        self.name = f"net+{self.bot.name}" + (f",liking={liking}" if liking else "")
        self.net = NetBot()
        self.liking = None if liking is None else _weight(liking)
        self._plans = Plans()

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        if len(observation.legal) == 1:
            return observation.legal[0]
        planned = self._plans.next_action(observation)
        if planned is not None:
            return planned
        turn = self._best_turn(observation, rng)
        self._plans.keep(observation, turn)
        return turn[0]

    def _best_turn(self, observation: Observation, rng: random.Random) -> Turn:
        quick = quick_name(network_for(observation.game, observation.options))
        if file_of(quick).exists():
            return (self._best_along_lines(observation, quick, rng),)
        return self._best_searched(observation, rng)

    def _best_along_lines(self, observation: Observation, quick: str, rng: random.Random) -> Action:
        chances = log_chances(self.net.liking(observation))
        tried = worth_a_thought(chances)
        if len(tried) == 1:
            return tried[0]
        layers = quick_layers(file_of(quick), quick, observation.game.id)
        lines = LineSearch(observation, tried, layers, rng.getrandbits(64))
        liking = LIKING_OF_LINES if self.liking is None else self.liking
        favours = {action: liking * chances[action] for action in tried}
        lines.spend(replace(self.bot.budget, until_clear=True), list(favours.values()))
        return max(lines.prospects(), key=lambda f: f.more - f.error + favours[f.action]).action

    def _best_searched(self, observation: Observation, rng: random.Random) -> Turn:
        looked = self.bot.look_enough(observation, rng)
        found = (looked.turns or looked.actions)[:MOST_WEIGHED]
        turns = [f.turn or (f.action,) for f in found]
        liking = LIKING if self.liking is None else self.liking
        liked = turn_chances(self.net, observation, turns)
        worths = [sure_value(f) + liking * more for f, more in zip(found, liked, strict=True)]
        return turns[worths.index(max(worths))]


def turn_chances(net: NetBot, observation: Observation, turns: Sequence[Turn]) -> list[float]:
    """The logarithm of the chance of every turn: the product over its actions."""
    asked: dict[bytes, Chances] = {}
    return [_turn_chance(net, observation, turn, asked) for turn in turns]


def _turn_chance(
    net: NetBot, observation: Observation, turn: Turn, asked: dict[bytes, Chances]
) -> float:
    kernels, total = observation.game.kernels, 0.0
    at = replace(observation, seen=observation.seen.copy(), memory=observation.memory.copy())
    for action in turn:
        if len(at.legal) > 1:
            key = at.to_bytes()
            if key not in asked:
                asked[key] = log_chances(net.liking(at))
            total += asked[key][action]
        kernels.learn(at.memory, at.viewer, at.seen, action)
        kernels.apply(at.seen, action)
    return total


def worth_a_thought(chances: Chances) -> list[Action]:
    """The actions that the network might choose, its favourite first."""
    ranked = sorted(chances, key=lambda action: -chances[action])
    return [a for a in ranked if a == ranked[0] or chances[a] > WORTH_A_THOUGHT]


def sure_value(found: Finding) -> float:
    """What an action brings, less one standard error."""
    return found.value - found.spread / math.sqrt(max(1, found.visits))


def log_chances(liking: dict[Action, float]) -> Chances:
    best = max(liking.values())
    total = best + math.log(sum(math.exp(value - best) for value in liking.values()))
    return {action: value - total for action, value in liking.items()}


def _weight(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < math.inf:
        raise OptionError(f"liking {brief(text)}: expected a number from 0 on")
    return value
