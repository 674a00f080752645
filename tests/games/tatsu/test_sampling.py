"""Sampled worlds against a direct enumeration in endgames: the same set, each equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from math import prod
from typing import Any

import pytest

from foxfire.core.play import Play
from tests.chance import assert_like
from tests.conformance.worlds import sampled_worlds
from tests.games.tatsu.hands import MODES, TATSU, Options, Written, name_of, random_hand
from tests.games.tatsu.set_up import GHOST, Json, endgame
from tests.oracle.tatsu import clan_of

DRAWS_PER_WORLD = 30  # that a possible one is missed is then as unlikely as exp(-30)
FEWEST, MOST = 4, 150  # worlds of an endgame that is tried

#: The cards of every hidden hand, or the card of every face-down place.
World = tuple[frozenset[str], ...]

AMOUNTS = [
    pytest.param(4, id="few"),
    pytest.param(60, id="many", marks=pytest.mark.campaign),
]
modes = pytest.mark.parametrize("mode", MODES, ids=name_of)


def hidden(position: Json, viewer: int) -> World:
    """What the viewer does not see, place by place."""
    if position["piles"] is not None:
        downs = [pile["down"] for piles in position["piles"] for pile in piles]
        return tuple(frozenset([card]) for card in downs if card is not None)
    open_seats = {viewer, GHOST} if len(position["scores"]) == 3 else {viewer}
    hands = enumerate(position["hands"])
    return tuple(frozenset(hand) for seat, hand in hands if seat not in open_seats)


def seen(position: Json, viewer: int) -> Json:
    """A position without what the viewer does not see."""
    rest = {**position, "piles": None, "hands": None}
    if position["piles"] is not None:
        rest["ups"] = [pile["up"] for piles in position["piles"] for pile in piles]
    else:
        rest["own"] = position["hands"][viewer]
        rest["ghost"] = position["hands"][GHOST] if len(position["scores"]) == 3 else None
    return rest


def worlds_like(truth: World) -> set[World]:
    """All ways to spread the same cards so that every place keeps its number of each clan."""
    pools = {clan: sorted(c for place in truth for c in place if clan_of(c) == clan)
             for clan in "RY"}  # fmt: skip
    sizes = {clan: [sum(clan_of(c) == clan for c in place) for place in truth] for clan in "RY"}
    red, yellow = (list(spread(pools[clan], sizes[clan])) for clan in "RY")
    return {tuple(a | b for a, b in zip(r, y, strict=True)) for r in red for y in yellow}


def spread(cards: list[str], sizes: list[int]) -> Iterator[World]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        yield from ((frozenset(chosen), *others) for others in spread(rest, sizes[1:]))


def endgames(mode: Options) -> Iterator[tuple[Play, int]]:
    """Positions in which a viewer can imagine several worlds, but not too many."""
    seed = 0
    while True:
        whole = random_hand(f"endgame {seed}", mode)
        for length in range(len(whole.actions) - 1, 0, -3):
            play, viewer = whole.cut(length).play(), length % int(mode["players"])
            truth = hidden(play.open_state(), viewer)
            if at_most(truth, MOST) and FEWEST <= len(worlds_like(truth)) <= MOST:
                yield play, viewer
                break
        seed += 1


def at_most(truth: World, most: int) -> bool:
    """A quick bound, so that nothing large is enumerated."""
    return sum(map(len, truth)) <= 9 and prod(len(place) + 1 for place in truth) <= 20 * most


@pytest.mark.parametrize("amount", AMOUNTS)
@modes
def test_tatsu_10_1_worlds_are_those_of_the_clan_counts_and_equally_likely(
    mode: Options, amount: int
) -> None:
    for play, viewer in islice(endgames(mode), amount):
        possible = worlds_like(hidden(play.open_state(), viewer))
        drawn = sampled_worlds(play, viewer, DRAWS_PER_WORLD * len(possible))
        counts = Counter(hidden(TATSU.dump(world), viewer) for world in drawn)
        assert set(counts) == possible
        assert_like(counts, dict.fromkeys(possible, 1))


@modes
def test_tatsu_10_1_what_is_seen_is_in_every_world_as_it_is(mode: Options) -> None:
    for seed in range(3):
        whole = random_hand(f"seen {seed}", mode)
        for length in range(0, len(whole.actions), 5):
            play = whole.cut(length).play()
            truth = play.open_state()
            for viewer in range(play.players):
                for world in sampled_worlds(play, viewer, 3):
                    position = TATSU.dump(world)
                    assert seen(position, viewer) == seen(truth, viewer)
                    assert clans(hidden(position, viewer)) == clans(hidden(truth, viewer))
                    assert same_cards(hidden(position, viewer), hidden(truth, viewer))


def clans(world: World) -> list[list[str]]:
    return [sorted(map(clan_of, place)) for place in world]


def same_cards(one: World, other: World) -> bool:
    return sorted(c for place in one for c in place) == sorted(c for place in other for c in place)


def test_tatsu_10_1_a_card_is_as_likely_in_each_hidden_place_for_its_clan() -> None:
    """From the deal on: in proportion to the clan counts of the hands that may hold it."""
    play = Written(random_hand("fair", {"players": 4}).pack).play()
    truth = play.open_state()["hands"]
    reds = [sum(clan_of(card) == "R" for card in truth[seat]) for seat in (1, 2, 3)]
    card = next(c for seat in (1, 2, 3) for c in truth[seat] if clan_of(c) == "R")
    drawn = [TATSU.dump(world)["hands"] for world in sampled_worlds(play, 0, 3_000)]
    places = Counter(next(s for s in (1, 2, 3) if card in hands[s]) for hands in drawn)
    assert_like(places, {seat: n for seat, n in zip((1, 2, 3), reds, strict=True) if n})


def test_every_flip_of_a_face_down_card_is_chance() -> None:
    play = endgame("R4:Y2 Y3:R6", "R5:Y6 R2:Y5", players=2)
    turned = set()
    for world in sampled_worlds(play, 0, 60):
        TATSU.kernels.apply(world, TATSU.parse_action("R4"))
        turned.add(TATSU.dump(world)["piles"][0][0]["up"])
    assert turned == {"Y2", "Y5", "Y6"}


@modes
def test_plain_samples_are_worlds_too(mode: Options) -> None:
    for play, viewer in islice(endgames(mode), 2):
        possible = worlds_like(hidden(play.open_state(), viewer))
        found: list[Any] = [play.observe(viewer).sample(seed) for seed in range(20)]
        assert {hidden(TATSU.dump(world), viewer) for world in found} <= possible


def test_a_world_does_not_depend_on_the_truth() -> None:
    """Equal seeds give equal worlds whatever is hidden."""
    play = random_hand("truth", {"players": 4}).cut(9).play()
    other = play.copy()
    other.state = sampled_worlds(play, 0, 1, "other")[0]
    assert other.state != play.state
    for seed in range(5):
        assert play.observe(0).sample(seed) == other.observe(0).sample(seed)


def test_the_enumeration_is_right_in_a_case_that_can_be_counted_by_hand() -> None:
    truth: World = (frozenset({"R2", "Y2"}), frozenset({"R3", "R4", "Y3"}))
    assert len(worlds_like(truth)) == 3 * 2
