"""`create_app(settings)`: the whole server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from foxfire.core.errors import SetupError
from foxfire.server import messages as m
from foxfire.server.clock import Clock
from foxfire.server.house import House
from foxfire.server.openapi import document
from foxfire.server.rest import Endpoint, UnknownRouteError, WrongMethodError, call, refused
from foxfire.server.routes import ROUTES
from foxfire.server.session import DEFECT
from foxfire.server.settings import Settings
from foxfire.server.socket import socket
from foxfire.server.static import Page, page_folder

#: For every answer: nothing of ours is framed, guessed at or told on to other sites.
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
}


def create_app(settings: Settings, clock: Clock | None = None) -> Starlette:
    """An application that opens its database when it starts, and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            house = app.state.house = House(settings, clock)
        except SetupError as error:
            app.state.trouble = error  # for the command, which says it in one line
            raise
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Starlette(
        routes=_routes(settings),
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: _http_error, Exception: _defect},
    )


def _routes(settings: Settings) -> list[BaseRoute]:
    described = JSONResponse(document()).body

    async def openapi(request: Request) -> Response:
        return Response(described, media_type="application/json")

    routes: list[BaseRoute] = [
        Route(each.path, _endpoint(each), methods=[each.method]) for each in ROUTES
    ]
    routes += [
        Route("/api/openapi.json", openapi, methods=["GET"]),
        WebSocketRoute("/api/socket", socket),
    ]
    folder = page_folder(settings.web)
    if folder is not None:
        routes.append(Mount("/", Page(folder)))
    return routes


def _endpoint(each: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await call(request.app.state.house, each, request)

    return endpoint


async def _http_error(request: Request, error: Exception) -> Response:
    """Paths and methods that there are not, in the shape of all errors."""
    assert isinstance(error, HTTPException)
    house: House = request.app.state.house
    if error.status_code == 405:
        return refused(house, WrongMethodError("this cannot be asked in this way"))
    return refused(house, UnknownRouteError("there is nothing here"))


async def _defect(request: Request, error: Exception) -> Response:
    """A mistake of ours; the log has it, the asker learns only that it was not theirs."""
    said = m.Error(code=DEFECT, message="something went wrong here", clause=None)
    return Response(m.encode(said), 500, media_type="application/json")


class SafeHeaders:
    """Puts `HEADERS` on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
