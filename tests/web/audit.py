"""What is wrong with the words on a page: cut off, outside, on top of each other, not written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

#: Until fonts are there and the last change is drawn.
DRAWN = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done))))"""
AUDIT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
#: Sentences that are not written: ids, arguments that are missing, values of the program.
RAW = (
    r"\b(?:web|core|server|fox|tatsu|tac|bots)-[a-z][a-z0-9]*(?:-[a-z0-9]+)*\b"
    r"|\{[$A-Z?]|\bundefined\b|\bNaN\b|\[object"
)


def trouble(page: Page) -> list[str]:
    """Every fault of the words that are shown now."""
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(AUDIT, RAW)
    return found


def unwritten(lines: Iterable[str]) -> list[str]:
    """Those that a catalogue should have said otherwise."""
    return [line for line in lines if re.search(RAW, line)]
