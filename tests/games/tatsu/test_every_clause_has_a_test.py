"""Every clause of docs/rules/tatsu.md that an engine can test is named by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules" / "tatsu.md"
CLAUSE = re.compile(r"^- \*\*TATSU-(\d+)\.(\d+)\*\* (.*)$", re.MULTILINE)
MARKS = ("(table)", "(fact)")


def clauses() -> dict[str, str]:
    """The beginning of every clause, by its id as test names write it."""
    found = CLAUSE.findall(RULES.read_text(encoding="utf-8"))
    return {f"tatsu_{section}_{number}": text for section, number, text in found}


def clauses_to_test() -> list[str]:
    return [clause for clause, text in clauses().items() if not text.startswith(MARKS)]


def names_of_tests() -> list[str]:
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")]
    functions = [node for module in modules for node in module.body]
    return [n.name for n in functions if isinstance(n, ast.FunctionDef) and n.name[:5] == "test_"]


NAMED = {match for name in names_of_tests() for match in re.findall(r"tatsu_\d+_\d+(?=_)", name)}


@pytest.mark.parametrize("clause", clauses_to_test())
def test_the_clause_is_named_by_a_test(clause: str) -> None:
    assert clause in NAMED


def test_facts_are_kept_as_property_tests() -> None:
    assert {c for c, text in clauses().items() if text.startswith("(fact)")} <= NAMED


def test_tests_name_only_clauses_that_exist() -> None:
    assert set(clauses()) >= NAMED


def test_no_clause_was_lost() -> None:
    """The sections have as many clauses as the rules that were taken over, and the memory's."""
    sections = [int(clause.split("_")[1]) for clause in clauses()]
    assert [sections.count(section) for section in range(1, 11)] == [3, 4, 6, 3, 4, 3, 3, 16, 0, 1]


def test_refusals_cite_clauses_that_exist_and_that_tests_assert() -> None:
    rules = ROOT / "src" / "foxfire" / "games" / "tatsu" / "rules.py"
    cited = re.findall(r"clause\((\d+), (\d+)\)", rules.read_text(encoding="utf-8"))
    assert len(cited) == 9
    assert {f"tatsu_{section}_{number}" for section, number in cited} <= set(clauses())
    tests = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_clauses_*.py"))
    assert [c for c in cited if f'"TATSU-{c[0]}.{c[1]}"' not in tests] == []
