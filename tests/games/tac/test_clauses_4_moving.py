"""TAC-4: moving."""

from __future__ import annotations

import pytest

from tests.games.tac.set_up import board_of, do, home, plays, refused_by, results, table, ways


@pytest.mark.parametrize("card", ["2", "3", "5", "6", "8", "9", "10", "12", "13"])
def test_tac_4_1_a_marble_goes_clockwise_by_exact_count(card: str) -> None:
    play = do(table("R30", card), card, "30>")
    assert play.legal == [f">{30 + int(card)}"]
    for wrong in (int(card) - 1, int(card) + 1, -int(card)):
        assert refused_by(play, f">{30 + wrong}") == "TAC-4.1"


@pytest.mark.parametrize("colour", "RSAJ")
def test_tac_4_1_never_over_a_marble_of_any_colour(colour: str) -> None:
    play = table(f"R30 {colour}34", "5 4 3")
    assert "30>35" not in (ways(play, "5") if colour == "R" else [])
    assert refused_by(play, "5 30>35") == "TAC-4.1"
    assert "30>33" in ways(play, "3")


def test_tac_4_1_not_over_a_fresh_marble_on_its_start_field_either() -> None:
    play = table("R14 S17*", "5")
    assert plays(play) == ["-5"]
    assert refused_by(play, "5") == "TAC-4.1"


def test_tac_4_1_the_end_of_the_ring_is_no_end() -> None:
    assert ways(table("S62 R1", "3 5", seat=1), "3") == ["62>1"]
    assert refused_by(table("S62 R1", "3 5", seat=1), "5") == "TAC-4.1"


def test_tac_4_1_backward_neither() -> None:
    play = table("R30 S27", "4")
    assert plays(play) == ["-4"]
    assert plays(table("R30 S26", "4")) == ["4"]


def test_tac_4_1_not_over_a_marble_in_the_house() -> None:
    assert ways(table("R63 R.h2", "5"), "5") == ["63>4"]
    assert ways(table("R63 R.h2", "3"), "3") == ["63>2", "63>R.h1"]


def test_tac_4_1_not_over_a_marble_on_the_start_field_into_the_house() -> None:
    assert ways(table("R63 R1 R.h4", "3"), "3") == ["1>4", "1>R.h3"]


@pytest.mark.parametrize("colour", "RSAJ")
def test_tac_4_2_ending_on_a_marble_kicks_it_whose_it_may_be(colour: str) -> None:
    """An own and the partner's marble too."""
    assert board_of(do(table(f"R30 {colour}35", "5"), "5 30>35")) == "R35"


def test_tac_4_2_a_4_kicks_too() -> None:
    assert board_of(do(table("R30 S26", "4"), "4 30>26")) == "R26"


def test_tac_4_2_no_field_protects_not_even_a_start_field() -> None:
    assert board_of(do(table("R12 S17* S20", "5"), "5 12>17")) == "R17 S20"


def test_tac_4_2_a_kicked_marble_can_come_in_again() -> None:
    play = table("R12 S17* S20", "5", others={1: "1"})
    do(play, "5 12>17")
    assert ways(play, "1") == ["20>21", "S.p>17"]
    assert board_of(do(play, "1 S.p>17")) == "S17* S20"


def test_tac_4_3_marbles_in_a_house_are_not_swapped() -> None:
    play = do(table("R30 S40 S.h4 R.h1", "trickster"), "trickster")
    assert play.legal == ["30>", "40>"]
    assert refused_by(play, "R.h1>") == refused_by(play, "S.h4>") == "TAC-7.1"


def test_tac_4_3_marbles_in_a_house_are_not_kicked() -> None:
    """A slot that is taken is no target; the marble runs past or not at all."""
    play = table("R64 R.h1", "2")
    assert ways(play, "2") == ["64>2", "R.h1>R.h3"]
    assert refused_by(play, "2 64>R.h1") == "TAC-4.1"


