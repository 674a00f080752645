"""The face for programs: one JSON object a line, both ways.

Out: `{"event": ...}` for what happened, `{"show": ...}` for the table, `{"ask": {"player", "seat",
"phase", "legal"}}` when an answer is due. In: `{"do": "B7"}` or just `B7`, an action or a whole
turn; `{"why": "B7"}` asks which clause forbids an action; `{"hint": true}` asks what a strong
player would do, which takes a second; `{"save": "FILE"}` keeps a copy; `{"quit": true}` stops. A
line that cannot be used is answered by `{"ok": false, "error": {...}}` and the question again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

import msgspec

from foxfire.bots.waiting import have_search, say_aside
from foxfire.core.errors import FoxfireError, MessageError, SetupError
from foxfire.core.game import Event, Json
from foxfire.core.seats import Player
from foxfire.terminal.session import Desk, Leave
from foxfire.text.words import Words


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What a program may say; exactly one of them."""

    do: str | None = None
    why: str | None = None
    hint: bool | None = None
    save: str | None = None
    quit: bool | None = None


class JsonFace:
    def __init__(self, lines_in: TextIO, out: TextIO) -> None:
        self._in = lines_in
        self._out = out

    def say(self, message: Json) -> None:
        self._out.write(msgspec.json.encode(message).decode() + "\n")
        self._out.flush()

    def tell(self, player: Player, events: Sequence[Event]) -> None:
        for event in events:
            self.say(event.as_json())

    def hand_over(self, player: Player) -> None:
        """A program may play several seats; every question says which."""

    def not_kept(self, path: Path, reason: str) -> None:
        self.refuse(SetupError(f"{path} cannot be written: {reason}"))

    def refuse(self, error: FoxfireError) -> None:
        self.say({"ok": False, "error": error.as_json()})

    def ask(self, desk: Desk) -> Desk:
        self.say({"show": desk.show})
        while True:
            self.say({"ask": _question(desk)})
            try:
                answer = self._answer(desk, _read(self._line()))
            except FoxfireError as error:
                self.refuse(error)
            else:
                if answer is not None:
                    return answer

    def _line(self) -> str:
        while True:
            try:
                line = self._in.readline()
            except UnicodeDecodeError:
                raise MessageError("the line is not UTF-8") from None
            if not line:
                raise Leave
            if line.strip():
                return line.strip()

    def _answer(self, desk: Desk, answer: Answer) -> Desk | None:
        if answer.quit:
            raise Leave
        if answer.save is not None:
            self._save(desk, answer.save)
        elif answer.why is not None:
            clause = desk.refusal(answer.why)
            self.say({"ok": True, "why": {"do": answer.why, "clause": clause}})
        elif answer.hint:
            self._hint(desk)
        elif answer.do is not None:
            return desk.tried(answer.do)
        return None

    def _hint(self, desk: Desk) -> None:
        have_search(desk.game_id, Words(), say_aside)
        self.say({"ok": True, "hint": desk.hint().as_json()})

    def _save(self, desk: Desk, path: str) -> None:
        try:
            desk.save(Path(path))
        except (OSError, ValueError) as error:
            raise SetupError(f"{path!r} cannot be written: {error}") from None
        self.say({"ok": True, "saved": path})


def _question(desk: Desk) -> dict[str, Any]:
    legal = list(desk.legal)
    return {"player": desk.player, "seat": desk.seat, "phase": desk.phase, "legal": legal}


def _read(line: str) -> Answer:
    if not line.startswith("{"):
        return Answer(do=line)
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise MessageError(str(error)) from None
    given = [answer.do, answer.why, answer.hint, answer.save, answer.quit]
    if sum(value is not None for value in given) != 1:
        raise MessageError('expected one of {"do"}, {"why"}, {"hint"}, {"save"}, {"quit"}')
    return answer
