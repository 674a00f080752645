"""What a table allows, as ladders of early refusals; nothing here changes anything."""

from __future__ import annotations

from foxfire.core.play import Play
from foxfire.server import messages as m
from foxfire.server import together
from foxfire.server.errors import (
    ConflictError,
    NotAllowedError,
    NotFoundError,
    NotYourTurnError,
    StaleDecisionError,
)
from foxfire.server.identity import People, hashed
from foxfire.server.state import SeatState, TableState


def seat(s: TableState, number: int) -> SeatState:
    if number not in s.players:
        raise NotFoundError(f"there is no seat {number}; seats are 0 to {s.setup.players - 1}")
    return s.seats[number]


def own_seat(s: TableState, person: str, number: int) -> None:
    """Somebody acts for a seat: it must be theirs now."""
    if seat(s, number).kind != "person" or s.seats[number].person != person:
        raise NotAllowedError(f"seat {number} is not yours")


def host(s: TableState, person: str) -> None:
    if s.host != person:
        raise NotAllowedError("only the host of the table may do this")


def running(s: TableState) -> Play:
    if s.play is None:
        raise ConflictError("the game has not begun")
    if s.play.is_over:
        raise ConflictError("the game is over")
    return s.play


def not_over(s: TableState) -> None:
    if s.status == "over":
        raise ConflictError("the game is over")


def decision(s: TableState, person: str, view: int, number: int) -> Play:
    """The order of checks for an answer: seat, running game, right question, right player.

    The game as it is when that player decides.
    """
    own_seat(s, person, view)
    play = running(s)
    if view in s.early:
        raise StaleDecisionError("you have answered; others have not")
    if number not in (question.decision for question in s.questions.values()):
        raise StaleDecisionError(f"decision {number} is not the one that is asked now")
    if view not in s.questions:
        raise NotYourTurnError("another player decides")
    if number != s.questions[view].decision:
        raise StaleDecisionError(f"decision {number} is another player's")
    return together.asked(play, view)


def appoint(s: TableState, person: str, command: m.Appoint) -> str | None:
    """The ladder for a host who changes a seat; the person who would be removed from it."""
    host(s, person)
    found = seat(s, command.seat)
    not_over(s)
    if command.bot is None and s.status == "running":
        raise ConflictError("a seat of a running game is never empty")
    gone = found.person if found.kind == "person" else None
    if gone == person:
        raise ConflictError("to get up yourself, leave")
    return gone


def access(s: TableState, person: str, invite: str | None, invite_hash: str) -> None:
    """Who may know of a table: everybody of a public one, else guests who were asked in."""
    known = s.setup.public or person == s.host or person in s.held or person in s.invited
    if known or (invite is not None and hashed(invite) == invite_hash):
        return
    raise NotFoundError("there is no such table")


def sit(s: TableState, person: str, number: int, people: People) -> None:
    """The ladder for taking a seat; `access` has been checked."""
    wanted = seat(s, number)
    not_over(s)
    if s.setup.training and person != s.host:
        raise NotAllowedError("this table is for one person and bots")
    if person in s.barred:
        raise NotAllowedError("the host has removed you from this table")
    if any(people.is_blocked(other, person) for other in _others(s, person)):
        raise NotAllowedError("somebody at this table does not want to play with you")
    if wanted.kind == "person":
        raise ConflictError(f"seat {number} is taken")
    if wanted.person not in (None, person):
        raise ConflictError(f"seat {number} is kept for somebody else")
    if s.status == "running":
        _sit_late(s, person, number)


def _sit_late(s: TableState, person: str, number: int) -> None:
    """Nobody comes into a running game knowing more than that seat does."""
    if s.held.get(person, set()) - {number}:
        raise NotAllowedError("you have seen the cards of another seat")
    if person in s.watched:
        raise NotAllowedError("you have watched this game with open cards")


def _others(s: TableState, person: str) -> set[str]:
    sitting = {s.seats[number].person for number in s.people} | {s.host}
    return {other for other in sitting if other is not None and other != person}


def talk(s: TableState, said: m.Talk) -> None:
    if (said.phrase is None) == (said.text is None):
        raise ConflictError("say a phrase or a text, one of them")
    if s.setup.talking == "none" or (said.text is not None and s.setup.talking != "text"):
        raise NotAllowedError("this is not said at this table")
    if s.is_partnership:
        raise NotAllowedError("no talk while partners hold cards")


def propose(s: TableState, wish: m.Propose) -> None:
    running(s)
    if (wish.what == "tempo") != (wish.tempo is not None):
        raise ConflictError("a tempo goes with the proposal of a tempo, and with no other")
    if any(proposal.what == wish.what for proposal in s.proposals.values()):
        raise ConflictError("that is proposed already")
