"""Options: editions are presets, and what does not apply is an error."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from foxfire.core import records
from foxfire.core.errors import OptionError, RecordError
from foxfire.core.options import describe, read
from foxfire.core.play import Play
from foxfire.games.tatsu.options import EDITIONS
from tests.games.tatsu.hands import MODES, TATSU, Options, name_of
from tests.games.tatsu.set_up import finish

# Section 9 of the rules.
PRESETS = {
    "uk": ("split", "neither", "left", "red"),
    "fr": ("mixed", "neither", "right", "red"),
    "ru": ("split", "neither", "left", "red"),
}
SWITCHES = {"deal": 2, "face_down": 2, "clan": 2, "rotation": 3, "leader": 3}
VALUES = {"deal": "mixed", "face_down": "own", "clan": "red", "rotation": "right", "leader": "red"}


def settled(**given: Any) -> Options:
    options: Options = read(TATSU.options_type, given).settled().as_json()
    return options


@pytest.mark.parametrize("edition", PRESETS)
def test_an_edition_is_a_preset_of_switches(edition: str) -> None:
    deal, face_down, rotation, leader = PRESETS[edition]
    two, three, four = (settled(players=players, edition=edition) for players in (2, 3, 4))
    assert (two["deal"], two["face_down"], two["clan"]) == (deal, face_down, "red")
    assert (three["rotation"], three["leader"]) == (rotation, leader)
    assert not SWITCHES.keys() & four.keys()
    assert tuple(EDITIONS[edition].values()) == PRESETS[edition]


def test_the_rules_say_the_same_of_the_editions() -> None:
    table = {name: [row[e] for e in ("uk", "fr", "ru")] for name, row in rules_table().items()}
    for place, name in enumerate(("deal", "face_down", "rotation", "leader")):
        assert table[name] == [PRESETS[edition][place] for edition in ("uk", "fr", "ru")]


def rules_table() -> dict[str, dict[str, str]]:
    """Section 9 of docs/rules/tatsu.md."""
    text = (Path(__file__).parents[3] / "docs" / "rules" / "tatsu.md").read_text()
    rows = [line.strip("|").split("|") for line in text.splitlines() if "|" in line]
    cells = [[cell.strip().strip("`") for cell in row] for row in rows]
    head = cells[0]
    return {row[0]: dict(zip(head, row, strict=True)) for row in cells[2:]}


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_that_is_given_is_stronger_than_the_edition(switch: str) -> None:
    players = SWITCHES[switch]
    for fact in describe(TATSU.options_type):
        if fact.name == switch:
            for value in fact.choices:
                assert settled(players=players, edition="fr", **{switch: value})[switch] == value


@pytest.mark.parametrize("switch", SWITCHES)
def test_an_option_that_does_not_apply_is_an_error(switch: str) -> None:
    for players in {2, 3, 4} - {SWITCHES[switch]}:
        with pytest.raises(OptionError, match=f"{switch}.*{SWITCHES[switch]} players"):
            Play(TATSU, {"players": players, switch: VALUES[switch]})
    Play(TATSU, {"players": SWITCHES[switch], switch: VALUES[switch]})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dealer_is_one_of_the_players(players: int) -> None:
    for dealer in range(4):
        if dealer < players:
            assert Play(TATSU, {"players": players, "dealer": dealer}).show(0)["dealer"] == dealer
        else:
            with pytest.raises(OptionError, match=f"dealer = {dealer}"):
                Play(TATSU, {"players": players, "dealer": dealer})


@pytest.mark.parametrize(
    ("name", "value"),
    [("players", 5), ("players", 1), ("players", "four"), ("edition", "de"), ("target", 0),
     ("target", 10_000), ("target", True), ("dealer", 4), ("dealer", -1), ("deal", "both"),
     ("face_down", "never"), ("rotation", "up"), ("leader", "ghost"), ("clan", "blue"),
     ("show_captured", 1), ("colour", "red")],
)  # fmt: skip
def test_a_wrong_value_is_named(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=name):
        Play(TATSU, {name: value})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_dealer_is_one_of_the_players_and_recorded(players: int) -> None:
    options = {"players": players, "dealer": "random"}
    dealers = [Play(TATSU, options, seed=n).options.as_json()["dealer"] for n in range(60)]
    assert set(dealers) == set(range(players))
    assert all(dealers.count(dealer) > 6 for dealer in range(players))
    again = [Play(TATSU, options, seed=n).options.as_json()["dealer"] for n in range(60)]
    assert again == dealers


def test_nothing_random_is_left_in_a_game() -> None:
    options = Play(TATSU, {"players": 2, "clan": "random", "dealer": "random"}).options.as_json()
    assert "random" not in options.values()
    assert options["clan"] in ("red", "yellow")


@pytest.mark.parametrize("mode", MODES, ids=name_of)
def test_settling_twice_changes_nothing(mode: Options) -> None:
    for edition in PRESETS:
        once = read(TATSU.options_type, {**mode, "edition": edition}).settled()
        assert once.settled() == once
        assert read(TATSU.options_type, once.as_json()).settled() == once


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_carry_resolved_options_and_replay(players: int, edition: str) -> None:
    given = {"players": players, "edition": edition, "dealer": "random", "target": 60}
    play, rng = Play(TATSU, given, seed=f"{players}{edition}"), random.Random(1)
    while not play.is_over:
        play.apply(rng.choice(play.legal_actions))
    record = records.record_of(play)
    applying = {name for name, number in SWITCHES.items() if number == players}
    assert SWITCHES.keys() & record.options.keys() == applying
    assert isinstance(record.options["dealer"], int)
    for form in (records.to_text, records.to_json_lines):
        again = records.replay(records.parse(form(record)))
        assert again.options == play.options
        assert again.state == play.state


def test_a_record_with_an_option_that_does_not_apply_is_refused() -> None:
    text = records.to_text(records.record_of(finish(Play(TATSU, {"target": 1}, seed=1))))
    wrong = text.replace("[option players 4]", "[option players 4]\n[option deal mixed]")
    assert wrong != text
    with pytest.raises(RecordError, match="deal"):
        records.replay(records.parse(wrong))


def test_the_variants_are_every_number_of_players_in_editions_that_differ() -> None:
    variants = TATSU.options_type.variants()
    assert list(variants) == [
        "2 players, uk/ru", "2 players, fr", "3 players, uk/ru", "3 players, fr",
        "4 players, uk/fr/ru",
    ]  # fmt: skip
    for options in variants.values():
        assert options.settled() == options
