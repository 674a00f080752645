"""FOX-4.2, FOX-4.3, FOX-4.7: the powers that act when a card is played."""

from __future__ import annotations

import pytest

from foxfire.core.seats import SPECTATOR
from tests.games.fox.set_up import dealt, do, endgame, hand, refused_by


def test_fox_4_2_the_decree_comes_into_the_hand_for_a_card() -> None:
    play = do(endgame("B3 K6 M4", "B6 B8 K8", decree="M8"), "B3")
    assert play.legal == ["swap K6", "swap M4", "keep"]
    do(play, "swap K6")
    assert hand(play, 0) == ["M4", "M8"]
    assert play.show(1)["decree"] == "K6"
    assert (play.phase, play.to_act) == ("play", 1)


def test_fox_4_2_the_exchange_may_be_declined() -> None:
    play = do(endgame("B3 K6 M4", "B6 B8 K8", decree="M8"), "B3", "keep")
    assert hand(play, 0) == ["K6", "M4"]
    assert play.show(1)["decree"] == "M8"


def test_fox_4_2_only_a_card_of_the_hand_can_become_the_decree() -> None:
    play = do(endgame("B3 K6 M4", "B6 B8 K8", decree="M8"), "B3")
    for card in ("B3", "M8", "B6"):
        assert refused_by(play, f"swap {card}") == "FOX-4.2"


def test_fox_4_2_without_a_fox_nothing_is_exchanged() -> None:
    play = endgame("B4 K6", "B6 B8")
    assert refused_by(play, "swap K6") == refused_by(play, "keep") == "FOX-4.2"


def test_fox_4_2_with_an_empty_hand_nothing_is_asked() -> None:
    play = do(endgame("B3", "B8", decree="M8"), "B3")
    assert (play.phase, play.to_act) == ("play", 1)


def test_fox_4_2_a_followers_fox_changes_trump_before_the_trick_is_resolved() -> None:
    kept = do(endgame("M10 K6", "B3 B8", decree="K2"), "M10", "B3")
    exchanged = kept.copy()
    do(kept, "keep")
    do(exchanged, "swap B8")
    assert kept.open_state()["tricks"] == [6, 6]
    assert exchanged.open_state()["tricks"] == [5, 7]


def test_fox_4_2_the_led_suit_never_changes() -> None:
    play = do(endgame("B3 K6 M4", "B6 M10 K8", decree="K2"), "B3", "swap M4")
    assert play.legal == ["B6"]
    assert refused_by(play, "M10") == "FOX-3.2"


def test_fox_4_2_both_cards_are_known_to_both() -> None:
    play = do(dealt("B3 K6", "B8", decree="M8"), "B3", "swap K6")
    worlds = [play.observe(1).sample(seed) for seed in range(20)]
    assert all("M8" in play.game.dump(world)["hands"][0] for world in worlds)


def test_fox_4_3_the_top_card_is_drawn_and_any_card_returned() -> None:
    play = do(endgame("B5 K6 M4", "B6 B8 K8", deck="M7 M9"), "B5")
    assert hand(play, 0) == ["K6", "M4", "M7"]
    assert play.legal == ["under K6", "under M4", "under M7"]
    do(play, "under K6")
    assert hand(play, 0) == ["M4", "M7"]
    assert play.open_state()["deck"][0] == "M9"
    assert play.open_state()["deck"][-1] == "K6"


def test_fox_4_3_the_drawn_card_may_be_returned() -> None:
    play = do(endgame("B5 K6", "B6 B8", deck="M7"), "B5", "under M7")
    assert hand(play, 0) == ["K6"]
    assert play.open_state()["deck"][-1] == "M7"


def test_fox_4_3_the_deck_has_six_cards_and_five_while_one_chooses() -> None:
    play = dealt("B5", "B6")
    sizes = [play.show(1)["deck"]["size"]]
    for action in ("B5", "under B5"):
        do(play, action if action in play.legal else play.legal[0])
        sizes.append(play.show(1)["deck"]["size"])
    assert sizes == [6, 5, 6]


def test_fox_4_3_only_a_card_of_the_hand_can_be_returned_and_only_after_a_woodcutter() -> None:
    play = endgame("B5 K6", "B6 B8", deck="M7")
    assert refused_by(play, "under K6") == "FOX-4.3"
    do(play, "B5")
    assert refused_by(play, "under B5") == refused_by(play, "under B8") == "FOX-4.3"


def test_fox_4_3_a_returned_card_never_comes_back() -> None:
    play = dealt("B5 K5 M5", "B2 K2 M2", "B4", "B1 K1 M1 B7 K7 M7")
    do(play, "B5", "under B1", "B2", "K5", "under K1", "K2", "M5", "under M1", "M2")
    assert play.open_state()["tricks"] == [3, 0]
    assert play.open_state()["deck"] == ["B7", "K7", "M7", "B1", "K1", "M1"]


def test_fox_4_3_on_the_last_trick_the_drawn_card_goes_back() -> None:
    play = do(endgame("B5", "B8", deck="M7"), "B5")
    assert play.legal == ["under M7"]


def test_fox_4_3_drawn_and_returned_cards_are_seen_by_their_player_alone() -> None:
    play = do(endgame("B5 K6 M4", "B6 B8 K8", deck="M7"), "B5")
    assert play.show(0)["drawn"] == "M7"
    assert all("M7" not in str(play.show(viewer)) for viewer in (1, SPECTATOR))
    do(play, "under K6")
    assert [event.args for event in play.events(0)] == [{"seat": 0, "card": "K6"}]
    for viewer in (1, SPECTATOR):
        assert "K6" not in str(play.show(viewer))
        assert [event.args for event in play.events(viewer)] == [{"seat": 0, "card": "?"}]


@pytest.mark.parametrize("card", ["B1", "B3", "B5", "B7", "B9", "B11"])
def test_fox_4_7_a_card_taken_as_the_decree_triggers_nothing(card: str) -> None:
    play = do(endgame("M3 K6 M4", "M6 B8 K8", decree=card), "M3", "swap K6")
    assert (play.phase, play.to_act) == ("play", 1)
    assert play.open_state()["scores"] == [0, 0]


@pytest.mark.parametrize("card", ["B1", "B3", "K5", "B7", "B9", "B11"])
def test_fox_4_7_a_card_given_drawn_or_returned_triggers_nothing(card: str) -> None:
    given = do(endgame(f"M3 {card} M4", "M6 B8 K8", decree="K2"), "M3", f"swap {card}")
    drawn = do(endgame("M5 K6 M4", "M6 B8 K8", deck=card), "M5", f"under {card}")
    returned = do(endgame(f"M5 {card} M4", "M6 B8 K8", deck="K10"), "M5", f"under {card}")
    for play in (given, drawn, returned):
        assert (play.phase, play.to_act) == ("play", 1)
        assert play.open_state()["scores"] == [0, 0]
        assert len(play.open_state()["deck"]) == 6
