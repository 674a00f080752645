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
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from foxfire.bench import boardgame_tables, foxfire_tables, machine, server_recovery
from foxfire.bench.server_process import Running, boardgame_server, check_boardgame, foxfire_server
from foxfire.bench.server_swarm import Swarm, Work, quantile
from foxfire.core.errors import OptionError
from foxfire.core.options import read_words
from foxfire.core.registry import game as find_game

GAMES = "fox,tatsu,tac"
#: Four seats, and games that do not end while they are measured.
OPTIONS = {"fox": ["target=999"], "tatsu": ["players=4", "target=9999"], "tac": ["mode=teams"]}
THEIRS = "boardgame.io"
SLOWEST = 100.0  # ms: the p99 up to which a rate counts


@dataclass(frozen=True)
class Kind:
    """A server that can be measured, and how a swarm plays there."""

    name: str
    start: Callable[[], AbstractContextManager[Running]]
    prepare: Callable[[Swarm, str], Iterator[int]]
    ping_seconds: float


@dataclass(frozen=True)
class Row:
    """One measurement, as it is printed."""

    server: str
    tables: int
    connections: int
    asked: float  # turns a second; 0 as fast as they are answered
    reached: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    cpu_ms: float  # of the server, for one turn
    core_share: float  # of the server
    swarm_share: float  # of the swarm's core: near 1 the swarm itself is the limit
    swarm_late_ms: float  # p99 of how late the swarm does what is due: part of the delays
    connection_kib: float  # when all have connected
    played_kib: float  # the same at the end, with all that is kept of the games
    errors: dict[str, int]  # refusals by their codes
    load: float  # of the machine, the average over a minute


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("server")
    group.add_argument(
        "--tables", default="50,125,250,500", help="how many at once (default 50,125,250,500)"
    )
    group.add_argument(
        "--rate", type=float, default=500.0, help="turns a second in all; 0 as fast as can be"
    )
    group.add_argument("--of", default=GAMES, help=f"the games (default {GAMES})")
    group.add_argument(
        "--beside",
        type=Path,
        metavar="FOLDER",
        help="measure boardgame.io from this folder as well, see benchmarks/boardgame_io",
    )
    group.add_argument(
        "--recovery", action="store_true", help="measure what connections and servers that end cost"
    )


def run(args: argparse.Namespace) -> int:
    """Measure each number of tables on a fresh server, and print the figures."""
    try:
        numbers = [int(word) for word in args.tables.split(",")]
    except ValueError:
        raise OptionError(f"--tables {args.tables}: expected numbers such as 50,200") from None
    kinds = [foxfire_kind(game, args.option) for game in args.of.split(",")]
    if args.recovery:
        found = [recovery(game, numbers[-1], args) for game in args.of.split(",")]
        print("\n".join(server_recovery.in_words(found)))
        return 0
    if args.beside is not None:
        kinds.append(boardgame_kind(args.beside))
    works = [Work(number, args.rate, args.seconds) for number in numbers]
    rows = (measure(kind, work) for work in works for kind in kinds)
    if args.json:
        report = {"machine": machine.describe(), "runs": [asdict(row) for row in rows]}
        print(json.dumps(report, indent=1))
    else:
        for line in in_words(rows):
            print(line, flush=True)
    return 0


def recovery(game_id: str, tables: int, args: argparse.Namespace) -> server_recovery.Recovery:
    wish, seats = wanted(game_id, args.option)
    swarm = Swarm(Work(tables, args.rate, args.seconds))
    recovering = server_recovery.Recovering(game_id, swarm, wish, seats)
    for _ in progress(recovering.run(), f"{game_id}: recovery", recovering.stages):
        pass
    return recovering.found


def foxfire_kind(game_id: str, words: list[str]) -> Kind:
    wish, seats = wanted(game_id, words)
    prepare = partial(foxfire_tables.prepare, wish=wish, seats=seats)
    return Kind(game_id, foxfire_server, prepare, foxfire_tables.PING_SECONDS)


def wanted(game_id: str, words: list[str]) -> tuple[dict[str, Any], int]:
    """What tables are made of, and how many people each needs."""
    game = find_game(game_id)
    options = read_words(game.options_type, words or OPTIONS.get(game_id, [])).settled()
    return {"game": game_id, "options": options.as_json()}, game.facts(options).players


def boardgame_kind(folder: Path) -> Kind:
    check_boardgame(folder)
    start = partial(boardgame_server, folder.resolve())
    return Kind(THEIRS, start, boardgame_tables.prepare, boardgame_tables.PING_SECONDS)


def measure(kind: Kind, work: Work) -> Row:
    with kind.start() as server:
        swarm = Swarm(work)
        made = kind.prepare(swarm, server.url)
        for _ in progress(made, f"{kind.name}: {work.tables} tables", work.tables):
            pass
        return asyncio.run(_measure(kind, swarm, server))


