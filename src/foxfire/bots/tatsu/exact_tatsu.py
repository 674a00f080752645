"""Exact play of Tatsu for two when few cards are left, face up or face down.

What one sees, both see (TATSU-8.8), so there is one world; which card is turned up is chance. Cards
of a clan that lie face down are alike until then: any of them may come up, with the same chance.
"""

from __future__ import annotations

from typing import Final

from foxfire.bots.search.exact import Exactness
from foxfire.core.bits import Mask, bit, count, lowest, nth
from foxfire.core.kernel import kernel
from foxfire.games.tatsu.actions import PILE_FIRST, is_card, is_pile
from foxfire.games.tatsu.cards import CLANS, NO_CARD, Card, Clan, clan_of_card
from foxfire.games.tatsu.rules import apply
from foxfire.games.tatsu.state import PILE_PLAYERS, PILES, TatsuState

LAST_CARDS: Final = 10
NOWHERE: Final = -1


@kernel
def within_reach(s: TatsuState) -> bool:
    if s.players != 2 or s.to_act < 0:
        return False
    cards = 0
    for seat in range(PILE_PLAYERS):
        for clan in range(CLANS):
            cards += s.counts[seat, clan]
    return cards <= LAST_CARDS


@kernel
def simplify(s: TatsuState) -> None:
    """Which of them lies where is not decided before it is turned up."""
    if s.players != 2:
        return
    for clan in range(CLANS):
        hidden = hidden_cards(s, clan)
        for seat in range(PILE_PLAYERS):
            for pile in range(PILES):
                card = s.down[seat, pile]
                if card != NO_CARD and clan_of_card(card) == clan:
                    s.down[seat, pile] = lowest(hidden)
                    hidden &= hidden - 1


@kernel
def hidden_cards(s: TatsuState, clan: Clan) -> Mask:
    cards = 0
    for seat in range(PILE_PLAYERS):
        for pile in range(PILES):
            card = s.down[seat, pile]
            if card != NO_CARD and clan_of_card(card) == clan:
                cards |= bit(card)
    return cards


@kernel
def turned_pile(s: TatsuState, action: int) -> int:
    """The pile of `from_seat` whose face-down card an action turns up, or NOWHERE."""
    if s.players != 2:
        return NOWHERE
    if is_pile(action):
        return action - PILE_FIRST
    if is_card(action):
        for pile in range(PILES):
            if s.up[s.from_seat, pile] == action and s.down[s.from_seat, pile] != NO_CARD:
                return pile  # TATSU-8.6
    return NOWHERE


@kernel
def outcomes(s: TatsuState, action: int) -> int:
    pile = turned_pile(s, action)
    if pile == NOWHERE:
        return 1
    return count(hidden_cards(s, clan_of_card(s.down[s.from_seat, pile])))


@kernel
def take(s: TatsuState, action: int, outcome: int) -> None:
    pile = turned_pile(s, action)
    if pile != NOWHERE:
        lying = s.down[s.from_seat, pile]
        put_there(s, s.from_seat, pile, nth(hidden_cards(s, clan_of_card(lying)), outcome))
    apply(s, action)


@kernel
def put_there(s: TatsuState, seat: int, pile: int, card: Card) -> None:
    """Let a face-down card change places with the one of a pile."""
    lying = s.down[seat, pile]
    for other in range(PILE_PLAYERS):
        for place in range(PILES):
            if s.down[other, place] == card:
                s.down[other, place] = lying
    s.down[seat, pile] = card


EXACTNESS: Final = Exactness(within_reach, simplify, outcomes, take)
