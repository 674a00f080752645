"""Actions as small numbers: a card to give, play or discard, the skip of an 8, from and to."""

from __future__ import annotations

from typing import Final

from foxfire.core.kernel import kernel
from foxfire.games.tac.cards import KINDS
from foxfire.games.tac.state import PLACES, POCKETS

Action = int

GIVE_FIRST: Final = 0
PLAY_FIRST: Final = GIVE_FIRST + KINDS
DISCARD_FIRST: Final = PLAY_FIRST + KINDS
SKIP: Final = DISCARD_FIRST + KINDS
FROM_FIRST: Final = SKIP + 1
TO_FIRST: Final = FROM_FIRST + PLACES
ACTIONS: Final = TO_FIRST + POCKETS  # no card sends a marble into a pocket by itself
GIVE_HIDDEN: Final = ACTIONS  # what others see of a gift


@kernel
def is_give(action: Action) -> bool:
    return GIVE_FIRST <= action < PLAY_FIRST


@kernel
def is_play(action: Action) -> bool:
    return PLAY_FIRST <= action < DISCARD_FIRST


@kernel
def is_discard(action: Action) -> bool:
    return DISCARD_FIRST <= action < SKIP


@kernel
def is_from(action: Action) -> bool:
    return FROM_FIRST <= action < TO_FIRST


@kernel
def is_to(action: Action) -> bool:
    return TO_FIRST <= action < ACTIONS
