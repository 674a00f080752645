"""What it brings, in cards, that marbles stand elsewhere: a move, a kick, a swap."""

from __future__ import annotations

from foxfire.bots.tac.needs import NO_MARBLE, needs_with, row_of, spot_of
from foxfire.bots.tac.offer_list import Offers, sign_of
from foxfire.core.bits import bit
from foxfire.core.kernel import kernel
from foxfire.games.tac.board import (
    colour_of,
    marble_at,
    on_board,
    on_ring,
    pocket_of,
    start_of,
)
from foxfire.games.tac.state import (
    MARBLES,
    TacState,
)


@kernel
def moved_gain(
    s: TacState, out: Offers, colour: int, fresh: int, moved: int, to: int, also: int, also_to: int
) -> float:
    """What it brings that one or two marbles of a colour stand elsewhere."""
    board = s.marbles
    after = needs_with(out.table, row_of(s), board, fresh, colour, moved, to, also, also_to)
    return float(sign_of(s, colour) * (out.needs[colour] - after))


@kernel
def kick_gain(s: TacState, out: Offers, kicked: int) -> float:
    colour = colour_of(kicked)
    return moved_gain(s, out, colour, s.fresh, kicked, pocket_of(colour), NO_MARBLE, 0)


@kernel
def move_gain(s: TacState, out: Offers, marble: int, target: int) -> float:
    """What it brings that a marble goes to a place and kicks what stands there."""
    colour = colour_of(marble)
    origin = s.marbles[marble]
    fresh = s.fresh
    if not on_board(origin):
        fresh |= bit(colour)
    elif origin == start_of(colour):
        fresh &= ~bit(colour)
    kicked = marble_at(s.marbles, target) if on_ring(target) else MARBLES
    if kicked == MARBLES:
        return moved_gain(s, out, colour, fresh, marble, target, NO_MARBLE, 0)
    if colour_of(kicked) == colour:
        pocket = pocket_of(colour)
        moved = pocket if kicked == marble else target  # TAC-9.6
        return moved_gain(s, out, colour, fresh, marble, moved, kicked, pocket)
    own = moved_gain(s, out, colour, fresh, marble, target, NO_MARBLE, 0)
    return own + kick_gain(s, out, kicked)


@kernel
def swap_gain(s: TacState, out: Offers, marble: int, other: int) -> float:
    one = colour_of(marble)
    two = colour_of(other)
    here = s.marbles[marble]
    there = s.marbles[other]
    fresh = fresh_after_swap(s, marble, other)
    if one == two:
        return moved_gain(s, out, one, fresh, NO_MARBLE, 0, NO_MARBLE, 0)
    return shift_gain(s, out, one, fresh, here, there) + shift_gain(s, out, two, fresh, there, here)


@kernel
def shift_gain(s: TacState, out: Offers, colour: int, fresh: int, here: int, there: int) -> float:
    """What it brings that a ring marble stands on another field: only that field counts anew."""
    row = row_of(s)
    before = out.table[row + spot_of(here, s.fresh, colour)]
    after = out.table[row + spot_of(there, fresh, colour)]
    return float(sign_of(s, colour) * (before - after))


@kernel
def fresh_after_swap(s: TacState, marble: int, other: int) -> int:
    """TAC-7.1: both lose freshness."""
    fresh = s.fresh
    if s.marbles[marble] == start_of(colour_of(marble)):
        fresh &= ~bit(colour_of(marble))
    if s.marbles[other] == start_of(colour_of(other)):
        fresh &= ~bit(colour_of(other))
    return fresh
