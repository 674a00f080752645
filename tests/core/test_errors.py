"""One family of errors, one shape in which programs receive them."""

from __future__ import annotations

import json

import pytest

from foxfire.core import errors
from foxfire.core.clauses import clause, clause_id
from foxfire.core.errors import FoxfireError, IllegalActionError, RecordError
from foxfire.core.play import Play
from foxfire.core.registry import game

FAMILY = [
    kind for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, FoxfireError)
]  # fmt: skip


@pytest.mark.parametrize("kind", FAMILY)
def test_every_error_says_code_message_and_clause(kind: type[FoxfireError]) -> None:
    error = kind("what was wrong", clause="FOX-1.1")
    assert error.as_json() == {
        "code": kind.code, "message": "what was wrong", "clause": "FOX-1.1",
    }  # fmt: skip
    assert json.loads(json.dumps(error.as_json()))
    assert str(error) == "what was wrong"
    assert kind("without").as_json()["clause"] is None


def test_every_kind_of_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in FAMILY]
    assert len(set(codes)) == len(codes) > 8


def test_an_error_of_a_record_names_its_line() -> None:
    error = RecordError("broken", line=12)
    assert (error.line, error.message) == (12, "line 12: broken")
    assert RecordError("broken").line is None


def test_an_illegal_action_carries_its_clause_to_programs() -> None:
    play = Play(game("fox"), seed=1)
    with pytest.raises(IllegalActionError) as error:
        play.do("keep")
    told = error.value.as_json()
    assert (told["code"], told["clause"]) == ("illegal-action", "FOX-4.2")
    assert "keep" in str(told["message"])


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(errors.UnknownGameError, match=r"'chess'.*fox"):
        game("chess")


@pytest.mark.parametrize(("section", "number"), [(1, 1), (4, 6), (12, 34)])
def test_clause_numbers_and_ids_agree(section: int, number: int) -> None:
    assert clause_id("FOX", clause(section, number)) == f"FOX-{section}.{number}"


@pytest.mark.parametrize("code", [0, -1])
def test_no_clause_has_no_id(code: int) -> None:
    assert clause_id("FOX", code) is None
