"""A ladder as a picture: the ratings, who did how well against whom, and what time is worth."""

from __future__ import annotations

from typing import Any

from foxfire.arena.figures import elo, game_name, percent
from foxfire.arena.labels import Point, put_names
from foxfire.arena.ladder import Ladder
from foxfire.arena.ladder_report import order
from foxfire.arena.match_picture import short
from foxfire.arena.paper import EMBER, INK, LEAF, PAPER, Figure, style
from foxfire.text.words import Words

TIME_TALL = 4.0  # inches
LEAST_MS = 0.01  # what is quicker is drawn there
ROOM = 4.0  # beside the quickest and the slowest, for their names: a factor


def draw(plt: Any, ladder: Ladder, words: Words) -> Figure:
    tall = max(3.0, 1.2 + 0.6 * len(ladder.bots))
    figure = plt.figure(figsize=(11, tall + TIME_TALL), layout="constrained")
    grid = figure.add_gridspec(2, 2, height_ratios=(tall, TIME_TALL))
    _draw_ratings(figure.add_subplot(grid[0, 0]), ladder, words)
    _draw_cross(plt, figure.add_subplot(grid[0, 1]), ladder, words)
    _draw_time(figure.add_subplot(grid[1, :]), ladder, words)
    return figure


def _draw_ratings(axis: Any, ladder: Ladder, words: Words) -> None:
    ratings, ranked = ladder.ratings(), order(ladder)
    names = [short(ladder.bots[bot]) for bot in ranked]
    elos = [ratings.elos[bot] for bot in ranked]
    margins = [ratings.margins[bot] for bot in ranked]
    places = range(len(ranked))
    axis.errorbar(elos, places, xerr=margins, fmt="o", color=LEAF, ecolor=INK, capsize=4)
    for place, value in zip(places, elos, strict=True):
        axis.annotate(
            elo(value, words),
            (value, place),
            xytext=(0, 7),
            textcoords="offset points",
            ha="center",
        )
    axis.set_yticks(list(places), names)
    axis.set_ylim(len(ranked) - 0.5, -0.5)
    axis.axvline(0, color=INK, linewidth=1, linestyle="--")
    axis.set_xlabel(words("arena-axis-elo"))
    style(
        axis,
        words(
            "arena-ladder-title",
            game=game_name(ladder.terms.game_id, words),
            games=str(ladder.games),
        ),
    )


def _draw_cross(plt: Any, axis: Any, ladder: Ladder, words: Words) -> None:
    """Shares of points, the row's against the column's."""
    from matplotlib.colors import LinearSegmentedColormap

    ranked = order(ladder)
    colours = LinearSegmentedColormap.from_list("shares", (EMBER, PAPER, LEAF))
    shares = [[ladder.share(one, other) for other in ranked] for one in ranked]
    filled = [[0.5 if share is None else share for share in row] for row in shares]
    axis.imshow(filled, cmap=colours, vmin=0, vmax=1, aspect="auto")
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            axis.text(x, y, "" if share is None else percent(share), ha="center", va="center")
    names = [short(ladder.bots[bot], 16) for bot in ranked]
    axis.set_xticks(range(len(ranked)), names, rotation=30, ha="right")
    axis.set_yticks(range(len(ranked)), names)
    style(axis, words("arena-ladder-cross"))


def _draw_time(axis: Any, ladder: Ladder, words: Words) -> None:
    """Elo against the time for a decision; the line is what can be had in so much time."""
    ratings, ranked = ladder.ratings(), order(ladder)
    times = [max(ladder.efforts[ladder.bots[bot]].mean_ms, LEAST_MS) for bot in ranked]
    elos = [ratings.elos[bot] for bot in ranked]
    margins = [ratings.margins[bot] for bot in ranked]
    points = list(zip(times, elos, strict=True))
    axis.axhline(0, color=INK, linewidth=1, linestyle="--", zorder=0)
    axis.plot(*zip(*_best_in_time(points), strict=True), color=LEAF, alpha=0.35, zorder=1)
    axis.errorbar(times, elos, yerr=margins, fmt="o", color=LEAF, ecolor=INK, capsize=4)
    axis.set_xscale("log")
    axis.set_xlim(min(times) / ROOM, max(times) * ROOM)
    axis.margins(y=0.1)
    axis.xaxis.set_major_formatter(lambda ms, _: f"{ms:g}")
    axis.xaxis.set_minor_formatter(lambda ms, _: "")
    axis.set_xlabel(words("arena-column", column="ms"))
    axis.set_ylabel(words("arena-axis-elo"))
    style(axis, words("arena-ladder-time"))
    ends = zip(points, margins, strict=True)
    bars = [((ms, value - margin), (ms, value + margin)) for (ms, value), margin in ends]
    put_names(axis, [short(ladder.bots[bot]) for bot in ranked], points, bars)


def _best_in_time(points: list[Point]) -> list[Point]:
    """The bots that are stronger than every quicker one, from the quickest on."""
    best: list[Point] = []
    for ms, value in sorted(points, key=lambda point: (point[0], -point[1])):
        if not best or value > best[-1][1]:
            best.append((ms, value))
    return best
