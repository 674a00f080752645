"""The bots that a table may have, and how long each may think."""

from __future__ import annotations

from dataclasses import dataclass

from foxfire.bots.bot import Bot
from foxfire.bots.net.bot import NetBot
from foxfire.bots.registry import bot as find_bot
from foxfire.bots.registry import bot_names, learnt_names, levels, needs_compiling
from foxfire.bots.search.bot import SearchBot
from foxfire.core.errors import OptionError, brief
from foxfire.engine.outside import PREFIX
from foxfire.server.settings import Settings


@dataclass(frozen=True)
class Offer:
    """A bot as a table knows it."""

    name: str
    seconds: float = 0.0  # for one decision; without any it answers at once
    compiled: bool = False  # it searches
    outside: bool = False  # it is a program of the operator's


def default_bot(game: str) -> str:
    """The bot that stands in for somebody, or for another bot: the best that answers at once."""
    return bot_names(game)[-1]


def offers(game: str, settings: Settings) -> list[Offer]:
    """Everything that a game's tables are offered by name."""
    names = [*bot_names(game), *learnt_names(game), *(level.name for level in levels(game))]
    outside = [PREFIX + name for name in settings.engines_of(game)]
    return [offer(name, game, settings) for name in (*names, *outside)]


def offer(name: str, game: str, settings: Settings) -> Offer:
    """The bot of this name; raises `OptionError` if a table may not have it."""
    if name in bot_names(game):
        return Offer(name)
    if name.startswith(PREFIX):
        return _outside(name, game, settings)
    if not needs_compiling(name, game):
        _check_at_once(name, find_bot(name, game))
        return Offer(name)
    searching = searcher(find_bot(name, game))
    if searching is None:
        raise OptionError(f"bot {brief(name)}: it has no budget, so no table has it")
    if searching.cores > 1:
        raise OptionError(f"bot {brief(name)}: at a table a bot has one core")
    if searching.budget.seconds > settings.bot_budget:
        raise OptionError(f"bot {brief(name)}: at most {settings.bot_budget:g}s for a decision")
    return Offer(name, searching.budget.seconds, compiled=True)


def _check_at_once(name: str, found: Bot) -> None:
    """A level or a network; whose file it is, no guest decides."""
    if isinstance(found, NetBot) and found.file is not None:
        raise OptionError(f"bot {brief(name)}: a table has the networks of this server only")


def _outside(name: str, game: str, settings: Settings) -> Offer:
    if name.removeprefix(PREFIX) not in settings.engines_of(game):
        raise OptionError(f"this server has no {brief(name)} for {game}")
    return Offer(name, settings.engine_seconds, outside=True)


def searcher(bot: Bot) -> SearchBot | None:
    """The search inside of a bot that has one."""
    inner: Bot | None = bot
    while inner is not None and not isinstance(inner, SearchBot):
        inner = getattr(inner, "bot", None)  # of a level, or of a network that searches
    return inner
