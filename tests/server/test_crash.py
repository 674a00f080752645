"""`kill -9` at any moment: no acknowledged move is lost, none is played twice, all games go on."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from pathlib import Path
from typing import Any

import pytest

from foxfire.core import records
from foxfire.server import shuffle
from foxfire.server.serve_command import STOP_SECONDS
from tests.server.houses import PATIENCE, Json, in_loop
from tests.server.serving import Serving, Visitor, serving
from tests.server.test_rest import Feed


class Player:
    """Plays all seats of one table over sockets, and remembers what was acknowledged."""

    def __init__(self, visitor: Visitor, table: str, seed: int) -> None:
        self.visitor = visitor
        self.table = table
        self.rng = random.Random(seed)
        self.ids = (f"c{number}" for number in itertools.count())
        self.acknowledged: list[tuple[int, list[str]]] = []  # decision and actions
        self.pending: Json | None = None  # sent, and not yet answered
        self.lasts: dict[int, int] = {}
        self.ask: Json | None = None
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
        for view in (0, 1):
            last = {"last": self.lasts[view]} if view in self.lasts else {}
            self.line.say(type="hello", table=self.table, view=view, **last)

    async def _next(self, line: Any) -> Json:
        waiting = asyncio.create_task(line.heard.get())
        done, _ = await asyncio.wait(
            {waiting, line.client.closed}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE
        )
        if waiting in done:
            said: Json = waiting.result()
            return said
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
                self.ask = said
                self._answer()
            case "ack":
                assert self.pending is not None
                self.acknowledged.append((self.pending["decision"], self.pending["actions"]))
                self.pending = None
                self._answer()
            case "explored":
                assert self.pending is not None
                more = self.rng.choice(said["legal"])
                self._commit(
                    self.pending["decision"], self.pending["view"], [*said["prefix"], more]
                )
            case "error" if said["code"] == "incomplete-turn":
                self.pending = {**(self.pending or {}), "id": next(self.ids)}
                prefix = self.pending["actions"]
                kept = {k: v for k, v in self.pending.items() if k not in ("actions", "type")}
                self.line.say(type="explore", prefix=prefix, **kept)
            case "error":
                raise AssertionError(said)

    def _answer(self) -> None:
        """The latest question, unless it is the one that was just answered."""
        answered = self.acknowledged[-1][0] if self.acknowledged else -1
        ask = self.ask
        if ask is not None and self.pending is None and ask["decision"] > answered:
            self._commit(ask["decision"], ask["view"], [self.rng.choice(ask["legal"])])

    def _commit(self, decision: int, view: int, actions: list[str]) -> None:
        self.pending = {
            "type": "commit",
            "id": next(self.ids),
            "table": self.table,
            "view": view,
            "decision": decision,
            "actions": actions,
        }
        self.line.say(**self.pending)


WISH = {
    "game": "tatsu",
    "options": {"players": 2, "target": 60},
    "seats": [{"kind": "me"}, {"kind": "me"}],
}
FOX = {"game": "fox", "options": {"target": 9}, "seats": [{"kind": "me"}, {"kind": "me"}]}


async def killed_and_resumed(folder: Path, tables: int, kills: int) -> None:
    server = Serving(folder)
    try:
        visitors = [server.guest(f"Player {number}") for number in range(tables)]
        players = [
            Player(v, v.post("/api/tables", FOX if n % 2 else WISH)["table"], n)
            for n, v in enumerate(visitors)
        ]
        rng = random.Random(tables)
        for _ in range(kills):
            playing = [asyncio.create_task(p.play(10_000)) for p in players if not p.over]
            await asyncio.sleep(
                rng.uniform(0.3, 1.0)
            )  # the moment does not matter, that is the point
            server.kill()
            await asyncio.gather(*playing, return_exceptions=True)
            raised = [t.exception() for t in playing if not t.cancelled() and t.exception()]
            assert all(isinstance(e, ConnectionError | OSError) for e in raised), raised
            server = Serving(folder)
            for visitor in visitors:
                visitor.server = server
        await asyncio.gather(*(p.play(10_000) for p in players if not p.over))
        for player in players:
            check(server, player)
        assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.kill()


def check(server: Serving, player: Player) -> None:
    """What was acknowledged is the game, once each and in order."""
    text = server.ask("GET", f"/api/tables/{player.table}/record")[1]
    record = records.parse(text)
    assert records.replay(record).is_over
    assert shuffle.verify(record) >= 1
    played = [entry.action for entry in record.entries if entry.action]
    acknowledged = [action for _, actions in player.acknowledged for action in actions]
    decisions = [decision for decision, _ in player.acknowledged]
    assert decisions == sorted(set(decisions))
    # The very last turn may have been heard of as an event before its acknowledgement.
    assert played[: len(acknowledged)] == acknowledged
    last = player.pending["actions"] if player.pending else []
    assert played == acknowledged + last


@in_loop
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    await killed_and_resumed(tmp_path, tables=6, kills=3)


@pytest.mark.campaign
def test_hundreds_of_games_survive_many_kills(tmp_path: Path) -> None:
    asyncio.run(killed_and_resumed(tmp_path, tables=200, kills=8))


@in_loop
async def test_a_stop_is_clean_and_quick_whoever_is_connected(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        table = guest.post("/api/tables", WISH)["table"]
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
