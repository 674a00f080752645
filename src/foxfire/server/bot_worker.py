"""A process in which bots think: questions on stdin, answers on stdout, one at a time.

It is given observations, never a game, so that a bot cannot know more than a player. Whatever goes
wrong in here ends this process and nothing else.
"""

from __future__ import annotations

import random
import struct
import sys
from typing import Any, BinaryIO

import msgspec
import numpy as np

from foxfire.bots.registry import bot as find_bot
from foxfire.core import options as option_reader
from foxfire.core.play import Observation
from foxfire.core.registry import game as find_game

LENGTH = struct.Struct(">I")
READY = -1  # the first answer, to no question


class Question(msgspec.Struct, frozen=True):
    """An observation in packed form, and who is to decide on it."""

    game: str
    options: dict[str, Any]
    viewer: int
    seen: bytes
    memory: bytes
    bot: str
    seed: str


class Answer(msgspec.Struct, frozen=True):
    action: int


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def question(observation: Observation, bot: str, seed: str) -> Question:
    """What a worker needs to decide."""
    return Question(
        game=observation.game.id,
        options=observation.options.as_json(),
        viewer=observation.viewer,
        seen=observation.seen.pack().tobytes(),
        memory=observation.memory.pack().tobytes(),
        bot=bot,
        seed=seed,
    )


def observation_of(asked: Question) -> Observation:
    game = find_game(asked.game)
    options = option_reader.read(game.options_type, asked.options).settled()
    seen = game.state_type.unpack(np.frombuffer(asked.seen, game.state_type.dtype))
    memory = game.memory_type.unpack(np.frombuffer(asked.memory, game.memory_type.dtype))
    return Observation(game, options, asked.viewer, seen, memory)


def answer(asked: Question) -> Answer:
    bot = find_bot(asked.bot, asked.game)
    return Answer(bot.choose(observation_of(asked), random.Random(asked.seed)))


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
