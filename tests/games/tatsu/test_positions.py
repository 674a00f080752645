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
from foxfire.core.seats import SPECTATOR
from tests.games.tatsu.hands import MODES, TATSU, Options, name_of, random_hand
from tests.games.tatsu.set_up import do, endgame, position
from tests.oracle.tatsu import PACK

FOUR = position("R4 R5", "Y4 Y5", "R2 R6", "Y2 Y6")
THREE = position("R4 R5", "Y4 Y5", "Y2 Y6", "R2 R6", players=3)
TWO = position("R4:Y2 Y3:R6", "R5:Y6 R2:Y5", players=2)
ENDED: dict[str, Any] = {
    "phase": "deal", "to_act": None, "for_seat": None, "from_seat": None, "tricks": 7,
    "hands": [[], [], [], []], "trick": ["R4", "Y4", "R6", "Y2"], "pending": [],
    "captured": {"red": PACK, "yellow": []},
}  # fmt: skip


def load(changed: dict[str, Any], **options: Any) -> Play:
    return Play(TATSU, {"players": len(changed["scores"]), **options}, position=changed)


@pytest.mark.parametrize("plain", [FOUR, THREE, TWO])
def test_the_plain_positions_are_positions(plain: dict[str, Any]) -> None:
    assert load(plain).open_state() == plain


@pytest.mark.parametrize("mode", MODES, ids=name_of)
def test_positions_round_trip_all_through_a_hand(mode: Options) -> None:
    whole = random_hand("round trip", mode)
    for length in range(len(whole.actions) + 1):
        play = whole.cut(length).play(target=9_999)
        written = json.loads(json.dumps(play.open_state()))
        again = Play(TATSU, play.options, position=written)
        assert again.open_state() == written
        assert again.legal == play.legal


