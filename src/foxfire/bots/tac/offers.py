"""What a player may do with his turn, each whole turn with what it gains at first sight, in cards.

One list serves the tree, which takes many of them, and rollouts, which take the best. All but the
7 is complete; of a 7 the turns are left out in which a marble kicks another of its own, or goes
back and forth in the house (`sevens.py` has them all).
"""

from __future__ import annotations

from typing import Final

from foxfire.bots.tac.gains import fresh_after_swap, move_gain, swap_gain
from foxfire.bots.tac.needs import card_worth, colour_needs, row_of
from foxfire.bots.tac.offer_list import Offers, offer, sign_of
from foxfire.bots.tac.sevens import offer_all_sevens
from foxfire.bots.tac.shares import offer_sevens
from foxfire.bots.tac.turn_codes import (
    code_of,
    skip_code,
)
from foxfire.core.bits import bit, has, lowest
from foxfire.core.kernel import kernel
from foxfire.games.tac.actions import DISCARD_FIRST, GIVE_FIRST, PLAY_FIRST
from foxfire.games.tac.board import (
    all_stuck,
    colour_of,
    has_ring_marble,
    marble_at,
    occupied_fields,
    ring_marbles,
    swap_boards,
)
from foxfire.games.tac.cards import (
    DEVIL,
    FOOL,
    SEVEN,
    TAC,
    TRICKSTER,
    Card,
    Kinds,
    exits_in,
    first_kind,
    is_exit,
)
from foxfire.games.tac.pile import effective_card
from foxfire.games.tac.rules import SEVEN_STEPS, put_card_away
from foxfire.games.tac.seating import partner_of, play_together
from foxfire.games.tac.state import (
    FROM,
    GIVE,
    SEATS,
    TO,
    TacState,
)
from foxfire.games.tac.uses import discardable, own_cards, playable
from foxfire.games.tac.ways import (
    candidates,
    may_skip,
    swap_partners,
    target_of,
    ways_of,
)

SKIP_GAIN: Final = 0.7
DEVIL_GAIN: Final = 1.5
FOOL_GAIN: Final = 0.8
NEEDED_EXIT: Final = 2.0  # for a hand without one and no marble out
HELPFUL_EXIT: Final = 0.8


@kernel
def list_offers(s: TacState, out: Offers) -> int:
    """The turns of whoever acts now, or in the middle of a turn what is left of it."""
    out.size[0] = 0
    note_needs(s, out)
    if s.phase == GIVE:
        offer_gifts(s, out)
    elif s.phase == FROM:
        offer_uses(s, out, -1, 0.0)
    elif s.phase == TO:
        offer_targets(s, out)
    else:
        offer_cards(s, out)
    return int(out.size[0])


@kernel
def note_needs(s: TacState, out: Offers) -> None:
    for colour in range(SEATS):
        out.needs[colour] = colour_needs(out.table, row_of(s), s.marbles, s.fresh, colour)


@kernel
def kept(s: TacState, out: Offers, card: Card) -> float:
    """What a card would be worth later, if there is a later."""
    if s.sizes[s.for_seat] == 1:
        return 0.0
    return held_sign(s) * card_worth(out.table, row_of(s), card)


@kernel
def held_sign(s: TacState) -> float:
    """Whether the hand is one of the decider's side: a Devil plays from another's."""
    return 1.0 if play_together(s) or (s.for_seat ^ s.to_act) & 1 == 0 else -1.0


# --- cards ----------------------------------------------------------------------------------------


@kernel
def offer_gifts(s: TacState, out: Offers) -> None:
    left = own_cards(s)
    while left != 0:
        card = first_kind(left)
        left &= left - 1
        offer(out, code_of(GIVE_FIRST + card, -1, -1), gift_gain(s, out, card))


@kernel
def gift_gain(s: TacState, out: Offers, card: Card) -> float:
    """What the partner has of a card, less what the giver would have."""
    if not is_exit(card):
        return -0.5 * card_worth(out.table, row_of(s), card)
    partner = partner_of(s.for_seat)
    spare = exits_in(s.hands[s.for_seat]) > 1
    his = exit_worth(s, partner, has(s.announced, partner))
    return his - exit_worth(s, s.for_seat, spare)


@kernel
def exit_worth(s: TacState, seat: int, has_another: bool) -> float:
    if has_another or has_ring_marble(s.marbles, seat):
        return HELPFUL_EXIT
    return NEEDED_EXIT


