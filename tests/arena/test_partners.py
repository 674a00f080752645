"""Sides of different bots: who sits where, and what cannot be played."""

from __future__ import annotations

import pytest

from foxfire.arena.partners import check_partners, names_of
from foxfire.arena.tables import Cast, Task, Terms, play_set
from foxfire.cli import main
from foxfire.core import records
from foxfire.core.errors import OptionError
from foxfire.core.options import Options, read
from foxfire.core.registry import game

PAIRS = ((0, 2), (1, 3))


def test_partners_change_places_from_set_to_set() -> None:
    sides = ("net & rules", "random")
    assert names_of(sides, (0, 1, 0, 1), PAIRS, 0) == ["net", "random", "rules", "random"]
    assert names_of(sides, (0, 1, 0, 1), PAIRS, 1) == ["rules", "random", "net", "random"]
    assert names_of(sides, (1, 0, 1, 0), PAIRS, 2) == ["random", "net", "random", "rules"]


def test_who_all_play_together_take_turns() -> None:
    assert names_of(("a & b", "c"), (0,) * 4, ((0, 1, 2, 3),), 0) == ["a", "b", "a", "b"]


def test_nobody_is_a_partner_where_all_play_alone() -> None:
    with pytest.raises(OptionError, match=r"net & rules: more bots than .* \(1\)"):
        check_partners(("net & rules", "random"), ((0,), (1,)))


def test_a_record_says_who_sat_where() -> None:
    options: Options = read(game("tatsu").options_type, {"players": 4, "target": 60}).settled()
    terms = Terms("tatsu", options, 1, records=True)
    result = play_set(Task(0, ("rules & novice", "random")), terms, Cast(terms))
    for played in result.games:
        notes = records.parse(played.record or "").notes
        names = [notes[f"seat-{player}"] for player in range(4)]
        assert sorted(names) == ["novice", "random", "random", "rules"]
        assert {names[0], names[2]} in ({"rules", "novice"}, {"random"})


def test_the_command_names_a_partner_that_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "rules & nobody", "random", "--game", "tatsu"]) != 0
    assert "nobody" in capsys.readouterr().err
