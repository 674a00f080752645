"""The 33 cards (FOX-1): numbers, suits, ranks, and the sets made of them."""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask
from foxfire.core.kernel import inline_kernels, kernel

inline_kernels(__name__)

Card = int
Suit = int
Rank = int

SUITS: Final = 3
RANKS: Final = 11
CARDS: Final = SUITS * RANKS  # FOX-1.1
NO_CARD: Final = CARDS

BELLS, KEYS, MOONS = range(SUITS)
SUIT_LETTERS: Final = "BKM"

# FOX-1.2
SWAN, FOX, WOODCUTTER, TREASURE, WITCH, MONARCH = range(1, 12, 2)

ALL_CARDS: Final[Mask] = (1 << CARDS) - 1
ONE_SUIT: Final[Mask] = (1 << RANKS) - 1


@kernel
def card(suit: Suit, rank: Rank) -> Card:
    return suit * RANKS + rank - 1


@kernel
def suit_of(card: Card) -> Suit:
    """By comparison: a division would be the slowest thing in a playout."""
    return (card >= RANKS) + (card >= 2 * RANKS)


@kernel
def rank_of(card: Card) -> Rank:
    return card - suit_of(card) * RANKS + 1


@kernel
def cards_of_suit(suit: Suit) -> Mask:
    return ONE_SUIT << (suit * RANKS)


@kernel
def higher_in_suit(card: Card) -> Mask:
    """The cards of the same suit that outrank this one."""
    return cards_of_suit(suit_of(card)) & (ALL_CARDS << (card + 1))
