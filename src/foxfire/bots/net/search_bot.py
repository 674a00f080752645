"""The bot that searches with networks: as the large one likes, along lines of the small one.

First it finds the turns that are worth a thought. Where a turn is one action, the large network
says which; where it has several (TAC), a short search does, because it sees whole turns. Then each
is tried along lines to the end of the deal (`lines.py`), in which everybody plays as the small
network does. What lines bring, less the error of that number, and how much the large network likes
a turn are added up.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from foxfire.bots.net.bot import NetBot
from foxfire.bots.net.layout import network_for, quick_name
from foxfire.bots.net.line_search import LineSearch, Turn, quick_layers
from foxfire.bots.net.shipped import file_of
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.hooks import hooks_of
from foxfire.bots.search.looking import look
from foxfire.bots.search.plans import Plans
from foxfire.bots.search.search import Finding
from foxfire.core.errors import OptionError, brief
from foxfire.core.game import Action
from foxfire.core.play import Observation

Chances = dict[Action, float]  # their logarithms

# The chance to win that a turn e times as likely may cost: of one action, and of several.
LIKING: Final = 0.01
LIKING_OF_TURNS: Final = 0.005
WORTH_A_THOUGHT: Final = math.log(0.02)  # less likely actions are not looked at

# Of the search that finds turns: more simulations tell it hardly more.
SEARCHED: Final = 8_000
SEARCH_SHARE: Final = 0.5  # of the time, at most
MOST_TRIED: Final = 6  # turns
FAR_BEHIND: Final = 0.05  # of a match: what the search finds so much worse is not tried


@dataclass(frozen=True)
class Candidate:
    """A turn worth a thought, and how much it is liked."""

    turn: Turn
    favour: float


class NetSearchBot:
    """A search along the lines of a network."""

    def __init__(
        self, time: str | None = None, sims: str | None = None, liking: str | None = None
    ) -> None:
        self.bot = SearchBot(time, sims)  # a table finds the budget there, and may shorten it
        self.name = f"net+{self.bot.name}" + (f",liking={liking}" if liking else "")
        self.net = NetBot()
        self.liking = None if liking is None else _weight(liking)
        self._plans = Plans()

    @property
    def budget(self) -> Budget:
        return replace(self.bot.budget, until_clear=True)

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
        began = time.perf_counter()
        has_turns = hooks_of(observation.game.state_type).longest_turn > 1
        candidates = self._searched(observation, rng) if has_turns else self._liked(observation)
        if len(candidates) == 1:
            return candidates[0].turn
        quick = quick_name(network_for(observation.game, observation.options))
        layers = quick_layers(file_of(quick), quick, observation.game.id)
        lines = LineSearch(
            observation, [each.turn for each in candidates], layers, rng.getrandbits(64)
        )
        favours = [each.favour for each in candidates]
        lines.spend(self.budget.less(time.perf_counter() - began), favours)
        found = zip(lines.prospects(), favours, strict=True)
        return max(found, key=lambda one: one[0].more - one[0].error + one[1])[0].turn

    def _liked(self, observation: Observation) -> list[Candidate]:
        """The actions that the network might choose, its favourite first."""
        chances = log_chances(self.net.liking(observation))
        liking = LIKING if self.liking is None else self.liking
        return [Candidate((a,), liking * chances[a]) for a in worth_a_thought(chances)]

    def _searched(self, observation: Observation, rng: random.Random) -> list[Candidate]:
        """The turns that a short search finds good, the most visited first."""
        seconds = SEARCH_SHARE * self.budget.seconds
        budget = replace(self.budget, seconds=seconds).at_most(SEARCHED)
        looked = look(observation, rng.getrandbits(64), budget)
        found = not_far_behind(looked.turns)
        liked = turn_chances(self.net, observation, [f.turn for f in found])
        liking = LIKING_OF_TURNS if self.liking is None else self.liking
        return [Candidate(f.turn, liking * c) for f, c in zip(found, liked, strict=True)]


def not_far_behind(found: Sequence[Finding]) -> list[Finding]:
    """Those that may turn out to be the best, the most visited first."""
    least = sure_value(found[0]) - FAR_BEHIND
    return [f for f in found[:MOST_TRIED] if sure_value(f) > least]


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
    """What a turn brings, less one standard error."""
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
