"""Everybody against everybody, over the same packs, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

from foxfire.arena.bradley_terry import Pair, Ratings, fit
from foxfire.arena.pool import played
from foxfire.arena.tables import Effort, SetResult, Task, Terms


@dataclass
class Ladder:
    """A ladder as far as it has been played."""

    terms: Terms
    bots: tuple[str, ...]
    results: dict[Pair, dict[int, float]] = field(default_factory=dict)  # shares, by packs
    efforts: dict[str, Effort] = field(default_factory=dict)
    cut: int = 0
    games: int = 0
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.format = self.terms.format()
        self.efforts = {bot: Effort() for bot in self.bots}

    def add(self, result: SetResult) -> None:
        one, other = map(self.bots.index, result.task.bots)
        self.results.setdefault((one, other), {})[result.task.number] = result.share
        for bot, effort in zip(result.task.bots, result.efforts, strict=True):
            self.efforts[bot].add(effort)
        self.games += len(result.games)
        self.cut += sum(game.utility is None for game in result.games)

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


def meetings(bots: tuple[str, ...], pairs: int) -> Iterator[Task]:
    """All over the first packs, then all over the next: half a ladder is still a fair one."""
    for number in range(pairs):
        yield from (Task(number, pair) for pair in combinations(bots, 2))


def play_ladder(ladder: Ladder, pairs: int, jobs: int) -> Iterator[SetResult]:
    """Play everything; yields every set when it is counted."""
    with closing(played(meetings(ladder.bots, pairs), ladder.terms, jobs)) as results:
        for result in results:
            ladder.add(result)
            yield result
