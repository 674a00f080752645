"""A 7 shared out among the marbles of one colour, each share with what it gains at first sight.

Turns are left out in which a marble kicks another of its own, or goes back and forth in the house
(`sevens.py` has them all).
"""

from __future__ import annotations

from typing import Final

from foxfire.bots.tac.gains import moved_gain
from foxfire.bots.tac.needs import NO_MARBLE, needs_with, row_of
from foxfire.bots.tac.offer_list import Offers, has_place, offer, sign_of
from foxfire.bots.tac.turn_codes import (
    COUNT_BITS,
    code_of,
    counted_code,
)
from foxfire.core.bits import Mask, bit, has, lowest
from foxfire.core.kernel import kernel
from foxfire.games.tac.board import (
    colour_of,
    fields_to_start,
    first_marble,
    free_from,
    house_of,
    in_house,
    is_fresh_there,
    marble_at,
    on_board,
    on_ring,
    pocket_of,
    slot_of,
    start_of,
    taken_slots,
)
from foxfire.games.tac.rules import SEVEN_STEPS
from foxfire.games.tac.state import (
    MARBLES,
    MARBLES_EACH,
    RING,
    SLOTS,
    TacState,
)
from foxfire.games.tac.ways import (
    moving_colours,
)


@kernel
def offer_sevens(s: TacState, out: Offers, action: int, gain: float) -> None:
    """Every way to share the steps among the marbles of a colour."""
    before = out.size[0]
    colours = moving_colours(s)
    while colours != 0:
        colour = lowest(colours)
        colours &= colours - 1
        offer_shares(s, out, action, gain, colour)
    if out.size[0] == before and before < out.size[1]:
        offer(out, code_of(action, -1, -1), gain)  # some way there is


@kernel
def offer_shares(s: TacState, out: Offers, action: int, gain: float, colour: int) -> None:
    houses = note_steps(s, out, colour)
    steps = s.steps
    width = SEVEN_STEPS + 1
    first = first_marble(colour)
    for a in range(steps + 1):
        if out.steps[a] == IMPOSSIBLE:
            continue
        for b in range(steps + 1 - a):
            if out.steps[width + b] == IMPOSSIBLE:
                continue
            for c in range(steps + 1 - a - b):
                d = steps - a - b - c
                here = out.steps[2 * width + c] + out.steps[3 * width + d]
                if here < LEAST:
                    continue
                here += out.steps[a] + out.steps[width + b]
                if not has_place(out, gain + here):
                    continue
                counts = a | (b << 4) | (c << 8) | (d << 12)
                if goes_freely(s, colour, first, counts, houses):
                    inward = inward_of(counts, houses)
                    offer(out, counted_code(action, colour, counts | inward), gain + here)


IMPOSSIBLE: Final = -1000.0
LEAST: Final = -500.0


@kernel
def note_steps(s: TacState, out: Offers, colour: int) -> Mask:
    """What each marble gains with each number of steps; returns which of them end in the house."""
    width = SEVEN_STEPS + 1
    first = first_marble(colour)
    taken = taken_slots(s.marbles, colour)
    free = free_from(taken, 0)
    houses = 0
    for n in range(MARBLES_EACH):
        marble = first + n
        place = s.marbles[marble]
        out.steps[n * width] = 0.0
        kicks = 0.0
        for count in range(1, width):
            at = n * width + count
            out.steps[at] = IMPOSSIBLE
            if count > s.steps or not on_board(place):
                continue
            if in_house(place):
                slot = slot_of(place)
                stuck = has(s.stuck, SLOTS * colour + slot)
                if not stuck and count <= free_from(taken, slot + 1):
                    out.steps[at] = own_gain(s, out, marble, place + count)
                    houses |= bit(at)
                continue
            target = (place + count) & (RING - 1)
            hit = marble_at(s.marbles, target)
            if hit < MARBLES and colour_of(hit) != colour:
                other = colour_of(hit)
                lost = needs_with(
                    out.table,
                    row_of(s),
                    s.marbles,
                    s.fresh,
                    other,
                    hit,
                    pocket_of(other),
                    NO_MARBLE,
                    0,
                )
                kicks += sign_of(s, other) * (out.needs[other] - lost)
            out.steps[at] = kicks + own_gain(s, out, marble, target)
            away = fields_to_start(colour, place)
            slot = count - away - 1
            if 0 <= slot < free and not is_fresh_there(s.fresh, colour, place):
                kicks_before = kicks_until(s, out, marble, away)
                inside = kicks_before + own_gain(s, out, marble, house_of(colour, slot))
                if inside > out.steps[at]:
                    out.steps[at] = inside
                    houses |= bit(at)
    return houses


