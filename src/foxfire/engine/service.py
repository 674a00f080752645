"""One of our bots as an outside program: the other end of the protocol."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot as find_bot
from foxfire.core import options as option_reader
from foxfire.core.errors import MessageError
from foxfire.core.game import AnyGame
from foxfire.core.options import Options
from foxfire.core.registry import game as find_game
from foxfire.engine.messages import (
    PROTOCOL,
    Answer,
    Ask,
    FromProgram,
    Hello,
    New,
    Quit,
    ToProgram,
    Welcome,
    encode,
    to_program,
)
from foxfire.engine.packing import unpack

Send = Callable[[bytes], None]


class Service:
    """Answers the messages of a table with the choices of a bot."""

    def __init__(self, bot_name: str, send: Send) -> None:
        self._bot_name, self._send = bot_name, send
        self._bot: Bot | None = None
        self._game: AnyGame | None = None
        self._options: Options | None = None
        self._player = 0

    def run(self, lines: Iterable[bytes]) -> None:
        """Until `quit` or the end of the lines; raises `FoxfireError` for what makes no sense."""
        for line in lines:
            if line.strip() and not self._take(to_program(line)):
                return

    def _take(self, message: ToProgram | None) -> bool:
        match message:
            case Welcome():
                self._welcome(message)
            case New():
                self._new(message)
            case Ask():
                self._answer(message)
        return not isinstance(message, Quit)

    def _say(self, message: FromProgram) -> None:
        self._send(encode(message))

    def _welcome(self, message: Welcome) -> None:
        game = find_game(message.game)
        if (message.protocol, message.rules) != (PROTOCOL, game.rules_version):
            raise MessageError(
                f"protocol {message.protocol} and rules {game.id} {message.rules}; "
                f"this is protocol {PROTOCOL} and rules {game.rules_version}"
            )
        self._game, self._bot = game, find_bot(self._bot_name, game.id)
        self._say(Hello(PROTOCOL, f"foxfire {self._bot_name}", observation=True))

    def _new(self, message: New) -> None:
        if self._game is None:
            raise MessageError("new came before hello")
        options: Options = option_reader.read(self._game.options_type, message.options)
        self._options, self._player = options.settled(), message.player

    def _answer(self, message: Ask) -> None:
        if self._game is None or self._bot is None or self._options is None:
            raise MessageError("ask came before hello and new")
        observation = unpack(self._game, self._options, self._player, message.observation)
        action = self._bot.choose(observation, random.Random(message.dice))
        self._say(Answer(message.decision, self._game.format_action(action)))
