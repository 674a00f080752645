"""Outside programs for tests, and games that they play."""

from __future__ import annotations

import random
import shlex
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.engine.audience import Audience
from foxfire.engine.opponents import opponent
from foxfire.engine.outside import OutsideBot

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "little_bot.py"
ROGUE = Path(__file__).with_name("rogue.py")


def command(path: Path, *words: object) -> str:
    return shlex.join([sys.executable, str(path), *map(str, words)])


def rogue(*words: object) -> str:
    return f"engine:{command(ROGUE, *words)}"


@contextmanager
def outside(text: str, game_id: str = "fox", deadline: float = 5.0) -> Iterator[OutsideBot]:
    found = opponent(text, game_id, deadline=deadline, fallbacks=("random",))
    assert isinstance(found, OutsideBot)
    with closing(found):
        yield found


def play_game(play: Play, bots: list[Bot], most: int = 10_000) -> None:
    """A game at which outside programs sit, or its first decisions."""
    audience = Audience(play, bots)
    audience.begin()
    audience.notice()
    for number in range(most):
        if play.is_over:
            break
        seen = play.observe(play.to_act)
        play.apply(bots[play.to_act].choose(seen, random.Random(number)))
        audience.notice()
    audience.end()


def fox_against(program: OutsideBot, seed: int = 1, most: int = 10_000) -> Play:
    play = Play(game("fox"), {"target": 5}, seed=seed)
    play_game(play, [program, bot("random", "fox")], most)
    return play
