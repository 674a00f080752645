"""What the terminal needs to know of a game: how its table is told in lines. One module a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from foxfire.core.errors import UnknownGameError
from foxfire.core.game import Event, Json, Outcome
from foxfire.core.registry import game
from foxfire.text.voice import Voice
from foxfire.text.words import Words

Lines = list[str]


class Teller(Protocol):
    """Tells one viewer of a game. It is given what the viewer may see, never a state."""

    def event(self, event: Event) -> Lines: ...

    def table(self, show: Json, legal: Sequence[str]) -> Lines:
        """Everything one needs for a decision; the legal actions carry their number, from 1."""
        ...

    def recall(self, show: Json) -> Lines:
        """What still lies there from before, for somebody who has just come back."""
        ...

    def question(self, show: Json) -> str: ...

    def meant(self, line: str) -> str:
        """What somebody typed, in notation where it was worded as the table words it."""
        ...

    def refusal(self, show: Json, action: str, clause: str) -> str: ...

    def outcome(self, outcome: Outcome) -> Lines: ...

    def rules(self) -> Lines: ...

    def tricks(self, show: Json) -> Lines: ...

    def examples(self) -> str:
        """Actions in notation, for the help."""
        ...

    def look(self, show: Json) -> Lines:
        """A table as a replay shows it, from any view."""
        ...


_MODULES = {
    "fox": ("foxfire.terminal.fox", "FoxTeller"),
    "tatsu": ("foxfire.terminal.tatsu", "TatsuTeller"),
}


def told_games() -> tuple[str, ...]:
    """The games that can be played in the terminal."""
    return tuple(_MODULES)


def check_told(game_id: str, words: Words) -> None:
    """Raise `UnknownGameError` for a game that has rules but no teller yet."""
    if game(game_id).id not in _MODULES:
        games = words.listing(_MODULES)
        raise UnknownGameError(words("terminal-error-game", game=game_id, games=games))


def teller(game_id: str, voice: Voice) -> Teller:
    """The teller of a game, for one viewer."""
    module, name = _MODULES[game_id]
    made: Teller = getattr(import_module(module), name)(voice)
    return made
