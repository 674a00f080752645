"""Who acts: a player, chance, or nobody any more."""

from __future__ import annotations

from typing import Final

Player = int
Seat = int
Side = int
Viewer = int

CHANCE: Final = -1
OVER: Final = -2

# Viewers that are not players. A spectator sees what everybody sees, a referee sees all.
SPECTATOR: Final = -3
REFEREE: Final = -4
