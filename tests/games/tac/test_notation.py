"""Cards, places, actions and whole turns as text: what is written is read, and nothing else."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.core.errors import IllegalActionError, NotationError
from foxfire.core.play import Done, Play
from foxfire.games.tac.actions import GIVE_HIDDEN
from foxfire.games.tac.cards import HIDDEN_CARD, NO_CARD
from foxfire.games.tac.notation import format_place, parse_place
from tests.games.tac.set_up import TAC, board_of, do, home, table

CARDS = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13",
    "trickster", "tac", "fool", "angel", "warrior", "devil",
]  # fmt: skip
RING = [str(field) for field in range(1, 65)]
HOUSES = [f"{colour}.h{slot}" for colour in "RSAJ" for slot in range(1, 5)]
POCKETS = [f"{colour}.p" for colour in "RSAJ"]
ACTIONS = [
    *(f"give {card}" for card in CARDS), *CARDS, *(f"discard {card}" for card in CARDS), "skip",
    *(f"{place}>" for place in [*RING, *HOUSES, *POCKETS]),
    *(f">{place}" for place in [*RING, *HOUSES]),
]  # fmt: skip


def test_all_cards_round_trip() -> None:
    assert [TAC.parse_card(text) for text in CARDS] == list(range(18))
    assert [TAC.format_card(card) for card in range(18)] == CARDS


def test_all_places_round_trip() -> None:
    places = [*RING, *HOUSES, *POCKETS]
    assert [parse_place(text) for text in places] == list(range(84))
    assert [format_place(place) for place in range(84)] == places


@pytest.mark.parametrize("mode", ["teams", "coop", "solo", "two"])
def test_all_actions_round_trip(mode: str) -> None:
    number = TAC.facts(TAC.options_type(mode=mode)).actions
    assert number == len(ACTIONS) == 219
    assert [TAC.parse_action(text) for text in ACTIONS] == list(range(number))
    assert [TAC.format_action(action) for action in range(number)] == ACTIONS


@pytest.mark.parametrize("text", ACTIONS)
def test_a_single_action_is_a_turn_too(text: str) -> None:
    assert TAC.parse_turn(text) == [TAC.parse_action(text)]


def test_hidden_things_are_written_with_a_question_mark_and_never_read() -> None:
    assert TAC.format_card(HIDDEN_CARD) == "?"
    assert TAC.format_action(GIVE_HIDDEN) == "give ?"
    for text in ("?", "give ?"):
        with pytest.raises(NotationError):
            TAC.parse_action(text)
        with pytest.raises(NotationError):
            TAC.parse_turn(text)


@pytest.mark.parametrize(
    ("text", "means"),
    [("TAC", "tac"), (" Trickster ", "trickster"), ("GIVE  Fool", "give fool"),
     ("r.H3>", "R.h3>"), (">j.h1", ">J.h1"), ("r.p>", "R.p>"), ("Discard\t5", "discard 5")],
)  # fmt: skip
def test_case_and_blanks_mean_nothing(text: str, means: str) -> None:
    assert TAC.format_action(TAC.parse_action(text)) == means
    assert TAC.parse_turn(text) == [TAC.parse_action(means)]


@pytest.mark.parametrize(
    "text",
    ["", " ", "0", "11", "14", "05", "1.0", "-5", "joker", "tac tac", "5 6", "give", "give 11",
     "discard", "give 5 6", "skip skip", "skip 8", ">", ">>", "65>", "0>", ">0", ">65", "R.h0>",
     "R.h5>", "X.h1>", "R.p", "R.h1", ">R.p", "3>8>9", "3-8", "3 > 8", "play 5", "\u0665",
     "\u0663>", "5,", "R3>"],
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as error:
        TAC.parse_action(text)
    assert error.value.as_json()["code"] == "invalid-notation"


@pytest.mark.parametrize("number", [-1, NO_CARD, 1000])
def test_numbers_beyond_the_pack_are_no_cards(number: int) -> None:
    with pytest.raises(NotationError):
        TAC.format_card(number)


@pytest.mark.parametrize("number", [-1, GIVE_HIDDEN + 1, 1000])
def test_numbers_beyond_the_actions_are_no_actions(number: int) -> None:
    with pytest.raises(NotationError):
        TAC.format_action(number)


# --- whole turns ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "actions"),
    [
        ("5 3>8", ["5", "3>", ">8"]),
        ("13 R.p>1", ["13", "R.p>", ">1"]),
        ("4 2>R.h3", ["4", "2>", ">R.h3"]),
        ("8 skip", ["8", "skip"]),
        ("tac skip", ["tac", "skip"]),
        ("tac 8 skip", ["tac", "skip"]),
        ("tac 5 3>8", ["tac", "3>", ">8"]),
        ("tac 3>8", ["tac", "3>", ">8"]),
        ("trickster 3>60", ["trickster", "3>", ">60"]),
        ("warrior 3>3", ["warrior", "3>", ">3"]),
        ("give 5", ["give 5"]),
        ("discard tac", ["discard tac"]),
        ("3>8", ["3>", ">8"]),
        ("5 3>", ["5", "3>"]),
        ("7 3>5", ["7", "3>", ">4", "4>", ">5"]),
        ("7 64>2", ["7", "64>", ">1", "1>", ">2"]),
        ("7 64>R.h2", ["7", "64>", ">1", "1>", ">R.h1", "R.h1>", ">R.h2"]),
        ("7 R.h3>R.h1", ["7", "R.h3>", ">R.h2", "R.h2>", ">R.h1"]),
        ("7 R.h1>R.h2 R.h2>R.h1",
         ["7", "R.h1>", ">R.h2", "R.h2>", ">R.h1"]),
        ("tac 7 3>4 40>41", ["tac", "3>", ">4", "40>", ">41"]),
        ("7 3>4 4>", ["7", "3>", ">4", "4>"]),
    ],
)  # fmt: skip
def test_a_turn_is_its_actions(turn: str, actions: list[str]) -> None:
    assert [TAC.format_action(action) for action in TAC.parse_turn(turn)] == actions


@pytest.mark.parametrize(
    "text",
    ["", "  ", "5 3>8 x", "5 3>8>9", "7 3>12", "7 3>2", "7 R.p>1", "7 R.h1>S.h2",
     "7 R.h1>3", "tac 11 3>8", "13 R.p>R.p", "5 >", "8 skip now",
     "give", "discard", "5 3>65"],
)  # fmt: skip
def test_what_is_no_turn_is_a_notation_error(text: str) -> None:
    with pytest.raises(NotationError):
        TAC.parse_turn(text)


def test_an_illegal_turn_changes_nothing() -> None:
    play = table("R20 R30", "5 7")
    before = play.open_state()
    for turn in ("5 20>26", "5 30>35 20>25", "7 20>24 30>32 30>31", "8 skip", "5 7", "5 20>25 7"):
        with pytest.raises(IllegalActionError):
            play.do(turn)
        assert play.open_state() == before
    assert play.log == []


def test_an_incomplete_turn_can_be_completed() -> None:
    play = do(table("R20 R30", "7 5"), "7 20>23")
    assert (play.phase, play.show(0)["steps"]) == ("from", 4)
    do(play, "30>31", "31>")
    assert play.phase == "to"
    do(play, ">32", "32>33", "33>34")
    assert board_of(play) == "R23 R34"


def test_what_comes_after_the_end_of_a_turn_is_refused_whatever_it_is() -> None:
    """Otherwise a refusal would tell what somebody else, or a hand not seen yet, can do."""
    with pytest.raises(IllegalActionError, match="30> comes after the end of the turn"):
        table("R20 R30", "7 5").do("7 20>27 30>31")


@pytest.mark.parametrize(
    "turn",
    ["7 20>27", "7 20>22 30>33 22>24", "7 30>31 20>26", "7 20>21 30>31 21>22 31>32 22>25"],
)
def test_a_7_is_written_in_runs(turn: str) -> None:
    play = do(table("R20 R30", "7 5"), turn)
    actions = [entry.action for entry in play.log if isinstance(entry, Done)]
    assert TAC.format_turns(actions) == [turn]


def test_a_7_that_a_tac_uses_says_so() -> None:
    play = do(table("R20 S30", "7 5", others={1: "tac"}), "7 20>27", "tac 7 30>37")
    actions = [entry.action for entry in play.log if isinstance(entry, Done) and entry.player == 1]
    assert TAC.format_turns(actions) == ["tac 7 30>37"]


def test_steps_inside_the_house_are_runs_while_they_keep_their_direction() -> None:
    turn = "7 R.h1>R.h4 R.h4>R.h1 R.h1>R.h2"
    play = do(table("R.h1", "7"), turn)
    actions = [entry.action for entry in play.log if isinstance(entry, Done)]
    assert TAC.format_turns(actions) == [turn]


def test_a_run_into_a_house_and_on() -> None:
    turn = "7 63>R.h1 40>42 R.h1>R.h3"
    play = do(table("R63 R40", "7"), turn)
    actions = [entry.action for entry in play.log if isinstance(entry, Done)]
    assert TAC.format_turns(actions) == [turn]


def test_the_turns_of_one_player_in_a_row_are_apart() -> None:
    """Fool, then one more card; and in solo all turns are one player's."""
    turns = ["fool", "6 20>26", "8 30>38"]
    play = table("R20 S30", "fool 5", mode="solo", master=True, others={1: "6 6", 2: "8 9"})
    do(play, *turns)
    actions = [entry.action for entry in play.log if isinstance(entry, Done)]
    assert TAC.format_turns(actions) == turns


