"""Cards and actions as text: what is written is read, and nothing else is understood."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.core.errors import NotationError
from tests.games.fox.rounds import FOX

CARDS = [f"{suit}{rank}" for suit in "BKM" for rank in range(1, 12)]
ACTIONS = [*CARDS, *(f"swap {c}" for c in CARDS), "keep", *(f"under {c}" for c in CARDS)]


def test_all_33_cards_round_trip() -> None:
    assert [FOX.parse_card(text) for text in CARDS] == list(range(33))
    assert [FOX.format_card(card) for card in range(33)] == CARDS


def test_all_100_actions_round_trip() -> None:
    assert FOX.facts(FOX.options_type()).actions == 100 == len(ACTIONS)
    assert [FOX.parse_action(text) for text in ACTIONS] == list(range(100))
    assert [FOX.format_action(action) for action in range(100)] == ACTIONS


def test_a_hidden_return_is_written_with_a_question_mark_and_cannot_be_done() -> None:
    assert FOX.format_action(100) == "under ?"
    with pytest.raises(NotationError):
        FOX.parse_action("under ?")


@pytest.mark.parametrize("text", ["b7", " B7 ", "B7\n", "\tb7"])
def test_small_letters_and_outer_blanks_are_accepted(text: str) -> None:
    assert FOX.parse_card(text) == FOX.parse_card("B7")
    assert FOX.parse_action(text) == FOX.parse_action("B7")


@pytest.mark.parametrize("text", ["SWAP b4", " swap   B4 ", "Swap\tB4"])
def test_words_are_read_whatever_their_case_and_blanks(text: str) -> None:
    assert FOX.parse_action(text) == FOX.parse_action("swap B4")


@pytest.mark.parametrize(
    "text",
    ["", " ", "B", "7", "B0", "B12", "B07", "B-1", "X3", "BB7", "B7 B8", "swap", "under", "keep B4",
     "swap B4 B5", "swap swap", "play B7", "B\u0667", "B7,", "?"],
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as error:
        FOX.parse_action(text)
    assert error.value.as_json()["code"] == "invalid-notation"


@pytest.mark.parametrize("number", [-1, 33, 34, 1000])
def test_numbers_beyond_the_pack_are_no_cards(number: int) -> None:
    with pytest.raises(NotationError):
        FOX.format_card(number)


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert FOX.format_action(FOX.parse_action(text)) in ACTIONS


@given(st.text(alphabet="BKMbkm0123456789 swapunderkeep?,\u0131\u017f", max_size=12))
def test_nearly_right_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert FOX.format_action(FOX.parse_action(text)) in ACTIONS


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert FOX.format_card(FOX.parse_card(text)) in CARDS
