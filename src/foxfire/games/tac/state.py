"""The truth of a game of TAC, in every mode (TAC-1, TAC-2, TAC-8.1)."""

from __future__ import annotations

from typing import Final

from foxfire.core.struct import Row, Struct, int8, int16, int32, int64, row, scalar
from foxfire.games.tac.cards import KINDS, MASTER_SIZE

SEATS: Final = 4
MARBLES_EACH: Final = 4
MARBLES: Final = SEATS * MARBLES_EACH
SLOTS: Final = 4
NOBODY: Final = -1

BASIC_HAND: Final = 5
MASTER_HAND: Final = 6  # the last deal of the master deck (TAC-2.1)
LONGEST_PILE: Final = SEATS * MASTER_HAND

# Places: the ring, then the houses seat by seat from slot 1 on, then the pockets.
RING: Final = 64
HOUSES: Final = RING
POCKETS: Final = HOUSES + SEATS * SLOTS
PLACES: Final = POCKETS + SEATS
NOWHERE: Final = PLACES

# Modes (TAC-11).
TEAMS, COOP, SOLO, TWO = range(4)

# Phases. DEAL waits for a pack; in CARD a card is chosen, in SKIPPED one is discarded because of an
# 8, and in FROM and TO the chosen card is carried out.
DEAL, GIVE, CARD, SKIPPED, FROM, TO, FINISHED = range(7)


class TacState(Struct):
    """Everything there is to know about a game between two decisions.

    A board is the place of every marble, colour by colour and in ascending order within a colour,
    with one bit a colour for the fresh marble on its start field (TAC-12.1). `before` is what the
    clauses call `prev` (TAC-8.1). A pile entry is written by `laid_card` in `pile.py`.
    """

    rng: int = scalar(int64)
    hands: Row = row(int64, SEATS)
    marbles: Row = row(int8, MARBLES)
    before: Row = row(int8, MARBLES)
    fresh: int = scalar(int8)
    fresh_before: int = scalar(int8)
    phase: int = scalar(int8)
    to_act: int = scalar(int8)
    for_seat: int = scalar(int8)  # whose turn it is: whose card, whose marbles
    devil: int = scalar(int8)  # the seat whose Devil decides for `for_seat`, or NOBODY
    card: int = scalar(int8)  # being carried out, under a TAC the card it uses; or NO_CARD
    origin: int = scalar(int8)  # in phase TO: where the chosen marble stands, else NOWHERE
    steps: int = scalar(int8)  # left of a 7
    seven_colour: int = scalar(int8)  # the colour this 7 has to go on with, or NOBODY (TAC-11.1)
    sizes: Row = row(int8, SEATS)  # of the hands
    piled: int = scalar(int8)  # cards in the pile of this deal
    dealt: int = scalar(int8)  # cards of the pack that have been dealt
    passes: int = scalar(int8)  # how often the hands of this deal have been passed by a Fool
    stuck: int = scalar(int32)  # house slots that may not move in this 7 (TAC-4.7), one bit each
    laid: int = scalar(int32)  # cards laid in the game so far (TAC-11.1)
    deal: int = scalar(int32)  # the number of this deal
    dealer: int = scalar(int8)
    announced: int = scalar(int8)  # one bit a seat (TAC-2.3)
    given: Row = row(int8, SEATS)  # what each seat gave in this deal, or NO_CARD (TAC-2.4)
    mode: int = scalar(int8)
    master: int = scalar(int8)
    angel_house: int = scalar(int8)
    tac: int = scalar(int8)  # the rules version; also keeps this dtype apart from other games'
    pile: Row = row(int16, LONGEST_PILE)  # the cards of this deal in order of play
    spent: Row = row(int8, KINDS)  # cards of earlier deals of this pack, by kind
    stock: Row = row(int8, MASTER_SIZE)  # the pack from `dealt` on, NO_CARD elsewhere
