"""Records of a match in a folder: one file a game, each of which replays."""

from __future__ import annotations

from pathlib import Path

from foxfire.arena.tables import SetResult
from foxfire.core.errors import SetupError


class Keeper:
    """Writes the records of sets as they are counted."""

    def __init__(self, folder: Path | None, game_id: str) -> None:
        self._folder, self._game_id = folder, game_id

    def keep(self, result: SetResult, meeting: str = "") -> None:
        if self._folder is None:
            return
        for number, game in enumerate(result.games, start=1):
            name = f"{self._game_id}{meeting}-{result.task.number:05d}-{number}.txt"
            try:
                (self._folder / name).write_text(game.record or "", encoding="utf-8")
            except OSError as error:
                raise SetupError(f"{self._folder / name}: {error.strerror}") from None
