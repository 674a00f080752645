"""How an outside program behaved: what went wrong, how often, with an example of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

#: What can go wrong, as it stands in messages and results; the catalogue has a sentence for each.
START = "start"  # it cannot be started, or does not say hello
CRASH = "crash"  # it ended in the middle of a game
LATE = "late"  # no answer before the deadline
RUBBISH = "rubbish"  # a line that is no message
LONG = "long"  # a line longer than any message
OTHER = "other"  # an answer to a decision that nobody asked for
ILLEGAL = "illegal"  # an action that is not allowed here, or is none
ABSENT = "absent"  # it was given up earlier
KINDS = (START, CRASH, LATE, RUBBISH, LONG, OTHER, ILLEGAL, ABSENT)


class Fault(Exception):  # noqa: N818 - a program's, not ours; it never leaves this package
    """Why a decision was taken away from a program."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind, self.message = kind, message


@dataclass
class Conduct:
    """What there is to report of a program; reports of several add up."""

    decisions: int = 0
    faults: Counter[str] = field(default_factory=Counter)  # each is a decision by the fallback
    examples: dict[str, str] = field(default_factory=dict)  # the first of each kind
    tail: tuple[str, ...] = ()  # what it last wrote to stderr
    given_up: bool = False

    @property
    def total(self) -> int:
        return self.faults.total()

    def note(self, fault: Fault, tail: Sequence[str]) -> None:
        self.faults[fault.kind] += 1
        self.examples.setdefault(fault.kind, fault.message)
        self.tail = tuple(tail) or self.tail

    def add(self, other: Conduct) -> None:
        self.decisions += other.decisions
        self.faults += other.faults
        self.examples = {**other.examples, **self.examples}
        self.tail = other.tail or self.tail
        self.given_up = self.given_up or other.given_up
