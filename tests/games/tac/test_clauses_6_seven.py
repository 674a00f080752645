"""TAC-6: the 7."""

from __future__ import annotations

import pytest

from tests.games.tac.set_up import (
    acting,
    board_of,
    do,
    home,
    plays,
    refused_by,
    results,
    table,
    ways,
)


def test_tac_6_1_seven_single_steps_with_one_marble() -> None:
    play = table("R20", "7")
    assert results(play, "7") == {"R27"}
    assert board_of(do(play, "7 20>27")) == "R27"


def test_tac_6_1_or_shared_out_among_own_marbles() -> None:
    play = table("R20 R40", "7")
    assert results(play, "7") == {f"R{20 + n} R{47 - n}" for n in range(8)}


def test_tac_6_1_in_any_order() -> None:
    """First the one behind, then the one ahead, then the first again, past nobody."""
    play = do(table("R20 R22", "7"), "7 20>21 22>26 21>23")
    assert (board_of(play), acting(play)) == ("R23 R26", (1, 1))


def test_tac_6_1_forward_only() -> None:
    play = do(table("R20", "7"), "7", "20>")
    assert play.legal == [">21"]
    assert refused_by(play, ">19") == "TAC-6.3"


def test_tac_6_1_no_other_marbles() -> None:
    play = do(table("R20 S30 A40", "7"), "7")
    assert play.legal == ["20>"]
    assert refused_by(play, "40>") == refused_by(play, "30>") == "TAC-3.3"


def test_tac_6_2_every_step_kicks_whatever_its_colour() -> None:
    play = table("R20 S22 A24 J26 R27", "7")
    assert board_of(do(play, "7 20>27")) == "R27"


def test_tac_6_2_only_where_a_step_lands() -> None:
    """Four steps with one marble and three with another kick what they meet and no more."""
    play = table("R20 S21 S25 R40 A43 A44", "7")
    assert board_of(do(play, "7 20>24 40>43")) == "R24 R43 S25 A44"


def test_tac_6_2_it_passes_over_nothing() -> None:
    """What stands in the way of a 5 is kicked by a 7."""
    play = table("R20 S23", "5 7")
    assert plays(play) == ["7"]
    assert results(play, "7") == {"R27"}


def test_tac_6_2_own_marbles_are_kicked_too() -> None:
    assert board_of(do(table("R20 R21", "7"), "7 20>27")) == "R27"


def test_tac_6_2_a_kicked_marble_is_no_longer_there_to_move() -> None:
    play = do(table("R20 R21", "7"), "7 20>21")
    assert play.legal == ["21>"]


def test_tac_6_3_in_the_house_forward_and_back() -> None:
    play = table("R.h2", "7")
    assert ways(play, "7") == ["R.h2>R.h1", "R.h2>R.h3"]
    assert results(play, "7") == {"R.h1", "R.h3"}
    assert board_of(do(play, "7 R.h2>R.h4 R.h4>R.h1 R.h1>R.h3")) == "R.h3"


def test_tac_6_3_never_out_of_it() -> None:
    play = do(table("R.h1 R40", "7"), "7")
    assert ways(table("R.h1 R40", "7"), "7") == ["40>41", "R.h1>R.h2"]
    do(play, "R.h1>")
    assert refused_by(play, ">1") == refused_by(play, ">64") == "TAC-6.3"


def test_tac_6_3_one_that_came_in_during_this_7_may_move_inside() -> None:
    """Three steps to slot 1, three deeper, one back."""
    play = table("R63", "7")
    assert results(play, "7") == {"R6", "R.h1", "R.h3"}
    assert board_of(do(play, "7 63>R.h4 R.h4>R.h3")) == "R.h3"


def test_tac_6_3_marbles_that_were_stuck_stay() -> None:
    play = do(table("R.h1 R.h3 R.h4", "7"), "7")
    assert play.legal == ["R.h1>"]
    assert refused_by(play, "R.h3>") == refused_by(play, "R.h4>") == "TAC-4.7"


def test_tac_6_3_all_seven_steps_may_be_made_in_the_house() -> None:
    """Each step moves the one gap by one slot: after seven it is in slot 1 or 3."""
    play = table("R.h1 R.h2 R.h3", "7")
    assert results(play, "7") == {"R.h1 R.h2 R.h4", "R.h2 R.h3 R.h4"}


def test_tac_6_3_with_nothing_to_step_it_cannot_be_played() -> None:
    play = table("R.h3 R.h4 S30", "7")
    assert plays(play) == ["-7"]
    assert refused_by(play, "7") == "TAC-6.3"


