"""Turns before they are played: steps that only the decider sees, up to the next commit point.

A turn may be several small decisions of one player. Between two commit points nothing new is shown
to anybody, so a draft may be made and unmade at will; past one it may not even be previewed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxfire.core.game import Json
from foxfire.core.play import Play
from foxfire.core.seats import Player
from foxfire.server.errors import ConflictError, IncompleteTurnError


@dataclass(frozen=True)
class Draft:
    """What may follow the actions of a draft. A complete one is a whole turn."""

    complete: bool
    legal: list[str]
    show: Json | None


def explore(play: Play, prefix: Sequence[str]) -> Draft:
    """Look ahead on a copy; raises what the first wrong action is refused with."""
    player, trial = play.to_act, play.copy()
    for _ in _drafted(trial, player, prefix):
        pass
    if prefix and not goes_on(trial, player):
        return Draft(True, [], None)  # what comes next may be news, even to the decider
    return Draft(False, trial.legal, trial.show(player) if prefix else None)


def check_turn(play: Play, actions: Sequence[str]) -> Play:
    """The game after a whole turn, on a copy; raises if anything of it is wrong or missing."""
    player, trial = play.to_act, play.copy()
    for _ in _drafted(trial, player, actions):
        pass
    if goes_on(trial, player):
        raise IncompleteTurnError(f"the turn goes on: {', '.join(trial.legal[:8])}")
    return trial


def _drafted(trial: Play, player: Player, actions: Sequence[str]) -> Iterator[None]:
    for number, text in enumerate(actions):
        if number and not goes_on(trial, player):
            raise ConflictError(f"the turn is over before {text!r}")
        trial.apply(trial.game.parse_action(text))
        yield


def goes_on(play: Play, player: Player) -> bool:
    """Whether the same player decides again, and nothing new has been shown before that."""
    return play.to_act == player and not play.game.phases[play.state.phase].commits
