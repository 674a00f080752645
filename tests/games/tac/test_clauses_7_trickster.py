"""TAC-7: the Trickster."""

from __future__ import annotations

from tests.games.tac.set_up import board_of, do, home, plays, refused_by, results, table, ways


def test_tac_7_1_any_two_ring_marbles_are_swapped() -> None:
    """Whose they may be: none of them need be an own one."""
    play = table("R20 S30 A40 J50 J.h2", "trickster")
    assert ways(play, "trickster") == [
        "20>30", "20>40", "20>50", "30>20", "30>40", "30>50",
        "40>20", "40>30", "40>50", "50>20", "50>30", "50>40",
    ]  # fmt: skip
    assert results(play, "trickster") == {
        "R30 S20 A40 J50 J.h2", "R40 S30 A20 J50 J.h2", "R50 S30 A40 J20 J.h2",
        "R20 S40 A30 J50 J.h2", "R20 S50 A40 J30 J.h2", "R20 S30 A50 J40 J.h2",
    }  # fmt: skip


def test_tac_7_1_two_of_one_colour_too() -> None:
    assert board_of(do(table("R20 R30", "trickster"), "trickster 20>30")) == "R20 R30"


def test_tac_7_1_it_needs_an_own_marble_on_the_ring() -> None:
    play = table("R.h2 S30 A40", "trickster")
    assert plays(play) == ["-trickster"]
    assert refused_by(play, "trickster") == "TAC-7.1"


def test_tac_7_1_it_needs_two_marbles_on_the_ring() -> None:
    play = table("R30 S.h1", "trickster")
    assert plays(play) == ["-trickster"]
    assert refused_by(play, "trickster") == "TAC-7.1"


def test_tac_7_1_only_marbles_on_the_ring_are_chosen() -> None:
    play = do(table("R20 S30 S.h1", "trickster"), "trickster")
    for place in ("21>", "S.h1>", "R.p>"):
        assert refused_by(play, place) == "TAC-7.1"
    do(play, "20>")
    for place in (">20", ">21", ">S.h1"):
        assert refused_by(play, place) == "TAC-7.1"


def test_tac_7_1_both_lose_freshness() -> None:
    assert board_of(do(table("R1* S17*", "trickster"), "trickster 1>17")) == "R17 S1"


def test_tac_7_1_two_fresh_marbles_that_change_places_with_their_own_kind() -> None:
    assert board_of(do(table("R1* R30 S17*", "trickster"), "trickster 30>1")) == "R1 R30 S17*"


def test_tac_7_1_a_marble_that_is_not_swapped_stays_fresh() -> None:
    assert board_of(do(table("R1* R20 S30", "trickster"), "trickster 20>30")) == "R1* R30 S20"


def test_tac_7_1_a_marble_swapped_onto_its_start_field_may_go_in() -> None:
    play = table("R20 S1", "trickster 2", others={1: "2 2", 2: "2 2", 3: "2 2"}, seat=0)
    do(play, "trickster 20>1", "2 20>22", "discard 2", "discard 2")
    assert ways(play, "2") == ["1>3", "1>R.h2"]


def test_tac_7_2_it_must_be_played_when_nothing_else_can_be() -> None:
    """However much it hurts: the opponent stands before his house then."""
    play = table("R16 S18", "trickster 5 12")
    assert plays(play) == ["trickster"]
    assert refused_by(play, "discard 5") == "TAC-3.1"
    assert results(play, "trickster") == {"R18 S16"}


def test_tac_7_2_for_the_partners_marbles_too() -> None:
    play = table(home("R") + " S30 A40", "trickster")
    assert results(play, "trickster") == {home("R") + " S40 A30"}
