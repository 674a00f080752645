"""Which cards can be used: on the board of now, and by a TAC on the one before (TAC-3, TAC-8)."""

from __future__ import annotations

from foxfire.core.bits import Mask, count, has
from foxfire.core.kernel import kernel
from foxfire.games.tac.board import (
    Board,
    Counts,
    all_stuck,
    colours_in_pocket,
    colours_on_ring,
    home_colours,
    marbles_of,
    reach_of,
    ring_marbles,
)
from foxfire.games.tac.cards import (
    ANGEL,
    DEVIL,
    EIGHT,
    FOOL,
    FOUR,
    NO_CARD,
    SEVEN,
    TAC,
    TRICKSTER,
    WARRIOR,
    Card,
    Kinds,
    distance,
    first_kind,
    held,
    is_exit,
    kinds_in,
    one,
)
from foxfire.games.tac.ownership import any_loose, own_colours, served_colours, winning_side
from foxfire.games.tac.pile import effective_card
from foxfire.games.tac.seating import left_of, play_together
from foxfire.games.tac.state import CARD, NOBODY, SKIPPED, TacState


@kernel
def usable(s: TacState, board: Board, fresh: int, seat: int, cards: Kinds) -> Kinds:
    """Those of the given kinds that a seat could carry out on a board; never TAC itself."""
    own = own_colours(s, home_colours(board), seat)
    reach = reach_of(board, fresh, marbles_of(own))
    found = 0
    left = cards
    while left != 0:
        card = first_kind(left)
        left &= left - 1
        if is_usable(s, board, fresh, seat, own, reach, card):
            found |= one(card)
    return found


@kernel
def is_usable(
    s: TacState, board: Board, fresh: int, seat: int, own: Mask, reach: Counts, card: Card
) -> bool:
    if card == TAC:
        return False
    if card in (FOOL, DEVIL):
        return True  # TAC-9.1
    if card == ANGEL:
        return served_colours(s, board, seat) != 0  # TAC-9.5; none on a won board (TAC-12.3)
    if card == WARRIOR:
        return own & colours_on_ring(board) != 0  # TAC-9.6
    if card == TRICKSTER:
        return own & colours_on_ring(board) != 0 and count(ring_marbles(board)) >= 2  # TAC-7.1
    if card == SEVEN:
        return any_loose(board, all_stuck(board), own)  # TAC-12.2
    if card == FOUR:
        return has(reach, 0)  # TAC-5.3
    if has(reach, distance(card)):
        return True  # TAC-5.1
    if is_exit(card):
        return own & colours_in_pocket(board) != 0  # TAC-5.2
    return card == EIGHT and can_skip(s, board, seat)


@kernel
def can_skip(s: TacState, board: Board, seat: int) -> bool:
    """TAC-5.4."""
    own = own_colours(s, home_colours(board), seat)
    return s.sizes[left_of(seat)] > 0 and own & colours_on_ring(board) != 0


@kernel
def can_undo(s: TacState, seat: int) -> bool:
    """Whether a seat could play a TAC now (TAC-8.1)."""
    card = effective_card(s)
    return card != NO_CARD and usable(s, s.before, s.fresh_before, seat, one(card)) != 0


@kernel
def playable(s: TacState, cards: Kinds) -> Kinds:
    """Those of the given kinds that could be played now by the seat whose turn it is (TAC-3.1)."""
    found = 0
    if s.phase == CARD and winning_side(s, s.marbles) == NOBODY:  # else: TAC-5.4, TAC-8.8
        found = cards & ~one(TAC)
    used = effective_card(s) if held(cards, TAC) > 0 else NO_CARD
    undone = one(used) if used != NO_CARD else 0
    for undoing in range(2):  # one call: a GPU would hold its code twice
        board = s.before if undoing == 1 else s.marbles
        fresh = s.fresh_before if undoing == 1 else s.fresh
        tried = usable(s, board, fresh, s.for_seat, undone if undoing == 1 else found)
        if undoing == 0:
            found = tried
        elif tried != 0:
            found |= one(TAC)
    return found


@kernel
def own_cards(s: TacState) -> Kinds:
    """The kinds in the hand of the seat whose turn it is."""
    return kinds_in(s.hands[s.for_seat])


@kernel
def discardable(s: TacState, plays: Kinds) -> Kinds:
    """What may be discarded, given what may be played (TAC-3.1, TAC-5.4)."""
    return own_cards(s) if plays == 0 or s.phase == SKIPPED else 0


@kernel
def must_undo(s: TacState, side: int, seat: int) -> bool:
    """Whether the next player has to answer a winning move with TAC (TAC-8.8, TAC-11.2)."""
    if not play_together(s) and seat & 1 == side:
        return False
    return held(s.hands[seat], TAC) > 0 and can_undo(s, seat)
