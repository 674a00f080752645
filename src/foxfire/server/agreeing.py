"""Commands with which people talk and agree: a takeback, another tempo, hints."""

from __future__ import annotations

from dataclasses import replace
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
        _check_takeback(s, person, command.turns)
    seat, what = command.view, command.what
    entry = e.Proposed(seat=seat, what=what, tempo=command.tempo, turns=command.turns)
    proposal = ProposalState(seat, what, command.tempo, {seat}, command.turns)
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
    agreed = replace(found, agreed=found.agreed | {command.view})
    decided = command.agree and not s.waiting_for(agreed)
    effect = [_effect(command.proposal, agreed)] if decided else []
    return await table.obey(person, command, entry, *effect)


def _effect(number: int, proposal: ProposalState) -> Entry:
    match proposal.what:
        case "takeback":
            return e.TakenBack(proposal=number, turns=proposal.turns)
        case "hints":
            return e.HintsAllowed()
        case _:
            assert proposal.tempo is not None
            return e.TempoSet(tempo=proposal.tempo)


def _check_takeback(s: TableState, person: str, turns: int) -> None:
    """Turns of one person in a row: another's card, once shown, cannot be taken back."""
    taken = s.turns[-turns:]
    if len(taken) < turns:
        raise ConflictError("there are not so many turns since the cards were dealt")
    if any(turn.player not in s.seats_of(person) for turn in taken):
        raise ConflictError("your turn is not the last thing that happened")
    assert s.play is not None
    since = [entry.action for entry in s.play.log[taken[0].log :] if isinstance(entry, Done)]
    if not takeback.shows_nothing_new(takeback.before(s.play, taken[0].log), since):
        raise ConflictError("somebody has seen something new since")