@pytest.mark.parametrize("mode", ["teams", "coop", "solo", "two"])
@pytest.mark.parametrize("master", [False, True])
def test_the_turns_of_a_random_game_come_back_as_its_actions(mode: str, master: bool) -> None:
    play, rng = Play(TAC, {"mode": mode, "master": master}, seed=4), random.Random(4)
    while play.state.laid < 300 and play.legal_actions:
        play.apply(rng.choice(play.legal_actions))
    actions = [entry.action for entry in play.log if isinstance(entry, Done)]
    turns = TAC.format_turns(actions)
    assert [action for turn in turns for action in TAC.parse_turn(turn)] == actions
    assert any(turn.startswith("7 ") for turn in turns)


def test_the_sevens_of_a_crowded_end_come_back_as_their_actions() -> None:
    """Into houses, back and forth in them, over two colours."""
    for seed in range(60):
        rng = random.Random(seed)
        play = table("R1 R64 R.h1 R.h3 A33 A31 A.h2 S20", "7 5")
        play.do("7")
        while play.phase in ("from", "to"):
            play.apply(rng.choice(play.legal_actions))
        actions = [entry.action for entry in play.log if isinstance(entry, Done)]
        (turn,) = TAC.format_turns(actions)
        assert TAC.parse_turn(turn) == actions
        again = do(table("R1 R64 R.h1 R.h3 A33 A31 A.h2 S20", "7 5"), turn)
        assert again.state == play.state


