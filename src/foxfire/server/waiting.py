"""What a table does by itself: it waits for a decision, and a bot decides, or somebody is late."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from foxfire.server import drafts
from foxfire.server import entries as e
from foxfire.server.bots import default_bot, pause
from foxfire.server.clock import Alarm
from foxfire.server.errors import UnavailableError
from foxfire.server.playing import deal

if TYPE_CHECKING:
    from foxfire.server.table import Table

RETRY_MILLIS = 1_000  # when a bot's turn could not be stored
GRACE_MILLIS = 30_000  # after a restart nobody is late at once


class Waiting:
    """The alarm for a person's time, or the thinking of a bot."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._services, self._clock = table.services, table.services.clock
        self._loaded_at = self._clock.now()
        self._alarm: Alarm | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._awaited: tuple[object, ...] | None = None  # the decision that is waited for

    @property
    def is_for_nothing(self) -> bool:
        return self._alarm is None and self._thinking is None

    def await_decision(self) -> None:
        """After every change: an alarm for a person's time, thinking for a bot."""
        s, decider = self._table.state, self._table.state.decider
        if decider is None or not s.people:  # bots wait until somebody is here to see them play
            self.stop()
            return
        awaited = s.decision, s.seats[decider].kind, s.seats[decider].bot, s.deadline
        if awaited == self._awaited:  # talk, say, does not begin a decision anew
            return
        self.stop()
        self._awaited = awaited
        if s.seats[decider].kind == "bot":
            self._think(late=False)
        elif s.deadline is not None and s.tempo.late == "bot":
            fresh = s.asked_at >= self._loaded_at
            due = s.deadline if fresh else max(s.deadline, self._loaded_at + GRACE_MILLIS)
            self._alarm = self._clock.wake(due, lambda: self._think(late=True))

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        self._alarm = self._thinking = self._awaited = None

    # --- bots ---

    def _think(self, *, late: bool) -> None:
        player = self._table.state.decider
        assert player is not None
        work = self._thought(self._table.state.decision, player, late)
        self._thinking = asyncio.create_task(work, name=f"bot-{self._table.id}")

    async def _thought(self, decision: int, player: int, late: bool) -> None:
        """A bot's turn: think in a worker, wait for the release, then hand it in.

        A bot that decides for somebody who is late has kept people waiting enough.
        """
        s, settings = self._table.state, self._services.settings
        loop = asyncio.get_running_loop()
        level = s.seats[player].bot or default_bot(s.setup.game)
        wait = 0.0 if late else pause(s.id, level, decision, settings.bot_pace)
        released = loop.time() + wait
        actions = await self._turn(level, player, wait or settings.bot_limit)
        await asyncio.sleep(released - loop.time())
        self._table.post(lambda: self._play(decision, player, level, actions, late))

    async def _turn(self, level: str, player: int, limit: float) -> list[str]:
        """A whole turn, decided step by step on a copy; every step is news to nobody else."""
        s, loop = self._table.state, asyncio.get_running_loop()
        assert s.play is not None
        trial = s.play.copy()
        actions: list[str] = []
        ends = loop.time() + limit
        while not actions or drafts.goes_on(trial, player):
            seed = f"{s.id}/{s.decision}/{len(actions)}"
            left = ends - loop.time()
            action = await self._services.bots.choose(trial.observe(player), level, seed, left)
            actions.append(trial.game.format_action(action))
            trial.apply(action)
        return actions

    async def _play(
        self, decision: int, player: int, level: str, actions: list[str], late: bool
    ) -> None:
        s = self._table.state
        if s.decision != decision or (s.seats[player].kind != "bot" and not late):
            return  # somebody was faster, or has taken the seat back
        assert s.play is not None
        after = drafts.check_turn(s.play, actions)
        turn = e.Played(player=player, actions=actions, bot=level, late=late)
        try:
            await self._table.write(turn, *deal(s, after), after=after)
        except UnavailableError:
            again = self._clock.now() + RETRY_MILLIS
            retry = lambda: self._play(decision, player, level, actions, late)  # noqa: E731
            self._alarm = self._clock.wake(again, lambda: self._table.post(retry))
