"""What one client says, one message after the other; sockets and POST requests end here alike."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import msgspec

from foxfire.core.errors import FoxfireError, MessageError
from foxfire.server import messages as m
from foxfire.server.connection import Connection
from foxfire.server.errors import NotAllowedError
from foxfire.server.identity import Person
from foxfire.server.lobby import Lobby
from foxfire.server.services import Services

LONGEST_PING = 60  # bytes
DEFECT = "defect"  # the code of a mistake of ours

log = logging.getLogger(__name__)


def read(raw: bytes | str) -> m.FromClient:
    """One message; raises `MessageError` saying what is wrong with it."""
    try:
        message: m.FromClient = m.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, UnicodeEncodeError, RecursionError) as error:
        raise MessageError(str(error)) from None
    return message


def claimed_id(raw: bytes | str) -> str | None:
    """The id of a command that could not be read, so that its sender knows which it was."""
    try:
        said = msgspec.json.decode(raw, type=dict[str, object]).get("id")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return said if isinstance(said, str) and len(said) <= 40 else None


def refusal(error: FoxfireError, command: str | None) -> m.Error:
    return m.Error(code=error.code, message=error.message, clause=error.clause, id=command)


class Sessions:
    """Answers messages with the tables of a lobby."""

    def __init__(self, services: Services, lobby: Lobby) -> None:
        self._services = services
        self._lobby = lobby

    async def handle(self, connection: Connection, raw: bytes | str) -> None:
        """Do what a message says; whatever it is, it is answered."""
        try:
            await self._handle(connection, read(raw))
        except FoxfireError as error:
            self._services.metrics.refusals.add()
            connection.send(refusal(error, claimed_id(raw)))
        except Exception:  # ours, not theirs; the connection lives on
            log.exception("a message: a defect")
            said = m.Error(code=DEFECT, message="something went wrong here", clause=None)
            connection.send(msgspec.structs.replace(said, id=claimed_id(raw)))

    def answer_ping(self, connection: Connection, raw: bytes) -> bool:
        """Most messages are signs of life, and wait for nothing; whether this was one."""
        if len(raw) > LONGEST_PING or b'"ping"' not in raw:
            return False
        try:
            message = read(raw)
        except MessageError:
            return False
        if isinstance(message, m.Ping):
            connection.send(m.Pong(n=message.n, time=self._services.clock.now()))
        return isinstance(message, m.Ping)

    async def _handle(self, connection: Connection, message: m.FromClient) -> None:
        match message:
            case m.Ping():
                connection.send(m.Pong(n=message.n, time=self._services.clock.now()))
            case m.Hello():
                await (await self._lobby.find(message.table)).attach(connection, message)
            case m.Bye():
                await (await self._lobby.find(message.table)).detach(connection)
            case m.Seen():
                table = await self._lobby.find(message.table)
                table.seen(connection.person.id, message.view, message.seq)
            case _:
                await self.command(connection.person, message, connection.send)

    async def command(
        self,
        person: Person,
        command: m.Command,
        tell: Callable[[m.Server], None] = lambda reply: None,
    ) -> m.Server:
        """Carry a command out; raises what it is refused with.

        `tell` is given the reply at once, so that it travels with what the table says.
        """
        if not person.may("play"):
            raise NotAllowedError("this token may not play")
        begun = time.perf_counter()
        table = await self._lobby.find(command.table)
        reply = await table.do(person.id, command, tell)
        self._services.metrics.commands.add()
        self._services.metrics.command_seconds.add(time.perf_counter() - begun)
        return reply

    async def leave(self, connection: Connection) -> None:
        """The other end is gone; a `hello` that still waits somewhere comes too late."""
        connection.closed = True
        for table in list(connection.tables):
            await table.detach(connection)
