"""Playing the games of one set: the same packs and the same dice, with the seats changed round."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from foxfire.arena.partners import names_of
from foxfire.arena.seatings import ALL, Format, Seating, plan
from foxfire.bots.bot import Bot
from foxfire.core import records
from foxfire.core.game import AnyGame
from foxfire.core.options import Options, resolve
from foxfire.core.packs import SeedStream
from foxfire.core.play import Play
from foxfire.core.registry import game as find_game
from foxfire.core.seats import OVER
from foxfire.engine.audience import Audience
from foxfire.engine.conduct import Conduct
from foxfire.engine.opponents import IN_A_MATCH, is_outside, opponent
from foxfire.engine.outside import DEADLINE, OutsideBot

CAP = 20_000  # decisions of a game, then it is cut


class Stopped(Exception):  # noqa: N818 - not an error: nobody wants the rest
    """The match is over before this game is."""


@dataclass(frozen=True)
class Terms:
    """What all games of a match have in common."""

    game_id: str
    options: Options
    seed: int
    cap: int = CAP
    deadline: float = DEADLINE
    seatings: str = ALL
    records: bool = False

    @property
    def game(self) -> AnyGame:
        return find_game(self.game_id)

    def pack_seed(self, number: int) -> int:
        """The seed of a set; short, so that a person can play the same deals with it."""
        stream = SeedStream(self.seed, f"match-{number}")
        return stream.below(10**6) * 10**6 + stream.below(10**6)

    def format(self, number: int = 0) -> Format:
        """How bots are compared; which side sits where may hang on a random option."""
        return plan(self.game, self.resolved(number), self.seatings)

    def resolved(self, number: int) -> Options:
        """The options of a set, with nothing left to chance."""
        return resolve(self.options, SeedStream(self.pack_seed(number), "options").below)


@dataclass(frozen=True)
class Task:
    """One set: two bots, or sides of several (`partners.py`), and the number of the packs."""

    number: int
    bots: tuple[str, str]


@dataclass(frozen=True)
class GameResult:
    """How one game of a set ended."""

    seating: Seating
    utility: tuple[int, ...] | None  # None when it was cut
    points: float  # of the first bot, of 1; where both play alone, of the set
    record: str | None = None


@dataclass
class Effort:
    """What a bot spent and how it behaved; efforts add up."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    conduct: Conduct = field(default_factory=Conduct)  # of an outside program

    @property
    def mean_ms(self) -> float:
        """Milliseconds for a decision."""
        return 1000 * self.seconds / max(self.decisions, 1)

    def spend(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def add(self, other: Effort) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.conduct.add(other.conduct)


@dataclass(frozen=True)
class SetResult:
    """A set that has been played."""

    task: Task
    share: float
    games: tuple[GameResult, ...]
    efforts: tuple[Effort, Effort]

    def without_records(self) -> SetResult:
        """What is kept in memory of a long match."""
        return replace(self, games=tuple(replace(game, record=None) for game in self.games))


class Cast:
    """The bots of this process, kept from game to game. An outside program plays one player only.

    Two partners get two processes, or the program would see both hands.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._bots: dict[tuple[str, int], Bot] = {}

    def seated(self, names: Sequence[str]) -> list[Bot]:
        """A bot for every player, each by its name."""
        return [self._bot(text, names[:place].count(text)) for place, text in enumerate(names)]

    def _bot(self, text: str, number: int) -> Bot:
        """The number tells several processes of a program apart; ours keep nothing to tell."""
        key = text, number if is_outside(text) else 0
        if key not in self._bots:
            self._bots[key] = opponent(
                text,
                self._terms.game_id,
                deadline=self._terms.deadline,
                fallbacks=IN_A_MATCH,
            )
        return self._bots[key]

    def close(self) -> None:
        """Send all outside programs away."""
        for bot in self._outside():
            bot.close()

    def kill(self) -> None:
        """The same without a word."""
        for bot in self._outside():
            bot.kill()

    def _outside(self) -> list[OutsideBot]:
        return [bot for bot in self._bots.values() if isinstance(bot, OutsideBot)]


Stop = Callable[[], bool]


def play_set(task: Task, terms: Terms, cast: Cast, stop: Stop = lambda: False) -> SetResult:
    """All games of a set."""
    form, efforts = terms.format(task.number), (Effort(), Effort())
    plays: list[Play] = []
    seated = [names_of(task.bots, each, form.parties, task.number) for each in form.seatings]
    for names, seating in zip(seated, form.seatings, strict=True):
        table = _Table(task, terms, cast.seated(names), seating, efforts)
        plays.append(table.play_out(stop))
    utilities = [play.outcome.utility if play.outcome else None for play in plays]
    share = float(form.set_share(utilities))
    games = [
        GameResult(
            seating,
            utility,
            share if form.together else float(form.points(seating, utility)),
            _record(play, task, terms, names) if terms.records else None,
        )
        for seating, names, utility, play in zip(
            form.seatings, seated, utilities, plays, strict=True
        )
    ]
    return SetResult(task, share, tuple(games), efforts)


class _Table:
    """One game."""

    def __init__(
        self,
        task: Task,
        terms: Terms,
        bots: Sequence[Bot],
        seating: Seating,
        efforts: tuple[Effort, Effort],
    ) -> None:
        self._seed, self._cap = terms.pack_seed(task.number), terms.cap
        self._play = Play(terms.game, terms.resolved(task.number), seed=self._seed)
        self._bots, self._seating, self._efforts = bots, seating, efforts

    def play_out(self, stop: Stop) -> Play:
        """To its end or to the cap."""
        audience = Audience(self._play, self._bots)
        audience.begin()
        audience.notice()
        for _ in range(self._cap):
            if self._play.to_act == OVER:
                break
            if stop():
                raise Stopped
            self._decide()
            audience.notice()
        audience.end()
        for player, bot in audience.programs.items():
            self._efforts[self._seating[player]].conduct.add(bot.take_conduct())
        return self._play

    def _decide(self) -> None:
        player = self._play.to_act
        observation, dice = self._play.observe(player), self._dice()
        begun = time.perf_counter()
        action = self._bots[player].choose(observation, dice)
        self._efforts[self._seating[player]].spend(time.perf_counter() - begun)
        self._play.apply(action)

    def _dice(self) -> random.Random:
        """Of the set and the moment, whoever decides: luck changes its seat like the cards."""
        return random.Random(f"dice/{self._seed}/{len(self._play.log)}")


def _record(play: Play, task: Task, terms: Terms, names: Sequence[str]) -> str:
    seats = {f"seat-{player}": name for player, name in enumerate(names)}
    notes = {"seed": str(terms.pack_seed(task.number)), "set": str(task.number), **seats}
    return records.to_text(records.record_of(play, notes))
