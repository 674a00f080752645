"""`kill -9` at any moment: no acknowledged move is lost, none is played twice, all games go on."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from foxfire.core import records
from foxfire.core.play import Done
from foxfire.server import shuffle
from foxfire.server.serve_command import STOP_SECONDS
from foxfire.server.state import rebuild
from foxfire.server.store import Store
from tests.server.houses import PATIENCE, Json, in_loop
from tests.server.serving import Serving, Visitor, serving
from tests.server.test_rest import Feed

PING_SECONDS = 2.5


@dataclass(frozen=True)
class Kind:
    """A table that one person plays alone, and how many turns it goes on after the last kill."""

    wish: Json
    players: int
    turns: int = 10_000  # to the end

    @classmethod
    def of(cls, game: str, players: int, /, *, turns: int = 10_000, **options: Any) -> Kind:
        seats = [{"kind": "me"}] * players
        return cls({"game": game, "options": options, "seats": seats}, players, turns)


KINDS = (
    Kind.of("tatsu", 2, players=2, target=60),
    Kind.of("fox", 2, target=9),
    Kind.of("tac", 4, turns=15, mode="teams"),
    Kind.of("tatsu", 4, turns=25, players=4),
    Kind.of("tac", 2, turns=15, mode="two"),
    Kind.of("tac", 4, turns=15, mode="coop"),
)


class Player:
    """Plays all seats of one table over sockets, and remembers what was acknowledged."""

    def __init__(self, visitor: Visitor, kind: Kind, seed: int) -> None:
        self.visitor = visitor
        self.kind = kind
        self.table: str = visitor.post("/api/tables", kind.wish)["table"]
        self.rng = random.Random(seed)
        self.ids = (f"c{number}" for number in itertools.count())
        self.acknowledged: list[Json] = []
        self.pending: Json | None = None  # sent, and not yet answered
        self.lasts: dict[int, int] = {}
        self.asks: dict[int, Json] = {}  # by view
        self.over = False

    async def play(self, turns: int) -> None:
        """Play on until so many more turns are acknowledged, the end, or a lost connection."""
        async with self.visitor.socket() as line:
            self.line = line
            await line.hears("welcome")
            self._hello()
            if self.pending is not None:
                line.say(**self.pending)  # not knowing whether it has arrived
            goal = len(self.acknowledged) + turns
            while len(self.acknowledged) < goal and not self.over:
                await self._hear(await self._next(line))

    def _hello(self) -> None:
        for view in range(self.kind.players):
            last = {"last": self.lasts[view]} if view in self.lasts else {}
            self.line.say(type="hello", table=self.table, view=view, **last)

    async def _next(self, line: Any) -> Json:
        waiting = asyncio.create_task(line.heard.get())
        either = {waiting, line.client.closed}
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and not line.client.closed.done():
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED, timeout=PING_SECONDS)
            if waiting.done():
                said: Json = waiting.result()
                return said
            line.say(type="ping")
        waiting.cancel()
        raise ConnectionError("the server is gone")

    async def _hear(self, said: Json) -> None:
        match said["type"]:
            case "snapshot" | "event":
                if said["type"] == "event" and said["view"] in self.lasts:
                    assert said["seq"] == self.lasts[said["view"]] + 1, "a number is missing"
                self.lasts[said["view"]] = said["seq"]
                self.over = self.over or said["status"] == "over"
            case "ask":
                self.asks[said["view"]] = said
                self._answer()
            case "ack":
                assert self.pending is not None
                self.acknowledged.append(self.pending)
                self.pending = None
                self._answer()
            case "explored":
                assert self.pending is not None
                more = self.rng.choice(said["legal"])
                self._commit(self.pending, [*said["prefix"], more])
            case "error" if said["code"] == "incomplete-turn":
                self.pending = {**(self.pending or {}), "id": next(self.ids)}
                prefix = self.pending["actions"]
                kept = {k: v for k, v in self.pending.items() if k not in ("actions", "type")}
                self.line.say(type="explore", prefix=prefix, **kept)
            case "error":
                raise AssertionError(said)

    def _answer(self) -> None:
        """One of the questions that are open, unless one is being answered."""
        answered = {said["view"]: said["decision"] for said in self.acknowledged}
        fresh = [a for view, a in self.asks.items() if a["decision"] > answered.get(view, -1)]
        if fresh and self.pending is None:
            ask = self.rng.choice(fresh)
            self._commit(ask, [self.rng.choice(ask["legal"])])

    def _commit(self, about: Json, actions: list[str]) -> None:
        self.pending = {
            "type": "commit",
            "id": next(self.ids),
            "table": self.table,
            "view": about["view"],
            "decision": about["decision"],
            "actions": actions,
        }
        self.line.say(**self.pending)

    def said(self, view: int) -> list[str]:
        """The actions of one seat that were acknowledged."""
        mine = [answer for answer in self.acknowledged if answer["view"] == view]
        decisions = [answer["decision"] for answer in mine]
        assert decisions == sorted(set(decisions)), "a question was answered twice"
        return [action for answer in mine for action in answer["actions"]]


async def killed_and_resumed(folder: Path, tables: int, kills: int) -> None:
    server = Serving(folder)
    try:
        visitors = [server.guest(f"Player {number}") for number in range(tables)]
        players = [Player(v, KINDS[n % len(KINDS)], n) for n, v in enumerate(visitors)]
        rng = random.Random(tables)
        for _ in range(kills):
            playing = [asyncio.create_task(p.play(10_000)) for p in players if not p.over]
            # The moment does not matter, that is the point.
            await asyncio.sleep(rng.uniform(0.3, 1.0) + tables / 100)
            server.kill()
            await asyncio.gather(*playing, return_exceptions=True)
            raised = [t.exception() for t in playing if not t.cancelled() and t.exception()]
            assert all(isinstance(e, ConnectionError | OSError) for e in raised), raised
            server = Serving(folder)
            for visitor in visitors:
                visitor.server = server
        await asyncio.gather(*(p.play(p.kind.turns) for p in players if not p.over))
        for player in [player for player in players if player.over]:
            check_record(server, player)
        assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.kill()
    for player in players:
        assert player.acknowledged, "this table was never played"
        await check(folder, player)


def check_record(server: Serving, player: Player) -> None:
    record = records.parse(server.ask("GET", f"/api/tables/{player.table}/record")[1])
    assert records.replay(record).is_over
    assert shuffle.verify(record) >= 1


async def check(folder: Path, player: Player) -> None:
    """What was acknowledged of each seat is what it played, once each and in order.

    The last turn may be there without its acknowledgement; an early answer may not be due yet.
    """
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    state = rebuild(player.table, await store.lines(player.table))
    await store.close()
    assert state.play is not None
    log = [entry for entry in state.play.log if isinstance(entry, Done)]
    for view in range(player.kind.players):
        played = [state.game.format_action(x.action) for x in log if x.player == view]
        played += state.early[view].actions if view in state.early else []
        said, pending = player.said(view), player.pending
        last = pending["actions"] if pending and pending["view"] == view else []
        assert played in (said, said + last), (view, played[-5:], said[-5:], last)


@in_loop
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    await killed_and_resumed(tmp_path, tables=len(KINDS), kills=3)


@pytest.mark.campaign
def test_hundreds_of_games_survive_many_kills(tmp_path: Path) -> None:
    asyncio.run(killed_and_resumed(tmp_path, tables=240, kills=8))


@in_loop
async def test_a_stop_is_clean_and_quick_whoever_is_connected(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        table = guest.post("/api/tables", KINDS[0].wish)["table"]
        async with guest.socket() as line:
            line.say(type="hello", table=table)
            await line.hears("snapshot")
            feed = Feed(guest, table)
            assert feed.next()["type"] == "snapshot"
            begun = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            assert time.monotonic() - begun < STOP_SECONDS
            feed.close()
        assert "Traceback" not in server.log.read_text()
        assert "timeout" not in server.log.read_text()


def test_a_database_has_one_server_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with pytest.raises(AssertionError, match=r"foxfire: another server uses tables\.db"):
            Serving(tmp_path, db=server.db)
        assert server.ask("GET", "/healthz")[0] == 200
