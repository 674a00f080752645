"""What a deal that is played out is worth to a textbook search: its result, scaled to 0 to 1.

Not the chance to win the match: that belongs to the search that is measured against this one.
"""

from __future__ import annotations

from typing import Any, Final

from foxfire.core.dispatch import add_kernel, added_generic, kernel_of
from foxfire.core.kernel import kernel
from foxfire.games.fox.state import MOST_POINTS, FoxState
from foxfire.games.tatsu.rules import side_score
from foxfire.games.tatsu.seating import clan_of_seat
from foxfire.games.tatsu.state import TatsuState

MOST_AHEAD: Final = 180  # in a hand of Tatsu; the few that end further apart are worth no more


@added_generic
def deal_reward(s: Any, player: int) -> float:
    """From 0 to 1; what one side gains by it, the other loses."""
    return float(kernel_of(deal_reward, type(s))(s, player))


@kernel
def fox_reward(s: FoxState, player: int) -> float:
    ahead = s.round_points[player] - s.round_points[1 - player]
    return 0.5 + ahead / (2 * MOST_POINTS)


@kernel
def tatsu_reward(s: TatsuState, player: int) -> float:
    side = clan_of_seat(s, player)
    ahead = side_score(s, side) - side_score(s, 1 - side)
    return 0.5 + max(-MOST_AHEAD, min(MOST_AHEAD, ahead)) / (2 * MOST_AHEAD)


add_kernel(deal_reward, FoxState, fox_reward)
add_kernel(deal_reward, TatsuState, tatsu_reward)
