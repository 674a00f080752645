"""Bots think in worker processes, with a deadline and an immediate fallback.

A worker that does not answer in time is killed and replaced. What a bot decides is released after a
pause that is drawn from its level and the table alone, so that its timing says nothing about its
cards; a decision without a choice takes as long as any other.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from foxfire.bots.registry import bot_names
from foxfire.core.errors import OptionError, brief
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.server.bot_worker import LENGTH, Answer, frame, question
from foxfire.server.metrics import Metrics

SHORTEST_PAUSE, LONGEST_PAUSE = 0.6, 1.6  # seconds, at pace 1
RESTART_SECONDS = 5.0  # between attempts to start a worker that does not start
COMMAND: Sequence[str] = (sys.executable, "-m", "foxfire.server.bot_worker")

T = TypeVar("T")

log = logging.getLogger(__name__)


def default_bot(game: str) -> str:
    """The bot that stands in for somebody: the best there is."""
    return bot_names(game)[-1]


def check_bot(name: str, game: str) -> None:
    """A table has bots that answer at once; one with a budget of its own could hold up a worker."""
    if name not in bot_names(game):
        names = ", ".join(bot_names(game))
        raise OptionError(f"there is no bot {brief(name)} for {game}; the bots are {names}")


def pause(table: str, level: str, number: int, pace: float) -> float:
    """How long a bot seems to think; nothing about the position goes into it."""
    drawn = random.Random(f"{table}/{level}/{number}").random()
    return pace * (SHORTEST_PAUSE + (LONGEST_PAUSE - SHORTEST_PAUSE) * drawn)


def fallback(observation: Observation, seed: str) -> Action:
    return random.Random(seed).choice(observation.legal)


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._decoder = msgspec.msgpack.Decoder(Answer)

    @classmethod
    async def start(cls, command: Sequence[str]) -> Worker:
        pipe = asyncio.subprocess.PIPE
        # In a session of its own: a Ctrl-C at the keyboard is for the server alone.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, start_new_session=True
        )
        worker = cls(process)
        try:
            await worker._answer()
        except BaseException:  # it did not get ready, or nobody wants it any more
            await worker.end()
            raise
        return worker

    async def ask(self, asked: bytes) -> Action:
        assert self._process.stdin is not None
        self._process.stdin.write(asked)
        return await self._answer()

    async def _answer(self) -> Action:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        body = await self._process.stdout.readexactly(LENGTH.unpack(head)[0])
        return self._decoder.decode(body).action

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Bots:
    """A few workers, and everybody who waits for one."""

    def __init__(self, workers: int, metrics: Metrics, *, command: Sequence[str] = COMMAND) -> None:
        self._number = workers
        self._metrics = metrics
        self._command = command
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        for _ in range(self._number):
            self._begin_one()

    async def ready(self) -> None:
        """The first worker is there."""
        if self._number:
            self._free.put_nowait(await self._free.get())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in list(self._all):
            await self._drop(worker)

    async def choose(self, observation: Observation, level: str, seed: str, limit: float) -> Action:
        """A legal action within the limit, whatever happens to the worker."""
        action = None
        if self._number and limit > 0:
            asked = frame(question(observation, level, seed))
            # Whoever stops waiting does not stop the worker, whose answer must be taken.
            action = await asyncio.shield(self._keep(self._think(asked, limit)))
        if action in observation.legal:
            return action
        self._metrics.bot_fallbacks.add()
        return fallback(observation, seed)

    async def _think(self, asked: bytes, limit: float) -> Action | None:
        worker = None
        try:
            async with asyncio.timeout(limit):
                worker = await self._free.get()
                action = await worker.ask(asked)
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError):
            if worker is not None:
                self._replace(worker)
            return None
        self._free.put_nowait(worker)
        return action

    def _replace(self, worker: Worker) -> None:
        log.warning("a bot worker is replaced")
        self._metrics.bot_replacements.add()
        self._keep(self._drop(worker))
        self._begin_one()

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    def _begin_one(self) -> None:
        self._keep(self._start_one())

    def _keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that nobody else holds on to."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _start_one(self) -> None:
        while True:
            try:
                worker = await Worker.start(self._command)
            except (EOFError, OSError):
                log.error("a bot worker cannot be started; fallbacks decide until one can")
                await asyncio.sleep(RESTART_SECONDS)
                continue
            self._all.add(worker)
            self._free.put_nowait(worker)
            return