@kernel
def own_gain(s: TacState, out: Offers, marble: int, target: int) -> float:
    colour = colour_of(marble)
    fresh = s.fresh
    if s.marbles[marble] == start_of(colour):
        fresh &= ~bit(colour)
    return moved_gain(s, out, colour, fresh, marble, target, NO_MARBLE, 0)


@kernel
def kicks_until(s: TacState, out: Offers, marble: int, steps: int) -> float:
    """What the kicks bring on the first so many steps of a marble."""
    colour = colour_of(marble)
    total = 0.0
    for count in range(1, steps + 1):
        hit = marble_at(s.marbles, (s.marbles[marble] + count) & (RING - 1))
        if hit < MARBLES and colour_of(hit) != colour:
            other = colour_of(hit)
            lost = needs_with(
                out.table, row_of(s), s.marbles, s.fresh, other, hit, pocket_of(other), NO_MARBLE, 0
            )
            total += sign_of(s, other) * (out.needs[other] - lost)
    return total


@kernel
def inward_of(counts: int, houses: Mask) -> int:
    """The marks of those marbles that end in the house."""
    found = 0
    for n in range(MARBLES_EACH):
        steps = (counts >> (COUNT_BITS * n)) & 7
        if steps > 0 and has(houses, n * (SEVEN_STEPS + 1) + steps):
            found |= 8 << (COUNT_BITS * n)
    return found


@kernel
def goes_freely(s: TacState, colour: int, first: int, counts: int, houses: Mask) -> bool:
    """Whether no marble comes in another's way, and the last one home takes the last step."""
    width = SEVEN_STEPS + 1
    home = 0
    for n in range(MARBLES_EACH):
        place = s.marbles[first + n]
        steps = (counts >> (COUNT_BITS * n)) & 7
        inside = in_house(place) or (steps > 0 and has(houses, n * width + steps))
        home += inside
        if steps == 0 or not on_ring(place):
            continue
        for m in range(MARBLES_EACH):
            other = s.marbles[first + m]
            if m == n or not on_board(other):
                continue
            others = (counts >> (COUNT_BITS * m)) & 7
            goes_in = others > 0 and has(houses, m * width + others)
            if on_ring(other):
                gap = (other - place) & (RING - 1)
                if gap <= steps:
                    later = way_home(s, colour, other) > way_home(s, colour, place)
                    if later or (not goes_in and gap + others <= steps):
                        return False
            if inside and (in_house(other) or goes_in):
                own = final_slot(s, colour, place, steps)
                theirs = final_slot(s, colour, other, others)
                if own >= theirs and (
                    in_house(other) or way_home(s, colour, other) < way_home(s, colour, place)
                ):
                    return False
                if own == theirs:
                    return False
    return home < MARBLES_EACH or ends_with_entry(s, colour, first, counts)


@kernel
def way_home(s: TacState, colour: int, field: int) -> int:
    return RING if is_fresh_there(s.fresh, colour, field) else fields_to_start(colour, field)


@kernel
def final_slot(s: TacState, colour: int, place: int, steps: int) -> int:
    """Where a marble ends that is in the house or goes there."""
    if in_house(place):
        return slot_of(place) + steps
    return steps - fields_to_start(colour, place) - 1


@kernel
def ends_with_entry(s: TacState, colour: int, first: int, counts: int) -> bool:
    """Where all are home in the end, whichever comes in last must do so with the last step."""
    last = -1
    slot = 0
    for n in range(MARBLES_EACH):
        place = s.marbles[first + n]
        if on_ring(place) and (last < 0 or way_home(s, colour, place) > way_home(s, colour, last)):
            last = place
            slot = final_slot(s, colour, place, (counts >> (COUNT_BITS * n)) & 7)
    return last < 0 or slot == 0
