"""What a viewer of Fox has learnt: everything it saw, and what follows from it for certain.

The opponent's cards are tracked by *stays*. A card is in his hand from the moment it came (dealt,
drawn by a Woodcutter, or taken as the decree) to the moment it left (played, given as the decree,
returned under the deck). At some moments the viewer learns that certain cards are NOT in that hand:
he could not follow (FOX-3.2), or he answered a led Monarch (FOX-4.6). Those cards are *denied* at
that moment. A card whose stay would cover a moment at which it was denied must have come later, so
one of the draws since brought it; there are few draws, and each brought one card. And a hand holds
no more cards than it has: decrees he took that cannot all have been in it at a draw went before.
That is all the inference there is, and `worlds.py` samples exactly what agrees with it.

Time is counted in the opponent's draws: *span* k lies between his k-th and his next one.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit, has
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.struct import Row, Struct, int8, int64, row, scalar
from foxfire.games.fox.actions import KEEP, Action, card_of, is_play, is_swap
from foxfire.games.fox.cards import (
    ALL_CARDS,
    MONARCH,
    NO_CARD,
    SWAN,
    WOODCUTTER,
    Card,
    cards_of_suit,
    higher_in_suit,
    rank_of,
    suit_of,
)
from foxfire.games.fox.rules import hand_size
from foxfire.games.fox.state import DECK_SIZE, MAX_DRAWS, PLAYERS, RETURN, TRICKS, FoxState

inline_kernels(__name__)

SPANS: Final = MAX_DRAWS + 1
MAX_EXCHANGES: Final = 3  # one for each Fox
NEVER: Final = -1
COUNT_BITS: Final = 3  # room for one count in a packed set of intervals


class FoxMemory(Struct):
    """The memory of one viewer; `NO_CARD` and zero masks where there is nothing."""

    played: int = scalar(int64)  # all cards played in this round
    denied: Row = row(int64, SPANS)  # by span: cards the opponent was seen not to hold
    held: int = scalar(int64)  # decrees he took that may still be in his hand
    buried: Row = row(int64, MAX_DRAWS)  # by his draw: decrees he took that were in hand perhaps
    late: int = scalar(int64)  # packed intervals of draws that brought a card he showed since
    trick_cards: Row = row(int8, TRICKS, PLAYERS)
    trick_leaders: Row = row(int8, TRICKS)
    given: Row = row(int8, MAX_EXCHANGES)  # exchanges of the decree, in order
    taken: Row = row(int8, MAX_EXCHANGES)
    exchanger: Row = row(int8, MAX_EXCHANGES)
    exchanges: int = scalar(int8)
    drew: Row = row(int8, MAX_DRAWS)  # by draw of the round: what the viewer itself drew
    put: Row = row(int8, MAX_DRAWS)  # ... and returned
    drawer: Row = row(int8, MAX_DRAWS)  # ... and who drew
    return_place: Row = row(int8, MAX_DRAWS)  # where in the deck the opponent's returns lie
    room: Row = row(int8, MAX_DRAWS)  # by his draw: cards in hand before it, known decrees aside
    draws: int = scalar(int8)  # the opponent's
    returns: int = scalar(int8)
    fox_memory: int = scalar(int8)  # keeps this dtype apart from other games'


# --- beginning -----------------------------------------------------------------------------------


@kernel
def learn_deal(m: FoxMemory, viewer: int, s: FoxState) -> None:
    """Forget the round before; `s` is the true state.

    What lies nowhere any more has been played: nothing after a deal, the past tricks in a position
    that was set up, and public in both.
    """
    m.fox_memory = 1
    m.played = 0 if s.round == 0 else ALL_CARDS & ~lying(s)
    m.held = 0
    m.late = 0
    m.exchanges = 0
    m.draws = 0
    m.returns = 0
    for span in range(SPANS):
        m.denied[span] = 0
    for i in range(MAX_DRAWS):
        m.buried[i] = 0
        m.room[i] = 0
        m.drew[i] = NO_CARD
        m.put[i] = NO_CARD
        m.drawer[i] = NEVER
        m.return_place[i] = 0
    for i in range(MAX_EXCHANGES):
        m.given[i] = NO_CARD
        m.taken[i] = NO_CARD
        m.exchanger[i] = NEVER
    for trick in range(TRICKS):
        m.trick_leaders[trick] = NEVER
        for seat in range(PLAYERS):
            m.trick_cards[trick, seat] = NO_CARD
    if s.phase == RETURN:  # a position set up between a draw and its return
        note_draw(m, viewer, s.to_act, s.draws - 1, hand_size(s, s.to_act) - 1)


@kernel
def lying(s: FoxState) -> Mask:
    """All cards in hands, in the deck and on the decree."""
    cards = s.hands[0] | s.hands[1]
    if s.decree != NO_CARD:
        cards |= bit(s.decree)
    for place in range(DECK_SIZE + MAX_DRAWS):
        if s.deck[place] != NO_CARD:
            cards |= bit(s.deck[place])
    return cards


# --- one action ----------------------------------------------------------------------------------


@kernel
def learn(m: FoxMemory, viewer: int, s: FoxState, action: Action) -> None:
    """Add what `viewer` sees when `action` is taken in `s`.

    Reads only what `hide` leaves to the viewer, and of a card put under the deck nothing unless it
    is his own; a test compares it with being given just the view.
    """
    if is_play(action):
        learn_play(m, viewer, s, card_of(action))
    elif is_swap(action):
        learn_exchange(m, viewer, s, card_of(action))
    elif action != KEEP:
        learn_return(m, viewer, s, action)


@kernel
def is_opponent(viewer: int, seat: int) -> bool:
    """Only players have an opponent to reason about."""
    return viewer >= 0 and seat != viewer


@kernel
def learn_play(m: FoxMemory, viewer: int, s: FoxState, card: Card) -> None:
    seat = s.to_act
    trick = s.tricks[0] + s.tricks[1]
    m.played |= bit(card)
    m.trick_cards[trick, seat] = card
    if s.laid != 1:
        m.trick_leaders[trick] = seat
    if is_opponent(viewer, seat):
        end_stay(m, card)
        if s.laid == 1:
            deny(m, not_held(s.trick[s.leader], card))
    if rank_of(card) == WOODCUTTER:
        note_draw(m, viewer, seat, s.draws, hand_size(s, seat) - 1)


@kernel
def note_draw(m: FoxMemory, viewer: int, seat: int, number: int, held: int) -> None:
    """FOX-4.3: somebody with `held` cards draws; a decree he took may be what he then returns."""
    m.drawer[number] = seat
    if is_opponent(viewer, seat):
        m.buried[m.draws] = m.held
        m.room[m.draws] = held
        m.draws += 1


@kernel
def learn_exchange(m: FoxMemory, viewer: int, s: FoxState, card: Card) -> None:
    """FOX-4.2: both cards are known to both players."""
    if is_opponent(viewer, s.to_act):
        end_stay(m, card)
        m.held |= bit(s.decree)
    m.given[m.exchanges] = card
    m.taken[m.exchanges] = s.decree
    m.exchanger[m.exchanges] = s.to_act
    m.exchanges += 1


@kernel
def learn_return(m: FoxMemory, viewer: int, s: FoxState, action: Action) -> None:
    """FOX-4.3: only the one who draws and returns sees the cards."""
    if s.to_act == viewer:
        m.drew[s.draws - 1] = s.drawn
        m.put[s.draws - 1] = card_of(action)
    if is_opponent(viewer, s.to_act):
        m.return_place[m.returns] = s.draws - 1 + DECK_SIZE
        m.returns += 1


# --- the reasoning -------------------------------------------------------------------------------


@kernel
def not_held(led: Card, answer: Card) -> Mask:
    """What an answer proves the answering player not to hold beside it."""
    if suit_of(answer) != suit_of(led):
        return cards_of_suit(suit_of(led))  # FOX-3.2
    if rank_of(led) == MONARCH and rank_of(answer) != SWAN:
        return higher_in_suit(answer)  # FOX-4.6: it was his highest
    return 0


@kernel
def deny(m: FoxMemory, cards: Mask) -> None:
    m.denied[m.draws] |= cards
    m.held &= ~cards


@kernel
def end_stay(m: FoxMemory, card: Card) -> None:
    """The opponent shows a card that leaves his hand: which draws may have brought it?"""
    if has(taken_decrees(m), card):
        m.held &= ~bit(card)
        for i in range(MAX_DRAWS):
            if has(m.buried[i], card):  # so it was in his hand then, and took up room
                m.buried[i] &= ~bit(card)
                m.room[i] -= 1
        return
    last = last_denied(m, card, m.draws)
    if last != NEVER:
        m.late += interval(last + 1, m.draws)


@kernel
def taken_decrees(m: FoxMemory) -> Mask:
    """Decrees the opponent took whose stay is not known to have ended in the open."""
    cards = m.held
    for i in range(MAX_DRAWS):
        cards |= m.buried[i]
    return cards


@kernel
def last_denied(m: FoxMemory, card: Card, span: int) -> int:
    """The last span up to the given one in which the card was denied, or NEVER."""
    while span >= 0:
        if has(m.denied[span], card):
            return span
        span -= 1
    return NEVER


@kernel
def interval(first: int, last: int) -> int:
    """One card brought by a draw from `first` to `last`, as a packed count."""
    return 1 << (COUNT_BITS * (SPANS * first + last))


@kernel
def fits(late: int) -> bool:
    """Can every counted card have a draw of its own? (Hall's condition on intervals.)"""
    for first in range(1, SPANS):
        for last in range(first, SPANS):
            if cards_within(late, first, last) > last - first + 1:
                return False
    return True


@kernel
def cards_within(late: int, first: int, last: int) -> int:
    total = 0
    for start in range(first, last + 1):
        for end in range(start, last + 1):
            packed = late >> (COUNT_BITS * (SPANS * start + end))
            total += packed & ((1 << COUNT_BITS) - 1)
    return total


@kernel
def unseen(m: FoxMemory, viewer: int, s: FoxState) -> Mask:
    """Cards whose place the viewer does not know, taken decrees aside."""
    known = s.hands[viewer] | m.played | bit(s.decree) | taken_decrees(m)
    for i in range(MAX_DRAWS):
        if m.put[i] != NO_CARD:
            known |= bit(m.put[i])
    return ALL_CARDS & ~known
