"""Cards and actions as text: what is written is read, and nothing else is understood."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.core.errors import NotationError
from foxfire.games.tatsu.cards import HIDDEN_RED, HIDDEN_YELLOW
from tests.games.tatsu.hands import TATSU

FACES = ("1/3", "1/4", "1/5", "1/6", "1/7", "2", "3", "4", "5", "6", "x1", "x2", "x3", "*")
CARDS = [clan + face for clan in "RY" for face in FACES]
ACTIONS = [
    *CARDS,
    *(f"ask {seat}" for seat in range(4)),
    *(f"pile {number}" for number in range(1, 8)),
    *(f"lead {seat}" for seat in range(3)),
]


def test_all_28_cards_round_trip() -> None:
    assert [TATSU.parse_card(text) for text in CARDS] == list(range(28))
    assert [TATSU.format_card(card) for card in range(28)] == CARDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_42_actions_round_trip(players: int) -> None:
    options = TATSU.options_type(players=players)
    assert TATSU.facts(options).actions == 42 == len(ACTIONS)
    assert [TATSU.parse_action(text) for text in ACTIONS] == list(range(42))
    assert [TATSU.format_action(action) for action in range(42)] == ACTIONS


def test_a_hidden_card_is_written_with_its_clan_and_cannot_be_played() -> None:
    assert [TATSU.format_card(card) for card in (HIDDEN_RED, HIDDEN_YELLOW)] == ["R?", "Y?"]
    for text in ("R?", "Y?"):
        with pytest.raises(NotationError):
            TATSU.parse_card(text)
        with pytest.raises(NotationError):
            TATSU.parse_action(text)


@pytest.mark.parametrize("text", ["rx2", " Rx2 ", "RX2\n", "\trX2"])
def test_small_letters_and_outer_blanks_are_accepted(text: str) -> None:
    assert TATSU.parse_card(text) == TATSU.parse_card("Rx2")
    assert TATSU.parse_action(text) == TATSU.parse_action("Rx2")


@pytest.mark.parametrize("text", ["ASK 2", " ask   2 ", "Ask\t2"])
def test_words_are_read_whatever_their_case_and_blanks(text: str) -> None:
    assert TATSU.parse_action(text) == TATSU.parse_action("ask 2")


@pytest.mark.parametrize(
    "text",
    ["", " ", "R", "4", "R0", "R1", "R7", "R1/2", "R1/8", "R2/1", "R04", "Rx0", "Rx4", "R**", "B4",
     "RR4", "R4 R5", "ask", "ask 4", "ask -1", "ask 02", "ask R", "ask 1 2", "pile 0", "pile 8",
     "pile", "lead 3", "lead", "play R4", "R\u0664", "ask \u0661", "R4,", "?"],
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as error:
        TATSU.parse_action(text)
    assert error.value.as_json()["code"] == "invalid-notation"


@pytest.mark.parametrize("number", [-2, 28, 1000])
def test_numbers_beyond_the_pack_are_no_cards(number: int) -> None:
    with pytest.raises(NotationError):
        TATSU.format_card(number)


@pytest.mark.parametrize("number", [-1, 42, 1000])
def test_numbers_beyond_the_actions_are_no_actions(number: int) -> None:
    with pytest.raises(NotationError):
        TATSU.format_action(number)


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert TATSU.format_action(TATSU.parse_action(text)) in ACTIONS


@given(st.text(alphabet="RYry0123456789/x*? askpilead,\u0131\u017f\u00d7", max_size=10))
def test_nearly_right_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        action = TATSU.format_action(TATSU.parse_action(text))
        assert action in ACTIONS
        assert action.lower().split() == text.lower().split()


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert TATSU.format_card(TATSU.parse_card(text)) in CARDS
