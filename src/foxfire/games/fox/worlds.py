"""Sampling: one arrangement of the hidden cards, uniformly among all that the viewer must allow.

Hidden are the opponent's hand (a set), what he returned under the deck (at most three known
places), and the rest of the deck. An arrangement is possible exactly when every card fits a stay
(see `memory.py`): the cards that can only have come by a draw must fit onto different draws.

The count of possible arrangements is a sum over small cases: what *sort* of card lies in each
returned place, and how many cards of the hand need which draws. A case is drawn with its exact
weight, then cards within it uniformly. There is no rejection.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit, count, has, lowest, nth
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.rng import below, below_wide, subset
from foxfire.games.fox.cards import NO_CARD, Card
from foxfire.games.fox.memory import (
    NEVER,
    SPANS,
    FoxMemory,
    fits,
    interval,
    taken_decrees,
    unseen,
)
from foxfire.games.fox.rules import hand_size
from foxfire.games.fox.state import DECK_SIZE, MAX_DRAWS, RETURN, FoxState

inline_kernels(__name__)

# A sort of card: by the spans in which it is denied (a bit each), or one taken decree.
DENIAL_SORTS: Final = 1 << SPANS
SORTS: Final = DENIAL_SORTS + MAX_DRAWS


@kernel
def sample(s: FoxState, m: FoxMemory, viewer: int) -> None:
    """Fill a hidden state with a world; its generator must be seeded."""
    if s.round == 0:
        return  # nothing has been dealt
    pool = unseen(m, viewer, s)
    sorts = pick_returns(s, m, pool, viewer)
    placed = place_returns(s, m, pool, sorts)
    pool &= ~placed
    decrees = taken_decrees(m) & ~placed
    hand = decrees | pick_hand(s, m, pool, hand_size(s, 1 - viewer) - count(decrees), sorts)
    s.hands[1 - viewer] = hand
    if s.phase == RETURN and s.to_act != viewer:
        s.drawn = pick_drawn(s, m, hand & ~decrees, late_cards(m, sorts))
    fill_deck(s, m, pool & ~hand)


# --- what lies where the opponent returned a card ------------------------------------------------


@kernel
def combinations(m: FoxMemory) -> int:
    """Ways to name a sort for every returned place, possible or not."""
    ways = 1
    for _ in range(m.returns):
        ways *= SORTS
    return ways


@kernel
def sort_at(sorts: int, place: int) -> int:
    """The sort that a combination names for one returned place."""
    for _ in range(place):
        sorts //= SORTS
    return sorts % SORTS


@kernel
def pick_returns(s: FoxState, m: FoxMemory, pool: Mask, viewer: int) -> int:
    if m.returns == 0:
        return 0
    total = 0
    for sorts in range(combinations(m)):
        total += weight(s, m, pool, viewer, sorts)
    chosen = below_wide(s, total)
    for sorts in range(combinations(m)):
        chosen -= weight(s, m, pool, viewer, sorts)
        if chosen < 0:
            return sorts
    return 0


@kernel
def weight(s: FoxState, m: FoxMemory, pool: Mask, viewer: int, sorts: int) -> int:
    """How many worlds have these sorts in the returned places (the rest of the deck aside)."""
    ways = 1
    placed = 0
    for i in range(m.returns):
        candidates = cards_of_sort(m, pool, sort_at(sorts, i), i) & ~placed
        if candidates == 0:
            return 0
        ways *= count(candidates)
        placed |= candidates & -candidates  # any card of the sort: they are alike
    decrees = taken_decrees(m) & ~placed
    if decrees & ~m.held != 0:
        return 0  # a decree that is not in the hand must lie in one of the places
    if not decrees_had_room(m, decrees, sorts):
        return 0
    size = hand_size(s, 1 - viewer) - count(decrees)
    return ways * count_hands(m, pool & ~placed, size, late_cards(m, sorts))


@kernel
def decrees_had_room(m: FoxMemory, in_hand: Mask, sorts: int) -> bool:
    """Did the hand before each draw have room for the decrees that must have been in it?"""
    later = in_hand  # decrees that left the hand after the draw in question, if at all
    for draw in range(m.draws - 1, -1, -1):
        if draw < m.returns:
            sort = sort_at(sorts, draw)
            if sort >= DENIAL_SORTS:
                later |= bit(nth(taken_decrees(m), sort - DENIAL_SORTS))
        if count(later & m.buried[draw]) > m.room[draw]:
            return False
    return True


@kernel
def cards_of_sort(m: FoxMemory, pool: Mask, sort: int, place: int) -> Mask:
    """The cards of a sort that can lie in the given returned place."""
    if sort >= DENIAL_SORTS:
        decrees = taken_decrees(m)
        number = sort - DENIAL_SORTS
        if number >= count(decrees):
            return 0
        return bit(nth(decrees, number)) & m.buried[place]
    cards = pool
    for span in range(SPANS):
        if has(sort, span):
            cards &= m.denied[span]
        else:
            cards &= ~m.denied[span]
    return cards


@kernel
def late_cards(m: FoxMemory, sorts: int) -> int:
    """The draws needed by the cards he showed and by those in the returned places."""
    late = m.late
    for i in range(m.returns):
        sort = sort_at(sorts, i)
        if sort < DENIAL_SORTS:
            last = last_span(sort, i)  # the return itself followed draw i + 1
            if last != NEVER:
                late += interval(last + 1, i + 1)
    return late


@kernel
def last_span(sort: int, span: int) -> int:
    while span >= 0:
        if has(sort, span):
            return span
        span -= 1
    return NEVER


@kernel
def place_returns(s: FoxState, m: FoxMemory, pool: Mask, sorts: int) -> Mask:
    placed = 0
    for i in range(m.returns):
        candidates = cards_of_sort(m, pool, sort_at(sorts, i), i) & ~placed
        card = nth(candidates, below(s, count(candidates)))
        s.deck[m.return_place[i]] = card
        placed |= bit(card)
    return placed


# --- the hand ------------------------------------------------------------------------------------


@kernel
def needing(m: FoxMemory, pool: Mask, span: int) -> Mask:
    """Cards of the pool last denied in the given span (NEVER: not at all)."""
    cards = pool if span == NEVER else pool & m.denied[span]
    for later in range(span + 1, m.draws + 1):
        cards &= ~m.denied[later]
    return cards


@kernel
def count_hands(m: FoxMemory, pool: Mask, size: int, late: int) -> int:
    """How many sets of `size` cards the opponent may hold, given the draws already needed."""
    total = 0
    for split in range(splits(m)):
        total += hands_of_split(m, pool, size, late, split)
    return total


@kernel
def splits(m: FoxMemory) -> int:
    """Ways to name a number of late cards, up to one a draw, for every span before a draw."""
    ways = 1
    for _ in range(m.draws):
        ways *= SPANS
    return ways


@kernel
def part(split: int, span: int) -> int:
    """How many cards of a split were last denied in the given span."""
    for _ in range(span):
        split //= SPANS
    return split % SPANS


@kernel
def hands_of_split(m: FoxMemory, pool: Mask, size: int, late: int, split: int) -> int:
    """How many such hands have exactly the split's numbers of late cards."""
    ways = 1
    free = size
    for span in range(m.draws):
        number = part(split, span)
        if number == 0:
            continue
        ways *= choose(count(needing(m, pool, span)), number)
        if ways == 0:
            return 0
        free -= number
        for _ in range(number):
            late += interval(span + 1, m.draws)
    if free < 0 or not fits(late):
        return 0
    return ways * choose(count(needing(m, pool, NEVER)), free)


