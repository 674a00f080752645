"""A client of the table protocol, as small as can be: thousands of them fit into one process.

It speaks only what docs/protocol.md says and knows nothing of the server's code.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

Json = dict[str, Any]
SHORT, LONG = 126, 127  # markers of the length of a frame
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

_decode = msgspec.json.Decoder(Json).decode
_encode = msgspec.json.Encoder().encode


class SocketClient(asyncio.Protocol):
    """One WebSocket. Messages arrive as objects; nothing waits for anything."""

    def __init__(
        self, head: bytes, on_message: Callable[[Any], None], decode: Callable[[bytes], Any]
    ) -> None:
        self._head = head
        self._on_message = on_message
        self._decode = decode
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._open = False
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[Exception | None] = loop.create_future()

    @classmethod
    async def connect(
        cls,
        url: str,
        headers: dict[str, str],
        on_message: Callable[[Any], None],
        decode: Callable[[bytes], Any] = _decode,
    ) -> SocketClient:
        """Messages are decoded as said, by default into objects."""
        where = urlsplit(url)
        lines = [
            f"GET {where.path}{'?' if where.query else ''}{where.query} HTTP/1.1",
            f"Host: {where.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        head = ("\r\n".join(lines) + "\r\n\r\n").encode()
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: cls(head, on_message, decode), where.hostname or "", where.port or 80
        )
        try:
            await client.opened
        except ConnectionError:
            await client.leave()
            raise
        return client

    def send(self, message: Json) -> None:
        self.send_text(_encode(message))

    def send_text(self, message: bytes) -> None:
        self._frame(TEXT, message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    async def leave(self) -> None:
        """Close, and wait until nothing of the connection is left."""
        self.close()
        await self.closed

    def _frame(self, opcode: int, payload: bytes) -> None:
        """A client masks what it sends; a mask of zeros is one too."""
        size = len(payload)
        if size < SHORT:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        elif size < 2**16:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | SHORT, size)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | LONG, size)
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + payload)

    # --- asyncio.Protocol ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))
        if not self.closed.done():
            self.closed.set_result(exc)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        opcode, size, start = buffer[0] & 15, buffer[1] & 127, 2
        if size >= SHORT:
            form, start = ("!H", 4) if size == SHORT else ("!Q", 10)
            if len(buffer) < start:
                return False
            size = struct.unpack_from(form, buffer, 2)[0]
        if len(buffer) < start + size:
            return False
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == TEXT:
            self._on_message(self._decode(payload))
        elif opcode == PING:
            self._frame(PONG, payload)
        elif opcode == CLOSE:
            self.close()
        return True
