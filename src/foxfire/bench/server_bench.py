"""`foxfire bench server`: a swarm of clients on loopback plays many tables at once.

The server is the real command in a process of its own, on one core; the swarm is on another, if
there is one. Every turn is on disk before it is told. A delay is the time from sending a turn until
the last seat of its table has heard of it, as the swarm sees it: its own work is part of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tqdm import tqdm

from foxfire.bench import machine
from foxfire.bench.server_swarm import Swarm, Work
from foxfire.core.errors import OptionError, SetupError
from foxfire.core.options import read_words
from foxfire.core.registry import game as find_game

#: The swarm is one address and many people; limits meant for people are out of its way.
SETTINGS = {
    "FOXFIRE_GUEST_RATE": "1e6",
    "FOXFIRE_GUEST_BURST": "1000000",
    "FOXFIRE_REQUEST_RATE": "1e6",
    "FOXFIRE_REQUEST_BURST": "1000000",
    "FOXFIRE_MESSAGE_RATE": "1e6",
    "FOXFIRE_MESSAGE_BURST": "1000000",
    "FOXFIRE_ADDRESS_CONNECTIONS": "1000000",
    "FOXFIRE_BOT_WORKERS": "0",
    "FOXFIRE_LOG": "warning",
}
DEFAULT_GAME, DEFAULT_OPTIONS = "tatsu", ["players=4", "target=9999"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("server")
    group.add_argument("--tables", default="50", help="how many at once, several as 50,200,500")
    group.add_argument(
        "--rate", type=float, default=0.0, help="turns a second; 0 as fast as can be"
    )
    group.add_argument("--of", default=DEFAULT_GAME, help=f"the game (default {DEFAULT_GAME})")


def run(args: argparse.Namespace) -> int:
    """Measure each number of tables on a fresh server, and print the figures."""
    try:
        numbers = [int(word) for word in args.tables.split(",")]
    except ValueError:
        raise OptionError(f"--tables {args.tables}: expected numbers such as 50,200") from None
    wish, seats = wanted(args.of, args.option)
    reports = [measure(number, args.rate, args.seconds, wish, seats) for number in numbers]
    if args.json:
        print(json.dumps({"machine": machine.describe(), "wish": wish, "runs": reports}, indent=1))
    else:
        print("\n".join(in_words(wish, reports)))
    return 0


def wanted(game_id: str, words: list[str]) -> tuple[dict[str, Any], int]:
    """What tables are made of, and how many people each needs."""
    game = find_game(game_id)
    given = words or (DEFAULT_OPTIONS if game_id == DEFAULT_GAME else [])
    options = read_words(game.options_type, given).settled()
    return {"game": game_id, "options": options.as_json()}, game.facts(options).players


def measure(
    tables: int, rate: float, seconds: float, wish: dict[str, Any], seats: int
) -> dict[str, Any]:
    with running() as (url, process):
        swarm = Swarm(Work(url, tables, rate, seconds, wish, seats))
        for _ in tqdm(swarm.prepare(), total=tables, desc="tables", file=sys.stderr, leave=False):
            pass
        return asyncio.run(_measure(swarm, process.pid))


async def _measure(swarm: Swarm, server: int) -> dict[str, Any]:
    before = resident(server)
    await swarm.connect()
    connections = sum(len(game.seats) for game in swarm.games)
    memory = (resident(server) - before) / connections
    await swarm.begin()
    begun = cpu_seconds(server)
    figures = await swarm.run()
    used = cpu_seconds(server) - begun
    swarm.close()
    return {
        "tables": swarm.work.tables,
        "connections": connections,
        "asked_per_s": swarm.work.rate or None,
        "turns_per_s": figures.turns / figures.seconds,
        "p50_ms": 1e3 * figures.quantile(0.5),
        "p99_ms": 1e3 * figures.quantile(0.99),
        "longest_ms": 1e3 * figures.quantile(1.0),
        "kib_a_connection": memory,
        "server_ms_a_turn": 1e3 * used / max(1, figures.turns),
        "server_core_share": used / figures.seconds,
        "errors": figures.errors,
    }


@contextmanager
def running() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server on the first core; we go to the last."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "foxfire", "serve", "--port", "0", "--db", f"{folder}/bench.db"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **SETTINGS},
        )
        os.sched_setaffinity(process.pid, cores[:1])
        os.sched_setaffinity(0, cores[-1:])
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            if "http://" not in said:
                raise SetupError("the server did not start")
            yield said.split()[-1], process
        finally:
            process.terminate()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()
            os.sched_setaffinity(0, cores)


def resident(pid: int) -> float:
    """KiB of memory in use."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def in_words(wish: dict[str, Any], reports: list[dict[str, Any]]) -> Iterator[str]:
    where = machine.describe()
    place = f"{where['processor']}, {where['cores']} cores, Python {where['python']}"
    yield f"{wish['game']} on {place}"
    yield ""
    yield "| tables | connections | asked/s | turns/s | p50 ms | p99 ms | longest ms | KiB a connection | server ms a turn | errors |"  # noqa: E501
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for r in reports:
        asked = f"{r['asked_per_s']:g}" if r["asked_per_s"] else "-"
        yield (
            f"| {r['tables']} | {r['connections']} | {asked} | {r['turns_per_s']:.0f} "
            f"| {r['p50_ms']:.1f} | {r['p99_ms']:.1f} | {r['longest_ms']:.0f} "
            f"| {r['kib_a_connection']:.1f} | {r['server_ms_a_turn']:.2f} | {r['errors']} |"
        )
