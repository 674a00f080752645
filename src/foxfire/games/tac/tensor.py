"""The observation as numbers for a network: named pieces in a fixed order.

Seats and colours are counted clockwise from the seat whose turn it is when the viewer decides, and
else from the viewer's own; ring fields from that seat's start field. So one network serves every
seat, and the player who decides for another's.
"""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import has
from foxfire.core.kernel import kernel
from foxfire.core.tensors import Tensor, write_flag, write_number
from foxfire.games.tac.board import Board, in_house, on_ring, slot_of, start_of
from foxfire.games.tac.cards import KINDS, NO_CARD, Hand, Kinds, copies, held
from foxfire.games.tac.memory import TacMemory, is_about
from foxfire.games.tac.pile import card_of, effective_card, was_discarded
from foxfire.games.tac.rules import SEVEN_STEPS, pack_size, sees_gift, sees_hand
from foxfire.games.tac.seating import dealt_hand, partner_of
from foxfire.games.tac.state import (
    CARD,
    FROM,
    GIVE,
    MARBLES_EACH,
    MASTER_HAND,
    NOWHERE,
    RING,
    SEATS,
    SKIPPED,
    SLOTS,
    SOLO,
    TO,
    TacState,
)
from foxfire.games.tac.worlds import known_of, unseen_copies

RECENT: Final = 4  # cards on top of the pile, from the last one down
COLOUR: Final = RING + SLOTS + 2  # ring, house, how many in the pocket, a fresh one
PHASES: Final = 5

# Name and length of every piece, in order.
PIECES: Final = (
    ("board", SEATS * COLOUR),
    ("before", SEATS * COLOUR),
    ("hands", SEATS * KINDS),  # what is seen of each hand, or known of it
    ("seen", SEATS),  # whose hands are seen
    ("sizes", SEATS),
    ("barred", SEATS * KINDS),  # kinds that a hand does not hold
    ("unseen", KINDS),
    ("announced", SEATS),
    ("gave", KINDS),  # the viewer's seat, of this deal
    ("got", KINDS),
    ("recent", RECENT * KINDS),
    ("discarded", RECENT),
    ("effective", KINDS),  # what a TAC would use
    ("phase", PHASES),
    ("deciding", 1),
    ("card", KINDS),
    ("origin", RING + SEATS * SLOTS + SEATS),
    ("steps", SEVEN_STEPS),
    ("for_seat", SEATS),
    ("devil", SEATS),
    ("dealer", SEATS),
    ("stock", 1),
    ("laid", 1),
    ("mode", 4),
    ("switches", 2),
)
LAID_UNIT: Final = 200.0


@kernel
def base_seat(s: TacState, viewer: int) -> int:
    """The seat from which everything is counted."""
    if s.to_act == viewer:
        return s.for_seat
    return 0 if s.mode == SOLO else viewer


@kernel
def encode(s: TacState, m: TacMemory, viewer: int, out: Tensor) -> None:
    """Write the pieces; of a true state only what the viewer sees is read."""
    base = base_seat(s, viewer)
    at = encode_board(s.marbles, s.fresh, base, out, 0)
    at = encode_board(s.before, s.fresh_before, base, out, at)
    at = encode_hands(s, m, viewer, base, out, at)
    for card in range(KINDS):
        out[at + card] = unseen_copies(s, m, viewer, card) / copies(card)
    at += KINDS
    for turn in range(SEATS):
        at = write_flag(out, at, has(s.announced, (base + turn) & 3))
    at = write_number(out, at, seen_gift(s, base, viewer), KINDS)
    at = write_number(out, at, seen_gift(s, partner_of(base), viewer), KINDS)
    at = encode_pile(s, out, at)
    at = encode_turn(s, viewer, base, out, at)
    out[at] = (pack_size(s) - s.dealt) / pack_size(s)
    out[at + 1] = min(s.laid / LAID_UNIT, 10.0)
    at = write_number(out, at + 2, s.mode, 4)
    at = write_flag(out, at, s.master == 1)
    write_flag(out, at, s.angel_house == 1)


