"""What a turn may lead to, in words of the game: its events in worlds that the player may be in.

Everything comes from an observation and the game's own `apply` and `events`; no rule is known here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from foxfire.bots.search.hooks import rollout_pick, stops_early
from foxfire.core.game import Action, Event
from foxfire.core.play import Observation


@dataclass(frozen=True)
class Outlook:
    """What the player would see in one world: of the turn itself, and of a rollout after it."""

    turn: tuple[Event, ...]
    after: tuple[Event, ...]

    @property
    def all(self) -> tuple[Event, ...]:
        return self.turn + self.after


def outlooks(
    seen: Observation, turn: Sequence[Action], worlds: int, ahead: int, seed: object
) -> list[Outlook]:
    """One in each of so many worlds, up to so many decisions after the turn."""
    return [_outlook(seen, turn, ahead, seen.sample("outlook", seed, n)) for n in range(worlds)]


def _outlook(seen: Observation, turn: Sequence[Action], ahead: int, world: Any) -> Outlook:
    own = [event for action in turn for event in _events(seen, world, action)]
    return Outlook(tuple(own), tuple(_rollout(seen, world, ahead)))


def _rollout(seen: Observation, world: Any, ahead: int) -> Iterator[Event]:
    for _ in range(ahead):
        if world.to_act < 0 or stops_early(world, seen.seen):
            return
        yield from _events(seen, world, rollout_pick(world))


def _events(seen: Observation, world: Any, action: Action) -> list[Event]:
    """Take an action in a world, as the player sees it."""
    game, viewer = seen.game, seen.viewer
    before, shown = game.view(world, viewer), game.kernels.seen_action(world, action, viewer)
    game.kernels.apply(world, action)
    return game.events(before, shown, game.view(world, viewer))


def next_choice(seen: Observation, action: Action) -> Observation | None:
    """What the player will have seen after an action of his, if his turn goes on then.

    Up to the next commit point nothing is news to him, so any world gives the same.
    """
    game, world, memory = seen.game, seen.sample("turn"), seen.memory.copy()
    game.kernels.learn(memory, seen.viewer, world, action)
    game.kernels.apply(world, action)
    if world.to_act != seen.viewer or game.phases[world.phase].commits:
        return None
    return replace(seen, seen=game.view(world, seen.viewer), memory=memory)


def share(outlooks: Sequence[Outlook], event_id: str, **args: object) -> float:
    """In which share of the worlds such an event comes, the turn and what follows together."""
    return sum(_has(one.all, event_id, args) for one in outlooks) / len(outlooks)


def first(events: Sequence[Event], *event_ids: str) -> Event | None:
    """The first event of these kinds."""
    return next((event for event in events if event.id in event_ids), None)


def _has(events: Sequence[Event], event_id: str, args: dict[str, object]) -> bool:
    return any(
        event.id == event_id and all(event.args.get(name) == value for name, value in args.items())
        for event in events
    )
