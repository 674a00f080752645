"""Options: mode, deck, the Angel's switch and the first dealer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from foxfire.core import records
from foxfire.core.errors import OptionError, RecordError
from foxfire.core.options import describe, read
from foxfire.core.play import Play
from tests.games.tac.set_up import TAC

MODES = {"teams": 4, "coop": 4, "solo": 1, "two": 2}
modes = pytest.mark.parametrize("mode", MODES)


def settled(**given: Any) -> dict[str, Any]:
    options: dict[str, Any] = read(TAC.options_type, given).settled().as_json()
    return options


def test_the_defaults_are_two_teams_with_the_basic_deck() -> None:
    assert settled() == {"mode": "teams", "master": False, "dealer": 0}


@modes
def test_a_mode_has_its_number_of_players_and_four_seats(mode: str) -> None:
    facts = TAC.facts(TAC.options_type(mode=mode))
    assert (facts.players, facts.seats) == (MODES[mode], 4)
    assert facts.zero_sum == (mode in ("teams", "two"))


@modes
@pytest.mark.parametrize(("master", "cards"), [(False, 100), (True, 104)])
def test_every_mode_has_both_decks(mode: str, master: bool, cards: int) -> None:
    assert TAC.facts(TAC.options_type(mode=mode, master=master)).pack_size == cards


@modes
def test_angel_house_is_true_with_the_master_deck(mode: str) -> None:
    assert settled(mode=mode, master=True)["angel_house"] is True
    assert settled(mode=mode, master=True, angel_house=False)["angel_house"] is False


@pytest.mark.parametrize("value", [True, False])
def test_angel_house_does_not_apply_to_the_basic_deck(value: bool) -> None:
    assert "angel_house" not in settled(master=False)
    with pytest.raises(OptionError, match="angel_house is for the master deck only"):
        Play(TAC, {"angel_house": value})


@modes
@pytest.mark.parametrize("dealer", range(4))
def test_every_seat_may_deal_first(mode: str, dealer: int) -> None:
    play = Play(TAC, {"mode": mode, "dealer": dealer}, seed=1)
    assert play.show(0)["dealer"] == dealer


@modes
def test_a_random_dealer_is_a_seat_and_recorded(mode: str) -> None:
    options = {"mode": mode, "dealer": "random"}
    dealers = [Play(TAC, options, seed=n).options.as_json()["dealer"] for n in range(60)]
    assert set(dealers) == {0, 1, 2, 3}
    again = [Play(TAC, options, seed=n).options.as_json()["dealer"] for n in range(60)]
    assert again == dealers


@pytest.mark.parametrize(
    ("name", "value"),
    [("mode", "team"), ("mode", 4), ("mode", None), ("master", "yes"), ("master", 1),
     ("angel_house", 0), ("dealer", 4), ("dealer", -1), ("dealer", "left"), ("dealer", True),
     ("players", 4), ("target", 8)],
)  # fmt: skip
def test_a_wrong_value_is_named(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=name):
        Play(TAC, {"master": True, name: value})


def test_the_options_describe_themselves() -> None:
    facts = {fact.name: fact.allowed() for fact in describe(TAC.options_type)}
    assert facts["mode"] == "coop or solo or teams or two"
    assert facts["master"] == "true or false"
    assert facts["dealer"] == "0 or 1 or 2 or 3 or random"


@modes
@pytest.mark.parametrize("master", [False, True])
def test_settling_twice_changes_nothing(mode: str, master: bool) -> None:
    once = read(TAC.options_type, {"mode": mode, "master": master}).settled()
    assert once.settled() == once
    assert read(TAC.options_type, once.as_json()).settled() == once


def test_the_variants_are_every_mode_with_both_decks() -> None:
    variants = TAC.options_type.variants()
    assert list(variants) == [
        f"{mode}, {deck} deck" for mode in MODES for deck in ("basic", "master")
    ]
    assert all(options.settled() == options for options in variants.values())


@modes
@pytest.mark.parametrize("master", [False, True])
def test_records_carry_resolved_options_and_replay(mode: str, master: bool) -> None:
    given = {"mode": mode, "master": master, "dealer": "random"}
    play, rng = Play(TAC, given, seed=f"{mode}{master}"), random.Random(1)
    for _ in range(300):
        play.apply(rng.choice(play.legal_actions))
    record = records.record_of(play)
    assert isinstance(record.options["dealer"], int)
    assert ("angel_house" in record.options) == master
    for form in (records.to_text, records.to_json_lines):
        again = records.replay(records.parse(form(record)))
        assert again.options == play.options
        assert again.state == play.state
        assert again.log == play.log


def test_a_record_with_an_option_that_does_not_apply_is_refused() -> None:
    text = records.to_text(records.record_of(Play(TAC, seed=1)))
    wrong = text.replace(
        "[option master false]", "[option master false]\n[option angel_house true]"
    )
    assert wrong != text
    with pytest.raises(RecordError, match="angel_house"):
        records.replay(records.parse(wrong))
