"""Positions and records say everything: what is read back is the same game."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from foxfire.core import records
from foxfire.core.errors import PositionError
from foxfire.core.play import Dealt, Play
from foxfire.core.records import Record
from tests.conformance.cases import Case, every_case, walk, walk_on

DEALS = 2


def without_generator(state: object) -> object:
    """Positions do not hold the generator of playouts."""
    twin = state.copy()  # type: ignore[attr-defined]
    twin.rng = 0
    return twin


def without_lines(record: Record) -> Record:
    return replace(record, entries=tuple(replace(entry, line=0) for entry in record.entries))


@every_case
def test_a_position_read_back_is_the_same_state(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            written = json.loads(json.dumps(play.open_state()))
            again = play.game.load(play.options, written)
            assert again == without_generator(play.state)
            assert play.game.dump(again) == written


@every_case
def test_positions_between_deals_and_at_the_end_are_read_back(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            if isinstance(play.log[-1], Dealt):
                waiting = play._steps[-1].before.state
                assert play.game.load(play.options, play.game.dump(waiting)) == waiting
        assert play.game.load(play.options, play.open_state()) == without_generator(play.state)


@every_case
def test_a_game_goes_on_from_a_position_as_from_the_game(case: Case) -> None:
    for number, play in enumerate(walk(case, 5, 1)):
        if number % 5:
            continue
        other = Play(play.game, play.options, position=play.open_state())
        one, rng = play.copy(), random.Random(number)
        state = rng.getstate()
        walk_on(one, rng, 5)
        rng.setstate(state)
        walk_on(other, rng, 5)
        if one.deals == play.deals:
            assert one.state == other.state


@every_case
def test_a_position_with_one_thing_missing_or_added_is_refused(case: Case) -> None:
    play = case.play(0)
    whole = play.open_state()
    wrong = [{k: v for k, v in whole.items() if k != name} for name in whole]
    for position in [*wrong, {**whole, "surprise": 1}, {}]:
        try:
            play.game.load(play.options, position)
        except PositionError:
            continue
        raise AssertionError(f"accepted {position}")


def assert_same_game(play: Play, written: str, record: Record) -> None:
    read = records.parse(written)
    assert without_lines(read).entries == without_lines(record).entries
    assert read.notes == record.notes
    again = records.replay(read)
    assert again.log == play.log
    assert again.state == play.state
    assert again.options == play.options
    for viewer in play.rememberers:
        assert again.observe(viewer).to_bytes() == play.observe(viewer).to_bytes()


@every_case
def test_records_replay_to_the_same_game_from_both_forms(case: Case, amount: int) -> None:
    for seed in range(amount):
        for number, play in enumerate(walk(case, seed, DEALS)):
            if number % 10:
                continue
            record = records.record_of(play, {"seat-0": "Anna", "event": "two words"})
            for form in (records.to_text, records.to_json_lines):
                assert_same_game(play, form(record), record)
        finished = records.record_of(play)
        for form in (records.to_text, records.to_json_lines):
            assert_same_game(play, form(finished), finished)
            assert records.parse(form(finished)).scores == finished.scores


@every_case
def test_records_from_a_position_replay(case: Case) -> None:
    for number, play in enumerate(walk(case, 3, 1)):
        if number % 7:
            continue
        other = Play(play.game, play.options, position=play.open_state())
        walk_on(other, random.Random(number), 4)
        record = records.record_of(other)
        for form in (records.to_text, records.to_json_lines):
            assert_same_game(other, form(record), record)