@kernel
def encode_board(board: Board, fresh: int, base: int, out: Tensor, at: int) -> int:
    """Colour by colour: ring fields from the base seat's start, house slots, pocket, freshness."""
    for turn in range(SEATS):
        colour = (base + turn) & 3
        for place in range(COLOUR):
            out[at + place] = 0.0
        for number in range(MARBLES_EACH):
            place = board[MARBLES_EACH * colour + number]
            if on_ring(place):
                out[at + ((place - start_of(base)) & (RING - 1))] = 1.0
            elif in_house(place):
                out[at + RING + slot_of(place)] = 1.0
            else:
                out[at + RING + SLOTS] += 1.0 / MARBLES_EACH
        out[at + RING + SLOTS + 1] = 1.0 if has(fresh, colour) else 0.0
        at += COLOUR
    return at


@kernel
def encode_hands(s: TacState, m: TacMemory, viewer: int, base: int, out: Tensor, at: int) -> int:
    sizes = at + SEATS * KINDS
    barred = sizes + 2 * SEATS
    for turn in range(SEATS):
        seat = (base + turn) & 3
        seen = sees_hand(s, seat, viewer)
        write_counts(out, at + turn * KINDS, s.hands[seat] if seen else known_of(s, m, seat))
        out[sizes + turn] = 1.0 if seen else 0.0
        out[sizes + SEATS + turn] = s.sizes[seat] / MASTER_HAND
        kinds = m.barred[dealt_hand(s, seat)] if is_about(m, s) else 0
        write_counts(out, barred + turn * KINDS, kinds)
    return barred + SEATS * KINDS


@kernel
def write_counts(out: Tensor, at: int, cards: Hand | Kinds) -> None:
    for card in range(KINDS):
        out[at + card] = float(held(cards, card))


@kernel
def seen_gift(s: TacState, seat: int, viewer: int) -> int:
    """What a seat gave, if the viewer knows it."""
    return s.given[seat] if sees_gift(s, seat, viewer) else NO_CARD


@kernel
def encode_pile(s: TacState, out: Tensor, at: int) -> int:
    for recent in range(RECENT):
        place = s.piled - 1 - recent
        card = card_of(s.pile[place]) if place >= 0 else NO_CARD
        write_number(out, at + recent * KINDS, card, KINDS)
        discarded = place >= 0 and was_discarded(s.pile[place])
        out[at + RECENT * KINDS + recent] = 1.0 if discarded else 0.0
    return write_number(out, at + RECENT * KINDS + RECENT, effective_card(s), KINDS)


@kernel
def encode_turn(s: TacState, viewer: int, base: int, out: Tensor, at: int) -> int:
    """The decision of now and the card that is being carried out."""
    at = write_flag(out, at, s.phase == GIVE)
    at = write_flag(out, at, s.phase == CARD)
    at = write_flag(out, at, s.phase == SKIPPED)
    at = write_flag(out, at, s.phase == FROM)
    at = write_flag(out, at, s.phase == TO)
    at = write_flag(out, at, s.to_act == viewer)
    at = write_number(out, at, s.card, KINDS)
    at = write_number(out, at, relative_place(s.origin, base), RING + SEATS * SLOTS + SEATS)
    at = write_number(out, at, s.steps - 1, SEVEN_STEPS)
    at = write_seat(out, at, s.for_seat, base)
    at = write_seat(out, at, s.devil, base)
    return write_seat(out, at, s.dealer, base)


@kernel
def relative_place(place: int, base: int) -> int:
    """A place counted from the base seat; NOWHERE stays as it is."""
    if place == NOWHERE:
        return NOWHERE
    if on_ring(place):
        return (place - start_of(base)) & (RING - 1)
    if in_house(place):
        house = (place - RING) // SLOTS
        return RING + SLOTS * ((house - base) & 3) + slot_of(place)
    pockets = RING + SEATS * SLOTS
    return pockets + ((place - pockets - base) & 3)


@kernel
def write_seat(out: Tensor, at: int, seat: int, base: int) -> int:
    """A one at the seat's distance from the base; nothing for nobody."""
    return write_number(out, at, (seat - base) & 3 if seat >= 0 else SEATS, SEATS)
