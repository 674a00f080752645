"""Every clause of docs/rules that an engine can test is named by a test of its game."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from foxfire.core.registry import game_ids

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
#: By game: how many clauses each section has, those about the memory last; none may get lost.
SECTIONS = {
    "fox": [2, 4, 6, 7, 5, 8],
    "tatsu": [3, 4, 6, 3, 4, 3, 3, 16, 0, 1],
    "tac": [4, 6, 4, 7, 4, 6, 2, 8, 12, 2, 5, 5, 8],
}

every_game = pytest.mark.parametrize("game_id", game_ids())


@cache
def clauses(game_id: str) -> dict[str, str]:
    """The beginning of every clause, by its id as test names write it."""
    text = (ROOT / "docs" / "rules" / f"{game_id}.md").read_text(encoding="utf-8")
    found = re.findall(rf"^- {game_id.upper()}-(\d+)\.(\d+) (.*)$", text, re.MULTILINE)
    return {f"{game_id}_{section}_{number}": begins for section, number, begins in found}


@cache
def named(game_id: str) -> frozenset[str]:
    """The clauses that names of tests cite."""
    modules = [ast.parse(path.read_text()) for path in (HERE / game_id).glob("test_*.py")]
    functions = [node for module in modules for node in module.body]
    names = [n.name for n in functions if isinstance(n, ast.FunctionDef)]
    cited = [re.findall(rf"{game_id}_\d+_\d+(?=_)", n) for n in names if n.startswith("test_")]
    return frozenset(clause for found in cited for clause in found)


def cited_by_refusals(game_id: str) -> list[tuple[str, str]]:
    modules = sorted((ROOT / "src" / "foxfire" / "games" / game_id).glob("*.py"))
    text = "".join(module.read_text(encoding="utf-8") for module in modules)
    return re.findall(r"\bclause\((\d+), (\d+)\)", text)


@pytest.mark.parametrize(
    ("game_id", "clause"),
    [(game_id, clause) for game_id in game_ids() for clause in clauses(game_id)],
)
def test_the_clause_is_named_by_a_test(game_id: str, clause: str) -> None:
    """What only people at a table can do is marked `(table)`; facts are tested as properties."""
    assert clauses(game_id)[clause].startswith("(table)") or clause in named(game_id)


@every_game
def test_tests_name_only_clauses_that_exist(game_id: str) -> None:
    assert named(game_id) <= set(clauses(game_id))


@every_game
def test_no_clause_was_lost(game_id: str) -> None:
    sections = [int(clause.split("_")[1]) for clause in clauses(game_id)]
    counts = [sections.count(section) for section in range(1, max(sections) + 1)]
    assert counts == SECTIONS[game_id]


@every_game
def test_refusals_cite_clauses_that_exist_and_that_tests_assert(game_id: str) -> None:
    cited = cited_by_refusals(game_id)
    assert len(cited) >= 8
    assert {f"{game_id}_{section}_{number}" for section, number in cited} <= set(clauses(game_id))
    tests = "".join(path.read_text() for path in (HERE / game_id).glob("test_clauses_*.py"))
    prefix = game_id.upper()
    assert [c for c in cited if f'"{prefix}-{c[0]}.{c[1]}"' not in tests] == []
