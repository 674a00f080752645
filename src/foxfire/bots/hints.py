"""Hints: what the search would do, what it expects of it, and one reason in words of the game.

A hint is data: turns in notation, numbers, and a message id with arguments. Whoever shows it finds
the words.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from foxfire.bots.fox import reasons_fox
from foxfire.bots.outlooks import Outlook, next_choice, outlooks
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.looking import look
from foxfire.bots.search.search import Finding
from foxfire.bots.tac import reasons_tac
from foxfire.bots.tatsu import reasons_tatsu
from foxfire.core.game import Action, Event, Json
from foxfire.core.play import Observation

CHANCE: Final = "chance"  # to win the match, from 0 to 1
CARDS: Final = "cards"  # against the best turn, where there is nobody to win against

DEFAULT_BUDGET: Final = Budget(seconds=1.0)
MOST_TURNS: Final = 3  # that are told of
STEPS_SHARE: Final = 10  # the rest of a turn has this part of the budget, each step of it
STEP: Final = ", "  # between steps of a turn that are written one after the other
WORLDS: Final = 24  # in which a reason is looked for
EVEN_VALUES: Final = 0.001  # turns so near, and visited as often, are as good as each other
EVEN_VISITS: Final = 0.95
TANGENT: Final = 1e-4

#: A reason from the turn's outlooks, or none that is telling.
Why = Callable[[Observation, Sequence[Outlook]], Event | None]


@dataclass(frozen=True)
class Insight:
    """What a hint needs to know of a game."""

    why: Why
    ahead: int  # decisions after the turn that a reason may speak of
    saved: Callable[[float], float] = lambda value: value  # cards, from a value of the search


INSIGHTS: Final[Mapping[str, Insight]] = {
    "fox": Insight(reasons_fox.why, reasons_fox.AHEAD),
    "tatsu": Insight(reasons_tatsu.why, reasons_tatsu.AHEAD),
    "tac": Insight(reasons_tac.why, reasons_tac.AHEAD, reasons_tac.cards_saved),
}


@dataclass(frozen=True)
class Advice:
    """One turn, and what the search found about it."""

    turn: str  # in notation
    actions: tuple[Action, ...]
    visits: int
    value: float
    spread: float  # over worlds and over what others may do: one standard deviation

    def as_json(self) -> Json:
        figures = {"visits": self.visits, "value": self.value, "spread": self.spread}
        return {"turn": self.turn, **figures}


@dataclass(frozen=True)
class Hint:
    """The best turns, the best first, and why that one; without a choice there are no figures."""

    measure: str
    simulations: int
    advice: tuple[Advice, ...]
    why: Event

    def as_json(self) -> Json:
        return {
            "measure": self.measure,
            "simulations": self.simulations,
            "advice": [one.as_json() for one in self.advice],
            "why": {"id": self.why.id, "args": self.why.args},
        }


def hint(observation: Observation, seed: object, budget: Budget = DEFAULT_BUDGET) -> Hint:
    """A hint for the player who has to decide; equal for a seed if the budget is simulations."""
    forced, choice = _first_choice(observation)
    if choice is None:
        only = Advice(_written(observation, forced), tuple(forced), 0, 0.0, 0.0)
        return Hint(_measure(observation), 0, (only,), Event("bots-why-only", {"turn": only.turn}))
    found = look(choice, ("hint", seed), budget)
    told = (found.turns or found.actions)[:MOST_TURNS]
    steps = _part(budget, STEPS_SHARE * MOST_TURNS)
    turns = [(*forced, *_whole_turn(choice, f.turn or (f.action,), seed, steps)) for f in told]
    advice = tuple(
        Advice(_written(observation, turn), turn, f.visits, *_figures(observation, f, told[0]))
        for turn, f in zip(turns, told, strict=True)
    )
    why = _even(advice, told) or _why(observation, advice, seed)
    return Hint(_measure(observation), found.simulations, advice, why)


def _first_choice(seen: Observation) -> tuple[list[Action], Observation | None]:
    """What the turn begins with anyway, and where there is something to choose in it, if at all."""
    forced: list[Action] = []
    choice: Observation | None = seen
    while choice is not None and len(choice.legal) == 1:
        forced.append(choice.legal[0])
        choice = next_choice(choice, forced[-1])
    return forced, choice


def _part(budget: Budget, of: int) -> Budget:
    return Budget(budget.seconds / of, math.ceil(budget.simulations / of))


def _whole_turn(
    seen: Observation, begun: Sequence[Action], seed: object, budget: Budget
) -> Sequence[Action]:
    """A turn to its end; how it goes on best after what a search holds as one node."""
    turn: list[Action] = []
    choice: Observation | None = seen
    while choice is not None:
        at = len(turn)
        turn.append(begun[at] if at < len(begun) else _best(choice, (seed, *turn), budget))
        choice = next_choice(choice, turn[-1])
    return turn


def _best(choice: Observation, seed: object, budget: Budget) -> Action:
    legal = choice.legal
    return legal[0] if len(legal) == 1 else look(choice, ("hint", seed), budget).best


def _written(seen: Observation, actions: Sequence[Action]) -> str:
    return STEP.join(seen.game.format_turns(actions))


# --- figures and reasons -------------------------------------------------------------------------


def _measure(seen: Observation) -> str:
    return CHANCE if seen.game.facts(seen.options).zero_sum else CARDS


def _figures(seen: Observation, found: Finding, best: Finding) -> tuple[float, float]:
    """Value and spread as they are told.

    What rollouts make of a whole game together is far from what people make of it, but how much
    better one turn is than another is not: cards are told against the best turn.
    """
    if _measure(seen) == CHANCE:
        return found.value, found.spread
    saved = INSIGHTS[seen.game.id].saved
    slope = (saved(found.value + TANGENT) - saved(found.value - TANGENT)) / (2 * TANGENT)
    return saved(found.value) - saved(best.value), slope * found.spread


def _why(seen: Observation, advice: Sequence[Advice], seed: object) -> Event:
    insight = INSIGHTS[seen.game.id]
    best = advice[0]
    found = outlooks(seen, best.actions, WORLDS, insight.ahead, seed)
    return insight.why(seen, found) or Event("bots-why-best", {"turn": best.turn})


def _even(advice: Sequence[Advice], found: Sequence[Finding]) -> Event | None:
    if len(found) == 1:
        return None
    best, other = found[:2]
    near = abs(best.value - other.value) < EVEN_VALUES
    if not near or other.visits < EVEN_VISITS * best.visits:
        return None
    return Event("bots-why-even", {"turn": advice[0].turn, "other": advice[1].turn})
