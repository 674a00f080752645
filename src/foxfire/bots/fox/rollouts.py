"""How a round of Fox is played on in a simulation: quickly, with all cards seen, and with sense.

Whoever is to act guesses how many tricks he will end with, and so whether he wants more of them: a
weak hand heads for Humble, one that is too strong gives tricks away before it is Greedy, and any
other hand takes what it can. Then the card follows: the cheapest that takes a wanted trick, the
dearest that loses an unwanted one. One choice in eight is anybody's.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit, count, lowest
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.rng import below
from foxfire.games.fox.actions import KEEP, Action, play_of, swap_of, under_of
from foxfire.games.fox.cards import (
    ONE_SUIT,
    RANKS,
    SUITS,
    Card,
    Suit,
    cards_of_suit,
    higher_in_suit,
    rank_of,
    suit_of,
)
from foxfire.games.fox.rules import is_following, pick, playable, winner
from foxfire.games.fox.state import EXCHANGE, PLAY, TRICKS, FoxState

inline_kernels(__name__)

ANYBODYS: Final = 8

# The strength of a hand: its cards of rank 7 and more, of rank 10 and more again, and its trumps.
MIDDLE: Final = ONE_SUIT & ~((1 << 6) - 1)
TOP: Final = ONE_SUIT & ~((1 << 9) - 1)
MIDDLES: Final = MIDDLE | MIDDLE << RANKS | MIDDLE << 2 * RANKS
TOPS: Final = TOP | TOP << RANKS | TOP << 2 * RANKS
TRICKS_EACH: Final = 0.25  # tricks for each such card more than the opponent has

MOST_HUMBLE: Final = 3
LOW_ENOUGH: Final = 4.5  # tricks; who expects less heads for Humble
TOO_MANY: Final = 9.0
SPARED: Final = RANKS  # a trump is dearer than any other card


@kernel
def rollout_pick(s: FoxState) -> Action:
    if below(s, ANYBODYS) == 0:
        return pick(s)
    wants = wants_tricks(s, s.to_act)
    if s.phase == PLAY:
        if is_following(s):
            return play_of(answer(s, wants))
        return play_of(lead(s, wants))
    if s.phase == EXCHANGE:
        return exchange(s, wants)
    return under_of(cheapest(s, s.hands[s.to_act]) if wants else dearest(s, s.hands[s.to_act]))


# --- how many tricks -----------------------------------------------------------------------------


@kernel
def wants_tricks(s: FoxState, player: int) -> bool:
    won = s.tricks[player]
    left = TRICKS - won - s.tricks[1 - player]
    power = strength(s, s.hands[player]) - strength(s, s.hands[1 - player])
    expected = won + 0.5 * left + TRICKS_EACH * power
    if won <= MOST_HUMBLE and expected < LOW_ENOUGH:
        return False
    return expected <= TOO_MANY or s.tricks[1 - player] > MOST_HUMBLE


@kernel
def strength(s: FoxState, hand: Mask) -> int:
    trumps = hand & cards_of_suit(suit_of(s.decree))
    return count(hand & MIDDLES) + count(hand & TOPS) + 2 * count(trumps)


# --- which card ----------------------------------------------------------------------------------


@kernel
def price(s: FoxState, card: Card) -> int:
    return rank_of(card) + SPARED * (suit_of(card) == suit_of(s.decree))


@kernel
def cheapest(s: FoxState, cards: Mask) -> Card:
    best = lowest(cards)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if price(s, card) < price(s, best):
            best = card
    return best


@kernel
def dearest(s: FoxState, cards: Mask) -> Card:
    best = lowest(cards)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if price(s, card) > price(s, best):
            best = card
    return best


@kernel
def answer(s: FoxState, wants: bool) -> Card:
    cards = playable(s)
    taking = taking_cards(s, cards)
    if wants:
        return cheapest(s, taking if taking != 0 else cards)
    losing = cards & ~taking
    return dearest(s, losing if losing != 0 else cards)


@kernel
def taking_cards(s: FoxState, cards: Mask) -> Mask:
    """The answers that take the trick, a Fox's new trump aside."""
    seat = s.to_act
    taking = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        s.trick[seat] = card
        if winner(s) == seat:
            taking |= bit(card)
    return taking


@kernel
def lead(s: FoxState, wants: bool) -> Card:
    cards = s.hands[s.to_act]
    holding = holding_cards(s, cards, s.hands[1 - s.to_act])
    if wants:
        return cheapest(s, holding if holding != 0 else cards)
    losing = cards & ~holding
    return dearest(s, losing) if losing != 0 else cheapest(s, cards)


@kernel
def holding_cards(s: FoxState, cards: Mask, against: Mask) -> Mask:
    """The cards that will likely take the trick when they are led; powers aside."""
    trumps = against & cards_of_suit(suit_of(s.decree))
    holding = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if against & cards_of_suit(suit_of(card)) == 0:
            beaters = trumps
        else:
            beaters = against & higher_in_suit(card)
        if beaters == 0:
            holding |= bit(card)
    return holding


# --- powers --------------------------------------------------------------------------------------


@kernel
def exchange(s: FoxState, wants: bool) -> Action:
    """Make the suit trump in which the hand is strongest beside the other, or weakest."""
    hand = s.hands[s.to_act]
    other = s.hands[1 - s.to_act]
    best = suit_of(s.decree)
    most = balance(hand, other, best, wants) + 1  # a trump of one's own is given for it
    for suit in range(SUITS):
        here = balance(hand, other, suit, wants)
        if here > most and hand & cards_of_suit(suit) != 0:
            best = suit
            most = here
    if best == suit_of(s.decree):
        return KEEP
    return swap_of(lowest(hand & cards_of_suit(best)))


@kernel
def balance(hand: Mask, other: Mask, suit: Suit, wants: bool) -> int:
    trumps = cards_of_suit(suit)
    more = count(hand & trumps) - count(other & trumps)
    return more if wants else -more
