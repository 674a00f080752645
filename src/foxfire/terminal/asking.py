"""One turn of a person: from the table, over steps that can be taken back, to what is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from foxfire.bots.waiting import have_search
from foxfire.core.errors import FoxfireError, IllegalActionError, NotationError
from foxfire.terminal import saves
from foxfire.terminal.console import Console, printable
from foxfire.terminal.drafts import PastEndError
from foxfire.terminal.hinting import hint_lines
from foxfire.terminal.session import Desk, Leave
from foxfire.terminal.teller import Teller
from foxfire.text.voice import Voice
from foxfire.text.words import Words

COMMANDS = ("table", "rules", "save", "quit", "why", "hint")
BACK = "back"  # where turns are drafted
HELP = "?"
AT_ONCE = "!"  # at the end of a line: play it without asking again


def command_names(teller: Teller) -> tuple[str, ...]:
    return (*COMMANDS, *([BACK] if teller.drafts else []), *teller.looks())


def command_words(words: Words, teller: Teller) -> Mapping[str, str]:
    """What may be typed, in the reader's language and always in English too."""
    names = command_names(teller)
    return {name: name for name in names} | {words(f"terminal-command-{n}"): n for n in names}


class Asking:
    """Asks until a turn is chosen. Nothing is played before that."""

    def __init__(
        self, console: Console, voice: Voice, teller: Teller, path: Path, desk: Desk
    ) -> None:
        self._console = console
        self._voice = voice
        self._words = voice.words
        self._teller = teller
        self._path = path
        self._desks = [desk]  # one for each choice that can be taken back, and the present one
        self._commands = command_words(voice.words, teller)

    @property
    def _desk(self) -> Desk:
        return self._desks[-1]

    def answer(self) -> Desk:
        """The desk with the turn that shall be played; raises `Leave`."""
        self._show_table()
        while True:
            line = self._console.ask(self._words("terminal-prompt"))
            if line is None:
                raise Leave
            if self._take(line.strip()):
                return self._desk

    # --- what is shown ---

    def _show_table(self) -> None:
        desk = self._desk
        if desk.is_whole:
            looked = len(self._desks[-2].steps)
            lines = self._teller.preview(self._desks[0].show, desk.steps, looked)
        else:
            lines = self._teller.table(desk.show, desk.legal)
        self._console.say("", *lines)
        self._ask_again()

    def _ask_again(self) -> None:
        desk = self._desk
        question = (
            self._words("terminal-confirm")
            if desk.is_whole
            else self._teller.question(desk.show, desk.legal)
        )
        self._console.say(self._console.paint("turn", question))

    # --- what is typed ---

    def _take(self, line: str) -> bool:
        """Deal with a line; True when a turn is chosen."""
        word, _, rest = line.partition(" ")
        if not line:
            return self._take_nothing()
        if line.startswith(HELP) or line.casefold() == "help":
            self._explain(line.removeprefix(HELP).strip() if line[0] == HELP else "")
        elif command := self._commands.get(word.casefold()):
            self._obey(command, rest.strip())
        elif self._desk.is_whole:
            self._console.refuse(self._words("terminal-confirm-first"))
        elif self._teller.drafts and line.endswith(AT_ONCE):
            return self._choose(line.removesuffix(AT_ONCE).strip()) and self._is_chosen(True)
        else:
            return self._choose(line) and self._is_chosen(not self._teller.drafts)
        return False

    def _take_nothing(self) -> bool:
        """Enter plays a turn that has been looked at, and takes the only choice there is."""
        if self._desk.is_whole:
            return True
        if self._teller.drafts and len(self._desk.legal) == 1:
            self._go_on(self._desk.legal[0])
            self._show_table()
        else:
            self._ask_again()
        return False

    def _is_chosen(self, at_once: bool) -> bool:
        """After a choice: a turn is played at once, or looked at first."""
        if at_once and (self._desk.is_whole or not self._teller.drafts):
            return True
        self._show_table()
        return False

    def _choose(self, line: str) -> bool:
        """A choice by its label, or an action; False, and told why, when it is neither."""
        labels, legal = self._teller.labels, self._desk.legal
        if not labels.is_label(line):
            return self._go_on(line)
        index = labels.index(line)
        if 0 <= index < len(legal):
            return self._go_on(legal[index])
        first, last = labels.label(0), labels.label(len(legal) - 1)
        told = {"label": printable(line, 20), "count": len(legal), "first": first, "last": last}
        self._console.refuse(self._words("terminal-no-choice", **told))
        return False

    def _go_on(self, line: str) -> bool:
        desk = self._tried(line)
        if desk is None:
            return False
        self._desks.append(self._forced(desk))
        return True

    def _tried(self, line: str) -> Desk | None:
        """The desk after what somebody typed; None, and told why, when that cannot be."""
        text = self._teller.meant(self._desk.show, self._desk.legal, line)
        try:
            return self._desk.tried(text)
        except IllegalActionError as error:
            self._console.refuse(self._refusal(text, error.clause))
        except PastEndError:
            self._console.refuse(self._words("terminal-past-end"))
        except NotationError:
            self._unreadable(line)
        return None

    def _forced(self, desk: Desk) -> Desk:
        """Within a turn, what is the only way to go on need not be typed."""
        while self._teller.drafts and not desk.is_whole and len(desk.legal) == 1:
            if self._teller.is_worth_a_look(desk.steps[-1].events):
                break
            desk = desk.tried(desk.legal[0])
        return desk

    def _refusal(self, text: str, clause: str | None) -> str:
        return self._teller.refusal(self._desk.show, text, clause or "")

    def _unreadable(self, text: str) -> None:
        self._console.refuse(self._words("terminal-unreadable", text=printable(text, 40)))

    # --- commands ---

    def _obey(self, command: str, rest: str) -> None:
        actions: Mapping[str, Callable[[], None]] = {
            "table": self._show_again,
            "rules": lambda: self._console.say(*self._teller.rules()),
            "save": lambda: self._save(rest),
            "quit": self._quit,
            "why": lambda: self._explain(rest),
            "hint": self._hint,
            BACK: self._go_back,
        }
        if command in actions:
            actions[command]()
        else:
            self._console.say(*self._teller.looks()[command](self._desk.show))

    def _show_again(self) -> None:
        self._console.say(*self._teller.recall(self._desk.show))
        self._show_table()

    def _quit(self) -> None:
        raise Leave

    def _go_back(self) -> None:
        if len(self._desks) == 1:
            self._console.refuse(self._words("terminal-nothing-back"))
            return
        self._desks.pop()
        self._show_table()

    def _hint(self) -> None:
        """Ctrl-C while it is compiled or thought about only ends the hint."""
        if self._desk.is_whole:
            self._console.refuse(self._words("terminal-confirm-first"))
            return
        try:
            have_search(self._desk.game_id, self._words, self._console.say)
            self._console.say(self._words("terminal-hint-thinking"))
            self._console.say(*hint_lines(self._desk.hint(), self._voice))
        except FoxfireError as error:
            self._console.refuse(error.message)
        except KeyboardInterrupt:
            self._ask_again()

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self._path
        if not saves.may_replace(path):
            self._cannot_save(path, self._words("terminal-reason-other"))
            return
        try:
            self._desk.save(path)
        except (OSError, ValueError) as error:
            self._cannot_save(path, getattr(error, "strerror", None) or str(error))
        else:
            self._console.say(self._words("terminal-saved", path=str(path)))

    def _cannot_save(self, path: Path, reason: str) -> None:
        told = {"path": printable(str(path)), "reason": reason}
        self._console.refuse(self._words("terminal-cannot-save", **told))

    # --- help ---

    def _explain(self, line: str) -> None:
        if not line:
            self._help()
            return
        desk = self._desk
        text = self._teller.meant(desk.show, desk.legal, line)
        try:
            clause = desk.refusal(text)
        except NotationError:
            self._unreadable(line)
            return
        told = self._refusal(text, clause) if clause else self._words("terminal-you-may")
        self._console.say(told)

    def _help(self) -> None:
        letters = "yes" if self._teller.labels.letters else "no"
        examples = self._teller.examples()
        self._console.say(
            self._words("terminal-help-choose", letters=letters, examples=examples),
            *([self._words("terminal-help-draft")] if self._teller.drafts else []),
            self._words("terminal-help-why"),
            self._words("terminal-help-hint"),
            self._words("terminal-help-table"),
            *(self._words(f"terminal-help-{name}") for name in self._teller.looks()),
            self._words("terminal-help-rules"),
            self._words("terminal-help-save"),
            self._words("terminal-help-quit"),
        )
