"""Somebody at the other end of a socket or a stream: who it is, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from foxfire.server.identity import Person
from foxfire.server.messages import Server, encode


class SlowReaderError(Exception):
    """What was sent is not read, and there is too much of it by now."""


class Connection:
    """An outbox with a bound. Tables put messages in and never wait."""

    __slots__ = (
        "_most",
        "_ready",
        "_waiting",
        "closed",
        "on_end",
        "person",
        "size",
        "tables",
    )

    def __init__(self, person: Person, most_bytes: int) -> None:
        self.person = person
        self.tables: set[Any] = set()  # at which it is attached
        self.size = 0
        self.closed = False
        self.on_end: Callable[[], None] = lambda: None
        self._most = most_bytes
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, message: Server) -> None:
        self.push(encode(message))

    def push(self, message: bytes) -> None:
        """Queue an encoded message; too much of it ends the connection."""
        if self.closed:
            return
        self._waiting.append(message)
        self.size += len(message)
        if self.size > self._most:
            self.end()
        self._ready.set()

    def end(self) -> None:
        """Let go of the other end, which may come back."""
        self.closed = True
        self.on_end()
        self._ready.set()

    async def next(self) -> bytes:
        """The next message to send; raises `SlowReaderError` when nobody kept up."""
        while not self._waiting and not self.closed:
            self._ready.clear()
            await self._ready.wait()
        if self.closed:
            raise SlowReaderError
        message = self._waiting.popleft()
        self.size -= len(message)
        return message

    def take_all(self) -> list[bytes]:
        """What waits now, for tests and for the end."""
        taken = list(self._waiting)
        self._waiting.clear()
        self.size = 0
        return taken
