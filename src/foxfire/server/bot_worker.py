"""A process in which bots think: questions on stdin, answers on stdout, one at a time.

It is given observations, never a game, so that a bot cannot know more than a player. Whatever goes
wrong in here ends this process and nothing else.
"""

from __future__ import annotations

import logging
import math
import random
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec
import numpy as np

from foxfire.bots.bot import Bot
from foxfire.bots.hints import hint as advise
from foxfire.bots.net.safetensors import WeightsError
from foxfire.bots.registry import bot as find_bot
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.budget import Budget
from foxfire.core import cache
from foxfire.core import options as option_reader
from foxfire.core.play import Observation
from foxfire.core.registry import game as find_game
from foxfire.server.offers import searcher

log = logging.getLogger(__name__)

LENGTH = struct.Struct(">I")
READY = -1  # the first answer, to no question
NO_WEIGHTS = -2  # instead of an action: the file of a network cannot be used
MOST_BOTS = 64  # that are kept between questions


class Question(msgspec.Struct, frozen=True):
    """An observation in packed form, and who is to decide on it."""

    game: str
    options: dict[str, Any]
    viewer: int
    seen: bytes
    memory: bytes
    bot: str
    seed: str
    share: int = 1  # of the bot's budget, for a later step of a turn
    hint: float = 0.0  # seconds; then not a decision is wanted but advice


class Answer(msgspec.Struct, frozen=True):
    action: int
    hint: dict[str, Any] | None = None


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def question(
    observation: Observation, bot: str, seed: str, *, share: int = 1, hint: float = 0.0
) -> Question:
    """What a worker needs to decide."""
    return Question(
        game=observation.game.id,
        options=observation.options.as_json(),
        viewer=observation.viewer,
        seen=observation.seen.pack().tobytes(),
        memory=observation.memory.pack().tobytes(),
        bot=bot,
        seed=seed,
        share=share,
        hint=hint,
    )


def observation_of(asked: Question) -> Observation:
    game = find_game(asked.game)
    options = option_reader.read(game.options_type, asked.options).settled()
    seen = game.state_type.unpack(np.frombuffer(asked.seen, game.state_type.dtype))
    memory = game.memory_type.unpack(np.frombuffer(asked.memory, game.memory_type.dtype))
    return Observation(game, options, asked.viewer, seen, memory)


def answer(asked: Question) -> Answer:
    observation = observation_of(asked)
    if asked.hint:
        return _advice(observation, asked)
    bot = _bot(asked.bot, asked.game)
    search = searcher(bot)
    if search is None:
        return _answer(bot, observation, asked.seed)
    _use_cache()
    with in_a_hurry(search, asked.share):
        return _answer(bot, observation, asked.seed)


def _answer(bot: Bot, observation: Observation, seed: str) -> Answer:
    try:
        return Answer(bot.choose(observation, random.Random(seed)))
    except WeightsError as error:
        log.error("%s", error.message)
        return Answer(NO_WEIGHTS)


@lru_cache(maxsize=MOST_BOTS)
def _bot(name: str, game: str) -> Bot:
    """The same one for all steps of a turn: it may have planned them."""
    return find_bot(name, game)


def _advice(observation: Observation, asked: Question) -> Answer:
    _use_cache()
    found = advise(observation, asked.seed, Budget(seconds=asked.hint))
    actions = [[*map(observation.game.format_action, one.actions)] for one in found.advice]
    told = found.as_json()
    for one, steps in zip(told["advice"], actions, strict=True):
        one["actions"] = steps
    return Answer(found.advice[0].actions[0], told)


def _use_cache() -> None:
    """Compiled code lies there already; otherwise this process would compile it again."""
    if not cache.flags().cached:
        cache.configure()


@contextmanager
def in_a_hurry(bot: SearchBot, share: int) -> Iterator[None]:
    """With the budget of a decision that is a small part of a turn."""
    whole = bot.budget
    seconds, simulations = whole.seconds / share, math.ceil(whole.simulations / share)
    bot.budget = replace(whole, seconds=seconds, simulations=simulations)
    try:
        yield
    finally:
        bot.budget = whole


def main(source: BinaryIO, out: BinaryIO) -> None:
    """Answer until the server closes the pipe."""
    decoder = msgspec.msgpack.Decoder(Question)
    say(out, Answer(READY))
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        say(out, answer(decoder.decode(source.read(LENGTH.unpack(head)[0]))))


def say(out: BinaryIO, message: Answer) -> None:
    """One answer, at once."""
    out.write(frame(message))
    out.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
