"""How a board stands for one side: the cards that everybody still needs, and what is in danger."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from foxfire.bots.tac.journey import (
    HOUSE,
    POCKET,
    SETTLING,
    Spot,
    cards_home,
    free_slots,
)
from foxfire.games.tac.cards import TRICKSTER, distance
from foxfire.games.tac.state import SLOTS

LONELY: Final = 0.3  # one marble out must take all cards, another could take some

Spots = tuple[Spot, ...]
CARD_FOR: Final = {distance(card): card for card in range(TRICKSTER)}


def taken_in(spots: Spots) -> int:
    taken = 0
    for spot in spots:
        if spot >= HOUSE:
            taken |= 1 << (spot - HOUSE)
    return taken


@lru_cache(maxsize=50_000)
def cards_needed(spots: Spots) -> float:
    """The cards that a colour still needs until all four marbles are home and out of the way.

    The nearest marble has the most slots to choose from. The last one will be alone and must hit
    exactly one slot, so it is counted so from the beginning: coming home must not look bad because
    it leaves another one alone.
    """
    taken = taken_in(spots)
    free = free_slots(taken)
    alone, first = cards_home(1, True), cards_home(max(free, 1), False)
    out = [spot for spot in spots if spot < HOUSE]
    if not out:
        return _settling(taken)
    last = max(out, key=alone.__getitem__)
    needed = alone[last]
    others = out.copy()
    others.remove(last)
    for n, spot in enumerate(sorted(others, key=first.__getitem__)):
        needed += cards_home(max(free - n, 2), False)[spot]
    if free == 0:
        needed += SETTLING[1]
    if POCKET in out and sum(spot < POCKET for spot in out) <= 1:
        needed += LONELY
    return needed + 1.5 * _settling(taken)


def is_idle(spots: Spots) -> bool:
    """Whether nothing but an exit can be played: marbles in the pocket and none on the ring."""
    return POCKET in spots and not any(spot < POCKET for spot in spots)


def _settling(taken: int) -> float:
    """What marbles in the house need until no slot behind them is free."""
    needed, gaps = 0.0, 0
    for slot in range(SLOTS - 1, -1, -1):
        if taken >> slot & 1:
            needed += SETTLING[gaps]
        else:
            gaps = min(gaps + 1, SLOTS - 1)
    return needed
