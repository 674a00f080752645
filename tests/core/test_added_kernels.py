"""Generic functions of higher layers: the kernel is chosen by the struct, plain and compiled."""

from __future__ import annotations

from typing import Any

import pytest

from foxfire.core.dispatch import add_kernel, added_generic, kernel_of
from foxfire.core.dispatch import legal as generic_legal
from foxfire.core.kernel import kernel
from foxfire.core.native import native
from foxfire.core.play import Play
from foxfire.core.registry import game


@added_generic
def points_so_far(s: Any, factor: int) -> int:
    return int(kernel_of(points_so_far, type(s))(s, factor))


@kernel
def fox_points(s: Any, factor: int) -> int:
    return int(factor * (s.scores[0] + s.scores[1] + 1))


@kernel
def tatsu_points(s: Any, factor: int) -> int:
    return int(factor * (s.scores[0] - 5))


@kernel
def ask_points(states: Any, factor: int) -> int:
    return points_so_far(states[0], factor)


def test_each_struct_has_its_own_kernel_plain_and_compiled() -> None:
    for game_id, own, expected in (("fox", fox_points, 3), ("tatsu", tatsu_points, -15)):
        add_kernel(points_so_far, game(game_id).state_type, own)
        state = Play(game(game_id), seed=1).state
        assert ask_points([state], 3) == expected
        assert native(ask_points)(state.pack(), 3) == expected


def test_a_missing_kernel_is_told_and_nothing_else_stands_in_for_it() -> None:
    state = Play(game("tac"), seed=1).state
    with pytest.raises(TypeError, match="no kernel 'points_so_far' for TacState"):
        ask_points([state], 1)
    with pytest.raises(Exception, match="points_so_far"):
        native(ask_points)(state.pack(), 1)


def test_only_kernels_can_be_added() -> None:
    with pytest.raises(TypeError, match="not a kernel"):
        add_kernel(points_so_far, game("fox").state_type, len)


def test_the_kernels_of_a_game_are_found_the_same_way() -> None:
    fox = game("fox")
    assert kernel_of(generic_legal, fox.state_type) is fox.kernels.legal
