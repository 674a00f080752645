"""The generator for playouts: the same numbers in every mode, and fair ones."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from foxfire.core import rng
from foxfire.core.kernel import kernel
from foxfire.core.native import native
from foxfire.core.rng import below, below_wide, generator, next32, shuffle
from foxfire.core.struct import Struct, int64, scalar
from tests.chance import assert_like


class Dice(Struct):
    rng: int = scalar(int64)
    dice: int = scalar(int64)


@kernel
def many(dice: Any, out: Any) -> None:
    for place in range(len(out)):
        out[place] = next32(dice[0])


@kernel
def many_below(dice: Any, n: int, out: Any) -> None:
    for place in range(len(out)):
        out[place] = below(dice[0], n)


@kernel
def many_below_wide(dice: Any, n: int, out: Any) -> None:
    for place in range(len(out)):
        out[place] = below_wide(dice[0], n)


@kernel
def many_shuffles(dice: Any, size: int, out: Any) -> None:
    """A shuffled row of 0, 1, ... for each row of `out`."""
    for line in range(len(out)):
        for place in range(size):
            out[line, place] = place
        shuffle(dice[0], out[line], 0, size)


def dice(*seed: object) -> Dice:
    made = Dice()
    made.rng = generator(*seed)
    return made


@pytest.mark.parametrize("seed", ["a", "b", 3])
def test_plain_and_compiled_streams_are_the_same(seed: object) -> None:
    packed, out = dice(seed).pack(), np.zeros(2000, np.int64)
    native(many)(packed, out)
    plain = dice(seed)
    assert [next32(plain) for _ in range(2000)] == out.tolist()
    assert Dice.unpack(packed) == plain


@pytest.mark.parametrize("n", [1, 2, 7, 33, 2**30])
def test_plain_and_compiled_choices_are_the_same(n: int) -> None:
    for compiled, plain in ((many_below, below), (many_below_wide, below_wide)):
        packed, out, one = dice(n).pack(), np.zeros(500, np.int64), dice(n)
        native(compiled)(packed, n, out)
        assert [plain(one, n) for _ in range(500)] == out.tolist()
        assert all(0 <= number < n for number in out)


def test_the_state_never_leaves_its_field() -> None:
    largest = dice()
    largest.rng = rng.MULTIPLIER * 2**32 - 2
    for _ in range(1000):
        assert 0 <= next32(largest) < 2**32


@pytest.mark.parametrize("n", [2, 3, 13, 33, 100])
def test_every_number_below_is_equally_likely(n: int) -> None:
    for function in (many_below, many_below_wide):
        out = np.zeros(1000 * n, np.int64)
        native(function)(dice("fair", n).pack(), n, out)
        assert_like(Counter(out.tolist()), dict.fromkeys(range(n), 1))


def test_neighbouring_numbers_are_independent() -> None:
    out = np.zeros(200_000, np.int64)
    native(many_below)(dice("pairs").pack(), 10, out)
    pairs = Counter(zip(out[::2].tolist(), out[1::2].tolist(), strict=True))
    assert_like(pairs, {(a, b): 1 for a in range(10) for b in range(10)})


def test_low_and_high_bits_are_fair() -> None:
    out = np.zeros(100_000, np.int64)
    native(many)(dice("bits").pack(), out)
    for bit in range(32):
        assert_like(Counter(((out >> bit) & 1).tolist()), {0: 1, 1: 1})


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    out = np.zeros((60_000, 5), np.int64)
    native(many_shuffles)(dice("shuffle").pack(), 5, out)
    orders = Counter(map(tuple, out.tolist()))
    assert_like(orders, dict.fromkeys(permutations(range(5)), 1))


def test_every_card_of_a_shuffled_pack_is_everywhere_equally_often() -> None:
    out = np.zeros((20_000, 33), np.int64)
    native(many_shuffles)(dice("pack").pack(), 33, out)
    for place in (0, 1, 16, 31, 32):
        assert_like(Counter(out[:, place].tolist()), dict.fromkeys(range(33), 1))


def test_plain_and_compiled_shuffles_are_the_same() -> None:
    out = np.zeros((50, 33), np.int64)
    native(many_shuffles)(dice("same").pack(), 33, out)
    plain = dice("same")
    for line in out.tolist():
        cards = list(range(33))
        shuffle(plain, cards, 0, 33)
        assert cards == line


def is_probably_prime(n: int) -> bool:
    """Fermat's test to several bases; enough to notice a wrong digit."""
    return all(pow(base, n - 1, n) == 1 for base in (2, 3, 5, 7, 11, 13, 17))


def test_the_period_is_not_short() -> None:
    """A safe prime a * 2**32 - 1 makes the order of 2**32 at least half of it."""
    modulus = rng.MULTIPLIER * 2**32 - 1
    assert is_probably_prime(modulus)
    assert is_probably_prime((modulus - 1) // 2)
    assert pow(2**32, 2, modulus) != 1
    packed, out = dice("period").pack(), np.zeros(1_000_000, np.int64)
    start = int(packed["rng"][0])
    native(many)(packed, out)
    assert int(packed["rng"][0]) != start
    assert len(np.unique(out)) > 990_000


def test_equal_seeds_give_equal_generators_and_others_do_not() -> None:
    assert generator("a", 1) == generator("a", 1)
    states = {generator("seed", number) for number in range(10_000)}
    assert len(states) == 10_000
    assert all(0 < state < rng.MULTIPLIER * 2**32 - 1 for state in states)
