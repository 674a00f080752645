"""Names in a picture can be read: none covers another, a bar or the frame."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from foxfire.arena import ladder_picture, paper
from foxfire.arena.labels import Box
from foxfire.arena.ladder import Ladder
from foxfire.arena.results import Meeting, Results
from foxfire.arena.tables import Effort, Terms
from foxfire.core.registry import game
from foxfire.text.words import Words

LADDERS = {
    "far apart": ([-500, -250, -20, 30, 90, 120, 180, 260], [0.004, 0.02, 0.3, 1, 8, 90, 100, 500]),
    "all at once": ([0, 4, -4, 8, -8, 2, -2, 0], [1.0] * 8),
    "quick and slow": ([-400, -390, -380, -370, 150, 155, 160, 165], [0.001] * 4 + [99, 100] * 2),
    "two": ([-50, 50], [0.5, 0.5]),
}


def made_up(elos: list[int], times: list[float]) -> Ladder:
    """A ladder in which every meeting gives what the ratings make one expect, up to luck."""
    bots = [f"search:1000,worlds={number}" for number in range(len(elos))]
    results = Results(efforts={b: Effort(1000, ms) for b, ms in zip(bots, times, strict=True)})
    for (one, elo), (other, its) in combinations(zip(bots, elos, strict=True), 2):
        share = 1 / (1 + 10 ** ((its - elo) / 400))
        shares = {n: min(max(share + 0.3 * (n % 3 - 1), 0.0), 1.0) for n in range(30)}
        results.meetings[one, other] = Meeting((one, other), shares, 60)
    terms = Terms("fox", game("fox").options_type().settled(), 1)
    return Ladder(terms, tuple(bots), results)


def without_line(text: Any) -> Any:
    """The extent of a name; that of an annotation would be with the line that leads to it."""
    from matplotlib.text import Text

    return Text.get_window_extent(text)


def box(extent: Any) -> Box:
    return Box(extent.x0, extent.y0, extent.x1, extent.y1)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", LADDERS)
def test_names_of_bots_cover_nothing(name: str, language: str) -> None:
    ladder, plt = made_up(*LADDERS[name]), paper.pyplot()
    figure = ladder_picture.draw(plt, ladder, Words(language, game="fox"))
    axis = figure.axes[2]
    figure.draw_without_rendering()
    names = [box(without_line(text)) for text in axis.texts]
    frame = box(axis.get_window_extent())
    plt.close(figure)
    assert len(names) == len(ladder.bots)
    for one in names:
        assert one.shared(frame) == pytest.approx(one.area)
    for one, other in combinations(names, 2):
        assert one.shared(other) == 0


def test_who_is_too_quick_to_be_measured_stands_at_the_edge() -> None:
    plt = paper.pyplot()
    figure = ladder_picture.draw(plt, made_up([-50, 50], [0.0, 0.5]), Words("en", game="fox"))
    drawn = {x for line in figure.axes[2].lines for x in line.get_xdata() if x not in (0, 1)}
    plt.close(figure)
    assert drawn == {0.01, 0.5}
