"""Who asks: a page with its cookie, or a program with its token."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from foxfire.server.errors import NotKnownError
from foxfire.server.identity import COOKIE, People, Person
from foxfire.server.settings import Settings

YEAR = 365 * 24 * 3600


async def visitor(connection: HTTPConnection, people: People) -> Person:
    """The person behind a request or a socket; raises `NotKnownError`."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return await people.who(token.strip(), "token")
    cookie = connection.cookies.get(COOKIE)
    if cookie:
        return await people.who(cookie, "cookie")
    raise NotKnownError("say who you are: with a cookie from POST /api/me, or with a token")


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from; proxies that are believed have been looked through."""
    return connection.client.host if connection.client else "?"


def set_cookie(response: Response, secret: str, settings: Settings) -> None:
    """Pages cannot read it, other sites cannot use it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def drop_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