def answering(asked: int, **changed: Any) -> dict[str, Any]:
    return {"phase": "answer", "from_seat": asked, "to_act": asked, **changed}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"hands": [["R4", "R4"], ["Y4", "Y5"], ["R2", "R6"], ["Y2", "Y6"]]}, "R4 lies in two"),
        ({"hands": [["R4", "R2"], ["Y4", "Y5"], ["R2", "R6"], ["Y2", "Y6"]]}, "R2 lies in two"),
        ({"hands": [["R4", "Rx1"], ["Y4", "Y5"], ["R2", "R6"], ["Y2", "Y6"]]}, "Rx1 lies in two"),
        ({"hands": [["R4", "X9"], ["Y4", "Y5"], ["R2", "R6"], ["Y2", "Y6"]]}, "X9"),
        ({"hands": [["R4"], ["Y4", "Y5"], ["R2", "R6"], ["Y2", "Y6"]]}, "7 cards are left"),
        ({"hands": [["R4", "R5"], ["Y4", "Y5"], ["R2", "R6"]]}, "hands"),
        ({"hands": None}, "4 players have hands"),
        ({"piles": TWO["piles"]}, "4 players have hands"),
        ({"captured": {"red": [], "yellow": []}}, "do not make 5 whole tricks"),
        ({"captured": {"red": []}}, "yellow"),
        ({"pending": ["R4"]}, "R4 lies in two"),
        ({"trick": ["R4"]}, "R4 lies in two"),
        ({"trick": ["R4"] * 5}, "trick"),
        ({"tricks": 4}, "8 cards are left after 4 tricks"),
        ({"tricks": 8}, "tricks"),
        ({"tricks": -1}, "tricks"),
        ({"to_act": 1}, "player 1 does not decide for seat 0"),
        ({"to_act": None}, "does not decide for seat 0"),
        ({"to_act": 4}, "to_act"),
        ({"for_seat": 2, "from_seat": 2, "to_act": 2}, "not the turn of seat 2"),
        ({"from_seat": 2, "to_act": 2}, "in a turn a seat uses its own cards"),
        ({"for_seat": None}, "for_seat and from_seat are missing"),
        ({"phase": "answer"}, "in an answer another's"),
        (answering(1), "seat 1 has no card to give"),
        ({"phase": "deal", "to_act": None}, "cards are left in the phase deal"),
        ({"phase": "over", "to_act": None}, "cards are left in the phase over"),
        ({"phase": "lead"}, "only red names who leads"),
        ({"phase": "lunch"}, "phase"),
        ({"hand": 0}, "a number from 1"),
        ({"hand": -1}, "hand"),
        ({"dealer": 4}, "dealer"),
        ({"leader": 1}, "not the turn of seat 0"),
        ({"scores": [500, 0, 500, 0]}, "do not go with the target 500"),
        ({"scores": [7, 0, 0, 0]}, "partners have the same score"),
        ({"scores": [0, 0, 0, -1]}, "scores"),
        ({"surprise": 1}, "surprise"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(change: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError, match=says) as error:
        load({**FOUR, **change})
    assert error.value.code == "invalid-position"


@pytest.mark.parametrize(
    ("plain", "change", "says"),
    [
        (TWO, {"hands": FOUR["hands"]}, "2 players have piles"),
        (TWO, {"piles": None}, "2 players have piles"),
        (TWO, {"piles": [TWO["piles"][0]] * 2}, "in two places"),
        (TWO, {"piles": [TWO["piles"][0][:6], TWO["piles"][1]]}, "7 piles a player"),
        (TWO, {"leader": 2}, "leader 2 is no seat"),
        (TWO, {"dealer": 2}, "dealer 2 is no player"),
        (TWO, {"from_seat": 3, "for_seat": 3, "to_act": 3, "leader": 3}, "leader 3 is no seat"),
        (THREE, {"dealer": 3}, "dealer 3 is no player"),
        (THREE, {"phase": "lead", "from_seat": None}, "leader = chosen"),
    ],
)
def test_what_is_wrong_with_two_and_three_players_is_said(
    plain: dict[str, Any], change: dict[str, Any], says: str
) -> None:
    with pytest.raises(PositionError, match=says):
        load({**plain, **change})


def test_a_face_down_card_needs_one_on_it() -> None:
    piles = copy.deepcopy(TWO["piles"])
    piles[0][2] = {"up": None, "down": piles[0][0]["down"]}
    piles[0][0]["down"] = None
    with pytest.raises(PositionError, match="no face-up card on it"):
        load({**TWO, "piles": piles})


def test_scores_are_as_many_as_players() -> None:
    with pytest.raises(PositionError, match="4 players have 2 scores"):
        load({**FOUR, "scores": [0, 0]}, players=4)


def test_red_decides_for_the_ghost() -> None:
    ghosts = position("R3", "Y3", "Y2 Y6", "R2 R6", players=3, trick="R4 Y4")
    assert load(ghosts).to_act == 0
    with pytest.raises(PositionError, match="player 1 does not decide for seat 3"):
        load({**ghosts, "to_act": 1})


def test_the_trick_is_of_the_clans_of_its_seats() -> None:
    running = position("R5 Y3", "Y5", "R2 R6", "Y2 Y6", trick="R4")
    assert load(running).to_act == 1
    with pytest.raises(PositionError, match="the card before seat 0 is of the other clan"):
        load({**running, "trick": ["Y3"], "hands": [["R5", "R4"], *running["hands"][1:]]})


def test_every_trick_takes_two_cards_of_each_clan() -> None:
    hands = [["R4", "R5"], ["Y4", "Y5"], ["R2", "R6"], ["Y2", "Rx1"]]
    red = [card for card in FOUR["captured"]["red"] if card != "Rx1"] + ["Y6"]
    changed = {**FOUR, "hands": hands, "captured": {"red": red, "yellow": []}}
    with pytest.raises(PositionError, match="two cards of each clan"):
        load(changed)


def test_a_finished_hand_has_its_last_trick_on_the_table() -> None:
    assert load({**FOUR, **ENDED}).phase == "deal"
    with pytest.raises(PositionError, match="the last of them on the table"):
        load({**FOUR, **ENDED, "trick": []})
    with pytest.raises(PositionError, match="somebody is to act"):
        load({**FOUR, **ENDED, "to_act": 0})
    with pytest.raises(PositionError, match="before the first deal"):
        load({**FOUR, **ENDED, "hand": 0})


# A completed trick stays in view with the captured or pending cards.
COMPLETED = {**FOUR, "trick": ["R1/3", "Y1/3", "R3", "Y3"], "to_act": 2, "for_seat": 2,
             "from_seat": 2}  # fmt: skip


def test_a_completed_trick_lies_with_the_captured_cards() -> None:
    assert load(COMPLETED).to_act == 2


@pytest.mark.parametrize(
    "trick",
    [["R1/3", "Y1/3", "R6", "Y3"], ["R3", "Y3", "R3", "Y3"]],
    ids=["a card of it is still in a hand", "a card lies in it twice"],
)
def test_a_completed_trick_that_is_captured_by_nobody_is_refused(trick: list[str]) -> None:
    """Else cards that a player sees would be dealt again in sampled worlds."""
    seat = 0 if trick[0] == "R3" else 2
    with pytest.raises(PositionError):
        load({**COMPLETED, "trick": trick, "to_act": seat, "for_seat": seat, "from_seat": seat})


def test_captured_cards_make_whole_tricks() -> None:
    red = FOUR["captured"]["red"]
    with pytest.raises(PositionError):
        load({**FOUR, "captured": {"red": red[3:], "yellow": red[:3]}})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_else_than_the_dealer_cannot_have_led_first(players: int) -> None:
    """TATSU-2.3, TATSU-8.9, TATSU-8.11."""
    state = Play(TATSU, {"players": players}, seed=1).open_state()
    with pytest.raises(PositionError):
        load({**state, "leader": 1, "to_act": 1, "for_seat": 1, "from_seat": 1})


def test_the_ghost_is_never_named_to_lead() -> None:
    """TATSU-8.11."""
    options = {"players": 3, "leader": "chosen"}
    state = do(Play(TATSU, options, seed=1), "lead 0").open_state()
    with pytest.raises(PositionError):
        load({**state, "leader": 3, "for_seat": 3, "from_seat": 3}, leader="chosen")


@pytest.mark.parametrize("card", ["R4", "Y4"])
def test_far_too_many_cards_are_refused_as_any_others(card: str) -> None:
    with pytest.raises(PositionError):
        load({**FOUR, "hands": [[card] * 300, ["Y5"], ["R2"], ["Y2"]]})


@pytest.mark.parametrize("wrong", [None, [], "R4", 7, {"phase": "turn"}])
def test_other_things_are_no_positions(wrong: Any) -> None:
    with pytest.raises(PositionError):
        TATSU.load(TATSU.options_type(), wrong)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["R4", "Y*", "turn", "R?"]),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=5,
)


