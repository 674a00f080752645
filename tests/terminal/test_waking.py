"""Bots that search, before the search is compiled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from foxfire.bots.registry import bot
from foxfire.bots.search import compiling
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.terminal import waking
from foxfire.terminal.session import Sitter
from foxfire.terminal.waking import Waking, sleepers
from foxfire.text.words import Words
from tests.terminal.commands import foxfire, new_play
from tests.terminal.test_hinting import command


class Last:
    """Plays the last legal action; stands in for a search, which would be compiled."""

    name = "level:3"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        return observation.legal[-1]


SITTERS = [Sitter("Anna"), Sitter("Marten", Last())]


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "_here", set())
    monkeypatch.setenv("FOXFIRE_CACHE_DIR", str(tmp_path))
    command(monkeypatch, "import time; time.sleep(60)")


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def woken(said: list[str]) -> Iterator[Waking]:
    found = Waking(SITTERS[1:], "fox", Words(), said.append)
    yield found
    found.close()


def test_only_who_searches_sleeps_and_only_until_it_is_compiled() -> None:
    others = [Sitter("Badger", bot("level:2", "fox")), Sitter("Anna")]
    assert sleepers([*SITTERS, *others], "fox") == SITTERS[1:]
    compiling._here.add("fox")
    assert sleepers(SITTERS, "fox") == []


def test_another_one_decides_until_the_search_is_compiled(woken: Waking, said: list[str]) -> None:
    anna, marten = woken.seated(SITTERS)
    assert anna is SITTERS[0] and marten.bot is not None
    assert marten.bot.name == "level:3"  # a save knows who is to go on
    assert woken.news.startswith("Marten is still waking up")
    seen = new_play(7, {"dealer": 0}).observe(1)
    by_rules = bot("rules", "fox").choose(seen, random.Random(1))
    assert by_rules != seen.legal[-1]
    assert marten.bot.choose(seen, random.Random(1)) == by_rules
    compiling._here.add("fox")
    for _ in range(2):
        assert marten.bot.choose(seen, random.Random(1)) == seen.legal[-1]
    assert said == ["Marten is awake now."]


def test_who_never_wakes_up_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    command(monkeypatch, "raise SystemExit(1)")
    failed = Waking(SITTERS[1:], "fox", Words(), said.append)
    assert failed._process.wait(60)
    assert not failed.is_over() and not failed.is_over()
    assert len(said) == 1 and "could not be compiled" in said[0]


def test_the_default_opponent_needs_no_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(waking, "is_compiled", lambda game_id: pytest.fail("nobody should ask"))
    done = foxfire(tmp_path, "play", "fox", "--seed", "1", typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The Fox in the Forest, with Badger." in done.stdout
