"""FOX-4.6: a led Monarch."""

from __future__ import annotations

import pytest

from tests.games.fox.set_up import do, endgame, refused_by


def test_fox_4_6_monarch_led_asks_for_swan_or_highest() -> None:
    play = do(endgame("B11 M2 M4 M6", "B1 B6 B8 K10"), "B11")
    assert play.legal == ["B1", "B8"]
    assert refused_by(play, "B6") == "FOX-4.6"
    assert refused_by(play, "K10") == "FOX-3.2"


def test_fox_4_6_without_the_swan_only_the_highest() -> None:
    play = do(endgame("B11 M2 M4", "B6 B8 K10"), "B11")
    assert play.legal == ["B8"]
    assert refused_by(play, "B6") == "FOX-4.6"


def test_fox_4_6_the_swan_of_another_suit_does_not_answer() -> None:
    play = do(endgame("B11 M2 M4", "B6 B8 K1"), "B11")
    assert play.legal == ["B8"]
    assert refused_by(play, "K1") == "FOX-3.2"


def test_fox_4_6_the_swan_alone_is_swan_and_highest() -> None:
    assert do(endgame("B11 M2", "B1 K8"), "B11").legal == ["B1"]


def test_fox_4_6_a_witch_is_no_higher_than_its_rank() -> None:
    assert do(endgame("B11 M2 M4", "B9 B10 K8"), "B11").legal == ["B10"]


def test_fox_4_6_without_the_suit_anything() -> None:
    assert do(endgame("B11 M2", "K1 M8"), "B11").legal == ["K1", "M8"]


def test_fox_4_6_as_a_follower_it_has_no_power() -> None:
    play = do(endgame("B4 M2 B6", "B11 K1 K8", tricks=(5, 5)), "B4", "B11")
    assert play.to_act == 1
    assert play.legal == ["K1", "K8"]
    play = do(endgame("B8 K4 B6", "B11 M1 M8", decree="B2", to_act=1, leader=1), "M8", "K4")
    assert play.open_state()["tricks"] == [5, 6]


@pytest.mark.parametrize("decree", ["B2", "K2"])
def test_fox_4_6_it_asks_whatever_is_trump(decree: str) -> None:
    assert do(endgame("B11 M2 M4", "B6 B8 K10", decree=decree), "B11").legal == ["B8"]


def test_fox_4_6_a_monarch_of_the_answering_player_is_his_highest() -> None:
    play = do(endgame("B8 K11 M4", "K1 K4 K10"), "K11")
    assert play.legal == ["K1", "K10"]
    play = do(endgame("B8 K10 M4", "K1 K4 K11"), "K10")
    assert play.legal == ["K1", "K4", "K11"]
