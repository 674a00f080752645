"""What the beam thinks of boards and cards: a player's feeling, written down once and kept.

Laid out as `bots/tac/needs.py` reads it, in cards; the same against others and together.
"""

from __future__ import annotations

from typing import Final

from foxfire.games.tac.state import SLOTS

# A marble on the ring, in tenths of a card, by the fields before its start; then fresh, pocket.
_MARBLE: Final = (
    "18 17 19 20 19 19 19 23 22 20 24 25 27 29 30 31 31 32 32 33 35 35 36 38 39 41 42 42 43 "
    "44 45 46 47 49 49 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 71 70 "
    "71 71 56 49 47 45 52 71"
)
_GAP: Final = 0.6  # for a free slot behind a marble of the house
_IDLE: Final = 0.8  # with nothing on the ring most cards are lost
_LONELY: Final = 0.3
_HELD: Final = (
    *(0.9, 0.15, 0.15, 0.45, 0.0, 0.0, 0.6, 0.1, 0.0, 0.0, 0.0, 0.9),
    *(0.5, 0.7, 0.3, -0.5, 0.3, 0.8),
)


def _gaps_behind(taken: int) -> int:
    entrance = taken & -taken
    return sum(not taken >> slot & 1 and 1 << slot > entrance > 0 for slot in range(SLOTS))


_ROW: Final = (
    *(int(tenths) / 10 for tenths in _MARBLE.split()),
    *(_GAP * _gaps_behind(taken) for taken in range(1 << SLOTS)),
    _IDLE,
    _LONELY,
    *_HELD,
)
NUMBERS: Final = _ROW + _ROW
