"""Words in a language, and what happens when some are missing."""

from __future__ import annotations

import warnings

import pytest

from foxfire.text.language import language
from foxfire.text.words import MissingWordsWarning, Words


def test_a_card_is_named_inside_a_sentence() -> None:
    words = Words(game="fox")
    assert words("fox-table-led", led="K9") == "You led the 9 of keys (Witch)."
    assert words("fox-table-led", led="K8") == "You led the 8 of keys."


def test_numbers_choose_their_form() -> None:
    words = Words()
    assert words("fox-look-hidden", name="Ben", size=1) == "Ben holds 1 card."
    assert words("fox-look-hidden", name="Ben", size=2) == "Ben holds 2 cards."


def test_names_can_be_painted() -> None:
    words = Words(game="fox", mark=lambda role, text: f"<{role}>{text}</{role}>")
    assert words("fox-hand-card", card="M4") == "<M>M4</M>"


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("no-such-message", {}),
        ("core-player", {}),
        ("fox-hand-card", {}),
        ("fox-hand-card", {"card": "Z99"}),
    ],
)
def test_what_is_missing_is_an_error_here_and_an_odd_word_for_a_player(
    message: str, args: dict[str, str]
) -> None:
    with pytest.raises(MissingWordsWarning):
        Words(game="fox")(message, **args)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert isinstance(Words(game="fox")(message, **args), str)


def test_python_ignores_such_a_warning_by_default() -> None:
    assert issubclass(MissingWordsWarning, ResourceWarning)


@pytest.mark.parametrize(
    ("asked", "environ", "expected"),
    [
        ("en", {}, "en"),
        ("en_GB", {"LANG": "de_DE.UTF-8"}, "en"),
        ("tlh", {}, "en"),
        (None, {}, "en"),
        (None, {"LANG": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANGUAGE": "xx:en", "LANG": "C"}, "en"),
        (None, {"LC_ALL": "../../etc"}, "en"),
    ],
)
def test_the_language_is_asked_for_or_found(
    asked: str | None, environ: dict[str, str], expected: str
) -> None:
    assert language(asked, environ) == expected
