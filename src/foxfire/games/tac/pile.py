"""The open pile of a deal (TAC-2.6): which card, whose, carried out or only discarded."""

from __future__ import annotations

from foxfire.core.kernel import kernel
from foxfire.games.tac.cards import FOOL, NO_CARD, TAC, Card
from foxfire.games.tac.seating import dealt_hand
from foxfire.games.tac.state import TacState

Entry = int


@kernel
def laid_card(card: Card, discarded: int, seat: int, dealt_to: int) -> Entry:
    """An entry: the card, the seat it lay before, and the seat its hand was dealt to."""
    return card | (discarded << 5) | (seat << 6) | (dealt_to << 8)


@kernel
def card_of(entry: Entry) -> Card:
    return entry & 31


@kernel
def was_discarded(entry: Entry) -> bool:
    return (entry >> 5) & 1 == 1


@kernel
def seat_of(entry: Entry) -> int:
    return (entry >> 6) & 3


@kernel
def dealt_to(entry: Entry) -> int:
    return (entry >> 8) & 3


@kernel
def put_on_pile(s: TacState, card: Card, discarded: int) -> None:
    """The card of `for_seat` is laid in the middle."""
    s.pile[s.piled] = laid_card(card, discarded, s.for_seat, dealt_hand(s, s.for_seat))
    s.piled += 1
    s.laid += 1  # TAC-11.1


@kernel
def clear_pile(s: TacState) -> None:
    for place in range(s.piled):
        s.pile[place] = 0
    s.piled = 0


@kernel
def effective_card(s: TacState) -> Card:
    """The card that a TAC would use, `E` in TAC-8.1; NO_CARD if there is none (TAC-8.5)."""
    if s.piled == 0:
        return NO_CARD
    top = s.pile[s.piled - 1]
    if card_of(top) == FOOL and was_discarded(top):
        return FOOL  # the last action was its discard
    for place in range(s.piled - 1, -1, -1):
        card = card_of(s.pile[place])
        if card not in (TAC, FOOL):
            return card
    return NO_CARD
