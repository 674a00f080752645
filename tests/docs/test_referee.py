"""The session on the page of the referee is what the referee answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from foxfire.core import errors
from foxfire.core.errors import FoxfireError, RecordError, SetupError
from foxfire.core.options import describe
from foxfire.core.registry import game
from foxfire.referee.requests import VERBS
from foxfire.referee.service import Referee, encode
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "referee.md"
MORE = "..."  # keys that are not shown


def session() -> Iterator[tuple[str, str, str]]:
    """Where, request and answer, in the order of the page."""
    for block in blocks(PAGE, "referee"):
        for exchange in filter(None, block.text.split("> ")):
            request, _, answer = exchange.partition("\n< ")
            yield block.where, request, answer.strip()


def expected(answer: str) -> tuple[dict[str, object], bool]:
    """The shown part of an answer, and whether that is all of it."""
    whole = f", {MORE}" not in answer
    shown: dict[str, object] = json.loads(answer.replace(f", {MORE}", ""))
    return shown, whole


def test_the_session_is_answered_as_shown() -> None:
    referee, exchanges = Referee(), list(session())
    assert len(exchanges) > 30
    for where, request, answer in exchanges:
        shown, whole = expected(answer)
        given = json.loads(encode(referee.answer(request.encode())))
        compared = given if whole else {key: given[key] for key in shown}
        assert compared == shown, f"{where}: {request}"


def test_every_verb_is_asked() -> None:
    asked = {key for _, request, _ in session() if request[0] == "{" for key in json.loads(request)}
    assert set(VERBS) <= asked


def test_every_error_code_is_listed_and_every_key_explained() -> None:
    text = PAGE.read_text()
    others = {RecordError, SetupError}  # not of the referee
    kinds = {kind for kind in FoxfireError.__subclasses__() if kind.__module__ == errors.__name__}
    codes = {kind.code for kind in kinds - others}
    keys = {key for _, _, answer in session() for key in nested_keys(expected(answer)[0])}
    options = {fact.name for fact in describe(game("fox").options_type)}
    explained = codes | options | (keys - {"player", "seat", "title", "points"})
    assert {word for word in explained if not re.search(f'[`"]{word}[`"]', text)} == set()


def nested_keys(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        for inside in value.values():
            yield from nested_keys(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from nested_keys(inside)
