"""Bots as a command line names them: one of ours, or `engine:COMMAND` for an outside program."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot, bot_names
from foxfire.core.errors import OptionError
from foxfire.core.registry import game
from foxfire.engine.outside import DEADLINE, PREFIX, OutsideBot

#: Who decides when a program does not: at a table somebody pleasant, the first that the game has;
#: in a match nobody who might be better than the program.
AT_A_TABLE = ("rules", "random")
IN_A_MATCH = ("random",)
LONGEST_DEADLINE = 3600.0


def is_outside(text: str) -> bool:
    return text.startswith(PREFIX)


def opponent(
    text: str,
    game_id: str,
    *,
    deadline: float = DEADLINE,
    fallbacks: Sequence[str] = AT_A_TABLE,
) -> Bot:
    """The bot of this name; an outside program starts with its first decision.

    An outside program may keep what it has seen. So everybody whom it plays for needs a bot of his
    own: one for two partners would know both hands.
    """
    if not is_outside(text):
        return bot(text, game_id)
    command = text.removeprefix(PREFIX)
    if not command.strip():
        raise OptionError("engine: names no command; expected engine:COMMAND")
    instead = fallback(game_id, fallbacks)
    return OutsideBot(command, game(game_id), instead, deadline=deadline)


def fallback(game_id: str, choices: Sequence[str] = AT_A_TABLE) -> Bot:
    """The first of these bots that the game has."""
    known = bot_names(game_id)
    return bot(next(name for name in choices if name in known), game_id)


def check(text: str, game_id: str) -> None:
    """Raise `FoxfireError` for a bot that there is not or a program that does not say hello."""
    found = opponent(text, game_id)
    if isinstance(found, OutsideBot):
        with closing(found):
            found.say_hello()


def read_deadline(seconds: float) -> float:
    if not 0.001 <= seconds <= LONGEST_DEADLINE:
        raise OptionError(
            f"--deadline {seconds:g}: expected seconds from 0.001 to {LONGEST_DEADLINE:g}"
        )
    return seconds
