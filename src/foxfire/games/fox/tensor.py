"""The observation as numbers for a network: named pieces in a fixed order.

The opponent's point of view is never used: everything comes from the viewer's view and memory.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit
from foxfire.core.kernel import kernel
from foxfire.core.tensors import Tensor, write_flag, write_number, write_set
from foxfire.games.fox.cards import CARDS, NO_CARD, Card
from foxfire.games.fox.memory import FoxMemory, unseen
from foxfire.games.fox.state import EXCHANGE, MAX_DRAWS, MOST_POINTS, PLAY, RETURN, TRICKS, FoxState

# Name and length of every piece, in order. 'mine' is the viewer's, 'theirs' the opponent's.
PIECES: Final = (
    ("hand", CARDS),
    ("decree", CARDS),
    ("trick_mine", CARDS),
    ("trick_theirs", CARDS),
    ("played", CARDS),
    ("returned_mine", CARDS),
    ("unseen", CARDS),
    ("denied_theirs", CARDS),
    ("held_theirs", CARDS),
    ("buried_theirs", CARDS),
    ("asked", 3),
    ("leads", 1),
    ("deals", 1),
    ("draws_mine", MAX_DRAWS + 1),
    ("draws_theirs", MAX_DRAWS + 1),
    ("tricks_mine", TRICKS + 1),
    ("tricks_theirs", TRICKS + 1),
    ("points_mine", MOST_POINTS + 1),
    ("points_theirs", MOST_POINTS + 1),
    ("score_mine", 1),
    ("score_theirs", 1),
    ("target", 1),
)
SCORE_UNIT: Final = 35.0  # scores are written in long games, so that usual ones lie below 1


@kernel
def encode(s: FoxState, m: FoxMemory, viewer: int, out: Tensor) -> None:
    """Write the pieces; of a true state only what the viewer sees is read."""
    mine = viewer
    theirs = 1 - viewer
    at = write_set(out, 0, s.hands[mine], CARDS)
    at = write_set(out, at, set_of(s.decree), CARDS)
    at = write_set(out, at, set_of(s.trick[mine]), CARDS)
    at = write_set(out, at, set_of(s.trick[theirs]), CARDS)
    at = write_set(out, at, m.played, CARDS)
    at = write_set(out, at, returned(m), CARDS)
    at = write_set(out, at, unseen(m, viewer, s), CARDS)
    at = write_set(out, at, m.denied[m.draws], CARDS)
    at = write_set(out, at, m.held, CARDS)
    at = write_set(out, at, m.buried[0] | m.buried[1] | m.buried[2], CARDS)
    at = write_flag(out, at, s.to_act == mine and s.phase == PLAY)
    at = write_flag(out, at, s.to_act == mine and s.phase == EXCHANGE)
    at = write_flag(out, at, s.to_act == mine and s.phase == RETURN)
    at = write_flag(out, at, s.leader == mine)
    at = write_flag(out, at, s.dealer == mine)
    at = write_number(out, at, draws_of(m, mine), MAX_DRAWS + 1)
    at = write_number(out, at, draws_of(m, theirs), MAX_DRAWS + 1)
    at = write_number(out, at, s.tricks[mine], TRICKS + 1)
    at = write_number(out, at, s.tricks[theirs], TRICKS + 1)
    at = write_number(out, at, s.round_points[mine], MOST_POINTS + 1)
    at = write_number(out, at, s.round_points[theirs], MOST_POINTS + 1)
    out[at] = s.scores[mine] / SCORE_UNIT
    out[at + 1] = s.scores[theirs] / SCORE_UNIT
    out[at + 2] = s.target / SCORE_UNIT


@kernel
def set_of(card: Card) -> Mask:
    return 0 if card == NO_CARD else bit(card)


@kernel
def returned(m: FoxMemory) -> Mask:
    cards = 0
    for i in range(MAX_DRAWS):
        cards |= set_of(m.put[i])
    return cards


@kernel
def draws_of(m: FoxMemory, seat: int) -> int:
    draws = 0
    for i in range(MAX_DRAWS):
        draws += 1 if m.drawer[i] == seat else 0
    return draws
