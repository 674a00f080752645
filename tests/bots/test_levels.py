"""Levels: a bot for each, in every game, under names of their own."""

from __future__ import annotations

import random

import pytest

from foxfire.bots.levels import LEVELS, OTHERS, RANDOM_ONES, Level, animal
from foxfire.bots.registry import all_names, bot, levels, needs_compiling
from foxfire.core.errors import OptionError
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.text.words import Words

EVERY_LEVEL = [
    pytest.param(game_id, level, id=f"{game_id}-{level.number}")
    for game_id in game_ids()
    for level in levels(game_id)
]
every_level = pytest.mark.parametrize(("game_id", "level"), EVERY_LEVEL)
SEATS = 4


@every_level
def test_a_level_is_a_bot_that_goes_by_its_name(game_id: str, level: Level) -> None:
    assert bot(level.name, game_id).name == level.name == f"level:{level.number}"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_level_plays_as_the_bot_behind_it(game_id: str) -> None:
    level = LEVELS[1]  # those above have a time for their budget, and are not repeatable
    play = Play(game(game_id), seed=4)
    for _ in range(12):
        seen, dice = play.observe(play.to_act), random.Random(1)
        chosen = bot(level.name, game_id).choose(seen, dice)
        assert chosen == bot(level.bot_of(game_id), game_id).choose(seen, random.Random(1))
        play.apply(chosen)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_every_level(game_id: str) -> None:
    assert [level.number for level in levels(game_id)] == [1, 2, 3, 4, 5]
    assert {"novice", "rules", "search"} <= set(all_names(game_id))


@pytest.mark.parametrize("number", ["0", "6", "", "x", "1,2", "01"])
def test_a_level_that_there_is_not_is_refused_by_naming_those_there_are(number: str) -> None:
    with pytest.raises(OptionError, match=r"the levels are .*level:2, level:3"):
        bot(f"level:{number}", "fox")


def test_levels_are_named_beside_the_other_bots() -> None:
    with pytest.raises(OptionError, match=r"search, .*level:N"):
        bot("nosuch", "fox")


def test_four_bots_at_a_table_have_four_names_and_no_level_has_another_ones() -> None:
    words = Words()
    groups = [*(level.animals for level in LEVELS), RANDOM_ONES, OTHERS]
    names = [words(f"bots-name-{one}") for group in groups for one in group]
    assert all(len(group) >= SEATS for group in groups)
    assert len(set(names)) == len(names)


def test_a_bot_is_the_animal_of_its_level_however_it_is_written() -> None:
    assert animal("level:2", "fox", 0) == animal("rules", "fox", 0) == LEVELS[1].animals[0]
    for game_id in game_ids():
        assert animal(LEVELS[3].bot_of(game_id), game_id, 3) == LEVELS[3].animals[3]
    assert animal("search:1s", "fox", 3) == LEVELS[3].animals[3]
    assert animal("random", "fox", 1) == RANDOM_ONES[1]
    assert animal("search:7s", "fox", 0) == animal("engine:x", "fox", 4) == OTHERS[0]


def test_only_what_searches_needs_compiling() -> None:
    needing = [n for n in range(1, 6) if needs_compiling(f"level:{n}", "fox")]
    assert needing == [3, 4, 5]
    assert needs_compiling("search:50ms,cores=2", "fox")
    assert not any(needs_compiling(name, "fox") for name in ("rules", "random", "engine:search"))
