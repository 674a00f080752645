"""The face for people: lines to read, and an answer by number, notation or command."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from foxfire.core.errors import NotationError
from foxfire.core.game import Event
from foxfire.core.seats import Player
from foxfire.terminal import saves
from foxfire.terminal.console import Console, printable
from foxfire.terminal.session import Desk, Leave
from foxfire.terminal.teller import Teller, teller
from foxfire.text.voice import Voice
from foxfire.text.words import Words

COMMANDS = ("table", "tricks", "rules", "save", "quit", "why")
LONGEST_NUMBER = 4
HELP = "?"
ALLOWED = ""  # no clause


class PlainFace:
    """Speaks to whoever sits at the keyboard, as 'you'."""

    def __init__(
        self, console: Console, words: Words, game_id: str, names: Sequence[str], path: Path
    ) -> None:
        self._console = console
        self._words = words
        self._names = names
        self._tellers = [
            teller(game_id, Voice(words, names, player)) for player in range(len(names))
        ]
        self._commands = self._command_words()
        self._path = path

    def _command_words(self) -> Mapping[str, str]:
        """What may be typed, in the reader's language and always in English too."""
        spoken = {self._words(f"terminal-command-{name}"): name for name in COMMANDS}
        return {name: name for name in COMMANDS} | spoken

    # --- telling ---

    def tell(self, player: Player, events: Sequence[Event]) -> None:
        for event in events:
            self._console.say(*self._tellers[player].event(event))

    def hand_over(self, player: Player) -> None:
        self._console.clear()
        self._console.say("")
        prompt = self._words("terminal-hand-over", name=self._names[player])
        line = self._console.ask(prompt)
        if line is None or self._commands.get(line.strip().casefold()) == "quit":
            raise Leave
        self._console.clear()

    def not_kept(self, path: Path, reason: str) -> None:
        self._console.refuse(self._words("terminal-not-kept", path=str(path), reason=reason))

    # --- asking ---

    def ask(self, desk: Desk) -> str:
        self._show_table(desk)
        prompt = self._words("terminal-prompt")
        while True:
            line = self._console.ask(prompt)
            if line is None:
                raise Leave
            answer = self._answer(desk, line.strip())
            if answer is not None:
                return answer

    def _show_table(self, desk: Desk) -> None:
        lines = self._teller(desk).table(desk.show, desk.legal)
        self._console.say("", *lines)
        self._ask_again(desk)

    def _ask_again(self, desk: Desk) -> None:
        question = self._teller(desk).question(desk.show)
        self._console.say(self._console.paint("turn", question))

    def _teller(self, desk: Desk) -> Teller:
        return self._tellers[desk.player]

    def _answer(self, desk: Desk, line: str) -> str | None:
        """The action that a line means; None when it was something else, and is dealt with."""
        word, _, rest = line.partition(" ")
        if line.isascii() and line.isdigit():
            return self._numbered(desk, line)
        if not line:
            self._ask_again(desk)
        elif line.startswith(HELP) or line.casefold() == "help":
            self._explain(desk, line.removeprefix(HELP).strip() if line[0] == HELP else "")
        elif command := self._commands.get(word.casefold()):
            self._obey(desk, command, rest.strip())
        else:
            return self._written(desk, line)
        return None

    def _numbered(self, desk: Desk, line: str) -> str | None:
        number = int(line) if len(line) <= LONGEST_NUMBER else 0
        if 1 <= number <= len(desk.legal):
            return desk.legal[number - 1]
        told = {"number": printable(line, 20), "count": len(desk.legal)}
        self._console.refuse(self._words("terminal-no-choice", **told))
        return None

    def _written(self, desk: Desk, line: str) -> str | None:
        """An action in notation, or as the table words it."""
        line = self._teller(desk).meant(line)
        clause = self._clause(desk, line)
        if clause:
            self._console.refuse(self._teller(desk).refusal(desk.show, line, clause))
        return line if clause == ALLOWED else None

    def _clause(self, desk: Desk, line: str) -> str | None:
        """What forbids an action, or `ALLOWED`; None, and told so, when it cannot be read."""
        try:
            return desk.refusal(line) or ALLOWED
        except NotationError:
            shown = printable(line, 40)
            self._console.refuse(self._words("terminal-unreadable", text=shown))
            return None

    # --- commands ---

    def _obey(self, desk: Desk, command: str, rest: str) -> None:
        actions: Mapping[str, Callable[[], None]] = {
            "table": lambda: self._show_again(desk),
            "tricks": lambda: self._console.say(*self._teller(desk).tricks(desk.show)),
            "rules": lambda: self._console.say(*self._teller(desk).rules()),
            "save": lambda: self._save(desk, rest),
            "quit": self._quit,
            "why": lambda: self._explain(desk, rest),
        }
        actions[command]()

    def _show_again(self, desk: Desk) -> None:
        self._console.say(*self._teller(desk).recall(desk.show))
        self._show_table(desk)

    def _quit(self) -> None:
        raise Leave

    def _save(self, desk: Desk, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self._path
        if not saves.may_replace(path):
            told = {"path": printable(str(path)), "reason": self._words("terminal-reason-other")}
            self._console.refuse(self._words("terminal-cannot-save", **told))
            return
        try:
            desk.save(path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            told = {"path": printable(str(path)), "reason": reason}
            self._console.refuse(self._words("terminal-cannot-save", **told))
        else:
            self._console.say(self._words("terminal-saved", path=str(path)))

    def _explain(self, desk: Desk, action: str) -> None:
        clause = self._clause(desk, action) if action else None
        if not action:
            self._help(desk)
        elif clause:
            self._console.say(self._teller(desk).refusal(desk.show, action, clause))
        elif clause == ALLOWED:
            self._console.say(self._words("terminal-you-may"))

    def _help(self, desk: Desk) -> None:
        examples = self._teller(desk).examples()
        self._console.say(
            self._words("terminal-help-choose", examples=examples),
            self._words("terminal-help-why"),
            self._words("terminal-help-table"),
            self._words("terminal-help-tricks"),
            self._words("terminal-help-rules"),
            self._words("terminal-help-save"),
            self._words("terminal-help-quit"),
        )
