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

Nothing is sent that is not on disk, and nothing is on disk that was not checked.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from foxfire.core.errors import FoxfireError
from foxfire.core.play import Done, Observation, Play
from foxfire.core.records import Record
from foxfire.core.seats import CHANCE
from foxfire.server import checks, drafts, projection, shuffle, takeback
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.bots import Bots, default_bot, pause
from foxfire.server.clock import Alarm, Clock
from foxfire.server.connection import Connection
from foxfire.server.entries import Entry, Line
from foxfire.server.errors import (
    ConflictError,
    NotAllowedError,
    UnavailableError,
)
from foxfire.server.identity import People
from foxfire.server.messages import View
from foxfire.server.metrics import Metrics
from foxfire.server.settings import Settings
from foxfire.server.state import ProposalState, SeatState, TableState, Told, rebuild
from foxfire.server.store import Store
from foxfire.server.writer import RepeatedError

RETRY_MILLIS = 1_000  # when a bot's turn could not be stored
GRACE_MILLIS = 30_000  # after a restart nobody is late at once

log = logging.getLogger(__name__)

Reply = m.Server
Handler = Callable[["Table", str, Any], Awaitable[Reply]]


@dataclass(frozen=True)
class Services:
    """What every table of a server shares."""

    settings: Settings
    clock: Clock
    store: Store
    people: People
    bots: Bots
    metrics: Metrics


class Maker(Protocol):
    """Who makes tables; a rematch needs one."""

    async def rematch(self, state: TableState, person: str) -> str: ...


