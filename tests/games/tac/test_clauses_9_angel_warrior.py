"""TAC-9: Angel and Warrior."""

from __future__ import annotations

from typing import Any

import pytest

from foxfire.core.play import Play
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


def master(board: str, hand: str, **given: Any) -> Play:
    return table(board, hand, master=True, **given)


@pytest.mark.parametrize("card", ["fool", "angel", "devil"])
def test_tac_9_1_fool_angel_and_devil_need_no_marble_on_the_ring(card: str) -> None:
    """And so must be played."""
    play = master("", f"{card} 5")
    assert plays(play) == [card]
    assert refused_by(play, "discard 5") == refused_by(play, f"discard {card}") == "TAC-3.1"


def test_tac_9_1_the_warrior_does() -> None:
    assert plays(master("S20", "warrior 5")) == ["-5", "-warrior"]


def test_tac_9_5_the_angel_brings_in_a_marble_of_the_left_neighbour() -> None:
    play = master("R20 S30", "angel")
    assert ways(play, "angel") == ["S.p>17"]
    do(play, "angel S.p>17")
    assert (board_of(play), acting(play)) == ("R20 S17* S30", (1, 1))


@pytest.mark.parametrize("colour", "RSAJ")
def test_tac_9_5_it_kicks_what_stands_there(colour: str) -> None:
    play = master(f"{colour}17 R40", "angel")
    assert board_of(do(play, "angel S.p>17")) == "R40 S17*"


def test_tac_9_5_the_pocket_comes_first() -> None:
    play = do(master("R20 S30 S40 S.h4", "angel"), "angel")
    assert play.legal == ["S.p>"]
    for place in ("30>", "S.h4>", "20>", "R.p>", "A.p>", "2>"):
        assert refused_by(play, place) == "TAC-9.5"


def test_tac_9_5_with_an_empty_pocket_it_moves_a_marble_1_or_13() -> None:
    play = master("S20 S30 S40 S60", "angel")
    assert ways(play, "angel") == ["20>21", "30>31", "40>41", "40>53", "60>9", "60>61"]
    assert board_of(do(play, "angel 60>9")) == "S9 S20 S30 S40"


def test_tac_9_5_any_of_his_marbles_that_can_in_his_house_too() -> None:
    play = master("S20 S.h1 S.h2 S.h4", "angel")
    assert ways(play, "angel") == ["20>21", "20>33", "S.h2>S.h3"]
    assert refused_by(play, "angel S.h1>") == refused_by(play, "angel S.h4>") == "TAC-9.5"


def test_tac_9_5_into_his_house() -> None:
    assert ways(master("S17 S.h4 S.h3 S6", "angel"), "angel") == [
        "6>7",
        "17>18",
        "17>30",
        "17>S.h1",
    ]
    assert ways(master("S17* S.h4 S.h3 S40", "angel"), "angel") == [
        "17>18", "17>30", "40>41", "40>53",
    ]  # fmt: skip
    assert ways(master("S6 S.h4 S.h3 S40", "angel"), "angel") == [
        "6>7", "6>19", "6>S.h2", "40>41", "40>53",
    ]  # fmt: skip


def test_tac_9_5_the_switch_leaves_house_marbles_where_they_are() -> None:
    """A ring marble may still run in."""
    play = master("S17 S.h2 S.h3 S40", "angel", options={"angel_house": False})
    assert ways(play, "angel") == ["17>18", "17>30", "17>S.h1", "40>41", "40>53"]
    assert refused_by(play, "angel S.h3>S.h4") == "TAC-9.5"
    assert "S.h3>S.h4" in ways(master("S17 S.h2 S.h3 S40", "angel"), "angel")


def test_tac_9_5_only_1_and_13_and_not_over_a_marble() -> None:
    play = do(master("S20 S30 S.h3 S.h4 R33", "angel"), "angel", "30>")
    assert play.legal == [">31"]
    assert refused_by(play, ">43") == refused_by(play, ">32") == "TAC-9.5"


def test_tac_9_5_moving_it_kicks() -> None:
    play = master("S20 S40 S.h3 S.h4 R33 J41", "angel")
    assert board_of(do(play.copy(), "angel 20>33")) == "S33 S40 S.h3 S.h4 J41"
    assert board_of(do(play, "angel 40>41")) == "R33 S20 S41 S.h3 S.h4"


def test_tac_9_5_for_the_right_neighbour_if_the_left_one_is_home() -> None:
    play = master(home("S") + " R20", "angel")
    assert ways(play, "angel") == ["J.p>49"]
    assert refused_by(play, "angel S.h4>") == "TAC-9.5"
    assert board_of(do(play, "angel J.p>49")) == "R20 " + home("S") + " J49*"


def test_tac_9_5_neighbours_are_those_of_the_seat_also_for_who_is_home() -> None:
    """Seat 0 moves the marbles of seat 2, but its Angel serves seat 1."""
    play = master(home("R") + " A20", "angel")
    assert ways(play, "angel") == ["S.p>17"]


