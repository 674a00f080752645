"""Actions as small numbers: play a card, exchange the decree or keep it, return a card."""

from __future__ import annotations

from typing import Final

from foxfire.core.kernel import inline_kernels, kernel
from foxfire.games.fox.cards import CARDS, Card

inline_kernels(__name__)

Action = int

PLAY_FIRST: Final = 0
SWAP_FIRST: Final = PLAY_FIRST + CARDS
KEEP: Final = SWAP_FIRST + CARDS
UNDER_FIRST: Final = KEEP + 1
ACTIONS: Final = UNDER_FIRST + CARDS
UNDER_HIDDEN: Final = ACTIONS  # what the opponent sees of a returned card


@kernel
def play_of(card: Card) -> Action:
    return PLAY_FIRST + card


@kernel
def swap_of(card: Card) -> Action:
    return SWAP_FIRST + card


@kernel
def under_of(card: Card) -> Action:
    return UNDER_FIRST + card


@kernel
def is_play(action: Action) -> bool:
    return PLAY_FIRST <= action < SWAP_FIRST


@kernel
def is_swap(action: Action) -> bool:
    return SWAP_FIRST <= action < KEEP


@kernel
def is_under(action: Action) -> bool:
    return UNDER_FIRST <= action < ACTIONS


@kernel
def card_of(action: Action) -> Card:
    """The card that an action names; KEEP and UNDER_HIDDEN name none."""
    if action < SWAP_FIRST:
        return action
    if action < KEEP:
        return action - SWAP_FIRST
    return action - UNDER_FIRST
