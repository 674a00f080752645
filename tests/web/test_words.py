"""Every sentence of the page is in the catalogues, and every sentence of `web.ftl` is used."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast, parse

from foxfire.text.catalogue import sources
from foxfire.text.language import ENGLISH

WEB = Path(__file__).parents[2] / "web" / "src"
#: Ids as they stand, and ids that are put together: `web-${game}-about`.
LITERAL = re.compile(r"""["'`]((?:web|core|server|fox|tatsu|tac|bots)-[a-z0-9_-]+)["'`]""")
TEMPLATE = re.compile(r"`((?:[\w-]|\$\{[^}]*\})+)`")
#: Not sentences: events of the server, classes and ids of the page.
NO_SENTENCES = re.compile(r"^(?:\w+-event-|core-$|tac-(?:board|table|soft)$|tatsu-table$)")


def messages() -> set[str]:
    found = (entry for source in sources(ENGLISH) for entry in parse(source).body)
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)}


def page_text() -> str:
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in files if ".test." not in file.name
    )


def test_the_page_says_nothing_that_is_not_written() -> None:
    said = {each for each in LITERAL.findall(page_text()) if not NO_SENTENCES.match(each)}
    assert len(said) > 100
    assert said - messages() == set()


def test_nothing_is_written_that_the_page_never_says() -> None:
    text = page_text()
    said = set(LITERAL.findall(text))
    made = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9_.-]+", re.escape(template)))
        for template in TEMPLATE.findall(text)
        if "${" in template
    ]
    unused = {
        each
        for each in messages()
        if each.startswith("web-") and each not in said
        if not any(pattern.fullmatch(each) for pattern in made)
    }
    assert unused == set()