# --- rubbish -------------------------------------------------------------------------------------


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert TAC.format_action(TAC.parse_action(text)) in ACTIONS


NEARLY = st.lists(
    st.sampled_from([*ACTIONS, "3>8", "R.h1>R.h3", "64>R.h4", "60>3", "?", ">", "tac", "7", "x"]),
    max_size=5,
).map(" ".join)


@given(st.text() | NEARLY | st.text(alphabet="RSAJ.hp>0123456789 tacskipgive?\u0131", max_size=14))
def test_any_text_is_a_turn_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        actions = TAC.parse_turn(text)
        assert actions
        assert all(TAC.format_action(action) in ACTIONS for action in actions)


@given(st.text(alphabet="RSAJ.hp>0123456789 tacskipgive?\u0131", max_size=10))
def test_nearly_right_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        action = TAC.format_action(TAC.parse_action(text))
        assert action in ACTIONS
        assert action.lower().split() == text.lower().split()


@given(st.lists(st.integers(0, 218), min_size=1, max_size=12))
def test_any_actions_are_written_so_that_they_come_back(actions: list[int]) -> None:
    """Whether they could be a turn or not."""
    turns = TAC.format_turns(actions)
    assert [action for turn in turns for action in TAC.parse_turn(turn)] == actions


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert TAC.format_card(TAC.parse_card(text)) in CARDS


def test_home_boards_are_written_as_they_are_read() -> None:
    assert board_of(table(home("R") + " S20", "5")) == home("R") + " S20"
