"""`foxfire bench GAME`: speed, in one run, next to what it is to be compared with."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, product
from typing import Any

from tqdm import tqdm

from foxfire.bench import bots_bench, facade, machine, openspiel, server_bench
from foxfire.bench.measurement import Measurement, Run, short, table
from foxfire.bench.playouts import Bench, deals_a_game, measure_cuda, measure_host
from foxfire.core import cache, cuda
from foxfire.core.errors import OptionError
from foxfire.core.game import AnyGame
from foxfire.core.options import Options, describe, read_words, resolve
from foxfire.core.packs import SeedStream
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids

ONE_CORE = "one core"
LONGEST = 600
MOST_REPEATS = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"{', '.join(game_ids())}; bots; or server")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as target=16"
    )
    parser.add_argument("--device", choices=("host", "cuda"), default="host")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run")
    parser.add_argument("--repeats", type=int, default=5, help="runs of each thing")
    parser.add_argument("--json", action="store_true", help="figures as one JSON object")
    parser.add_argument("--no-openspiel", action="store_true", help="leave the comparison out")
    bots_bench.add_arguments(parser)
    server_bench.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Measure, show progress on stderr, and print the figures."""
    _check(args)
    if args.game == "server":
        return server_bench.run(args)
    cache.configure()
    if args.game == "bots":
        return bots_bench.run(args)
    game = find_game(args.game)
    reports = [
        report_on(Bench(game, options, args.seconds, args.repeats), args)
        for options in option_sets(game, args.option)
    ]
    if args.json:
        print(json.dumps(reports[0] if len(reports) == 1 else reports, indent=1))
    else:
        print("\n\n".join(map(in_words, reports)))
    return 0


def option_sets(game: AnyGame, given: Sequence[str]) -> list[Options]:
    """The options that were given; or all that selectors such as the number of players allow."""
    facts = {fact.name: fact for fact in describe(game.options_type)}
    free = () if given else game.options_type.selectors
    choices = [[f"{name}={facts[name].word(v)}" for v in facts[name].values] for name in free]
    below = SeedStream(1, "options").below
    return [
        resolve(read_words(game.options_type, [*given, *chosen]), below)
        for chosen in product(*choices)
    ]


def report_on(bench: Bench, args: argparse.Namespace) -> dict[str, Any]:
    return measure_gpu(bench) if args.device == "cuda" else measure_all(bench, args)


def _check(args: argparse.Namespace) -> None:
    if not 0 < args.seconds <= LONGEST:
        raise OptionError(f"--seconds {args.seconds}: expected more than 0, up to {LONGEST}")
    if not 1 <= args.repeats <= MOST_REPEATS:
        raise OptionError(f"--repeats {args.repeats}: expected 1 to {MOST_REPEATS}")


def measure_all(bench: Bench, args: argparse.Namespace) -> dict[str, Any]:
    """Everything that needs no GPU."""
    ours = measure_host(bench, _progress)
    theirs = [] if args.no_openspiel else list(_openspiel(bench))
    return {
        "game": bench.game.id,
        "options": bench.options.as_json(),
        "machine": machine.describe(),
        "state_bytes": bench.game.state_type.dtype.itemsize,
        "memory_bytes": bench.game.memory_type.dtype.itemsize,
        "playouts": [m.as_json() for m in ours],
        "deals_a_game": deals_a_game(bench),
        "openspiel": [m.as_json() for m in theirs],
        "ratios": ratios(ours, theirs),
        "action_with_shows_ms": 1e3 * facade.action_with_shows(bench.game, bench.options),
        "first_prompt_s": facade.first_prompt(bench.game.id, very_first=False),
        "very_first_prompt_s": facade.first_prompt(bench.game.id, very_first=True),
        "table": table([*ours, *theirs], "deals"),
    }


