"""Somebody at the other end of a socket or a stream: who it is, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from foxfire.server.identity import Person
from foxfire.server.messages import Server, encode
from foxfire.server.wire import Wire


class SlowReaderError(Exception):
    """What was sent is not read, and there is too much of it by now."""


class Connection:
    """Where tables put messages; they never wait."""

    __slots__ = ("_most", "closed", "on_end", "person", "tables")

    def __init__(self, person: Person, most_bytes: int) -> None:
        self.person = person
        self.tables: set[Any] = set()  # at which it is attached
        self.closed = False
        self.on_end: Callable[[], None] = lambda: None
        self._most = most_bytes

    def send(self, message: Server) -> None:
        self.push(encode(message))

    def push(self, *messages: bytes) -> None:
        """Send encoded messages; too much that is not read ends the connection."""
        if not self.closed and self._take(messages) > self._most:
            self.end()

    def _take(self, messages: tuple[bytes, ...]) -> int:
        """Send or keep messages; the number of bytes that are not read yet."""
        raise NotImplementedError

    def end(self) -> None:
        """Let go of the other end, which may come back."""
        self.closed = True
        self.on_end()


class SocketConnection(Connection):
    """At the other end of a WebSocket: messages go out at once."""

    __slots__ = ("_wire",)

    def __init__(self, person: Person, most_bytes: int, wire: Wire) -> None:
        super().__init__(person, most_bytes)
        self._wire = wire

    def _take(self, messages: tuple[bytes, ...]) -> int:
        return self._wire.push(*messages)


class Outbox(Connection):
    """At the other end of a stream, which takes messages one by one."""

    __slots__ = ("_ready", "_size", "_waiting")

    def __init__(self, person: Person, most_bytes: int) -> None:
        super().__init__(person, most_bytes)
        self._size = 0
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def _take(self, messages: tuple[bytes, ...]) -> int:
        self._waiting.extend(messages)
        self._size += sum(map(len, messages))
        self._ready.set()
        return self._size

    def end(self) -> None:
        super().end()
        self._ready.set()

    async def next(self) -> bytes:
        """The next message to send; raises `SlowReaderError` when nobody kept up."""
        while not self._waiting and not self.closed:
            self._ready.clear()
            await self._ready.wait()
        if self.closed:
            raise SlowReaderError
        message = self._waiting.popleft()
        self._size -= len(message)
        return message

    def take_all(self) -> list[bytes]:
        """What waits now."""
        taken = list(self._waiting)
        self._waiting.clear()
        self._size = 0
        return taken
