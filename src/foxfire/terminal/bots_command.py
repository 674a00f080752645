"""`foxfire bots`: the levels, who plays at them, and the other bots there are."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any

from foxfire.bots.levels import Level
from foxfire.bots.registry import all_names, levels
from foxfire.core.registry import game, game_ids
from foxfire.engine.outside import PREFIX
from foxfire.text.language import language
from foxfire.text.words import Words

INDENT = "  "


def add_arguments(parser: ArgumentParser) -> None:
    words = Words(language())
    games = words.listing(game_ids())
    parser.add_argument("--game", metavar="GAME", help=words("bots-arg-game", games=games))
    parser.add_argument("--json", action="store_true", help=words("bots-arg-json"))


def run(args: Namespace) -> int:
    words = Words(language())
    wanted = game_ids() if args.game is None else (game(args.game).id,)
    if args.json:
        print(json.dumps({game_id: _as_json(game_id, words) for game_id in wanted}, indent=1))
        return 0
    for game_id in wanted:
        print("\n".join([words(f"{game_id}-name"), *_lines(game_id, words), ""]))
    print(words("bots-list-warm"))
    return 0


def _lines(game_id: str, words: Words) -> Iterator[str]:
    for level in levels(game_id):
        told = {"number": str(level.number), "bot": level.bot_of(game_id)}
        yield INDENT + words("bots-list-level", about=_about(level.bot_of(game_id), words), **told)
        for animal in level.animals:
            yield 2 * INDENT + words("bots-list-animal", **_animal(animal, words))
    for name in all_names(game_id):
        yield INDENT + words("bots-list-bot", bot=name, about=_about(name, words))
    outside = {"bot": f"{PREFIX}COMMAND", "about": words("bots-about-outside")}
    yield INDENT + words("bots-list-bot", **outside)


def _about(bot: str, words: Words) -> str:
    name, _, told = bot.partition(":")
    if told:
        return words("bots-about-thinks", time=told)
    return words(f"bots-about-{name.replace('+', '-')}")


def _animal(animal: str, words: Words) -> dict[str, str]:
    return {
        "name": words(f"bots-name-{animal}"),
        "character": words(f"bots-character-{animal}"),
    }


def _as_json(game_id: str, words: Words) -> dict[str, Any]:
    return {
        "levels": [_level_as_json(level, game_id, words) for level in levels(game_id)],
        "bots": list(all_names(game_id)),
    }


def _level_as_json(level: Level, game_id: str, words: Words) -> dict[str, Any]:
    animals = [{"id": animal, **_animal(animal, words)} for animal in level.animals]
    return {"level": level.name, "bot": level.bot_of(game_id), "animals": animals}
