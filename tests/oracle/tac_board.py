"""The board of a naive TAC: where the marbles are and what one movement does to them.

Written from the clauses of `rules/tac.md` alone; `tests/oracle/tac.py` is the game around it.
Inside, ring fields are numbered 0 to 63 (TAC-1.1); dictionaries and places show 1 to 64.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, NamedTuple

Place = str  # "1".."64" on the ring, "R.h1".."R.h4" in a house, "R.p" in a pocket

COLOURS = "RSAJ"  # of seats 0 to 3
SEATS = range(4)
FIELDS = 64  # TAC-1.1
SLOTS = range(1, 5)  # TAC-1.2


class Side(NamedTuple):
    """The four marbles of one colour."""

    pocket: int = 4
    ring: frozenset[int] = frozenset()
    house: frozenset[int] = frozenset()
    fresh: bool = False  # TAC-12.1 of the marble on the own start field


class Board(NamedTuple):
    """All sixteen marbles."""

    sides: tuple[Side, Side, Side, Side] = (Side(), Side(), Side(), Side())  # TAC-1.2

    def to_dict(self) -> dict[str, dict[str, Any]]:
        """Plain values, ring fields 1 to 64."""
        return {
            COLOURS[seat]: {
                "pocket": side.pocket,
                "ring": sorted(field + 1 for field in side.ring),
                "house": sorted(side.house),
                "fresh": side.fresh,
            }
            for seat, side in enumerate(self.sides)
        }

    @staticmethod
    def from_dict(parts: dict[str, dict[str, Any]]) -> Board:
        """The board of `to_dict`; what is left out is empty, the pocket takes the rest."""
        sides = [_side(parts.get(colour, {})) for colour in COLOURS]
        board = Board((sides[0], sides[1], sides[2], sides[3]))
        check(board)
        return board

    def places(self, colour: str) -> list[Place]:
        """Where the four marbles of a colour are."""
        side = self.sides[COLOURS.index(colour)]
        ring = [str(field + 1) for field in sorted(side.ring)]
        house = [f"{colour}.h{slot}" for slot in sorted(side.house)]
        return [f"{colour}.p"] * side.pocket + ring + house


def _side(part: dict[str, Any]) -> Side:
    """One colour from its dictionary."""
    ring = frozenset(field - 1 for field in part.get("ring", []))
    house = frozenset(part.get("house", []))
    pocket = part.get("pocket", 4 - len(ring) - len(house))
    return Side(pocket, ring, house, bool(part.get("fresh", False)))


def check(board: Board) -> None:
    """Raise unless this is a board."""
    fields = [field for side in board.sides for field in side.ring]
    if len(fields) != len(set(fields)) or not set(fields) <= set(range(FIELDS)):
        raise ValueError("two marbles on one field, or no such field")
    for seat, side in enumerate(board.sides):
        if side.pocket < 0 or side.pocket + len(side.ring) + len(side.house) != 4:
            raise ValueError("TAC-1.2: four marbles of each colour")
        if not side.house <= set(SLOTS):
            raise ValueError("TAC-1.2: four slots")
        if side.fresh and start(seat) not in side.ring:
            raise ValueError("TAC-12.1: a fresh marble stands on its own start field")


# ---------------------------------------------------------------------- looking


def start(seat: int) -> int:
    """The start field of a colour."""
    return 16 * seat  # TAC-1.1


def owner(board: Board, field: int) -> int | None:
    """Whose marble stands on a ring field."""
    for seat, side in enumerate(board.sides):
        if field % FIELDS in side.ring:
            return seat
    return None


def blocked(board: Board, fields: Iterable[int]) -> bool:
    """Whether some marble stands on one of these ring fields."""
    return any(owner(board, field) is not None for field in fields)


def is_fresh(board: Board, seat: int, field: int) -> bool:
    """Whether the marble of this colour on this field is fresh."""
    return board.sides[seat].fresh and field == start(seat)  # TAC-12.1


def is_home(board: Board, seat: int) -> bool:
    """Whether all four marbles of a colour are in the house."""
    return len(board.sides[seat].house) == 4


def stuck(board: Board, seat: int) -> frozenset[int]:
    """The slots whose marbles may not move in a turn that begins with this board."""
    house = board.sides[seat].house
    # TAC-4.7 all deeper slots occupied; slot 4 always
    return frozenset(s for s in house if all(deep in house for deep in range(s + 1, 5)))


# ---------------------------------------------------------------------- changing


def with_side(board: Board, seat: int, side: Side) -> Board:
    """The board with one colour replaced."""
    sides = list(board.sides)
    sides[seat] = side
    return Board((sides[0], sides[1], sides[2], sides[3]))


def take(board: Board, seat: int, field: int) -> Board:
    """A marble lifted from the ring; the board is one short until it is put down again."""
    side = board.sides[seat]
    fresh = side.fresh and field != start(seat)  # TAC-4.5 any move or swap ends freshness
    return with_side(board, seat, side._replace(ring=side.ring - {field}, fresh=fresh))


def kick(board: Board, field: int) -> Board:
    """Whatever stands on a ring field goes to its pocket."""
    seat = owner(board, field)
    if seat is None:
        return board
    board = take(board, seat, field)  # TAC-4.2 of any colour, on any field
    side = board.sides[seat]
    return with_side(board, seat, side._replace(pocket=side.pocket + 1))


def put(board: Board, seat: int, field: int, fresh: bool = False) -> Board:
    """A lifted marble put on a ring field, kicking what stands there."""
    field %= FIELDS
    board = kick(board, field)  # TAC-4.2
    side = board.sides[seat]
    ring = side.ring | {field}
    return with_side(board, seat, side._replace(ring=ring, fresh=side.fresh or fresh))


def house_move(board: Board, seat: int, slot: int, to: int) -> Board:
    """A house marble on another slot."""
    side = board.sides[seat]
    return with_side(board, seat, side._replace(house=(side.house - {slot}) | {to}))


def go_home(board: Board, seat: int, field: int, slot: int) -> set[Board]:
    """A ring marble into a slot, if it and all slots before it are free; the ring was looked at."""
    side = board.sides[seat]
    if slot not in SLOTS or any(s in side.house for s in range(1, slot + 1)):
        return set()  # TAC-4.1, 4.3, 4.4
    board = take(board, seat, field)
    side = board.sides[seat]
    return {with_side(board, seat, side._replace(house=side.house | {slot}))}


# ---------------------------------------------------------------------- movements


def run_ring(board: Board, seat: int, field: int, count: int) -> set[Board]:
    """One ring marble along the ring, backward if the count is negative."""
    way = 1 if count > 0 else -1
    if blocked(board, (field + way * i for i in range(1, abs(count)))):
        return set()  # TAC-4.1
    return {put(take(board, seat, field), seat, field + count)}


def run_home(board: Board, seat: int, field: int, count: int) -> set[Board]:
    """One ring marble forward past its own start field into its house."""
    if is_fresh(board, seat, field):
        return set()  # TAC-4.4
    away = (start(seat) - field) % FIELDS  # TAC-4.5: 0 for a marble on its neutral field
    if away >= count or blocked(board, (field + i for i in range(1, away + 1))):
        return set()  # TAC-4.1 not over a marble on the start field either
    return go_home(board, seat, field, count - away)  # TAC-4.4 exact count


def run_inside(board: Board, seat: int, slot: int, count: int) -> set[Board]:
    """One house marble deeper."""
    way = range(slot + 1, slot + count + 1)
    if slot + count > 4 or any(s in board.sides[seat].house for s in way):
        return set()  # TAC-4.1, 4.6; so a stuck marble does not move (TAC-4.7)
    return {house_move(board, seat, slot, slot + count)}


def forward(board: Board, seat: int, count: int, inside: bool = True) -> set[Board]:
    """One marble of a colour that many fields forward, in every way."""
    found: set[Board] = set()
    for field in board.sides[seat].ring:
        found |= run_ring(board, seat, field, count)
        found |= run_home(board, seat, field, count)  # TAC-4.4 the player chooses
    for slot in board.sides[seat].house if inside else ():
        found |= run_inside(board, seat, slot, count)
    return found


def backward_four(board: Board, seat: int) -> set[Board]:
    """The 4: one ring marble backward, in every way."""
    found: set[Board] = set()
    for field in board.sides[seat].ring:
        found |= run_ring(board, seat, field, -4)
        past = (field - start(seat)) % FIELDS
        if past > 3 or is_fresh(board, seat, field):
            continue  # TAC-5.3 does not pass its start field, or may not go in
        if not blocked(board, (field - i for i in range(1, past + 1))):
            found |= go_home(board, seat, field, 4 - past)  # TAC-5.3
    return found


def bring_in(board: Board, seat: int) -> set[Board]:
    """A marble from the pocket onto its start field."""
    side = board.sides[seat]
    if side.pocket == 0:
        return set()
    board = with_side(board, seat, side._replace(pocket=side.pocket - 1))
    return {put(board, seat, start(seat), fresh=True)}  # TAC-1.4, 5.2 kicks an own one too


def trickster(board: Board) -> set[Board]:
    """Any two ring marbles swapped."""
    fields = [(seat, field) for seat in SEATS for field in board.sides[seat].ring]
    found = set()
    for (one, at), (two, there) in combinations(fields, 2):  # TAC-7.1 whoever's
        lifted = take(take(board, one, at), two, there)  # TAC-7.1 both lose freshness
        found.add(put(put(lifted, one, there), two, at))
    return found


def warrior(board: Board, seat: int) -> set[Board]:
    """An own ring marble runs to the next marble and kicks it."""
    found = set()
    for field in board.sides[seat].ring:
        ahead = [field + i for i in range(1, FIELDS) if blocked(board, [field + i])]
        if ahead:  # TAC-9.6 of any colour, never into a house
            found.add(put(take(board, seat, field), seat, ahead[0]))
        else:
            found.add(kick(board, field))  # TAC-9.6 alone: kicked itself
    return found


# ---------------------------------------------------------------------- the seven


def single_steps(board: Board, seat: int, fixed: frozenset[int]) -> set[Board]:
    """One step of a 7 with one colour; marbles on the slots `fixed` were stuck at its beginning."""
    found: set[Board] = set()
    for field in board.sides[seat].ring:
        found |= run_ring(board, seat, field, 1)  # TAC-6.2 kicks
        found |= run_home(board, seat, field, 1)
    house = board.sides[seat].house
    for slot in house - fixed:  # TAC-6.3
        for to in (slot - 1, slot + 1):  # TAC-6.3 forward or back, never out
            if to in SLOTS and to not in house:
                found.add(house_move(board, seat, slot, to))
    return found


Movable = Callable[[Board], list[int]]


class SevenState(NamedTuple):
    """A 7 under way: the board and the colour that has to go on, None: any that may move."""

    board: Board
    colour: int | None


def seven_layer(
    state: SevenState, fixed: list[frozenset[int]], movable: Movable
) -> set[SevenState]:
    """Everything one more step of a 7 can lead to."""
    found = set()
    # TAC-6.5, 11.1 one colour at a time, until it is home
    colours = movable(state.board) if state.colour is None else [state.colour]
    for colour in colours:
        for board in single_steps(state.board, colour, fixed[colour]):
            found.add(SevenState(board, None if is_home(board, colour) else colour))
    return found


def seven(board: Board, movable: Movable, steps: int = 7) -> set[Board]:
    """Every board that exactly seven single steps can lead to.

    Equal states with equally many steps left have the same future, so each layer is a set;
    a sequence that cannot go on has no successor and falls out (TAC-6.4).
    """
    fixed = [stuck(board, seat) for seat in SEATS]  # TAC-4.7 when the turn began
    layer = {SevenState(board, None)}
    for _ in range(steps):  # TAC-6.1
        layer = {after for state in layer for after in seven_layer(state, fixed, movable)}
    return {state.board for state in layer}