@dataclass
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
        self._services = services
        self._maker = maker
        self._clock = services.clock
        self._inbox: asyncio.Queue[_Job] = asyncio.Queue()
        self._audience: dict[View, set[Connection]] = {}
        self._seen: dict[tuple[str, View], int] = {}
        self._alarm: Alarm | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._awaited: tuple[object, ...] | None = None  # the decision that is waited for
        self._shadow: _Shadow | None = None
        self._loaded_at = self._clock.now()
        self.broken = False  # no longer what the database says; to be loaded again
        self._task = asyncio.create_task(self._run(), name=f"table-{self.id}")
        self._await_decision()

    # --- the task ---

    async def _run(self) -> None:
        while True:
            job = await self._inbox.get()
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

    async def _call(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Let the task do something, after all that is waiting."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._inbox.put_nowait(job)
        return await job.future

    def _post(self, work: Callable[[], Awaitable[Any]]) -> None:
        """The same, for somebody who does not wait: alarms and bots."""
        future = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._inbox.put_nowait(_Job(work, future))

    async def close(self) -> None:
        """Forget this table; who looks at it comes back and finds it loaded anew."""
        self._stop_waiting()
        for connection in {c for group in self._audience.values() for c in group}:
            connection.tables.discard(self)
            connection.end()
        if self._shadow is not None:
            self._shadow.close()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is to happen by itself."""
        return not self._audience and self._inbox.empty() and self.state.status != "running"

    # --- commands ---

    async def do(self, person: str, command: m.Command) -> Reply:
        """Carry a command out, once; raises the error with which it is refused."""
        if isinstance(command, m.Hint):
            return await self.hint(person, command)
        reply: Reply = await self._call(lambda: self._do(person, command))
        return reply

    async def _do(self, person: str, command: m.Command) -> Reply:
        if (person, command.id) in self.state.commands:
            return self._ack(command, self.state.commands[person, command.id])
        return await _HANDLERS[type(command)](self, person, command)

    def _ack(self, command: m.Command, made: str | None = None) -> m.Ack:
        return m.Ack(id=command.id, table=self.id, made=made)

    async def _write(
        self, person: str | None, command: m.Command | None, *new: Entry, after: Play | None = None
    ) -> m.Ack | None:
        """Write entries down, then let them happen; `after` is the game they lead to."""
        s, at = self.state, self._clock.now()
        lines = [
            Line(
                s.number + place,
                at,
                entry,
                person,
                command.id if command is not None and place == 1 else None,
            )
            for place, entry in enumerate(new, start=1)
        ]
        try:
            await self._services.store.append(
                self.id, lines, seated=_newcomer(s, new), status=_status(s, new, after)
            )
        except RepeatedError:
            return await self._repeated(person, command)
        for line in lines:
            self._tell(s.fold(line))
            self._services.metrics.turns.add(isinstance(line.entry, e.Played))
        if any(isinstance(entry, e.Started) for entry in new):
            await self._move_watchers()
        self._await_decision()
        return None if command is None else self._ack(command)

    async def _repeated(self, person: str | None, command: m.Command | None) -> m.Ack:
        """An old command comes again; or the database knows more of the table than we do.

        That may be so when somebody else has written to it, and when a write that seemed to fail
        has succeeded after all. The table is loaded again before anything else happens.
        """
        store = self._services.store
        self.broken = await store.last_number(self.id) != self.state.number
        if person and command and await store.has_command(self.id, person, command.id):
            return self._ack(command)
        raise UnavailableError("the table has changed elsewhere; try again")

    # --- playing ---

    async def _commit(self, person: str, command: m.Commit) -> Reply:
        play = checks.decision(self.state, person, command.view, command.decision)
        after = drafts.check_turn(play, command.actions)
        turn = e.Played(player=command.view, actions=_written(play, command.actions))
        return _done(await self._write(person, command, turn, *self._deal(after), after=after))

    async def _explore(self, person: str, command: m.Explore) -> Reply:
        play = checks.decision(self.state, person, command.view, command.decision)
        draft = drafts.explore(play, command.prefix)
        return m.Explored(
            id=command.id,
            table=self.id,
            decision=command.decision,
            prefix=command.prefix,
            complete=draft.complete,
            legal=draft.legal,
            show=draft.show,
        )

    async def _hint(self, person: str, command: m.Hint) -> Observation:
        """What a bot is asked about; it thinks outside, so that the table need not wait."""
        play = checks.decision(self.state, person, command.view, command.decision)
        if not self.state.gives_hints:
            raise NotAllowedError("there are no hints at this table")
        return play.observe(command.view)

    async def hint(self, person: str, command: m.Hint) -> m.Hinted:
        seen: Observation = await self._call(lambda: self._hint(person, command))
        level, seed = default_bot(seen.game.id), f"hint/{self.id}/{command.decision}"
        limit = self._services.settings.bot_limit
        action = await self._services.bots.choose(seen, level, seed, limit)
        return m.Hinted(
            id=command.id,
            table=self.id,
            decision=command.decision,
            action=seen.game.format_action(action),
        )

    def _deal(self, after: Play) -> list[Entry]:
        """The pack that is due after a turn; it is dealt on `after` too."""
        if after.to_act != CHANCE:
            return []
        s = self.state
        number, pack = len(s.packs) - 1, s.packs[-1]
        cards = shuffle.pack(s.game, after.options, number, pack.secret, pack.added)
        after.deal(cards)
        return [
            e.Packed(
                pack=number,
                secret=pack.secret,
                added=list(pack.added),
                cards=[s.game.format_card(card) for card in cards],
                next_secret=shuffle.new_secret(),
            )
        ]

    async def _contribute(self, person: str, command: m.Contribute) -> Reply:
        checks.own_seat(self.state, person, command.view)
        if self.state.status == "over":
            raise ConflictError("the game is over")
        entry = e.Contributed(seat=command.view, text=command.text)
        return _done(await self._write(person, command, entry))

    # --- seats ---

    async def _sit(self, person: str, command: m.Sit) -> Reply:
        s = self.state
        checks.access(s, person, command.invite, self.invite_hash)
        checks.sit(s, person, command.seat, self._services.people)
        await self._services.people.meet(person)
        sat = e.Sat(seat=command.seat, person=person)
        reply = await self._write(person, command, sat, *self._beginning_with(command.seat))
        await self._move_eyes(person)
        return _done(reply)

    async def _leave(self, person: str, command: m.Leave) -> Reply:
        s = self.state
        checks.own_seat(s, person, command.seat)
        if s.status == "over":
            raise ConflictError("the game is over")
        bot = checks.bot(s, command.bot or default_bot(s.setup.game))
        entry: Entry = e.Botted(seat=command.seat, bot=bot, keeps_for=person)
        if s.status == "open":
            entry = e.Vacated(seat=command.seat)
        reply = await self._write(person, command, entry)
        await self._move_eyes(person)
        return _done(reply)

    async def _appoint(self, person: str, command: m.Appoint) -> Reply:
        s = self.state
        checks.host(s, person)
        seat = checks.seat(s, command.seat)
        if s.status == "over":
            raise ConflictError("the game is over")
        if command.bot is None and s.status == "running":
            raise ConflictError("a seat of a running game is never empty")
        gone = seat.person if seat.kind == "person" else None
        if gone == person:
            raise ConflictError("to get up yourself, leave")
        new: list[Entry] = [e.Vacated(seat=command.seat)]
        if command.bot is not None:
            bot = checks.bot(s, command.bot)
            new = [e.Botted(seat=command.seat, bot=bot, removed=gone is not None)]
            new += self._beginning_with(command.seat)
        reply = await self._write(person, command, *new)
        if gone is not None:
            await self._move_eyes(gone)
        return _done(reply)

    async def _start(self, person: str, command: m.Start) -> Reply:
        s = self.state
        checks.host(s, person)
        if s.status != "open":
            raise ConflictError("the game has begun")
        if not s.people:
            raise ConflictError("nobody sits here")
        bot = default_bot(s.setup.game)
        bots = [e.Botted(seat=n, bot=bot) for n in s.players if s.seats[n].kind == "open"]
        return _done(await self._write(person, command, *bots, *self._beginning()))

    async def begin_if_full(self) -> None:
        """A table that is made full begins at once."""
        await self._call(self._begin_if_full)

    async def _begin_if_full(self) -> None:
        if self.state.status == "open" and self.state.is_full:
            await self._write(None, None, *self._beginning())

    def _beginning_with(self, seat: int) -> list[Entry]:
        """The game begins when this seat, the last, is taken and some person is there."""
        s = self.state
        others = [other for n, other in enumerate(s.seats) if n != seat]
        full = s.status == "open" and all(other.kind != "open" for other in others)
        return self._beginning() if full else []

    def _beginning(self) -> list[Entry]:
        s, pack = self.state, self.state.packs[-1]
        wanted = s.game.options_type(**s.setup.options)
        options = shuffle.settle(s.game, wanted, pack.secret, pack.added)
        return [e.Started(options=options.as_json()), *self._deal(Play(s.game, options))]

    async def _rematch(self, person: str, command: m.Rematch) -> Reply:
        s = self.state
        if person not in s.held:
            raise NotAllowedError("only those who played may play again")
        if s.status != "over":
            raise ConflictError("the game is not over")
        if s.rematch is not None:
            return self._ack(command, s.rematch)
        made = await self._maker.rematch(s, person)
        await self._write(person, command, e.Rematched(table=made))
        return self._ack(command, made)

    async def give_up(self, person: str) -> None:
        """Somebody leaves for good: bots take all their seats."""
        await self._call(lambda: self._give_up(person))

    async def _give_up(self, person: str) -> None:
        s = self.state
        for seat in s.seats_of(person):
            entry: Entry = e.Vacated(seat=seat)
            if s.status == "running":
                entry = e.Botted(seat=seat, bot=default_bot(s.setup.game))
            await self._write(None, None, entry)

    def record(self) -> Record:
        """The game with the names of its players, for those who may see all of it."""
        s = self.state
        names = {f"seat-{n}": self._name_of(seat) for n, seat in enumerate(s.seats)}
        return s.record({key: name for key, name in names.items() if name})

    def _name_of(self, seat: SeatState) -> str | None:
        return seat.bot if seat.person is None else self._names(seat.person)

    # --- talking and agreeing ---

    async def _talk(self, person: str, command: m.Talk) -> Reply:
        checks.own_seat(self.state, person, command.view)
        checks.talk(self.state, command)
        entry = e.Talked(seat=command.view, phrase=command.phrase, text=command.text)
        return _done(await self._write(person, command, entry))

    async def _propose(self, person: str, command: m.Propose) -> Reply:
        s = self.state
        checks.own_seat(s, person, command.view)
        checks.running(s)
        if (command.what == "tempo") != (command.tempo is not None):
            raise ConflictError("a tempo goes with the proposal of a tempo, and with no other")
        if any(p.what == command.what for p in s.proposals.values()):
            raise ConflictError("that is proposed already")
        if command.what == "takeback":
            self._check_takeback(command.view)
        entry = e.Proposed(seat=command.view, what=command.what, tempo=command.tempo)
        proposal = ProposalState(command.view, command.what, command.tempo, {command.view})
        effect = [] if s.waiting_for(proposal) else [_effect(s.number + 1, proposal)]
        return _done(await self._write(person, command, entry, *effect))

    def _check_takeback(self, seat: int) -> None:
        s = self.state
        last = s.play.log[-1] if s.play is not None and s.play.log else None
        if s.earlier is None or not isinstance(last, Done) or last.player != seat:
            raise ConflictError("your turn is not the last thing that happened")
        assert s.play is not None
        since = s.play.log[len(s.earlier.log) :]
        turn = [entry.action for entry in since if isinstance(entry, Done)]
        if not takeback.shows_nothing_new(s.earlier, turn):
            raise ConflictError("somebody has seen something new since")

    async def _consent(self, person: str, command: m.Consent) -> Reply:
        s = self.state
        checks.own_seat(s, person, command.view)
        checks.running(s)
        found = s.proposals.get(command.proposal)
        if found is None:
            raise ConflictError("that is no longer proposed")
        entry = e.Consented(seat=command.view, proposal=command.proposal, agree=command.agree)
        agreed = ProposalState(found.seat, found.what, found.tempo, found.agreed | {command.view})
        decided = command.agree and not s.waiting_for(agreed)
        effect = [_effect(command.proposal, agreed)] if decided else []
        return _done(await self._write(person, command, entry, *effect))

    # --- what happens by itself ---

    def _await_decision(self) -> None:
        """After every change: an alarm for a person's time, thinking for a bot."""
        s, decider = self.state, self.state.decider
        if decider is None or not s.people:  # bots wait until somebody is here to see them play
            self._stop_waiting()
            return
        awaited = s.decision, s.seats[decider].kind, s.seats[decider].bot, s.deadline
        if awaited == self._awaited:  # talk, say, does not begin a decision anew
            return
        self._stop_waiting()
        self._awaited = awaited
        if s.seats[decider].kind == "bot":
            self._think(late=False)
        elif s.deadline is not None and s.tempo.late == "bot":
            fresh = s.asked_at >= self._loaded_at
            due = s.deadline if fresh else max(s.deadline, self._loaded_at + GRACE_MILLIS)
            self._alarm = self._clock.wake(due, lambda: self._think(late=True))

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        self._alarm = self._thinking = self._awaited = None

    def _think(self, *, late: bool) -> None:
        player = self.state.decider
        assert player is not None
        work = self._thought(self.state.decision, player, late)
        self._thinking = asyncio.create_task(work, name=f"bot-{self.id}")

    async def _thought(self, decision: int, player: int, late: bool) -> None:
        """A bot's turn: think in a worker, wait for the release, then hand it in.

        A bot that decides for somebody who is late has kept people waiting enough.
        """
        level = self.state.seats[player].bot or default_bot(self.state.setup.game)
        settings, loop = self._services.settings, asyncio.get_running_loop()
        wait = 0.0 if late else pause(self.id, level, decision, settings.bot_pace)
        released = loop.time() + wait
        actions = await self._bot_turn(level, player, wait or settings.bot_limit)
        await asyncio.sleep(released - loop.time())
        self._post(lambda: self._bot_plays(decision, player, level, actions, late))

    async def _bot_turn(self, level: str, player: int, limit: float) -> list[str]:
        """A whole turn, decided step by step on a copy; every step is news to nobody else."""
        assert self.state.play is not None
        trial = self.state.play.copy()
        actions: list[str] = []
        ends = asyncio.get_running_loop().time() + limit
        while not actions or drafts.goes_on(trial, player):
            seed = f"{self.id}/{self.state.decision}/{len(actions)}"
            left = ends - asyncio.get_running_loop().time()
            action = await self._services.bots.choose(trial.observe(player), level, seed, left)
            actions.append(trial.game.format_action(action))
            trial.apply(action)
        return actions

    async def _bot_plays(
        self, decision: int, player: int, level: str, actions: list[str], late: bool
    ) -> None:
        s = self.state
        if s.decision != decision or (s.seats[player].kind != "bot" and not late):
            return  # somebody was faster, or has taken the seat back
        assert s.play is not None
        after = drafts.check_turn(s.play, actions)
        turn = e.Played(player=player, actions=actions, bot=level, late=late)
        try:
            await self._write(None, None, turn, *self._deal(after), after=after)
        except UnavailableError:
            again = self._clock.now() + RETRY_MILLIS
            retry = lambda: self._bot_plays(decision, player, level, actions, late)  # noqa: E731
            self._alarm = self._clock.wake(again, lambda: self._post(retry))

    # --- who looks ---

    async def attach(self, connection: Connection, hello: m.Hello) -> None:
        """Show a table to a connection, and all that happens there from now on."""
        await self._call(lambda: self._attach(connection, hello))

    async def _attach(self, connection: Connection, hello: m.Hello) -> None:
        s, person = self.state, connection.person.id
        checks.access(s, person, hello.invite, self.invite_hash)
        await self._services.people.meet(s.host, *s.held)
        views = self._views_of(person)
        if hello.view is not None:
            if hello.view not in views:
                raise NotAllowedError("these are not your eyes")
            views = [hello.view]
        for view in views:
            await self._open_eyes(connection, view, hello)
        self._tell_presence()

    def _views_of(self, person: str) -> list[View]:
        """All seats of somebody, else what the table lets people watch."""
        s = self.state
        mine: list[View] = [*s.seats_of(person)]
        if mine or s.status == "open":
            return mine or ["spectator"]
        match s.setup.watching:
            case "seat":
                return [s.setup.watch_seat]
            case "delayed":
                return ["referee"]
            case "end":
                return ["spectator"]
        raise NotAllowedError("nobody may watch this table")

    async def _open_eyes(self, connection: Connection, view: View, hello: m.Hello | None) -> None:
        if connection.closed:
            return
        s, person = self.state, connection.person.id
        sees_cards = s.status != "open" and view != "spectator" and view not in s.seats_of(person)
        if sees_cards and person not in s.watched:
            await self._write(person, None, e.Watched(person=person))
        if view == "referee":
            s = await self._delayed()
        self._audience.setdefault(view, set()).add(connection)
        connection.tables.add(self)
        for message in self._catching_up(s, person, view, hello):
            connection.send(message)
        question = projection.ask(s, view)
        if question is not None and view in s.seats_of(person):
            connection.send(question)

    def _catching_up(
        self, s: TableState, person: str, view: View, hello: m.Hello | None
    ) -> Sequence[m.Server]:
        """The gap, if it can be told and was not yet seen; else a snapshot.

        What somebody has seen is not shown again just because they ask: the rules may not let them
        look back (FOX-3.6), and `show` knows what they may.
        """
        if hello is not None and hello.last is not None and hello.projection == m.PROJECTION:
            own = s.acted[view] if isinstance(view, int) else 0
            if hello.last >= max(self._seen.get((person, view), 0), own):
                missed = projection.gap(
                    s, view, hello.last, self._names, lambda line: self._is_muted(person, line)
                )
                if missed is not None:
                    return missed
        return [projection.snapshot(s, view, self._names, self._online(), self._clock.now())]

    async def _delayed(self) -> TableState:
        """The table as it was a while ago, for those who see all hands late."""
        if self._shadow is None:
            lines = await self._services.store.lines(self.id)
            self._shadow = _Shadow(self, lines)
        return self._shadow.state

    def _names(self, person: str) -> str | None:
        return self._services.people.name(person)

    def seen(self, person: str, view: View, seq: int) -> None:
        """A person has been shown everything up to this number."""
        key = person, view
        self._seen[key] = max(self._seen.get(key, 0), min(seq, self.state.seqs[view]))

    async def detach(self, connection: Connection) -> None:
        await self._call(lambda: self._detach(connection))

    async def _detach(self, connection: Connection) -> None:
        connection.tables.discard(self)
        self._close_eyes(connection)
        self._tell_presence()

    def _close_eyes(self, connection: Connection) -> None:
        for view in list(self._audience):
            self._audience[view].discard(connection)
            if not self._audience[view]:
                del self._audience[view]
        if "referee" not in self._audience and self._shadow is not None:
            self._shadow.close()
            self._shadow = None

    async def _move_eyes(self, person: str) -> None:
        """Somebody sits elsewhere now: other eyes for all their connections."""
        theirs = {c for group in self._audience.values() for c in group if c.person.id == person}
        for connection in theirs:
            self._close_eyes(connection)
            await self._reopen(connection)
        self._tell_presence()

    async def _move_watchers(self) -> None:
        """An open table may be looked at by everybody; a game as the table says."""
        if self.state.setup.watching != "end":
            for person in {c.person.id for c in self._audience.get("spectator", set())}:
                await self._move_eyes(person)

    async def _reopen(self, connection: Connection) -> None:
        try:
            views = self._views_of(connection.person.id)
        except NotAllowedError as error:
            connection.tables.discard(self)
            connection.send(m.Error(code=error.code, message=error.message, clause=None))
            return
        for view in views:
            await self._open_eyes(connection, view, None)

    # --- telling ---

    def _tell(self, told: Told) -> None:
        """Send an entry to everybody who looks, each through their own eyes."""
        if isinstance(told.line.entry, e.Watched):
            return
        if self._shadow is not None:
            self._shadow.expect(told.line)
        for view, group in self._audience.items():
            if view != "referee":
                self._tell_view(self.state, told, view, group)

    def _tell_view(self, s: TableState, told: Told, view: View, group: set[Connection]) -> None:
        event = projection.event(s, told, view, self._names, told.parts)
        encoded = m.encode(event)
        ask = projection.ask(s, view) if "turn" in told.parts else None
        question = () if ask is None else (m.encode(ask),)
        for connection in group:
            if self._is_muted(connection.person.id, told.line):
                connection.send(projection.unsaid(event))
            elif question and view in s.seats_of(connection.person.id):
                connection.push(encoded, *question)
            else:
                connection.push(encoded)
        self._services.metrics.messages.add(len(group))

    def _is_muted(self, person: str, line: Line) -> bool:
        """Whether an entry is talk that a person does not want to read."""
        if not isinstance(line.entry, e.Talked) or line.person is None:
            return False
        return self._services.people.is_muted(person, line.person)

    def _online(self) -> list[int]:
        present = {c.person.id for group in self._audience.values() for c in group}
        return [seat for seat in self.state.people if self.state.seats[seat].person in present]

    def _tell_presence(self) -> None:
        everybody = {c for group in self._audience.values() for c in group}
        seated = {self.state.seats[seat].person for seat in self.state.people}
        watchers = {c.person.id for c in everybody} - seated
        message = m.Presence(table=self.id, online=self._online(), watchers=len(watchers))
        for connection in everybody:
            connection.send(message)

    def tell_late(self, s: TableState, told: Told) -> None:
        """From the shadow: something that happened a while ago."""
        self._tell_view(s, told, "referee", self._audience.get("referee", set()))


class _Shadow:
    """The same table, some minutes behind."""

    def __init__(self, table: Table, lines: Sequence[Line]) -> None:
        self._table = table
        self._clock = table._clock
        self._delay = 1000 * table.state.setup.watch_delay
        released = self._clock.now() - self._delay
        begun = [line for line in lines if line.at <= released or line.number == 1]
        self.state = rebuild(table.id, begun)
        self._later = deque(lines[len(begun) :])
        self._alarm: Alarm | None = None
        self._wait()

    def expect(self, line: Line) -> None:
        self._later.append(line)
        if len(self._later) == 1:
            self._wait()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _wait(self) -> None:
        if self._later:
            due = self._later[0].at + self._delay
            self._alarm = self._clock.wake(due, lambda: self._table._post(self._release))

    async def _release(self) -> None:
        now = self._clock.now()
        while self._later and self._later[0].at + self._delay <= now:
            line = self._later.popleft()
            if not isinstance(line.entry, e.Watched):
                self._table.tell_late(self.state, self.state.fold(line))
        self._wait()


# --- small things --------------------------------------------------------------------------------


def _done(reply: m.Ack | None) -> m.Ack:
    assert reply is not None
    return reply


def _written(play: Play, actions: Sequence[str]) -> list[str]:
    """Actions as the game writes them, whatever spelling they came in."""
    return [play.game.format_action(play.game.parse_action(action)) for action in actions]


def _newcomer(s: TableState, new: Sequence[Entry]) -> str | None:
    sat = next((entry.person for entry in new if isinstance(entry, e.Sat)), None)
    return sat if sat is not None and sat not in s.held else None


def _status(s: TableState, new: Sequence[Entry], after: Play | None) -> str | None:
    if after is not None and after.is_over:
        return "over"
    return "running" if any(isinstance(entry, e.Started) for entry in new) else None


def _effect(number: int, proposal: ProposalState) -> Entry:
    match proposal.what:
        case "takeback":
            return e.TakenBack(proposal=number)
        case "hints":
            return e.HintsAllowed()
        case _:
            assert proposal.tempo is not None
            return e.TempoSet(tempo=proposal.tempo)


_HANDLERS: dict[type[m.Command], Handler] = {
    m.Commit: Table._commit,
    m.Explore: Table._explore,
    m.Talk: Table._talk,
    m.Sit: Table._sit,
    m.Leave: Table._leave,
    m.Appoint: Table._appoint,
    m.Start: Table._start,
    m.Contribute: Table._contribute,
    m.Propose: Table._propose,
    m.Consent: Table._consent,
    m.Rematch: Table._rematch,
}
