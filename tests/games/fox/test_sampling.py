"""Sampled worlds against brute force in endgames: the same set, each world equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import count, islice
from typing import Any

import pytest

from tests.chance import assert_like
from tests.conformance.worlds import sampled_worlds
from tests.games.fox.kinds import KINDS, kinds
from tests.games.fox.rounds import FOX, Written, eager, positions, random_round
from tests.oracle.fox_worlds import World, worlds

MOST_HIDDEN = 8  # cards whose place the viewer cannot know
DRAWS_PER_CELL = 30  # that a possible one is missed is then as unlikely as exp(-30)
MOST_CELLS = 400

AMOUNTS = [
    pytest.param(5, id="few"),
    pytest.param(100, id="many", marks=pytest.mark.campaign),
]


def hidden_cards(written: Written, viewer: int) -> int:
    now = written.oracle()
    steps = positions(written)
    own = sum(p.to_act == viewer and action.startswith("under") for p, action in steps)
    return len(now.hands[1 - viewer]) + len(now.deck) - own


def endgames(kind: str) -> Iterator[tuple[Written, int]]:
    """Late positions of eager rounds in which a viewer can conclude something of this kind."""
    for seed in count():
        rng = random.Random(seed)
        whole, viewer = random_round(f"endgame {seed}", eager), rng.randrange(2)
        written = whole.cut(len(whole.actions) - rng.randint(2, 5))
        if hidden_cards(written, viewer) <= MOST_HIDDEN and kind in kinds(written, viewer):
            yield written, viewer


def as_world(state: Any, viewer: int) -> World:
    position = FOX.dump(state)
    return frozenset(position["hands"][1 - viewer]), tuple(position["deck"])


def brute_force(written: Written, viewer: int) -> set[World]:
    found = worlds([list(written.pack)], list(written.actions), viewer, written.dealer)
    assert found is not None
    return found


def cell(world: World, written: Written) -> Hashable:
    """A world without the order of the deck's upper part, so that cells are few."""
    hand, deck = world
    returned = sum(action.startswith("under") for action in written.actions)
    upper = len(deck) - returned
    return hand, frozenset(deck[:upper]), deck[upper:]


def assert_sampled_as_brute_force_says(written: Written, viewer: int) -> bool:
    """False where there are too many worlds to say, or only one."""
    possible = brute_force(written, viewer)
    weights = Counter(cell(world, written) for world in possible)
    if not 1 < len(weights) <= MOST_CELLS:
        return False
    drawn = sampled_worlds(written.play(), viewer, DRAWS_PER_CELL * len(weights))
    seen = [as_world(state, viewer) for state in drawn]
    assert set(seen) <= possible, "a world that the viewer can rule out"
    counts = Counter(cell(world, written) for world in seen)
    assert set(counts) == set(weights), "some worlds are never drawn"
    assert_like(counts, weights)
    return True


@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("kind", KINDS)
def test_fox_6_7_worlds_are_those_of_brute_force_and_equally_likely(kind: str, amount: int) -> None:
    tried = 0
    for written, viewer in islice(endgames(kind), 5 * amount):
        tried += assert_sampled_as_brute_force_says(written, viewer)
        if tried == amount:
            return
    raise AssertionError(f"only {tried} positions with: {kind}")


def test_fox_6_6_the_only_card_after_a_draw_is_the_drawn_one_and_no_decree_taken_before() -> None:
    """The opponent took a decree, returned a card, and drew again with his last card played."""
    assert assert_sampled_as_brute_force_says(random_round("past 125").cut(29), 0)
