"""Where marbles can go with the card that is being carried out (TAC-4 to TAC-7, TAC-9)."""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit, count, has, lowest
from foxfire.core.kernel import kernel
from foxfire.games.tac.board import (
    Colour,
    Place,
    backward_slot,
    clear_ahead,
    colour_of,
    colours_in_pocket,
    fields_past_start,
    fields_to_start,
    free_behind,
    gap_ahead,
    home_colours,
    home_counts,
    house_counts,
    house_of,
    in_house,
    is_fresh_there,
    last_marble,
    marble_at,
    marbles_of,
    occupied_fields,
    on_board,
    on_ring,
    ring_marbles,
    slot_of,
    start_of,
    taken_slots,
)
from foxfire.games.tac.cards import (
    ANGEL,
    EIGHT,
    FARTHEST,
    FOUR,
    SEVEN,
    TRICKSTER,
    WARRIOR,
    distance,
    is_exit,
)
from foxfire.games.tac.ownership import any_loose, own_colours, served_colours
from foxfire.games.tac.state import MARBLES, NOBODY, RING, SLOTS, TacState
from foxfire.games.tac.uses import can_skip

# Ways in which one marble can go with a card: along the ring or into (or inside) its house; the
# Angel's farther count; and one slot back, with a 7.
AHEAD: Final = 1
HOME: Final = 2
FAR_AHEAD: Final = 4
FAR_HOME: Final = 8
BACK: Final = 16


@kernel
def ways_of(s: TacState, marble: int, low: Mask, high: Mask) -> int:
    """The ways in which a marble can go, as a set; the Trickster aside.

    `low` and `high` are the occupied fields.
    """
    place = s.marbles[marble]
    colour = colour_of(marble)
    if s.card == SEVEN:
        return step_ways(s, colour, place)
    if on_ring(place):
        return ring_ways(s, colour, place, low, high)
    if in_house(place):
        return house_ways(s, colour, place)
    return AHEAD if s.card == ANGEL or is_exit(s.card) else 0  # TAC-5.2, TAC-9.5


@kernel
def ring_ways(s: TacState, colour: Colour, field: Place, low: Mask, high: Mask) -> int:
    if s.card == WARRIOR:
        return AHEAD  # TAC-9.6
    taken = taken_slots(s.marbles, colour)
    if s.card == FOUR:
        free = free_behind(low, high, field)
        turns_in = backward_slot(colour, field, free, s.fresh, taken) < SLOTS
        return AHEAD * (free == 3) + HOME * turns_in  # TAC-5.3
    gap = clear_ahead(low, high, field)
    homeward = home_counts(colour, field, gap, s.fresh, taken)
    if s.card == ANGEL:  # TAC-9.5
        return (
            AHEAD
            + HOME * has(homeward, 1)
            + FAR_AHEAD * (gap >= FARTHEST)
            + FAR_HOME * has(homeward, FARTHEST)
        )
    fields = distance(s.card)
    return AHEAD * (gap >= fields) + HOME * has(homeward, fields)  # TAC-4.1, TAC-4.4


@kernel
def house_ways(s: TacState, colour: Colour, place: Place) -> int:
    """Deeper by exact count (TAC-4.6)."""
    deeper = house_counts(taken_slots(s.marbles, colour), slot_of(place))
    if s.card == ANGEL:
        return HOME * (s.angel_house == 1 and has(deeper, 1))
    if s.card in (FOUR, WARRIOR):
        return 0  # TAC-5.3, TAC-9.6
    return HOME * has(deeper, distance(s.card))


@kernel
def step_ways(s: TacState, colour: Colour, place: Place) -> int:
    """One step of a 7 that can be completed (TAC-6)."""
    taken = taken_slots(s.marbles, colour)
    if on_ring(place):
        enters = (
            place == start_of(colour)
            and not is_fresh_there(s.fresh, colour, place)
            and not has(taken, 0)
            and can_go_on(s, colour, taken)
        )
        return AHEAD + HOME * enters  # TAC-6.2, TAC-4.4
    slot = slot_of(place)
    if not in_house(place) or has(s.stuck, SLOTS * colour + slot):
        return 0  # TAC-6.3
    deeper = slot + 1 < SLOTS and not has(taken, slot + 1)
    back = slot > 0 and not has(taken, slot - 1)
    return HOME * deeper + BACK * back


