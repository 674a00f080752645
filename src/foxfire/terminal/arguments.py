"""The command lines of `play` and `replay`, with their help in the reader's language."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator

from foxfire.bots.levels import LEVELS
from foxfire.bots.registry import bot_names
from foxfire.core.options import RANDOM, OptionFact, describe
from foxfire.core.registry import game
from foxfire.engine.outside import DEADLINE
from foxfire.terminal import saves
from foxfire.terminal.setup import DEFAULT_BOT
from foxfire.terminal.teller import told_games
from foxfire.text.language import languages
from foxfire.text.words import Words


def add_play_arguments(parser: ArgumentParser, words: Words) -> None:
    add_option_arguments(parser, words)
    add = parser.add_argument
    add("--bot", metavar="BOT", help=_bot_help(words))
    about = words("terminal-arg-deadline", default=f"{DEADLINE:g}")
    add("--deadline", metavar="SECONDS", type=float, default=DEADLINE, help=about)
    add("--seat", metavar="SEAT", help=words("terminal-arg-seat"))
    add("--seed", metavar="N", help=words("terminal-arg-seed"))
    add("--name", metavar="NAME", help=words("terminal-arg-name"))
    add("--resume", metavar="FILE", nargs="?", const="", help=words("terminal-arg-resume"))
    add("--record", metavar="FILE", help=_record_help(words))


def add_option_arguments(parser: ArgumentParser, words: Words) -> None:
    """The game and its options, in either way of giving them."""
    add = parser.add_argument
    add("game", help=words("terminal-arg-game", games=words.listing(told_games())))
    about = words("terminal-arg-option")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=about)
    for game_id in told_games():
        _add_options_of(parser, game_id, words)


def add_common_arguments(parser: ArgumentParser, words: Words) -> None:
    add = parser.add_argument
    add("--lang", metavar="LANG", help=_language_help(words))
    add("--no-color", action="store_true", help=words("terminal-arg-no-color"))
    add("--json", action="store_true", help=words("terminal-arg-json"))


def _language_help(words: Words) -> str:
    return words("terminal-arg-lang", languages=words.listing(languages()))


def _bot_help(words: Words) -> str:
    levels = f"{LEVELS[0].name} - {LEVELS[-1].name}"
    names = dict.fromkeys(name for game_id in told_games() for name in bot_names(game_id))
    bots = words.listing([levels, *names, "net", "search"])
    return words("terminal-arg-bot", bots=bots, default=DEFAULT_BOT)


def _record_help(words: Words) -> str:
    folder = str(saves.records_folder()).replace("%", "%%")  # argparse fills in what % names
    return words("terminal-arg-record", folder=folder)


# --- the options of the games --------------------------------------------------------------------


def _add_options_of(parser: ArgumentParser, game_id: str, words: Words) -> None:
    """`--target 16` beside `--option target=16`; an option that has a namesake here has only the
    second way."""
    group = parser.add_argument_group(words("terminal-arg-group", game=words(f"{game_id}-name")))
    for fact in describe(game(game_id).options_type):
        flag = f"--{fact.name.replace('_', '-')}"
        if flag in parser._option_string_actions:
            continue
        about = option_help(game_id, fact, words)
        metavar = fact.name.upper()
        if fact.kind == "boolean":
            group.add_argument(
                flag,
                dest=f"option_{fact.name}",
                nargs="?",
                const="true",
                metavar=metavar,
                help=about,
            )
        else:
            group.add_argument(flag, dest=f"option_{fact.name}", metavar=metavar, help=about)


def option_help(game_id: str, fact: OptionFact, words: Words) -> str:
    """What an option is about and what may stand there."""
    about = words(f"{game_id}-option-{fact.name}")
    if fact.default is None:
        choices = words.listing(map(written, fact.values))
        return words("terminal-arg-choice-preset", about=about, choices=choices)
    random = RANDOM in fact.choices
    told = {"about": about, "default": RANDOM if random else written(fact.default)}
    if fact.kind == "boolean":
        return words("terminal-arg-boolean", **told)
    if fact.kind == "choice":
        choices = words.listing(map(str, fact.choices))
        return words("terminal-arg-choice", **told, choices=choices)
    bounds = {"low": str(fact.low), "high": str(fact.high)}
    if not fact.named_values:
        return words("terminal-arg-integer", **told, **bounds)
    named = words.listing(_named(fact, words))
    return words("terminal-arg-integer-named", **told, **bounds, named=named)


def _named(fact: OptionFact, words: Words) -> Iterator[str]:
    for word, value in (fact.named_values or {}).items():
        yield words("terminal-arg-named", word=word, value=written(value))


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
