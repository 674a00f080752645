"""FOX-6: what a player may conclude, seen in the worlds that are sampled for him."""

from __future__ import annotations

from typing import Any

from foxfire.core.play import Play
from tests.games.fox.rounds import FOX
from tests.games.fox.set_up import dealt, do, pack_with

WORLDS = 60
SUIT = {suit: {f"{suit}{rank}" for rank in range(1, 12)} for suit in "BKM"}


def worlds(play: Play, viewer: int) -> list[dict[str, Any]]:
    return [FOX.dump(play.observe(viewer).sample(seed)) for seed in range(WORLDS)]


def hands(play: Play, viewer: int) -> list[set[str]]:
    return [set(world["hands"][1 - viewer]) for world in worlds(play, viewer)]


KEYS = " ".join(f"K{rank}" for rank in range(1, 12))


def test_fox_6_1_who_could_not_follow_has_none_of_the_suit() -> None:
    play = do(dealt("B2", f"{KEYS} M2 M4", "M6"), "B2")
    assert any(hand & SUIT["B"] for hand in hands(play, 0))
    do(play, "K4")
    assert not any(hand & SUIT["B"] for hand in hands(play, 0))


def test_fox_6_2_who_answered_a_monarch_has_nothing_higher() -> None:
    play = do(dealt("B11 B2", "B4 B8", "M6", "B9 B10 B6"), "B11", "B8")
    found = hands(play, 0)
    assert not any(hand & {"B9", "B10"} for hand in found)
    assert any("B4" in hand for hand in found)
    assert any("B6" in hand for hand in found)


def test_fox_6_2_a_swan_tells_nothing() -> None:
    play = do(dealt("B11 B2", "B1 B8", "M6", "B9 B10 B6"), "B11", "B1")
    assert any("B10" in hand for hand in hands(play, 0))


def test_fox_6_3_a_draw_may_bring_one_excluded_card() -> None:
    play = do(dealt("B2 B8", f"{KEYS} M2 M4", "M6"), "B2", "K5")
    assert all(len(hand & SUIT["B"]) <= 1 for hand in hands(play, 0))
    assert any(hand & SUIT["B"] for hand in hands(play, 0))


def test_fox_6_3_an_excluded_card_that_is_shown_has_used_up_the_draw() -> None:
    play = do(dealt("B2 B8 M10", f"{KEYS} M2 M4", "M6", "B4"), "B2", "K5", "under K11")
    assert play.to_act == 0
    do(play, "B8")
    assert play.legal == ["B4"]
    do(play, "B4")
    assert not any(hand & SUIT["B"] for hand in hands(play, 0))


def test_fox_6_4_a_taken_decree_is_in_the_hand() -> None:
    play = do(dealt("B2 M2", "B3 B4 K2", "M6"), "B2", "B3", "swap K2")
    assert all("M6" in hand for hand in hands(play, 0))
    do(play, "M6")
    assert not any("M6" in hand for hand in hands(play, 0))


def test_fox_6_4_after_a_woodcutter_it_may_lie_where_a_card_was_returned() -> None:
    play = do(dealt("B2 B6", "B3 B5 K2", "M6"), "B2", "B3", "swap K2", "B5", "under M6", "B6")
    found = worlds(play, 0)
    held = ["M6" in world["hands"][1] for world in found]
    assert any(held)
    assert not all(held)
    assert all("M6" in world["hands"][1] or world["deck"][-1] == "M6" for world in found)


def test_fox_6_4_it_lies_there_if_the_hand_cannot_hold_it() -> None:
    play = do(dealt("B2 B6 M2", f"B3 B5 {KEYS}", "M6", "B9"), "B2", "B3", "swap K2", "B5")
    do(play, "under M6", "B6")
    assert any("M6" in hand for hand in hands(play, 0))
    do(play, "M2", "K4")
    assert all(world["deck"][-1] == "M6" for world in worlds(play, 0))


def test_fox_6_5_own_returns_lie_where_they_were_put() -> None:
    play = do(dealt("B5 B2", "B6", "M6", "K4"), "B5", "under K4")
    assert all(world["deck"][-1] == "K4" for world in worlds(play, 0))
    assert any(world["deck"][-1] != "K4" for world in worlds(play, 1))


def test_fox_6_8_nothing_is_remembered_from_the_round_before() -> None:
    play = Play(FOX, {"target": 999}, packs=[pack_with(), pack_with("B1", "K1")])
    while play.deals == 1:
        do(play, play.legal[0])
    fresh = Play(FOX, {"target": 999, "dealer": 1}, packs=[pack_with("B1", "K1")])
    for viewer in play.rememberers:
        assert play.observe(viewer).memory == fresh.observe(viewer).memory
