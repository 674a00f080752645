"""May turns be taken back? Only if they showed nobody anything but themselves.

The question is answered without knowing a rule. For every player we draw worlds that this player
could not tell from the truth before the turn, and in which the turn was possible. If the turn leads
to the same view in all of them, then what the player sees after it was no news beyond the turn. A
drawn card, a hand that was passed on or a card turned over makes views differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from foxfire.core.game import Action
from foxfire.core.play import Dealt, LogEntry, Play
from foxfire.core.seats import CHANCE, Player

WORLDS = 12  # compared for each player
TRIES = 200  # worlds drawn until so many have the turn in them


def before(play: Play, length: int) -> Play:
    """The game when its log was so long."""
    past = Play(play.game, play.options, position=play.position)
    for entry in play.log[:length]:
        follow(past, entry)
    return past


def follow(play: Play, entry: LogEntry) -> None:
    """Let an entry of another log happen here."""
    if isinstance(entry, Dealt):
        play.deal(entry.pack)
    else:
        play.apply(entry.action)


def shows_nothing_new(before: Play, actions: Sequence[Action]) -> bool:
    """Whether all players see after these actions only what they saw before, and the actions."""
    after = before.copy()
    for action in actions:
        after.apply(action)
    if after.to_act == CHANCE or after.is_over:  # what was in play lies open, or is shuffled
        return False
    return all(_learns_nothing(before, actions, after, p) for p in range(before.players))


def _learns_nothing(before: Play, actions: Sequence[Action], after: Play, player: Player) -> bool:
    seen = before.game.view(after.state, player)
    others = list(_others(before, actions, player))
    return bool(others) and all(before.game.view(other, player) == seen for other in others)


def _others(before: Play, actions: Sequence[Action], player: Player) -> Iterator[Any]:
    """States after the same turn in other worlds of what the player saw."""
    observation, found = before.observe(player), 0
    for number in range(TRIES):
        world = observation.sample("takeback", number)
        if _follow(before, world, actions):
            yield world
            found += 1
        if found == WORLDS:
            return


def _follow(play: Play, world: Any, actions: Sequence[Action]) -> bool:
    """Take the turn in another world, if it is possible there."""
    kernels = play.game.kernels
    for action in actions:
        if kernels.refusal(world, action) != 0:
            return False
        kernels.apply(world, action)
    return True
