"""The conversations on the page of the protocol are what the server says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from foxfire.server import messages as m
from foxfire.server import shuffle
from foxfire.server.errors import RefusedError
from foxfire.server.house import House
from foxfire.server.routes import ROUTES
from tests.docs.pages import ROOT, blocks
from tests.server.houses import Guest, HandClock, Json, a_house, in_loop
from tests.server.test_messages import subclasses

PAGE = ROOT / "docs" / "protocol.md"
MORE = "..."  # keys that are not shown
SECRET = "{:064x}"


def conversation() -> list[tuple[str, str]]:
    """Who speaks (`>` a client) and what, in the order of the page."""
    return [
        (line[0], line[2:])
        for block in blocks(PAGE, "text")
        for line in block.text.splitlines()
        if line.startswith(("> ", "< "))
    ]


def shown(text: str) -> tuple[Json, bool]:
    """The keys that are shown, and whether they are all."""
    return json.loads(text.replace(f", {MORE}", "")), f", {MORE}" not in text


def fits(expected: Any, given: Any) -> bool:
    return expected == given if expected != MORE else given is not None


async def replay(house: House) -> Iterator[tuple[str, Json, bool, Json]]:
    guest = await Guest.arrive(house, "Anna")
    wish = json.loads(blocks(PAGE, "json")[0].text)
    made = await house.lobby.create(guest.id, msgspec.convert(wish, m.NewTable))
    heard: list[Json] = []
    found = []
    for who, text in conversation():
        said, whole = shown(text.replace('"T"', json.dumps(made.table)))
        if who == ">":
            assert not heard, f"before {text} the server said {heard[0]}"
            await guest.say(**said)
            heard = guest.listen()
        else:
            assert heard, f"the server did not say {text}"
            found.append((text, said, whole, heard.pop(0)))
    assert not heard
    return iter(found)


@in_loop
async def test_the_conversation_is_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter(range(100))
    monkeypatch.setattr(shuffle, "new_secret", lambda: SECRET.format(next(numbers)))
    async with a_house(tmp_path, HandClock()) as house:
        for text, said, whole, given in await replay(house):
            compared = given if whole else {key: given.get(key) for key in said}
            assert set(compared) == set(said), text
            for key, value in said.items():
                assert fits(value, compared[key]), f"{key} of {text}: {compared[key]!r}"


def test_every_message_route_and_error_is_on_the_page() -> None:
    text = PAGE.read_text()
    names = {kind.__name__.lower() for kind in (*get_args(m.FromClient), *get_args(m.FromServer))}
    codes = {kind.code for kind in subclasses(RefusedError)} - {"refused"}
    paths = {f"{route.method} {route.path}" for route in ROUTES}
    assert {word for word in names | codes | paths if f"`{word}`" not in text} == set()


def test_every_phrase_is_on_the_page() -> None:
    text = PAGE.read_text()
    assert [phrase for phrase in get_args(m.Phrase) if f"`{phrase}`" not in text] == []
    assert re.search(rf"protocol {m.PROTOCOL}\b", text)
