"""Pictures of statistics: points of a deal, wins by seat, rare cases. PNG to show, SVG to print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from foxfire.core.errors import SetupError
from foxfire.stats.collect import Tally
from foxfire.text.words import Words

Tallies = Mapping[str, Tally]
INK, PAPER, LEAF, EMBER = "#2b2a26", "#faf6ec", "#3f7d5a", "#c8742c"
COLOURS = (LEAF, EMBER, "#5b6fa8", "#8d5a97", "#b89b3a", "#4c9aa5", "#a04545", "#6b7a3a", "#555555")


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise SetupError(
            "pictures need matplotlib: pip install 'foxfire[stats]', or use --no-pictures"
        ) from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def prepare(folder: Path) -> None:
    """Raise `SetupError` where pictures could not be drawn or kept."""
    _pyplot()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        raise SetupError(f"{folder} cannot be a folder for pictures: {error.strerror}") from None


def draw(tallies: Tallies, folder: Path, words: Words) -> list[Path]:
    """Write every picture in both forms; returns the files."""
    pyplot = _pyplot()
    pictures: dict[str, Callable[[Any, Tallies, Words], Any]] = {
        "points": draw_points,
        "seats": draw_seats,
        "cases": draw_cases,
    }
    written = []
    for name, picture in pictures.items():
        figure = picture(pyplot, tallies, words)
        for ending in ("png", "svg"):
            written.append(folder / f"{name}.{ending}")
            figure.savefig(written[-1], dpi=150, facecolor=PAPER)
        pyplot.close(figure)
    return written


def _axes(pyplot: Any, rows: int, height: float) -> tuple[Any, list[Any]]:
    figure, axes = pyplot.subplots(
        rows, 1, figsize=(9, max(3.2, height)), squeeze=False, layout="constrained"
    )
    for axis in axes[:, 0]:
        axis.set_facecolor(PAPER)
        axis.tick_params(colors=INK)
        axis.spines[["top", "right"]].set_visible(False)
    return figure, list(axes[:, 0])


def draw_points(pyplot: Any, tallies: Tallies, words: Words) -> Any:
    """How many points a side makes in a deal: one row a variant, on one scale."""
    most = max(max(tally.points) for tally in tallies.values())
    width = max(1, most // 40)
    figure, axes = _axes(pyplot, len(tallies), 1.6 * len(tallies))
    for axis, (name, tally), colour in zip(axes, tallies.items(), _colours(tallies), strict=True):
        total = sum(tally.points.values())
        axis.hist(
            list(tally.points),
            bins=range(0, most + width + 1, width),
            weights=[100 * number / total for number in tally.points.values()],
            color=colour,
            align="left" if width == 1 else "mid",
        )
        mean = sum(points * number for points, number in tally.points.items()) / total
        axis.axvline(mean, color=INK, linewidth=1, linestyle="--")
        axis.set_title(words("stats-points-row", variant=name, mean=round(mean, 1)), loc="left")
        axis.set_ylabel("%")
    axes[-1].set_xlabel(words("stats-points-axis"))
    return figure


def draw_seats(pyplot: Any, tallies: Tallies, words: Words) -> Any:
    """Who wins a deal how often, counted from the dealer; bars with a 95 % interval."""
    figure, axes = _axes(pyplot, len(tallies), 1.5 * len(tallies))
    for axis, (name, tally), colour in zip(axes, tallies.items(), _colours(tallies), strict=True):
        seats = sorted(tally.wins)
        shares = [tally.wins[seat] / tally.deals for seat in seats]
        errors = [1.96 * (share * (1 - share) / tally.deals) ** 0.5 for share in shares]
        labels = [words("stats-seat", distance=seat) for seat in seats]
        percent = [100 * share for share in shares]
        axis.barh(labels, percent, xerr=[100 * e for e in errors], color=colour, ecolor=INK)
        axis.invert_yaxis()
        axis.set_xlim(0, 100)
        axis.set_title(name, loc="left")
    axes[-1].set_xlabel(words("stats-seats-axis"))
    return figure


def draw_cases(pyplot: Any, tallies: Tallies, words: Words) -> Any:
    """How often something telling happened: one group of bars a case."""
    cases = sorted({case for tally in tallies.values() for case in tally.remarks})
    figure, (axis,) = _axes(pyplot, 1, 0.3 * len(cases) * (len(tallies) + 1))
    thick = 0.8 / len(tallies)
    for row, ((name, tally), colour) in enumerate(
        zip(tallies.items(), _colours(tallies), strict=True)
    ):
        places = [i + row * thick for i in range(len(cases))]
        shares = [100 * tally.remarks[case] / tally.deals for case in cases]
        axis.barh(places, shares, height=thick, color=colour, label=name)
    axis.set_yticks([i + 0.4 - thick / 2 for i in range(len(cases))])
    axis.set_yticklabels([words(case) for case in cases])
    axis.invert_yaxis()
    axis.set_xlabel(words("stats-cases-axis"))
    if len(tallies) > 1:
        axis.legend(fontsize="small", frameon=False)
    return figure


def _colours(tallies: Tallies) -> list[str]:
    return [COLOURS[i % len(COLOURS)] for i in range(len(tallies))]
