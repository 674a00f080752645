"""What the terminal needs to know of a game: how its table is told in lines. One module a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Protocol

from foxfire.core.errors import UnknownGameError
from foxfire.core.game import Event, Json, Outcome
from foxfire.core.registry import game
from foxfire.terminal.drafts import Step
from foxfire.terminal.labels import NUMBERS, Labels
from foxfire.text.voice import Voice
from foxfire.text.words import Words

Lines = list[str]


#: What somebody can ask to see, given the table.
Look = Callable[[Json], Lines]


class Teller(Protocol):
    """Tells one viewer of a game. It is given what the viewer may see, never a state."""

    #: Whether turns are put together step by step, looked at and then confirmed.
    drafts: bool
    #: What stands before the choices.
    labels: Labels
    #: The best result so far, in games that keep one.
    best: int | None

    def events(self, events: Sequence[Event]) -> Lines:
        """What happened, a turn or several in a row."""
        ...

    def table(self, show: Json, legal: Sequence[str]) -> Lines:
        """Everything one needs for a decision; the legal actions carry their labels."""
        ...

    def recall(self, show: Json) -> Lines:
        """What still lies there from before, for somebody who has just come back."""
        ...

    def question(self, show: Json, legal: Sequence[str]) -> str: ...

    def meant(self, show: Json, legal: Sequence[str], line: str) -> str:
        """What somebody typed, in notation where it was worded as the table words it."""
        ...

    def is_worth_a_look(self, events: Sequence[Event]) -> bool:
        """Whether a step of a turn is to be looked at, even if there is only one way to go on."""
        ...

    def preview(self, show: Json, steps: Sequence[Step], looked: int) -> Lines:
        """What a whole turn would do, as far as the viewer can know before it is played.

        `show` is the table before the turn; after so many steps the viewer has looked at it. The
        last step lies behind a commit point: none of its events may be told that depend on cards
        which the viewer has not seen.
        """
        ...

    def refusal(self, show: Json, action: str, clause: str) -> str: ...

    def outcome(self, outcome: Outcome, remarks: Sequence[str] = ()) -> Lines: ...

    def rules(self) -> Lines: ...

    def looks(self) -> Mapping[str, Look]:
        """What else can be looked at, by the name of the command."""
        ...

    def examples(self) -> str:
        """Actions in notation, for the help."""
        ...

    def look(self, show: Json) -> Lines:
        """A table as a replay shows it, from any view."""
        ...


class Plain:
    """What holds for most games: short turns, played as soon as they are chosen."""

    drafts = False
    labels = NUMBERS
    best: int | None = None

    def event(self, event: Event) -> Lines:
        raise NotImplementedError

    def events(self, events: Sequence[Event]) -> Lines:
        return [line for event in events for line in self.event(event)]

    def recall(self, show: Json) -> Lines:
        return []

    def meant(self, show: Json, legal: Sequence[str], line: str) -> str:
        return line

    def is_worth_a_look(self, events: Sequence[Event]) -> bool:
        return False

    def preview(self, show: Json, steps: Sequence[Step], looked: int) -> Lines:
        return []

    def tricks(self, show: Json) -> Lines:
        raise NotImplementedError

    def looks(self) -> Mapping[str, Look]:
        return {"tricks": self.tricks}


_MODULES = {
    "fox": ("foxfire.terminal.fox", "FoxTeller"),
    "tatsu": ("foxfire.terminal.tatsu", "TatsuTeller"),
    "tac": ("foxfire.terminal.tac.teller", "TacTeller"),
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
