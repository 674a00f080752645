"""Running the real command, and playing in process with fingers that a test moves."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from foxfire.bots.registry import bot
from foxfire.cli import main
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.terminal.console import Console
from foxfire.terminal.plain import PlainFace
from foxfire.terminal.session import Session, Sitter
from foxfire.text.words import Words

#: Warnings are errors here too: missing words must not pass unseen.
COMMAND = [sys.executable, "-W", "error", "-m", "foxfire"]
ONES = "1\n" * 400


def environment(home: Path, **more: str) -> dict[str, str]:
    names = ("PATH", "HOME", "PYTHONPATH", "FOXFIRE_CACHE_DIR", "NUMBA_OPT")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    return kept | {"XDG_DATA_HOME": str(home), "TERM": "xterm"} | more


@dataclass
class Done:
    """A command that has ended."""

    returncode: int
    stdout: str
    stderr: str


def foxfire(home: Path, *args: str | Path, typed: str = "", **more: str) -> Done:
    """The command in this process (a new one takes a second), with everything typed ahead."""
    out, err, typed_in = io.StringIO(), io.StringIO(), io.StringIO(typed)
    given = list(map(str, args))
    with (
        patch.dict(os.environ, environment(home, **more), clear=True),
        patch.object(sys, "stdin", typed_in),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            status = main(given)
        except SystemExit as stop:  # argparse
            status = int(stop.code or 0)
    return Done(status, out.getvalue(), err.getvalue())


def foxfire_process(
    home: Path, *args: str | Path, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """The command as it is really started."""
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=60,
    )


def only_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def records_in(home: Path) -> list[Path]:
    return sorted((home / "foxfire" / "records").glob("*"))


def saves_in(home: Path) -> list[Path]:
    return sorted((home / "foxfire" / "saves").glob("*"))


def actions_of(text: str) -> list[str]:
    """The deals and turns of a record, without its head."""
    return [line for line in text.splitlines() if line and not line.startswith("[")]


class Fingers(io.StringIO):
    """Input that is made up line by line, when it is wanted."""

    def __init__(self, choose: Callable[[], str]) -> None:
        super().__init__()
        self._choose = choose

    def readline(self, *_: object) -> str:  # type: ignore[override]
        return self._choose() + "\n"


def session(
    play: Play,
    choose: Callable[[], str],
    out: io.StringIO,
    path: Path,
    people: Sequence[int] = (0,),
    bot_name: str = "random",
) -> Session:
    """A session in this process; fingers answer whatever it asks."""
    names = ["Anna", "Ben"]
    sitters = [
        Sitter(name, None if n in people else bot(bot_name, "fox")) for n, name in enumerate(names)
    ]
    face = PlainFace(Console(Fingers(choose), out), Words(game="fox"), "fox", names, path)
    return Session(play, sitters, face, seed="1", path=path)


def new_play(seed: int, options: Mapping[str, object] | None = None) -> Play:
    return Play(game("fox"), options, seed=seed)
