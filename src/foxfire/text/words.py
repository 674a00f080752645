"""`Words`: message ids with arguments become sentences of one language.

Two functions reach from a sentence into the names of things, so that a language may inflect them:
`CARD($card, case: "accusative", form: "long")` and `SUIT($card, case: "nominative")`. They format
the messages `<game>-card` and `<game>-suit` with the parts of the card as arguments; a web page
does the same with a few lines of its own.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from fluent.runtime import FluentBundle

from foxfire.text.cards import PARTS
from foxfire.text.catalogue import bundle
from foxfire.text.language import ENGLISH

#: Given a role (a suit, or what else a medium may set off) and a text, returns it painted.
Mark = Callable[[str, str], str]


class MissingWordsWarning(ResourceWarning):
    """A message or an argument is missing.

    Python ignores this kind of warning, so a player reads an odd word and plays on; it is shown in
    development mode, and our tests turn it into an error.
    """


def unmarked(role: str, text: str) -> str:
    return text


class Words:
    """The words of one language, for one game."""

    def __init__(
        self, language: str = ENGLISH, *, game: str | None = None, mark: Mark = unmarked
    ) -> None:
        self.language = language
        self._game = game
        self.mark = mark
        functions = {"CARD": self._card, "SUIT": self._suit}
        spoken = dict.fromkeys((language, ENGLISH))  # what a language lacks is said in English
        self._bundles: list[FluentBundle] = [bundle(name, functions) for name in spoken]

    def __call__(self, message_id: str, /, **args: Any) -> str:
        """The message as text; never raises, whatever is missing."""
        for found in self._bundles:
            if found.has_message(message_id):
                pattern = found.get_message(message_id).value
                text, faults = found.format_pattern(pattern, args)
                _warn(f"{message_id}: {fault}" for fault in faults)
                return str(text)
        _warn([f"there is no message {message_id}"])
        return message_id

    def has(self, message_id: str) -> bool:
        return any(found.has_message(message_id) for found in self._bundles)

    def listing(self, items: Iterable[str]) -> str:
        """Several things in one line."""
        return self("core-list-separator").join(items)

    # --- the functions that catalogues call ---

    def _card(self, code: str, case: str = "nominative", form: str = "long") -> str:
        parts = self._parts(code)
        name = self(f"{self._game}-card", card=code, case=case, form=form, **parts)
        return self.mark(str(parts.get("suit", "")), name)

    def _suit(self, code: str, case: str = "nominative", form: str = "long") -> str:
        """The suit of a card, or a suit given by its letter."""
        suit = code[:1]
        return self.mark(suit, self(f"{self._game}-suit", suit=suit, case=case, form=form))

    def _parts(self, code: str) -> dict[str, str | int]:
        return PARTS[self._game](code) if self._game else {}


def _warn(faults: Iterable[str] | Iterator[str]) -> None:
    for fault in faults:
        warnings.warn(fault, MissingWordsWarning, stacklevel=3)
