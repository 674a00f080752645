"""Actions as small numbers: a card, asking a seat, a face-down card, naming a leader."""

from __future__ import annotations

from typing import Final

from foxfire.core.kernel import inline_kernels, kernel
from foxfire.games.tatsu.cards import CARDS
from foxfire.games.tatsu.state import PILES, SEATS

inline_kernels(__name__)

Action = int

CARD_FIRST: Final = 0
ASK_FIRST: Final = CARD_FIRST + CARDS
PILE_FIRST: Final = ASK_FIRST + SEATS
LEAD_FIRST: Final = PILE_FIRST + PILES
LEADERS: Final = 3  # only three players name one, and never the ghost (TATSU-8.11)
ACTIONS: Final = LEAD_FIRST + LEADERS


@kernel
def is_card(action: Action) -> bool:
    return CARD_FIRST <= action < ASK_FIRST


@kernel
def is_ask(action: Action) -> bool:
    return ASK_FIRST <= action < PILE_FIRST


@kernel
def is_pile(action: Action) -> bool:
    return PILE_FIRST <= action < LEAD_FIRST


@kernel
def is_lead(action: Action) -> bool:
    return LEAD_FIRST <= action < ACTIONS
