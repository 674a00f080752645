"""Server-sent events: the same messages as over the socket, for networks that block sockets.

What a client says goes by POST. The id of an event tells how far each view has come; a browser
sends it back by itself when it reconnects, and gets the gap.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from starlette.responses import StreamingResponse

from foxfire.core.errors import MessageError
from foxfire.server import messages as m
from foxfire.server.connection import Outbox, SlowReaderError
from foxfire.server.house import House
from foxfire.server.rest import Call
from foxfire.server.visitor import address


class Numbered(msgspec.Struct):
    """What of a message says how far a view has come."""

    view: m.View | None = None
    seq: int | None = None


_numbers = msgspec.json.Decoder(Numbered)
Marks = dict[m.View, int]


def format_marks(marks: Marks) -> str:
    """`0.17_1.17`: each view with its last number."""
    return "_".join(f"{view}.{seq}" for view, seq in marks.items())


def parse_marks(text: str) -> Marks:
    marks: Marks = {}
    for part in filter(None, text.split("_")):
        view, _, seq = part.partition(".")
        try:
            marks[msgspec.convert(int(view) if view.isdecimal() else view, m.View)] = int(seq)
        except (ValueError, msgspec.ValidationError):
            raise MessageError(f"{text[:40]!r} is no id of an event") from None
    return marks


async def stream(call: Call) -> StreamingResponse:
    """Attach, then send what comes; errors before the first byte are plain answers."""
    house = call.house
    marks = parse_marks(call.request.headers.get("last-event-id", ""))
    with ExitStack() as heads:
        heads.enter_context(house.address_heads.one_more(address(call.request)))
        heads.enter_context(house.person_heads.one_more(call.person.id))
        connection = Outbox(call.person, house.settings.outbox_bytes)
        table = await house.lobby.find(call.path["table"])
        for hello in _hellos(call, table.id, marks):
            await table.attach(connection, hello)
        kept = heads.pop_all()  # until the stream ends
    return StreamingResponse(
        _sent(house, connection, marks, kept),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


def _hellos(call: Call, table: str, marks: Marks) -> list[m.Hello]:
    given: dict[str, Any] = {"table": table, "invite": call.query("invite")}
    if marks:
        return [m.Hello(**given, view=view, last=last) for view, last in marks.items()]
    view, last = call.query("view"), call.query("last")
    try:
        if view is not None:
            seen = int(view) if view.isdecimal() else view
            given |= {"view": seen, "last": None if last is None else int(last)}
        return [msgspec.convert(given, m.Hello)]
    except (ValueError, msgspec.ValidationError) as error:
        raise MessageError(str(error)) from None


async def _sent(
    house: House, connection: Outbox, marks: Marks, heads: ExitStack
) -> AsyncIterator[bytes]:
    house.connections.add(connection)
    try:
        with heads, suppress(SlowReaderError):
            while True:
                try:
                    message = await asyncio.wait_for(connection.next(), house.settings.heartbeat)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                yield _frame(message, marks)
    finally:
        house.connections.discard(connection)
        await house.sessions.leave(connection)


def _frame(message: bytes, marks: Marks) -> bytes:
    numbered = _numbers.decode(message)
    if numbered.view is not None and numbered.seq is not None:
        marks[numbered.view] = numbered.seq
    return b"id: %b\ndata: %b\n\n" % (format_marks(marks).encode(), message)
