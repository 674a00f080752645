"""Waiting for a search that is not compiled yet, with a word about it now and then."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import closing

from foxfire.bots.registry import needs_compiling
from foxfire.bots.search.compiling import Compiling, compile_search, is_compiled
from foxfire.core import cache
from foxfire.core.errors import SetupError
from foxfire.text.words import Words

SECONDS = 10.0  # between two signs of life


def have_search(game_id: str, words: Words, say: Callable[[str], None]) -> None:
    """Wait until the search of a game is compiled, if it is not, and say so meanwhile."""
    if not cache.flags().cached:
        cache.configure()
    if is_compiled(game_id):
        return
    say(words("bots-compiling"))
    with closing(Compiling(game_id)) as process:
        passed = 0.0
        while not process.wait(SECONDS):
            passed += SECONDS
            say(words("bots-compiling-still", seconds=round(passed)))
    if process.has_failed:
        raise SetupError(words("bots-error-compiling", game=game_id))
    compile_search(game_id)  # found in the cache


def have_bots(bots: Iterable[str], game_id: str, words: Words) -> None:
    """The same where any of these bots needs it, said on stderr."""
    if any(needs_compiling(bot, game_id) for bot in bots):
        have_search(game_id, words, say_aside)


def say_aside(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
