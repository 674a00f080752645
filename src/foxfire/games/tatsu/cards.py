"""The 28 spirit cards (TATSU-1): numbers, clans, strengths, points, multipliers."""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit, count
from foxfire.core.kernel import inline_kernels, kernel

inline_kernels(__name__)

Card = int
Clan = int

CLANS: Final = 2
RED, YELLOW = range(CLANS)
CLAN_LETTERS: Final = "RY"
CLAN_NAMES: Final = ("red", "yellow")

# One clan, in order: five of strength 1 worth 3-7, strengths 2-6, x1-x3, the fusion (TATSU-1.1).
FIRST_MULTIPLIER: Final = 10
FUSION_INDEX: Final = 13
CLAN_SIZE: Final = 14
CARDS: Final = CLANS * CLAN_SIZE

NO_CARD: Final = CARDS
# A face-down card of which only the clan is seen. The numbers keep `clan_of_card` one comparison.
HIDDEN_RED: Final = -1
HIDDEN_YELLOW: Final = CARDS + 1
# In so many binary digits all three are still no card.
LAST_DIGITS: Final = (1 << CARDS.bit_length()) - 1

ALL_CARDS: Final[Mask] = (1 << CARDS) - 1
ONE_CLAN: Final[Mask] = (1 << CLAN_SIZE) - 1


def _cards_with(table: int, digit: int) -> Mask:
    """The cards of both clans for which a table has this binary digit."""
    one = sum((table >> 4 * index + digit & 1) << index for index in range(CLAN_SIZE))
    return one | one << CLAN_SIZE


# Strength, points and factor of the fourteen cards of a clan, four bits each (TATSU-1.1, 1.3):
# looked up without a branch.
STRENGTHS: Final = sum(
    strength << 4 * index for index, strength in enumerate((1, 1, 1, 1, 1, 2, 3, 4, 5, 6))
)
POINTS: Final = sum(
    worth << 4 * index for index, worth in enumerate((3, 4, 5, 6, 7, 1, 1, 1, 1, 1))
)
FACTORS: Final = sum(factor << 4 * (FIRST_MULTIPLIER + factor - 1) for factor in (1, 2, 3))

# The same for sets: all cards whose points, or factor, have a bit set, by bit.
POINTS_1, POINTS_2, POINTS_4 = (_cards_with(POINTS, digit) for digit in range(3))
FACTORS_1, FACTORS_2 = (_cards_with(FACTORS, digit) for digit in range(2))


@kernel
def clan_of_card(card: Card) -> Clan:
    """The clan shows on the back too (TATSU-1.2), so hidden cards have one."""
    return 1 if card >= CLAN_SIZE else 0


@kernel
def hidden_card(card: Card) -> Card:
    """What is seen of a card that lies face down."""
    return HIDDEN_YELLOW if card >= CLAN_SIZE else HIDDEN_RED


@kernel
def is_hidden(card: Card) -> bool:
    return card in (HIDDEN_RED, HIDDEN_YELLOW)


@kernel
def known_as_set(card: Card) -> Mask:
    """A card that is seen, as a set; nothing for all other numbers, found without a branch."""
    return bit(card & LAST_DIGITS) & ALL_CARDS


@kernel
def index_in_clan(card: Card) -> int:
    return card - CLAN_SIZE * (card >= CLAN_SIZE)


@kernel
def cards_of_clan(clan: Clan) -> Mask:
    return ONE_CLAN << (clan * CLAN_SIZE)


@kernel
def is_fusion(card: Card) -> bool:
    return index_in_clan(card) == FUSION_INDEX


@kernel
def strength(card: Card) -> int:
    """A multiplier has 0; a fusion is never compared."""
    return (STRENGTHS >> (4 * index_in_clan(card))) & 15


@kernel
def points(card: Card) -> int:
    return (POINTS >> (4 * index_in_clan(card))) & 15


@kernel
def points_of_all(cards: Mask) -> int:
    """The points of a set of cards."""
    return count(cards & POINTS_1) + 2 * count(cards & POINTS_2) + 4 * count(cards & POINTS_4)


@kernel
def factors_of_all(cards: Mask) -> int:
    """The multipliers of a set of cards, added up."""
    return count(cards & FACTORS_1) + 2 * count(cards & FACTORS_2)


@kernel
def multiplier(card: Card) -> int:
    """1 to 3 for a multiplier, 0 for any other card."""
    return (FACTORS >> (4 * index_in_clan(card))) & 15
