"""Which marbles a seat may move, and whose side has won (TAC-3.3, TAC-9.5, TAC-10, TAC-11)."""

from __future__ import annotations

from foxfire.core.bits import Mask, bit, has, lowest
from foxfire.core.kernel import kernel
from foxfire.games.tac.board import (
    ALL_COLOURS,
    Board,
    colours_on_ring,
    has_loose_marble,
    home_colours,
)
from foxfire.games.tac.seating import left_of, partner_of, play_together, right_of
from foxfire.games.tac.state import NOBODY, TacState


@kernel
def winning_side(s: TacState, board: Board) -> int:
    """The side with all its marbles home, or NOBODY; together there is one side (TAC-10.1)."""
    home = home_colours(board)
    if play_together(s):
        return 0 if home == ALL_COLOURS else NOBODY  # TAC-11.1
    both = home & (home >> 2)
    return lowest(both) if both != 0 else NOBODY


@kernel
def own_colours(s: TacState, home: Mask, seat: int) -> Mask:
    """The colours that a seat moves, given those that are home (TAC-3.3, TAC-11.1)."""
    if not has(home, seat):
        return bit(seat)
    if not has(home, partner_of(seat)):
        return bit(partner_of(seat))
    return ALL_COLOURS & ~home if play_together(s) else 0


@kernel
def served_colours(s: TacState, board: Board, seat: int) -> Mask:
    """The colours for which the Angel of a seat may work (TAC-9.5, TAC-11.1)."""
    home = home_colours(board)
    others = (bit(left_of(seat)) | bit(right_of(seat))) & ~home
    team = (bit(seat) | bit(partner_of(seat))) & ~home
    if others == 0:
        return team if play_together(s) else 0
    if play_together(s) and team == 0:
        return others
    return bit(left_of(seat)) if has(others, left_of(seat)) else others


@kernel
def any_loose(board: Board, stuck: Mask, colours: Mask) -> bool:
    """Whether a step of a 7 is possible with one of these colours (TAC-12.2)."""
    found = colours & colours_on_ring(board) != 0
    while colours != 0:
        found = found or has_loose_marble(board, stuck, lowest(colours))
        colours &= colours - 1
    return found
