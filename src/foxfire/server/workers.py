"""Processes in which bots think. One that does not answer in time is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from foxfire.server.bot_worker import LENGTH, Answer, Question, frame
from foxfire.server.metrics import Metrics

RESTART_SECONDS = 5.0  # between attempts to start a worker that does not start
LOADING_SECONDS = 60.0  # more for the first search of a game in a process: it reads compiled code
COMMAND: Sequence[str] = (sys.executable, "-m", "foxfire.server.bot_worker")

T = TypeVar("T")

log = logging.getLogger(__name__)


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._decoder = msgspec.msgpack.Decoder(Answer)
        self.loaded: set[str] = set()  # games whose search it has read

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

    async def ask(self, asked: bytes) -> Answer:
        assert self._process.stdin is not None
        self._process.stdin.write(asked)
        return await self._answer()

    async def _answer(self) -> Answer:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        body = await self._process.stdout.readexactly(LENGTH.unpack(head)[0])
        return self._decoder.decode(body)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Pool:
    """A few workers, and everybody who waits for one."""

    def __init__(self, workers: int, metrics: Metrics, command: Sequence[str] = COMMAND) -> None:
        self.size = workers
        self._metrics = metrics
        self._command = command
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._started = 0
        self._all: set[Worker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Once; later calls change nothing."""
        while self._started < self.size:
            self._started += 1
            self._begin_one()

    async def ready(self) -> None:
        """The first worker is there."""
        self.start()
        if self.size:
            self._free.put_nowait(await self._free.get())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in list(self._all):
            await self._drop(worker)

    async def ask(
        self, question: Question, patience: float, limit: float, *, searches: bool = False
    ) -> Answer | None:
        """An answer, or none if no worker is free or none answers in time.

        `patience` is for getting a worker, `limit` for its thinking. Whoever stops waiting does not
        stop the worker, whose answer must be taken.
        """
        if not self.size or patience <= 0:
            return None
        return await asyncio.shield(self._keep(self._ask(question, patience, limit, searches)))

    async def _ask(
        self, question: Question, patience: float, limit: float, searches: bool
    ) -> Answer | None:
        try:
            async with asyncio.timeout(patience):
                worker = await self._free.get()
        except TimeoutError:
            return None
        loading = searches and question.game not in worker.loaded
        try:
            async with asyncio.timeout(limit + (LOADING_SECONDS if loading else 0.0)):
                answer = await worker.ask(frame(question))
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError):
            self._replace(worker)
            return None
        worker.loaded |= {question.game} if searches else set()
        self._free.put_nowait(worker)
        return answer

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
