"""What stands before the choices of a list, so that one can be named with a key or two."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase

LONGEST_NUMBER = 4


@dataclass(frozen=True)
class Labels:
    """Numbers; or letters, for games in which a number is a card or a place."""

    letters: bool = False

    def label(self, index: int) -> str:
        """The label of the choice with this index, from 0."""
        return ascii_lowercase[index] if self.letters else str(index + 1)

    def is_label(self, line: str) -> bool:
        """Whether a line is written like a label, of a choice that there is or not."""
        if self.letters:
            return len(line) == 1 and line.lower() in ascii_lowercase
        return line.isascii() and line.isdigit()

    def index(self, line: str) -> int:
        """The index that a label means; -1 for a number that nothing can have."""
        if self.letters:
            return ascii_lowercase.index(line.lower())
        return int(line) - 1 if len(line) <= LONGEST_NUMBER else -1


NUMBERS = Labels()
LETTERS = Labels(letters=True)