def test_tac_4_3_marbles_never_leave_a_house() -> None:
    play = table("R.h1", "4 5 13")
    assert plays(play) == ["13"]
    assert ways(play, "13") == ["R.p>1"]


@pytest.mark.parametrize("card", ["4", "5", "12", "warrior"])
def test_tac_4_3_no_card_takes_them_out(card: str) -> None:
    assert plays(table("R.h1 S30", card, master=True)) == [f"-{card}"]


def test_tac_4_4_into_the_house_or_past_it_as_the_player_chooses() -> None:
    assert ways(table("R62", "5"), "5") == ["62>3", "62>R.h2"]
    assert ways(table("R62", "3"), "3") == ["62>1"]
    assert board_of(do(table("R62", "5"), "5 62>R.h2")) == "R.h2"
    assert board_of(do(table("R62", "5"), "5 62>3")) == "R3"


def test_tac_4_4_by_exact_count() -> None:
    """Slot 4 is four fields from the start field: an 8 from 62 would need a fifth slot."""
    assert ways(table("R61", "8"), "8") == ["skip", "61>5", "61>R.h4"]
    assert ways(table("R62", "8"), "8") == ["skip", "62>6"]


def test_tac_4_4_others_run_past_a_house_that_is_not_theirs() -> None:
    assert ways(table("S62", "5", seat=1), "5") == ["62>3"]


@pytest.mark.parametrize("card", ["1", "2", "3"])
def test_tac_4_4_a_fresh_marble_may_not_go_in(card: str) -> None:
    fresh, neutral = table("R1* R40", card), table("R1 R40", card)
    assert f"1>R.h{card}" not in ways(fresh, card)
    assert f"1>R.h{card}" in ways(neutral, card)
    assert refused_by(fresh, f"{card} 1>R.h{card}") == "TAC-4.1"


def test_tac_4_4_a_fresh_marble_may_not_go_in_with_a_7() -> None:
    assert ways(table("R1*", "7"), "7") == ["1>2"]
    assert ways(table("R1", "7"), "7") == ["1>2", "1>R.h1"]


def test_tac_4_5_a_marble_that_came_around_may_go_in() -> None:
    play = table("R58", "7 2", others={1: "12 12", 2: "12 12", 3: "12 12"})
    do(play, "7 58>1", "discard 12", "discard 12", "discard 12")
    assert board_of(play) == "R1"
    assert ways(play, "2") == ["1>3", "1>R.h2"]


def test_tac_4_5_a_marble_that_came_back_by_a_4_may_go_in() -> None:
    play = table("R5", "4 3", others={1: "12 12", 2: "12 12", 3: "12 12"})
    do(play, "4 5>1", "discard 12", "discard 12", "discard 12")
    assert ways(play, "3") == ["1>4", "1>R.h3"]


def test_tac_4_5_a_marble_that_was_swapped_there_may_go_in() -> None:
    """It does so although the fresh one of its colour has just left that field."""
    play = table("R1* R30", "trickster 3", others={1: "12 12", 2: "12 12", 3: "12 12"})
    do(play, "trickster 1>30", "discard 12", "discard 12", "discard 12")
    assert board_of(play) == "R1 R30"
    assert ways(play, "3") == ["1>4", "1>R.h3", "30>33"]


def test_tac_4_5_backward_too() -> None:
    assert ways(table("R1", "4"), "4") == ["1>61", "1>R.h4"]
    assert ways(table("R1*", "4"), "4") == ["1>61"]


@pytest.mark.parametrize(
    ("card", "slots"), [("1", "R.h2 R.h3 R.h4"), ("2", "R.h3 R.h4"), ("3", "R.h4"), ("5", "")]
)
def test_tac_4_6_in_the_house_marbles_go_deeper_by_exact_count(card: str, slots: str) -> None:
    """One marble in the first slots of the house in turn, all others in the pocket."""
    found = []
    for slot in (1, 2, 3, 4):
        play = table(f"R.h{slot} S30", f"{card} 12")
        moves = ways(play, card) if card in plays(play) else []
        found += [way.split(">")[1] for way in moves if way.startswith("R.h")]
    assert found == slots.split()


