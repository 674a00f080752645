"""`foxfire bench server --recovery`: what it costs when connections or the server itself end.

While all tables play, seats fall silent, lose their connection and come back; then the server is
killed without a word and started again, and everybody comes back at once.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from foxfire.bench.foxfire_tables import PING_SECONDS, FoxfireSeat, Heard, prepare
from foxfire.bench.server_client import Json
from foxfire.bench.server_process import foxfire_server
from foxfire.bench.server_swarm import Seat, Swarm

SILENT = 20  # tables with a seat that falls silent
BROKEN = 100  # seats that lose their connection
PATIENCE = 60.0  # seconds until we believe that something never happens
AT_ONCE = 32  # connections that are being made at a time


@dataclass(frozen=True)
class Recovery:
    """Seconds; of what was done several times, the longest."""

    game: str
    tables: int
    seats: int
    noticed: float  # from the last word of a silent seat until the others are told
    resumed: float  # from a new connection until the seat knows where it stands
    listening: float  # from starting a killed server until it listens
    all_back: float  # from then until the last seat has resumed
    played_on: int  # turns in the seconds after that
    load: float


class Recovering:
    """One run; yields after each stage."""

    stages = 5
    found: Recovery

    def __init__(self, game: str, swarm: Swarm, wish: Json, seats: int) -> None:
        self._game, self._swarm, self._wish, self._seats = game, swarm, wish, seats

    def run(self) -> Iterator[None]:
        swarm = self._swarm
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            with asyncio.Runner() as runner:
                with foxfire_server(folder) as server:
                    for _ in prepare(swarm, server.url, self._wish, self._seats):
                        pass
                    yield
                    runner.run(swarm.connect(server.url, PING_SECONDS))
                    runner.run(swarm.begin())
                    noticed = runner.run(_silence(swarm))
                    yield
                    resumed = runner.run(_reconnect(_some(swarm.seats, BROKEN), server.url))
                    yield
                    server.kill()
                started = time.perf_counter()
                with foxfire_server(folder) as server:
                    listening = time.perf_counter() - started
                    back = runner.run(_everybody(swarm, server.url))
                    yield
                    figures = runner.run(swarm.run())
                    runner.run(swarm.close())
                    yield
        self.found = Recovery(
            game=self._game,
            tables=swarm.work.tables,
            seats=len(swarm.seats),
            noticed=noticed,
            resumed=resumed,
            listening=listening,
            all_back=back,
            played_on=figures.turns,
            load=os.getloadavg()[0],
        )


def _some(seats: Sequence[Seat], number: int) -> list[Seat]:
    """Seats of tables that are far apart."""
    return list(seats[:: max(1, len(seats) // number)])


async def _silence(swarm: Swarm) -> float:
    """One seat of some tables says nothing more, with its connection open."""
    step = max(1, len(swarm.tables) // SILENT)
    return max(await asyncio.gather(*(_fall_silent(t.seats) for t in swarm.tables[::step])))


async def _fall_silent(seats: Sequence[Seat]) -> float:
    gone, other = seats[0], seats[1]
    assert isinstance(gone, FoxfireSeat) and isinstance(other, FoxfireSeat)
    told: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(message: Heard) -> None:
        if message.type == "presence" and gone.number not in message.online and not told.done():
            told.set_result(time.perf_counter() - gone.spoke_at)

    gone.table.rests, gone.is_silent, other.also = True, True, hear
    return await asyncio.wait_for(told, PATIENCE)


async def _reconnect(seats: Sequence[Seat], url: str) -> float:
    """Break connections one after the other, each coming back at once."""
    longest = 0.0
    for seat in seats:
        await seat.socket.leave()
        longest = max(longest, await _resume(seat, url))
    return longest


async def _resume(seat: Seat, url: str) -> float:
    """Connect again, until the table says who is there: after all that was missed."""
    assert isinstance(seat, FoxfireSeat)
    resumed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(message: Heard) -> None:
        if message.type == "presence" and not resumed.done():
            resumed.set_result(None)

    began = time.perf_counter()
    seat.also, seat.is_silent = hear, False
    seat.table.go_on()
    await seat.connect(url)
    await asyncio.wait_for(resumed, PATIENCE)
    return time.perf_counter() - began


async def _everybody(swarm: Swarm, url: str) -> float:
    began, places = time.perf_counter(), asyncio.Semaphore(AT_ONCE)

    async def come_back(seat: Seat) -> None:
        async with places:
            await _resume(seat, url)

    await asyncio.gather(*(come_back(seat) for seat in swarm.seats))
    return time.perf_counter() - began


HEADS = (
    "game",
    "tables",
    "seats",
    "silence noticed, s",
    "resumed after a break, s",
    "killed server listens, s",
    "all seats back, s",
    "turns after that",
    "load",
)


def in_words(found: Sequence[Recovery]) -> Iterator[str]:
    yield f"| {' | '.join(HEADS)} |"
    yield "|---" * len(HEADS) + "|"
    for each in found:
        yield (
            f"| {each.game} | {each.tables} | {each.seats} | {each.noticed:.2f} "
            f"| {each.resumed:.3f} | {each.listening:.2f} | {each.all_back:.2f} "
            f"| {each.played_on} | {each.load:.1f} |"
        )
