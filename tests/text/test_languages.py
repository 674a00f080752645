"""Every language says what English says: the same messages, from the same arguments.

Whole games are told in English, where a missing argument is an error; what follows here carries
that over to the other languages without telling them all again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from foxfire.text.catalogue import sources
from foxfire.text.language import ENGLISH, languages

OTHERS = [language for language in languages() if language != ENGLISH]
#: What `CARD` and `SUIT` give to the names of cards and suits, whatever a language does with it.
OF_NAMES = {"case", "form", "card", "suit"}


class Uses(Visitor):  # type: ignore[misc]
    """The arguments and the other messages that stand in a message."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Uses]:
    body = (entry for source in sources(language) for entry in FluentParser().parse(source).body)
    return {entry.id.name: Uses(entry) for entry in body if isinstance(entry, ast.Message)}


def reached(language: str, name: str) -> Iterator[Uses]:
    """A message with all that it refers to; a reference to nothing is a KeyError."""
    todo, seen = [name], {name}
    while todo:
        uses = messages(language)[todo.pop()]
        yield uses
        todo += uses.messages - seen
        seen |= uses.messages


def arguments(language: str, name: str) -> set[str]:
    return {argument for uses in reached(language, name) for argument in uses.arguments}


def test_there_are_five_languages() -> None:
    assert set(languages()) == {"de", "en", "fr", "ru", "uk"}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    assert messages(ENGLISH).keys() - messages(language).keys() - helpers(ENGLISH) == set()


def helpers(language: str) -> set[str]:
    """Messages that others are made of: each language has its own."""
    return {name for uses in messages(language).values() for name in uses.messages}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_of_its_own_is_part_of_another(language: str) -> None:
    own = messages(language).keys() - messages(ENGLISH).keys()
    assert own <= helpers(language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_asks_for_no_argument_that_english_does_not_have(language: str) -> None:
    shared = messages(ENGLISH).keys() & messages(language).keys()
    asked = {name: arguments(language, name) - arguments(ENGLISH, name) for name in shared}
    assert {name: more - OF_NAMES for name, more in asked.items() if more - OF_NAMES} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_sentence_tells_is_told_in_every_language(language: str) -> None:
    """Who it is about may be said without selecting on it; numbers, cards and places may not go."""
    shared = messages(ENGLISH).keys() & messages(language).keys() - helpers(ENGLISH)
    told = {name: arguments(ENGLISH, name) - arguments(language, name) for name in shared}
    selectors = {"seat", "number", *OF_NAMES}
    assert {name: less - selectors for name, less in told.items() if less - selectors} == {}


def test_french_signs_stay_with_their_words() -> None:
    """A plain space before them would let a line begin with a colon on a narrow screen."""
    lines = [line for source in sources("fr") for line in source.splitlines()]
    apart = re.compile(r"[^\s=\]] [:;!?»%](?:[\s).,…]|$)|« ")
    assert [line for line in lines if line[:1] != "#" and apart.search(line)] == []
