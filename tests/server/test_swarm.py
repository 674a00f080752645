"""The swarm that measures the server plays real games with it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from foxfire.bench import boardgame_tables as theirs
from foxfire.bench import server_bench, server_process, server_recovery, server_swarm
from foxfire.bench.server_swarm import Seat, Swarm, Table, Work
from foxfire.cli import main
from tests.server.houses import in_loop


@pytest.mark.parametrize("game", ["fox", "tac"])
def test_a_small_swarm_plays_and_is_measured(game: str) -> None:
    """With turns of several steps, too: what is incomplete is explored and completed."""
    kind = server_bench.foxfire_kind(game, [])
    found = server_bench.measure(kind, Work(2, 0.0, 1.0))
    assert (found.server, found.tables) == (game, 2)
    assert found.connections == 2 * server_bench.wanted(game, [])[1]
    assert found.reached > 1
    assert found.errors == {}
    assert 0 < found.p50_ms <= found.p99_ms <= found.longest_ms
    assert found.cpu_ms > 0


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["bench", "server", "--of", "tatsu", "--tables", "1", "--rate", "20", "--seconds", "1"]
    assert main([*given, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [(run["server"], run["tables"]) for run in report["runs"]] == [("tatsu", 1)]
    assert main(["bench", "server", "--tables", "many"]) == 2


def test_what_it_is_compared_with_has_to_be_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", "--of", "fox", "--tables", "1", "--beside", str(tmp_path)]) == 2
    assert "npm install" in capsys.readouterr().err


class Listener(Seat):
    """A seat without a connection."""

    socket: Any = None

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(table, number)
        self.pings: list[int] = []

    async def connect(self, url: str) -> None: ...

    def ping(self) -> None:
        self.pings.append(self.number)


def a_table(swarm: Swarm, seats: int) -> Table:
    table = Table(swarm, 0)
    table.seats = [Listener(table, seat) for seat in range(seats)]
    swarm.tables.append(table)
    return table


@in_loop
async def test_a_turn_is_taken_when_all_have_heard_of_the_last() -> None:
    swarm, sent = Swarm(Work(1, 0.0, 1.0)), []
    table = a_table(swarm, 3)
    swarm.is_running, swarm.began = True, 0.0
    table.plan(lambda: sent.append("first"))
    while not sent:
        await asyncio.sleep(0)
    table.heard(0)
    table.plan(lambda: sent.append("second"))  # seat 0 knows that it is its turn
    table.heard(1)
    for _ in range(10):
        await asyncio.sleep(0)
    assert (sent, swarm.figures.turns) == (["first"], 0)
    table.heard(2)
    while len(sent) < 2:
        await asyncio.sleep(0)
    assert (sent, swarm.figures.turns) == (["first", "second"], 1)


@in_loop
async def test_seats_ping_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_swarm, "TICK", 0.001)
    swarm = Swarm(Work(1, 0.0, 1.0))
    pinged: list[int] = []
    for seat in a_table(swarm, 20).seats:
        assert isinstance(seat, Listener)
        seat.pings = pinged
    pinging = asyncio.create_task(swarm._ping(0.01))
    while len(pinged) < 40:
        await asyncio.sleep(0)
    pinging.cancel()
    assert pinged[:4] == [0, 10, 1, 11]
    assert pinged[20:40] == pinged[:20]
    assert sorted(pinged[:20]) == list(range(20))
    assert len(swarm.figures.lags) >= 20


def row(server: str, reached: float, p99_ms: float, cpu_ms: float) -> server_bench.Row:
    given: dict[str, Any] = dict.fromkeys(server_bench.Row.__dataclass_fields__, 0)
    given |= {"server": server, "reached": reached, "p99_ms": p99_ms, "cpu_ms": cpu_ms}
    given |= {"errors": {}}
    return server_bench.Row(**given)


def test_servers_are_compared_by_what_they_reach_in_time() -> None:
    rows = [
        row("fox", 900.0, 40.0, 1.0),
        row("fox", 1100.0, 101.0, 1.5),  # too slow to count
        row("boardgame.io", 450.0, 80.0, 2.0),
    ]
    said = list(server_bench.in_words(rows))[-4:]
    assert said[0].endswith("p99 at most 100 ms: boardgame.io 450")
    assert said[1] == "fox: 900, 2.00 x boardgame.io"
    assert said[2].endswith("CPU, at best: boardgame.io 500")
    assert said[3] == "fox: 1000, 2.00 x boardgame.io"
    slow = list(server_bench.in_words([row("boardgame.io", 450.0, 101.0, 2.0)]))
    assert slow[-2].endswith("none of boardgame.io")


def test_the_swarm_follows_suit_in_the_other_game() -> None:
    hand = theirs.Hand([1, 2, theirs.RANKS])
    table = theirs.G({"0": hand}, [])
    assert theirs.playable(table, "0") == hand.hand
    led = theirs.G({"0": hand}, [theirs.Laid(theirs.RANKS + 3)])
    assert theirs.playable(led, "0") == [theirs.RANKS]


def test_recovery_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With connections that are dead after one second here; the default is nine."""
    quick = {"FOXFIRE_HEARTBEAT": "0.3", "FOXFIRE_DEAD_AFTER": "1"}
    monkeypatch.setattr(server_process, "SETTINGS", {**server_process.SETTINGS, **quick})
    monkeypatch.setattr(server_recovery, "PING_SECONDS", 0.3)
    given = ["bench", "server", "--recovery", "--of", "fox", "--tables", "2", "--rate", "10"]
    assert main([*given, "--seconds", "2"]) == 0
    row = capsys.readouterr().out.splitlines()[-1]
    game, tables, seats, noticed, resumed, *_, played, _ = row.strip("| ").split(" | ")
    assert (game, tables, seats) == ("fox", "2", "4")
    assert float(noticed) >= 1
    assert float(resumed) > 0
    assert int(played) > 0
