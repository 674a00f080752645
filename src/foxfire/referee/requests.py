"""Reading requests: one JSON object with exactly one verb; see docs/referee.md."""

from __future__ import annotations

from typing import Any

import msgspec

from foxfire.core.errors import MessageError, brief

MOST_BYTES = 1_000_000  # of one line
Request = dict[str, Any]

#: Each verb with the keys that may stand beside it.
VERBS: dict[str, frozenset[str]] = {
    "new": frozenset({"packs", "seed", "position"}),
    "pack": frozenset(),
    "do": frozenset(),
    "state": frozenset(),
    "view": frozenset(),
    "sample": frozenset({"seed"}),
    "undo": frozenset(),
}


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """What `new` says; the last three may also stand beside it."""

    game: str
    options: dict[str, Any] = {}
    packs: list[list[str]] | None = None
    seed: int | str | None = None
    position: dict[str, Any] | None = None


def read(line: bytes) -> tuple[str, Request]:
    """The verb and the whole request; raises `MessageError`."""
    if len(line) > MOST_BYTES:
        raise MessageError(f"a line has at most {MOST_BYTES} bytes")
    try:
        request = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MessageError(f"not a JSON object: {error}") from None
    verbs = [verb for verb in VERBS if verb in request]
    if len(verbs) != 1:
        known = ", ".join(VERBS)
        raise MessageError(f"a request has one verb of {known}; this one has {verbs or 'none'}")
    _refuse_unknown_keys(request, verbs[0])
    return verbs[0], request


def _refuse_unknown_keys(request: Request, verb: str) -> None:
    unknown = sorted(set(request) - {verb} - VERBS[verb])
    if unknown:
        raise MessageError(f"{brief(unknown[0])} does not go with {verb!r}")


def read_start(request: Request) -> Start:
    """How a game is to begin."""
    beside = {key: request[key] for key in VERBS["new"] if key in request}
    inside = request["new"]
    if isinstance(inside, dict) and set(inside) & set(beside):
        raise MessageError(f"{sorted(set(inside) & set(beside))[0]!r} is given twice")
    given = {**inside, **beside} if isinstance(inside, dict) else inside
    start: Start = convert(given, Start, "new")
    if start.packs is not None and start.seed is not None:
        raise MessageError("give packs or a seed, not both")
    return start


def convert(value: Any, kind: Any, verb: str) -> Any:
    """A checked value, or an error that names the verb."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise MessageError(f"{verb}: {error}") from None
