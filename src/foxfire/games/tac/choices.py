"""What may be done now: the legal actions as a list, and one of them at random."""

from __future__ import annotations

from collections.abc import MutableSequence

from foxfire.core.bits import bit, count, lowest, nth
from foxfire.core.kernel import kernel
from foxfire.core.rng import below
from foxfire.games.tac.actions import (
    DISCARD_FIRST,
    FROM_FIRST,
    GIVE_FIRST,
    PLAY_FIRST,
    SKIP,
    TO_FIRST,
    Action,
)
from foxfire.games.tac.board import colour_of, marble_at
from foxfire.games.tac.cards import TRICKSTER, Card, Kinds, first_kind
from foxfire.games.tac.state import FROM, GIVE, TO, TacState
from foxfire.games.tac.uses import discardable, own_cards, playable
from foxfire.games.tac.ways import may_skip, movers, swap_partners, target_of, ways_from


@kernel
def legal(s: TacState, out: MutableSequence[int]) -> int:
    """Write the legal actions in ascending order; return how many."""
    if s.to_act < 0:
        return 0
    if s.phase == GIVE:
        return write_kinds(own_cards(s), GIVE_FIRST, out, 0)
    if s.phase == FROM:
        return write_origins(s, out)
    if s.phase == TO:
        return write_targets(s, out)
    plays = playable(s, own_cards(s))
    size = write_kinds(plays, PLAY_FIRST, out, 0)
    return write_kinds(discardable(s, plays), DISCARD_FIRST, out, size)


@kernel
def write_kinds(cards: Kinds, first: int, out: MutableSequence[int], size: int) -> int:
    while cards != 0:
        out[size] = first + first_kind(cards)
        cards &= cards - 1
        size += 1
    return size


@kernel
def write_origins(s: TacState, out: MutableSequence[int]) -> int:
    size = 0
    if may_skip(s):
        out[0] = SKIP
        size = 1
    left = movers(s)
    while left != 0:
        size = write_sorted(out, size, FROM_FIRST + s.marbles[lowest(left)])
        left &= left - 1
    return size


@kernel
def write_targets(s: TacState, out: MutableSequence[int]) -> int:
    size = 0
    if s.card == TRICKSTER:
        left = swap_partners(s)
        while left != 0:
            size = write_sorted(out, size, TO_FIRST + s.marbles[lowest(left)])
            left &= left - 1
        return size
    marble = marble_at(s.marbles, s.origin)
    left = ways_from(s, s.origin)
    while left != 0:
        way = left & -left
        left ^= way
        target = target_of(s, s.origin, colour_of(marble), way)
        size = write_sorted(out, size, TO_FIRST + target)
    return size


@kernel
def write_sorted(out: MutableSequence[int], size: int, action: Action) -> int:
    """Put an action into its place among the first `size`."""
    at = size
    while at > 0 and out[at - 1] > action:
        out[at] = out[at - 1]
        at -= 1
    out[at] = action
    return size + 1


@kernel
def pick(s: TacState) -> Action:
    """A legal action, each with the same chance."""
    if s.phase == GIVE:
        return GIVE_FIRST + pick_kind(s, own_cards(s))
    if s.phase == FROM:
        return pick_origin(s)
    if s.phase == TO:
        return pick_target(s)
    plays = playable(s, own_cards(s))
    discards = discardable(s, plays)
    if discards == 0 or below(s, count(plays) + count(discards)) < count(plays):
        return PLAY_FIRST + pick_kind(s, plays)
    return DISCARD_FIRST + pick_kind(s, discards)


@kernel
def pick_kind(s: TacState, cards: Kinds) -> Card:
    return first_kind(bit(nth(cards, below(s, count(cards)))))


@kernel
def pick_origin(s: TacState) -> Action:
    skips = 1 if may_skip(s) else 0
    found = movers(s)
    chosen = below(s, count(found) + skips) - skips
    return SKIP if chosen < 0 else FROM_FIRST + s.marbles[nth(found, chosen)]


@kernel
def pick_target(s: TacState) -> Action:
    if s.card == TRICKSTER:
        found = swap_partners(s)
        return TO_FIRST + s.marbles[nth(found, below(s, count(found)))]
    marble = marble_at(s.marbles, s.origin)
    ways = ways_from(s, s.origin)
    way = bit(nth(ways, below(s, count(ways))))
    return TO_FIRST + target_of(s, s.origin, colour_of(marble), way)
