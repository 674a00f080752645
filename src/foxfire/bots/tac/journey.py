"""The way of one marble: where each card takes it, and how many cards it still needs.

A marble is looked at alone, with nothing in its way but the marbles that are home already. Where a
card takes it is asked of the rules once and kept. From that follows how many cards bring it home on
average when the best of a few cards may be chosen: what a good player feels about a field. So the
fields from which a 4 leads into the house are near home, and a fresh marble is nearer than one that
has just left its start field.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from foxfire.games.tac.actions import PLAY_FIRST, SKIP, is_play
from foxfire.games.tac.board import (
    fields_to_start,
    free_from,
    house_of,
    in_house,
    on_ring,
    pocket_of,
    slot_of,
    start_of,
)
from foxfire.games.tac.cards import BASIC_PACK, FARTHEST, TRICKSTER, Card, one
from foxfire.games.tac.options import TacOptions
from foxfire.games.tac.position import start
from foxfire.games.tac.results import distinct_results
from foxfire.games.tac.state import CARD, MARBLES_EACH, RING, SLOTS, TacState

#: Where a marble is, as its colour sees it: so many fields before its start field, or one of these.
Spot = int
FRESH: Final = RING
POCKET: Final = RING + 1
HOUSE: Final = RING + 2  # slot 1, the deeper ones following

NUMBER_CARDS: Final = range(TRICKSTER)

CHOICE: Final = 3  # of so many cards the best can be chosen
# What it costs when none of them serves, in cards: another marble may use the turn. Over 30 to 40
# games, 0.7 and 1.0 did equally well against opponents and together; with 0.35 a marble in the
# pocket was held too cheap, and a beginner won nearly half of the games.
WAIT: Final = 0.7
SETTLING: Final = (0.0, 0.6, 0.8, 1.0)  # cards that a marble in the house needs, by slots to go
ROUNDS: Final = 40  # until the numbers hardly change
SHARES: Final = tuple(BASIC_PACK.count(card) / len(BASIC_PACK) for card in NUMBER_CARDS)


def spot_of(colour: int, place: int, fresh: int) -> Spot:
    """A place as the colour sees whose marble stands there."""
    if on_ring(place):
        away = fields_to_start(colour, place)
        return FRESH if away == 0 and (fresh >> colour) & 1 else away
    return HOUSE + slot_of(place) if in_house(place) else POCKET


# --- where cards take a marble -------------------------------------------------------------------


def next_spots(free: int, spot: Spot, card: Card) -> tuple[Spot, ...]:
    """Where a card can take a marble, when so many slots are free from the entrance on."""
    return _spots_by_card(free, spot)[card]


@cache
def _spots_by_card(free: int, spot: Spot) -> tuple[tuple[Spot, ...], ...]:
    if free < SLOTS and FARTHEST < spot < RING - SLOTS:
        return _spots_by_card(SLOTS, spot)  # too far away for the house to matter
    if free == 0:
        return tuple(tuple(s for s in spots if s < HOUSE) for spots in _spots_by_card(1, spot))
    found: list[list[Spot]] = [[] for _ in NUMBER_CARDS]
    others = _others(free)
    for actions, after in distinct_results(_alone(free, spot)):
        place = _left_over(list(after.marbles)[:MARBLES_EACH], others)
        if place is not None and is_play(actions[0]) and SKIP not in actions:
            found[actions[0] - PLAY_FIRST].append(spot_of(0, place, after.fresh))
    return tuple(map(tuple, found))


def _left_over(places: list[int], others: list[int]) -> int | None:
    """The place of the one marble, if all others are where they were."""
    for place in others:
        if place not in places:
            return None
        places.remove(place)
    return places[0]


def _others(free: int) -> list[int]:
    """The other marbles of the colour: home, as deep as can be, and in the pocket."""
    home = [house_of(0, slot) for slot in range(free, SLOTS)]
    return home + [pocket_of(0)] * (free - 1)


def _alone(free: int, spot: Spot) -> TacState:
    """A board with nothing but one colour, whose marbles but one stay where they are."""
    s = start(TacOptions())
    places = sorted([*_others(free), _place_of(spot)])
    for marble, place in enumerate(places):
        s.marbles[marble] = place
    s.fresh = int(spot == FRESH)
    s.phase, s.to_act, s.for_seat = CARD, 0, 0
    s.hands[0] = sum(one(card) for card in NUMBER_CARDS)
    s.sizes[0] = len(NUMBER_CARDS)
    return s


def _place_of(spot: Spot) -> int:
    if spot < RING:
        return (start_of(0) - spot) % RING
    return start_of(0) if spot == FRESH else pocket_of(0)


def free_slots(taken: int) -> int:
    """How many slots can be entered, given the occupied ones."""
    return free_from(taken, 0)


# --- how many cards home -------------------------------------------------------------------------


@cache
def cards_home(free: int, alone: bool) -> tuple[float, ...]:
    """By spot: the cards that a marble still needs, with so many slots free from the entrance.

    A marble alone must take whatever card is played; in company another one can take it.
    """
    if free == 0:
        return tuple(cards + SETTLING[1] for cards in cards_home(1, alone))
    needs = [8.0] * HOUSE + [SETTLING[max(0, free - 1 - slot)] for slot in range(SLOTS)]
    ways = [_ways(free, spot) for spot in range(HOUSE)]
    for _ in range(ROUNDS):
        for spot in range(HOUSE):
            needs[spot] = _need(needs, ways[spot], needs[spot], alone)
    return tuple(needs)


def _ways(free: int, spot: Spot) -> list[tuple[tuple[Spot, ...], float]]:
    """Where each card leads that can be played, and how common the card is."""
    found = ((next_spots(free, spot, card), SHARES[card]) for card in NUMBER_CARDS)
    return [(ways, share) for ways, share in found if ways]


def _need(
    needs: list[float], ways: list[tuple[tuple[Spot, ...], float]], now: float, alone: bool
) -> float:
    """The average over the best of a few cards, or over waiting where that can be done."""
    waiting = now + (1.0 if alone else WAIT)
    served = sorted((1 + min([needs[to] for to in spots]), share) for spots, share in ways)
    total, left, other = 0.0, 1.0, 1.0
    for need, share in served:
        if need >= waiting and not alone:
            break
        other -= share
        nothing_better = max(0.0, other) ** CHOICE
        total += need * (left - nothing_better)
        left = nothing_better
    return total + waiting * left