def progress(steps: Iterable[Any], what: str, total: int) -> Iterable[Any]:
    shown: Iterable[Any] = tqdm(steps, desc=what, total=total, file=sys.stderr, leave=False)
    return shown


async def _measure(kind: Kind, swarm: Swarm, server: Running) -> Row:
    empty = server.resident
    await swarm.connect(server.url, kind.ping_seconds)
    connected = server.resident
    watching = asyncio.create_task(_clock(f"{kind.name}: playing", swarm.work.seconds))
    await swarm.begin()
    begun, own = server.cpu_seconds, time.process_time()
    figures = await swarm.run()
    used, own = server.cpu_seconds - begun, time.process_time() - own
    played = server.resident
    watching.cancel()
    await swarm.close()
    seats = len(swarm.seats)
    return Row(
        server=kind.name,
        tables=swarm.work.tables,
        connections=seats,
        asked=swarm.work.rate,
        reached=figures.turns / figures.seconds,
        p50_ms=1e3 * quantile(figures.delays, 0.5),
        p99_ms=1e3 * quantile(figures.delays, 0.99),
        longest_ms=1e3 * quantile(figures.delays, 1.0),
        cpu_ms=1e3 * used / max(1, figures.turns),
        core_share=used / figures.seconds,
        swarm_share=own / figures.seconds,
        swarm_late_ms=1e3 * quantile(figures.lags, 0.99),
        connection_kib=(connected - empty) / seats,
        played_kib=(played - empty) / seats,
        errors=dict(figures.errors),
        load=os.getloadavg()[0],
    )


async def _clock(what: str, seconds: float) -> None:
    """Progress of what takes its time whatever happens."""
    for _ in progress(range(int(seconds) + 2), what, int(seconds) + 2):
        await asyncio.sleep(1)


# --- for people ----------------------------------------------------------------------------------

HEADS = (
    "server",
    "tables",
    "connections",
    "asked/s",
    "turns/s",
    "p50 ms",
    "p99 ms",
    "longest ms",
    "CPU ms a turn",
    "server's core",
    "swarm's core",
    "swarm late ms",
    "KiB a connection",
    "after playing",
    "errors",
    "load",
)


def in_words(rows: Iterable[Row]) -> Iterator[str]:
    """Lines as soon as there is something to say."""
    where = machine.describe()
    yield f"{where['processor']}, {where['cores']} cores, Python {where['python']}"
    yield ""
    yield f"| {' | '.join(HEADS)} |"
    yield "|---" * len(HEADS) + "|"
    measured = []
    for row in rows:
        measured.append(row)
        yield f"| {' | '.join(_cells(row))} |"
    yield from _compared(measured)


def _cells(row: Row) -> Iterator[str]:
    yield from (row.server, str(row.tables), str(row.connections))
    yield f"{row.asked:g}" if row.asked else "-"
    yield f"{row.reached:.0f}"
    yield from (f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", f"{row.longest_ms:.0f}")
    yield f"{row.cpu_ms:.2f}"
    yield from (f"{100 * row.core_share:.0f} %", f"{100 * row.swarm_share:.0f} %")
    yield f"{row.swarm_late_ms:.1f}"
    yield from (f"{row.connection_kib:.1f}", f"{row.played_kib:.1f}")
    yield ", ".join(f"{number} {code}" for code, number in row.errors.items()) or "0"
    yield f"{row.load:.1f}"


def _compared(rows: list[Row]) -> Iterator[str]:
    """Each server over boardgame.io: what it reaches in time, and what a turn costs."""
    best: dict[str, float] = {}
    least: dict[str, float] = {}
    for row in rows:
        least[row.server] = min(least.get(row.server, row.cpu_ms), row.cpu_ms)
        if row.p99_ms <= SLOWEST:
            best[row.server] = max(best.get(row.server, 0.0), row.reached)
    if THEIRS in least:
        yield ""
        yield from _ratios(f"most turns/s with p99 at most {SLOWEST:g} ms", best)
        yield from _ratios("turns for a second of CPU, at best", _inverted(least))


def _inverted(cpu_ms: dict[str, float]) -> dict[str, float]:
    return {server: 1e3 / each for server, each in cpu_ms.items() if each}


def _ratios(what: str, found: dict[str, float]) -> Iterator[str]:
    theirs = found.get(THEIRS)
    if theirs is None:
        yield f"{what}: none of {THEIRS}"
        return
    yield f"{what}: {THEIRS} {theirs:.0f}"
    for server, ours in found.items():
        if server != THEIRS:
            yield f"{server}: {ours:.0f}, {ours / theirs:.2f} x {THEIRS}"
