"""TAC-5: number cards."""

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
    table,
    ways,
)


@pytest.mark.parametrize("card", ["2", "3", "5", "6", "9", "10", "12"])
def test_tac_5_1_one_own_marble_goes_that_far(card: str) -> None:
    play = table("R20 R40 S60", card)
    far = int(card)
    assert ways(play, card) == [f"20>{20 + far}", f"40>{40 + far}"]
    assert board_of(do(play, f"{card} 40>{40 + far}")) == f"R20 R{40 + far} S60"


@pytest.mark.parametrize("card", ["2", "3", "5", "6", "9", "10", "12"])
def test_tac_5_1_they_bring_nothing_in(card: str) -> None:
    assert plays(table("", card)) == [f"-{card}"]


@pytest.mark.parametrize("card", ["1", "13"])
def test_tac_5_2_an_exit_brings_a_marble_in_or_moves_one(card: str) -> None:
    play = table("R20", card)
    assert ways(play, card) == [f"20>{20 + int(card)}", "R.p>1"]
    assert board_of(do(play.copy(), f"{card} R.p>1")) == "R1* R20"
    assert board_of(do(play, f"{card} 20>{20 + int(card)}")) == f"R{20 + int(card)}"


@pytest.mark.parametrize("colour", "RSAJ")
def test_tac_5_2_it_kicks_what_stands_on_the_start_field_an_own_marble_too(colour: str) -> None:
    play = table(f"{colour}1 S40", "13")
    assert board_of(do(play, "13 R.p>1")) == "R1* S40"


def test_tac_5_2_an_own_fresh_marble_is_kicked_too() -> None:
    """The new one takes its place, and is fresh as that was."""
    play = table("R1* R2", "1")
    assert ways(play, "1") == ["1>2", "2>3", "R.p>1"]
    assert board_of(do(play, "1 R.p>1")) == "R1* R2"


@pytest.mark.parametrize("card", ["1", "13"])
def test_tac_5_2_nothing_comes_in_from_an_empty_pocket(card: str) -> None:
    play = table("R20 R21 R40 R50", card)
    assert not [way for way in ways(play, card) if way.startswith("R.p")]
    assert refused_by(play, f"{card} R.p>1") == "TAC-3.3"


def test_tac_5_2_a_13_may_run_into_the_house() -> None:
    assert ways(table("R53 R54 R.h4 R.h3", "13"), "13") == ["54>3", "54>R.h2"]


def test_tac_5_3_a_4_goes_backward() -> None:
    assert ways(table("R30 R2", "4"), "4") == ["2>62", "2>R.h3", "30>26"]
    assert board_of(do(table("R2", "4"), "4 2>62")) == "R62"


@pytest.mark.parametrize(("field", "slot"), [(2, 3), (3, 2), (4, 1), (1, 4)])
def test_tac_5_3_past_the_start_field_it_may_turn_into_the_house(field: int, slot: int) -> None:
    play = table(f"R{field}", "4")
    back = (field - 4 - 1) % 64 + 1
    assert ways(play, "4") == [f"{field}>{back}", f"{field}>R.h{slot}"]
    assert board_of(do(play, f"4 {field}>R.h{slot}")) == f"R.h{slot}"


@pytest.mark.parametrize(("seat", "board", "way"), [
    (1, "S18", "18>S.h3"), (2, "A35", "35>A.h2"), (3, "J52", "52>J.h1"), (3, "J49", "49>J.h4"),
])  # fmt: skip
def test_tac_5_3_so_do_all_colours(seat: int, board: str, way: str) -> None:
    assert way in ways(table(board, "4", seat=seat), "4")


def test_tac_5_3_four_fields_past_the_start_is_just_the_start_field() -> None:
    assert ways(table("R5", "4"), "4") == ["5>1"]
    assert board_of(do(table("R5", "4"), "4 5>1")) == "R1"


