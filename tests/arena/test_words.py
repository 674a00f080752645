"""Every message of matches and programs exists, with its arguments, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from foxfire.arena.choices_command import NUMBERS
from foxfire.arena.match import DECIDED, GIVEN_UP, INTERRUPTED
from foxfire.arena.sprt import ELO0, ELO1
from foxfire.engine.conduct import KINDS, Conduct, Fault
from foxfire.engine.report import lines
from foxfire.text.catalogue import sources
from foxfire.text.language import languages
from foxfire.text.words import Words

SOURCE = Path(__file__).parents[2] / "src" / "foxfire"
every_language = pytest.mark.parametrize("language", languages())


def ids(language: str) -> set[str]:
    entries = [e for source in sources(language) for e in FluentParser().parse(source).body]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return {name for name in names if name.startswith("arena-")}


@every_language
def test_every_id_exists_and_none_is_unused(language: str) -> None:
    files = [*SOURCE.glob("arena/*.py"), *SOURCE.glob("engine/*.py")]
    written = {i for path in files for i in re.findall(r'"(arena-[a-z-]+)"', path.read_text())}
    built = {f"arena-arg-{name}" for name in ("alpha", "beta", *NUMBERS)}
    assert written | built == ids(language)


@every_language
def test_every_fault_has_words_of_its_own(language: str) -> None:
    conduct = Conduct(decisions=20, given_up=True)
    for kind in KINDS:
        conduct.note(Fault(kind, "so it was"), ["last words"])
    told = list(lines("engine:x", conduct, Words(language)))
    assert len(set(told)) == len(told) == len(KINDS) + 4
    assert sum("so it was" in line for line in told) == len(KINDS)
    assert list(lines("engine:x", Conduct(decisions=5), Words(language))) == []


@every_language
def test_every_end_and_verdict_has_words_of_its_own(language: str) -> None:
    words = Words(language)
    ends = {words("arena-ended", why=why) for why in (DECIDED, GIVEN_UP, INTERRUPTED)}
    assert len(ends) == 3
    figures = dict.fromkeys(("elo0", "elo1", "alpha", "beta", "llr", "lower", "upper"), "1")
    verdicts = {words("arena-sprt", verdict=v, **figures) for v in (ELO0, ELO1, "open")}
    assert len(verdicts) >= 2
