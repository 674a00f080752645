"""The WebSocket: one connection, any number of tables.

A client that is silent for `dead_after` is gone; one that does not read what it is sent is let go.
Both come back with `hello` and lose nothing.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

import foxfire
from foxfire.core.errors import FoxfireError
from foxfire.server import messages as m
from foxfire.server.connection import SocketConnection
from foxfire.server.errors import TooManyError, status_of
from foxfire.server.house import House
from foxfire.server.identity import Person
from foxfire.server.limits import Bucket, check_origin
from foxfire.server.mailbox import Mailbox
from foxfire.server.session import refusal
from foxfire.server.visitor import address, visitor
from foxfire.server.wire import EXTENSION, Wire

RESTART = 1012
DEAD, SLOW, FLOOD = 4001, 4002, 4003  # why we close; the client may come back
LAST_WORDS = 1.0  # seconds to read them in
MOST_REFUSALS = 100  # of one connection by its rate, before it is closed
MOST_WAITING = 8  # messages that wait for their turn before no more are read


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
        wire: Wire = websocket.scope["extensions"][EXTENSION]
        connection = SocketConnection(person, house.settings.outbox_bytes, wire)
        dialogue = _Dialogue(house, connection, wire)
        await websocket.accept()
        house.connections.add(connection)
        try:
            code = await dialogue.run()
            if code is not None:
                await _close(websocket, wire, code)
        finally:
            house.connections.discard(connection)
            await house.sessions.leave(connection)


async def _close(websocket: WebSocket, wire: Wire, code: int) -> None:
    """Say why, to somebody who may not read any more."""
    try:
        async with asyncio.timeout(LAST_WORDS):
            await websocket.close(code)
    except (RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
        wire.transport.abort()


async def _admit(websocket: WebSocket, house: House, heads: ExitStack) -> Person:
    """The order of checks: the page, the person, how many there are already."""
    headers = websocket.headers
    check_origin(headers.get("origin"), headers.get("host"), house.settings.allowed_origins)
    heads.enter_context(house.address_heads.one_more(address(websocket)))
    person = await visitor(websocket, house.people)
    heads.enter_context(house.person_heads.one_more(person.id))
    return person


class _Dialogue:
    """Messages are taken as they come and answered one after the other."""

    def __init__(self, house: House, connection: SocketConnection, wire: Wire) -> None:
        self._house = house
        self._connection = connection
        self._wire = wire
        settings, self._loop = house.settings, asyncio.get_running_loop()
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._refused = 0
        self._said: Mailbox[bytes | None] = Mailbox()  # None: the other end is gone
        self._task = asyncio.current_task()
        self._code: int | None = None  # with which we close
        self._heard_at = self._loop.time()
        self._alarm = self._loop.call_later(settings.dead_after, self._check_alive)
        wire.on_message = self._hear
        wire.on_lost = lambda: self._said.put(None)
        connection.on_end = lambda: self._stop(self._why())

    async def run(self) -> int | None:
        """Answer until the end; the code to close with, none when the other end has closed."""
        self._welcome()
        try:
            while (raw := await self._said.take()) is not None:
                await self._house.sessions.handle(self._connection, raw)
                if len(self._said) < MOST_WAITING:
                    self._wire.resume()
        except asyncio.CancelledError:
            if self._code is None or self._task is None:
                raise
            self._task.uncancel()
        finally:
            self._alarm.cancel()
        return self._code

    def _stop(self, code: int) -> None:
        """End it from our side, whatever is being answered."""
        if self._code is None and self._task is not None:
            self._code = code
            self._task.cancel()

    def _why(self) -> int:
        """We let go of somebody: the server stops, or nobody reads."""
        if self._house.closing:
            return RESTART
        self._house.metrics.slow_readers.add()
        return SLOW

    def _check_alive(self) -> None:
        left = self._heard_at + self._house.settings.dead_after - self._loop.time()
        if left <= 0:
            self._stop(DEAD)
        else:
            self._alarm = self._loop.call_later(left, self._check_alive)

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

    def _hear(self, raw: bytes) -> None:
        """Something was said; uvicorn has checked how long it is."""
        self._heard_at = self._loop.time()
        if not self._bucket.take():
            self._refuse(TooManyError("too many messages; wait a moment"))
        elif not self._house.sessions.answer_ping(self._connection, raw):
            self._said.put(raw)
            if len(self._said) >= MOST_WAITING:
                self._wire.pause()

    def _refuse(self, error: FoxfireError) -> None:
        self._house.metrics.refusals.add()
        self._connection.send(refusal(error, None))
        self._refused += 1
        if self._refused >= MOST_REFUSALS:
            self._stop(FLOOD)
