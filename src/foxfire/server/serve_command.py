"""`foxfire serve`: the server, until it is told to stop."""

from __future__ import annotations

import argparse
import gc
import logging
import signal
import sys
from contextlib import suppress
from socket import socket

import uvicorn
from starlette.applications import Starlette

from foxfire.core.errors import OptionError, SetupError
from foxfire.server import logs
from foxfire.server.app import create_app
from foxfire.server.settings import Settings, add_flags
from foxfire.server.wire import Wire
from foxfire.text.words import Words

#: Tables are many small objects that live long and hold few cycles. Looking through all of them
#: stops everything else, so it is done more rarely than Python would.
GARBAGE = (50_000, 50, 100)
#: Seconds after which a thread that wants to run Python may. The one that writes to the database
#: leaves Python a dozen times a transaction; with the usual 5 ms each way back would take as long.
SWITCH_SECONDS = 0.0005
STOP_SECONDS = 5  # for connections that do not close by themselves


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_flags(parser)
    parser.epilog = "Every flag is also a variable: FOXFIRE_PORT for --port. See docs/hosting.md."


def run(args: argparse.Namespace) -> int:
    """Serve; SIGTERM and Ctrl-C end it cleanly."""
    settings = Settings.read(vars(args))
    if settings.log.upper() not in logging.getLevelNamesMapping():
        raise OptionError(f"log = {settings.log!r}: expected debug, info, warning or error")
    logs.configure(settings.log)
    app = create_app(settings)
    config = configuration(settings, app)
    try:
        listening = config.bind_socket()
    except SystemExit:  # uvicorn has logged why
        raise SetupError(f"{settings.host}:{settings.port} cannot be listened on") from None
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
    # Having stopped, uvicorn raises the signal again; a stop that was asked for is no failure.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    server = _Server(config, app)
    with suppress(SystemExit):  # uvicorn's way to say that it did not start
        server.run(sockets=[listening])
    if not server.started:
        raise getattr(app.state, "trouble", SetupError("the server did not start"))
    return 0


class _Server(uvicorn.Server):
    """Says where it is, once it can be reached there; sees everybody out before it goes."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._app.state.house.see_out()  # streams would wait for the end of the game
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            print(Words()("server-ready", url=f"http://{host}:{port}"), flush=True)


def configuration(settings: Settings, app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Wire,
        ws_per_message_deflate=False,  # 27 KiB a connection instead of 205
        ws_max_size=settings.message_bytes,
        ws_ping_interval=None,  # heartbeats are messages, so that pages see them too
        access_log=False,  # paths name tables, and queries hold invitations
        log_config=None,
        lifespan="on",
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
