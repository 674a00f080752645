"""What a player learns for.

`standing` says how a game stands for a player: when it is over what it was worth, and before that a
guess from what is open (the scores, the marbles). The reward of a step is the change of standing.
Such rewards add up to the end of the match whatever the guess was, so the best play is the same; a
good guess only makes learning faster.
"""

from __future__ import annotations

import math
from typing import Any, Final

from foxfire.core.dispatch import add_kernel, added_generic, kernel_of
from foxfire.core.kernel import kernel
from foxfire.core.seats import OVER
from foxfire.games.fox.rules import utility
from foxfire.games.fox.state import FoxState
from foxfire.games.tac.board import first_marble, in_house, is_fresh_there, on_ring, start_of
from foxfire.games.tac.rules import utility as tac_utility
from foxfire.games.tac.seating import play_together
from foxfire.games.tac.state import MARBLES_EACH, RING, TacState
from foxfire.games.tac.state import SEATS as TAC_SEATS
from foxfire.games.tatsu.rules import has_won
from foxfire.games.tatsu.state import TatsuState

#: Together, so many cards are worth as much as a match.
CARDS_A_MATCH: Final = 50.0

# Smooth guesses. The search has better ones in tables, but a GPU's kernel has room for 64 KiB of
# constants, a guess only has to be near, and the tuning of bots should not change how others learn.
# Between bots by rules, one player of Fox or one side of Tatsu made so many points a deal, and the
# difference had this standard deviation.
ROUND_POINTS: Final = 5.0
ROUND_SPREAD: Final = 4.6
HAND_POINTS: Final = 87.0
HAND_SPREAD: Final = 130.0
LOGISTIC: Final = 1.7  # makes a logistic curve nearly that of a normal distribution
# The cards that a marble of TAC needs until it is home, by where it is.
POCKET_NEEDS: Final = 7.0
FRESH_NEEDS: Final = 5.0
START_NEEDS: Final = 2.0
FIELD_NEEDS: Final = 0.085  # for every field before its start
CARDS_AHEAD: Final = 8.0  # a lead of so many cards makes the odds e to 1


@added_generic
def standing(s: Any, player: int) -> float:
    """From -1 for a lost match to 1 for a won one; together, less the more cards it takes."""
    return float(kernel_of(standing, type(s))(s, player))


@kernel
def fox_standing(s: FoxState, player: int) -> float:
    if s.to_act == OVER:
        return float(utility(s, player))
    own, other = s.scores[player], s.scores[1 - player]
    lead = lead_in_spreads(own - other, s.target - max(own, other), ROUND_POINTS, ROUND_SPREAD)
    return 2.0 / (1.0 + math.exp(-lead)) - 1.0


@kernel
def tatsu_standing(s: TatsuState, player: int) -> float:
    """Partners share a score; three players have one each, and each plays for himself."""
    if s.to_act == OVER:
        return 1.0 if has_won(s, player) else -1.0
    rivals = 3 if s.players == 3 else 2
    own = s.scores[player % rivals]
    most = max(s.scores[0], s.scores[1])
    if rivals == 3:
        most = max(most, s.scores[2])
    against = 0.0
    for rival in range(rivals):
        ahead = s.scores[rival] - own
        against += math.exp(lead_in_spreads(ahead, s.target - most, HAND_POINTS, HAND_SPREAD))
    return 2.0 / against - 1.0


@kernel
def lead_in_spreads(lead: int, missing: int, points: float, spread: float) -> float:
    """A lead in units of what the deals to come may change."""
    deals = max(1.0, missing / points)
    return LOGISTIC * lead / (spread * math.sqrt(deals))


@kernel
def tac_standing(s: TacState, player: int) -> float:
    if play_together(s):
        return -(s.laid + side_needs(s, 0) + side_needs(s, 1)) / CARDS_A_MATCH
    if s.to_act == OVER:
        return float(tac_utility(s, player))
    lead = side_needs(s, 1 - (player & 1)) - side_needs(s, player & 1)
    return 2.0 / (1.0 + math.exp(-lead / CARDS_AHEAD)) - 1.0


@kernel
def side_needs(s: TacState, side: int) -> float:
    """The cards that both colours of a side still need; nothing when all marbles are home."""
    needs = 0.0
    for colour in range(side, TAC_SEATS, 2):
        for marble in range(first_marble(colour), first_marble(colour) + MARBLES_EACH):
            needs += marble_needs(s.marbles[marble], s.fresh, colour)
    return needs


@kernel
def marble_needs(place: int, fresh: int, colour: int) -> float:
    if in_house(place):
        return 0.0
    if not on_ring(place):
        return POCKET_NEEDS
    if is_fresh_there(fresh, colour, place):
        return FRESH_NEEDS
    return START_NEEDS + FIELD_NEEDS * ((start_of(colour) - place) & (RING - 1))


add_kernel(standing, FoxState, fox_standing)
add_kernel(standing, TatsuState, tatsu_standing)
add_kernel(standing, TacState, tac_standing)
