"""FOX-3: a trick."""

from __future__ import annotations

import pytest

from foxfire.core.errors import IllegalActionError
from foxfire.core.seats import SPECTATOR
from tests.games.fox.set_up import dealt, do, endgame, hand, refused_by


def test_fox_3_1_the_leader_plays_any_card() -> None:
    play = dealt()
    assert play.legal == hand(play, 0)


def test_fox_3_1_a_card_that_is_not_in_the_hand_cannot_be_led() -> None:
    play = endgame("B4 K6", "B6 B8")
    with pytest.raises(IllegalActionError) as refused:
        play.do("B6")
    assert refused.value.clause == "FOX-3.1"
    assert play.legal == ["B4", "K6"]


def test_fox_3_2_the_led_suit_must_be_followed_with_any_rank() -> None:
    play = do(endgame("B4 K6 M1", "B6 B8 K1"), "B4")
    assert play.legal == ["B6", "B8"]
    assert refused_by(play, "K1") == "FOX-3.2"
    assert refused_by(play, "B4") == "FOX-3.1"


def test_fox_3_2_without_the_led_suit_anything_may_be_played() -> None:
    play = do(endgame("B4 K6 M1", "K8 K1 M6"), "B4")
    assert play.legal == ["K1", "K8", "M6"]


def test_fox_3_2_trump_need_not_be_played() -> None:
    play = do(endgame("B4 K6 M1", "K8 K1 M6", decree="K2"), "B4", "M6")
    assert play.open_state()["tricks"] == [6, 5]


def test_fox_3_3_powers_come_before_the_other_player() -> None:
    play = do(endgame("B3 K6 M5", "B6 B8 K8"), "B3")
    assert (play.phase, play.to_act) == ("exchange", 0)
    assert refused_by(play, "K6") == refused_by(play, "under K6") == "FOX-3.3"
    do(play, "keep", "B6")
    do(play, "B8", "M5")
    assert (play.phase, play.to_act) == ("return", 0)
    assert refused_by(play, "K6") == refused_by(play, "keep") == "FOX-3.3"
    assert refused_by(play, "swap K6") == "FOX-3.3"


def test_fox_3_3_a_followers_power_comes_before_the_trick_is_resolved() -> None:
    play = do(endgame("B6 K6", "B3 K8"), "B6", "B3")
    assert (play.phase, play.to_act) == ("exchange", 1)
    assert play.open_state()["tricks"] == [5, 6]
    do(play, "keep")
    assert play.open_state()["tricks"] == [6, 6]


@pytest.mark.parametrize(
    ("led", "answer", "decree", "winner"),
    [
        ("B10", "K2", "K4", 1),  # a trump beats a non-trump
        ("K2", "B10", "K4", 0),  # ... also when it was led
        ("K2", "K6", "K4", 1),  # two trumps: the higher rank
        ("K8", "K6", "K4", 0),
        ("B2", "B6", "K4", 1),  # two of the led suit: the higher rank
        ("B8", "B6", "K4", 0),
        ("B2", "M10", "K4", 0),  # off suit and no trump never wins
    ],
)
def test_fox_3_4_who_wins_a_trick(led: str, answer: str, decree: str, winner: int) -> None:
    play = do(endgame(f"{led} M2", f"{answer} M4", decree, tricks=(5, 6)), led, answer)
    assert play.open_state()["tricks"] == [5 + (winner == 0), 6 + (winner == 1)]


def test_fox_3_5_the_winner_leads_the_next_trick() -> None:
    play = do(endgame("B4 K6", "B6 B8"), "B4", "B6")
    assert play.to_act == 1
    do(play, "B8")
    assert (play.show(0)["leader"], play.to_act) == (1, 0)


@pytest.mark.parametrize(("first", "second"), [("B4", "B8"), ("B4", "B1"), ("B8", "B4")])
def test_fox_3_5_nothing_carries_over_into_the_next_round(first: str, second: str) -> None:
    play = endgame(first, second, "K2")
    play.seed = 5
    do(play, first, second)
    assert (play.show(0)["dealer"], play.to_act, play.show(0)["leader"]) == (0, 1, 1)
    assert play.show(0)["trick"] == [None, None]


def test_fox_3_6_the_numbers_of_won_tricks_are_public() -> None:
    play = do(endgame("B4 K6", "B6 B8"), "B4", "B6")
    assert all(play.show(viewer)["tricks"] == [5, 7] for viewer in (0, 1, SPECTATOR))


def test_fox_3_6_a_trick_stays_visible_until_the_next_card_is_led() -> None:
    play = do(endgame("B4 K6 K4", "B6 B8 M8"), "B4", "B6")
    assert all(play.show(viewer)["trick"] == ["B4", "B6"] for viewer in (0, 1, SPECTATOR))
    do(play, "B8")
    for viewer in (0, 1, SPECTATOR):
        shown = str(play.show(viewer))
        assert "'B8'" in shown
        assert "'B4'" not in shown
        assert "'B6'" not in shown


def test_fox_3_6_an_option_shows_past_tricks_for_learning() -> None:
    play = do(endgame("B4 K6 K4", "B6 B8 M8", show_tricks=True), "B4", "B6", "B8")
    assert play.show(0)["past_tricks"] == [{"leader": 0, "cards": ["B4", "B6"]}]
