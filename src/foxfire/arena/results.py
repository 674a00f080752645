"""All that was played under the same terms, whoever met whom: what a ladder counts and keeps."""

from __future__ import annotations

from dataclasses import dataclass, field

from foxfire.arena.tables import Effort, SetResult

Two = tuple[str, str]


@dataclass
class Meeting:
    """What two bots did over the packs for which they have met."""

    bots: Two
    shares: dict[int, float] = field(default_factory=dict)  # of the first one, by packs
    games: int = 0
    cut: int = 0

    def add(self, result: SetResult) -> None:
        turned = result.task.bots != self.bots
        self.shares[result.task.number] = 1 - result.share if turned else result.share
        self.games += len(result.games)
        self.cut += sum(game.utility is None for game in result.games)


@dataclass
class Results:
    """Every meeting, in the order in which the two were first named, and what each bot spent."""

    meetings: dict[Two, Meeting] = field(default_factory=dict)
    efforts: dict[str, Effort] = field(default_factory=dict)

    def add(self, result: SetResult) -> None:
        self.between(*result.task.bots).add(result)
        for bot, effort in zip(result.task.bots, result.efforts, strict=True):
            self.effort(bot).add(effort)

    def between(self, one: str, other: str) -> Meeting:
        """The meeting of two bots, whichever was named first; a new one if they have never met."""
        if (other, one) in self.meetings:
            return self.meetings[other, one]
        return self.meetings.setdefault((one, other), Meeting((one, other)))

    def effort(self, bot: str) -> Effort:
        return self.efforts.setdefault(bot, Effort())