@kernel
def choose(n: int, k: int) -> int:
    """Binomial coefficient."""
    if k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@kernel
def pick_hand(s: FoxState, m: FoxMemory, pool: Mask, size: int, sorts: int) -> Mask:
    late = late_cards(m, sorts)
    split = pick_split(s, m, pool, size, late)
    hand = 0
    for span in range(m.draws):
        hand |= subset(s, needing(m, pool, span), part(split, span))
    return hand | subset(s, needing(m, pool, NEVER), size - count(hand))


@kernel
def pick_split(s: FoxState, m: FoxMemory, pool: Mask, size: int, late: int) -> int:
    if m.draws == 0:
        return 0
    chosen = below_wide(s, count_hands(m, pool, size, late))
    for split in range(splits(m)):
        chosen -= hands_of_split(m, pool, size, late, split)
        if chosen < 0:
            return split
    return 0


# --- the card he has just drawn ------------------------------------------------------------------


@kernel
def pick_drawn(s: FoxState, m: FoxMemory, hand: Mask, late: int) -> Card:
    """One of the cards that the running draw may have brought, each with the same chance."""
    possible = 0
    left = hand
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if fits(late + needed_draws(m, hand & ~bit(card)) + interval(m.draws, m.draws)):
            possible |= bit(card)
    return nth(possible, below(s, count(possible)))


@kernel
def needed_draws(m: FoxMemory, cards: Mask) -> int:
    """The packed intervals of all these cards that a draw must have brought."""
    late = 0
    for span in range(m.draws):
        for _ in range(count(needing(m, cards, span))):
            late += interval(span + 1, m.draws)
    return late


# --- the rest of the deck ------------------------------------------------------------------------


@kernel
def fill_deck(s: FoxState, m: FoxMemory, pool: Mask) -> None:
    """Put back the viewer's own returns; spread the rest over the other places."""
    for i in range(MAX_DRAWS):
        if m.put[i] != NO_CARD:
            s.deck[DECK_SIZE + i] = m.put[i]
    size = DECK_SIZE - 1 if s.phase == RETURN else DECK_SIZE
    for place in range(s.draws, s.draws + size):
        if s.deck[place] == NO_CARD:
            card = nth(pool, below(s, count(pool)))
            s.deck[place] = card
            pool ^= bit(card)
