"""Searches are compiled once, in a process of their own, while plain bots stand in for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from foxfire.bots.search.compiling import COMMAND, is_compiled
from foxfire.core import cache

log = logging.getLogger(__name__)

Compile = Callable[[str], Awaitable[bool]]


async def compile_search(game: str) -> bool:
    """Whether the search of a game is compiled; the server process itself never compiles."""
    if not cache.flags().cached:
        await asyncio.to_thread(cache.configure)
    if is_compiled(game):
        return True
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *COMMAND, game, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Waking:
    """Which games' searches can be used, and who compiles the others."""

    def __init__(self, compile_search: Compile = compile_search) -> None:
        self._compile = compile_search
        self._awake: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def is_awake(self, game: str) -> bool:
        """Whether a search begins at once; the first question wakes it."""
        if game not in self._awake and game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._wake(game), name=f"wake-{game}")
        return game in self._awake

    async def _wake(self, game: str) -> None:
        if await self._compile(game):
            self._awake.add(game)
            log.info("the search of %s is ready", game)
        else:
            log.error("the search of %s cannot be compiled; plain bots stand in for it", game)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
