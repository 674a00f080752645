"""TATSU-5: fusion."""

from __future__ import annotations

import pytest

from foxfire.core.play import Play
from tests.games.tatsu.hands import TATSU
from tests.games.tatsu.set_up import acting, captured, do, endgame
from tests.oracle.tatsu import PACK


def three_tricks_left() -> Play:
    return endgame("R* R2 R3", "Y4 Y5 Y6", "R4 R5 Rx1", "Y* Y2 Y3")


def test_tatsu_5_1_a_trick_with_a_fusion_stays_open_on_the_table() -> None:
    play = three_tricks_left()
    before = captured(play)
    do(play, "R2", "Y6", "R4", "Y*")
    assert captured(play) == before
    for viewer in range(4):
        assert play.show(viewer)["pending"] == ["R2", "R4", "Y6", "Y*"]


@pytest.mark.parametrize("seat", [0, 3])
def test_tatsu_5_1_the_seat_of_the_fusion_leads_next(seat: int) -> None:
    tricks = {0: ("R*", "Y6", "R4", "Y2"), 3: ("R2", "Y6", "R4", "Y*")}
    assert acting(do(three_tricks_left(), *tricks[seat])) == (seat,) * 3


def test_tatsu_5_2_the_next_winner_takes_all_pending_cards() -> None:
    play = do(three_tricks_left(), "R2", "Y6", "R4", "Y*", "Y2", "R3", "Y4", "Rx1")
    assert captured(play)["yellow"] == 8
    assert set(play.open_state()["captured"]["yellow"]) == {
        "R2", "Y6", "R4", "Y*", "Y2", "R3", "Y4", "Rx1",
    }  # fmt: skip
    assert play.show(0)["pending"] == []
    assert acting(play)[1] == 1


def test_tatsu_5_2_two_pending_tricks_are_taken_together() -> None:
    play = do(three_tricks_left(), "R2", "Y6", "R4", "Y*", "Y2", "R*", "Y4", "R5")
    assert len(play.show(0)["pending"]) == 8
    do(play, "R3", "Y5", "Rx1", "Y3")
    assert captured(play)["yellow"] == 12


@pytest.mark.parametrize("leader", [0, 1])
def test_tatsu_5_3_of_two_fusions_the_earlier_seat_leads(leader: int) -> None:
    hands = ["R* R2", "Y4 Y5", "R4 R5", "Y* Y2"]
    order = {0: ("R*", "Y4", "R4", "Y*"), 1: ("Y4", "R4", "Y*", "R*")}
    play = do(endgame(*hands, leader=leader), *order[leader])
    assert acting(play) == ((0,) * 3 if leader == 0 else (3,) * 3)
    assert len(play.show(0)["pending"]) == 4


def test_tatsu_5_4_a_fusion_in_the_last_trick_gives_its_cards_to_nobody() -> None:
    play = do(endgame("R*", "Y4", "R4", "Y2"), "R*", "Y4", "R4", "Y2")
    assert captured(play) == {"red": 24, "yellow": 0}
    assert play.show(0)["pending"] == []


def test_tatsu_5_4_cards_that_were_pending_go_to_nobody_either() -> None:
    yellow = " ".join(PACK[4:10] + PACK[15:17] + PACK[24:27] + ["Y1/6"])
    play = endgame("R*", "Y4", "R1/3", "Y2", pending="Y* Y3 Rx1 Rx2", yellow=yellow)
    before = captured(play)
    assert sum(before.values()) == 20
    do(play, "R*", "Y4", "R1/3", "Y2")
    assert captured(play) == before
    assert play.show(0)["pending"] == []


def test_tatsu_5_4_the_next_hand_is_led_as_usual() -> None:
    play = endgame("R*", "Y4", "R4", "Y2", options={"target": 9_999})
    do(play, "R*", "Y4", "R4", "Y2")
    play.deal(PACK)
    assert (play.show(0)["dealer"], acting(play)) == (1, (1, 1, 1))


def test_tatsu_5_4_a_fusion_before_the_last_trick_is_not_lost() -> None:
    play = Play(TATSU, {"target": 9_999}, packs=[PACK])
    while play.phase != "deal":
        fusions = [action for action in play.legal if action.endswith("*")]
        play.do((fusions or play.legal)[0])
    assert sum(captured(play).values()) == 28