def test_tac_5_3_a_fresh_marble_does_not_turn_in() -> None:
    play = table("R1*", "4")
    assert ways(play, "4") == ["1>61"]
    assert refused_by(play, "4 1>R.h4") == "TAC-5.3"


def test_tac_5_3_marbles_of_other_colours_do_not_turn_in() -> None:
    assert ways(table("S2", "4", seat=1), "4") == ["2>62"]


def test_tac_5_3_not_over_a_marble_on_the_ring_or_in_the_house() -> None:
    """On the start field stands another; in slot 2 lies one that hides slot 3."""
    assert plays(table("R2 S1", "4")) == ["-4"]
    assert ways(table("R2 R.h2", "4"), "4") == ["2>62"]
    assert ways(table("R2 S64", "4"), "4") == ["2>R.h3"]
    assert refused_by(table("R2 S1", "4"), "4") == "TAC-5.3"


def test_tac_5_3_a_taken_slot_is_no_target() -> None:
    assert ways(table("R3 R.h2", "4"), "4") == ["3>63"]
    assert ways(table("R3 R.h3", "4"), "4") == ["3>63", "3>R.h2"]


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_tac_5_3_in_the_house_it_does_nothing(slot: int) -> None:
    assert plays(table(f"R.h{slot}", "4")) == ["-4"]


def test_tac_5_4_an_8_moves_or_makes_the_next_player_miss_his_turn() -> None:
    play = table("R20 S50", "8", others={1: "12"})
    assert ways(play, "8") == ["skip", "20>28"]
    assert board_of(do(play.copy(), "8 20>28")) == "R28 S50"
    do(play, "8 skip")
    assert (play.phase, acting(play), board_of(play)) == ("skipped", (1, 1), "R20 S50")


def test_tac_5_4_the_skipped_player_discards_what_he_chooses() -> None:
    """He may not play, though he could; his discard has no effect."""
    play = do(table("R20 S50", "8 5", others={1: "3 13"}), "8 skip")
    assert plays(play) == ["-3", "-13"]
    assert refused_by(play, "3") == refused_by(play, "13 S.p>17") == "TAC-5.4"
    do(play, "discard 3")
    assert (board_of(play), prev_of(play)) == ("R20 S50", "R20 S50")
    assert (acting(play), hand_of(play, 1)) == ((2, 2), "13")


def test_tac_5_4_only_an_8_skips() -> None:
    play = do(table("R20", "5"), "5")
    assert refused_by(play, "skip") == "TAC-5.4"


def test_tac_5_4_the_skip_needs_an_own_marble_on_the_ring() -> None:
    play = table("R.h1 S50", "8")
    assert (plays(play), refused_by(play, "8")) == (["-8"], "TAC-4.1")


def test_tac_5_4_the_skip_is_enough_when_no_marble_can_go_8() -> None:
    play = table("R20 S22", "8")
    assert ways(play, "8") == ["skip"]


def test_tac_5_4_the_skip_needs_a_next_player_with_a_card() -> None:
    """Seat 3 deals and lays the last card but one of the deal; seat 0 has none left."""
    play = table("R20 S50", "8", ahead=3)
    assert ways(play, "8") == ["20>28"]
    assert refused_by(play, "8 skip") == "TAC-5.4"
    blocked = table("R20 S22", "8", ahead=3)
    assert plays(blocked) == ["-8"]


def test_tac_5_4_the_next_player_is_the_left_neighbour_even_without_a_card() -> None:
    """After the Fool seat 3, the dealer, is a card short: seat 2 has nobody to skip."""
    play = table("A20", "fool 5", others={1: "6 6", 2: "9 9", 3: "8 10"}, master=True)
    do(play, "fool", "discard 6", "discard 9", "10 20>30", "discard 5")
    do(play, "discard 6", "discard 9")
    assert (acting(play), ways(play, "8")) == ((2, 2), ["30>38"])
    assert refused_by(play, "8 skip") == "TAC-5.4"
