"""Decisions that are asked at the same time (`Phase.together`), without knowing a rule.

The rules take such decisions one after the other, and what one of them is changes nothing of what
the others may be or see. So a table asks everybody at once. Whoever is not yet due is asked in a
copy of the game in which those before have done something, whatever it is.
"""

from __future__ import annotations

from foxfire.core.play import Play
from foxfire.core.seats import Player, Seat


def is_together(play: Play) -> bool:
    return play.to_act >= 0 and play.game.phases[play.state.phase].together


def deciders(play: Play) -> dict[Player, Seat]:
    """Who can be asked now and for which seat; the first is the one whom the rules ask."""
    if play.to_act < 0:
        return {}
    found = {play.to_act: play.for_seat}
    if is_together(play):
        trial = play.copy()
        while is_together(trial):
            found.setdefault(trial.to_act, trial.for_seat)
            trial.apply(trial.legal_actions[0])
    return found


def asked(play: Play, player: Player) -> Play:
    """The game in which this player, one of `deciders`, is to decide; the same one if it does."""
    if play.to_act == player:
        return play
    trial = play.copy()
    while trial.to_act != player:
        trial.apply(trial.legal_actions[0])
    return trial
