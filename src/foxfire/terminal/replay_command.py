"""`foxfire replay FILE`: a record step by step, and where it breaks."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from foxfire.core.errors import FoxfireError, RecordError, ViewerError
from foxfire.core.game import VIEWER_NAMES, Json
from foxfire.core.play import Dealt, Play
from foxfire.core.seats import Viewer
from foxfire.terminal.arguments import add_common_arguments, written
from foxfire.terminal.console import Console, printable, wants_colour, with_line_editing
from foxfire.terminal.replaying import Steps, read
from foxfire.terminal.setup import player_name
from foxfire.terminal.teller import check_told, teller
from foxfire.text.language import language
from foxfire.text.voice import Voice
from foxfire.text.words import Words

BROKEN = 2
STOP = ("q", "quit")


def add_arguments(parser: ArgumentParser) -> None:
    words = Words(language())
    add = parser.add_argument
    add("file", metavar="FILE", help=words("terminal-arg-file"))
    add("--all", action="store_true", help=words("terminal-arg-all"))
    add("--view", metavar="VIEW", default="referee", help=words("terminal-arg-view"))
    add_common_arguments(parser, words)


def run(args: Namespace) -> int:
    path = Path(args.file).expanduser()
    console = Console(colour=wants_colour(args.no_color))
    steps = _steps(path)
    words = Words(language(args.lang), game=steps.record.game, mark=console.paint)
    viewer = _viewer(args.view, steps.after(0).players, words)
    if args.json:
        return _print_json(steps, viewer)
    check_told(steps.record.game, words)
    _Walk(console, words, steps, viewer).run(at_once=args.all)
    if steps.fault is None:
        return 0
    print(f"foxfire: {printable(f'{path}: {steps.fault.message}')}", file=sys.stderr)
    return BROKEN


def _steps(path: Path) -> Steps:
    try:
        return read(path)
    except FoxfireError as error:
        message = error.message.removeprefix(f"{path}: ")
        raise RecordError(printable(f"{path}: {message}"), clause=error.clause) from None


def _viewer(given: str, players: int, words: Words) -> Viewer:
    if given in VIEWER_NAMES:
        return VIEWER_NAMES[given]
    if given in map(str, range(players)):
        return int(given)
    raise ViewerError(words("terminal-error-view", given=repr(given), last=players - 1))


# --- for programs --------------------------------------------------------------------------------


def _print_json(steps: Steps, viewer: Viewer) -> int:
    """One object a step, as the viewer saw it; then the outcome or what is wrong."""
    for entry, play in zip(steps.record.entries, steps.plays(), strict=True):
        events = [event.as_json() for event in play.events(viewer)]
        step = len(play.log)
        _print({"step": step, "line": entry.line, "events": events, "show": play.show(viewer)})
    if steps.fault is not None:
        error = steps.fault.as_json() | {"line": steps.fault.line}
        _print({"ok": False, "error": error})
        return BROKEN
    outcome = steps.after(len(steps)).outcome
    _print({"ok": True, "outcome": None if outcome is None else outcome.as_json()})
    return 0


def _print(message: Json) -> None:
    print(msgspec.json.encode(message).decode(), flush=True)


# --- for people ----------------------------------------------------------------------------------


class _Walk:
    """Somebody looking through a record."""

    def __init__(self, console: Console, words: Words, steps: Steps, viewer: Viewer) -> None:
        self._console = console
        self._words = words
        self._steps = steps
        self._viewer = viewer
        notes, players = steps.record.notes, steps.after(0).players
        self._names = [player_name(notes, player, words) for player in range(players)]
        # Nobody in a record is 'you', not even the player whose view is taken.
        self._teller = teller(steps.record.game, Voice(words, self._names))

    def run(self, *, at_once: bool) -> None:
        self._head()
        if at_once:
            for play in self._steps.plays():
                self._show(play, looking=isinstance(play.log[-1], Dealt))
            self._end()
        elif len(self._steps):
            with_line_editing()
            self._by_step()
        else:
            self._end()

    def _head(self) -> None:
        options = [
            self._words("terminal-replay-option", name=name, value=written(value))
            for name, value in self._steps.after(0).options.as_json().items()
        ]
        name = self._words(f"{self._steps.record.game}-name")
        players = self._words.listing(self._names)
        self._console.say(
            self._words("terminal-replay-head", game=name, names=players),
            self._words("terminal-replay-options", options=self._words.listing(options)),
        )

    def _by_step(self) -> None:
        number: int | None = 1
        while number is not None and number <= len(self._steps):
            self._show_step(number)
            number = self._next(number)
        if number is not None:
            self._end()

    def _next(self, number: int) -> int | None:
        """The step to show next, None to stop."""
        while True:
            line = self._console.ask(self._words("terminal-replay-prompt"))
            if line is None or line.strip().lower() in STOP:
                return None
            if not line.strip():
                return number + 1
            if (wanted := self._numbered(line.strip())) is not None:
                return wanted

    def _numbered(self, line: str) -> int | None:
        if not (line.isascii() and line.isdigit()):
            self._console.refuse(self._words("terminal-replay-unreadable"))
            return None
        number = int(line[:9])
        if 1 <= number <= len(self._steps):
            return number
        told = {"number": str(number), "steps": len(self._steps)}
        self._console.refuse(self._words("terminal-replay-no-step", **told))
        return None

    def _show_step(self, number: int) -> None:
        told = {"step": number, "steps": len(self._steps)}
        self._console.say("", self._words("terminal-replay-step", **told))
        self._show(self._steps.after(number), looking=True)

    def _show(self, play: Play, *, looking: bool) -> None:
        self._console.say(*self._happened(play))
        if looking:
            self._console.say(*self._teller.look(play.show(self._viewer)))

    def _happened(self, play: Play) -> list[str]:
        lines = self._teller.events(play.events(self._viewer))
        if play.outcome is not None:
            lines += self._teller.outcome(play.outcome, play.game.remarks(play.state))
        return lines

    def _end(self) -> None:
        if self._steps.fault is not None:
            return
        over = self._steps.after(len(self._steps)).is_over
        self._console.say(self._words("terminal-replay-end" if over else "terminal-replay-open"))