@given(st.sampled_from(MODES), st.integers(0, 60), st.sampled_from(sorted(FOUR)), JSON)
def test_a_changed_position_is_refused_or_can_be_played_on(
    mode: Options, length: int, name: str, value: Any
) -> None:
    play = random_hand("changed", mode).cut(length).play(target=9_999)
    changed = {**play.open_state(), name: value}
    try:
        play = Play(TATSU, play.options, position=json.loads(json.dumps(changed)))
    except PositionError:
        return
    assert play.open_state() == changed
    for _ in range(6):
        if play.legal:
            play.do(play.legal[-1])
    for player in range(play.players):
        play.show(player)
        play.observe(player).tensor()
        assert TATSU.load(play.options, TATSU.dump(play.observe(player).sample(1)))
    play.show(SPECTATOR)


def test_a_set_up_position_prints_itself() -> None:
    assert endgame("R4 R5", "Y4 Y5", "R2 R6", "Y2 Y6").open_state() == FOUR


def test_the_leader_of_a_finished_hand_is_a_seat() -> None:
    piles = position("", "", players=2)["piles"]
    ended = {**TWO, **ENDED, "hands": None, "piles": piles}
    assert load(ended).phase == "deal"
    with pytest.raises(PositionError, match="seat"):
        load({**ended, "leader": 3})
