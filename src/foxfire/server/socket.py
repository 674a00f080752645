"""The WebSocket: one connection, any number of tables.

A client that is silent for `dead_after` is gone; one that does not read what it is sent is let go.
Both come back with `hello` and lose nothing.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

import foxfire
from foxfire.core.errors import FoxfireError
from foxfire.server import messages as m
from foxfire.server.connection import Connection
from foxfire.server.errors import TooLargeError, TooManyError, status_of
from foxfire.server.house import House
from foxfire.server.identity import Person
from foxfire.server.limits import Bucket, check_origin
from foxfire.server.session import refusal
from foxfire.server.visitor import address, visitor

RESTART = 1012
DEAD, SLOW, FLOOD = 4001, 4002, 4003  # why we close; the client may come back
LAST_WORDS = 1.0  # seconds to read them in
MOST_REFUSALS = 100  # of one connection by its rate, before it is closed


async def socket(websocket: WebSocket) -> None:
    """One client, from its first to its last message."""
    house: House = websocket.app.state.house
    with ExitStack() as heads:
        try:
            person = await _admit(websocket, house, heads)
        except FoxfireError as error:
            house.metrics.refusals.add()
            content = m.encode(refusal(error, None))
            await websocket.send_denial_response(
                Response(content, status_of(error), media_type="application/json")
            )
            return
        await websocket.accept()
        connection = Connection(person, house.settings.outbox_bytes)
        house.connections.add(connection)
        try:
            await _Dialogue(websocket, house, connection).run()
        finally:
            house.connections.discard(connection)
            await house.sessions.leave(connection)


async def _admit(websocket: WebSocket, house: House, heads: ExitStack) -> Person:
    """The order of checks: the page, the person, how many there are already."""
    headers = websocket.headers
    check_origin(headers.get("origin"), headers.get("host"), house.settings.allowed_origins)
    heads.enter_context(house.address_heads.one_more(address(websocket)))
    person = await visitor(websocket, house.people)
    heads.enter_context(house.person_heads.one_more(person.id))
    return person


class _Dialogue:
    """Reading and writing side by side."""

    def __init__(self, websocket: WebSocket, house: House, connection: Connection) -> None:
        self._websocket = websocket
        self._house = house
        self._connection = connection
        settings = house.settings
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._refused = 0

    async def run(self) -> None:
        self._welcome()
        writing = asyncio.create_task(self._write())
        code = DEAD
        try:
            code = await self._read()
        except TimeoutError:
            code = self._why()
        except WebSocketDisconnect:
            return
        finally:
            writing.cancel()
        with suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):  # to somebody who may not read any more
                if code == FLOOD:
                    for message in self._connection.take_all():  # they say why
                        await self._send(message)
                await self._websocket.close(code)

    def _why(self) -> int:
        """Reading was ended by us: the server stops, nobody reads, or nobody is there."""
        if self._house.closing:
            return RESTART
        if self._connection.closed:
            self._house.metrics.slow_readers.add()
            return SLOW
        return DEAD

    def _welcome(self) -> None:
        house, person = self._house, self._connection.person.id
        self._connection.send(
            m.Welcome(
                protocol=m.PROTOCOL,
                version=foxfire.__version__,
                person=person,
                name=house.people.name(person),
                heartbeat=house.settings.heartbeat,
                dead_after=house.settings.dead_after,
                time=house.clock.now(),
            )
        )

    async def _read(self) -> int:
        """Messages until one is too many; raises `TimeoutError` after silence."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(None) as limit:
            self._connection.on_end = lambda: limit.reschedule(loop.time())
            while self._refused < MOST_REFUSALS:
                if not self._connection.closed:
                    limit.reschedule(loop.time() + self._house.settings.dead_after)
                await self._take(await self._receive())
        return FLOOD

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        said: str | bytes = message.get("text") or message.get("bytes") or b""
        return said

    async def _take(self, raw: str | bytes) -> None:
        if not self._bucket.take():
            self._refused += 1
            self._refuse(TooManyError("too many messages; wait a moment"))
        elif len(raw) > self._house.settings.message_bytes:
            self._refuse(TooLargeError(f"at most {self._house.settings.message_bytes} bytes"))
        else:
            await self._house.sessions.handle(self._connection, raw)

    def _refuse(self, error: FoxfireError) -> None:
        self._house.metrics.refusals.add()
        self._connection.send(refusal(error, None))

    async def _write(self) -> None:
        while True:
            message = await self._connection.next()
            with suppress(RuntimeError, OSError, WebSocketDisconnect):
                await self._send(message)

    async def _send(self, message: bytes) -> None:
        await self._websocket.send({"type": "websocket.send", "text": message.decode()})
