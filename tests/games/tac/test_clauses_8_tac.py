"""TAC-8: undoing what was done last and playing that card."""

from __future__ import annotations

import pytest

from tests.games.tac.set_up import (
    acting,
    board_of,
    do,
    hand_of,
    plays,
    prev_of,
    refused_by,
    results,
    table,
    ways,
)


def test_tac_8_1_the_last_action_is_undone_and_its_card_played() -> None:
    """Seat 0 kicks with a 5; seat 1 takes that back and plays the 5 itself."""
    play = table("R20 S25 S40", "5", others={1: "tac"})
    do(play, "5 20>25")
    assert (board_of(play), prev_of(play)) == ("R25 S40", "R20 S25 S40")
    assert ways(play, "tac") == ["25>30", "40>45"]
    do(play, "tac 40>45")
    assert (board_of(play), prev_of(play)) == ("R20 S25 S45", "R25 S40")
    assert acting(play) == (2, 2)


def test_tac_8_1_it_depends_on_the_board_of_before_whether_it_can_be_played() -> None:
    """Now a 5 would be possible for seat 1, but on the board of before it was not."""
    blocked = table("S20 R60", "tac 5", seat=1, pile="5", prev="S20 R23 R60")
    assert plays(blocked) == ["5"]
    assert refused_by(blocked, "tac") == "TAC-8.1"


def test_tac_8_1_freshness_comes_back_too() -> None:
    play = do(table("R1* S30", "5", others={1: "tac"}), "5 1>6", "tac 30>35")
    assert board_of(play) == "R1* S35"


def test_tac_8_1_a_whole_7_is_one_action() -> None:
    play = table("R20 R40 S23 A42 S50", "7", others={1: "tac"})
    do(play, "7 20>23 40>44")
    assert board_of(play) == "R23 R44 S50"
    do(play, "tac 7 23>26 50>54")
    assert board_of(play) == "R20 R40 S26 S54 A42"
    assert prev_of(play) == "R23 R44 S50"


def test_tac_8_1_hands_and_so_the_skip_of_an_8_are_as_they_are_now() -> None:
    """Seat 1 holds its last card, the TAC; seat 2 has one left and is skipped."""
    play = do(table("R20 S30", "8", others={1: "tac", 2: "12"}), "8 20>28")
    assert ways(play, "tac") == ["skip", "30>38"]
    do(play, "tac skip")
    assert (play.phase, acting(play), board_of(play)) == ("skipped", (2, 2), "R20 S30")


def test_tac_8_1_without_a_next_player_with_a_card_there_is_no_skip_to_use() -> None:
    """Seat 3 lays the last card of the deal: nobody is left whom its 8 could skip."""
    play = table("J20 A30", "8", seat=2, ahead=2, others={3: "tac"})
    do(play, "8 30>38")
    assert ways(play, "tac") == ["20>28"]


def test_tac_8_1_laying_a_fool_is_no_action() -> None:
    """Seat 1's Fool does not become what is undone: the 5 of seat 0 does."""
    play = table("R20 S30", "5 9", others={1: "fool 9", 2: "tac 9"}, master=True)
    do(play, "5 20>25", "fool")
    assert (board_of(play), prev_of(play), hand_of(play, 1)) == ("R25 S30", "R20 S30", "9 tac")
    assert board_of(do(play, "tac 30>35")) == "R20 S35"


def test_tac_8_1_right_after_its_discard_a_fool_is_the_card_to_use() -> None:
    """An 8 made seat 1 discard its Fool; seat 2 plays it by TAC and passes the hands on."""
    play = table("R20 A40", "8 9", master=True, others={1: "fool 10", 2: "tac 12", 3: "6 6"})
    do(play, "8 skip", "discard fool", "tac")
    assert (play.phase, acting(play)) == ("card", (2, 2))
    assert [hand_of(play, seat) for seat in range(4)] == ["10", "12", "6 6", "9"]
    assert board_of(play) == "R20 A40"


def test_tac_8_1_a_fool_carried_out_by_tac_never_counts() -> None:
    """After the TAC that used the discarded Fool, E is the 8 again, on the board of now."""
    play = table("R20 A40", "8 9", master=True, others={1: "fool 10", 2: "tac 12", 3: "tac 6"})
    do(play, "8 skip", "discard fool", "tac")
    assert play.show(0)["effective"] == "8"
    assert ways(play, "tac") == ["skip", "40>48"]


def test_tac_8_1_under_another_card_a_discarded_fool_is_passed_over() -> None:
    """A TAC discarded onto it leaves the card below both."""
    play = table("R20 J30", "tac", seat=3, master=True, pile="9 -fool -tac")
    assert play.show(0)["effective"] == "9"
    assert ways(play, "tac") == ["30>39"]


def test_tac_8_2_a_tac_on_a_tac_restores_what_the_first_one_undid() -> None:
    """And plays the same 5 again."""
    play = table("R20 S25 S40 A50", "5", others={1: "tac", 2: "tac"})
    do(play, "5 20>25", "tac 40>45")
    assert board_of(play) == "R20 S25 S45 A50"
    do(play, "tac 50>55")
    assert board_of(play) == "R25 S40 A55"
    assert prev_of(play) == "R20 S25 S45 A50"


def test_tac_8_2_chains_of_any_length_follow() -> None:
    """Four TACs on one 5; the last kicks the marble that it found restored."""
    play = table("R20 S30 A40 J50", "5 tac", others={1: "tac 9", 2: "tac 9", 3: "tac 9"})
    do(play, "5 20>25")
    boards = []
    for turn in ("tac 30>35", "tac 40>45", "tac 50>55", "tac 25>30"):
        do(play, turn)
        boards.append(board_of(play))
    assert boards == [
        "R20 S35 A40 J50", "R25 S30 A45 J50", "R20 S35 A40 J55", "R30 A45 J50",
    ]  # fmt: skip


