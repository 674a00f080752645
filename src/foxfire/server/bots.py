"""Bots decide for seats, with a deadline and an immediate fallback.

Those that answer at once and those that search have processes of their own, so that nobody waits
for a long thought of somebody else's bot. What a bot decides is released after a pause that is
drawn from its level and the table alone, so that its timing says nothing about its cards; a
decision without a choice takes as long as any other.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from foxfire.core.errors import OptionError
from foxfire.core.game import Action, Json
from foxfire.core.play import Observation
from foxfire.server.bot_worker import NO_WEIGHTS, question
from foxfire.server.engines import Engines, Situation
from foxfire.server.metrics import Metrics
from foxfire.server.offers import Offer, default_bot, offer
from foxfire.server.settings import Settings
from foxfire.server.waking import Waking, compile_search
from foxfire.server.workers import COMMAND, Pool

SHORTEST_PAUSE, LONGEST_PAUSE = 0.6, 1.6  # seconds, at pace 1
STEPS_SHARE = 10  # the first step of a turn has the whole budget, each other this part of it
THOUGHT = 1.25  # budgets that are always waited for: the first step of a turn, and a few more
HINT_SECONDS = 1.0
INSTEAD_OF_NETWORK = "search:50ms"

#: Why another than the bot of a seat has decided.
Instead = Literal["asleep", "late", "absent", "program", "weights"]


@dataclass(frozen=True)
class Choice:
    """An action, who chose it, and why that was not the one who was asked."""

    action: Action
    bot: str
    instead: Instead | None = None


def pause(table: str, level: str, number: int, pace: float, seconds: float = 0.0) -> float:
    """How long a bot seems to think; nothing about the position goes into it."""
    drawn = random.Random(f"{table}/{level}/{number}").random()
    shown = pace * (SHORTEST_PAUSE + (LONGEST_PAUSE - SHORTEST_PAUSE) * drawn)
    return shown + THOUGHT * seconds


def fallback(observation: Observation, seed: str) -> Action:
    return random.Random(seed).choice(observation.legal)


class Bots:
    """Everybody who can decide for a seat without being a person."""

    def __init__(
        self, settings: Settings, metrics: Metrics, *, command: Sequence[str] = COMMAND
    ) -> None:
        self._settings = settings
        self._metrics = metrics
        self._quick = Pool(settings.bot_workers, metrics, command)
        self._thinkers = Pool(settings.bot_thinkers, metrics, command)
        self._waking = Waking(compile_search)
        self.engines = Engines(settings, metrics)

    def start(self) -> None:
        """Those that search begin when somebody wants one."""
        self._quick.start()

    async def ready(self) -> None:
        """The first worker of each kind is there."""
        await asyncio.gather(self._quick.ready(), self._thinkers.ready())

    async def close(self) -> None:
        pools = self._quick.close(), self._thinkers.close()
        await asyncio.gather(self._waking.close(), self.engines.close(), *pools)

    @property
    def limit(self) -> float:
        """Seconds for those who answer at once."""
        return self._settings.bot_limit

    def offer(self, name: str, game: str) -> Offer:
        """The bot of this name; raises `OptionError` if tables of this server may not have it."""
        return offer(name, game, self._settings)

    def known(self, name: str, game: str) -> Offer | None:
        """The same for a seat of before; none if there is no such bot any more."""
        try:
            return self.offer(name, game)
        except OptionError:
            return None

    def _can_search(self, game: str) -> bool:
        """Whether a search begins at once; asking wakes it."""
        self._thinkers.start()
        return self._thinkers.size > 0 and self._waking.is_awake(game)

    # --- deciding ---

    async def choose(
        self, seen: Observation, asked: Offer | None, seed: str, limit: float, step: int = 0
    ) -> Choice:
        """A legal action, whatever happens to the bot; `limit` is for those who answer at once."""
        game = seen.game.id
        if asked is None:
            return await self._stand_in(seen, seed, limit, "absent")
        if not asked.compiled:
            chosen = await self._at_once(seen, asked.name, seed, limit)
            if chosen.instead == "weights":
                return await self._instead_of_network(seen, seed, limit)
            return chosen
        if not self._can_search(game):
            return await self._stand_in(seen, seed, limit, "asleep")
        share = STEPS_SHARE if step else 1
        most = asked.seconds / share + self._settings.bot_limit
        question_ = question(seen, asked.name, seed, share=share)
        found = await self._thinkers.ask(question_, limit + asked.seconds, most, searches=True)
        if found is not None and found.action in seen.legal:
            return Choice(found.action, asked.name)
        return await self._stand_in(seen, seed, self._settings.bot_limit, "late")

    async def _at_once(self, seen: Observation, name: str, seed: str, limit: float) -> Choice:
        found = await self._quick.ask(question(seen, name, seed), limit, limit)
        if found is not None and found.action in seen.legal:
            return Choice(found.action, name)
        self._metrics.bot_fallbacks.add()
        instead: Instead | None = "late" if self._quick.size else None
        if found is not None and found.action == NO_WEIGHTS:
            instead = "weights"
        return Choice(fallback(seen, seed), "random", instead)

    async def _instead_of_network(self, seen: Observation, seed: str, limit: float) -> Choice:
        """A search decides, or who stands in for it while it is asleep."""
        search = self.offer(INSTEAD_OF_NETWORK, seen.game.id)
        chosen = await self.choose(seen, search, seed, limit)
        return Choice(chosen.action, chosen.bot, "weights")

    async def _stand_in(self, seen: Observation, seed: str, limit: float, why: Instead) -> Choice:
        self._metrics.bot_fallbacks.add()
        chosen = await self._at_once(seen, default_bot(seen.game.id), seed, limit)
        return Choice(chosen.action, chosen.bot, why)

    async def ask_program(self, asked: Offer, now: Situation) -> Choice:
        """The decision of an outside program, or of the fallback."""
        found = await self.engines.decide(asked, now)
        if found is None:
            return await self._stand_in(now.seen, now.seed, self._settings.bot_limit, "absent")
        action, by, failed = found
        return Choice(action, by, "program" if failed else None)

    # --- advising ---

    async def advise(self, seen: Observation, seed: str) -> Json | None:
        """What a search thinks of a decision, as data; none while it cannot be asked."""
        if not self._can_search(seen.game.id):
            return None
        asked = question(seen, "", seed, hint=HINT_SECONDS)
        limit = self._settings.bot_limit
        answer = await self._thinkers.ask(
            asked, limit + HINT_SECONDS, 4 * HINT_SECONDS + limit, searches=True
        )
        return None if answer is None else answer.hint