@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_tac_9_5_together_it_serves_the_own_team_if_both_neighbours_are_home(mode: str) -> None:
    play = master(home("S", "J") + " R20 A40 A50 A60 A.h4", "angel", mode=mode)
    assert ways(play, "angel") == ["40>41", "50>51", "60>9", "60>61", "R.p>1"]
    assert board_of(do(play, "angel 60>9")) == "R20 " + home("S") + " A9 A40 A50 A.h4 " + home("J")


def test_tac_9_5_together_only_colours_that_are_not_home() -> None:
    play = master(home("S", "J", "R") + " A40", "angel", mode="coop")
    assert ways(play, "angel") == ["A.p>33"]


def test_tac_9_5_together_it_serves_the_left_neighbour_while_he_is_not_home() -> None:
    assert ways(master("R20", "angel", mode="coop"), "angel") == ["S.p>17"]


def test_tac_9_5_the_left_neighbour_has_his_turn_as_usual() -> None:
    play = do(master("R40", "angel", others={1: "5"}), "angel S.p>17")
    assert (acting(play), plays(play)) == ((1, 1), ["5"])


def test_tac_9_6_the_warrior_runs_to_the_next_marble_and_kicks_it() -> None:
    play = master("R20 S50 A3", "warrior")
    assert ways(play, "warrior") == ["20>50"]
    assert board_of(do(play, "warrior 20>50")) == "R50 A3"


@pytest.mark.parametrize("colour", "RSAJ")
def test_tac_9_6_of_any_colour_own_too(colour: str) -> None:
    play = master(f"R20 {colour}30 S60", "warrior")
    assert board_of(do(play, "warrior 20>30")) == "R30 S60"


def test_tac_9_6_an_own_marble_is_chosen() -> None:
    play = master("R20 R30 S40", "warrior")
    assert results(play, "warrior") == {"R30 S40", "R20 R40"}
    assert refused_by(play, "warrior 40>") == "TAC-3.3"
    assert refused_by(do(play, "warrior", "30>"), ">20") == "TAC-9.6"


def test_tac_9_6_it_never_turns_into_a_house() -> None:
    assert ways(master("R60 S20", "warrior"), "warrior") == ["60>20"]
    assert ways(master("R1 S20", "warrior"), "warrior") == ["1>20"]


def test_tac_9_6_around_the_ring_to_what_stands_just_behind() -> None:
    assert board_of(do(master("R20 J19", "warrior"), "warrior 20>19")) == "R19"


def test_tac_9_6_alone_it_kicks_itself() -> None:
    """Fresh or not, its colour has one marble more in the pocket."""
    for board in ("R20 S.h4", "R1* S.h4"):
        play = master(board, "warrior")
        field = board.split()[0].strip("R*")
        assert ways(play, "warrior") == [f"{field}>{field}"]
        assert board_of(do(play, f"warrior {field}>{field}")) == "S.h4"


def test_tac_9_6_it_kicks_a_fresh_marble_too() -> None:
    assert board_of(do(master("R12 S17*", "warrior"), "warrior 12>17")) == "R17"


def test_tac_9_6_it_is_no_longer_fresh_itself() -> None:
    play = master("R1* S17 R40", "warrior")
    assert board_of(do(play, "warrior 1>17")) == "R17 R40"
    around = master("R40 R1*", "warrior")
    assert board_of(do(around, "warrior 40>1")) == "R1"


def test_tac_9_6_not_without_an_own_ring_marble() -> None:
    play = master("R.h1 S20", "warrior 5")
    assert plays(play) == ["-5", "-warrior"]
    assert refused_by(play, "warrior") == "TAC-9.6"


def test_tac_9_11_tac_on_an_angel_undoes_it_and_serves_its_own_neighbour() -> None:
    play = do(master("R20", "angel", others={1: "tac"}), "angel S.p>17")
    assert ways(play, "tac") == ["A.p>33"]
    assert board_of(do(play, "tac A.p>33")) == "R20 A33*"


def test_tac_9_11_tac_on_a_warrior_undoes_it_and_runs_itself() -> None:
    play = do(master("R20 S30", "warrior", others={1: "tac"}), "warrior 20>30")
    assert board_of(play) == "R30"
    assert board_of(do(play, "tac 30>20")) == "S20"


def test_tac_9_11_without_an_own_marble_on_the_ring_of_before_a_warrior_cannot_be_used() -> None:
    play = do(master("R20 A30", "warrior", others={1: "tac"}), "warrior 20>30")
    assert refused_by(play, "tac") == "TAC-8.1"


def test_tac_9_11_a_discarded_warrior_can_be_used() -> None:
    play = master("S20 A40", "warrior", others={1: "tac"})
    do(play, "discard warrior")
    assert board_of(do(play, "tac 20>40")) == "S40"


def test_tac_9_11_a_discarded_angel_can_be_used() -> None:
    """Discarded because of an 8."""
    play = do(master("R20", "8", others={1: "angel", 2: "tac"}), "8 skip", "discard angel")
    assert board_of(do(play, "tac J.p>49")) == "R20 J49*"


def test_tac_9_11_a_discarded_devil_can_be_used() -> None:
    play = master("R20", "8 9", others={1: "devil 9", 2: "tac 9", 3: "5 6"})
    do(play, "8 skip", "discard devil", "tac")
    assert (play.phase, acting(play), plays(play)) == ("card", (2, 3), ["-5", "-6"])
