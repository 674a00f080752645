"""Strength over time as a picture that any browser shows, drawn anew whenever a run is judged."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 420, 64, 40, 150, 48
COLOURS: Final = ("#b5482a", "#2f5d8a", "#3f7d4e", "#7a5195", "#8a6d1f")
LINES: Final = 5

Point = tuple[float, float]


def draw(path: Path, title: str, history: Sequence[dict[str, Any]], *, shares: bool) -> None:
    """`history` has entries with `seconds`, `opponent` and `mean`."""
    series: dict[str, list[Point]] = {}
    for entry in history:
        series.setdefault(entry["opponent"], []).append((entry["seconds"], entry["mean"]))
    path.write_text(picture(title, series, shares=shares), encoding="utf-8")


def picture(title: str, series: dict[str, list[Point]], *, shares: bool) -> str:
    points = [point for line in series.values() for point in line if point[1] == point[1]]
    last = max([second for second, _ in points], default=1.0) or 1.0
    top = 1.0 if shares else 1.1 * max([mean for _, mean in points], default=1.0)

    def place(point: Point) -> str:
        x = LEFT + point[0] / last * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - point[1] / top * (HEIGHT - TOP - BOTTOM)
        return f"{x:.1f},{y:.1f}"

    parts = [text(LEFT, 24, title, size=16)]
    parts += [part for n in range(LINES + 1) for part in grid_line(n, top, shares=shares)]
    across = WIDTH - LEFT - RIGHT
    for n in range(LINES + 1):
        parts.append(text(LEFT + n * across // LINES, HEIGHT - 26, f"{last * n / LINES:.0f}"))
    parts.append(text(WIDTH - RIGHT - 40, HEIGHT - 8, "seconds"))
    for number, (name, line) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        places = " ".join(place(point) for point in line if point[1] == point[1])
        line_style = f'fill="none" stroke="{colour}" stroke-width="2"'
        parts.append(f'<polyline {line_style} points="{places}"/>')
        parts.append(text(WIDTH - RIGHT + 10, TOP + 20 * number + 10, name, colour=colour))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="sans-serif" role="img" aria-label="{escape(title)}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def grid_line(number: int, top: float, *, shares: bool) -> list[str]:
    y = HEIGHT - BOTTOM - number * (HEIGHT - TOP - BOTTOM) // LINES
    value = top * number / LINES
    label = f"{100 * value:.0f} %" if shares else f"{value:.0f}"
    line = f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#ddd"/>'
    return [line, text(14, y + 4, label)]


def text(x: float, y: float, words: str, *, colour: str = "#333", size: int = 12) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" font-size="{size}">{escape(words)}</text>'