@kernel
def offer_cards(s: TacState, out: Offers) -> None:
    plays = playable(s, own_cards(s))
    offer_discards(s, out, discardable(s, plays))
    while plays != 0:
        card = first_kind(plays)
        plays &= plays - 1
        used = effective_card(s) if card == TAC else card
        if card == TAC:
            offer_undoing(s, out, used)
        else:
            offer_card(s, out, PLAY_FIRST + card, used, -kept(s, out, card))


@kernel
def offer_discards(s: TacState, out: Offers, left: Kinds) -> None:
    while left != 0:
        card = first_kind(left)
        left &= left - 1
        offer(out, code_of(DISCARD_FIRST + card, -1, -1), -kept(s, out, card))


@kernel
def offer_undoing(s: TacState, out: Offers, used: Card) -> None:
    """A TAC: the board before comes back, and the card is used there."""
    gain = -kept(s, out, TAC)
    for colour in range(SEATS):
        gain += sign_of(s, colour) * out.needs[colour]
    swap_boards(s)
    note_needs(s, out)
    for colour in range(SEATS):
        gain -= sign_of(s, colour) * out.needs[colour]
    offer_card(s, out, PLAY_FIRST + TAC, used, gain)
    swap_boards(s)
    note_needs(s, out)


@kernel
def offer_card(s: TacState, out: Offers, action: int, used: Card, gain: float) -> None:
    """Every way to use a card on the board as it is."""
    if used == FOOL:
        offer(out, code_of(action, -1, -1), gain + FOOL_GAIN)
        return
    if used == DEVIL:
        offer(out, code_of(action, -1, -1), gain + (0.0 if play_together(s) else DEVIL_GAIN))
        return
    phase = s.phase
    s.card = used
    if used == SEVEN:
        s.steps = SEVEN_STEPS
        s.stuck = all_stuck(s.marbles)
    offer_uses(s, out, action, gain)
    put_card_away(s)
    s.phase = phase


# --- marbles --------------------------------------------------------------------------------------


@kernel
def offer_uses(s: TacState, out: Offers, action: int, gain: float) -> None:
    """Every way to carry out the card that has been chosen."""
    if s.card == TRICKSTER:
        offer_swaps(s, out, action, gain)
        return
    if s.card == SEVEN and out.size[2] == 1:
        offer_all_sevens(s, out, action, gain)
        return
    if s.card == SEVEN:
        offer_sevens(s, out, action, gain)
        return
    if may_skip(s):
        offer(out, skip_code(action), gain + (-SKIP_GAIN if play_together(s) else SKIP_GAIN))
    low, high = occupied_fields(s.marbles)
    left = candidates(s)
    while left != 0:
        marble = lowest(left)
        left &= left - 1
        offer_moves(s, out, action, gain, marble, ways_of(s, marble, low, high), True)


@kernel
def offer_moves(
    s: TacState, out: Offers, action: int, gain: float, marble: int, ways: int, named: bool
) -> None:
    place = s.marbles[marble]
    while ways != 0:
        way = ways & -ways
        ways ^= way
        target = target_of(s, place, colour_of(marble), way)
        code = code_of(action, place if named else -1, target)
        offer(out, code, gain + move_gain(s, out, marble, target))


@kernel
def offer_targets(s: TacState, out: Offers) -> None:
    """The marble has been chosen."""
    marble = marble_at(s.marbles, s.origin)
    if s.card == TRICKSTER:
        left = swap_partners(s)
        while left != 0:
            other = lowest(left)
            left &= left - 1
            offer(out, code_of(-1, -1, s.marbles[other]), swap_gain(s, out, marble, other))
        return
    if s.card == SEVEN and out.size[2] == 1:
        offer_all_sevens(s, out, -1, 0.0)
        return
    low, high = occupied_fields(s.marbles)
    offer_moves(s, out, -1, 0.0, marble, ways_of(s, marble, low, high), False)


@kernel
def offer_swaps(s: TacState, out: Offers, action: int, gain: float) -> None:
    """All pairs; of those of one colour, which only lose freshness, one for each result."""
    known = 0
    left = ring_marbles(s.marbles)
    while left != 0:
        marble = lowest(left)
        left &= left - 1
        others = left
        while others != 0:
            other = lowest(others)
            others &= others - 1
            if colour_of(other) == colour_of(marble):
                result = bit(s.fresh & ~fresh_after_swap(s, marble, other))
                if known & result != 0:
                    continue
                known |= result
            code = code_of(action, s.marbles[marble], s.marbles[other])
            offer(out, code, gain + swap_gain(s, out, marble, other))
