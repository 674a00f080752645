"""REST: lobby, people, tokens and records as plain requests, described once for code and OpenAPI.

Each route is one line in `ROUTES`: what it is called with, what it answers, who may ask. `call`
makes the same checks for all of them, in this order: page, rate, person, scope, size, form.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from foxfire.core.errors import FoxfireError, MessageError
from foxfire.server import messages as m
from foxfire.server.errors import NotAllowedError, RefusedError, TooLargeError, status_of
from foxfire.server.house import House
from foxfire.server.identity import Person, Scope
from foxfire.server.limits import check_origin
from foxfire.server.session import refusal
from foxfire.server.visitor import address, visitor

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
JSON = "application/json"
NOBODY = Person("", frozenset())


@dataclass
class Call:
    """One request on its way to its answer."""

    house: House
    request: Request
    person: Person
    body: Any = None

    @property
    def path(self) -> dict[str, str]:
        return self.request.path_params

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A route as data."""

    method: Method
    path: str
    handler: Handler
    about: str
    result: Any = None
    body: Any = None
    status: int = 200
    scope: Scope | None = "read"  # None: anybody, known or not
    query: dict[str, str] = field(default_factory=dict)
    media: str = JSON
    other_media: tuple[str, ...] = ()


async def call(house: House, endpoint: Endpoint, request: Request) -> Response:
    """Answer one request, whatever it is; every refusal has the one shape of errors."""
    try:
        return await _call(house, endpoint, request)
    except FoxfireError as error:
        return refused(house, error)


def refused(house: House, error: FoxfireError) -> Response:
    house.metrics.refusals.add()
    headers = {"retry-after": "5"} if status_of(error) in (429, 503) else None
    content = m.encode(refusal(error, None))
    return Response(content, status_of(error), headers=headers, media_type=JSON)


async def _call(house: House, endpoint: Endpoint, request: Request) -> Response:
    if endpoint.method != "GET":
        headers = request.headers
        check_origin(headers.get("origin"), headers.get("host"), house.settings.allowed_origins)
        house.requests.check(address(request))
    elif endpoint.path.startswith("/api/"):  # whoever watches over us may always look
        house.reads.check(address(request))
    person = NOBODY
    if endpoint.scope is not None:
        person = await visitor(request, house.people)
        if not person.may(endpoint.scope):
            raise NotAllowedError(f"this token has not the scope {endpoint.scope}")
    body = await _body(house, endpoint, request) if endpoint.body is not None else None
    result = await endpoint.handler(Call(house, request, person, body))
    if isinstance(result, Response):
        return result
    if endpoint.status == 204:
        return Response(status_code=204)
    return Response(msgspec.json.encode(result), endpoint.status, media_type=JSON)


async def _body(house: House, endpoint: Endpoint, request: Request) -> Any:
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > house.settings.message_bytes:
            raise TooLargeError(f"at most {house.settings.message_bytes} bytes")
    try:
        return msgspec.json.decode(bytes(raw), type=endpoint.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MessageError(str(error)) from None


class UnknownRouteError(RefusedError):
    code, status = "not-found", 404


class WrongMethodError(RefusedError):
    code, status = "wrong-method", 405
