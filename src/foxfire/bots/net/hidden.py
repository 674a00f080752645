"""What the player to act does not see: a critic may while it learns, the player itself never.

A search knows the hidden cards of the worlds that it draws. Where a network says how likely each of
these numbers is, it says how likely each of these worlds is.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

from foxfire.core.bits import Mask, bit
from foxfire.core.dispatch import add_kernel, added_generic, kernel_of
from foxfire.core.kernel import kernel
from foxfire.core.struct import Struct
from foxfire.core.tensors import write_number, write_set
from foxfire.games.fox.cards import CARDS as FOX_CARDS
from foxfire.games.fox.state import FoxState
from foxfire.games.tac.cards import KINDS, held
from foxfire.games.tac.state import SEATS as TAC_SEATS
from foxfire.games.tac.state import TacState
from foxfire.games.tac.tensor import base_seat
from foxfire.games.tatsu.cards import CARDS as TATSU_CARDS
from foxfire.games.tatsu.cards import NO_CARD
from foxfire.games.tatsu.seating import clan_of_seat, seat_after
from foxfire.games.tatsu.state import PILE_PLAYERS, PILES, TatsuState
from foxfire.games.tatsu.state import SEATS as TATSU_SEATS
from foxfire.games.tatsu.tensor import write_cards

Numbers = MutableSequence[float]


@added_generic
def hidden(s: Any, out: Numbers) -> None:
    """Write the cards that the player to act does not see."""
    kernel_of(hidden, type(s))(s, out)


@kernel
def fox_hidden(s: FoxState, out: Numbers) -> None:
    """The opponent's hand, and the card that a Woodcutter would draw."""
    at = write_set(out, 0, s.hands[1 - s.to_act], FOX_CARDS)
    write_number(out, at, s.deck[s.draws], FOX_CARDS)


@kernel
def tatsu_hidden(s: TatsuState, out: Numbers) -> None:
    """The other hands clockwise; with two players, own and other face-down cards."""
    at = 0
    clan = clan_of_seat(s, s.to_act)
    for turn in range(1, TATSU_SEATS):
        cards = s.hands[seat_after(s, s.to_act, turn)] if s.players > 2 else 0
        at = write_cards(out, at, clan, cards)
    for offset in range(PILE_PLAYERS):
        cards = down_cards(s, s.to_act ^ offset) if s.players == 2 else 0
        at = write_cards(out, at, clan, cards)


@kernel
def down_cards(s: TatsuState, seat: int) -> Mask:
    cards = 0
    for pile in range(PILES):
        if s.down[seat, pile] != NO_CARD:
            cards |= bit(s.down[seat, pile])
    return cards


@kernel
def tac_hidden(s: TacState, out: Numbers) -> None:
    """All four hands clockwise from the seat whose turn it is, and the gifts on their way."""
    base = base_seat(s, s.to_act)
    for turn in range(TAC_SEATS):
        seat = (base + turn) & 3
        for card in range(KINDS):
            out[turn * KINDS + card] = float(held(s.hands[seat], card))
        write_number(out, (TAC_SEATS + turn) * KINDS, s.given[seat], KINDS)


#: How many numbers `hidden` writes.
HIDDEN_SIZES: Final[dict[type[Struct], int]] = {
    FoxState: 2 * FOX_CARDS,
    TatsuState: (TATSU_SEATS - 1 + PILE_PLAYERS) * TATSU_CARDS,
    TacState: 2 * TAC_SEATS * KINDS,
}

add_kernel(hidden, FoxState, fox_hidden)
add_kernel(hidden, TatsuState, tatsu_hidden)
add_kernel(hidden, TacState, tac_hidden)
