"""What a viewer of Tatsu has learnt.

Nothing is played face down, and clan counts are public, so no player can conclude more about the
hidden cards than which ones have not been seen yet. The memory keeps the order of things: the past
tricks, and from whose cards each card came.
"""

from __future__ import annotations

from foxfire.core.kernel import kernel
from foxfire.core.struct import Row, Struct, int8, row, scalar
from foxfire.games.tatsu.actions import Action, is_card, is_pile
from foxfire.games.tatsu.cards import NO_CARD
from foxfire.games.tatsu.state import NOBODY, TRICK_SIZE, TRICKS, TatsuState


class TatsuMemory(Struct):
    """The past tricks of this hand; the last one is still in view until the next card is laid."""

    trick_cards: Row = row(int8, TRICKS, TRICK_SIZE)
    from_seats: Row = row(int8, TRICKS, TRICK_SIZE)
    leaders: Row = row(int8, TRICKS)
    tatsu_memory: int = scalar(int8)  # keeps this dtype apart from other games'


@kernel
def learn_deal(m: TatsuMemory, viewer: int, s: TatsuState) -> None:
    m.tatsu_memory = 1
    for trick in range(TRICKS):
        m.leaders[trick] = NOBODY
        for turn in range(TRICK_SIZE):
            m.trick_cards[trick, turn] = NO_CARD
            m.from_seats[trick, turn] = NOBODY


@kernel
def learn(m: TatsuMemory, viewer: int, s: TatsuState, action: Action) -> None:
    """Keep a completed trick before it leaves the table, and whose card is laid now."""
    if not (is_card(action) or is_pile(action)):
        return
    turn = s.laid
    if s.laid == TRICK_SIZE:
        turn = 0
        m.leaders[s.tricks - 1] = s.leader
        for place in range(TRICK_SIZE):
            m.trick_cards[s.tricks - 1, place] = s.trick[place]
    m.from_seats[s.tricks, turn] = s.from_seat
