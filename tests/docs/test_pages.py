"""Pages hold together: links lead somewhere, what they name exists, and nothing is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, every_page, inline_code, prose

SOURCE = ROOT / "src" / "foxfire"
REQUIRED = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/glossary.md",
    "docs/notation.md",
    "docs/packs.md",
    "docs/referee.md",
    "docs/adding-a-game.md",
)
LANGUAGES = {"python", "console", "sh", "referee", "text", "json"}
#: Places of one machine or one company; a page must be true everywhere.
FOREIGN = re.compile(r"/(work|tmp|home|root)/|pypi\.org|\.\./shared|design\.md", re.IGNORECASE)


def links(page: Path) -> list[str]:
    found = re.findall(r"\]\(([^)\s]+)\)", prose(page))
    return [link for link in found if not link.startswith(("http://", "https://"))]


def anchors(page: Path) -> set[str]:
    """Headings as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), flags=re.MULTILINE)
    kept = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in kept}


@pytest.mark.parametrize("name", REQUIRED)
def test_the_page_is_there(name: str) -> None:
    assert ROOT / name in PAGES


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        target, _, anchor = link.partition("#")
        place = (page.parent / target).resolve() if target else page
        assert place.exists(), f"{page.name} links to {link}"
        assert not anchor or anchor in anchors(place), f"{page.name} links to {link}"


@every_page
def test_files_and_tests_that_are_named_exist(page: Path) -> None:
    tests = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    for code in inline_code(page):
        if re.fullmatch(r"(src|tests|docs|benchmarks)/[\w./-]+", code):
            assert (ROOT / code).exists(), f"{page.name} names {code}"
        if re.fullmatch(r"test_\w+", code):
            assert f"def {code}(" in tests, f"{page.name} names {code}"


@every_page
def test_pages_name_no_place_of_one_machine(page: Path) -> None:
    assert not FOREIGN.search(page.read_text(encoding="utf-8"))


def test_every_block_says_what_it_is() -> None:
    odd = [b.where for page in PAGES for b in blocks(page) if b.language not in LANGUAGES]
    assert odd == []


@pytest.mark.parametrize("folder", ["core", "games/fox"])
def test_every_module_is_explained(folder: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    modules = {path.name for path in (SOURCE / folder).glob("*.py")} - {"__init__.py"}
    assert {name for name in modules if f"`{name}`" not in text} == set()


def test_the_glossary_has_the_words() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text()
    words = (
        "player seat side hand trick deal pack action play record state memory view observation "
        "world viewer phase kernel plain native"
    )
    assert [word for word in words.split() if f"| **{word}** |" not in text] == []


def test_the_first_screen_of_the_readme_says_how_to_begin() -> None:
    screen = "\n".join((ROOT / "README.md").read_text().splitlines()[:45])
    assert "make play" in screen
    assert "make test" in screen
    assert "foxfire.play(" in screen
