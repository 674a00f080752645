"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from foxfire.bots.bot import Bot
from foxfire.bots.fox.rules_bot import FoxRulesBot
from foxfire.bots.random_bot import RandomBot
from foxfire.bots.tatsu.rules_bot import TatsuRulesBot
from foxfire.core import registry as games
from foxfire.core.errors import OptionError

#: Bots that play whatever game there is.
_ANY_GAME: dict[str, Callable[[], Bot]] = {"random": RandomBot}

#: Bots that know one game.
_BY_GAME: dict[str, dict[str, Callable[[], Bot]]] = {
    "fox": {"rules": FoxRulesBot},
    "tatsu": {"rules": TatsuRulesBot},
}


def _known(game_id: str) -> dict[str, Callable[[], Bot]]:
    games.game(game_id)  # a game that there is not says so itself
    return _ANY_GAME | _BY_GAME.get(game_id, {})


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that play a game, the simplest first."""
    return tuple(_known(game_id))


def bot(name: str, game_id: str) -> Bot:
    """The bot of this name for a game."""
    known = _known(game_id)
    if name not in known:
        names = ", ".join(known)
        raise OptionError(f"there is no bot {name!r} for {game_id}; the bots are {names}")
    return known[name]()
