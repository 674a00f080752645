"""The observation as numbers for a network: named pieces in a fixed order.

The opponent's point of view is never used: everything comes from the viewer's view and memory.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from foxfire.core.bits import Mask, bit, has
from foxfire.core.kernel import kernel
from foxfire.games.fox.cards import CARDS, NO_CARD, Card
from foxfire.games.fox.memory import FoxMemory, unseen
from foxfire.games.fox.state import EXCHANGE, MAX_DRAWS, MOST_POINTS, PLAY, RETURN, TRICKS, FoxState

Tensor = MutableSequence[float]

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
TENSOR_SIZE: Final = sum(size for _, size in PIECES)
SCORE_UNIT: Final = 35.0  # scores are written in long games, so that usual ones lie below 1


@kernel
def encode(s: FoxState, m: FoxMemory, viewer: int, out: Tensor) -> None:
    """Write the pieces; of a true state only what the viewer sees is read."""
    mine = viewer
    theirs = 1 - viewer
    at = write_cards(out, 0, s.hands[mine])
    at = write_cards(out, at, set_of(s.decree))
    at = write_cards(out, at, set_of(s.trick[mine]))
    at = write_cards(out, at, set_of(s.trick[theirs]))
    at = write_cards(out, at, m.played)
    at = write_cards(out, at, returned(m))
    at = write_cards(out, at, unseen(m, viewer, s))
    at = write_cards(out, at, m.denied[m.draws])
    at = write_cards(out, at, m.held)
    at = write_cards(out, at, m.buried[0] | m.buried[1] | m.buried[2])
    at = write_flag(out, at, s.to_act == mine and s.phase == PLAY)
    at = write_flag(out, at, s.to_act == mine and s.phase == EXCHANGE)
    at = write_flag(out, at, s.to_act == mine and s.phase == RETURN)
    at = write_flag(out, at, s.leader == mine)
    at = write_flag(out, at, s.dealer == mine)
    at = write_number(out, at, draws_of(m, mine), MAX_DRAWS)
    at = write_number(out, at, draws_of(m, theirs), MAX_DRAWS)
    at = write_number(out, at, s.tricks[mine], TRICKS)
    at = write_number(out, at, s.tricks[theirs], TRICKS)
    at = write_number(out, at, s.round_points[mine], MOST_POINTS)
    at = write_number(out, at, s.round_points[theirs], MOST_POINTS)
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


@kernel
def write_cards(out: Tensor, at: int, cards: Mask) -> int:
    """A one for every card of the set; returns where the next piece begins."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(cards, card) else 0.0
    return at + CARDS


@kernel
def write_flag(out: Tensor, at: int, flag: bool) -> int:
    out[at] = 1.0 if flag else 0.0
    return at + 1


@kernel
def write_number(out: Tensor, at: int, number: int, most: int) -> int:
    """A one at the number's own place."""
    for value in range(most + 1):
        out[at + value] = 1.0 if value == number else 0.0
    return at + most + 1
