"""What the special things are worth, in cards saved: one set of numbers for each kind of game.

They are a player's feeling, not measured one by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foxfire.bots.tac.hand_plan import Uses


@dataclass(frozen=True)
class Taste:
    """The numbers that a kind of game asks for."""

    theirs: float  # what an opponent's card counts, against one of ours
    uses: Uses  # what special cards in hand will bring
    skip: float  # the next player loses his turn and a card
    devil: float  # the next player's turn is ours
    extra_turn: float  # a Fool lets the turn go on
    unknown_card: float  # what an unknown card in hand will bring


AGAINST: Final = Taste(
    theirs=0.9,
    uses=Uses(trickster=1.0, tac=1.0, fool=0.3, angel=-1.5, warrior=0.8, devil=1.0, skip=0.2),
    skip=0.6,
    devil=1.5,
    extra_turn=1.0,
    unknown_card=0.7,
)
TOGETHER: Final = Taste(
    theirs=1.0,
    uses=Uses(trickster=1.2, tac=0.4, fool=0.3, angel=1.2, warrior=-1.5, devil=0.3, skip=-0.4),
    skip=-0.7,
    devil=0.2,
    extra_turn=1.0,
    unknown_card=0.7,
)
