"""Bots that search, on a machine where the search is not compiled yet.

Somebody at a keyboard begins at once: a bot that needs no compiler plays in their place until a
process of its own has compiled the search. Whoever is no person waits, so that equal seeds give
equal games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from foxfire.bots.bot import Bot
from foxfire.bots.registry import needs_compiling
from foxfire.bots.search.compiling import Compiling, is_compiled
from foxfire.core import cache
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.engine.opponents import fallback
from foxfire.terminal.session import Sitter
from foxfire.text.words import Words

Say = Callable[[str], None]


def sleepers(sitters: Sequence[Sitter], game_id: str) -> list[Sitter]:
    """Those whose code is still to be compiled."""
    found = [s for s in sitters if s.bot is not None and needs_compiling(s.bot.name, game_id)]
    if not found:
        return []
    if not cache.flags().cached:
        cache.configure()
    return [] if is_compiled(game_id) else found


class Waking:
    """Everybody who wakes up in one game, and the process that wakes them."""

    def __init__(self, sleepers: Sequence[Sitter], game_id: str, words: Words, say: Say) -> None:
        self._sleepers = sleepers
        self._game_id = game_id
        self._words = words
        self._say = say
        self._told = False
        self._process = Compiling(game_id)

    @property
    def news(self) -> str:
        """What is to be said at the beginning."""
        return self._about("terminal-waking")

    def seated(self, sitters: Sequence[Sitter]) -> list[Sitter]:
        stand_in = fallback(self._game_id)
        return [
            replace(sitter, bot=WakingBot(sitter.bot, stand_in, self.is_over))
            if sitter.bot is not None and sitter in self._sleepers
            else sitter
            for sitter in sitters
        ]

    def is_over(self) -> bool:
        """Whether they are awake; says so the first time, and also when they never will be."""
        awake = is_compiled(self._game_id)
        if not self._told and (awake or self._process.has_failed):
            self._told = True
            self._say(self._about("terminal-awake" if awake else "terminal-asleep"))
        return awake

    def close(self) -> None:
        self._process.close()

    def _about(self, message: str) -> str:
        names = self._words.listing(sitter.name for sitter in self._sleepers)
        return self._words(message, count=len(self._sleepers), names=names)


class WakingBot:
    """Another one's choices, until it is awake."""

    def __init__(self, bot: Bot, stand_in: Bot, is_awake: Callable[[], bool]) -> None:
        self.name = bot.name
        self._bot = bot
        self._stand_in = stand_in
        self._is_awake = is_awake

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        decider = self._bot if self._is_awake() else self._stand_in
        return decider.choose(observation, rng)