def test_tac_8_3_the_functions_of_the_card_are_free_to_choose_again() -> None:
    """An exit that brought a marble in may move one, and the other way round."""
    play = do(table("S30", "13", others={1: "tac"}), "13 R.p>1")
    assert ways(play, "tac") == ["30>43", "S.p>17"]
    assert board_of(do(play.copy(), "tac 30>43")) == "S43"
    assert board_of(do(play, "tac S.p>17")) == "S17* S30"


def test_tac_8_3_an_8_that_moved_may_skip_and_one_that_skipped_may_move() -> None:
    play = table("R20 S30", "8", others={1: "tac", 2: "12"})
    assert ways(do(play.copy(), "8 20>28"), "tac") == ["skip", "30>38"]
    assert ways(do(play, "8 skip"), "tac") == ["skip", "30>38"]


def test_tac_8_4_after_a_discard_nothing_is_undone() -> None:
    play = do(table("S20 J60", "5", others={1: "tac"}), "discard 5")
    assert (board_of(play), prev_of(play)) == ("S20 J60", "S20 J60")
    assert board_of(do(play, "tac 20>25")) == "S25 J60"


def test_tac_8_4_after_a_discard_by_an_8_the_discarded_card_is_used() -> None:
    """Not the 8; seat 2 uses the 13 that seat 1 threw away."""
    play = do(table("R20 A50", "8", others={1: "13", 2: "tac"}), "8 skip", "discard 13")
    assert ways(play, "tac") == ["50>63", "A.p>33"]
    assert board_of(do(play, "tac A.p>33")) == "R20 A33* A50"


def test_tac_8_4_after_a_discarded_tac_the_card_under_it() -> None:
    """Seat 1 cannot use the 5 and discards its TAC; seat 2 uses the 5 on the board as it is."""
    play = table("R20 A50", "5", others={1: "tac", 2: "tac"})
    do(play, "5 20>25")
    assert plays(play) == ["-tac"]
    do(play, "discard tac")
    assert (board_of(play), prev_of(play)) == ("R25 A50", "R25 A50")
    assert board_of(do(play, "tac 50>55")) == "R25 A55"


def test_tac_8_5_tac_cannot_be_the_first_card_of_a_deal() -> None:
    play = table("R20 S30", "tac 2 3 5 6")
    assert plays(play) == ["2", "3", "5", "6"]
    assert refused_by(play, "tac") == "TAC-8.5"


def test_tac_8_5_alone_it_is_discarded_then() -> None:
    play = table("", "tac tac tac 5 6")
    assert plays(play) == ["-5", "-6", "-tac"]


def test_tac_8_5_on_a_discarded_tac_alone_there_is_no_card_either() -> None:
    play = do(table("S30", "tac tac tac 5 6", others={1: "tac 2"}), "discard tac")
    assert play.show(0)["effective"] is None
    assert refused_by(play, "tac") == "TAC-8.5"


def test_tac_8_5_it_never_reaches_into_an_earlier_deal() -> None:
    """The last card of the deal is a 5; the first of the next cannot undo it."""
    play = do(table("R20 S30", "5", ahead=3), "5 20>25")
    while play.phase == "give":
        play.do(play.legal[0])
    assert (play.show(0)["pile"], play.show(0)["effective"]) == ([], None)
    assert prev_of(play) == board_of(play) == "R25 S30"


def test_tac_8_6_who_is_skipped_may_answer_with_tac() -> None:
    """The skip is undone: he plays the 8 himself and has had his turn."""
    play = do(table("R20 S30", "8 9", others={1: "tac 5", 2: "12 9"}), "8 skip")
    assert plays(play) == ["tac", "-5", "-tac"]
    assert board_of(do(play.copy(), "tac 30>38")) == "R20 S38"
    do(play, "tac skip")
    assert (play.phase, acting(play), plays(play)) == ("skipped", (2, 2), ["-9", "-12"])
    do(play, "discard 9")
    assert acting(play) == (3, 3)


def test_tac_8_6_he_must_be_able_to_use_the_8() -> None:
    play = do(table("R20 S.h4", "8", others={1: "tac", 2: "12"}), "8 skip")
    assert plays(play) == ["-tac"]
    assert refused_by(play, "tac") == "TAC-8.6"


def test_tac_8_6_he_may_discard_tac_or_anything_else() -> None:
    play = do(table("R20 S30 A40", "8 9", others={1: "tac 5", 2: "tac 9"}), "8 skip")
    do(play, "discard tac")
    assert (board_of(play), hand_of(play, 1), acting(play)) == ("R20 S30 A40", "5", (2, 2))
    assert ways(play, "tac") == ["skip", "40>48"]


def test_tac_8_7_tac_must_be_played_if_nothing_else_can_be() -> None:
    forced = table("R20 S30 A33", "tac 12", seat=1, pile="5", prev="R15 S20 A33")
    assert plays(forced) == ["tac"]
    assert refused_by(forced, "discard 12") == "TAC-3.1"


def test_tac_8_1_what_seat_3_did_is_undone_by_seat_0() -> None:
    play = table("J40 R5 R60", "tac", pile="4", prev="J44 R5 R60")
    assert results(play, "tac") == {"R1 R60 J44", "R5 R56 J44"}


@pytest.mark.parametrize("mode", ["teams", "coop", "solo", "two"])
def test_tac_8_1_in_every_mode(mode: str) -> None:
    play = do(table("R20 S25 S40", "5", others={1: "tac"}, mode=mode), "5 20>25", "tac 40>45")
    assert board_of(play) == "R20 S25 S45"