@kernel
def can_go_on(s: TacState, colour: Colour, taken: Mask) -> bool:
    """Whether a 7 can go on after a marble of this colour has come in (TAC-6.5, TAC-12.2)."""
    if s.steps == 1 or count(taken) < SLOTS - 1:
        return True
    home = home_colours(s.marbles) | bit(colour)
    return any_loose(s.marbles, s.stuck, own_colours(s, home, s.for_seat))


@kernel
def target_of(s: TacState, place: Place, colour: Colour, way: int) -> Place:
    """Where a marble arrives that goes one of its ways."""
    if way == BACK:
        return place - 1
    if not on_ring(place) and not in_house(place):
        return start_of(colour)
    fields = distance(s.card)
    if s.card in (SEVEN, ANGEL):
        fields = FARTHEST if way in (FAR_AHEAD, FAR_HOME) else 1
    if way in (HOME, FAR_HOME):
        return house_target(s, place, colour, fields)
    if s.card == WARRIOR:
        fields = gap_ahead(s.marbles, place)
    return (place + (-fields if s.card == FOUR else fields)) & (RING - 1)


@kernel
def house_target(s: TacState, place: Place, colour: Colour, fields: int) -> Place:
    if in_house(place):
        return place + fields
    if s.card == FOUR:  # TAC-5.3: backward past the start field, then inward
        return house_of(colour, fields - 1 - fields_past_start(colour, place))
    return house_of(colour, fields - 1 - fields_to_start(colour, place))


@kernel
def moving_colours(s: TacState) -> Mask:
    """The colours that the card being carried out may move; the Trickster moves any."""
    if s.card == ANGEL:
        return served_colours(s, s.marbles, s.for_seat)
    if s.seven_colour != NOBODY:
        return bit(s.seven_colour)  # TAC-11.1
    return own_colours(s, home_colours(s.marbles), s.for_seat)


@kernel
def movers(s: TacState) -> Mask:
    """The marbles from which a choice can be made; of a pocket only the last one."""
    if s.card == TRICKSTER:
        return ring_marbles(s.marbles)
    low, high = occupied_fields(s.marbles)
    left = candidates(s)
    found = 0
    while left != 0:
        marble = lowest(left)
        left &= left - 1
        if ways_of(s, marble, low, high) != 0:
            found |= bit(marble)
    return found


@kernel
def candidates(s: TacState) -> Mask:
    """The marbles that the card may be about: those on the board, and one of each pocket."""
    colours = moving_colours(s)
    pockets = colours & colours_in_pocket(s.marbles)
    if s.card == ANGEL:
        colours &= ~pockets  # TAC-9.5: the pocket first
    found = 0
    for marble in range(MARBLES):
        found |= on_board(s.marbles[marble]) << marble
    found &= marbles_of(colours)
    while pockets != 0:
        found |= bit(last_marble(lowest(pockets)))
        pockets &= pockets - 1
    return found


@kernel
def ways_from(s: TacState, place: Place) -> int:
    """The ways of the marble on a place."""
    low, high = occupied_fields(s.marbles)
    return ways_of(s, marble_at(s.marbles, place), low, high)


@kernel
def swap_partners(s: TacState) -> Mask:
    """The marbles with which the chosen one can be swapped (TAC-7.1)."""
    return ring_marbles(s.marbles) & ~bit(marble_at(s.marbles, s.origin))


@kernel
def may_skip(s: TacState) -> bool:
    """Whether the 8 that is being carried out may make the next player miss his turn."""
    return s.card == EIGHT and can_skip(s, s.marbles, s.for_seat)
