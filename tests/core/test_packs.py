"""Packs from a seed: the derivation is documented, so it is written here once more."""

from __future__ import annotations

import hmac
from collections import Counter
from itertools import permutations

import pytest

from foxfire.core.packs import SeedStream, fresh_seed
from foxfire.core.play import Dealt, Play
from foxfire.core.registry import game
from tests.chance import assert_like

# Seed, number of the pack, and the 33 cards of Fox.
VECTORS = [
    pytest.param(1, 0, [
        "K8", "B2", "B3", "M11", "B10", "K3", "K1", "M2", "K2", "M7", "M3",
        "M10", "B8", "B9", "B7", "B5", "K4", "B6", "M1", "M4", "M8", "M9",
        "K7", "K6", "M5", "B11", "B1", "K10", "K9", "K11", "M6", "B4", "K5",
    ], id="1 0"),
    pytest.param(1, 1, [
        "K9", "B11", "M6", "M4", "K7", "K11", "M2", "K1", "K3", "B2", "M10",
        "B8", "K10", "K4", "K2", "K5", "B3", "M1", "M11", "M8", "M5", "B6",
        "B5", "K8", "K6", "B9", "M3", "B10", "B7", "B4", "B1", "M9", "M7",
    ], id="1 1"),
    pytest.param("foxfire", 0, [
        "B10", "K11", "B4", "M9", "B3", "K7", "K10", "M10", "M4", "B9", "K1",
        "K5", "M7", "K9", "M1", "M2", "K2", "B5", "M6", "M3", "B7", "K8",
        "B1", "M5", "B2", "B6", "M11", "M8", "B11", "B8", "K3", "K4", "K6",
    ], id="foxfire 0"),
]  # fmt: skip


def shuffled_again(seed: str, use: str, cards: list[int]) -> list[int]:
    """The derivation by its description alone."""
    blocks = (
        hmac.new(seed.encode(), f"foxfire/{use}/{block}".encode(), "sha256").digest()
        for block in range(1000)
    )
    stream = (int.from_bytes(b[at : at + 4], "big") for b in blocks for at in range(0, 32, 4))
    for last in reversed(range(1, len(cards))):
        k = last + 1
        number = next(n for n in stream if n < 2**32 // k * k)
        cards[last], cards[number % k] = cards[number % k], cards[last]
    return cards


@pytest.mark.parametrize("seed", [0, 7, -3, 10**12, "seven", "", "ключ"])
@pytest.mark.parametrize("use", ["pack-0", "pack-12", "options"])
def test_packs_follow_the_documented_derivation(seed: int | str, use: str) -> None:
    ours = SeedStream(seed, use).shuffled(range(33))
    assert ours == shuffled_again(str(seed), use, list(range(33)))


@pytest.mark.parametrize(("seed", "number", "pack"), VECTORS)
def test_vectors_that_were_written_down(seed: int | str, number: int, pack: list[str]) -> None:
    fox = game("fox")
    cards = SeedStream(seed, f"pack-{number}").shuffled(range(33))
    assert [fox.format_card(card) for card in cards] == pack


def test_a_seeded_game_deals_pack_after_pack() -> None:
    play = Play(game("fox"), {"target": 999}, seed=7)
    while play.deals < 3:
        play.apply(play.legal_actions[0])
    packs = [list(entry.pack) for entry in play.log if isinstance(entry, Dealt)]
    assert packs == [shuffled_again("7", f"pack-{n}", list(range(33))) for n in range(3)]


def test_given_packs_come_before_those_of_the_seed() -> None:
    play = Play(game("fox"), {"target": 999}, seed=7, packs=[list(range(33))])
    while play.deals < 2:
        play.apply(play.legal_actions[0])
    packs = [list(entry.pack) for entry in play.log if isinstance(entry, Dealt)]
    assert packs == [list(range(33)), shuffled_again("7", "pack-1", list(range(33)))]


def test_all_numbers_below_are_equally_likely() -> None:
    stream = SeedStream("fair", "test")
    assert_like(Counter(stream.below(33) for _ in range(33_000)), dict.fromkeys(range(33), 1))


def test_all_orders_are_equally_likely() -> None:
    stream = SeedStream("fair", "orders")
    orders = Counter(tuple(stream.shuffled(range(4))) for _ in range(12_000))
    assert_like(orders, dict.fromkeys(permutations(range(4)), 1))


def test_numbers_that_would_favour_some_are_passed_over() -> None:
    stream = SeedStream("bias", "test")
    n = 3 * 2**30
    assert_like(Counter(stream.below(n) >> 30 for _ in range(3000)), {0: 1, 1: 1, 2: 1})


def test_shuffling_leaves_the_given_cards_alone() -> None:
    cards = list(range(10))
    SeedStream(1, "pack-0").shuffled(cards)
    assert cards == list(range(10))


def test_fresh_seeds_differ_and_can_be_read_out() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) > 45
    assert all(0 <= seed < 10**12 for seed in seeds)
