"""Commands with which people talk and agree: a takeback, another tempo, hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foxfire.core.play import Done
from foxfire.server import checks, takeback
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.entries import Entry
from foxfire.server.errors import ConflictError
from foxfire.server.state import ProposalState, TableState

if TYPE_CHECKING:
    from foxfire.server.table import Table


async def talk(table: Table, person: str, command: m.Talk) -> m.Server:
    checks.own_seat(table.state, person, command.view)
    checks.talk(table.state, command)
    entry = e.Talked(seat=command.view, phrase=command.phrase, text=command.text)
    return await table.obey(person, command, entry)


async def propose(table: Table, person: str, command: m.Propose) -> m.Server:
    s = table.state
    checks.own_seat(s, person, command.view)
    checks.propose(s, command)
    if command.what == "takeback":
        _check_takeback(s, command.view)
    entry = e.Proposed(seat=command.view, what=command.what, tempo=command.tempo)
    proposal = ProposalState(command.view, command.what, command.tempo, {command.view})
    effect = [] if s.waiting_for(proposal) else [_effect(s.number + 1, proposal)]
    return await table.obey(person, command, entry, *effect)


async def consent(table: Table, person: str, command: m.Consent) -> m.Server:
    s = table.state
    checks.own_seat(s, person, command.view)
    checks.running(s)
    found = s.proposals.get(command.proposal)
    if found is None:
        raise ConflictError("that is no longer proposed")
    entry = e.Consented(seat=command.view, proposal=command.proposal, agree=command.agree)
    agreed = ProposalState(found.seat, found.what, found.tempo, found.agreed | {command.view})
    decided = command.agree and not s.waiting_for(agreed)
    effect = [_effect(command.proposal, agreed)] if decided else []
    return await table.obey(person, command, entry, *effect)


def _effect(number: int, proposal: ProposalState) -> Entry:
    match proposal.what:
        case "takeback":
            return e.TakenBack(proposal=number)
        case "hints":
            return e.HintsAllowed()
        case _:
            assert proposal.tempo is not None
            return e.TempoSet(tempo=proposal.tempo)


def _check_takeback(s: TableState, seat: int) -> None:
    last = s.play.log[-1] if s.play is not None and s.play.log else None
    if s.earlier is None or not isinstance(last, Done) or last.player != seat:
        raise ConflictError("your turn is not the last thing that happened")
    assert s.play is not None
    since = s.play.log[len(s.earlier.log) :]
    turn = [entry.action for entry in since if isinstance(entry, Done)]
    if not takeback.shows_nothing_new(s.earlier, turn):
        raise ConflictError("somebody has seen something new since")
