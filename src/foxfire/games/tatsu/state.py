"""The truth of a game of Tatsu, for two, three and four players (TATSU-2, TATSU-8)."""

from __future__ import annotations

from typing import Final

from foxfire.core.struct import Row, Struct, int8, int16, int32, int64, row, scalar
from foxfire.games.tatsu.cards import CLANS

SEATS: Final = 4
GHOST: Final = 3  # its seat in the three-player game, wherever it sits
PILES: Final = 7
PILE_PLAYERS: Final = 2
HAND_SIZE: Final = 7
TRICKS: Final = 7
TRICK_SIZE: Final = 4
NOBODY: Final = -1

# Phases. DEAL waits for a pack; in LEAD red names who leads; in ANSWER an asked player chooses.
DEAL, LEAD, TURN, ANSWER, FINISHED = range(5)


class TatsuState(Struct):
    """Everything there is to know about a game between two decisions.

    `to_act` decides, with the cards of `from_seat`, what lands in front of `for_seat`: three
    different seats when red answers for the ghost. A completed trick stays in `trick`, in order of
    play, until the next card is laid.
    """

    rng: int = scalar(int64)
    hands: Row = row(int32, SEATS)  # two players: what lies face up, as a set
    captured: Row = row(int32, CLANS)  # by side
    pending: int = scalar(int32)  # tricks with a fusion, not taken yet
    scores: Row = row(int16, SEATS)  # by player
    target: int = scalar(int16)
    hand: int = scalar(int16)  # the number of this hand
    trick: Row = row(int8, TRICK_SIZE)
    counts: Row = row(int8, SEATS, CLANS)  # cards of each clan, public (TATSU-1.2)
    laid: int = scalar(int8)
    tricks: int = scalar(int8)
    up: Row = row(int8, PILE_PLAYERS, PILES)  # two players: the face-up card of each pile
    down: Row = row(int8, PILE_PLAYERS, PILES)  # ... and the face-down card under it
    players: int = scalar(int8)
    first_clan: int = scalar(int8)  # two players: the clan of player 0
    split: int = scalar(int8)  # the switch deal = split
    own_piles: int = scalar(int8)  # the switch face_down = own
    turn_right: int = scalar(int8)  # the switch rotation = right
    leader_chosen: int = scalar(int8)  # the switch leader = chosen
    leader: int = scalar(int8)
    dealer: int = scalar(int8)
    to_act: int = scalar(int8)
    for_seat: int = scalar(int8)
    from_seat: int = scalar(int8)
    phase: int = scalar(int8)
    tatsu: int = scalar(int8)  # the rules version; also keeps this dtype apart from other games'
