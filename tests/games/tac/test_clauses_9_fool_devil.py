"""TAC-9: Fool and Devil."""

from __future__ import annotations

from typing import Any

import pytest

from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from tests.games.tac.set_up import (
    acting,
    board_of,
    do,
    finish_deal,
    hand_of,
    plays,
    prev_of,
    refused_by,
    sizes,
    table,
    ways,
)

OTHERS = {1: "6 6 6", 2: "9 9 9", 3: "10 10 10"}


def master(board: str, hand: str, **given: Any) -> Play:
    return table(board, hand, master=True, **given)


def hands(play: Play) -> list[str]:
    return [hand_of(play, seat) for seat in range(4)]


# --- the Fool ------------------------------------------------------------------------------------


def test_tac_9_2_everybody_passes_his_hand_to_the_right() -> None:
    play = do(master("", "fool 5 5", others=OTHERS), "fool")
    assert hands(play) == ["6 6 6", "9 9 9", "10 10 10", "5 5"]


def test_tac_9_2_then_its_player_plays_one_more_card_from_the_new_hand() -> None:
    play = do(master("R20", "fool 5 5", others=OTHERS), "fool")
    assert (play.phase, acting(play), plays(play)) == ("card", (0, 0), ["6"])
    do(play, "6 20>26")
    assert (board_of(play), acting(play), sizes(play)) == ("R26", (1, 1), [2, 3, 3, 2])


def test_tac_9_2_that_card_too_must_be_played_if_it_can_be() -> None:
    play = do(master("R20", "fool 5 5", others=OTHERS), "fool")
    assert refused_by(play, "discard 6") == "TAC-3.1"
    assert refused_by(play, "5") == "TAC-3.1"


def test_tac_9_2_if_nobody_else_holds_a_card_nothing_happens() -> None:
    """It counts as played, and the deal is over with it."""
    play = do(master("R20", "fool", ahead=3), "fool")
    assert (play.phase, play.show(0)["deal"], board_of(play)) == ("give", 2, "R20")
    assert play.show(0)["laid"] == 20


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("ahead", range(4))
def test_tac_9_3_the_dealer_ends_a_card_short_whoever_plays_the_fool(seat: int, ahead: int) -> None:
    play = master("", "fool 5 5", seat=seat, ahead=ahead)
    dealer = play.show(0)["dealer"]
    turns = [laid["seat"] for laid in play.show(0)["pile"]]
    while play.show(0)["deal"] == 1:
        again = play.show(0)["pile"] and play.show(0)["pile"][-1]["card"] == "fool"
        turns += [] if again else [play.for_seat]
        play.do(play.legal[0])
    assert [turns.count(at) for at in range(4)] == [4 if at == dealer else 5 for at in range(4)]
    assert turns[-1] == (dealer - 1) % 4


def test_tac_9_4_the_players_own_tac_acts_on_the_action_before_the_fool() -> None:
    play = master("R20 S30", "5 9 9", others={1: "fool 9 9", 2: "tac 9 9"})
    do(play, "5 20>25", "fool", "tac 30>35")
    assert (board_of(play), prev_of(play)) == ("R20 S35", "R25 S30")


def test_tac_9_4_the_next_players_tac_acts_on_the_card_after_the_fool() -> None:
    play = master("R20 S30 A50", "5 9 9", others={1: "fool 9 9", 2: "6 6 9", 3: "tac 9 9"})
    do(play, "5 20>25", "fool", "6 30>36")
    assert hand_of(play, 2) == "9 9 tac"
    assert board_of(do(play, "tac 50>56")) == "R25 S30 A56"


def test_tac_9_4_passed_hands_are_never_passed_back() -> None:
    play = master("R20 S30 A50", "5 9 9", others={1: "fool 9 9", 2: "6 6 9", 3: "tac 9 9"})
    do(play, "5 20>25", "fool", "6 30>36", "tac 50>56")
    assert hands(play) == ["9 9", "6 9", "9 9", "9 9"]


def test_tac_9_4_as_the_first_card_of_a_deal_the_fool_gives_tac_nothing_to_act_on() -> None:
    play = do(master("R20", "fool 5 6 9 10", others={1: "tac 12 12 12 9"}), "fool")
    assert (acting(play), refused_by(play, "tac")) == ((0, 0), "TAC-8.5")


# --- the Devil -----------------------------------------------------------------------------------


def test_tac_9_7_the_devil_plays_a_card_for_the_left_neighbour() -> None:
    """With his marbles, from his hand; it was his turn."""
    play = do(master("R20 S30", "devil 9 9", others={1: "5 6 6"}), "devil")
    assert (play.phase, acting(play), plays(play)) == ("card", (0, 1), ["5", "6"])
    assert ways(play, "5") == ["30>35"]
    do(play, "5 30>35")
    assert (board_of(play), hand_of(play, 1), acting(play)) == ("R20 S35", "6 6", (2, 2))


def test_tac_9_7_he_looks_at_the_hand() -> None:
    play = do(master("R20 S30", "devil 9 9", others={1: "5 6 6"}), "devil")
    shown = [play.show(viewer)["hands"][1]["cards"] for viewer in (0, 1, 2, 3, SPECTATOR)]
    assert shown == [["5", "6", "6"], ["5", "6", "6"], None, None, None]


def test_tac_9_7_under_the_obligations_of_the_neighbour() -> None:
    """A card that can be played, if there is one."""
    play = do(master("R20 S30 A33", "devil 9 9", others={1: "2 6 6"}), "devil")
    assert plays(play) == ["2"]
    assert refused_by(play, "6") == "TAC-4.1"
    assert refused_by(play, "discard 6") == "TAC-3.1"
    assert refused_by(do(play, "2"), "20>") == "TAC-3.3"


