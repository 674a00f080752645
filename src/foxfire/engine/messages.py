"""Every message between Foxfire and an outside program; docs/engine.md explains them.

One JSON object a line, in UTF-8; the field `type` says which message it is. Fields that a reader
does not know are passed over, and a program passes over types it does not know: so either side may
be newer than the other.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from foxfire.core.errors import MessageError

PROTOCOL = 1
MOST_BYTES = 65_536  # of a line that a program sends
LONGEST_NAME = 60

Number = Annotated[int, Meta(ge=0)]
Json = dict[str, Any]


class _Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


# --- from Foxfire --------------------------------------------------------------------------------


class Welcome(_Message, frozen=True, tag="hello"):
    """The first message; the program answers with its own hello."""

    protocol: int
    game: str
    rules: int  # the version of the game's rules


class New(_Message, frozen=True, tag="new"):
    """A game begins; the program plays for one player of it."""

    options: Json
    player: int
    players: int
    seats: int


class Ask(_Message, frozen=True, tag="ask"):
    """The player has to decide: what lies before them, and what happened since last time."""

    decision: int
    seat: int
    phase: str
    show: Json
    legal: list[str]
    events: list[Json]
    deadline_ms: int
    dice: int  # seeds whatever the program leaves to chance, so that equal matches are equal
    observation: Json | None = None  # only for a program that wants it


class Refused(_Message, frozen=True, tag="refused"):
    """A decision was taken away from the program, and this was played for it."""

    decision: int
    fault: str
    message: str
    played: str


class Over(_Message, frozen=True, tag="over"):
    """The game is over, or was left: then there is no outcome."""

    events: list[Json]
    outcome: Json | None


class Quit(_Message, frozen=True, tag="quit"):
    """Nothing more will come; the program ends."""


ToProgram = Welcome | New | Ask | Refused | Over | Quit

# --- from a program ------------------------------------------------------------------------------


class Hello(_Message, frozen=True, tag="hello"):
    """Who the program is."""

    protocol: int
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    observation: bool = False  # does it want the observation as Foxfire packs it?


class Answer(_Message, frozen=True, tag="answer"):
    """What the program decides, in notation."""

    decision: Number
    action: Annotated[str, Meta(max_length=200)]


FromProgram = Hello | Answer

_TYPES = {"hello", "new", "ask", "refused", "over", "quit"}


class _AnyType(msgspec.Struct):
    type: str


_any_type = msgspec.json.Decoder(_AnyType)
_to_program = msgspec.json.Decoder(ToProgram)
_from_program = msgspec.json.Decoder(FromProgram)


def encode(message: ToProgram | FromProgram) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def from_program(line: bytes) -> FromProgram:
    """A program's message; raises `MessageError`."""
    return _decoded(_from_program, line)  # type: ignore[no-any-return]


def to_program(line: bytes) -> ToProgram | None:
    """A message of Foxfire as a program reads it, None if of a new type; raises `MessageError`."""
    if _decoded(_any_type, line).type not in _TYPES:
        return None
    return _decoded(_to_program, line)  # type: ignore[no-any-return]


def _decoded(decoder: Any, line: bytes) -> Any:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MessageError(f"{_quoted(line)}: {error}") from None


def _quoted(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 60 else f"{text[:60]}...")
