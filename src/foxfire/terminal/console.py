"""Lines out and lines in, for ssh, logs and screen readers; nothing moves on the screen."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Mapping
from typing import TextIO

RESET = "\x1b[0m"
CLEAR = "\x1b[3J\x1b[2J\x1b[H"  # what can be scrolled back to, the screen, and go to its top
ESCAPES = re.compile("\x1b\\[[0-9;]*m")
#: Colours only repeat what letters and words say already. Amber tells whose moment it is, green
#: what may be chosen, red a refusal.
COLOURS: Mapping[str, str] = {
    "turn": "\x1b[1;33m",
    "choice": "\x1b[32m",
    "refusal": "\x1b[31m",
    "B": "\x1b[33m",
    "K": "\x1b[36m",
    "M": "\x1b[35m",
    "R": "\x1b[31m",
    "Y": "\x1b[33m",
    "S": "\x1b[94m",
    "A": "\x1b[33m",
    "J": "\x1b[32m",
}


class Console:
    """One person's screen and keyboard."""

    def __init__(
        self, lines_in: TextIO | None = None, out: TextIO | None = None, *, colour: bool = False
    ) -> None:
        self._in = sys.stdin if lines_in is None else lines_in
        self._out = sys.stdout if out is None else out
        self._colour = colour

    def say(self, *lines: str) -> None:
        for line in lines:
            self.say_whole(self._fitted(line))

    def say_whole(self, line: str) -> None:
        """A line that somebody may want to copy, never broken by us.

        What the terminal's encoding lacks is shown by its number; no letter ends a game.
        """
        encoding = self._out.encoding or "utf-8"
        shown = line.encode(encoding, "backslashreplace").decode(encoding)
        print(shown, file=self._out, flush=True)

    def _fitted(self, line: str) -> str:
        """Broken between words for a screen; whole for files, pipes and whatever reads them."""
        if not self._out.isatty():
            return line
        return "\n".join(wrapped(line, shutil.get_terminal_size().columns))

    def clear(self) -> None:
        """Wipe the screen, so that the next person does not read the last one's cards."""
        if self._out.isatty():
            print(CLEAR, end="", file=self._out, flush=True)

    def refuse(self, line: str) -> None:
        self.say(self.paint("refusal", line))

    def paint(self, role: str, text: str) -> str:
        """The text in the colour of its role, where there are colours."""
        if not self._colour or role not in COLOURS:
            return text
        colour = COLOURS[role]
        return (
            f"{colour}{text.replace(RESET, RESET + colour)}{RESET}"  # names in it are painted too
        )

    def ask(self, prompt: str) -> str | None:
        """A line, or None when there are no more: end of input, or Ctrl-C."""
        try:
            if self.is_keyboard():
                return input(prompt)
            return self._read_and_echo(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say("")
            return None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def _read_and_echo(self, prompt: str) -> str:
        """Lines from a file or a pipe are shown, so that what comes out reads like a session."""
        line = self._in.readline()
        if not line:
            raise EOFError
        self.say(printable(f"{prompt}{line}"))
        return line

    def is_keyboard(self) -> bool:
        return self._in is sys.stdin and self._in.isatty() and sys.stdout.isatty()


def with_line_editing() -> None:
    """Arrow keys at the prompt, on systems that have them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def wants_colour(forbidden: bool, environ: Mapping[str, str] = os.environ) -> bool:
    """Colours only for a terminal, and never for somebody who asked for none (no-color.org)."""
    if forbidden or environ.get("NO_COLOR") or environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()


def wrapped(line: str, width: int) -> list[str]:
    """A line in pieces of at most so many visible characters, the later ones set in."""
    indent = " " * (len(line) - len(line.lstrip(" ")))
    pieces = [""]
    for word in line.strip(" ").split(" "):
        longer = f"{pieces[-1]} {word}" if pieces[-1] else f"{indent}{word}"
        if pieces[-1] and len(ESCAPES.sub("", longer)) >= width:
            indent = indent if len(pieces) > 1 else f"{indent}    "
            pieces.append(f"{indent}{word}")
        else:
            pieces[-1] = longer
    return pieces


def printable(text: str, most: int = 500) -> str:
    """Text from outside without anything that a terminal would obey."""
    return "".join(filter(str.isprintable, text))[:most]
