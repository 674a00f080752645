"""What a benchmark gives back: figures with their spread, and tables of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Run:
    """One timed stretch of playing."""

    moves: int
    deals: int
    seconds: float


@dataclass(frozen=True)
class Measurement:
    """Several runs of one thing; the median is what is reported."""

    name: str
    runs: tuple[Run, ...]
    note: str = ""

    @property
    def moves_per_s(self) -> float:
        return statistics.median(run.moves / run.seconds for run in self.runs)

    @property
    def deals_per_s(self) -> float:
        return statistics.median(run.deals / run.seconds for run in self.runs)

    @property
    def spread(self) -> tuple[float, float]:
        rates = [run.moves / run.seconds for run in self.runs]
        return min(rates), max(rates)

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "moves_per_s": self.moves_per_s,
            "deals_per_s": self.deals_per_s,
            "lowest": self.spread[0],
            "highest": self.spread[1],
            "runs": len(self.runs),
            "moves": sum(run.moves for run in self.runs),
            "seconds": sum(run.seconds for run in self.runs),
            "note": self.note,
        }


#: Plays a number of deals and says how many moves that were.
Player = Callable[[int], int]


def timed(player: Player, seconds: float, first: int = 1) -> Run:
    """Play ever more deals until about so many seconds have passed."""
    deals = moves = 0
    batch, began = first, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        moves += player(batch)
        deals += batch
        if passed < seconds / 8:
            batch *= 2
    return Run(moves, deals, time.perf_counter() - began)


def table(measurements: Sequence[Measurement], unit: str) -> str:
    """Rows for people: name, rate, spread, note."""
    rows = [("", "moves/s", f"{unit}/s", "lowest-highest moves/s", "")]
    for m in measurements:
        low, high = m.spread
        rows.append(
            (
                m.name,
                short(m.moves_per_s),
                short(m.deals_per_s),
                f"{short(low)} - {short(high)}",
                m.note,
            )
        )
    return aligned(rows)


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Rows of the same length as lines with their columns under each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def short(rate: float) -> str:
    """Three figures and a unit: 23.4 M."""
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if rate >= 0.9995 * size:
            return f"{float(f'{rate / size:.3g}'):g} {unit}"
    return f"{rate:.3g}"
