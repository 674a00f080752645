"""The face for people: lines to read, and an answer by label, notation or command."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from foxfire.core.game import Event
from foxfire.core.seats import Player
from foxfire.terminal.asking import Asking, command_words
from foxfire.terminal.console import Console
from foxfire.terminal.session import Desk, Leave
from foxfire.terminal.teller import teller
from foxfire.text.voice import Voice
from foxfire.text.words import Words


class PlainFace:
    """Speaks to whoever sits at the keyboard, as 'you'."""

    def __init__(
        self,
        console: Console,
        words: Words,
        game_id: str,
        names: Sequence[str],
        path: Path,
        best: int | None = None,
    ) -> None:
        self._console = console
        self._words = words
        self._names = names
        self._voices = [Voice(words, names, player) for player in range(len(names))]
        self._tellers = [teller(game_id, voice) for voice in self._voices]
        for told in self._tellers:
            told.best = best
        self._path = path

    # --- telling ---

    def tell(self, player: Player, events: Sequence[Event]) -> None:
        self._console.say(*self._tellers[player].events(events))

    def hand_over(self, player: Player) -> None:
        self._console.clear()
        self._console.say("")
        prompt = self._words("terminal-hand-over", name=self._names[player])
        line = self._console.ask(prompt)
        commands = command_words(self._words, self._tellers[player])
        if line is None or commands.get(line.strip().casefold()) == "quit":
            raise Leave
        self._console.clear()

    def not_kept(self, path: Path, reason: str) -> None:
        self._console.refuse(self._words("terminal-not-kept", path=str(path), reason=reason))

    # --- asking ---

    def ask(self, desk: Desk) -> Desk:
        voice, told = self._voices[desk.player], self._tellers[desk.player]
        return Asking(self._console, voice, told, self._path, desk).answer()