def test_tac_6_4_all_seven_steps_must_be_made() -> None:
    play = do(table("R20", "7 5"), "7 20>26")
    assert (play.phase, play.show(0)["steps"], play.legal) == ("from", 1, ["26>"])
    do(play, "26>27")
    assert (board_of(play), acting(play)) == ("R27", (1, 1))


@pytest.mark.parametrize("card", ["5", "discard 5", "7"])
def test_tac_6_4_it_cannot_be_broken_off(card: str) -> None:
    play = do(table("R20", "7 5"), "7 20>26")
    assert refused_by(play, card) == "TAC-3.1"


def test_tac_6_4_what_cannot_be_completed_is_illegal_from_its_first_step() -> None:
    """The last marble stands before its house and nobody else could go on."""
    play = table("R1 R.h2 R.h3 R.h4 S30", "7")
    assert ways(play, "7") == ["1>2"]
    assert results(play, "7") == {"R8 R.h2 R.h3 R.h4 S30"}


def test_tac_6_5_the_partners_marbles_make_the_rest() -> None:
    play = table("R63 R.h2 R.h3 R.h4 A40", "7")
    assert board_of(do(play, "7 63>R.h1 40>44")) == home("R") + " A44"


def test_tac_6_5_on_the_ring_or_in_his_house() -> None:
    play = do(table("R1 R.h2 R.h3 R.h4 A40 A.h1 A.h4", "7"), "7 1>R.h1")
    assert play.legal == ["40>", "A.h1>"]
    assert refused_by(play, "A.h4>") == "TAC-4.7"
    assert board_of(do(play, "40>41", "A.h1>A.h2", "A.h2>A.h3", "41>42", "42>43", "43>44")) == (
        home("R") + " A44 A.h3 A.h4"
    )


def test_tac_6_5_in_his_house_alone() -> None:
    play = table("R1 R.h2 R.h3 R.h4 A.h3", "7")
    assert results(play, "7") == {
        "R8 R.h2 R.h3 R.h4 A.h3", home("R") + " A.h1", home("R") + " A.h3",
    }  # fmt: skip


def test_tac_6_5_the_partners_marbles_may_kick() -> None:
    play = table("R1 R.h2 R.h3 R.h4 A40 S42 J43", "7")
    assert board_of(do(play, "7 1>R.h1 40>46")) == home("R") + " A46"


@pytest.mark.parametrize("partner", ["", "A.h4", "A.h3 A.h4", "A.h2 A.h3 A.h4"])
def test_tac_6_5_if_they_cannot_the_last_marble_may_not_go_in(partner: str) -> None:
    """Pocket marbles and stuck ones make no steps."""
    board = f"R1 R.h2 R.h3 R.h4 {partner}".strip()
    play = do(table(board, "7"), "7", "1>")
    assert play.legal == [">2"]
    assert refused_by(play, ">R.h1") == "TAC-6.5"


def test_tac_6_5_with_the_seventh_step_it_may() -> None:
    play = table("R59 R.h2 R.h3 R.h4", "7")
    assert results(play, "7") == {"R2 R.h2 R.h3 R.h4", home("R")}


def test_tac_6_5_one_step_too_early_it_may_not() -> None:
    play = do(table("R60 R.h2 R.h3 R.h4", "7"), "7 60>1", "1>")
    assert (play.show(0)["steps"], play.legal) == (2, [">2"])
    assert refused_by(play, ">R.h1") == "TAC-6.5"


def test_tac_6_5_going_in_third_is_not_going_in_last() -> None:
    """The fourth is in the pocket; the steps go on in the own house."""
    play = table("R1 R.h3 R.h4", "7")
    assert results(play, "7") == {"R8 R.h3 R.h4", "R.h1 R.h3 R.h4"}


def test_tac_6_5_both_colours_come_home_only_with_the_last_step() -> None:
    """Seven steps: one brings R home, six A; with less to go A must run past."""
    exact = table("R1 R.h2 R.h3 R.h4 A28 A.h2 A.h3 A.h4", "7", others={1: "12"})
    assert home("R", "A") in results(exact, "7")
    near = do(table("R1 R.h2 R.h3 R.h4 A29 A.h2 A.h3 A.h4", "7"), "7 1>R.h1 29>33", "33>")
    assert near.legal == [">34"]
    assert refused_by(near, ">A.h1") == "TAC-6.5"


def test_tac_6_5_who_was_home_makes_all_steps_with_the_partners_marbles() -> None:
    play = table(home("R") + " A30 A.h2", "7")
    assert ways(play, "7") == ["30>31", "A.h2>A.h1", "A.h2>A.h3"]
