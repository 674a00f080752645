"""The rules say the same in every language: the same clauses, headings, items and tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foxfire.core.registry import game_ids
from foxfire.text.language import ENGLISH, languages

RULES = Path(__file__).parents[2] / "docs" / "rules"
CLAUSE = re.compile(r"^( *)- ([A-Z]+-\d+\.\d+)?", re.MULTILINE)

translated = pytest.mark.parametrize(
    ("language", "game_id"),
    [(each, game_id) for each in languages() if each != ENGLISH for game_id in game_ids()],
)


def read(game_id: str, language: str = "") -> str:
    return (RULES / language / f"{game_id}.md").read_text(encoding="utf-8")


def headings(text: str) -> list[str]:
    """Their levels and numbers."""
    return re.findall(r"^#+ (?:\d+\.)?", text, re.MULTILINE)


def columns(text: str) -> list[int]:
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def names(text: str) -> set[str]:
    """Notation, options and their values, which no language changes."""
    return {" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text.partition("\n## ")[2])}


@translated
def test_clauses_and_items_follow_each_other_as_in_english(language: str, game_id: str) -> None:
    assert CLAUSE.findall(read(game_id, language)) == CLAUSE.findall(read(game_id))


@translated
def test_headings_and_tables_are_those_of_english(language: str, game_id: str) -> None:
    own, english = read(game_id, language), read(game_id)
    assert headings(own) == headings(english)
    assert columns(own) == columns(english)


@translated
def test_what_is_written_as_code_is_the_same(language: str, game_id: str) -> None:
    assert names(read(game_id, language)) == names(read(game_id))
