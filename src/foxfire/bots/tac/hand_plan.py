"""What a hand will do for a colour: its cards played one after the other, as well as can be.

An estimate: marbles are taken by themselves (`journey.py`), with the first obstacle ahead of each
as it stands now, and nobody else moves. Still it knows what matters in a hand: that an exit and a 4
belong together, that the 8 is kept for the marble that it brings home, and that a card that can be
played must be, so that the 12 runs a marble past its house if nothing else is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from foxfire.bots.tac.journey import FRESH, HOUSE, POCKET, Spot, free_slots, next_spots
from foxfire.bots.tac.standing import cards_needed, taken_in
from foxfire.core.bits import has
from foxfire.games.tac.board import house_counts
from foxfire.games.tac.cards import (
    ANGEL,
    DEVIL,
    EIGHT,
    FARTHEST,
    FOOL,
    FOUR,
    SEVEN,
    TRICKSTER,
    Card,
    distance,
)

CLEAR: Final = FARTHEST + 1  # no marble ahead as far as any card goes
# Plays that are followed up, by how many cards have gone before; more of them won nothing.
BRANCHES: Final = (3, 2, 1)
PATIENCE: Final = 0.7  # what is won one card later counts so much less
DISTANCES: Final = tuple(distance(card) for card in range(TRICKSTER))
SEVEN_SPLIT: Final = 0.5  # a 7 can also be split: what that brings on average


class Walker(NamedTuple):
    """A marble of the colour: where it is, and what is in its way on the ring."""

    spot: Spot
    gap: int = CLEAR  # fields to the next marble ahead
    kick: float = 0.0  # what it brings to land on that one
    back: bool = True  # whether it can go back 4


class Uses(NamedTuple):
    """What the cards that are no numbers bring when they are played, in cards saved."""

    trickster: float
    tac: float
    fool: float
    angel: float
    warrior: float
    devil: float
    skip: float  # of an 8


Walkers = tuple[Walker, ...]
IN_POCKET: Final = Walker(POCKET)
Cards = tuple[Card, ...]


@lru_cache(maxsize=20_000)
def gain(walkers: Walkers, cards: Cards, uses: Uses, depth: int = 0) -> float:
    """By how much playing these cards brings the colour nearer home, in cards saved."""
    if not cards:
        return 0.0
    plays = sorted(_plays(walkers, cards, uses), key=_won, reverse=True)
    width = BRANCHES[min(depth, len(BRANCHES) - 1)]
    best = -100.0
    for play in plays[:width]:
        rest = _without(cards, play.card)
        later = gain(play.walkers, rest, uses, depth + 1)
        best = max(best, play.won + PATIENCE * later)
    return best if plays else 0.0  # else nothing can be played, and so nothing changes


class Play(NamedTuple):
    """A card played in one way, and what becomes of the marbles."""

    won: float
    card: Card
    walkers: Walkers


def _won(play: Play) -> float:
    return play.won


def _without(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _needed(walkers: Walkers) -> float:
    return cards_needed(tuple([walker[0] for walker in walkers]))


def _plays(walkers: Walkers, cards: Cards, uses: Uses) -> Iterator[Play]:
    """The best way to play each card."""
    now = _needed(walkers)
    taken = taken_in(tuple([walker[0] for walker in walkers]))
    out = any(walker.spot < POCKET for walker in walkers)
    for card in dict.fromkeys(cards):
        if card < TRICKSTER:
            moves = _moves(walkers, card, now, taken)
            if card == EIGHT and out:
                moves.append(Play(uses.skip, card, walkers))
        elif out or card in (FOOL, ANGEL, DEVIL):
            moves = [Play(uses[card - TRICKSTER], card, walkers)]
        else:
            continue
        if moves:
            yield max(moves, key=_won)


def _moves(walkers: Walkers, card: Card, now: float, taken: int) -> list[Play]:
    """One marble moved by a number card, each in turn."""
    found = []
    extra = SEVEN_SPLIT if card == SEVEN else 0.0
    for at, walker in enumerate(walkers):
        spots = _targets(walker.spot, card, taken)
        if not spots or not _is_open(walker, card):
            continue
        others = walkers[:at] + walkers[at + 1 :]
        if walker.spot == POCKET:
            others = tuple([IN_POCKET if w.spot in (0, FRESH) else w for w in others])
        for spot in spots:
            after = (*others, Walker(spot))
            won = now - _needed(after) + extra
            if DISTANCES[card] == walker.gap and spot < HOUSE:
                won += walker.kick
            found.append(Play(won, card, after))
    return found


@cache
def _targets(spot: Spot, card: Card, taken: int) -> tuple[Spot, ...]:
    """Where a card takes a marble, if nothing is in its way on the ring."""
    if spot < HOUSE:
        return next_spots(free_slots(taken), spot, card)
    deeper = house_counts(taken, spot - HOUSE)
    return (spot + distance(card),) if card != FOUR and has(deeper, distance(card)) else ()


def _is_open(walker: Walker, card: Card) -> bool:
    """Whether the way is free, as far as it is known."""
    if card == FOUR:
        return walker.back
    return card == SEVEN or DISTANCES[card] <= walker.gap
