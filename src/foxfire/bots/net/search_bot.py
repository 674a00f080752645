"""The bot that searches with networks: it tries turns along lines of the small one.

First it finds the turns that are worth a thought. Where a turn is one action, the large network
says which; where it has several (TAC), a short search does, because it sees whole turns, and makes
a guess of what each is worth. Then each is tried along lines to the end of the deal (`lines.py`),
in which everybody plays as the small network does. Lines and guess are weighed by their errors.
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
from foxfire.bots.net.line_search import LineSearch, Prospect, Turn, quick_layers
from foxfire.bots.net.shipped import file_of
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.hooks import hooks_of
from foxfire.bots.search.looking import look
from foxfire.bots.search.plans import Plans
from foxfire.bots.search.search import Finding
from foxfire.core.game import Action
from foxfire.core.play import Observation

Chances = dict[Action, float]  # their logarithms

WORTH_A_THOUGHT: Final = math.log(0.02)  # less likely actions are not looked at

# Of the search that finds turns: more simulations tell it hardly more.
SEARCHED: Final = 4_000
SEARCH_SHARE: Final = 0.5  # of the time, at most
MOST_TRIED: Final = 6  # turns
FAR_BEHIND: Final = 0.05  # of a match: what the search finds so much worse is not tried
# How far what it finds, and what many lines bring, are from what comes of a turn, in parts of a
# match. Measured: they are 0.0145 from each other, and equally far from how games went on.
DOUBT: Final = 0.01
DOUBT_OF_LINES: Final = 0.01


@dataclass(frozen=True)
class Candidate:
    """A turn worth a thought."""

    turn: Turn
    guess: float = 0.0  # chance to win the match
    doubt: float = math.inf  # standard error of the guess; infinite where there is none


class NetSearchBot:
    """A search along the lines of a network."""

    def __init__(self, time: str | None = None, sims: str | None = None) -> None:
        self.bot = SearchBot(time, sims)  # a table finds the budget there, and may shorten it
        self.name = f"net+{self.bot.name}"
        self.net = NetBot()
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
        turns = [each.turn for each in candidates]
        lines = LineSearch(observation, turns, layers, rng.getrandbits(64))
        lines.spend(self.budget.less(time.perf_counter() - began))
        return best_turn(candidates, lines.prospects())

    def _liked(self, observation: Observation) -> list[Candidate]:
        """The actions that the network might choose, its favourite first."""
        chances = log_chances(self.net.liking(observation))
        return [Candidate((action,)) for action in worth_a_thought(chances)]

    def _searched(self, observation: Observation, rng: random.Random) -> list[Candidate]:
        """The turns that a short search finds good, the most visited first."""
        seconds = SEARCH_SHARE * self.budget.seconds
        budget = replace(self.budget, seconds=seconds).at_most(SEARCHED)
        looked = look(observation, rng.getrandbits(64), budget)
        return [Candidate(f.turn, f.value, DOUBT) for f in not_far_behind(looked.turns)]


def best_turn(candidates: Sequence[Candidate], prospects: Sequence[Prospect]) -> Turn:
    """Of those that lines have left."""
    of_turn = {each.turn: each for each in candidates}
    first = of_turn[prospects[0].turn]
    return max(prospects, key=lambda found: worth(found, of_turn[found.turn], first)).turn


def worth(found: Prospect, candidate: Candidate, first: Candidate) -> float:
    """What to expect of a turn beside the first one: few lines say little beside a guess."""
    guess = candidate.guess - first.guess
    share = 1 / (1 + (found.error**2 + DOUBT_OF_LINES**2) / candidate.doubt**2)
    return guess + share * (found.more - guess)


def not_far_behind(found: Sequence[Finding]) -> list[Finding]:
    """Those that may turn out to be the best, the most visited first."""
    least = sure_value(found[0]) - FAR_BEHIND
    return [f for f in found[:MOST_TRIED] if sure_value(f) > least]


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
