"""The pages of the documentation, taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "benchmarks").glob("*.md"),
    ]
)
FENCE = "```"

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))


@dataclass(frozen=True)
class Block:
    """What stands between two fences."""

    page: Path
    line: int  # of its first line, from 1
    language: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path, language: str | None = None) -> list[Block]:
    return [block for block in _blocks(page) if language in (None, block.language)]


def all_blocks(language: str) -> list[Block]:
    return [block for page in PAGES for block in blocks(page, language)]


def _blocks(page: Path) -> Iterator[Block]:
    opened, lines = None, page.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if not line.startswith(FENCE):
            continue
        if opened is None:
            opened = number
            continue
        text = "".join(f"{inside}\n" for inside in lines[opened + 1 : number])
        yield Block(page, opened + 2, lines[opened].removeprefix(FENCE), text)
        opened = None
    assert opened is None, f"{page.name}: the fence of line {opened} is never closed"


def prose(page: Path) -> str:
    """A page without its blocks."""
    parts = re.split(rf"^{FENCE}.*$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return "".join(parts[::2])


def inline_code(page: Path) -> list[str]:
    return re.findall(r"`([^`\n]+)`", prose(page))
