"""Positions that cannot be are refused with what is wrong about them."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.core.errors import PositionError
from foxfire.core.play import Play
from tests.games.fox.rounds import FOX, random_round
from tests.games.fox.set_up import do, endgame, position

PLAIN = position("B4 K6", "B6 K10", "B2")


def load(changed: dict[str, Any], target: int = 21) -> Play:
    return Play(FOX, {"target": target}, position=changed)


def test_the_plain_position_is_one() -> None:
    assert load(PLAIN).legal == ["B4", "K6"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"hands": [["B4", "B4"], ["B6", "K10"]]}, "two places"),
        ({"hands": [["B4", "B6"], ["B6", "K10"]]}, "two places"),
        ({"hands": [["B4", "B2"], ["B6", "K10"]]}, "two places"),
        ({"hands": [["B4", "X9"], ["B6", "K10"]]}, "X9"),
        ({"hands": [["B4"], ["B6", "K10"]]}, "hand 0"),
        ({"hands": [["B4", "K6"]]}, "hands"),
        ({"decree": None}, "decree"),
        ({"deck": ["K2"]}, "deck"),
        ({"deck": ["K2"] * 6}, "two places"),
        ({"to_act": 1}, "player 1"),
        ({"to_act": None}, "to_act"),
        ({"to_act": 2}, "to_act"),
        ({"phase": "exchange"}, "player 0|just played"),
        ({"phase": "return"}, "."),
        ({"phase": "deal", "to_act": None}, "cards in hand"),
        ({"phase": "over", "to_act": None}, "cards in hand"),
        ({"phase": "lunch"}, "phase"),
        ({"drawn": "B4"}, "drawn"),
        ({"round": 0}, "round"),
        ({"tricks": [5, 7]}, "hand 0"),
        ({"tricks": [-1, 12]}, "tricks"),
        ({"scores": [21, 0]}, "target"),
        ({"scores": [0, 0], "round_points": [1, 0]}, "less"),
        ({"scores": [9, 0], "round_points": [4, 0]}, "Treasure"),
        ({"draws": 4}, "draws"),
        ({"surprise": 1}, "surprise"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(change: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError, match=says) as error:
        load({**PLAIN, **change})
    assert error.value.code == "invalid-position"


def test_draws_are_as_many_as_woodcutters_were_played() -> None:
    """Else a fourth card could be drawn, for which no place is kept."""
    wrong = position("B5 K6", "B6 K10", "B2")
    assert wrong["draws"] == 2
    with pytest.raises(PositionError, match=r"draw|Woodcutter"):
        load({**wrong, "draws": 3})


def test_no_position_that_is_accepted_breaks_the_engine() -> None:
    """Whatever `draws` says, the last Woodcutter can be played out."""
    for draws in range(4):
        try:
            play = load({**position("B5 K6", "B6 K10", "B2"), "draws": draws})
        except PositionError:
            continue
        do(play, "B5", "under K6")
        assert len(play.open_state()["deck"]) == 6


def test_a_dealer_who_leads_first_is_refused() -> None:
    play = random_round("first").cut(0).play()
    state = play.open_state()
    with pytest.raises(PositionError):
        load({**state, "leader": state["dealer"], "to_act": state["dealer"]})


@pytest.mark.parametrize("wrong", [None, [], "B4", 7, {"phase": "play"}])
def test_other_things_are_no_positions(wrong: Any) -> None:
    with pytest.raises(PositionError):
        FOX.load(FOX.options_type(), wrong)


RETURNING = {
    "phase": "return", "to_act": 1, "round": 1, "dealer": 1, "leader": 1,
    "hands": [["B11", "K4", "M4", "M8"], ["B9", "K2", "M5", "M9"]], "decree": "B8",
    "deck": ["K6", "K10", "M6", "B2", "B4"], "draws": 2, "drawn": "B9", "trick": [None, "B5"],
    "tricks": [4, 5], "round_points": [0, 0], "scores": [0, 0],
}  # fmt: skip


def test_the_truth_is_a_world_also_after_a_position_in_mid_return() -> None:
    """He returned K2, then could not follow keys, then drew K6: nothing forbids both."""
    play = do(load(RETURNING), "under K2", "B11", "K4", "M5")
    worlds = [FOX.dump(play.observe(0).sample(seed)) for seed in range(400)]
    found = {(world["deck"][-1], "K6" in world["hands"][1]) for world in worlds}
    assert ("K2", True) in found


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["B4", "K11", "play", "?"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=5,
)


@given(st.integers(0, 30), st.sampled_from(sorted(PLAIN)), JSON)
def test_a_changed_position_is_refused_or_can_be_played_on(
    length: int, name: str, value: Any
) -> None:
    changed = copy.deepcopy(random_round("changed").cut(length).play().open_state())
    changed[name] = value
    try:
        play = load(json.loads(json.dumps(changed)))
    except PositionError:
        return
    assert play.open_state() == changed
    for _ in range(4):
        if play.legal:
            play.do(play.legal[-1])
    for player in (0, 1):
        play.show(player)
        play.observe(player).tensor()


def test_a_set_up_position_prints_itself() -> None:
    assert endgame("B4 K6", "B6 K10", "B2").open_state() == PLAIN
