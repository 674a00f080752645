"""TATSU-6: scoring a hand."""

from __future__ import annotations

import pytest

from foxfire.core.play import Play
from tests.games.tatsu.set_up import do, endgame
from tests.oracle.tatsu import PACK

# The last trick, which red takes for one point; all else was captured by yellow but what is named.
LAST = ("Rx3", "Yx1", "R6", "Yx2")


def last_trick(red: str, *, last: tuple[str, ...] = LAST, target: int = 9_999) -> Play:
    """The end of a hand before which red had captured these."""
    yellow = [card for card in PACK if card not in {*red.split(), *last}]
    play = endgame(*last, yellow=" ".join(yellow), options={"target": target})
    return do(play, *last)


def score(play: Play) -> tuple[int, int]:
    scores = play.open_state()["scores"]
    assert scores[:2] == scores[2:]
    return scores[0], scores[1]


def test_tatsu_6_1_points_of_both_clans_times_the_sum_of_own_multipliers() -> None:
    play = last_trick("R1/3 R1/7 Y1/7 Y2")
    assert score(play)[0] == (3 + 7 + 7 + 1 + 1) * 3
    play = last_trick("R1/3 Rx2 Y1/7 Y2")
    assert score(play)[0] == (3 + 7 + 1 + 1) * (3 + 2)


def test_tatsu_6_1_without_an_own_multiplier_nothing() -> None:
    play = last_trick("R1/3 R1/7 Yx3 Y1/7", last=("R2", "Yx1", "R6", "Yx2"))
    assert score(play) == (0, 0)


def test_tatsu_6_1_all_multipliers_make_six() -> None:
    play = last_trick("Rx1 Rx2 Y1/7 Y1/6")
    assert score(play)[0] == (7 + 6 + 1) * 6


@pytest.mark.parametrize(("red", "made"), [("Rx2 R3 Yx3 Y1/6", 20), ("Rx1 Rx3 Yx3 Y1/7", 40)])
def test_tatsu_6_2_ten_points_make_20_or_40(red: str, made: int) -> None:
    """Three points are in the last trick."""
    assert score(last_trick(red, last=("R2", "Y3", "R6", "Yx2")))[0] == made


def test_tatsu_6_3_a_multiplier_of_the_other_clan_gives_nothing() -> None:
    assert score(last_trick("R1/3 R1/7 Yx3 Y2"))[0] == (3 + 7 + 1 + 1) * 3


def test_tatsu_6_3_but_the_other_side_cannot_use_it() -> None:
    assert score(last_trick("R1/3 R1/7 Yx3 Y2"))[1] == 0
    with_it = score(last_trick("R1/3 R1/7 Y3 Y2"))[1]
    assert with_it == (60 - 3 - 7 - 1 - 1 - 1) * 3
