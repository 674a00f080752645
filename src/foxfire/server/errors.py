"""What a server refuses, in the one family and the one shape of all errors.

Each has the HTTP status it travels with over REST. Over a socket the status is left out: there an
error is a message like any other, and the connection stays.
"""

from __future__ import annotations

from typing import Any, ClassVar

from foxfire.core import errors
from foxfire.core.errors import FoxfireError, MessageError


class RefusedError(MessageError):
    """A request that was understood, and that this server will not carry out."""

    code = "refused"
    status: ClassVar[int] = 400


class NotKnownError(RefusedError):
    """Nobody: there is no cookie and no token, or none that we gave out."""

    code, status = "not-known", 401


class NotAllowedError(RefusedError):
    """Somebody, but not one who may do this."""

    code, status = "not-allowed", 403


class WrongOriginError(RefusedError):
    """A page of another site asks in the name of its reader."""

    code, status = "wrong-origin", 403


class NotFoundError(RefusedError):
    """There is no such thing, or the asker may not know of it; both sound the same."""

    code, status = "not-found", 404


class ConflictError(RefusedError):
    """Not as things stand now: the table has not begun, is over, is full."""

    code, status = "conflict", 409


class NotYourTurnError(RefusedError):
    code, status = "not-your-turn", 409


class StaleDecisionError(RefusedError):
    """An answer to a question that is no longer asked."""

    code, status = "stale-decision", 409


class IncompleteTurnError(RefusedError):
    """A turn that ends before its next commit point: nothing is ever half played."""

    code, status = "incomplete-turn", 409


class TooLargeError(RefusedError):
    code, status = "too-large", 413


class TooManyError(RefusedError):
    """Too much in too short a time."""

    code, status = "too-many", 429


class UnavailableError(RefusedError):
    """It could not be stored, so it has not happened; trying again later is right."""

    code, status = "unavailable", 503


#: Errors of the core that are not simply a bad request.
_CORE_STATUS: dict[type[FoxfireError], int] = {
    errors.UnknownGameError: 404,
    errors.IllegalActionError: 409,
    errors.SetupError: 503,
}


def status_of(error: FoxfireError) -> int:
    """The HTTP status of any error of the family."""
    return error.status if isinstance(error, RefusedError) else _CORE_STATUS.get(type(error), 400)


def body_of(error: FoxfireError) -> dict[str, Any]:
    """The one shape in which errors travel."""
    return {"type": "error", "id": None, **error.as_json()}
