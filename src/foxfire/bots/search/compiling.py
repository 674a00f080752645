"""Compiling the search of a game once, ahead of its first use, here or in a process of its own.

What has been compiled is marked in the cache, so that anybody can ask whether there is something
to wait for. `python -m foxfire.bots.search.compiling GAME` does it and says nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from foxfire.bots.net.line_search import compile_lines
from foxfire.bots.search.exact_ahead import compile_exact
from foxfire.bots.search.search import Search
from foxfire.core import cache
from foxfire.core.play import Play
from foxfire.core.registry import game

COMMAND = (sys.executable, "-m", "foxfire.bots.search.compiling")
PATIENCE = 5.0  # seconds for a process that was asked to end

_here: set[str] = set()


def is_compiled(game_id: str) -> bool:
    """Whether a search of this game begins at once, but for what it takes to read the cache."""
    return game_id in _here or (cache.flags().cached and _mark(game_id).exists())


def compile_search(game_id: str) -> None:
    """Every game has brought its hooks before: `foxfire.bots.registry`."""
    with cache.compiling():
        compile_while_held(game_id)


def compile_while_held(game_id: str) -> None:
    """The same for somebody who holds the cache: by one simulation, one exact end, one line."""
    play = Play(game(game_id), seed=1)
    seen = play.observe(play.to_act)
    Search(seen, 0, nodes=2).simulate(1)
    compile_exact(seen)
    compile_lines(seen)
    _here.add(game_id)
    if cache.flags().cached:
        _mark(game_id).touch()


def _mark(game_id: str) -> Path:
    return cache.folder() / f"search-{game_id}"


class Compiling:
    """A process that compiles while we do something else; it does not outlive us."""

    def __init__(self, game_id: str) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, game_id],
            env=os.environ | ({"FOXFIRE_BOUNDS": "1"} if cache.flags().bounds_checked else {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # a Ctrl-C at the keyboard is not meant for it
        )

    @property
    def is_done(self) -> bool:
        return self._process.poll() is not None

    @property
    def has_failed(self) -> bool:
        return self._process.poll() not in (None, 0)

    def wait(self, seconds: float) -> bool:
        """Whether it is done after so many seconds at most."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self.is_done

    def close(self) -> None:
        self._process.terminate()
        if not self.wait(PATIENCE):
            self._process.kill()
            self._process.wait()


def main(game_id: str) -> None:
    import foxfire.bots.registry  # noqa: F401 - every game brings its hooks

    if hasattr(os, "nice"):
        os.nice(5)  # somebody plays meanwhile
    cache.configure()
    compile_search(game_id)


if __name__ == "__main__":
    main(sys.argv[1])
