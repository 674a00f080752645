"""A list of whole turns with what each gains, in cards, and what it is measured by."""

from __future__ import annotations

from typing import Any, NamedTuple

from foxfire.bots.tac.turn_codes import Code
from foxfire.core.kernel import kernel
from foxfire.games.tac.seating import play_together
from foxfire.games.tac.state import TacState


class Sevens(NamedTuple):
    """Room to try a 7 step by step: two layers of boards, how they were reached, where they are."""

    boards: Any
    ways: Any
    slots: Any


class Offers(NamedTuple):
    """Turns and what they gain; every field is an array of the caller."""

    codes: Any
    gains: Any
    size: Any  # how many there are, how many there may be, and whether a 7 is looked at wholly
    worst: Any  # which of them gains least, once there is no more room
    needs: Any  # by colour, on the board from which the turn starts
    steps: Any  # what each marble of a colour gains with each number of steps of a 7
    table: Any  # the numbers of `needs.py`
    noted: Any  # an action of a turn that nobody asks about
    sevens: Sevens


@kernel
def offer(out: Offers, code: Code, gain: float) -> None:
    """Take a turn into the list, in place of the worst if there is no room."""
    if not has_place(out, gain):
        return
    at = out.worst[0]
    if out.size[0] < out.size[1]:
        at = out.size[0]
        out.size[0] += 1
    out.codes[at] = code
    out.gains[at] = gain
    if out.size[0] == out.size[1]:
        out.worst[0] = worst_of(out)


@kernel
def has_place(out: Offers, gain: float) -> bool:
    """Whether a turn that gains so much would be taken into the list."""
    return bool(out.size[0] < out.size[1] or gain > out.gains[out.worst[0]])


@kernel
def worst_of(out: Offers) -> int:
    worst = 0
    for at in range(1, out.size[0]):
        if out.gains[at] < out.gains[worst]:
            worst = at
    return worst


@kernel
def sign_of(s: TacState, colour: int) -> float:
    """Whether a colour's cards count for or against the one who decides."""
    if play_together(s) or (colour ^ s.to_act) & 1 == 0:
        return 1.0
    return -1.0
