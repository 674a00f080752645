"""The observation as numbers for a network: named pieces in a fixed order.

Seats are counted from the viewer clockwise, clans from the viewer's own, so that one network serves
every seat and side.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import Mask, bit
from foxfire.core.kernel import kernel
from foxfire.core.tensors import Tensor, write_flag, write_number, write_set
from foxfire.games.tatsu.cards import (
    CARDS,
    CLAN_SIZE,
    NO_CARD,
    ONE_CLAN,
    Clan,
    clan_of_card,
)
from foxfire.games.tatsu.memory import TatsuMemory
from foxfire.games.tatsu.seating import clan_of_seat, next_seat, seat_after, seats
from foxfire.games.tatsu.state import (
    ANSWER,
    GHOST,
    HAND_SIZE,
    LEAD,
    PILES,
    SEATS,
    TRICK_SIZE,
    TRICKS,
    TURN,
    TatsuState,
)
from foxfire.games.tatsu.worlds import unseen

# Name and length of every piece, in order.
PIECES: Final = (
    ("hand", CARDS),
    ("ghost", CARDS),
    ("up_mine", CARDS),
    ("up_theirs", CARDS),
    ("over_own_clan_mine", CARDS),  # face-up cards with a face-down one of my clan under them
    ("over_own_clan_theirs", CARDS),
    ("over_other_clan_mine", CARDS),
    ("over_other_clan_theirs", CARDS),
    ("trick", TRICK_SIZE * CARDS),
    ("pending", CARDS),
    ("captured_mine", CARDS),
    ("captured_theirs", CARDS),
    ("unseen", CARDS),
    ("counts_own_clan", SEATS),
    ("counts_other_clan", SEATS),
    ("own_clan", SEATS),
    ("asked", 3),
    ("for_seat", SEATS),
    ("from_seat", SEATS),
    ("leader", SEATS),
    ("dealer", SEATS),
    ("tricks", TRICKS),
    ("players", 3),
    ("switches", 3),
    ("scores", SEATS),
    ("target", 1),
)
SCORE_UNIT: Final = 500.0


@kernel
def encode(s: TatsuState, m: TatsuMemory, viewer: int, out: Tensor) -> None:
    """Write the pieces; of a true state only what the viewer sees is read."""
    clan = clan_of_seat(s, viewer)
    at = encode_cards(s, viewer, clan, out)
    at = encode_table(s, viewer, clan, out, at)
    at = encode_seats(s, viewer, clan, out, at)
    at = write_flag(out, at, s.to_act == viewer and s.phase == LEAD)
    at = write_flag(out, at, s.to_act == viewer and s.phase == TURN)
    at = write_flag(out, at, s.to_act == viewer and s.phase == ANSWER)
    at = write_seat(s, viewer, s.for_seat, out, at)
    at = write_seat(s, viewer, s.from_seat, out, at)
    at = write_seat(s, viewer, s.leader, out, at)
    at = write_seat(s, viewer, s.dealer, out, at)
    at = write_number(out, at, s.tricks, TRICKS)
    at = write_number(out, at, s.players - 2, 3)
    at = write_flag(out, at, s.own_piles == 1)
    at = write_flag(out, at, s.turn_right == 1)
    at = write_flag(out, at, s.leader_chosen == 1)
    for turn in range(SEATS):
        seat = seat_after(s, viewer, turn)
        counted = turn < seats(s) and not (s.players == 3 and seat == GHOST)
        out[at + turn] = s.scores[seat] / SCORE_UNIT if counted else 0.0
    out[at + SEATS] = s.target / SCORE_UNIT


@kernel
def encode_cards(s: TatsuState, viewer: int, clan: Clan, out: Tensor) -> int:
    """Hands, or the piles of both players."""
    two = s.players == 2
    ghost = s.hands[GHOST] if s.players == 3 else 0
    at = write_cards(out, 0, clan, 0 if two else s.hands[viewer])
    at = write_cards(out, at, clan, ghost)
    for seat_offset in range(2):
        seat = viewer ^ seat_offset
        cards = s.hands[seat] if two else 0
        at = write_cards(out, at, clan, cards)
    for clan_offset in range(2):
        for seat_offset in range(2):
            cards = up_over(s, viewer ^ seat_offset, clan ^ clan_offset) if two else 0
            at = write_cards(out, at, clan, cards)
    return at


@kernel
def up_over(s: TatsuState, seat: int, clan: Clan) -> Mask:
    """The face-up cards that have a card of the clan under them."""
    cards = 0
    for pile in range(PILES):
        under = s.down[seat, pile]
        if under != NO_CARD and clan_of_card(under) == clan:
            cards |= bit(s.up[seat, pile])
    return cards


@kernel
def encode_table(s: TatsuState, viewer: int, clan: Clan, out: Tensor, at: int) -> int:
    for turn in range(TRICK_SIZE):
        card = s.trick[turn]
        at = write_cards(out, at, clan, 0 if card == NO_CARD else bit(card))
    at = write_cards(out, at, clan, s.pending)
    at = write_cards(out, at, clan, s.captured[clan])
    at = write_cards(out, at, clan, s.captured[1 - clan])
    return write_cards(out, at, clan, unseen(s, viewer))


@kernel
def encode_seats(s: TatsuState, viewer: int, clan: Clan, out: Tensor, at: int) -> int:
    """How many cards of each clan lie at every seat, and which seats are on the viewer's side."""
    for turn in range(SEATS):
        seat = seat_after(s, viewer, turn)
        sits = turn < seats(s)
        out[at + turn] = s.counts[seat, clan] / HAND_SIZE if sits else 0.0
        out[at + SEATS + turn] = s.counts[seat, 1 - clan] / HAND_SIZE if sits else 0.0
        out[at + 2 * SEATS + turn] = 1.0 if sits and clan_of_seat(s, seat) == clan else 0.0
    return at + 3 * SEATS


@kernel
def write_cards(out: Tensor, at: int, clan: Clan, cards: Mask) -> int:
    """A one for every card, the cards of `clan` first."""
    if clan != 0:
        cards = (cards >> CLAN_SIZE) | ((cards & ONE_CLAN) << CLAN_SIZE)
    return write_set(out, at, cards, CARDS)


@kernel
def write_seat(s: TatsuState, viewer: int, seat: int, out: Tensor, at: int) -> int:
    """A one at the seat's distance from the viewer; nothing for nobody."""
    there = viewer
    for turn in range(SEATS):
        out[at + turn] = 1.0 if turn < seats(s) and there == seat else 0.0
        there = next_seat(s, there)
    return at + SEATS
