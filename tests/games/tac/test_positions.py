"""Positions: what is dumped is loaded again, and what cannot be is refused with what is wrong."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.core.errors import PositionError
from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from tests.games.tac.set_up import TAC, do, home, position, table

Json = dict[str, Any]
Change = Callable[[Json], object]
MODES = [(mode, master) for mode in ("teams", "coop", "solo", "two") for master in (False, True)]
every_mode = pytest.mark.parametrize(("mode", "master"), MODES)

PLAIN = position("R1* R20 S30 S.h4", "5 7 tac", pile="6")
GIVING = Play(TAC, seed=1).open_state()
SEVEN = do(table("R20 R40 R.h1 R.h4", "7 5"), "7 20>22").open_state()
CHOSEN = do(table("R20 R40 S30", "5 6"), "5 20>").open_state()
SKIPPED = do(table("R20", "8 6", others={1: "5 6"}), "8 skip").open_state()
DEVIL = do(table("S20", "devil 6", master=True, others={1: "5 6"}), "devil").open_state()
WON = do(table(home("R") + " A32 A.h2 A.h3 A.h4 S20", "2 9"), "2 32>A.h1").open_state()
ANSWER = do(
    table(home("R") + " A32 A.h2 A.h3 A.h4 S20", "2 9", others={1: "tac 9"}), "2 32>A.h1"
).open_state()
DEAL = do(table("R20", "5", ahead=3, last=True), "5 20>25").open_state()
EVERY = {
    "plain": PLAIN, "giving": GIVING, "seven": SEVEN, "chosen": CHOSEN, "skipped": SKIPPED,
    "won": WON, "answer": ANSWER, "deal": DEAL,
}  # fmt: skip


def load(changed: Json, **options: Any) -> Play:
    return Play(TAC, options, position=changed)


def fault(plain: Json, change: Change, **options: Any) -> str:
    """What is said about a position that was changed."""
    changed = copy.deepcopy(plain)
    change(changed)
    with pytest.raises(PositionError) as error:
        load(changed, **options)
    assert error.value.code == "invalid-position"
    return str(error.value)


# --- round trips ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY)
def test_a_position_of_every_phase_prints_itself(name: str) -> None:
    assert load(copy.deepcopy(EVERY[name])).open_state() == EVERY[name]


def test_the_devil_has_positions_too() -> None:
    assert load(copy.deepcopy(DEVIL), master=True).open_state() == DEVIL


@every_mode
def test_positions_round_trip_all_through_a_game(mode: str, master: bool) -> None:
    play, rng = Play(TAC, {"mode": mode, "master": master}, seed=3), random.Random(3)
    for step in range(400):
        play.apply(rng.choice(play.legal_actions))
        if step % 4 == 0:
            written = json.loads(json.dumps(play.open_state()))
            again = Play(TAC, play.options, position=written)
            assert again.open_state() == written
            assert again.legal == play.legal


@every_mode
def test_a_new_game_waits_for_its_pack(mode: str, master: bool) -> None:
    play = Play(TAC, {"mode": mode, "master": master})
    again = Play(TAC, play.options, position=play.open_state())
    assert (again.phase, again.open_state()) == ("deal", play.open_state())


@pytest.mark.parametrize("mode", ["teams", "coop", "solo", "two"])
def test_the_end_of_a_game_round_trips(mode: str) -> None:
    others = home("R", "S", "A") if mode in ("coop", "solo") else home("S") + " R20"
    play = table(f"{others} J48 J.h2 J.h3 J.h4", "2", seat=3, mode=mode)
    do(play, "2 48>J.h1")
    again = load(play.open_state(), mode=mode)
    assert (again.phase, again.open_state()) == ("over", play.open_state())
    assert again.outcome == play.outcome


def test_a_game_goes_on_from_its_position() -> None:
    play = do(load(copy.deepcopy(SEVEN)), "40>41", "41>42", "22>23", "R.h1>")
    assert play.legal == [">R.h2"]


# --- faults --------------------------------------------------------------------------------------


def put(*path: Any) -> Change:
    """Write the last of these at the place that the others name."""
    *way, name, value = path

    def change(state: Any) -> None:
        for step in way:
            state = state[step]
        state[name] = value

    return change


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("board", "R", "pocket", 3), "board: R has 4 marbles"),
        (put("board", "S", "ring", []), "board: S has 4 marbles"),
        (put("board", "S", "ring", [20]), "board: two marbles on 20"),
        (put("board", "R", "ring", [20, 20]), "board: two marbles on 20"),
        (put("board", "S", "fresh", True), "board: a fresh marble of S"),
        (put("board", "R", "ring", [0, 20]), "ring"),
        (put("board", "R", "ring", [1, 65]), "ring"),
        (put("board", "R", "ring", [1, 20.5]), "ring"),
        (put("board", "S", "house", [5]), "house"),
        (put("board", "S", "house", [0]), "house"),
        (put("board", "S", {"pocket": 2, "ring": [], "house": [4, 4], "fresh": False}),
         "board: two marbles of S in one slot"),
        (put("board", "R", {}), "pocket"),
        (put("board", "X", {}), "X"),
        (put("board", None), "board"),
        (put("prev", "J", "pocket", 5), "pocket"),
        (put("prev", "J", "pocket", -1), "pocket"),
        (put("prev", "A", "fresh", True), "prev: a fresh marble of A"),
        (put("prev", "A", {"pocket": 3, "ring": [20], "house": [], "fresh": False}),
         "prev: two marbles on 20"),
        (put("hands", 0, ["5", "7"]), "cards tac, the pack has 4"),
        (put("hands", 0, ["5", "7", "9"]), "the pack has"),
        (put("hands", 0, ["5", "7", "tac", "9"]), "cards 9, the pack has 7"),
        (put("hands", 0, ["5", "7", "11"]), "'11' is no card"),
        (put("hands", 0, ["5", "7", "fool"]), "the pack has"),
        (put("hands", 0, ["5", "7", 9]), "hands"),
        (put("hands", [[], [], []]), "hands"),
        (put("given", 0, None), "every seat gives a card"),
        (put("given", 0, "11"), "'11' is no card"),
        (put("given", [None] * 3), "given"),
        (put("announced", 0, True), "seat 0 announced an exit"),
        (put("announced", [True]), "announced"),
        (put("pile", 0, "seat", 4), "seat"),
        (put("pile", 0, "card", "x"), "'x' is no card"),
        (put("pile", 0, "surprise", 1), "surprise"),
        (put("pile", -1, "seat", 2), "comes from another hand"),
        (put("pile", -1, "dealt_to", 2), "its hand was dealt 5"),
        (put("passes", -1), "passes"),
        (put("card", "5"), "in the phase card a card is not carried out"),
        (put("origin", "20"), "origin"),
        (put("steps", 3), "steps"),
        (put("steps", 8), "steps"),
        (put("seven_colour", "R"), "seven_colour"),
        (put("seven_colour", "X"), "seven_colour"),
        (put("stuck", ["S.h4"]), "belong to a 7"),
        (put("stuck", ["20"]), "'20' is no slot of a house"),
        (put("phase", "lunch"), "phase"),
        (put("phase", "give"), "the pack has"),
        (put("phase", "skipped"), "a player is skipped by an 8"),
        (put("phase", "from"), "a card is carried out"),
        (put("phase", "deal"), "somebody is to act in the phase deal"),
        (put("phase", "over"), "somebody is to act in the phase over"),
        (put("to_act", 1), "player 1 does not decide for seat 0"),
        (put("to_act", None), "does not decide for seat 0"),
        (put("to_act", 4), "to_act"),
        (put("for_seat", None), "for_seat is missing"),
        (put("for_seat", 1), "player 0 does not decide for seat 1"),
        (put("devil", 2), "does not decide for seat 0"),
        (put("dealer", 4), "dealer"),
        (put("deal", 0), "deal 0 is before the first pack"),
        (put("deal", -1), "deal"),
        (put("laid", 3), "3 cards were laid in the game"),
        (put("spent", ["5"]), "cards 5, the pack has 7"),
        (put("stock", []), "the pack has"),
        (put("surprise", 1), "surprise"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(change: Change, says: str) -> None:
    assert says in fault(PLAIN, change)


def test_a_position_of_another_deck_is_refused() -> None:
    assert "the pack has 1" in fault(PLAIN, lambda state: None, master=True)


def test_a_position_of_another_mode_is_refused() -> None:
    two = position("S20", "5", seat=2, mode="two")
    assert load(copy.deepcopy(two), mode="two").to_act == 0
    assert "player 0 does not decide for seat 2" in fault(two, lambda state: None)


def test_a_missing_field_is_named() -> None:
    for name in PLAIN:
        assert name in fault(PLAIN, lambda state, name=name: state.pop(name))  # type: ignore[misc]


def test_another_turn_than_that_of_the_pile_is_refused() -> None:
    """Seat 3 laid the last card, so it is the turn of seat 0."""

    def change(state: Json) -> None:
        state["to_act"] = state["for_seat"] = 2

    assert "it is not the turn of seat 2" in fault(PLAIN, change)


def test_the_leader_is_the_dealers_left_neighbour() -> None:
    first = position("R20", "5 6 9 10 12")
    assert "it is not the turn of seat 0" in fault(first, put("dealer", 0))


def test_hands_have_as_many_cards_as_were_dealt() -> None:
    def change(state: Json) -> None:
        state["hands"][1].append(state["hands"][0].pop())

    assert "its hand was dealt 5" in fault(PLAIN, change)


def test_spent_cards_are_those_of_whole_deals() -> None:
    def change(state: Json) -> None:
        state["spent"].append(state["stock"].pop())
        state["laid"] += 1

    assert "not a whole number of deals" in fault(PLAIN, change)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("for_seat", 1), "player 0 does not decide for seat 1"),
        (put("given", 0, "5"), "the pack has"),
        (put("announced", 0, not GIVING["announced"][0]), "seat 0 announced"),
        (put("card", "5"), "not carried out"),
        (put("devil", 3), "does not decide"),
    ],
)
def test_what_is_wrong_before_the_exchange_is_said(change: Change, says: str) -> None:
    assert says in fault(GIVING, change)


def test_gifts_are_given_in_the_order_of_seats() -> None:
    def change(state: Json) -> None:
        state["to_act"] = state["for_seat"] = 1

    assert "seat 1 is to give" in fault(GIVING, change)


def test_cards_are_given_before_the_first_one_is_laid() -> None:
    def change(state: Json) -> None:
        card = state["hands"][1].pop()
        state["pile"].append({"seat": 1, "card": card, "discarded": True, "dealt_to": 1})
        state["laid"] = 1

    assert "cards are given before the first one is laid" in fault(GIVING, change)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("steps", 0), "steps are those left of a 7"),
        (put("card", "5"), ""),
        (put("card", None), "a card is carried out"),
        (put("origin", "22"), "origin is the chosen marble"),
        (put("stuck", ["R.h3"]), "a slot of R is stuck and empty"),
        (put("stuck", ["R.h9"]), "'R.h9' is no place"),
        (put("phase", "to"), "origin"),
        (put("for_seat", 2), "does not decide"),
        (put("seven_colour", "S"), ""),
    ],
)
def test_what_is_wrong_within_a_7_is_said(change: Change, says: str) -> None:
    assert says in fault(SEVEN, change)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("origin", "30"), "the marble on 30 cannot be moved"),
        (put("origin", "21"), "the marble on 21 cannot be moved"),
        (put("origin", "X"), "'X' is no place"),
        (put("card", "6"), "6 is not the card that is carried out"),
        (put("card", "7"), "steps"),
        (put("pile", -1, "discarded", True), "the card that is carried out lies on the pile"),
        (put("pile", -1, "seat", 1), "comes from another hand"),
    ],
)
def test_what_is_wrong_with_a_chosen_marble_is_said(change: Change, says: str) -> None:
    assert says in fault(CHOSEN, change)


def test_who_is_skipped_holds_a_card_and_lies_under_an_8() -> None:
    def change(state: Json) -> None:
        (eight,) = [laid for laid in state["pile"] if laid["card"] == "8"]
        eight["card"] = state["hands"][2][0]
        state["hands"][2][0] = "8"

    assert "a player is skipped by an 8" in fault(SKIPPED, change)


def test_the_devil_decides_for_the_seat_to_his_left() -> None:
    def change(state: Json) -> None:
        state["devil"] = state["to_act"] = 3

    assert "a Devil decides for the seat to its left" in fault(DEVIL, change, master=True)


def test_a_devil_decides_only_after_a_devil_was_laid() -> None:
    """Else a player would see a hand that nobody has let him see."""

    def change(state: Json) -> None:
        state["devil"] = state["to_act"] = 3

    assert "Devil" in fault(PLAIN, change)


def test_hands_are_passed_on_only_by_a_fool() -> None:
    assert "passes" in fault(PLAIN, put("passes", 1))


def test_a_gift_is_a_card_that_the_partner_got() -> None:
    """Else it would be known to be in a hand that does not hold it."""
    plain = position("R20", "5 6 9 10 12", others={2: "2 2 2 2 2"})
    assert "gave" in fault(plain, put("given", 0, "tac"))


def test_the_number_of_a_deal_goes_with_the_cards_that_are_spent() -> None:
    """Five deals are one pack: without a spent card it is the first, the sixth and so on."""
    assert "deal" in fault(PLAIN, put("deal", 3))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("board", "A", {"pocket": 1, "ring": [], "house": [2, 3, 4], "fresh": False}),
         "no side has all marbles home"),
        (put("to_act", 1), "somebody is to act"),
        (put("for_seat", 1), "somebody is to act"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_end_is_said(change: Change, says: str) -> None:
    assert says in fault(WON, change)


def test_the_game_is_not_over_while_the_winning_move_must_be_undone() -> None:
    def change(state: Json) -> None:
        state.update(phase="over", to_act=None, for_seat=None)

    assert "the next player must undo the winning move" in fault(ANSWER, change)


def test_the_game_is_over_if_nobody_can_undo_the_winning_move() -> None:
    def change(state: Json) -> None:
        state.update(phase="card", to_act=1, for_seat=1)

    assert "the game is won, and the next player cannot undo it" in fault(WON, change)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("to_act", 0), "somebody is to act"),
        (put("board", "R", {"pocket": 5, "ring": [], "house": [], "fresh": False}), "pocket"),
        (put("stock", ["5"]), "the pack has"),
    ],
)
def test_what_is_wrong_before_a_pack_is_said(change: Change, says: str) -> None:
    assert says in fault(DEAL, change)


def test_no_pack_is_awaited_while_cards_are_left() -> None:
    def change(state: Json) -> None:
        state.update(phase="deal", to_act=None, for_seat=None)

    assert "a pack is awaited, but cards are left" in fault(PLAIN, change)


def test_no_pack_is_awaited_when_the_game_is_won() -> None:
    def change(state: Json) -> None:
        won = {"pocket": 0, "ring": [], "house": [1, 2, 3, 4], "fresh": False}
        state["board"]["R"] = state["board"]["A"] = won

    assert "the game is won, but a pack is awaited" in fault(DEAL, change)


@pytest.mark.parametrize("wrong", [None, [], "5", 7, {"phase": "card"}])
def test_other_things_are_no_positions(wrong: Any) -> None:
    with pytest.raises(PositionError):
        TAC.load(TAC.options_type(), wrong)


# --- anything ------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["5", "tac", "card", "R.h1"]),
    lambda inner: st.lists(inner, max_size=5),
    max_leaves=6,
)


@given(
    st.sampled_from([*EVERY.values()]),
    st.sampled_from(sorted(PLAIN)),
    JSON | st.sampled_from(["from", "to", "give", "skipped", "deal", "over", "J"]),
)
def test_a_changed_position_is_refused_or_can_be_played_on(
    plain: Json, name: str, value: Any
) -> None:
    changed = {**copy.deepcopy(plain), name: value}
    check_playable(changed)


MARBLES = st.fixed_dictionaries({
    "pocket": st.integers(0, 4), "ring": st.lists(st.integers(1, 64), max_size=4),
    "house": st.lists(st.integers(1, 4), max_size=4), "fresh": st.booleans(),
})  # fmt: skip


@given(
    st.sampled_from([*EVERY.values()]),
    st.sampled_from(["board", "prev"]),
    st.sampled_from("RSAJ"),
    MARBLES,
)
def test_a_changed_board_is_refused_or_can_be_played_on(
    plain: Json, name: str, colour: str, marbles: Json
) -> None:
    changed = copy.deepcopy(plain)
    fields, slots = sorted(set(marbles["ring"])), sorted(set(marbles["house"]))
    room = max(0, 4 - len(fields))
    changed[name][colour] = {
        "pocket": 4 - len(fields) - len(slots[:room]), "ring": fields, "house": slots[:room],
        "fresh": marbles["fresh"] and 16 * "RSAJ".index(colour) + 1 in fields,
    }  # fmt: skip
    check_playable(changed)


def check_playable(changed: Json) -> None:
    """A position that is accepted prints itself, can be played on and be imagined otherwise."""
    try:
        play = load(json.loads(json.dumps(changed)))
    except PositionError:
        return
    assert play.open_state() == changed
    for _ in range(12):
        if play.to_act >= 0:
            assert play.legal
            play.do(play.legal[-1])
    for player in range(play.players):
        play.show(player)
        if play.to_act >= 0:
            assert TAC.load(play.options, TAC.dump(play.observe(player).sample(1)))
    play.show(SPECTATOR)
