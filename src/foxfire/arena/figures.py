"""Figures as people read them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from foxfire.arena.tables import Effort, Terms
from foxfire.core.game import Json
from foxfire.text.words import Words


def game_name(game_id: str, words: Words) -> str:
    name = f"{game_id}-name"
    return words(name) if words.has(name) else game_id


def options_line(terms: Terms, words: Words) -> Iterator[str]:
    """The options that are not the usual ones, if there are any."""
    kind, told = terms.game.options_type, terms.options.as_json()
    chosen = {name: told[name] for name in kind.selectors if name in told}
    usual = kind(**chosen).settled().as_json()
    for name in chosen:
        usual[name] = kind().as_json().get(name)
    given = {name: value for name, value in told.items() if usual.get(name) != value}
    if given:
        pairs = (words("arena-option", name=name, value=str(v)) for name, v in given.items())
        yield words("arena-options", options=words.listing(pairs))


def effort_line(efforts: tuple[Effort, Effort], words: Words) -> str:
    """How long two bots thought."""
    means, slow = [e.mean_ms for e in efforts], [1000 * e.slowest for e in efforts]
    told = {"one": f"{means[0]:.2f}", "other": f"{means[1]:.2f}"}
    return words("arena-effort", **told, one_slow=f"{slow[0]:.0f}", other_slow=f"{slow[1]:.0f}")


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def elo(value: float, words: Words) -> str:
    """With its sign; infinite where the results set no bound."""
    if math.isinf(value):
        return words("arena-unbounded", sign="plus" if value > 0 else "minus")
    return f"{round(value):+d}"


def points(value: float) -> str:
    """A number of points, with halves and thirds as such people write them."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def finite(value: float) -> float | None:
    """For JSON, which knows no infinity."""
    return value if math.isfinite(value) else None


def bounds(value: float, low: float, high: float) -> Json:
    """A figure with its interval, for JSON."""
    return {"value": finite(value), "low": finite(low), "high": finite(high)}


def table(rows: Iterable[Iterable[str]]) -> list[str]:
    """Columns under each other: the first to the left, figures to the right."""
    cells = [list(row) for row in rows]
    wide = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, wide, strict=True))
        ).rstrip()
        for row in cells
    ]
