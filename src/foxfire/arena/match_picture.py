"""A match as a picture: how the result settled, what the sets gave, and how a test was decided."""

from __future__ import annotations

from collections import Counter
from typing import Any

from foxfire.arena.estimate import estimate
from foxfire.arena.figures import elo, game_name, percent
from foxfire.arena.match import Match
from foxfire.arena.paper import EMBER, INK, LEAF, SKY, Figure, style
from foxfire.text.words import Words

PAIR = 2
MOMENTS = 80  # at which the interval is computed
STEPS = 400  # at which the test is


def draw(plt: Any, match: Match, words: Words) -> Figure:
    figure = plt.figure(figsize=(9, 7), layout="constrained")
    grid = figure.add_gridspec(2, 2, height_ratios=(3, 2))
    _draw_share(figure.add_subplot(grid[0, :]), match, words)
    if match.sprt is None:
        _draw_counts(figure.add_subplot(grid[1, :]), match, words)
    else:
        _draw_counts(figure.add_subplot(grid[1, 0]), match, words)
        _draw_llr(figure.add_subplot(grid[1, 1]), match, words)
    return figure


def moments(sets: int, most: int) -> list[int]:
    """Numbers of sets, evenly apart, from the second to the last."""
    step = max(1, sets // most)
    return sorted({*range(2, sets + 1, step), sets} - {0})


def _draw_share(axis: Any, match: Match, words: Words) -> None:
    """The share of points with its interval, set by set."""
    at = moments(len(match.sets), MOMENTS)
    found = [estimate(match.shares[:number], match.contest) for number in at]
    axis.fill_between(
        at,
        [100 * each.low for each in found],
        [100 * each.high for each in found],
        color=LEAF,
        alpha=0.25,
        linewidth=0,
    )
    axis.plot(at, [100 * each.share for each in found], color=LEAF, linewidth=2)
    axis.axhline(100 * match.contest.fair, color=INK, linewidth=1, linestyle="--")
    axis.set_ylim(0, 100)
    axis.xaxis.get_major_locator().set_params(integer=True)
    axis.set_ylabel(words("arena-axis-share", bot=short(match.bots[0])))
    axis.set_xlabel(words("arena-axis-sets"))
    style(axis, _title(match, words))


def _title(match: Match, words: Words) -> str:
    last = match.estimate
    return words(
        "arena-picture-title",
        game=game_name(match.terms.game_id, words),
        one=short(match.bots[0]),
        other=short(match.bots[1]),
        share=percent(last.share),
        elo=elo(last.elo, words),
        low=elo(last.elo_low, words),
        high=elo(last.elo_high, words),
    )


def _draw_counts(axis: Any, match: Match, words: Words) -> None:
    """How many sets gave how many points."""
    games = 1 if match.format.together else len(match.format.seatings)
    step = 0.5 if games <= PAIR else 1.0
    made = [games * value for value in match.counts]
    axis.bar(made, list(match.counts.values()), color=EMBER, width=0.7 * step)
    axis.set_xticks([step * number for number in range(round(games / step) + 1)])
    axis.set_xlim(-step, games + step)
    axis.set_xlabel(words("arena-axis-points", games=games))
    axis.set_ylabel(words("arena-axis-sets"))
    axis.yaxis.get_major_locator().set_params(integer=True)
    style(axis, "")


def _draw_llr(axis: Any, match: Match, words: Words) -> None:
    """The log-likelihood ratio on its way to one of the two bounds."""
    test = match.sprt
    assert test is not None
    at = [0, *moments(len(match.sets), STEPS)]
    path = [test.llr(Counter(match.shares[:number]), match.contest) for number in at]
    axis.plot(at, path, color=SKY, linewidth=1.5)
    for bound, claim in ((test.lower, test.elo0), (test.upper, test.elo1)):
        axis.axhline(bound, color=INK, linewidth=1, linestyle="--")
        label = words("arena-axis-claim", elo=f"{claim:+g}")
        axis.annotate(label, (0, bound), xytext=(4, 3), textcoords="offset points", fontsize=8)
    axis.margins(y=0.15)
    axis.xaxis.get_major_locator().set_params(integer=True)
    axis.set_xlabel(words("arena-axis-sets"))
    axis.set_ylabel(words("arena-axis-llr"))
    style(axis, "")


def short(name: str, most: int = 28) -> str:
    """A bot's name where there is little room; of a program, the file that it is most likely in."""
    if len(name) <= most:
        return name
    files = [word.rpartition("/")[2] for word in name.split()[1:] if "." in word]
    told = files[0] if files else name
    return told if len(told) <= most else f"...{told[3 - most :]}"
