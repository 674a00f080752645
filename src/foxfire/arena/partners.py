"""Sides whose partners are different bots: `net & rules`.

How well does a bot play with a stranger? On such a side one partner is the first bot and the other
one the second; where more than two play together they take turns. From set to set they change
places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foxfire.arena.seatings import Party, Seating
from foxfire.core.errors import OptionError

BETWEEN: Final = " & "


def partners_of(side: str) -> tuple[str, ...]:
    """The bots of a side, each by its own name."""
    return tuple(side.split(BETWEEN))


def check_partners(sides: Sequence[str], parties: Sequence[Party]) -> None:
    """Nobody can be a partner where everybody plays alone."""
    size = min(map(len, parties))
    for side in sides:
        if len(partners_of(side)) > size:
            raise OptionError(f"{side}: more bots than a side of this game has players ({size})")


def names_of(
    sides: tuple[str, str], seating: Seating, parties: Sequence[Party], number: int
) -> list[str]:
    """The bot of every player in the set of this number."""
    names = [""] * len(seating)
    for party in parties:
        for place, player in enumerate(party):
            bots = partners_of(sides[seating[player]])
            names[player] = bots[(place + number) % len(bots)]
    return names
