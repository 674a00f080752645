"""The games there are, by id. A game is imported when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from foxfire.core.errors import UnknownGameError, brief
from foxfire.core.game import AnyGame

#: Where each game's one instance is called `GAME`.
_MODULES = {
    "fox": "foxfire.games.fox.game",
    "tatsu": "foxfire.games.tatsu.game",
    "tac": "foxfire.games.tac.game",
}


def game_ids() -> tuple[str, ...]:
    return tuple(_MODULES)


@cache
def game(game_id: str) -> AnyGame:
    """The game with this id."""
    if game_id not in _MODULES:
        known = ", ".join(_MODULES)
        raise UnknownGameError(f"there is no game {brief(game_id)}; the games are {known}")
    found: AnyGame = import_module(_MODULES[game_id]).GAME
    return found
