"""The truth of a game of Fox: one fixed-size struct (FOX-2)."""

from __future__ import annotations

from typing import Final

from foxfire.core.struct import Row, Struct, int8, int16, int64, row, scalar

PLAYERS: Final = 2
HAND_SIZE: Final = 13  # FOX-2.2
TRICKS: Final = 13  # FOX-2.4
DECK_SIZE: Final = 6  # FOX-2.2
MOST_POINTS: Final = 9  # of one round: 6 for tricks and three Treasures, FOX-5.1
MAX_DRAWS: Final = 3  # one for each Woodcutter, FOX-4.3

# Phases. DEAL waits for a pack; EXCHANGE follows a Fox, RETURN a Woodcutter.
DEAL, PLAY, EXCHANGE, RETURN, FINISHED = range(5)


class FoxState(Struct):
    """Everything there is to know about a game between two decisions.

    The draw deck lies in `deck[draws:]`: a drawn card leaves at the front and a returned one is
    added behind, so that nothing ever moves. `NO_CARD` fills empty places. A completed trick stays
    in `trick` until the next card is led (FOX-3.6).
    """

    rng: int = scalar(int64)
    hands: Row = row(int64, PLAYERS)
    scores: Row = row(int16, PLAYERS)
    target: int = scalar(int16)
    round: int = scalar(int16)
    deck: Row = row(int8, DECK_SIZE + MAX_DRAWS)
    draws: int = scalar(int8)
    drawn: int = scalar(int8)  # the card just drawn, while its player chooses what to return
    decree: int = scalar(int8)
    trick: Row = row(int8, PLAYERS)
    laid: int = scalar(int8)  # cards of the trick on the table: 0, 1, or 2 when complete
    tricks: Row = row(int8, PLAYERS)
    round_points: Row = row(int8, PLAYERS)
    leader: int = scalar(int8)
    dealer: int = scalar(int8)
    to_act: int = scalar(int8)
    for_seat: int = scalar(int8)
    phase: int = scalar(int8)
    fox: int = scalar(int8)  # the rules version; also keeps this dtype apart from other games'
