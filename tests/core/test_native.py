"""Compiling kernels: bounds are checked here, names lead to compiled forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba.core.errors import NumbaError

import foxfire.core.native
from foxfire.core import bits, cache
from foxfire.core.bits import bit, count, has, highest, lowest, nth
from foxfire.core.kernel import is_intrinsic, is_kernel, kernel
from foxfire.core.native import native


@kernel
def place(numbers: Any, index: int) -> int:
    return int(numbers[index])


@kernel
def place_of_row(states: Any, index: int) -> int:
    return int(states[0].hands[index])


@kernel
def allocate(size: int) -> int:
    return len(np.zeros(size))


@kernel
def ask_bits(masks: Any, out: Any) -> None:
    """Every question of `bits` about every mask, a row each."""
    for line in range(len(masks)):
        mask = masks[line]
        out[line, 0] = count(mask)
        out[line, 1] = lowest(mask)
        out[line, 2] = highest(mask)
        out[line, 3] = nth(mask, count(mask) - 1)
        out[line, 4] = 1 if has(mask, 5) else 0
        out[line, 5] = bit(count(mask) - 1)


@kernel
def every_bit(mask: int, out: Any) -> None:
    for n in range(count(mask)):
        out[n] = nth(mask, n)


@kernel
def every_bit_by_a_loop(mask: int, out: Any) -> None:
    for n in range(count(mask)):
        out[n] = nth(mask, n)


@kernel
def first_of_new(size: int) -> float:
    return float(np.zeros(size)[0])


def test_a_kernel_that_allocates_is_refused() -> None:
    """Nobody counts references in kernels, so what they made would never be freed."""
    from numba.core.errors import NumbaError

    with pytest.raises(NumbaError):
        native(first_of_new)(3)


def test_tests_compile_with_bounds_checks() -> None:
    assert cache.flags().bounds_checked


@pytest.mark.parametrize("index", [3, 4, 1000, -4])
def test_a_bad_index_raises_when_compiled(index: int) -> None:
    numbers = np.array([5, 6, 7], np.int64)
    assert native(place)(numbers, 1) == 6
    with pytest.raises(IndexError):
        native(place)(numbers, index)


def test_a_bad_index_into_a_field_raises_when_compiled() -> None:
    from foxfire.core.registry import game

    states = game("fox").state_type().pack()
    assert native(place_of_row)(states, 1) == 0
    with pytest.raises(IndexError):
        native(place_of_row)(states, 2)


def test_intrinsics_say_the_same_plain_and_compiled() -> None:
    masks = [1, 2, 3, 0b101000, 32, 2**33 - 1, 2**61, 2**62 - 1, 2**61 + 1]
    out = np.zeros((len(masks), 6), np.int64)
    native(ask_bits)(np.array(masks, np.int64), out)
    plain = np.zeros((len(masks), 6), np.int64)
    ask_bits(masks, plain)
    assert out.tolist() == plain.tolist()
    assert plain[3].tolist() == [2, 3, 5, 5, 1, 2]


MASKS = [1, 0b101000, 2**28 - 1, 0x0F0F_0F0F_0F0F_0F0F, 2**61, 2**62 - 1]


@pytest.mark.parametrize("mask", MASKS)
def test_the_nth_bit_is_the_same_plain_and_compiled(mask: int) -> None:
    found = np.full(62, -1)
    native(every_bit)(mask, found)
    assert found[: count(mask)].tolist() == list(bits.numbers(mask))
    assert [nth(mask, n) for n in range(count(mask))] == list(bits.numbers(mask))


def test_the_nth_bit_is_the_same_on_other_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foxfire.core.native, "_deposits_bits", lambda context: False)
    for mask in MASKS:
        found = np.full(62, -1)
        native(every_bit_by_a_loop)(mask, found)
        assert found[: count(mask)].tolist() == list(bits.numbers(mask))


def test_numbers_of_a_mask_ascend() -> None:
    assert list(bits.numbers(0b1011)) == [0, 1, 3]
    assert list(bits.numbers(0)) == []


def test_only_kernels_are_compiled() -> None:
    def ordinary() -> None: ...

    with pytest.raises(TypeError, match="not a kernel"):
        native(ordinary)
    assert is_kernel(place)
    assert is_intrinsic(count)
    assert not is_kernel(ordinary)


def test_a_kernel_that_allocates_is_not_compiled() -> None:
    """Nothing is allocated, so nobody need count who holds an array: that takes long."""
    with pytest.raises(NumbaError, match="zeros"):
        native(allocate)(3)


def test_a_kernel_is_compiled_once_and_stays_plain_itself() -> None:
    assert native(place) is native(place)
    assert place([1, 2], -1) == 2  # plain Python, as written


def test_nothing_is_compiled_before_the_first_call() -> None:
    @kernel
    def never_called(number: int) -> int:
        return number

    assert not native(never_called).signatures  # type: ignore[attr-defined]
