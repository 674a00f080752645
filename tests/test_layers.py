"""Imports point downwards only, and only `games/<game>` knows a concrete game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "foxfire"

# Lowest first; a module may import from its own layer and from lower ones.
LAYERS = (
    {"core"},
    {"games"},
    {"text"},
    {"bots", "review"},
    {"engine"},
    {"arena", "training", "envs"},
    {"terminal", "server", "bench", "referee", "stats"},
    {"cli", "__main__"},
)
MODULES = sorted(SOURCE.rglob("*.py"))


def level(part: str) -> int:
    found = [number for number, layer in enumerate(LAYERS) if part in layer]
    assert found, f"{part} belongs to no layer"
    return found[0]


def imported_modules(path: Path) -> Iterator[tuple[str, ...]]:
    """The parts below `foxfire` of every absolute import in a file, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text())):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path.name} has a relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        yield from (tuple(n.split(".")[1:]) for n in names if n.startswith("foxfire."))


def parts_of(path: Path) -> tuple[str, ...]:
    return path.relative_to(SOURCE).with_suffix("").parts


@pytest.mark.parametrize("path", MODULES, ids=lambda p: "/".join(parts_of(p)))
def test_imports_point_downwards(path: Path) -> None:
    own = parts_of(path)
    if own == ("__init__",):
        return
    for imported in imported_modules(path):
        if imported[0].startswith("__") or len(imported) == 1:
            continue
        assert level(imported[0]) <= level(own[0]), f"{own} imports {imported}"


@pytest.mark.parametrize("path", MODULES, ids=lambda p: "/".join(parts_of(p)))
def test_only_a_game_knows_itself(path: Path) -> None:
    own = parts_of(path)
    for imported in imported_modules(path):
        if imported[0] != "games" or len(imported) < 2:
            continue
        assert own[0] != "core", f"the core imports the game {imported[1]}"
        if own[0] == "games":
            assert own[1] == imported[1], f"{own[1]} imports {imported[1]}"


def test_rules_import_no_compiler() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        assert "numba" not in path.read_text(), f"{path} names the compiler"
