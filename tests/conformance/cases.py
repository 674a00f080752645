"""Every game with every option at its edges, and random ways through them; no game is named."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from foxfire.core import options as option_reader
from foxfire.core.errors import OptionError
from foxfire.core.game import AnyGame
from foxfire.core.options import RANDOM, OptionFact
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.core.seats import REFEREE, Viewer

MOST_STOPS = 120  # a deal, if it were as long as it can be


@dataclass(frozen=True)
class Case:
    """One game with one set of options."""

    game_id: str
    options: Mapping[str, Any]

    @property
    def game(self) -> AnyGame:
        return game(self.game_id)

    def is_playable(self) -> bool:
        """Whether these options go together."""
        try:
            Play(self.game, self.options)
        except OptionError:
            return False
        return True

    def play(self, seed: int) -> Play:
        return Play(self.game, self.options, seed=seed)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game_id}[{chosen}]"


def edge_values(fact: OptionFact) -> list[Any]:
    """The values of an option that are worth trying."""
    if fact.kind == "boolean":
        return [False, True]
    if fact.kind == "choice":
        return list(fact.choices)
    return list(dict.fromkeys([fact.low, *(fact.named_values or {}).values(), fact.high]))


def cases_of(game_id: str) -> Iterator[Case]:
    """The defaults, each value of each option, and all options at their first and last value."""
    facts = option_reader.describe(game(game_id).options_type)
    values = {fact.name: edge_values(fact) for fact in facts}
    yield Case(game_id, {})
    for name, some in values.items():
        for value in some:
            yield next(filter(Case.is_playable, cases_with(game_id, name, value, values)))
    for end in (0, -1):
        together = Case(game_id, {name: some[end] for name, some in values.items()})
        if together.is_playable():
            yield together


def cases_with(
    game_id: str, name: str, value: Any, values: Mapping[str, list[Any]]
) -> Iterator[Case]:
    """A value alone, then with one value of another option: some need it to apply at all."""
    yield Case(game_id, {name: value})
    for other, some in values.items():
        if other != name:
            yield from (Case(game_id, {other: choice, name: value}) for choice in some)


def distinct(cases: Iterator[Case]) -> Iterator[Case]:
    """Without those that mean the same as an earlier one, such as a default that is written out."""
    met: set[str] = set()
    for case in cases:
        meaning = str(case) if RANDOM in case.options.values() else str(case.play(0).options)
        if meaning not in met:
            met.add(meaning)
            yield case


CASES = [case for game_id in game_ids() for case in distinct(cases_of(game_id))]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def viewers(play: Play) -> list[Viewer]:
    return [*play.rememberers, REFEREE]


def players(play: Play) -> range:
    return range(play.players)


def walk(case: Case, seed: int, deals: int) -> Iterator[Play]:
    """A random game of at most so many deals, before decisions; the same object throughout.

    Where deals are long, one is enough, and only some decisions are stopped at, picked at random.
    """
    play, rng = case.play(seed), random.Random(f"{case} {seed}")
    stops = random.Random(f"stops of {case} {seed}")
    share = MOST_STOPS / play.game.facts(play.options).decisions_per_deal
    deals = deals if share >= 1 else 1
    while not play.is_over and play.deals <= deals:
        if stops.random() < share:
            yield play
        play.apply(rng.choice(play.legal_actions))


def played(case: Case, seed: int, deals: int) -> Play:
    """A random game of at most so many deals, at its end."""
    *_, play = walk(case, seed, deals)
    return play


def walk_on(play: Play, rng: random.Random, decisions: int) -> None:
    """Some random decisions more."""
    for _ in range(decisions):
        if not play.legal_actions:
            return
        play.apply(rng.choice(play.legal_actions))


def content(play: Play) -> tuple[object, ...]:
    """Everything a game in progress holds, as values that can be compared."""
    memories = {viewer: play.observe(viewer).to_bytes() for viewer in play.rememberers}
    events = [[e.as_json() for e in play.events(viewer)] for viewer in viewers(play)]
    return play.state.to_bytes(), memories, tuple(play.log), events
