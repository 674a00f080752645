"""TAC-3: a turn."""

from __future__ import annotations

import pytest

from tests.games.tac.set_up import (
    acting,
    board_of,
    do,
    hand_of,
    home,
    plays,
    refused_by,
    sizes,
    table,
    ways,
)


def test_tac_3_1_one_card_is_played_and_leaves_the_hand() -> None:
    play = do(table("R20", "5 6 9"), "5 20>25")
    assert (board_of(play), hand_of(play, 0), acting(play)) == ("R25", "6 9", (1, 1))
    assert play.show(0)["pile"][-1] == {
        "seat": 0, "card": "5", "discarded": False, "dealt_to": 0,
    }  # fmt: skip


def test_tac_3_1_a_card_that_was_begun_is_carried_out_completely() -> None:
    play = do(table("R20", "5 6 9"), "5")
    assert (play.phase, play.legal) == ("from", ["20>"])
    for action in ("6", "discard 6", ">25", "discard 5"):
        assert refused_by(play, action) == "TAC-3.1"
    do(play, "20>")
    assert (play.phase, play.legal) == ("to", [">25"])
    for action in ("6", "20>", "discard 6", "skip"):
        assert refused_by(play, action) == "TAC-3.1"


def test_tac_3_1_with_nothing_to_play_any_card_may_be_discarded_without_effect() -> None:
    play = table("S20", "2 5 7")
    assert plays(play) == ["-2", "-5", "-7"]
    do(play, "discard 7")
    assert (board_of(play), sizes(play), acting(play)) == ("S20", [2, 3, 3, 3], (1, 1))
    assert play.show(0)["pile"][-1] == {
        "seat": 0, "card": "7", "discarded": True, "dealt_to": 0,
    }  # fmt: skip


def test_tac_3_1_nothing_is_discarded_while_a_card_can_be_played() -> None:
    play = table("R20 S23", "2 5 9")
    assert plays(play) == ["2"]
    assert refused_by(play, "discard 5") == refused_by(play, "discard 2") == "TAC-3.1"


def test_tac_3_1_only_cards_of_the_hand_are_played_or_discarded() -> None:
    assert refused_by(table("R20", "5"), "6") == "TAC-3.1"
    assert refused_by(table("S20", "5"), "discard 6") == "TAC-3.1"


@pytest.mark.parametrize("action", ["skip", "20>", ">25"])
def test_tac_3_1_a_turn_begins_with_a_card(action: str) -> None:
    assert refused_by(table("R20", "5 8"), action) == "TAC-3.1"


def test_tac_3_2_among_what_can_be_played_the_choice_is_free() -> None:
    play = table("R20 R30", "2 5 12")
    assert plays(play) == ["2", "5", "12"]
    assert ways(play, "5") == ["20>25", "30>35"]


def test_tac_3_2_who_can_must_even_to_his_own_harm() -> None:
    """The only marble that can go kicks the partner's."""
    play = table("R20 A25", "5")
    assert (plays(play), ways(play, "5")) == (["5"], ["20>25"])
    assert board_of(do(play, "5 20>25")) == "R25"


def test_tac_3_3_everybody_moves_his_own_marbles() -> None:
    play = do(table("R20 S30 A40 J50", "5"), "5")
    assert play.legal == ["20>"]
    for place in ("30>", "40>", "50>", "A.p>", "2>"):
        assert refused_by(play, place) == "TAC-3.3"


def test_tac_3_3_who_is_home_moves_the_partners_marbles() -> None:
    play = table(home("R") + " S30 A40", "5 1 2")
    assert (plays(play), ways(play, "5")) == (["1", "2", "5"], ["40>45"])
    assert refused_by(do(play.copy(), "5"), "R.h1>") == "TAC-3.3"
    assert board_of(do(play, "5 40>45")) == home("R") + " S30 A45"


def test_tac_3_3_he_brings_the_partners_marbles_in() -> None:
    play = table(home("R") + " S33", "13")
    assert ways(play, "13") == ["A.p>33"]
    assert board_of(do(play, "13 A.p>33")) == home("R") + " A33*"


def test_tac_3_3_they_go_into_the_partners_house() -> None:
    play = table(home("R") + " A31", "5")
    assert ways(play, "5") == ["31>36", "31>A.h3"]


@pytest.mark.parametrize("card", ["8", "trickster", "warrior"])
def test_tac_3_3_the_conditions_are_about_the_partners_marbles_then(card: str) -> None:
    without = table(home("R") + " S30 S40", card, master=True)
    assert plays(without) == [f"-{card}"]
    assert plays(table(home("R") + " S30 A40", card, master=True)) == [card]


def test_tac_3_3_not_before_the_fourth_is_home() -> None:
    play = table("R.h1 R.h2 R.h3 A40", "5")
    assert plays(play) == ["-5"]


@pytest.mark.parametrize("card", ["trickster", "warrior"])
def test_tac_3_4_trickster_and_warrior_need_an_own_marble_on_the_ring(card: str) -> None:
    """A marble in the house or in the pocket is none on the ring."""
    assert plays(table("R.h1 S30 A40", card, master=True)) == [f"-{card}"]
    assert plays(table("R30 S40", card, master=True)) == [card]


def test_tac_3_4_so_does_the_skip_of_an_8() -> None:
    assert plays(table("R.h1 S30", "8")) == ["-8"]
    assert ways(table("R30", "8"), "8") == ["skip", "30>38"]


@pytest.mark.parametrize(("card", "target"), [("1", "R.h2"), ("2", "R.h3"), ("3", "R.h4")])
def test_tac_3_4_inside_the_house_1_2_and_3_must_be_played(card: str, target: str) -> None:
    play = table("R.h1 S30", f"{card} 12")
    assert plays(play) == [card]
    assert f"R.h1>{target}" in ways(play, card)
    assert board_of(do(play, f"{card} R.h1>{target}")) == f"{target} S30"


def test_tac_3_4_inside_the_house_a_7_must_be_played() -> None:
    play = do(table("R.h1", "7 12"), "7 R.h1>R.h4 R.h4>R.h1 R.h1>R.h2")
    assert board_of(play) == "R.h2"
