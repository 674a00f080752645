"""`foxfire bench bots`: simulations a second of the search, next to OpenSpiel's in the same run."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tqdm import tqdm

from foxfire.bench import machine, openspiel_search
from foxfire.bench.measurement import aligned, short
from foxfire.bench.openspiel import OpenSpielMissingError
from foxfire.bench.search_rates import (
    ALL_CORES,
    KINDS,
    SIMULATIONS,
    UNIFORM_ROLLOUTS,
    Rate,
    decisions_of,
    memory_of_a_search,
    positions,
)
from foxfire.bots.search.search import MOST_NODES, Search
from foxfire.bots.search.uniform import UniformSearch
from foxfire.core import cache
from foxfire.core.errors import OptionError
from foxfire.core.options import Options
from foxfire.core.play import Observation
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids

TARGET = 10  # times OpenSpiel's simulations with plain rollouts
Positions = dict[tuple[str, str], list[Observation]]  # by game and variant


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("bots")
    group.add_argument("--games", help="such as fox,tac (default: all games, in all their modes)")


def run(args: argparse.Namespace) -> int:
    """Measure everything in turn, several times, and print the figures."""
    if args.option or args.device != "host":
        raise OptionError("bench bots: it takes every mode, on this machine's processor")
    places = {
        (game_id, title): positions(find_game(game_id), options)
        for game_id in _wanted(args.games)
        for title, options in _variants(game_id).items()
    }
    _compile(places)
    rivals = {} if args.no_openspiel else _rivals(_wanted(args.games))
    report = _report(places, *measure(places, rivals, args.seconds, args.repeats))
    print(json.dumps(report, indent=1) if args.json else in_words(report))
    return 0


def _wanted(given: str | None) -> tuple[str, ...]:
    if given is None:
        return game_ids()
    return tuple(find_game(word.strip()).id for word in given.split(","))


def _variants(game_id: str) -> dict[str, Options]:
    variants: dict[str, Options] = find_game(game_id).options_type.variants()
    return variants


def _compile(places: Positions) -> None:
    with cache.compiling():
        firsts = {game_id: seen[0] for (game_id, _), seen in places.items()}
        jobs = [(kind, seen) for seen in firsts.values() for kind in (UniformSearch, Search)]
        for kind, seen in _progress(jobs, "compiling"):
            kind(seen, 0, nodes=2).simulate(1)


def _rivals(wanted: Sequence[str]) -> dict[str, openspiel_search.Searched]:
    """By the game of ours that each stands beside."""
    try:
        return {g: openspiel_search.Searched(openspiel_search.NEAREST[g]) for g in wanted}
    except OpenSpielMissingError as error:
        print(f"foxfire bench: {error}", file=sys.stderr)
        return {}


Ours = dict[tuple[str, str, str], Rate]  # by game, variant and kind of rollouts


def measure(
    places: Positions,
    rivals: dict[str, openspiel_search.Searched],
    seconds: float,
    repeats: int,
) -> tuple[Ours, dict[str, Rate]]:
    """Runs of everything in turn, so that all meet the same machine."""
    ours: dict[tuple[str, str, str], list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for job in _progress(list(_jobs(places, rivals, repeats)), "searching"):
        if isinstance(job, str):
            theirs.setdefault(job, []).append(rivals[job].rate(seconds))
        else:
            game_id, title, kind = job
            found = KINDS[kind](places[game_id, title], seconds)
            ours.setdefault(job, []).append(found)
    lengths = {place: decisions_of(seen) for place, seen in places.items()}
    return (
        {job: Rate(", ".join(job), tuple(of), _length(job, lengths)) for job, of in ours.items()},
        {
            game_id: Rate(
                f"OpenSpiel {openspiel_search.NEAREST[game_id]}",
                tuple(of),
                rivals[game_id].decisions,
            )
            for game_id, of in theirs.items()
        },
    )


def _length(job: tuple[str, str, str], lengths: dict[tuple[str, str], float]) -> float | None:
    """Decisions in a simulation: counted for random play only."""
    game_id, title, kind = job
    return lengths[game_id, title] if kind == UNIFORM_ROLLOUTS else None


def _jobs(
    places: Positions, rivals: Iterable[str], repeats: int
) -> Iterator[tuple[str, str, str] | str]:
    """All cores are timed for the first variant of each game only."""
    firsts = dict(reversed(places))
    for _ in range(repeats):
        for game_id, title in places:
            for kind in KINDS:
                if kind != ALL_CORES or firsts[game_id] == title:
                    yield game_id, title, kind
        yield from rivals


def _report(places: Positions, ours: Ours, theirs: dict[str, Rate]) -> dict[str, Any]:
    return {
        "machine": machine.describe(),
        "searches": [_entry(*job, found, theirs) for job, found in ours.items()],
        "openspiel": [found.as_json() for found in theirs.values()],
        "memory_bytes": {
            game_id: memory_of_a_search(seen[0]) for (game_id, _), seen in places.items()
        },
        "nodes": MOST_NODES,
    }


def _entry(
    game_id: str, title: str, kind: str, found: Rate, theirs: dict[str, Rate]
) -> dict[str, Any]:
    """A rate of ours, and how many times OpenSpiel's that is; plain rollouts only."""
    beside = theirs.get(game_id) if kind == UNIFORM_ROLLOUTS else None
    figures = found.as_json()
    ratios = {
        "times_openspiel": beside and found.median / beside.median,
        "decisions_times_openspiel": beside
        and figures["decisions_per_s"] / beside.as_json()["decisions_per_s"],
    }
    return {"game": game_id, "variant": title, "rollouts": kind, **figures, **ratios}


def _progress(jobs: Sequence[Any], what: str) -> Iterable[Any]:
    shown: Iterable[Any] = tqdm(jobs, desc=what, file=sys.stderr, leave=False)
    return shown


# --- for people ----------------------------------------------------------------------------------


def in_words(report: dict[str, Any]) -> str:
    where = report["machine"]
    place = f"{where['processor']}, {where['cores']} cores, Python {where['python']}"
    rows = [HEAD, *(_row(entry) for entry in (*report["searches"], *report["openspiel"]))]
    return "\n".join([f"search on {place}", "", aligned(rows), "", *_memory_words(report)])


HEAD = (
    "",
    "simulations/s",
    "lowest - highest",
    "times OpenSpiel's",
    "decisions each",
    "decisions/s",
    "times OpenSpiel's",
)


def _row(entry: dict[str, Any]) -> tuple[str, ...]:
    spread = f"{short(entry['lowest'])} - {short(entry['highest'])}"
    each, rate = entry["decisions"], entry["decisions_per_s"]
    return (
        entry["name"],
        short(entry["simulations_per_s"]),
        spread,
        _times(entry.get("times_openspiel")),
        "" if each is None else f"{each:.0f}",
        "" if rate is None else short(rate),
        _times(entry.get("decisions_times_openspiel")),
    )


def _times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.1f} x"


def _memory_words(report: dict[str, Any]) -> Iterator[str]:
    yield f"{SIMULATIONS} simulations a search; by processor time, all cores by the clock"
    yield f"the aim with plain rollouts is {TARGET} x the simulations of OpenSpiel's nearest game"
    for game_id, size in report["memory_bytes"].items():
        yield f"a search of {game_id} holds {size / 2**20:.1f} MiB, {report['nodes']} nodes at most"
