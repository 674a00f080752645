"""Names of bots on a command line, with parameters where a bot has some."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from foxfire.bots import registry
from foxfire.core.errors import OptionError
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.engine.opponents import AT_A_TABLE, IN_A_MATCH, fallback, opponent
from foxfire.engine.outside import OutsideBot


@dataclass(frozen=True)
class Deep:
    """A bot with parameters."""

    budget: str = "50ms"
    cores: str = "1"
    name: str = "deep"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        return observation.legal[0]


@pytest.fixture(autouse=True)
def deep_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = registry.Kind(Deep, ("budget", "cores"))
    monkeypatch.setitem(registry._ANY_GAME, "deep", kind)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("deep", Deep()),
        ("deep:", Deep()),
        ("deep:1s", Deep("1s")),
        ("deep:1s,cores=2", Deep("1s", "2")),
        ("deep:cores=2", Deep(cores="2")),
        ("deep:cores=2,budget=3s", Deep("3s", "2")),
    ],
)
def test_a_bot_is_made_with_its_parameters(text: str, made: Deep) -> None:
    assert registry.bot(text, "fox") == made


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("deep:1s,2s", "takes budget, cores"),
        ("deep:depth=3", "takes budget, cores"),
        ("deep:1s,budget=2s", "takes budget, cores"),
        ("deep:cores=", "takes budget, cores"),
        ("deep:,", "takes budget, cores"),
        ("random:7", "takes no parameters"),
        ("deeper:7", "there is no bot 'deeper' for fox"),
        ("", "there is no bot '' for fox"),
    ],
)
def test_what_a_bot_does_not_take_is_refused(text: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        registry.bot(text, "fox")


def test_a_program_is_named_by_its_command() -> None:
    program = opponent("engine:python3 my bot.py: fast", "fox")
    assert isinstance(program, OutsideBot)
    assert program.name == "engine:python3 my bot.py: fast"
    assert program.command == "python3 my bot.py: fast"


def test_at_a_table_the_fallback_is_pleasant_and_in_a_match_it_never_pays() -> None:
    assert fallback("fox", AT_A_TABLE).name == "rules"
    assert fallback("fox", IN_A_MATCH).name == "random"