def test_tac_9_7_otherwise_the_devil_chooses_what_he_discards() -> None:
    play = do(master("R20", "devil 9 9", others={1: "2 6 tac"}), "devil")
    assert plays(play) == ["tac"]  # it makes the neighbour a Devil himself
    play = do(master("R20", "devil 9 9", others={1: "2 6 12"}), "devil")
    assert plays(play) == ["-2", "-6", "-12"]
    do(play, "discard 6")
    assert (hand_of(play, 1), acting(play), board_of(play)) == ("2 12", (2, 2), "R20")
    assert play.show(0)["pile"][-1] == {
        "seat": 1, "card": "6", "discarded": True, "dealt_to": 1,
    }  # fmt: skip


def test_tac_9_7_a_skip_by_the_neighbours_8_hits_the_player_after_him() -> None:
    play = do(master("R20 S30", "devil 9 9", others={1: "8 6 6"}), "devil", "8 skip")
    assert (play.phase, acting(play)) == ("skipped", (2, 2))


def test_tac_9_7_if_the_neighbour_holds_no_card_nothing_happens() -> None:
    play = do(master("R20 S30", "devil", ahead=3), "devil")
    assert (play.phase, play.show(0)["deal"], board_of(play)) == ("give", 2, "R20 S30")


def test_tac_9_7_an_exit_brings_in_the_neighbours_marble() -> None:
    play = do(master("", "devil 9 9", others={1: "13 6 6"}), "devil")
    assert board_of(do(play, "13 S.p>17")) == "S17*"


def test_tac_9_8_the_neighbours_fool_passes_the_hands_and_one_more_card_is_played() -> None:
    play = master("S30", "devil 5 5", others={1: "fool 6 6", 2: "9 9 9", 3: "10 10 10"})
    do(play, "devil", "fool")
    assert hands(play) == ["6 6", "9 9 9", "10 10 10", "5 5"]
    assert (acting(play), plays(play)) == ((0, 1), ["9"])
    assert play.show(0)["hands"][1]["cards"] == ["9", "9", "9"]
    do(play, "9 30>39")
    assert (board_of(play), acting(play)) == ("S39", (2, 2))


def test_tac_9_8_a_tac_among_the_new_cards_still_acts_on_the_devil() -> None:
    play = master("S30", "devil 5 5", others={1: "fool 6 6", 2: "tac 9 9", 3: "10 10 10"})
    do(play, "devil", "fool", "tac")
    assert (acting(play), plays(play)) == ((1, 2), ["-10"])
    assert hand_of(play, 2) == "10 10 10"


def test_tac_9_9_the_neighbours_tac_makes_him_the_devil_for_the_player_after_him() -> None:
    play = master("R20 A40", "devil 9 9", others={1: "tac 6 6", 2: "5 12 12"})
    do(play, "devil", "tac")
    assert (play.phase, acting(play), plays(play)) == ("card", (1, 2), ["5", "12"])
    assert play.show(1)["hands"][2]["cards"] == ["5", "12", "12"]
    assert play.show(0)["hands"][2]["cards"] is None
    do(play, "5 40>45")
    assert (board_of(play), acting(play), sizes(play)) == ("R20 A45", (3, 3), [2, 2, 2, 3])


def test_tac_9_9_and_so_on() -> None:
    """Three TACs in a row: the fourth seat's card is played by the third."""
    play = master("J20", "devil 9 9", others={1: "tac 6 6", 2: "tac 12 12", 3: "5 3 3"})
    do(play, "devil", "tac", "tac")
    assert (acting(play), plays(play)) == ((2, 3), ["3", "5"])


def test_tac_9_10_laying_the_devil_sets_prev_to_the_board() -> None:
    """So the neighbour's TAC undoes nothing of what was before."""
    play = master("R20 J44", "devil 9 9", pile="4", prev="R20 J48", others={1: "tac 6 6"})
    do(play, "devil")
    assert prev_of(play) == board_of(play) == "R20 J44"
    assert board_of(do(play, "tac")) == "R20 J44"


def test_tac_9_10_the_player_after_the_victim_may_tac_the_card_played_for_him() -> None:
    play = master("R20 S30 A40", "devil 9 9", others={1: "5 6 6", 2: "tac 12 12"})
    do(play, "devil", "5 30>35")
    assert prev_of(play) == "R20 S30 A40"
    assert board_of(do(play, "tac 40>45")) == "R20 S30 A45"


def test_tac_9_12_what_the_devil_saw_stays_known() -> None:
    play = master("R20 S30", "devil 9 9", others={1: "5 6 12"})
    do(play, "devil", "5 30>35")
    for seed in range(20):
        world = play.game.dump(play.observe(0).sample(seed))
        assert world["hands"][1] == ["6", "12"]


def test_tac_9_12_what_was_passed_by_the_fool_is_known_to_be_at_the_right() -> None:
    play = do(master("R20", "fool 3 13", others=OTHERS), "fool")
    for seed in range(20):
        assert play.game.dump(play.observe(0).sample(seed))["hands"][3] == ["3", "13"]
        assert play.game.dump(play.observe(2).sample(seed))["hands"][1] == ["9", "9", "9"]


def test_tac_9_2_a_deal_with_a_fool_ends_as_any_other() -> None:
    play = finish_deal(do(master("", "fool 5 5", others=OTHERS), "fool"))
    assert (play.show(0)["deal"], play.show(0)["laid"], sizes(play)) == (2, 20, [5] * 4)
