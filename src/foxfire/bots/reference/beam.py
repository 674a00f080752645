"""A beam search over a player's own coming turns: nobody else moves, nothing is sampled.

From the position, every turn of the player is tried; of all that it leads to, the best are kept,
and the next card is laid as if it were his turn again, until his hand is empty. What a position is
worth is what all turns gained at first sight (`bots/tac/offers.py`), the others' losses included.
All are kernels over a `Beam` of the caller.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from foxfire.bots.tac.offer_list import Offers
from foxfire.bots.tac.offers import list_offers
from foxfire.bots.tac.turn_codes import follow
from foxfire.core.kernel import kernel
from foxfire.core.seats import OVER
from foxfire.core.struct import copy_struct
from foxfire.games.tac.rules import ask
from foxfire.games.tac.seating import player_of
from foxfire.games.tac.state import CARD, MARBLES, NOBODY, TacState

WIDTH: Final = 100  # positions
DEPTH: Final = 6  # turns: a hand has no more cards
WIN: Final = 1e3
SPENT: Final = -1e9  # worth of a turn that has been taken
SAME: Final = 1e-9
STAY: Final = -1  # in place of a turn, where there is none


class Beam(NamedTuple):
    """Arrays: positions of two layers, and the turns that lead on from one of them."""

    positions: Any
    worth: Any  # of each position
    first: Any  # the turn, as a number in the first list, that led to each
    next_worth: Any
    next_parent: Any
    next_code: Any
    root_turns: Offers
    turns: Offers


@kernel
def search_beam(states: Any, beam: Beam) -> int:
    """Follow the beam through the hand; returns the best position at its end."""
    s = states[0]
    copy_struct(beam.positions[0], s)
    beam.worth[0] = 0.0
    size = 1
    now = 0
    is_own = player_of(s, s.for_seat) == s.to_act
    for depth in range(DEPTH if is_own else 1):
        found = list_all(beam, now, size, depth == 0)
        size = keep_best(s, beam, now, found, depth == 0)
        now = WIDTH - now
    best = now
    for at in range(now, now + size):
        if beam.worth[at] > beam.worth[best]:
            best = at
    return best


@kernel
def list_all(beam: Beam, now: int, size: int, is_first: bool) -> int:
    """Every turn from every position of a layer; returns how many."""
    found = 0
    for at in range(now, now + size):
        s = beam.positions[at]
        if not is_first and (s.to_act < 0 or s.hands[s.for_seat] == 0):
            beam.next_worth[found] = beam.worth[at]
            beam.next_parent[found] = at
            beam.next_code[found] = STAY
            found += 1
            continue
        turns = beam.root_turns if is_first else beam.turns
        for i in range(list_offers(s, turns)):
            beam.next_worth[found] = beam.worth[at] + turns.gains[i]
            beam.next_parent[found] = at
            beam.next_code[found] = i if is_first else turns.codes[i]
            found += 1
    return found


@kernel
def keep_best(s: TacState, beam: Beam, now: int, found: int, is_first: bool) -> int:
    """The next layer: the best of the turns, carried out; positions that are equal count once."""
    first = WIDTH - now
    size = 0
    tried = 0
    while size < WIDTH and tried < found:
        best = 0
        for i in range(found):
            if beam.next_worth[i] > beam.next_worth[best]:
                best = i
        worth = beam.next_worth[best]
        beam.next_worth[best] = SPENT
        tried += 1
        parent = beam.next_parent[best]
        code = beam.next_code[best]
        after = beam.positions[first + size]
        copy_struct(after, beam.positions[parent])
        if code != STAY:
            follow(after, beam.root_turns.codes[code] if is_first else code, beam.turns.noted)
            if after.to_act == OVER:
                worth += WIN
            elif after.to_act >= 0 and after.deal == s.deal:
                after.devil = NOBODY
                ask(after, CARD, s.for_seat)
        if not is_known(beam, first, size, worth, s.for_seat):
            beam.worth[first + size] = worth
            beam.first[first + size] = code if is_first else beam.first[parent]
            size += 1
    return size


@kernel
def is_known(beam: Beam, first: int, size: int, worth: float, seat: int) -> bool:
    """Whether the position after the last one of a layer is in it already."""
    new = beam.positions[first + size]
    for at in range(first, first + size):
        other = beam.positions[at]
        if abs(beam.worth[at] - worth) < SAME:
            same = other.fresh == new.fresh and other.hands[seat] == new.hands[seat]
            for marble in range(MARBLES):
                same = same and other.marbles[marble] == new.marbles[marble]
            if same:
                return True
    return False
