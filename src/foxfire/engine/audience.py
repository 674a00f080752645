"""Outside programs at a table: they are told what their players see, as it happens."""

from __future__ import annotations

from collections.abc import Sequence

from foxfire.bots.bot import Bot
from foxfire.core.play import Play
from foxfire.core.seats import Player
from foxfire.engine.outside import OutsideBot


class Audience:
    """Those who play a game from outside; other bots need nothing but an observation."""

    def __init__(self, play: Play, bots: Sequence[Bot | None]) -> None:
        self._play = play
        self.programs: dict[Player, OutsideBot] = {
            player: bot for player, bot in enumerate(bots) if isinstance(bot, OutsideBot)
        }

    def begin(self) -> None:
        for player, bot in self.programs.items():
            bot.begin(self._play.options, player)

    def notice(self) -> None:
        """After every action, and once at the beginning."""
        for player, bot in self.programs.items():
            bot.notice(self._play.events(player))

    def end(self) -> None:
        for bot in self.programs.values():
            bot.end(self._play.outcome)

    def close(self) -> None:
        for bot in self.programs.values():
            bot.close()
