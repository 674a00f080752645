"""The cards of TAC (TAC-1.3): eighteen kinds, and hands as counts of them in one integer.

Cards of one kind cannot be told apart, so a card is its kind. A hand holds at most six cards, so
three bits a kind are enough, and all kinds fit into one integer. A set of kinds is written in the
same way, with one card of each.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, count, lowest
from foxfire.core.kernel import kernel

Card = int
Hand = int
Kinds = int  # a hand with at most one card of each kind

NAMES: Final = (
    *("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13"),
    *("trickster", "tac", "fool", "angel", "warrior", "devil"),
)
KINDS: Final = len(NAMES)
ONE: Final = NAMES.index("1")
FOUR: Final = NAMES.index("4")
SEVEN: Final = NAMES.index("7")
EIGHT: Final = NAMES.index("8")
THIRTEEN: Final = NAMES.index("13")
TRICKSTER: Final = NAMES.index("trickster")
TAC: Final = NAMES.index("tac")
FOOL: Final = NAMES.index("fool")
ANGEL: Final = NAMES.index("angel")
WARRIOR: Final = NAMES.index("warrior")
DEVIL: Final = NAMES.index("devil")
NO_CARD: Final = KINDS
HIDDEN_CARD: Final = KINDS + 1

# TAC-1.3: how many of each kind, four bits a kind; the four master cards come last, one each.
COUNTS: Final = (9, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 9, 7, 4, 1, 1, 1, 1)
PACKED_COUNTS: Final = sum(number << 4 * card for card, number in enumerate(COUNTS[:FOOL]))
BASIC_PACK: Final = tuple(card for card in range(FOOL) for _ in range(COUNTS[card]))
MASTER_PACK: Final = tuple(card for card in range(KINDS) for _ in range(COUNTS[card]))
BASIC_SIZE: Final = len(BASIC_PACK)
MASTER_SIZE: Final = len(MASTER_PACK)

# How far a number card moves, four bits a kind.
DISTANCES: Final = sum(int(NAMES[card]) << 4 * card for card in range(TRICKSTER))
FARTHEST: Final = int(NAMES[THIRTEEN])

BITS: Final = 3
ONE_OF_EACH: Final[Kinds] = sum(1 << BITS * card for card in range(KINDS))
EXITS: Final[Kinds] = (1 << BITS * ONE) | (1 << BITS * THIRTEEN)


@kernel
def copies(card: Card) -> int:
    """How many cards of a kind there are."""
    return 1 if card >= FOOL else (PACKED_COUNTS >> (4 * card)) & 15


@kernel
def distance(card: Card) -> int:
    """How far a number card moves; 0 for any other."""
    return 0 if card >= TRICKSTER else (DISTANCES >> (4 * card)) & 15


@kernel
def is_exit(card: Card) -> bool:
    """Whether the card brings a marble in (TAC-5.2)."""
    return card in (ONE, THIRTEEN)


@kernel
def one(card: Card) -> Hand:
    """A hand of this one card."""
    return 1 << (BITS * card)


@kernel
def held(hand: Hand, card: Card) -> int:
    """How many cards of a kind are in a hand."""
    return (hand >> (BITS * card)) & 7


@kernel
def kinds_in(hand: Hand) -> Kinds:
    return (hand | (hand >> 1) | (hand >> 2)) & ONE_OF_EACH


@kernel
def first_kind(kinds: Kinds) -> Card:
    """The lowest kind of a set that is not empty."""
    return lowest(kinds) // BITS


@kernel
def size_of(hand: Hand) -> int:
    """How many cards a hand holds."""
    low: Mask = hand & ONE_OF_EACH
    middle: Mask = (hand >> 1) & ONE_OF_EACH
    high: Mask = (hand >> 2) & ONE_OF_EACH
    return count(low) + 2 * count(middle) + 4 * count(high)


@kernel
def exits_in(hand: Hand) -> int:
    return held(hand, ONE) + held(hand, THIRTEEN)


def cards_in(hand: Hand) -> list[Card]:
    """The cards of a hand in order (plain only)."""
    return [card for card in range(KINDS) for _ in range(held(hand, card))]
