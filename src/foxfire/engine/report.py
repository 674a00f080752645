"""What people and programs read about an outside program that misbehaved."""

from __future__ import annotations

from collections.abc import Iterator

from foxfire.core.game import Json
from foxfire.engine.conduct import KINDS, Conduct
from foxfire.text.words import Words

TAIL_SHOWN = 8


def lines(name: str, conduct: Conduct, words: Words) -> Iterator[str]:
    """Nothing, if there is nothing to complain about."""
    if not conduct.total:
        return
    yield words("arena-faults", name=name, faults=conduct.total, decisions=str(conduct.decisions))
    for kind in KINDS:
        if conduct.faults[kind]:
            told = {"kind": kind, "count": str(conduct.faults[kind])}
            yield "  " + words("arena-fault", **told, example=conduct.examples.get(kind, ""))
    if conduct.given_up:
        yield "  " + words("arena-given-up")
    if conduct.tail:
        yield "  " + words("arena-stderr")
        yield from (f"    | {line}" for line in conduct.tail[-TAIL_SHOWN:])


def as_json(conduct: Conduct) -> Json:
    return {
        "decisions": conduct.decisions,
        "faults": {kind: conduct.faults[kind] for kind in KINDS if conduct.faults[kind]},
        "examples": dict(conduct.examples),
        "given_up": conduct.given_up,
        "stderr": list(conduct.tail) if conduct.total else [],
    }