def test_tac_4_6_not_over_one_that_lies_deeper() -> None:
    assert ways(table("R.h1 R.h2 R40", "2"), "2") == ["40>42", "R.h2>R.h4"]
    assert ways(table("R.h1 R.h3 R40", "2"), "2") == ["40>42"]


def test_tac_4_6_only_a_7_moves_them_back() -> None:
    assert plays(table("R.h3 S30", "4")) == ["-4"]
    assert results(table("R.h3", "7"), "7") == {"R.h2", "R.h4"}


def test_tac_4_7_in_slot_4_a_marble_is_stuck() -> None:
    play = table("R.h4", "7 12")
    assert plays(play) == ["-7", "-12"]
    assert refused_by(play, "7") == "TAC-6.3"


@pytest.mark.parametrize(
    ("house", "loose", "stuck"),
    [
        ("R.h4", [], "R.h4"),
        ("R.h3", ["R.h3>R.h2", "R.h3>R.h4"], ""),
        ("R.h3 R.h4", [], "R.h3 R.h4"),
        ("R.h2 R.h4", ["R.h2>R.h1", "R.h2>R.h3"], "R.h4"),
        ("R.h2 R.h3 R.h4", [], "R.h2 R.h3 R.h4"),
        ("R.h1 R.h3 R.h4", ["R.h1>R.h2"], "R.h3 R.h4"),
        ("R.h1 R.h2 R.h4", ["R.h2>R.h3"], "R.h4"),
        ("R.h1 R.h2 R.h3", ["R.h3>R.h4"], ""),
    ],
)
def test_tac_4_7_stuck_is_what_has_nothing_free_behind_it(
    house: str, loose: list[str], stuck: str
) -> None:
    play = do(table(f"{house} R40", "7"), "7")
    assert ways(table(f"{house} R40", "7"), "7") == ["40>41", *loose]
    assert play.open_state()["stuck"] == stuck.split()
    for slot in stuck.split():
        assert refused_by(play, f"{slot}>") == "TAC-4.7"


def test_tac_4_7_what_was_loose_when_the_turn_began_may_come_back() -> None:
    """The marble steps into slot 4 and out of it again; the one that was there may not."""
    play = do(table("R.h3 R40", "7"), "7 R.h3>R.h4")
    assert "R.h4>" in play.legal
    play = do(table("R.h2 R.h4 R40", "7"), "7 R.h2>R.h3")
    assert play.legal == ["40>", "R.h3>"]
    assert refused_by(play, "R.h4>") == "TAC-4.7"


def test_tac_4_7_for_a_tac_the_board_that_it_restores_counts() -> None:
    """The 7 of seat 0 moved R.h3 into slot 4; on the board of before it was not stuck."""
    play = table("R.h4 S40 S.h4", "tac", seat=1, pile="7", prev="R40 R.h3 S30 S.h3")
    assert ways(play, "tac") == ["30>31", "S.h3>S.h2", "S.h3>S.h4"]
    play = table("R.h4 S40 S.h3", "tac", seat=1, pile="7", prev="R40 R.h3 S30 S.h4")
    assert ways(play, "tac") == ["30>31"]


def test_tac_4_7_a_colour_that_is_home_never_moves_again() -> None:
    play = table(home("R") + " A40", "1 2 3 7")
    for card in ("1", "2", "3", "7"):
        assert not [way for way in ways(play, card) if way.startswith("R")]


def test_tac_4_7_but_by_an_undo() -> None:
    """Seat 3 brought its last marble home with a 2; seat 0's TAC takes it out again."""
    before = "R20 J48 J.h2 J.h3 J.h4"
    play = table("R20 " + home("J"), "tac", pile="2", prev=before)
    assert board_of(do(play, "tac 20>22")) == "R22 J48 J.h2 J.h3 J.h4"
