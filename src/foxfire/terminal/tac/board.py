"""The board of TAC as lines: a ring of 64 fields with the viewer's start at the bottom.

The ring is drawn 23 fields wide and 11 high, so that the four start fields lie in the middle of
their sides. Marbles run clockwise: from the bottom to the left, up, to the right and down. Houses
lead inwards from the start fields; between them is room for four lines about every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from foxfire.core.game import Json
from foxfire.games.tac.notation import COLOURS
from foxfire.games.tac.state import RING, SEATS, SLOTS
from foxfire.terminal.console import ESCAPES

WIDTH, HEIGHT = 23, 11
CELL = 3  # characters of a field: a mark, the marble, a mark
SIDE = RING // SEATS
MIDDLE_X, MIDDLE_Y = WIDTH // 2, HEIGHT // 2
ROOM = CELL * (MIDDLE_X - 1)  # characters in each row between two houses
ROWS = MIDDLE_Y - 1  # of each of the four rooms

Place = str
Spot = tuple[int, int]
Paint = Callable[[str, str], str]

EMPTY, LEFT = ".", "o"
ARRIVED, FRESH = ">", "*"


@dataclass(frozen=True)
class Marks:
    """What is to be seen beside the marbles."""

    arrived: frozenset[Place] = frozenset()  # in the last move
    left: frozenset[Place] = frozenset()
    labels: Mapping[Place, str] = field(default_factory=dict)  # of places that can be chosen
    chosen: Place | None = None
    numbers: bool = False  # of the ring fields


# --- places --------------------------------------------------------------------------------------


def occupied(board: Json) -> dict[Place, str]:
    """The colour on every place of ring and houses that is taken."""
    found: dict[Place, str] = {}
    for colour, marbles in board.items():
        found |= {str(number): colour for number in marbles["ring"]}
        found |= {f"{colour}.h{slot}": colour for slot in marbles["house"]}
    return found


def moved(before: Json, after: Json) -> Marks:
    """Where marbles have come to and which places they have left."""
    old, new = occupied(before), occupied(after)
    arrived = frozenset(place for place, colour in new.items() if old.get(place) != colour)
    return Marks(arrived, frozenset(place for place in old if place not in new))


def start_of(colour: str) -> Place:
    return str(SIDE * COLOURS.index(colour) + 1)


def _ring_spot(way: int) -> Spot:
    """Where a field is drawn that lies so many fields after the start at the bottom."""
    if way <= MIDDLE_X:
        return MIDDLE_X - way, HEIGHT - 1
    if (up := way - MIDDLE_X) < HEIGHT:
        return 0, HEIGHT - 1 - up
    if (across := up - HEIGHT + 1) < WIDTH:
        return across, 0
    if (down := across - WIDTH + 1) < HEIGHT:
        return WIDTH - 1, down
    return WIDTH - 1 - (down - HEIGHT + 1), HEIGHT - 1


def _house_spot(side: int, slot: int) -> Spot:
    """Slots lead inwards from the middle of a side; sides count clockwise from the bottom."""
    return (
        (MIDDLE_X, HEIGHT - 1 - slot),
        (slot, MIDDLE_Y),
        (MIDDLE_X, slot),
        (WIDTH - 1 - slot, MIDDLE_Y),
    )[side]


def _spots(bottom: int) -> Iterator[tuple[Place, Spot]]:
    for number in range(RING):
        yield str(number + 1), _ring_spot((number - SIDE * bottom) % RING)
    for seat, colour in enumerate(COLOURS):
        for slot in range(1, SLOTS + 1):
            yield f"{colour}.h{slot}", _house_spot((seat - bottom) % SEATS, slot)


# --- drawing -------------------------------------------------------------------------------------


class Drawing:
    """One picture of a board."""

    def __init__(self, board: Json, marks: Marks, paint: Paint) -> None:
        self._marbles = occupied(board)
        self._fresh = {start_of(colour) for colour, marbles in board.items() if marbles["fresh"]}
        self._starts = {start_of(colour): colour for colour in COLOURS}
        self._marks = marks
        self._paint = paint

    def lines(self, bottom: int, rooms: Sequence[Sequence[str]], middle: str = "") -> list[str]:
        """The board with a seat at the bottom; `rooms` holds some lines about every seat."""
        grid = [[" " * CELL] * WIDTH for _ in range(HEIGHT)]
        for place, (x, y) in _spots(bottom):
            grid[y][x] = self._cell(place)
        _write(grid[MIDDLE_Y], SLOTS + 1, WIDTH - 1 - SLOTS, middle.center(CELL * 13))
        for seat, lines in enumerate(rooms):
            x, y = ((1, 6), (1, 1), (MIDDLE_X + 1, 1), (MIDDLE_X + 1, 6))[(seat - bottom) % SEATS]
            for row in range(ROWS):
                line = lines[row] if row < len(lines) else ""
                _write(grid[y + row], x, x + MIDDLE_X - 1, _fitted(f" {line}", ROOM))
        return ["".join(row).rstrip() for row in grid]

    def _cell(self, place: Place) -> str:
        colour = self._marbles.get(place)
        label = self._marks.labels.get(place)
        body = self._body(place, colour)
        if self._marks.numbers and place.isdigit():
            number = self._paint("choice", f"{place:>2}") if label else f"{place:>2}"
            return f"{body if colour else ' '}{number}"
        before = ARRIVED if place in self._marks.arrived else " "
        if place == self._marks.chosen:
            return f"({body})"
        if label:
            return f"{before}{body}{self._paint('choice', label)}"
        return f"{before}{body}{FRESH if colour and place in self._fresh else ' '}"

    def _body(self, place: Place, colour: str | None) -> str:
        """A marble is a capital letter; a small one is an empty start field of that colour."""
        if colour:
            return self._paint(colour, colour)
        if place in self._marks.left:
            return LEFT
        if not place.isdigit():
            return self._paint(place[0], place[-1])
        start = self._starts.get(place)
        return self._paint(start, start.lower()) if start else EMPTY


def _write(row: list[str], first: int, end: int, text: str) -> None:
    """Text in place of some cells; it is as long as they are, painted letters aside."""
    row[first:end] = [text] + [""] * (end - first - 1)


def _fitted(text: str, width: int) -> str:
    """A text of exactly so many visible characters."""
    length = len(ESCAPES.sub("", text))
    if length > width:
        return ESCAPES.sub("", text)[: width - 2] + ".."
    return text + " " * (width - length)
