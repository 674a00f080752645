"""A ladder as a picture: the ratings with their intervals, and who did how well against whom."""

from __future__ import annotations

from typing import Any

from foxfire.arena.figures import elo, game_name, percent
from foxfire.arena.ladder import Ladder
from foxfire.arena.ladder_report import order
from foxfire.arena.match_picture import short
from foxfire.arena.paper import EMBER, INK, LEAF, PAPER, Figure, style
from foxfire.text.words import Words


def draw(plt: Any, ladder: Ladder, words: Words) -> Figure:
    rows = len(ladder.bots)
    figure, (left, right) = plt.subplots(
        1, 2, figsize=(11, max(3.0, 1.2 + 0.6 * rows)), layout="constrained"
    )
    _draw_ratings(left, ladder, words)
    _draw_cross(plt, right, ladder, words)
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
