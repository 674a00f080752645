"""Names beside points, where they cover neither each other nor the upright bars through the points.

A name stands to the right or to the left of its point. If something is in its way it goes down or
up, and a line leads to it. Space is measured in pixels, so the axis must have its final limits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from foxfire.arena.paper import INK, PAPER

NEAR, FAR = 11.0, 26.0  # from a point to its name, and to one that a line leads to; in pixels
ROWS = 10  # that a name may go down or up
BAR = 7.0  # half the width of a bar with its ends
APART = 2.0  # from one name to the next
POINTS_AN_INCH = 72

Point = tuple[float, float]
Bar = tuple[Point, Point]  # from its low end to its high one


@dataclass(frozen=True)
class Box:
    """A rectangle in pixels."""

    left: float
    low: float
    right: float
    high: float

    @property
    def area(self) -> float:
        return (self.right - self.left) * (self.high - self.low)

    def shared(self, other: Box) -> float:
        """The area that two have in common."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        tall = min(self.high, other.high) - max(self.low, other.low)
        return max(wide, 0.0) * max(tall, 0.0)


@dataclass(frozen=True)
class Place:
    """Where a name may stand, seen from its point: to the right (1) or left (-1), and how high."""

    side: int
    gap: float
    height: float


def put_names(
    axis: Any, names: Sequence[str], points: Sequence[Point], bars: Sequence[Bar]
) -> None:
    """Write a name beside every point; lines cross least if the highest point comes first."""
    axis.figure.draw_without_rendering()  # now the axis is where it will be
    taken = [_around(axis, bar) for bar in bars]
    for name, point in zip(names, points, strict=True):
        taken.append(_put(axis, name, point, taken))


def _put(axis: Any, name: str, point: Point, taken: Sequence[Box]) -> Box:
    """Write a name where it is covered and cut off least; the space that it takes."""
    frame, (wide, tall) = _box(axis.get_window_extent()), _size(axis, name)
    x, y = axis.transData.transform(point)

    def box(place: Place) -> Box:
        left = x + place.gap if place.side > 0 else x - place.gap - wide
        low = y + place.height - tall / 2
        return Box(left, low, left + wide, low + tall)

    def lost(place: Place) -> int:
        there = box(place)
        return round(there.area - there.shared(frame) + sum(map(there.shared, taken)))

    best = min(places(tall), key=lost)
    _write(axis, name, point, best)
    return box(best)


def places(tall: float) -> Iterator[Place]:
    """The nearest first; of two the lower one, which is free if names are written from above."""
    yield from (Place(side, NEAR, 0) for side in (1, -1))
    for halves in range(1, 2 * ROWS):
        for way in (-1, 1):
            yield from (Place(side, FAR, way * halves * tall / 2) for side in (1, -1))


def _size(axis: Any, name: str) -> tuple[float, float]:
    text = axis.text(0, 0, name, transform=axis.transAxes)
    extent = text.get_window_extent()
    text.remove()
    return extent.width, extent.height + APART


def _write(axis: Any, name: str, point: Point, place: Place) -> None:
    scale, on_the_right = POINTS_AN_INCH / axis.figure.dpi, place.side > 0
    line = {
        "arrowstyle": "-",
        "color": INK,
        "linewidth": 0.6,
        "relpos": (0 if on_the_right else 1, 0.5),
        "shrinkA": 0,
        "shrinkB": 3,
    }
    text = axis.annotate(
        name,
        point,
        xytext=(place.side * place.gap * scale, place.height * scale),
        textcoords="offset points",
        ha="left" if on_the_right else "right",
        va="center",
        color=INK,
        bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1, "alpha": 0.8},
        arrowprops=line if place.height else None,
    )
    text.set_in_layout(False)


def _around(axis: Any, bar: Bar) -> Box:
    (left, low), (right, high) = axis.transData.transform(bar)
    return Box(left - BAR, low, right + BAR, high)


def _box(extent: Any) -> Box:
    return Box(extent.x0, extent.y0, extent.x1, extent.y1)
