"""Many tables played at once over the network, to measure how a server carries them."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from foxfire.bench.server_client import Json, SocketClient

PING_SECONDS = 2.5


@dataclass
class Work:
    """What the swarm is to do."""

    url: str
    tables: int
    rate: float  # turns a second, all tables together; 0: each as fast as it is answered
    seconds: float
    wish: Json  # the body that makes a table
    seats: int


@dataclass
class Figures:
    """What came of it."""

    turns: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # from a commit to the last seat's event
    errors: int = 0

    def quantile(self, share: float) -> float:
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Visitor:
    """A guest with a cookie, over plain HTTP."""

    def __init__(self, url: str, name: str) -> None:
        where = urlsplit(url)
        self._http = HTTPConnection(where.hostname or "", where.port)
        self._http.request("POST", "/api/me", json.dumps({"name": name}))
        answer = self._http.getresponse()
        self.person = json.loads(answer.read())["id"]
        self.cookie = (answer.getheader("set-cookie") or "").partition(";")[0]

    def post(self, path: str, body: Json) -> Json:
        self._http.request("POST", path, json.dumps(body), {"Cookie": self.cookie})
        answer = self._http.getresponse()
        found: Json = json.loads(answer.read())
        if answer.status >= 400:
            raise ConnectionError(f"{path}: {found}")
        return found

    def close(self) -> None:
        self._http.close()


class Seat:
    """One player of one table."""

    def __init__(self, game: Game, number: int, cookie: str) -> None:
        self.game = game
        self.number = number
        self.cookie = cookie
        self.socket: SocketClient | None = None
        self.last = 0

    async def connect(self, url: str) -> None:
        where = url.replace("http", "ws", 1) + "/api/socket"
        self.socket = await SocketClient.connect(where, {"Cookie": self.cookie}, self.hear)
        self.socket.send({"type": "hello", "table": self.game.table})

    def hear(self, message: Json) -> None:
        match message["type"]:
            case "event":
                self.last = message["seq"]
                if message["turn"] is not None or message["status"] == "over":
                    self.game.moved(self.number)
            case "ask":
                self.game.asked(self, message)
            case "explored":
                self.game.explored(self, message)
            case "error":
                self.game.refused(self, message)


class Game:
    """One table: who is asked, and when the answer is due."""

    def __init__(self, swarm: Swarm, table: str, cookies: list[str], offset: float) -> None:
        self.swarm = swarm
        self.table = table
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        self.offset = offset
        self.rng = random.Random(table)
        self._sent_at = 0.0
        self._waiting: set[int] = set()
        self._ask: Json = {}
        self._draft: list[str] = []
        self._turn = 0

    def asked(self, seat: Seat, ask: Json) -> None:
        if ask["decision"] == self._ask.get("decision"):
            return
        self._ask, self._draft = ask, [self.rng.choice(ask["legal"])]
        self._turn += 1
        work = self.swarm.work
        due = 0.0
        if work.rate:
            due = self.swarm.began + self.offset + self._turn * work.tables / work.rate
        asyncio.get_running_loop().call_at(max(due, time.monotonic()), self.answer, seat)

    def answer(self, seat: Seat) -> None:
        if not self.swarm.is_running or seat.socket is None:
            return
        self._sent_at = time.perf_counter()
        self._waiting = set(range(len(self.seats)))
        seat.socket.send(self._command("commit", actions=self._draft))

    def _command(self, kind: str, **more: Any) -> Json:
        ids = f"s{next(self.swarm.ids)}"
        where = {"table": self.table, "view": self._ask["view"]}
        return {"type": kind, "id": ids, **where, "decision": self._ask["decision"], **more}

    def refused(self, seat: Seat, error: Json) -> None:
        if error["code"] == "incomplete-turn" and seat.socket is not None:
            seat.socket.send(self._command("explore", prefix=self._draft))
        else:
            self.swarm.figures.errors += 1

    def explored(self, seat: Seat, found: Json) -> None:
        if found["legal"]:
            self._draft = [*found["prefix"], self.rng.choice(found["legal"])]
        self.answer(seat)

    def moved(self, seat: int) -> None:
        self._waiting.discard(seat)
        if not self._waiting and self._sent_at:
            self.swarm.figures.turns += 1
            self.swarm.figures.delays.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0


class Swarm:
    """All tables."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.figures = Figures()
        self.games: list[Game] = []
        self.ids: Iterator[int] = itertools.count()
        self.is_running = False
        self.began = float("inf")
        self._pinging: asyncio.Task[None]

    def prepare(self) -> Iterator[int]:
        """Make and fill all tables; yields after each."""
        for number in range(self.work.tables):
            guests = [
                Visitor(self.work.url, f"Guest {number} {seat}") for seat in range(self.work.seats)
            ]
            made = guests[0].post("/api/tables", {**self.work.wish, "public": True})
            for seat, guest in enumerate(guests[1:], start=1):
                sit = {"type": "sit", "id": "sit", "table": made["table"], "seat": seat}
                guest.post(f"/api/tables/{made['table']}/commands", sit)
            offset = number / self.work.rate if self.work.rate else 0.0
            self.games.append(Game(self, made["table"], [g.cookie for g in guests], offset))
            for guest in guests:
                guest.close()
            yield number

    async def connect(self) -> None:
        self.is_running = True
        self.began = time.monotonic() + 3600  # nobody moves before all are there
        for game in self.games:
            for seat in game.seats:
                await seat.connect(self.work.url)

    async def begin(self) -> None:
        """Everybody is there: play, until each table has had its first turns."""
        self._pinging = asyncio.create_task(self._ping())
        self.began = time.monotonic()
        for game in self.games:
            self._resume(game)
        await asyncio.sleep(2 * self.work.tables / self.work.rate if self.work.rate else 0.0)

    async def run(self) -> Figures:
        """Play for a while, and count; begin first."""
        self.figures = Figures()
        begun = time.perf_counter()
        await asyncio.sleep(self.work.seconds)
        self.is_running = False
        self.figures.seconds = time.perf_counter() - begun
        self._pinging.cancel()
        return self.figures

    def _resume(self, game: Game) -> None:
        """What was asked while everybody was still arriving."""
        ask, game._ask, game._turn = game._ask, {}, 0
        if ask:
            game.asked(game.seats[ask["view"]], ask)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            for game in self.games:
                for seat in game.seats:
                    if seat.socket is not None:
                        seat.socket.send({"type": "ping"})

    def close(self) -> None:
        for game in self.games:
            for seat in game.seats:
                if seat.socket is not None:
                    seat.socket.close()
