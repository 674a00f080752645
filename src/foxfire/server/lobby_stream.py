"""The list of public tables as server-sent events: whole, whenever it is different."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack

import msgspec
from starlette.responses import StreamingResponse

from foxfire.server.house import House
from foxfire.server.rest import Call
from foxfire.server.visitor import address

SHORTEST_SECONDS = 1.0  # between two lists


async def lobby_stream(call: Call) -> StreamingResponse:
    """Anybody may listen; each address has so many connections."""
    heads = ExitStack()
    heads.enter_context(call.house.address_heads.one_more(address(call.request)))
    return StreamingResponse(
        _lists(call.house, heads),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _lists(house: House, heads: ExitStack) -> AsyncIterator[bytes]:
    with heads:
        told = None
        while not house.closing:
            news = house.lobby.news
            now = msgspec.json.encode(await house.lobby.public())
            if now != told:
                told = now
                yield b"data: %b\n\n" % now
                await asyncio.sleep(SHORTEST_SECONDS)
            try:
                await asyncio.wait_for(news.wait(), house.settings.heartbeat)
            except TimeoutError:
                yield b": still here\n\n"
