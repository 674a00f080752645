"""Planning a whole turn and following it, one small decision after the other."""

from __future__ import annotations

from collections.abc import Callable

from foxfire.core.game import Action
from foxfire.games.tac import rules
from foxfire.games.tac.results import Result, distinct_results
from foxfire.games.tac.state import TacState


class Turns:
    """The way to the best result of a turn.

    What was planned at the card is kept for the steps that follow, but only to save time: planned
    again at any of them, the turn comes out the same. Among equal results the first in an order of
    boards is taken, and `distinct_results` finds the same way from every point along it.
    """

    def __init__(self) -> None:
        self._planned: dict[bytes, Action] = {}

    def next_action(self, seen: TacState, worth: Callable[[TacState], float]) -> Action:
        now = seen.to_bytes()
        if now not in self._planned:
            best = max(distinct_results(seen), key=lambda result: _rank(result, worth))
            self._planned = dict(_steps(seen, best))
        return self._planned[now]


def _rank(result: Result, worth: Callable[[TacState], float]) -> tuple[object, ...]:
    after = result.state
    top = after.pile[after.piled - 1] if after.piled else 0
    return worth(after), top, after.phase, after.fresh, tuple(after.marbles)


def _steps(seen: TacState, best: Result) -> list[tuple[bytes, Action]]:
    """What is seen before each action of a turn, and the action."""
    steps, s = [], seen.copy()
    for action in best.actions:
        steps.append((s.to_bytes(), action))
        rules.apply(s, action)
    return steps
