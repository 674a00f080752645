"""Tables of our own server, as a swarm plays them."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from urllib.parse import urlsplit

import msgspec

from foxfire.bench.server_client import Json, SocketClient
from foxfire.bench.server_swarm import Seat, Swarm, Table

PING_SECONDS = 2.5
MAKERS = 8  # tables that are made at a time

_ids = itertools.count()


class Turn(msgspec.Struct):
    decision: int


class Heard(msgspec.Struct):
    """What the swarm reads of a message; the rest is skipped."""

    type: str
    turn: Turn | None = None
    status: str | None = None
    seq: int = 0
    online: list[int] = []
    decision: int = 0
    legal: list[str] = []
    prefix: list[str] = []
    code: str = ""


_decode = msgspec.json.Decoder(Heard).decode


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


class FoxfireSeat(Seat):
    table: FoxfireTable

    def __init__(self, table: FoxfireTable, number: int, cookie: str) -> None:
        super().__init__(table, number)
        self.is_silent = False
        self.spoke_at = 0.0
        self.also: Callable[[Heard], None] = lambda message: None  # hears everything, too
        self._cookie = cookie
        self._last = 0

    async def connect(self, url: str) -> None:
        where = url.replace("http", "ws", 1) + "/api/socket"
        self.socket = await SocketClient.connect(
            where, {"Cookie": self._cookie}, self.hear, _decode
        )
        resumes = {"view": self.number, "last": self._last} if self._last else {}
        self.say({"type": "hello", "table": self.table.id, **resumes})

    def ping(self) -> None:
        if not self.is_silent:
            self.say({"type": "ping"})

    def say(self, message: Json) -> None:
        self.spoke_at = time.perf_counter()
        self.socket.send(message)

    def hear(self, message: Heard) -> None:
        self._last = max(self._last, message.seq)
        self.also(message)
        match message.type:
            case "event" if message.turn is not None or message.status == "over":
                self.table.heard(self.number)
            case "ask":
                self.table.asked(self, message)
            case "explored":
                self.table.explored(self, message)
            case "error" if message.code == "incomplete-turn":
                self.table.explore(self)
            case "error":
                self.table.refused(message.code)


class FoxfireTable(Table):
    """Turns at random; one that turns out to be incomplete is explored and completed."""

    def __init__(self, swarm: Swarm, number: int, table: str, cookies: list[str]) -> None:
        super().__init__(swarm, number)
        self.id = table
        self.seats = [FoxfireSeat(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self._decision = -1
        self._seat: FoxfireSeat | None = None
        self._draft: list[str] = []
        self._later: dict[FoxfireSeat, Heard] = {}  # asked at the same time

    def asked(self, seat: FoxfireSeat, ask: Heard) -> None:
        if ask.decision != self._decision:
            self._take_up(seat, ask)
        elif seat is not self._seat:
            self._later[seat] = ask

    def _take_up(self, seat: FoxfireSeat, ask: Heard) -> None:
        self._later.pop(seat, None)
        self._seat = seat
        self._decision, self._draft = ask.decision, [self.rng.choice(ask.legal)]
        self.plan(lambda: self._say(seat, "commit", actions=self._draft))

    def heard(self, seat: int) -> None:
        pending = self.is_pending
        super().heard(seat)
        if pending and not self.is_pending and not self._is_planned and self._later:
            self._take_up(*next(iter(self._later.items())))

    def go_on(self) -> None:
        """What is asked once more has not been answered, as far as the server knows."""
        self.rests, self._decision = False, -1
        self._later.clear()
        self.forget_turn()

    def explore(self, seat: FoxfireSeat) -> None:
        self._say(seat, "explore", prefix=self._draft)

    def explored(self, seat: FoxfireSeat, found: Heard) -> None:
        if found.legal:
            self._draft = [*found.prefix, self.rng.choice(found.legal)]
        self.take_turn()

    def _say(self, seat: FoxfireSeat, kind: str, **more: object) -> None:
        where = {"table": self.id, "view": seat.number, "decision": self._decision}
        seat.say({"type": kind, "id": f"s{next(_ids)}", **where, **more})


def prepare(swarm: Swarm, url: str, wish: Json, seats: int) -> Iterator[int]:
    """Make and fill all tables, several at a time; yields after each."""
    numbers = range(swarm.work.tables)
    with ThreadPoolExecutor(MAKERS) as makers:
        made = makers.map(lambda number: _make(url, wish, seats, number), numbers)
        for number, (table, cookies) in enumerate(made):
            swarm.tables.append(FoxfireTable(swarm, number, table, cookies))
            yield number


def _make(url: str, wish: Json, seats: int, number: int) -> tuple[str, list[str]]:
    """A table and the cookies of those who sit there."""
    guests = [Visitor(url, f"Guest {number} {seat}") for seat in range(seats)]
    table = str(guests[0].post("/api/tables", {**wish, "public": True})["table"])
    for seat, guest in enumerate(guests[1:], start=1):
        sit = {"type": "sit", "id": "sit", "table": table, "seat": seat}
        guest.post(f"/api/tables/{table}/commands", sit)
    for guest in guests:
        guest.close()
    return table, [guest.cookie for guest in guests]
