"""Where two bots would go different ways: what comes of either.

Games between good bots are mostly luck, and good bots mostly agree. So a third one, the host,
plays; at some of its turns both are asked. Where they would go different ways, the host plays on
from either, in the same truth and with the same dice, to the end of the deal. What is reached there
is judged as the search of the game judges it: by the chance to win the match.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

from foxfire.arena.estimate import ratio_interval
from foxfire.arena.pool import played
from foxfire.arena.tables import Cast, Effort, Stop, Stopped, Terms
from foxfire.bots.bot import Bot
from foxfire.bots.search.hooks import evaluate, is_other_deal
from foxfire.core.play import Play
from foxfire.core.seats import OVER


@dataclass(frozen=True)
class Inquiry:
    """Who is asked, whose games they look at, at which of its turns, how often each is tried."""

    bots: tuple[str, str]
    host: str
    every: int
    tries: int


@dataclass(frozen=True)
class Game:
    """One game in which they are asked."""

    number: int
    inquiry: Inquiry


@dataclass(frozen=True)
class Findings:
    """What was found in one game."""

    turns: int
    differing: int
    gain: float  # how much more the first bot's choices are worth than the other's, all together
    efforts: tuple[Effort, Effort]


@dataclass
class Choices:
    """An inquiry as far as it has come."""

    terms: Terms
    inquiry: Inquiry
    findings: list[Findings] = field(default_factory=list)
    efforts: tuple[Effort, Effort] = field(default_factory=lambda: (Effort(), Effort()))
    interrupted: bool = False

    def add(self, found: Findings) -> None:
        self.findings.append(found)
        for own, spent in zip(self.efforts, found.efforts, strict=True):
            own.add(spent)

    @property
    def turns(self) -> int:
        return sum(found.turns for found in self.findings)

    @property
    def differing(self) -> int:
        return sum(found.differing for found in self.findings)

    def gain(self) -> tuple[float, float, float]:
        """For each turn, with its interval; turns of a game depend on each other, games do not."""
        return ratio_interval([f.gain for f in self.findings], [f.turns for f in self.findings])


def compare(choices: Choices, games: int, jobs: int) -> Iterator[Findings]:
    """Ask through so many games; yields what was found in each when it is counted."""
    tasks = (Game(number, choices.inquiry) for number in range(games))
    with closing(played(tasks, choices.terms, jobs, ask_along)) as found:
        for each in found:
            choices.add(each)
            yield each


def ask_along(game: Game, terms: Terms, cast: Cast, stop: Stop = lambda: False) -> Findings:
    """Let the host play a game, and ask at each `every`-th turn that leaves a choice."""
    asking = _Asking(game, terms, cast)
    play = Play(terms.game, terms.resolved(game.number), seed=asking.seed)
    asked_after = random.Random(f"first/{asking.seed}").randrange(game.inquiry.every)
    for _ in range(terms.cap):
        if play.to_act == OVER:
            break
        if stop():
            raise Stopped
        if len(play.legal_actions) > 1:
            if asked_after == 0:
                asking.ask(play)
            asked_after = (asked_after - 1) % game.inquiry.every
        asking.take_turn(play, asking.host)
    return asking.findings()


class _Asking:
    """Two bots beside the games of a third one."""

    def __init__(self, game: Game, terms: Terms, cast: Cast) -> None:
        self.seed = terms.pack_seed(game.number)
        self._bots = cast.seated(game.inquiry.bots)
        (self.host,) = cast.seated([game.inquiry.host])
        self._tries, self._efforts = game.inquiry.tries, (Effort(), Effort())
        self._turns, self._differing, self._gain = 0, 0, 0.0

    def findings(self) -> Findings:
        return Findings(self._turns, self._differing, self._gain, self._efforts)

    def ask(self, play: Play) -> None:
        self._turns += 1
        one, other = self._after(play, 0), self._after(play, 1)
        if play.game.dump(one.state) == play.game.dump(other.state):
            return
        self._differing += 1
        gains = (
            self._worth(one, play, number) - self._worth(other, play, number)
            for number in range(self._tries)
        )
        self._gain += sum(gains) / self._tries

    def _after(self, play: Play, which: int) -> Play:
        """Where a bot's turn leads."""
        trial = play.copy()
        trial.seed = None  # the deal is as far as it goes
        begun = time.perf_counter()
        self.take_turn(trial, self._bots[which])
        self._efforts[which].spend(time.perf_counter() - begun)
        return trial

    def _worth(self, after: Play, asked: Play, number: int) -> float:
        """To the player who was asked, when the host has played the deal to its end."""
        trial = after.copy()
        while trial.legal_actions and not is_other_deal(trial.state, asked.state):
            self.take_turn(trial, self.host, number)
        return evaluate(trial.state, asked.state, asked.to_act)

    def take_turn(self, play: Play, bot: Bot, number: int = 0) -> None:
        """All actions of a turn, with the bot's own mind from the first to the last."""
        player, committed = play.to_act, False
        while play.to_act == player and not committed:
            play.apply(bot.choose(play.observe(player), self._dice(play, number)))
            committed = play.game.phases[play.state.phase].commits

    def _dice(self, play: Play, number: int) -> random.Random:
        """Of the moment and the try, whoever decides."""
        return random.Random(f"choices/{self.seed}/{number}/{len(play.log)}")