def measure_gpu(bench: Bench) -> dict[str, Any]:
    """The GPU, after showing that it plays the same games as the CPU."""
    cuda.require_device()
    with cache.compiling():
        compared = cuda.compare_with_cpu(bench.game, bench.options)
    measured = measure_cuda(bench, _progress)
    return {
        "game": bench.game.id,
        "options": bench.options.as_json(),
        "machine": machine.describe(),
        "records_compared_with_cpu": compared,
        "playouts": [m.as_json() for m in measured],
        "table": table(measured, "deals"),
    }


def _openspiel(bench: Bench) -> Iterator[Measurement]:
    """OpenSpiel's nearest games, through Python and through its own C++ loop."""
    try:
        rows = [
            row
            for _ in range(bench.repeats)
            for row in _progress(openspiel.measure(bench.seconds), "OpenSpiel")
        ]
    except openspiel.OpenSpielMissingError as error:
        print(f"foxfire bench: {error}", file=sys.stderr)
        return
    order = [(row.game, row.driver, row.note) for row in rows[: len(rows) // bench.repeats]]
    for (game, driver, note), of_one in groupby(
        sorted(rows, key=lambda r: order.index((r.game, r.driver, r.note))),
        key=lambda r: (r.game, r.driver, r.note),
    ):
        runs = tuple(Run(r.moves, round(r.rounds_per_s * r.seconds), r.seconds) for r in of_one)
        yield Measurement(f"OpenSpiel {game}, {driver}", runs, note)


def ratios(ours: Sequence[Measurement], theirs: Sequence[Measurement]) -> dict[str, float]:
    """One core of ours over the fastest of OpenSpiel's, by how it is driven."""
    own = next(m.moves_per_s for m in ours if m.name == ONE_CORE)
    found: dict[str, float] = {}
    for m in theirs:
        driver = f"{m.name.rpartition(', ')[2]}{' (dealt)' if m.note else ''}"
        found[driver] = min(found.get(driver, own / m.moves_per_s), own / m.moves_per_s)
    return found


def _progress(steps: Iterable[Any], what: str) -> Iterable[Any]:
    shown: Iterable[Any] = tqdm(steps, desc=what, file=sys.stderr, leave=False)
    return shown


def in_words(report: dict[str, Any]) -> str:
    """The report for people."""
    where = report["machine"]
    place = f"{where['processor']}, {where['cores']} cores"
    versions = f"Python {where['python']}, Numba {where['numba']}"
    more = _gpu_words(report) if "records_compared_with_cpu" in report else _host_words(report)
    return "\n".join([f"{_name(report)} on {place}, {versions}", "", report["table"], "", *more])


def _name(report: dict[str, Any]) -> str:
    """The game, and what decides how it is played."""
    selectors = find_game(report["game"]).options_type.selectors
    return ", ".join([report["game"], *(f"{s} = {report['options'][s]}" for s in selectors)])


def _gpu_words(report: dict[str, Any]) -> list[str]:
    compared = short(report["records_compared_with_cpu"])
    return [f"records equal to the CPU's, step by step: {compared}"]


def _games_words(report: dict[str, Any]) -> str:
    """Whole games, from the deals of the run and the length of a random game."""
    deals = report["deals_a_game"]
    rate = next(p["deals_per_s"] for p in report["playouts"] if p["name"] == ONE_CORE) / deals
    return f"a random game has {deals:.1f} deals: {short(rate)} games/s on one core"


def _host_words(report: dict[str, Any]) -> list[str]:
    first, very_first = report["first_prompt_s"], report["very_first_prompt_s"]
    return [
        _games_words(report),
        *(f"one core is {r:.1f} x OpenSpiel, {how}" for how, r in report["ratios"].items()),
        f"a state has {report['state_bytes']} bytes, a memory {report['memory_bytes']}",
        f"one action with every show: {report['action_with_shows_ms']:.3f} ms",
        f"first prompt: {first:.2f} s, on the very first run {very_first:.2f} s",
    ]
