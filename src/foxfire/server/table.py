"""The actor: one task owns a table, and everything that happens to it happens there, in order.

The life of a command:

 1. The connection has checked its size, its form and its sender's rate (`socket.py`).
 2. It waits in the inbox of its table.
 3. Sent before by the same person? Then it is acknowledged again, and nothing happens.
 4. The ladder of checks for its kind (`checks.py`): seat, state of the game, decision, player.
 5. What it does is worked out on a copy; a turn that is not legal or not whole ends here.
 6. Its entries are written down. If that fails, nothing has happened.
 7. The entries are folded into the state, and every viewer is sent what it may see.
 8. It is acknowledged.

Nothing is sent that is not on disk, and nothing is on disk that was not checked. What each command
does is in `playing.py`, `seating.py` and `agreeing.py`; who looks is in `eyes.py`; what happens by
itself is in `waiting.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from foxfire.core.errors import FoxfireError
from foxfire.core.play import Play
from foxfire.core.records import Record
from foxfire.server import agreeing, playing, seating
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.connection import Connection
from foxfire.server.entries import Entry, Line
from foxfire.server.errors import IncompleteTurnError, RefusedError, UnavailableError
from foxfire.server.eyes import Eyes
from foxfire.server.mailbox import Mailbox
from foxfire.server.messages import View
from foxfire.server.services import Maker, Services
from foxfire.server.state import COMMANDS, SeatState, TableState
from foxfire.server.waiting import Waiting
from foxfire.server.writer import RepeatedError

log = logging.getLogger(__name__)

Handler = Callable[["Table", str, Any], Awaitable[m.Server]]
Tell = Callable[[m.Server], None]

_HANDLERS: dict[type[m.Command], Handler] = {
    m.Commit: playing.commit,
    m.Explore: playing.explore,
    m.Contribute: playing.contribute,
    m.Sit: seating.sit,
    m.Leave: seating.leave,
    m.Appoint: seating.appoint,
    m.Start: seating.start,
    m.Rematch: seating.rematch,
    m.Talk: agreeing.talk,
    m.Propose: agreeing.propose,
    m.Consent: agreeing.consent,
}


#: Entries after which a table looks different in a list.
_LISTED = (e.Sat, e.Vacated, e.Botted, e.Started, e.TempoSet)


@dataclass(slots=True)
class _Job:
    work: Callable[[], Awaitable[Any]]
    future: asyncio.Future[Any]


class Table:
    """One table in memory."""

    def __init__(
        self, state: TableState, invite_hash: str, services: Services, maker: Maker
    ) -> None:
        self.state = state
        self.id = state.id
        self.invite_hash = invite_hash
        self.services = services
        self.maker = maker
        self.broken = False  # no longer what the database says; to be loaded again
        self._inbox: Mailbox[_Job] = Mailbox()
        self.eyes = Eyes(self)
        self.waiting = Waiting(self)
        self._task = asyncio.create_task(self._run(), name=f"table-{self.id}")
        self.waiting.look()

    # --- the task ---

    async def _run(self) -> None:
        while True:
            job = await self._inbox.take()
            try:
                result = await job.work()
            except Exception as error:
                if not isinstance(error, FoxfireError):
                    log.exception("table %s: a defect", self.id)
                if not job.future.cancelled():
                    job.future.set_exception(error)
            else:
                if not job.future.cancelled():
                    job.future.set_result(result)

    async def call(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Let the task do something, after all that is waiting."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._inbox.put(job)
        return await job.future

    def post(self, work: Callable[[], Awaitable[Any]]) -> None:
        """The same, for somebody who does not wait: alarms and bots."""
        future = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._inbox.put(_Job(work, future))

    async def close(self) -> None:
        """Forget this table; who looks at it comes back and finds it loaded anew."""
        self.waiting.stop()
        self.eyes.close_all()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is to happen by itself."""
        return self.eyes.are_closed and not self._inbox and self.state.status != "running"

    # --- commands ---

    async def do(self, person: str, command: m.Command, tell: Tell) -> m.Server:
        """Carry a command out, once, and tell the reply; raises what it is refused with."""
        if isinstance(command, m.Hint):
            reply: m.Server = await playing.hint(self, person, command)
            tell(reply)
        else:
            reply = await self.call(lambda: self._do(person, command, tell))
        return reply

    async def _do(self, person: str, command: m.Command, tell: Tell) -> m.Server:
        reply = await self._reply(person, command)
        tell(reply)
        return reply

    async def _reply(self, person: str, command: m.Command) -> m.Server:
        if (person, command.id) in self.state.commands:
            return self.ack(command, self.state.commands[person, command.id])
        try:
            return await _HANDLERS[type(command)](self, person, command)
        except IncompleteTurnError:  # the question is still open, so this has not been carried out
            raise
        except RefusedError:
            if await self._is_forgotten(person, command):
                return self.ack(command)
            raise

    async def _is_forgotten(self, person: str, command: m.Command) -> bool:
        """Whether a command was carried out so long ago that only the store knows of it."""
        if len(self.state.commands) < COMMANDS:
            return False
        return await self.services.store.has_command(self.id, person, command.id)

    def ack(self, command: m.Command, made: str | None = None) -> m.Ack:
        return m.Ack(id=command.id, table=self.id, made=made)

    async def obey(
        self, person: str, command: m.Command, *new: Entry, after: Play | None = None
    ) -> m.Ack:
        """Write down what a command does and let it happen; `after` is the game it leads to."""
        try:
            await self._append(self._lines(person, command, new), new, after)
        except RepeatedError:
            return await self._repeated(person, command)
        return self.ack(command)

    async def write(
        self, *new: Entry, after: Play | None = None, person: str | None = None
    ) -> None:
        """The same for what nobody commanded."""
        try:
            await self._append(self._lines(person, None, new), new, after)
        except RepeatedError:
            await self._repeated(None, None)

    def _lines(
        self, person: str | None, command: m.Command | None, new: Sequence[Entry]
    ) -> list[Line]:
        first, at = self.state.number + 1, self.services.clock.now()
        ids = [None if command is None else command.id, *[None] * len(new)]
        return [
            Line(first + place, at, entry, person, ids[place]) for place, entry in enumerate(new)
        ]

    async def _append(
        self, lines: Sequence[Line], new: Sequence[Entry], after: Play | None
    ) -> None:
        s = self.state
        await self.services.store.append(
            self.id, lines, seated=_newcomer(s, new), status=_status(new, after)
        )
        for line in lines:
            self.eyes.tell(s.fold(line))
            self.services.metrics.turns.add(isinstance(line.entry, e.Played))
        kinds = {type(entry) for entry in new}
        if e.Started in kinds:
            await self.eyes.move_watchers()
        self.waiting.look()
        if s.setup.public and not kinds.isdisjoint(_LISTED):
            self.maker.changed()

    async def _repeated(self, person: str | None, command: m.Command | None) -> m.Ack:
        """An old command comes again; or the database knows more of the table than we do.

        That may be so when somebody else has written to it, and when a write that seemed to fail
        has succeeded after all. The table is loaded again before anything else happens.
        """
        store = self.services.store
        self.broken = await store.last_number(self.id) != self.state.number
        if person and command and await store.has_command(self.id, person, command.id):
            return self.ack(command)
        raise UnavailableError("the table has changed elsewhere; try again")

    # --- what others ask of it ---

    async def begin_if_full(self) -> None:
        """A table that is made full begins at once."""
        await self.call(lambda: seating.begin_if_full(self))

    async def give_up(self, person: str) -> None:
        """Somebody leaves for good: bots take all their seats."""
        await self.call(lambda: seating.give_up(self, person))

    async def attach(self, connection: Connection, hello: m.Hello) -> None:
        """Show a table to a connection, and all that happens there from now on."""
        await self.call(lambda: self.eyes.attach(connection, hello))

    async def detach(self, connection: Connection) -> None:
        await self.call(lambda: self.eyes.detach(connection))

    def seen(self, person: str, view: View, seq: int) -> None:
        """A person has been shown everything up to this number."""
        self.eyes.seen(person, view, seq)

    def record(self) -> Record:
        """The game with the names of its players, for those who may see all of it."""
        s = self.state
        names = {f"seat-{n}": self._name_of(seat) for n, seat in enumerate(s.seats)}
        return s.record({key: name for key, name in names.items() if name})

    def _name_of(self, seat: SeatState) -> str | None:
        return seat.bot if seat.person is None else self.services.people.name(seat.person)


def _newcomer(s: TableState, new: Sequence[Entry]) -> str | None:
    sat = next((entry.person for entry in new if isinstance(entry, e.Sat)), None)
    return sat if sat is not None and sat not in s.held else None


def _status(new: Sequence[Entry], after: Play | None) -> str | None:
    if after is not None and after.is_over:
        return "over"
    return "running" if any(isinstance(entry, e.Started) for entry in new) else None
