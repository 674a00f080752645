"""Copying a struct inside a kernel: the same plain and compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba.core.errors import TypingError

from foxfire.core.errors import FieldRangeError
from foxfire.core.kernel import is_intrinsic, kernel
from foxfire.core.native import native
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.core.struct import Struct, copy_struct, fill_places, int8, int64, row, scalar


class Small(Struct):
    """With padding between its fields."""

    one: int = scalar(int8)
    wide: int = scalar(int64)
    many: Any = row(int8, 3)


@kernel
def copy_and_go_on(states: Any) -> None:
    """The second becomes the first, which then changes alone."""
    copy_struct(states[1], states[0])
    states[0].rng = 7


@kernel
def copy_small(targets: Any, sources: Any) -> None:
    copy_struct(targets[0], sources[0])


@kernel
def fill_small(targets: Any, first: int, end: int, value: int) -> None:
    fill_places(targets[0].many, first, end, value)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_copied_state_is_equal_and_independent_in_both_forms(game_id: str) -> None:
    state = Play(game(game_id), seed=4).state
    blank = type(state)()
    packed = np.concatenate([state.pack(), blank.pack()])
    native(copy_and_go_on)(packed)
    plain = [state.copy(), blank]
    copy_and_go_on(plain)
    assert plain[1] == state == type(state).unpack(packed, 1)
    assert plain[0].rng == type(state).unpack(packed, 0).rng == 7


def test_only_structs_of_one_kind_are_copied() -> None:
    other, small = Play(game("fox"), seed=1).state, Small()
    with pytest.raises(TypeError, match="a FoxState cannot become a Small"):
        copy_struct(small, other)
    with pytest.raises(TypingError):
        native(copy_small)(small.pack(), other.pack())


def test_a_struct_that_no_game_owns_is_copied_too() -> None:
    small = Small()
    small.one, small.wide, small.many[2] = -3, 2**60, 9
    target = Small().pack()
    native(copy_small)(target, small.pack())
    assert Small.unpack(target) == small
    assert is_intrinsic(copy_struct)


@pytest.mark.parametrize(("first", "end"), [(0, 3), (1, 2), (2, 2), (3, 1)])
def test_places_are_filled_alike_in_both_forms(first: int, end: int) -> None:
    plain, packed = Small(), Small().pack()
    fill_small([plain], first, end, -5)
    native(fill_small)(packed, first, end, -5)
    assert list(plain.many) == [-5 if first <= place < end else 0 for place in range(3)]
    assert Small.unpack(packed) == plain


@pytest.mark.parametrize(("first", "end", "value"), [(-1, 2, 1), (0, 4, 1), (0, 3, 128)])
def test_places_that_are_not_there_or_do_not_fit_are_refused(
    first: int, end: int, value: int
) -> None:
    small = Small()
    with pytest.raises((IndexError, FieldRangeError)):
        fill_places(small.many, first, end, value)
    assert small == Small()


def test_rows_that_are_equal_are_kept_once() -> None:
    one, other = Small(), Small()
    one.many[0] = 1
    other.share_rows(one)
    assert other.many is not one.many
    one.many[0] = 0
    other.share_rows(one)
    assert other.many is one.many
    twin = other.copy()
    twin.many[1] = 3
    assert one == other == Small()
