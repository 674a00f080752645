"""Exact play of the last tricks of Fox."""

from __future__ import annotations

from typing import Final

from foxfire.bots.search.exact import Exactness
from foxfire.core.bits import Mask, bit
from foxfire.core.kernel import kernel
from foxfire.games.fox.cards import CARDS, NO_CARD, RANKS, WOODCUTTER
from foxfire.games.fox.rules import apply, hand_size
from foxfire.games.fox.state import DECK_SIZE, MAX_DRAWS, FoxState

LAST_CARDS: Final = 3
WOODCUTTERS: Final = sum(1 << place for place in range(WOODCUTTER - 1, CARDS, RANKS))


@kernel
def within_reach(s: FoxState) -> bool:
    return hand_size(s, s.to_act) <= LAST_CARDS


@kernel
def simplify(s: FoxState) -> None:
    """Without a Woodcutter nobody will ever see the deck."""
    out: Mask = s.hands[0] | s.hands[1] | bit(s.decree)
    if out & WOODCUTTERS == 0:
        for place in range(DECK_SIZE + MAX_DRAWS):
            s.deck[place] = NO_CARD


@kernel
def outcomes(s: FoxState, action: int) -> int:
    """The order of the deck belongs to the world."""
    return 1


@kernel
def take(s: FoxState, action: int, outcome: int) -> None:
    apply(s, action)


EXACTNESS: Final = Exactness(within_reach, simplify, outcomes, take)
