"""Levels: bots to sit at a table with, from easy to hard, each played by animals of the forest.

A level is a number from 1; `level:3` is a bot like any other. What plays at a level may differ from
game to game; a player that has learnt by itself takes its place in the same table.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from foxfire.bots.bot import Bot
from foxfire.core.game import Action
from foxfire.core.play import Observation

PREFIX: Final = "level"


@dataclass(frozen=True)
class Level:
    """What plays, and under which names; four bots at one table have four of them."""

    number: int
    bot: str
    animals: tuple[str, ...]
    by_game: Mapping[str, str] = field(default_factory=dict)  # where it is another bot

    @property
    def name(self) -> str:
        return f"{PREFIX}:{self.number}"

    def bot_of(self, game_id: str) -> str:
        return self.by_game.get(game_id, self.bot)


# All that fits into the time today would leave no step to the next level: in every game the search
# finds most of what it can find in a few thousand simulations, in TAC in some hundred. So many
# leave one, and are the same on every machine.
FEW_SIMULATIONS: Final = {"fox": 500, "tatsu": 500, "tac": 30}
MORE_SIMULATIONS: Final = {"tac": 200}


def _at_most(time: str, simulations: Mapping[str, int]) -> Mapping[str, str]:
    """By game: a search of so much time with so many simulations at most."""
    return {game: f"search:{time},sims={number}" for game, number in simulations.items()}


LEVELS: Final = (
    Level(1, "novice", ("dormouse", "hedgehog", "wren", "toad")),
    Level(2, "rules", ("badger", "squirrel", "jay", "hare")),
    Level(
        3,
        "search:50ms",
        ("marten", "otter", "woodpecker", "weasel"),
        _at_most("50ms", FEW_SIMULATIONS),
    ),
    Level(4, "search:1s", ("owl", "lynx", "stag", "boar"), _at_most("1s", MORE_SIMULATIONS)),
    Level(5, "net+search:5s", ("raven", "wolf", "bear", "viper")),
)
#: Who has no level: whoever plays anything, and programs and budgets of somebody's own.
RANDOM_ONES: Final = ("moth", "mayfly", "gnat", "midge")
OTHERS: Final = ("rowan", "hazel", "alder", "yew")


class LevelBot:
    """The bot of a level, which goes by the level's name."""

    def __init__(self, level: Level, bot: Bot) -> None:
        self.name = level.name
        self.bot = bot

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        return self.bot.choose(observation, rng)


def level_with(text: str) -> Level | None:
    """The level with this number."""
    return next((level for level in LEVELS if str(level.number) == text), None)


def animal(text: str, game_id: str, number: int) -> str:
    """Who a bot is at a table: a word of the message ids `bots-name-...`; `number` is from 0."""
    animals = _animals(text, game_id)
    return animals[number % len(animals)]


def _animals(text: str, game_id: str) -> tuple[str, ...]:
    if text == "random":
        return RANDOM_ONES
    same = (level for level in LEVELS if text in (level.name, level.bot_of(game_id)))
    return next((level.animals for level in same), OTHERS)
