"""Everybody against everybody, over the same packs, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

from foxfire.arena.bradley_terry import Pair, Ratings, fit
from foxfire.arena.pool import played
from foxfire.arena.results import Results
from foxfire.arena.tables import SetResult, Task, Terms, play_set


@dataclass
class Ladder:
    """A ladder as far as it has been played. Of all results it counts those between its bots."""

    terms: Terms
    bots: tuple[str, ...]
    kept: Results = field(default_factory=Results)
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.format = self.terms.format()
        self.efforts = {bot: self.kept.effort(bot) for bot in self.bots}
        pairs = combinations(self.bots, 2)
        self.meetings = [self.kept.between(one, other) for one, other in pairs]

    def add(self, result: SetResult) -> None:
        self.kept.add(result)

    @property
    def results(self) -> dict[Pair, dict[int, float]]:
        """Shares by packs, of all who have met."""
        place = self.bots.index
        met = (meeting for meeting in self.meetings if meeting.shares)
        return {(place(m.bots[0]), place(m.bots[1])): m.shares for m in met}

    @property
    def games(self) -> int:
        return sum(meeting.games for meeting in self.meetings)

    @property
    def cut(self) -> int:
        return sum(meeting.cut for meeting in self.meetings)

    def has_played(self, pairs: int) -> int:
        """How many sets over the first packs are there already."""
        return sum(number < pairs for meeting in self.meetings for number in meeting.shares)

    def to_play(self, pairs: int) -> Iterator[Task]:
        """All over the first packs, then all over the next: half a ladder is still a fair one."""
        for number in range(pairs):
            for meeting in self.meetings:
                if number not in meeting.shares:
                    yield Task(number, meeting.bots)

    def ratings(self) -> Ratings:
        return fit(len(self.bots), self.results, self.format.contest)

    def share(self, one: int, other: int) -> float | None:
        """The points of one against another, as a share; None if they have not met."""
        turned = (one, other) not in self.results
        results = self.results.get((other, one) if turned else (one, other))
        if not results:
            return None
        share = sum(results.values()) / len(results)
        return 1 - share if turned else share

    def points(self, bot: int) -> tuple[float, int]:
        """A bot's share of all it could make, and the number of its sets."""
        sets, made = 0, 0.0
        for (one, other), results in self.results.items():
            if bot in (one, other):
                sets += len(results)
                shares = results.values()
                made += sum(shares) if bot == one else len(results) - sum(shares)
        return (made / sets if sets else 0.0), sets


def play_ladder(ladder: Ladder, pairs: int, jobs: int) -> Iterator[SetResult]:
    """Play what is left of it; yields every set when it is counted."""
    with closing(played(ladder.to_play(pairs), ladder.terms, jobs, play_set)) as results:
        for result in results:
            ladder.add(result)
            yield result
