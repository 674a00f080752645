"""The 28 spirit cards (TATSU-1): numbers, clans, strengths, points, multipliers."""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask
from foxfire.core.kernel import kernel

Card = int
Clan = int

CLANS: Final = 2
RED, YELLOW = range(CLANS)
CLAN_LETTERS: Final = "RY"
CLAN_NAMES: Final = ("red", "yellow")

# One clan, in order: five of strength 1 worth 3-7, strengths 2-6, x1-x3, the fusion (TATSU-1.1).
ONES: Final = 5
LOWEST_WORTH: Final = 3
FIRST_MULTIPLIER: Final = 10
FUSION_INDEX: Final = 13
CLAN_SIZE: Final = 14
CARDS: Final = CLANS * CLAN_SIZE

NO_CARD: Final = CARDS
HIDDEN_FIRST: Final = CARDS + 1  # a face-down card of which only the clan is seen, by clan

ALL_CARDS: Final[Mask] = (1 << CARDS) - 1
ONE_CLAN: Final[Mask] = (1 << CLAN_SIZE) - 1


@kernel
def clan_of_card(card: Card) -> Clan:
    """The clan shows on the back too (TATSU-1.2), so hidden cards have one."""
    if card >= HIDDEN_FIRST:
        return card - HIDDEN_FIRST
    return 1 if card >= CLAN_SIZE else 0


@kernel
def index_in_clan(card: Card) -> int:
    return card - CLAN_SIZE if card >= CLAN_SIZE else card


@kernel
def cards_of_clan(clan: Clan) -> Mask:
    return ONE_CLAN << (clan * CLAN_SIZE)


@kernel
def is_fusion(card: Card) -> bool:
    return index_in_clan(card) == FUSION_INDEX


@kernel
def strength(card: Card) -> int:
    """TATSU-1.1, TATSU-1.3; a fusion is never compared."""
    index = index_in_clan(card)
    if index < ONES:
        return 1
    if index < FIRST_MULTIPLIER:
        return index - ONES + 2
    return 0


@kernel
def points(card: Card) -> int:
    """TATSU-1.1."""
    index = index_in_clan(card)
    if index < ONES:
        return index + LOWEST_WORTH
    return 1 if index < FIRST_MULTIPLIER else 0


@kernel
def multiplier(card: Card) -> int:
    """1 to 3 for a multiplier, 0 for any other card."""
    index = index_in_clan(card)
    if FIRST_MULTIPLIER <= index < FUSION_INDEX:
        return index - FIRST_MULTIPLIER + 1
    return 0
