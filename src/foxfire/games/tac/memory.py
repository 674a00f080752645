"""What a viewer of TAC has learnt about hands it does not see (`docs/rules/tac.md`, section 13).

Everything is kept by the seat to which a hand was dealt, so that it stays with the hand when a Fool
passes it on (TAC-9.2). What lies open, and what the viewer gave and received, is in the view.
"""

from __future__ import annotations

from foxfire.core.kernel import kernel
from foxfire.core.struct import Row, Struct, int8, int32, int64, row, scalar
from foxfire.games.tac.actions import (
    DISCARD_FIRST,
    GIVE_FIRST,
    PLAY_FIRST,
    Action,
    is_discard,
    is_give,
    is_play,
)
from foxfire.games.tac.cards import NO_CARD, ONE_OF_EACH, Card, Hand, held, one
from foxfire.games.tac.pile import card_of, dealt_to
from foxfire.games.tac.rules import sees_hand
from foxfire.games.tac.seating import dealt_hand, partner_of, player_of
from foxfire.games.tac.state import CARD, GIVE, SEATS, TacState
from foxfire.games.tac.uses import playable


class TacMemory(Struct):
    """What is known of the hands of one deal; of another deal it says nothing."""

    known: Row = row(int64, SEATS)  # cards that a hand holds for certain
    barred: Row = row(int64, SEATS)  # kinds that a hand does not hold
    deal: int = scalar(int32)  # the deal it is about
    tac_memory: int = scalar(int8)  # keeps this dtype apart from other games'


@kernel
def learn_deal(m: TacMemory, viewer: int, s: TacState) -> None:
    """Begin anew with what is seen now; in the middle of a deal, with the gifts that are known."""
    m.tac_memory = 1
    m.deal = s.deal
    for seat in range(SEATS):
        m.barred[seat] = 0
        m.known[seat] = 0
    if s.phase != GIVE:
        for seat in range(SEATS):
            if player_of(s, seat) == viewer and s.given[seat] < NO_CARD:
                m.known[partner_of(seat)] = gift_left(s, seat)
    look(m, viewer, s)


@kernel
def gift_left(s: TacState, giver: int) -> Hand:
    """What a giver knows to be left of his gift: nothing, once such a card has been laid."""
    for place in range(s.piled):
        entry = s.pile[place]
        if dealt_to(entry) == partner_of(giver) and card_of(entry) == s.given[giver]:
            return 0
    return one(s.given[giver])


@kernel
def look(m: TacMemory, viewer: int, s: TacState) -> None:
    """TAC-13.4, TAC-13.5: what is seen of a hand stays known when it is seen no longer."""
    for seat in range(SEATS):
        if sees_hand(s, seat, viewer):
            m.known[dealt_hand(s, seat)] = s.hands[seat]


@kernel
def learn(m: TacMemory, viewer: int, s: TacState, action: Action) -> None:
    if m.deal != s.deal:
        learn_deal(m, viewer, s)
    look(m, viewer, s)
    if is_give(action):
        if player_of(s, s.for_seat) == viewer:
            learn_gift(m, s.for_seat, action - GIVE_FIRST)
    elif is_play(action):
        learn_laid(m, s, action - PLAY_FIRST)
    elif is_discard(action):
        if s.phase == CARD:
            learn_forced_discard(m, s)
        learn_laid(m, s, action - DISCARD_FIRST)


@kernel
def learn_gift(m: TacMemory, giver: int, card: Card) -> None:
    """TAC-13.3: the card leaves one hand and will be in the partner's."""
    m.known[giver] -= one(card)
    m.known[partner_of(giver)] += one(card)


@kernel
def learn_laid(m: TacMemory, s: TacState, card: Card) -> None:
    """A laid card may be the one that was known."""
    seat = dealt_hand(s, s.for_seat)
    if held(m.known[seat], card) > 0:
        m.known[seat] -= one(card)


@kernel
def learn_forced_discard(m: TacMemory, s: TacState) -> None:
    """TAC-13.6: nothing in the hand could be played."""
    m.barred[dealt_hand(s, s.for_seat)] |= playable(s, ONE_OF_EACH)


@kernel
def is_about(m: TacMemory, s: TacState) -> bool:
    """Whether the memory is about the deal of now: it is taken up with the first action."""
    return m.deal == s.deal
