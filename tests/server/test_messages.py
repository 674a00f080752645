"""The messages as the outside sees them: schema, types, and every id that has words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import jsonschema
import msgspec
import pytest

from foxfire.core.errors import FoxfireError
from foxfire.server import errors, wire_types
from foxfire.server import messages as m
from foxfire.server.identity import CODE_LETTERS, clean_name, new_code
from foxfire.server.rest import WrongMethodError
from foxfire.text.language import languages
from foxfire.text.words import Words
from tests.server.houses import Json, a_house, in_loop, play_on
from tests.server.test_table import SHORT, seated


def test_schema_and_types_are_up_to_date() -> None:
    again = "python -m foxfire.server.wire_types"
    assert wire_types.SCHEMA.read_text() == wire_types.schema_text(), again
    assert wire_types.TYPES.read_text() == wire_types.typescript(), again


def test_every_message_has_a_type_and_an_explanation() -> None:
    types = wire_types.TYPES.read_text()
    for kind in (*get_args(m.FromClient), *get_args(m.FromServer)):
        assert f'  type: "{kind.__name__.lower()}";' in types
        assert f"export interface {kind.__name__} " in types
    assert "unknown;" not in re.sub(r"Record<string, unknown>", "", types)


def validator(name: str) -> jsonschema.Draft202012Validator:
    schema = wire_types.json_schema()
    return jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"})


@in_loop
async def test_everything_that_is_sent_fits_the_schema(tmp_path: Path) -> None:
    server = validator("FromServer")
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["tatsu-3"])
        await guests[0].say(m.Ping, n=1)
        await guests[0].say(m.Hello, table="nowhere")
        await play_on(house, table, guests)
        heard: list[Json] = [said for guest in guests for said in guest.heard]
        kinds = {said["type"] for said in heard}
        assert kinds >= {"snapshot", "event", "ask", "ack", "explored", "error", "pong"}
        for said in heard[::5]:
            server.validate(said)


def test_the_schema_refuses_what_the_server_refuses() -> None:
    client = validator("FromClient")
    for raw in (
        {"type": "ping", "n": -1},
        {"type": "ping", "extra": 1},
        {"type": "commit", "id": "x", "table": "t", "view": 0, "decision": 1, "actions": []},
        {"type": "nothing"},
    ):
        assert not client.is_valid(raw)
        with pytest.raises(msgspec.ValidationError):
            m.decode(msgspec.json.encode(raw))
    client.validate({"type": "hello", "table": "t"})


@pytest.mark.parametrize("language", languages())
def test_every_id_of_the_server_has_words(language: str) -> None:
    words = Words(language)
    state = Path(errors.__file__).with_name("state.py").read_text()
    events = {f"server-event-{name}" for name in re.findall(r'notice\("([\w-]+)"', state)}
    events |= {f"server-event-{name}" for name in re.findall(r'"([\w-]+)" if entry', state)}
    assert len(events) > 10
    codes = {kind.code for kind in subclasses(errors.RefusedError)} | {WrongMethodError.code}
    assert codes >= {"conflict", "not-found", "too-many"}
    phrases = set(get_args(m.Phrase))
    for message in events | phrases | {f"server-error-{code}" for code in codes | {"defect"}}:
        assert words.has(message), message


def subclasses(kind: type[FoxfireError]) -> set[type[FoxfireError]]:
    return {kind}.union(*map(subclasses, kind.__subclasses__()))


def test_codes_can_be_read_out() -> None:
    assert not set("IO01") & set(CODE_LETTERS)
    assert len({new_code() for _ in range(100)}) == 100


def test_a_name_is_cleaned() -> None:
    assert clean_name("  Anna\tMaria ") == "Anna Maria"
