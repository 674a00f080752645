"""What goes over a WebSocket is framed as the standard says, and read as it says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from foxfire.server.wire import Wire, frame
from tests.server.houses import in_loop

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LONGEST = 300  # bytes of a message here


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_frame_is_what_another_implementation_makes_of_the_message(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


class FakeTransport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


@asynccontextmanager
async def a_wire(beyond: bytes = b"") -> AsyncIterator[tuple[Wire, FakeTransport, list[bytes]]]:
    """A connection that was accepted; something may have come together with the handshake."""
    accepted, over = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await over.wait()

    config = uvicorn.Config(app, ws_max_size=LONGEST, ws_ping_interval=None, log_config=None)
    heard: list[bytes] = []
    wire, transport = Wire(config, ServerState(), {}), FakeTransport()
    wire.on_message = heard.append
    wire.connection_made(transport)
    wire.data_received(HANDSHAKE + beyond)
    await accepted.wait()
    yield wire, transport, heard
    over.set()


def said(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


MESSAGES = [b"one", b"", b"x" * 125, b"y" * 126, b"z" * LONGEST, b"in pieces", b"last"]
FRAMES = [
    *(said(Opcode.TEXT, message) for message in MESSAGES[:5]),
    said(Opcode.PING, b"!"),
    said(Opcode.TEXT, b"in ", fin=False) + said(Opcode.CONT, b"pieces"),
    said(Opcode.TEXT, b"last"),
]


@pytest.mark.parametrize("size", [1, 2, 5, 64, 10_000])
@in_loop
async def test_messages_are_the_same_however_they_are_cut(size: int) -> None:
    async with a_wire() as (wire, _, heard):
        everything = b"".join(FRAMES)
        for start in range(0, len(everything), size):
            wire.data_received(everything[start : start + size])
        assert heard == MESSAGES


@in_loop
async def test_frames_that_come_one_by_one_are_read_one_by_one() -> None:
    async with a_wire() as (wire, _, heard):
        for data in FRAMES:
            wire.data_received(data)
        assert heard == MESSAGES


@in_loop
async def test_what_comes_with_the_handshake_is_read_too() -> None:
    early = said(Opcode.TEXT, b"early")
    async with a_wire(beyond=early[:4]) as (wire, _, heard):
        wire.data_received(early[4:] + said(Opcode.TEXT, b"later"))
        assert heard == [b"early", b"later"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (said(Opcode.TEXT, b"x" * (LONGEST + 1)), 1009),
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
        (b"\x81\xff" + (2**40).to_bytes(8, "big") + b"mask", 1009),
    ],
)
@in_loop
async def test_what_is_wrong_closes_the_connection(data: bytes, code: int) -> None:
    async with a_wire() as (wire, transport, heard):
        wire.data_received(said(Opcode.TEXT, b"good") + data)
        assert heard == [b"good"]
        assert transport.closed
        assert code.to_bytes(2, "big") in transport.written
