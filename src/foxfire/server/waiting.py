"""What a table does by itself: it waits for a decision, and a bot decides, or somebody is late."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import structs

from foxfire.core.play import Done, Play
from foxfire.server import drafts, starts, together
from foxfire.server import entries as e
from foxfire.server.bots import Choice, pause
from foxfire.server.clock import Alarm, Millis
from foxfire.server.engines import Situation
from foxfire.server.errors import UnavailableError
from foxfire.server.offers import Offer, default_bot
from foxfire.server.playing import answered, deal_late

if TYPE_CHECKING:
    from foxfire.server.table import Table

RETRY_MILLIS = 1_000  # when a bot's turn could not be stored
GRACE_MILLIS = 30_000  # after a restart nobody is late at once


@dataclass
class _Wait:
    """For one player: the alarm for a person's time, or the thinking of a bot."""

    about: tuple[object, ...]  # what must stay the same
    alarm: Alarm | None = None
    thinking: asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thinking is not None:
            self.thinking.cancel()


class Waiting:
    """For every question that is open, who answers it if nobody does."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._services, self._clock = table.services, table.services.clock
        self._loaded_at = self._clock.now()
        self._waits: dict[int, _Wait] = {}  # by player
        self._deal: Alarm | None = None  # after a pause

    @property
    def is_for_nothing(self) -> bool:
        return not self._waits and self._deal is None

    def look(self) -> None:
        """After every change: wait for what is asked now, and for nothing else."""
        s = self._table.state
        asked = s.questions if s.people else {}  # bots wait until somebody is here to see them play
        self._send_programs_away(asked)
        self._await_deal(s.deal_at if s.people else None)
        for player in [player for player in self._waits if player not in asked]:
            self._waits.pop(player).stop()
        for player, question in asked.items():
            seat = s.seats[player]
            about = question.decision, seat.kind, seat.bot, s.deadline(player)
            if player not in self._waits or self._waits[player].about != about:
                self._begin(player, about)  # talk, say, does not begin a decision anew

    def _await_deal(self, at: Millis | None) -> None:
        if self._deal is not None:
            self._deal.cancel()
        self._deal = None
        if at is not None:
            work = lambda: deal_late(self._table)  # noqa: E731
            self._deal = self._clock.wake(at, lambda: self._table.post(work))

    def stop(self) -> None:
        while self._waits:
            self._waits.popitem()[1].stop()
        self._await_deal(None)
        self._services.bots.engines.keep(self._table.id, {})

    def _send_programs_away(self, asked: Mapping[int, object]) -> None:
        """All but those of the bots that sit here now, while there is something to decide."""
        seats = self._table.state.seats if asked else []
        bots = {player: seat.bot for player, seat in enumerate(seats) if seat.bot is not None}
        self._services.bots.engines.keep(self._table.id, bots)

    def _begin(self, player: int, about: tuple[object, ...]) -> None:
        if player in self._waits:
            self._waits[player].stop()
        wait = self._waits[player] = _Wait(about)
        s = self._table.state
        deadline = s.deadline(player)
        if s.seats[player].kind == "bot":
            self._think(wait, player, late=False)
        elif deadline is not None and s.tempo.late == "bot":
            if s.questions[player].asked_at < self._loaded_at:
                deadline = max(deadline, self._loaded_at + GRACE_MILLIS)
            wait.alarm = self._clock.wake(deadline, lambda: self._think(wait, player, late=True))

    # --- bots ---

    def _think(self, wait: _Wait, player: int, *, late: bool) -> None:
        work = self._thought(wait, self._table.state.questions[player].decision, player, late)
        wait.thinking = asyncio.create_task(work, name=f"bot-{self._table.id}")

    async def _thought(self, wait: _Wait, decision: int, player: int, late: bool) -> None:
        """A bot's turn: think in a worker, wait for the release, then hand it in.

        A bot that decides for somebody who is late has kept people waiting enough.
        """
        s, services = self._table.state, self._services
        loop, begun = asyncio.get_running_loop(), asyncio.get_running_loop().time()
        name = s.seats[player].bot or default_bot(s.setup.game)
        bot = services.bots.known(name, s.setup.game)
        pace, seconds = services.settings.bot_pace, 0.0 if bot is None else bot.seconds
        shown = 0.0 if late else pause(s.id, name, decision, pace, seconds)
        answer = await self._turn(bot, player, max(shown, services.settings.bot_limit))
        await asyncio.sleep(begun + shown - loop.time())
        self._table.post(lambda: self._answer(wait, decision, structs.replace(answer, late=late)))

    async def _turn(self, bot: Offer | None, player: int, limit: float) -> e.Answered:
        """A whole turn, decided step by step on a copy; every step is news to nobody else."""
        s, bots, loop = self._table.state, self._services.bots, asyncio.get_running_loop()
        assert s.play is not None
        trial = together.asked(s.play, player).copy()
        decision, ends = s.questions[player].decision, loop.time() + limit
        made: list[Choice] = []
        while not made or drafts.goes_on(trial, player):
            seed = f"{s.id}/{decision}/{player}/{len(made)}"
            seen, left = trial.observe(player), ends - loop.time()
            written = starts.scripted(s.start, trial, player)
            if written is not None:
                made.append(Choice(written, s.seats[player].bot or default_bot(s.setup.game)))
            elif bot is not None and bot.outside:
                own = [Done(player, choice.action) for choice in made]
                now = Situation(s.id, s.play, own, seen, seed)
                made.append(await bots.ask_program(bot, now))
            else:
                made.append(await bots.choose(seen, bot, seed, left, step=len(made)))
            trial.apply(made[-1].action)
        return _answer_of(player, made, trial)

    async def _answer(self, wait: _Wait, decision: int, answer: e.Answered) -> None:
        s, player = self._table.state, answer.player
        asked = s.questions.get(player)
        if asked is None or asked.decision != decision:
            return  # somebody was faster
        if s.seats[player].kind != "bot" and not answer.late:
            return  # somebody has taken the seat back
        assert s.play is not None
        after = drafts.check_turn(together.asked(s.play, player), answer.actions)
        new, final = answered(s, answer, after)
        try:
            await self._table.write(*new, after=final)
        except UnavailableError:
            again = self._clock.now() + RETRY_MILLIS
            retry = lambda: self._answer(wait, decision, answer)  # noqa: E731
            wait.alarm = self._clock.wake(again, lambda: self._table.post(retry))


def _answer_of(player: int, made: Sequence[Choice], trial: Play) -> e.Answered:
    """A turn that another bot had to help with is that one's."""
    actions = [trial.game.format_action(choice.action) for choice in made]
    whose = next((choice for choice in made if choice.instead is not None), made[0])
    return e.Answered(player=player, actions=actions, bot=whose.bot, instead=whose.instead)
