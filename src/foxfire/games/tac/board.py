"""Marbles on a board: where they are, how far they could go, and moving them.

What looks takes any board, as its marbles and its fresh bits; what moves changes the board of now.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit, has, highest, lowest
from foxfire.core.kernel import kernel
from foxfire.core.struct import Row
from foxfire.games.tac.cards import FARTHEST
from foxfire.games.tac.state import (
    HOUSES,
    MARBLES,
    MARBLES_EACH,
    NOWHERE,
    POCKETS,
    RING,
    SEATS,
    SLOTS,
    TacState,
)

Board = Row
Place = int
Colour = int  # the seat whose marbles they are
Marble = int  # its number on a board; that of a colour's first one is 4 * colour
Counts = Mask  # a bit for every number of fields that marbles can go

ALL_COLOURS: Final[Mask] = (1 << SEATS) - 1
HALF: Final = RING // 2
WITHIN_REACH: Final[Mask] = (1 << (FARTHEST + 1)) - 1


# --- places --------------------------------------------------------------------------------------


@kernel
def start_of(colour: Colour) -> Place:
    return 16 * colour  # TAC-1.1


@kernel
def house_of(colour: Colour, slot: int) -> Place:
    """Slots are counted from 0 here, from the entrance to the deepest."""
    return HOUSES + SLOTS * colour + slot


@kernel
def pocket_of(colour: Colour) -> Place:
    return POCKETS + colour


@kernel
def on_ring(place: Place) -> bool:
    return place < RING


@kernel
def in_house(place: Place) -> bool:
    return HOUSES <= place < POCKETS


@kernel
def on_board(place: Place) -> bool:
    """On the ring or in a house."""
    return place < POCKETS


@kernel
def slot_of(place: Place) -> int:
    """Of a place in a house."""
    return place & (SLOTS - 1)


@kernel
def colour_of(marble: Marble) -> Colour:
    return marble // MARBLES_EACH


@kernel
def first_marble(colour: Colour) -> Marble:
    return MARBLES_EACH * colour


@kernel
def last_marble(colour: Colour) -> Marble:
    return MARBLES_EACH * colour + MARBLES_EACH - 1


# --- looking: marbles of a colour lie in ascending order, ring before house before pocket ---------


@kernel
def has_ring_marble(board: Board, colour: Colour) -> bool:
    return board[first_marble(colour)] < RING


@kernel
def has_pocket_marble(board: Board, colour: Colour) -> bool:
    return board[last_marble(colour)] >= POCKETS


@kernel
def is_home(board: Board, colour: Colour) -> bool:
    return not has_ring_marble(board, colour) and not has_pocket_marble(board, colour)


@kernel
def colours_on_ring(board: Board) -> Mask:
    """The colours with a marble on the ring."""
    found = 0
    for colour in range(SEATS):
        found |= has_ring_marble(board, colour) << colour
    return found


@kernel
def colours_in_pocket(board: Board) -> Mask:
    """The colours with a marble in the pocket."""
    found = 0
    for colour in range(SEATS):
        found |= has_pocket_marble(board, colour) << colour
    return found


@kernel
def home_colours(board: Board) -> Mask:
    """The colours with all four marbles in their house."""
    return ALL_COLOURS & ~(colours_on_ring(board) | colours_in_pocket(board))


@kernel
def ring_marbles(board: Board) -> Mask:
    """All marbles on the ring, as a set of marble numbers."""
    found = 0
    for marble in range(MARBLES):
        found |= (board[marble] < RING) << marble
    return found


@kernel
def marbles_of(colours: Mask) -> Mask:
    """All marbles of some colours."""
    found = 0
    for colour in range(SEATS):
        found |= (bit(MARBLES_EACH) - 1) << first_marble(colour) if has(colours, colour) else 0
    return found


@kernel
def marble_at(board: Board, place: Place) -> Marble:
    """Some marble on a place, or MARBLES if there is none."""
    found = MARBLES
    for marble in range(MARBLES):
        found = marble if board[marble] == place else found
    return found


@kernel
def is_fresh_there(fresh: int, colour: Colour, place: Place) -> bool:
    """TAC-12.1."""
    return has(fresh, colour) and place == start_of(colour)


@kernel
def occupied_fields(board: Board) -> tuple[Mask, Mask]:
    """The ring as two sets: fields 0 to 31, and 32 to 63 counted from 0."""
    low = 0
    high = 0
    for marble in range(MARBLES):
        place = board[marble]
        field = bit(place & (HALF - 1))
        low |= field if place < HALF else 0
        high |= field if HALF <= place < RING else 0
    return low, high


@kernel
def fields_from(low: Mask, high: Mask, field: Place) -> Mask:
    """Which fields are occupied from this one on, itself first, as far as a card can reach."""
    here = low if field < HALF else high
    beyond = high if field < HALF else low
    offset = field & (HALF - 1)
    return ((here >> offset) | (beyond << (HALF - offset))) & WITHIN_REACH


@kernel
def clear_ahead(low: Mask, high: Mask, field: Place) -> int:
    """How many fields on the next marble stands; one more than a card can reach if farther."""
    return lowest((fields_from(low, high, field) >> 1) | bit(FARTHEST)) + 1


@kernel
def free_behind(low: Mask, high: Mask, field: Place) -> int:
    """How many fields behind are free before a marble stands there, 3 at most."""
    taken = (fields_from(low, high, (field - 4) & (RING - 1)) >> 1) & 0b111
    return 2 - highest(taken) if taken != 0 else 3


@kernel
def gap_ahead(board: Board, field: Place) -> int:
    """How many fields on the next marble stands, however far; RING if there is no other."""
    nearest = RING
    for marble in range(MARBLES):
        place = board[marble]
        if place < RING:
            nearest = min(nearest, ((place - field - 1) & (RING - 1)) + 1)
    return nearest


@kernel
def gap_behind(board: Board, field: Place) -> int:
    """The same backward."""
    nearest = RING
    for marble in range(MARBLES):
        place = board[marble]
        if place < RING:
            nearest = min(nearest, ((field - place - 1) & (RING - 1)) + 1)
    return nearest


@kernel
def taken_slots(board: Board, colour: Colour) -> Mask:
    """The occupied slots of a house."""
    taken = 0
    for marble in range(first_marble(colour), first_marble(colour) + MARBLES_EACH):
        place = board[marble]
        taken |= bit(slot_of(place)) if in_house(place) else 0
    return taken


@kernel
def free_from(taken: Mask, slot: int) -> int:
    """How many slots are free from this one on, deeper, before an occupied one or the end."""
    return lowest((taken >> slot) | bit(SLOTS - slot))


@kernel
def stuck_slots(taken: Mask) -> Mask:
    """TAC-4.7: of the occupied slots those with nothing free behind them."""
    free = (bit(SLOTS) - 1) & ~taken
    return taken & ~(bit(highest(free) + 1) - 1) if free != 0 else taken


@kernel
def all_stuck(board: Board) -> Mask:
    """The stuck slots of all houses, four bits a colour."""
    stuck = 0
    for colour in range(SEATS):
        stuck |= stuck_slots(taken_slots(board, colour)) << (SLOTS * colour)
    return stuck


@kernel
def has_loose_marble(board: Board, stuck: Mask, colour: Colour) -> bool:
    """Whether a 7 can move a marble of this house: one that was not stuck when it began."""
    return taken_slots(board, colour) & ~(stuck >> (SLOTS * colour)) != 0


# --- how far one marble can go (TAC-4) -----------------------------------------------------------


@kernel
def fields_to_start(colour: Colour, field: Place) -> int:
    """Forward to the own start field; 0 on it."""
    return (start_of(colour) - field) & (RING - 1)


@kernel
def fields_past_start(colour: Colour, field: Place) -> int:
    return (field - start_of(colour)) & (RING - 1)


@kernel
def home_counts(colour: Colour, field: Place, gap: int, fresh: int, taken: Mask) -> Counts:
    """Numbers of fields that bring a ring marble into its house, given the gap ahead (TAC-4.4)."""
    away = fields_to_start(colour, field)
    if away >= FARTHEST or is_fresh_there(fresh, colour, field):
        return 0
    if gap <= away:
        return 0  # TAC-4.1: not over a marble, on the start field neither
    return ((1 << free_from(taken, 0)) - 1) << (away + 1)


@kernel
def house_counts(taken: Mask, slot: int) -> Counts:
    """Numbers of slots that a house marble can go deeper (TAC-4.6)."""
    return ((1 << free_from(taken, slot + 1)) - 1) << 1


@kernel
def backward_slot(colour: Colour, field: Place, free: int, fresh: int, taken: Mask) -> int:
    """The slot that a 4 going backward reaches, SLOTS if it cannot turn in (TAC-5.3)."""
    past = fields_past_start(colour, field)
    if past > free or is_fresh_there(fresh, colour, field):
        return SLOTS  # TAC-4.1
    slot = SLOTS - 1 - past
    return slot if free_from(taken, 0) > slot else SLOTS


@kernel
def reach_of(board: Board, fresh: int, marbles: Mask) -> Counts:
    """Numbers of fields that some of these marbles can go forward; at 0, whether with a 4 back."""
    low, high = occupied_fields(board)
    found = 0
    while marbles != 0:
        marble = lowest(marbles)
        marbles &= marbles - 1
        place = board[marble]
        colour = colour_of(marble)
        taken = taken_slots(board, colour)
        if on_ring(place):
            gap = clear_ahead(low, high, place)
            free = free_behind(low, high, place)
            back = free == 3 or backward_slot(colour, place, free, fresh, taken) < SLOTS
            found |= ((1 << (gap + 1)) - 1) & ~1  # TAC-4.1, TAC-4.2
            found |= home_counts(colour, place, gap, fresh, taken) | back
        elif in_house(place):
            found |= house_counts(taken, slot_of(place))
    return found


# --- changing the board of now -------------------------------------------------------------------


@kernel
def put_marble(s: TacState, marble: Marble, place: Place) -> None:
    """Put a marble on a place, and its colour into order again."""
    first = first_marble(colour_of(marble))
    at = marble
    while at > first and s.marbles[at - 1] > place:
        s.marbles[at] = s.marbles[at - 1]
        at -= 1
    while at < first + MARBLES_EACH - 1 and s.marbles[at + 1] < place:
        s.marbles[at] = s.marbles[at + 1]
        at += 1
    s.marbles[at] = place


@kernel
def lose_freshness(s: TacState, colour: Colour, place: Place) -> None:
    """TAC-4.5: the marble on this place is moved, swapped or kicked."""
    if place == start_of(colour):
        s.fresh &= ~bit(colour)


@kernel
def kick(s: TacState, field: Place) -> None:
    """Whatever stands on a ring field goes into its pocket (TAC-4.2)."""
    marble = marble_at(s.marbles, field)
    if marble < MARBLES:
        lose_freshness(s, colour_of(marble), field)
        put_marble(s, marble, pocket_of(colour_of(marble)))


@kernel
def move(s: TacState, origin: Place, target: Place) -> None:
    """Move the marble on a place to another, kicking what stands there."""
    colour = colour_of(marble_at(s.marbles, origin))
    lose_freshness(s, colour, origin)
    if on_ring(target):
        kick(s, target)
    if target != origin:  # a Warrior alone on the ring has kicked itself (TAC-9.6)
        put_marble(s, marble_at(s.marbles, origin), target)
    if not on_board(origin):
        s.fresh |= bit(colour)  # TAC-1.4: brought in from the pocket


@kernel
def swap_marbles(s: TacState, one: Place, other: Place) -> None:
    """TAC-7.1: both lose freshness."""
    first = marble_at(s.marbles, one)
    second = marble_at(s.marbles, other)
    lose_freshness(s, colour_of(first), one)
    lose_freshness(s, colour_of(second), other)
    if colour_of(first) != colour_of(second):
        put_marble(s, first, other)
        put_marble(s, second, one)


@kernel
def copy_board(s: TacState) -> None:
    """The board of now becomes `before`."""
    for marble in range(MARBLES):
        s.before[marble] = s.marbles[marble]
    s.fresh_before = s.fresh


@kernel
def swap_boards(s: TacState) -> None:
    """The board before the last action comes back, and that of now becomes `before` (TAC-8.1)."""
    for marble in range(MARBLES):
        place = s.marbles[marble]
        s.marbles[marble] = s.before[marble]
        s.before[marble] = place
    fresh = s.fresh
    s.fresh = s.fresh_before
    s.fresh_before = fresh


@kernel
def clear_board(s: TacState) -> None:
    for marble in range(MARBLES):
        s.marbles[marble] = pocket_of(colour_of(marble))
    s.fresh = 0
    copy_board(s)
    s.origin = NOWHERE
