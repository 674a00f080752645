"""Commands about seats: sit, leave, appoint; and how a game begins, and begins again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foxfire.server import checks, shuffle, starts
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.entries import Entry
from foxfire.server.errors import ConflictError, NotAllowedError
from foxfire.server.offers import default_bot
from foxfire.server.playing import deal
from foxfire.server.state import TableState

if TYPE_CHECKING:
    from foxfire.server.table import Table


async def sit(table: Table, person: str, command: m.Sit) -> m.Server:
    s, people = table.state, table.services.people
    checks.access(s, person, command.invite, table.invite_hash)
    checks.sit(s, person, command.seat, people)
    await people.meet(person)
    sat = e.Sat(seat=command.seat, person=person)
    reply = await table.obey(person, command, sat, *_beginning_with(s, command.seat))
    await table.eyes.move(person)
    return reply


async def leave(table: Table, person: str, command: m.Leave) -> m.Server:
    s = table.state
    checks.own_seat(s, person, command.seat)
    checks.not_over(s)
    bot = _bot(table, command.bot)
    entry: Entry = e.Botted(seat=command.seat, bot=bot, keeps_for=person)
    if s.status == "open":
        entry = e.Vacated(seat=command.seat)
    reply = await table.obey(person, command, entry)
    await table.eyes.move(person)
    return reply


async def appoint(table: Table, person: str, command: m.Appoint) -> m.Server:
    s = table.state
    gone = checks.appoint(s, person, command)
    new: list[Entry] = [e.Vacated(seat=command.seat)]
    if command.bot is not None:
        bot = _bot(table, command.bot)
        new = [e.Botted(seat=command.seat, bot=bot, removed=gone is not None)]
        new += _beginning_with(s, command.seat)
    reply = await table.obey(person, command, *new)
    if gone is not None:
        await table.eyes.move(gone)
    return reply


def _bot(table: Table, name: str | None) -> str:
    """The bot of this name, if a table may have it; without a name the one that stands in."""
    game = table.state.setup.game
    return table.services.bots.offer(name or default_bot(game), game).name


async def give_up(table: Table, person: str) -> None:
    """Somebody leaves for good: bots take all their seats."""
    s = table.state
    for seat in s.seats_of(person):
        entry: Entry = e.Vacated(seat=seat)
        if s.status == "running":
            entry = e.Botted(seat=seat, bot=default_bot(s.setup.game))
        await table.write(entry)


# --- beginning -----------------------------------------------------------------------------------


async def start(table: Table, person: str, command: m.Start) -> m.Server:
    s = table.state
    checks.host(s, person)
    if s.status != "open":
        raise ConflictError("the game has begun")
    if not s.people:
        raise ConflictError("nobody sits here")
    bot = default_bot(s.setup.game)
    bots = [e.Botted(seat=n, bot=bot) for n in s.players if s.seats[n].kind == "open"]
    return await table.obey(person, command, *bots, *_beginning(s))


async def begin_if_full(table: Table) -> None:
    if table.state.status == "open" and table.state.is_full:
        await table.write(*_beginning(table.state))


def _beginning_with(s: TableState, seat: int) -> list[Entry]:
    """The game begins when this seat, the last, is taken and some person is there."""
    others = [other for n, other in enumerate(s.seats) if n != seat]
    full = s.status == "open" and all(other.kind != "open" for other in others)
    return _beginning(s) if full else []


def _beginning(s: TableState) -> list[Entry]:
    pack = s.packs[-1]
    wanted = s.game.options_type(**s.setup.options)
    options = shuffle.settle(s.game, wanted, pack.secret, pack.added)
    play = starts.begun(s.game, options.as_json(), s.start)
    return [e.Started(options=options.as_json()), *deal(s, play)]


async def rematch(table: Table, person: str, command: m.Rematch) -> m.Server:
    s = table.state
    if person not in s.held:
        raise NotAllowedError("only those who played may play again")
    if s.status != "over":
        raise ConflictError("the game is not over")
    if s.rematch is not None:
        return table.ack(command, s.rematch)
    made = await table.maker.rematch(s, person)
    await table.obey(person, command, e.Rematched(table=made))
    return table.ack(command, made)
