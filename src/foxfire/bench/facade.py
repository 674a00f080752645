"""What a person waits for: one action with everybody's view, and the first prompt."""

from __future__ import annotations

import itertools
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

from foxfire.core.errors import SetupError
from foxfire.core.game import AnyGame
from foxfire.core.options import Options
from foxfire.core.play import Play

ACTIONS = 2_000  # of random games, from their beginning


def action_with_shows(game: AnyGame, options: Options, actions: int = ACTIONS) -> float:
    """Median seconds of one `apply` and one `show` for every player and a spectator."""
    times, chooser, seeds = [], random.Random(1), itertools.count()
    play = Play(game, options, seed=next(seeds))
    for _ in range(actions):
        if play.is_over:
            play = Play(game, options, seed=next(seeds))
        action = chooser.choice(play.legal_actions)
        began = time.perf_counter()
        play.apply(action)
        for viewer in play.rememberers:
            play.show(viewer)
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def first_prompt(game_id: str, *, very_first: bool) -> float:
    """Seconds from starting `foxfire play` to its first question.

    On the very first run nothing of ours has been compiled, not even to byte code.
    """
    with tempfile.TemporaryDirectory() as empty:
        fresh = {"PYTHONPYCACHEPREFIX": empty, "FOXFIRE_CACHE_DIR": empty} if very_first else {}
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "foxfire", "play", game_id, "--seed", "1", "--json"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "XDG_DATA_HOME": empty, **fresh},
        )
        with process:
            assert process.stdin is not None
            assert process.stdout is not None
            asked = any(b'"legal"' in line for line in process.stdout)
            passed = time.perf_counter() - began
            process.stdin.close()
            process.stdout.read()
    if not asked:
        raise SetupError(f"foxfire play {game_id} ended without a question")
    return passed
