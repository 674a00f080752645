"""Whole games by the quick turns of rollouts, compiled, and some positions on the way.

What the search's evaluation was fitted to (`fitting.py`).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

from foxfire.bots.tac.offer_list import Offers
from foxfire.bots.tac.search_tac import roll_on
from foxfire.core.kernel import kernel
from foxfire.core.rng import below
from foxfire.core.seats import CHANCE, OVER
from foxfire.core.struct import copy_struct
from foxfire.games.tac.choices import pick
from foxfire.games.tac.rules import apply, deal, restart, shuffle_pack
from foxfire.games.tac.state import CARD, TacState

ODD_TURNS: Final = 40  # one turn in so many is anybody's: boards that good play seldom shows
RARE: Final = 16  # one position in so many is kept
LONGEST_GAME: Final = 1500  # cards


@kernel
def play_games(
    states: Any, kept: Any, lengths: Any, pack: MutableSequence[int], out: Offers, games: int
) -> int:
    """Keep some states before a card is laid; `lengths` says how many each game has.

    The last one of a game is its end. Returns how many states there are; what has no room is left.
    """
    s = states[0]
    size = 0
    for game in range(games):
        restart(s)
        first = size
        while s.to_act != OVER and s.laid < LONGEST_GAME:
            if s.to_act == CHANCE:
                shuffle_pack(s, pack)
                deal(s, pack)
            if s.phase == CARD and below(s, RARE) == 0:
                if size == len(kept):
                    return size
                copy_struct(kept[size], s)
                size += 1
            play_on(s, out)
        if size == len(kept):
            return size
        copy_struct(kept[size], s)
        size += 1
        lengths[game] = size - first
    return size


@kernel
def play_on(s: TacState, out: Offers) -> None:
    if s.phase == CARD and below(s, ODD_TURNS) == 0:
        apply(s, pick(s))
    else:
        roll_on(s, out)
