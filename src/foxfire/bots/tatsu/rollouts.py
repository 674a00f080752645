"""How a hand of Tatsu is played on in a simulation: quickly, with all cards seen, and with sense.

Every card that the turn may bring is judged for the trick on the table: those of the own hand, the
best that a partner would give, the worst that an opponent would. One choice in eight is anybody's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from foxfire.core.bits import Mask, highest, lowest
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.rng import below
from foxfire.games.tatsu.actions import ASK_FIRST, Action
from foxfire.games.tatsu.cards import (
    CLAN_SIZE,
    FIRST_MULTIPLIER,
    Card,
    Clan,
    clan_of_card,
    is_fusion,
    multiplier,
    points,
    strength,
)
from foxfire.games.tatsu.rules import pick, shown_cards
from foxfire.games.tatsu.seating import clan_of_seat, seat_after, seats
from foxfire.games.tatsu.state import ANSWER, LEAD, NOBODY, TRICK_SIZE, TatsuState

inline_kernels(__name__)

ANYBODYS: Final = 8
FACTOR_WORTH: Final = 5.0  # points that one step of a multiplier is worth
STRENGTH_WORTH: Final = 1.2  # points that one step of strength is worth later
PUT_OFF: Final = -4.0  # points that a fusion costs the one who lays it
ASKING: Final = 0.5  # points that a card of somebody else must be better
BEATEN: Final = 0.2  # chance to keep a trick that the others can still take
UNBEATEN: Final = 0.95  # chance to keep one that they cannot
RANKED: Final = (1 << FIRST_MULTIPLIER) - 1  # of one clan: cards in order of their strength
NOTHING: Final = -1
FAR_BELOW: Final = -1000.0


class Trick(NamedTuple):
    """The trick before a card: what lies there, who holds it, and what may still come."""

    on_table: float
    top: int  # the strength that must be beaten
    holder: Clan
    turn: int
    red_top: int  # the strongest card of a side that it can lay itself
    yellow_top: int


@kernel
def rollout_pick(s: TatsuState) -> Action:
    if s.phase == LEAD or below(s, ANYBODYS) == 0:
        return pick(s)
    trick = trick_of(s)
    clan = clan_of_seat(s, s.for_seat)
    if s.phase != ANSWER:
        return best_turn(s, trick, clan)
    cards = shown_cards(s, s.from_seat, clan)
    return pick(s) if cards == 0 else best_card(trick, cards, clan_of_seat(s, s.from_seat))


@kernel
def best_turn(s: TatsuState, trick: Trick, clan: Clan) -> Action:
    """A card of one's own, or asking whoever would give a better one."""
    best = NOTHING
    most = FAR_BELOW
    for seat in range(seats(s)):
        cards = shown_cards(s, seat, clan)
        if cards == 0:
            continue
        giver = clan_of_seat(s, seat)
        card = best_card(trick, cards, giver)
        here = gain(trick, card, giver) if giver == clan else -gain(trick, card, giver)
        if seat != s.for_seat:
            here -= ASKING
        if here > most:
            most = here
            best = card if seat == s.for_seat else ASK_FIRST + seat
    return pick(s) if best == NOTHING else best


@kernel
def trick_of(s: TatsuState) -> Trick:
    laid = s.laid % TRICK_SIZE
    on_table = 0.0
    top = -1
    holder = NOBODY
    for turn in range(laid):
        card = s.trick[turn]
        on_table += worth(card)
        if not is_fusion(card) and strength(card) > top:
            top = strength(card)
            holder = clan_of_seat(s, seat_after(s, s.leader, turn))
    return Trick(on_table, top, holder, laid, strongest(s, 0), strongest(s, 1))


@kernel
def strongest(s: TatsuState, side: Clan) -> int:
    """The strength of the best card that a side has among its own."""
    cards = 0
    for seat in range(seats(s)):
        if clan_of_seat(s, seat) == side:
            cards |= shown_cards(s, seat, side)
    cards &= RANKED << (side * CLAN_SIZE)
    return 0 if cards == 0 else strength(highest(cards))


@kernel
def worth(card: Card) -> float:
    return points(card) + FACTOR_WORTH * multiplier(card)


@kernel
def best_card(trick: Trick, cards: Mask, giver: Clan) -> Card:
    """The card that serves the side of the one who lays it, for himself or as an answer."""
    best = lowest(cards)
    most = FAR_BELOW
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        here = gain(trick, card, giver)
        if here > most:
            best = card
            most = here
    return best


@kernel
def gain(trick: Trick, card: Card, giver: Clan) -> float:
    """What a card brings the giver's side in the trick, less what its strength would later."""
    if is_fusion(card):
        return PUT_OFF if clan_of_card(card) == giver else -PUT_OFF
    takes = strength(card) > trick.top
    taker = clan_of_card(card) if takes else trick.holder
    top = strength(card) if takes else trick.top
    keeps = chance_to_keep(trick, taker, top, clan_of_card(card))
    swing = (2.0 * keeps - 1.0) * (trick.on_table + worth(card))
    later = STRENGTH_WORTH * strength(card) if clan_of_card(card) == giver else 0.0
    return swing - later if taker == giver else -swing - later


@kernel
def chance_to_keep(trick: Trick, taker: Clan, top: int, clan: Clan) -> float:
    """Cards of the two clans come in turn: after this card the other clan's is next."""
    left = TRICK_SIZE - 1 - trick.turn
    if left == 0 or (left == 1 and taker != clan):
        return 1.0
    rival = trick.yellow_top if taker == 0 else trick.red_top
    return BEATEN if rival > top else UNBEATEN
