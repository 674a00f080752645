"""Two bots over many packs: what was played, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

from foxfire.arena.contest import Contest
from foxfire.arena.estimate import Estimate, estimate, mean_interval
from foxfire.arena.pool import played
from foxfire.arena.seatings import Format
from foxfire.arena.sprt import Sprt
from foxfire.arena.tables import Effort, GameResult, SetResult, Task, Terms, play_set

#: Why a match ended before all its sets were played.
DECIDED, INTERRUPTED, GIVEN_UP = "decided", "interrupted", "given-up"

MeanInterval = tuple[float, float, float]


@dataclass(frozen=True)
class Part:
    """The games in which the first bot held so many parties of all."""

    held: tuple[int, int]
    fair: float
    estimate: Estimate


@dataclass
class Match:
    """A match as far as it has been played."""

    terms: Terms
    bots: tuple[str, str]
    sprt: Sprt | None = None
    sets: list[SetResult] = field(default_factory=list)
    counts: Counter[float] = field(default_factory=Counter)
    efforts: tuple[Effort, Effort] = field(default_factory=lambda: (Effort(), Effort()))
    ended: str | None = None
    verdict: str | None = None

    def __post_init__(self) -> None:
        self.format: Format = self.terms.format()
        self.contest: Contest = self.format.contest

    def add(self, result: SetResult) -> None:
        """Count a set; a sequential test may be decided by it."""
        self.sets.append(result.without_records())
        self.counts[result.share] += 1
        for own, spent in zip(self.efforts, result.efforts, strict=True):
            own.add(spent)
        if self.sprt is not None:
            self.verdict = self.sprt.verdict(self.llr)
        if self.verdict is not None:
            self.ended = DECIDED
        elif any(effort.conduct.given_up for effort in self.efforts):
            self.ended = GIVEN_UP  # what would follow is a match of the fallback

    # --- what follows from it ---

    @property
    def shares(self) -> list[float]:
        return [result.share for result in self.sets]

    @property
    def llr(self) -> float:
        return 0.0 if self.sprt is None else self.sprt.llr(self.counts, self.contest)

    @property
    def estimate(self) -> Estimate:
        return estimate(self.shares, self.contest)

    @property
    def games(self) -> list[GameResult]:
        return [game for result in self.sets for game in result.games]

    @property
    def won_drawn_lost(self) -> tuple[int, int, int]:
        """Games of the first bot; where both play alone, sets."""
        points = self.shares if self.format.together else [game.points for game in self.games]
        won, lost = points.count(1.0), points.count(0.0)
        return won, len(points) - won - lost, lost

    @property
    def cut(self) -> int:
        return sum(game.utility is None for game in self.games)

    def parts(self) -> list[Part]:
        """Where more than two play against each other: alone, and in the majority."""
        if len(self.format.parties) < 3 or not self.sets:
            return []
        held = dict.fromkeys(self.contest.games)
        return [self._part(each) for each in held]

    def _part(self, held: tuple[int, int]) -> Part:
        shares = []
        for result in self.sets:
            points = [g.points for g in result.games if self.format.held(g.seating) == held]
            shares.append(sum(points) / len(points))
        contest = Contest((held,))
        return Part(held, contest.fair, estimate(shares, contest))

    def worths(self) -> tuple[MeanInterval, MeanInterval, MeanInterval] | None:
        """Where both play alone: what a game was worth to each on average, and the difference."""
        if not self.format.together or not self.sets:
            return None
        one, other = (
            [float(self.format.worth(result.games[which].utility)) for result in self.sets]
            for which in (0, 1)
        )
        gaps = [a - b for a, b in zip(one, other, strict=True)]
        return mean_interval(one), mean_interval(other), mean_interval(gaps)


def play_match(match: Match, pairs: int, jobs: int) -> Iterator[SetResult]:
    """Play until all sets are played or the match ends; yields every set when it is counted."""
    tasks = (Task(number, match.bots) for number in range(pairs))
    with closing(played(tasks, match.terms, jobs, play_set)) as results:
        for result in results:
            match.add(result)
            yield result
            if match.ended is not None:
                return
