"""How much a player likes to have a card, whatever the board: for gifts, discards and ties."""

from __future__ import annotations

from typing import Final

from foxfire.games.tac.cards import (
    ANGEL,
    KINDS,
    SEVEN,
    TAC,
    TRICKSTER,
    Card,
    Hand,
    cards_in,
    distance,
    is_exit,
)


def _liking(card: Card) -> float:
    """Exits before all; short cards are easier to place than long ones."""
    if is_exit(card):
        return 3.0
    if card in (SEVEN, TAC, TRICKSTER):
        return 2.0
    return 0.0 if card == ANGEL else 1.0 - distance(card) / 20


LIKING: Final = tuple(_liking(card) for card in range(KINDS))


def liking_of(hand: Hand) -> float:
    return sum(LIKING[card] for card in cards_in(hand))
