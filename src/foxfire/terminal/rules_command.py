"""`foxfire rules GAME`: the rules in short and the options; or what differs between two sets."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from foxfire.core.errors import OptionError
from foxfire.core.game import AnyGame, Json
from foxfire.core.options import describe, read
from foxfire.core.registry import game as find_game
from foxfire.terminal.arguments import add_option_arguments, option_help, written
from foxfire.terminal.console import Console
from foxfire.terminal.setup import given_options
from foxfire.terminal.teller import check_told, teller
from foxfire.text.language import language
from foxfire.text.voice import Voice
from foxfire.text.words import Words

INDENT = "  "


def add_arguments(parser: ArgumentParser) -> None:
    words = Words(language())
    add_option_arguments(parser, words)
    parser.add_argument(
        "--versus", nargs="+", metavar="VALUE", default=None, help=words("terminal-arg-versus")
    )
    parser.add_argument("--lang", metavar="LANG", help=words("terminal-arg-lang", languages="en"))


def run(args: Namespace) -> int:
    words, console = Words(language(args.lang), game=args.game), Console()
    game = find_game(args.game)
    check_told(game.id, words)
    given = given_options(args, words)
    if args.versus is None:
        console.say(*reminder(game, given, words))
    else:
        console.say(*differences(game, given, other_set(given, args.versus, words), words))
    return 0


# --- the rules in short --------------------------------------------------------------------------


def reminder(game: AnyGame, given: Mapping[str, Any], words: Words) -> Iterator[str]:
    options = read(game.options_type, given).settled()
    players = game.facts(options).players
    names = [words("core-player", number=player + 1) for player in range(players)]
    yield words(f"{game.id}-name")
    yield from (INDENT + line for line in teller(game.id, Voice(words, names)).rules())
    yield ""
    yield words("terminal-rules-options", game=game.id)
    for fact in describe(game.options_type):
        told = option_help(game.id, fact, words)
        flag = fact.name.replace("_", "-")
        yield INDENT + words("terminal-rules-option", flag=flag, help=told)
    yield ""
    yield words("terminal-rules-where", game=game.id)


# --- two sets of options -------------------------------------------------------------------------


def other_set(given: Mapping[str, Any], versus: Sequence[str], words: Words) -> Json:
    """`--edition fr --versus ru` changes the one option given; NAME=VALUE words change any."""
    if len(versus) == 1 and "=" not in versus[0]:
        if len(given) != 1:
            raise OptionError(words("terminal-error-versus", given=versus[0]))
        return {**given, next(iter(given)): versus[0]}
    if not all("=" in word for word in versus):
        raise OptionError(words("terminal-error-versus", given=" ".join(versus)))
    return {**given, **dict(word.split("=", 1) for word in versus)}


def differences(
    game: AnyGame, one: Mapping[str, Any], other: Mapping[str, Any], words: Words
) -> Iterator[str]:
    """What differs, for every way to set the options that decide which others apply."""
    for given in (one, other):
        read(game.options_type, given)  # a wrong value is wrong in every situation
    situations = [s for s in _situations(game, one, other) if _differing(game, s)]
    # Where something follows from what was named, situations in which nothing does are left out.
    telling = [s for s in situations if set(_differing(game, s)) - {*one, *other}]
    told = [line for s in telling or situations for line in _told(game, s, words)]
    yield from told or [words("terminal-rules-same")]


#: Options that decide which others apply, and the two sets that follow.
Situation = tuple[Json, Json, Json]


def _situations(
    game: AnyGame, one: Mapping[str, Any], other: Mapping[str, Any]
) -> Iterator[Situation]:
    """The situations to which both sets apply; an error where there is none."""
    facts = {fact.name: fact for fact in describe(game.options_type)}
    free = [n for n in game.options_type.selectors if n not in one and n not in other]
    refused: OptionError | None = None
    applies = False
    for values in product(*(facts[name].values for name in free)):
        chosen = dict(zip(free, values, strict=True))
        try:
            sets = [_settled(game, {**chosen, **given}) for given in (one, other)]
        except OptionError as error:
            refused = error
        else:
            applies = True
            yield chosen, sets[0], sets[1]
    if refused is not None and not applies:
        raise refused


def _differing(game: AnyGame, situation: Situation) -> list[str]:
    _, one, other = situation
    names = (fact.name for fact in describe(game.options_type))
    return [name for name in names if one.get(name) != other.get(name)]


def _told(game: AnyGame, situation: Situation, words: Words) -> Iterator[str]:
    chosen, one, other = situation
    if chosen:
        yield words.listing(
            words("terminal-rules-when", name=name, value=written(value))
            for name, value in chosen.items()
        )
    for name in _differing(game, situation):
        yield from _difference(game, name, one.get(name), other.get(name), words)


def _settled(game: AnyGame, given: Mapping[str, Any]) -> Json:
    settled: Json = read(game.options_type, given).settled().as_json()
    return settled


def _difference(game: AnyGame, name: str, one: Any, other: Any, words: Words) -> Iterator[str]:
    absent = words("terminal-rules-absent")
    values = [absent if value is None else written(value) for value in (one, other)]
    told = {"name": name, "one": values[0], "other": values[1]}
    yield INDENT + words("terminal-rules-difference", **told)
    for value in values:
        meaning = f"{game.id}-option-{name}-{value}"
        if words.has(meaning):
            yield 2 * INDENT + words("terminal-rules-meaning", value=value, meaning=words(meaning))
