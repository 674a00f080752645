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
    needs: Any  # by colour, on the board from which the turn starts
    steps: Any  # what each marble of a colour gains with each number of steps of a 7
    table: Any  # the numbers of `needs.py`
    noted: Any  # an action of a turn that nobody asks about
    sevens: Sevens


@kernel
def offer(out: Offers, code: Code, gain: float) -> None:
    """Take a turn into the list, in place of the worst if there is no room."""
    size = out.size[0]
    if size < out.size[1]:
        out.codes[size] = code
        out.gains[size] = gain
        out.size[0] = size + 1
        return
    worst = 0
    for at in range(1, size):
        if out.gains[at] < out.gains[worst]:
            worst = at
    if gain > out.gains[worst]:
        out.codes[worst] = code
        out.gains[worst] = gain


@kernel
def sign_of(s: TacState, colour: int) -> float:
    """Whether a colour's cards count for or against the one who decides."""
    if play_together(s) or (colour ^ s.to_act) & 1 == 0:
        return 1.0
    return -1.0
