"""What a player may do with his turn, each whole turn with what it gains at first sight, in cards.

One list serves the tree, which takes many of them, and rollouts, which take the best. All but the
7 is complete; of a 7 the turns are left out in which a marble kicks another of its own, or goes
back and forth in the house (`sevens.py` has them all).
"""

from __future__ import annotations

from typing import Final

from foxfire.bots.tac.needs import NO_MARBLE, card_worth, colour_needs, needs_with, row_of
from foxfire.bots.tac.offer_list import Offers, offer, sign_of
from foxfire.bots.tac.sevens import offer_all_sevens
from foxfire.bots.tac.turn_codes import (
    COUNT_BITS,
    code_of,
    counted_code,
    skip_code,
)
from foxfire.core.bits import Mask, bit, has, lowest
from foxfire.core.kernel import kernel
from foxfire.games.tac.actions import DISCARD_FIRST, GIVE_FIRST, PLAY_FIRST
from foxfire.games.tac.board import (
    all_stuck,
    colour_of,
    fields_to_start,
    first_marble,
    free_from,
    has_ring_marble,
    house_of,
    in_house,
    is_fresh_there,
    marble_at,
    occupied_fields,
    on_board,
    on_ring,
    pocket_of,
    ring_marbles,
    slot_of,
    start_of,
    swap_boards,
    taken_slots,
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
    MARBLES,
    MARBLES_EACH,
    RING,
    SEATS,
    SLOTS,
    TO,
    TacState,
)
from foxfire.games.tac.uses import discardable, own_cards, playable
from foxfire.games.tac.ways import (
    candidates,
    may_skip,
    moving_colours,
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
def move_gain(s: TacState, out: Offers, marble: int, target: int) -> float:
    """What it brings that a marble goes to a place and kicks what stands there."""
    colour = colour_of(marble)
    origin = s.marbles[marble]
    fresh = s.fresh
    if not on_board(origin):
        fresh |= bit(colour)
    elif origin == start_of(colour):
        fresh &= ~bit(colour)
    kicked = marble_at(s.marbles, target) if on_ring(target) else MARBLES
    if kicked == MARBLES:
        return moved_gain(s, out, colour, fresh, marble, target, NO_MARBLE, 0)
    if colour_of(kicked) == colour:
        pocket = pocket_of(colour)
        moved = pocket if kicked == marble else target  # TAC-9.6
        return moved_gain(s, out, colour, fresh, marble, moved, kicked, pocket)
    own = moved_gain(s, out, colour, fresh, marble, target, NO_MARBLE, 0)
    return own + kick_gain(s, out, kicked)


@kernel
def moved_gain(
    s: TacState, out: Offers, colour: int, fresh: int, moved: int, to: int, also: int, also_to: int
) -> float:
    """What it brings that one or two marbles of a colour stand elsewhere."""
    board = s.marbles
    after = needs_with(out.table, row_of(s), board, fresh, colour, moved, to, also, also_to)
    return float(sign_of(s, colour) * (out.needs[colour] - after))


@kernel
def kick_gain(s: TacState, out: Offers, kicked: int) -> float:
    colour = colour_of(kicked)
    return moved_gain(s, out, colour, s.fresh, kicked, pocket_of(colour), NO_MARBLE, 0)


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


@kernel
def swap_gain(s: TacState, out: Offers, marble: int, other: int) -> float:
    one = colour_of(marble)
    two = colour_of(other)
    here = s.marbles[marble]
    there = s.marbles[other]
    fresh = fresh_after_swap(s, marble, other)
    if one == two:
        return moved_gain(s, out, one, fresh, NO_MARBLE, 0, NO_MARBLE, 0)
    return moved_gain(s, out, one, fresh, marble, there, NO_MARBLE, 0) + moved_gain(
        s, out, two, fresh, other, here, NO_MARBLE, 0
    )


@kernel
def fresh_after_swap(s: TacState, marble: int, other: int) -> int:
    """TAC-7.1: both lose freshness."""
    fresh = s.fresh
    if s.marbles[marble] == start_of(colour_of(marble)):
        fresh &= ~bit(colour_of(marble))
    if s.marbles[other] == start_of(colour_of(other)):
        fresh &= ~bit(colour_of(other))
    return fresh


# --- the 7 ----------------------------------------------------------------------------------------


@kernel
def offer_sevens(s: TacState, out: Offers, action: int, gain: float) -> None:
    """Every way to share the steps among the marbles of a colour."""
    before = out.size[0]
    colours = moving_colours(s)
    while colours != 0:
        colour = lowest(colours)
        colours &= colours - 1
        offer_shares(s, out, action, gain, colour)
    if out.size[0] == before and before < out.size[1]:
        offer(out, code_of(action, -1, -1), gain)  # some way there is


@kernel
def offer_shares(s: TacState, out: Offers, action: int, gain: float, colour: int) -> None:
    houses = note_steps(s, out, colour)
    steps = s.steps
    width = SEVEN_STEPS + 1
    first = first_marble(colour)
    for a in range(steps + 1):
        if out.steps[a] == IMPOSSIBLE:
            continue
        for b in range(steps + 1 - a):
            if out.steps[width + b] == IMPOSSIBLE:
                continue
            for c in range(steps + 1 - a - b):
                d = steps - a - b - c
                here = out.steps[2 * width + c] + out.steps[3 * width + d]
                if here < LEAST:
                    continue
                here += out.steps[a] + out.steps[width + b]
                counts = a | (b << 4) | (c << 8) | (d << 12)
                if goes_freely(s, colour, first, counts, houses):
                    inward = inward_of(counts, houses)
                    offer(out, counted_code(action, colour, counts | inward), gain + here)


IMPOSSIBLE: Final = -1000.0
LEAST: Final = -500.0


@kernel
def note_steps(s: TacState, out: Offers, colour: int) -> Mask:
    """What each marble gains with each number of steps; returns which of them end in the house."""
    width = SEVEN_STEPS + 1
    first = first_marble(colour)
    taken = taken_slots(s.marbles, colour)
    free = free_from(taken, 0)
    houses = 0
    for n in range(MARBLES_EACH):
        marble = first + n
        place = s.marbles[marble]
        out.steps[n * width] = 0.0
        kicks = 0.0
        for count in range(1, width):
            at = n * width + count
            out.steps[at] = IMPOSSIBLE
            if count > s.steps or not on_board(place):
                continue
            if in_house(place):
                slot = slot_of(place)
                stuck = has(s.stuck, SLOTS * colour + slot)
                if not stuck and count <= free_from(taken, slot + 1):
                    out.steps[at] = own_gain(s, out, marble, place + count)
                    houses |= bit(at)
                continue
            target = (place + count) & (RING - 1)
            hit = marble_at(s.marbles, target)
            if hit < MARBLES and colour_of(hit) != colour:
                other = colour_of(hit)
                lost = needs_with(
                    out.table,
                    row_of(s),
                    s.marbles,
                    s.fresh,
                    other,
                    hit,
                    pocket_of(other),
                    NO_MARBLE,
                    0,
                )
                kicks += sign_of(s, other) * (out.needs[other] - lost)
            out.steps[at] = kicks + own_gain(s, out, marble, target)
            away = fields_to_start(colour, place)
            slot = count - away - 1
            if 0 <= slot < free and not is_fresh_there(s.fresh, colour, place):
                kicks_before = kicks_until(s, out, marble, away)
                inside = kicks_before + own_gain(s, out, marble, house_of(colour, slot))
                if inside > out.steps[at]:
                    out.steps[at] = inside
                    houses |= bit(at)
    return houses


@kernel
def own_gain(s: TacState, out: Offers, marble: int, target: int) -> float:
    colour = colour_of(marble)
    fresh = s.fresh
    if s.marbles[marble] == start_of(colour):
        fresh &= ~bit(colour)
    return moved_gain(s, out, colour, fresh, marble, target, NO_MARBLE, 0)


@kernel
def kicks_until(s: TacState, out: Offers, marble: int, steps: int) -> float:
    """What the kicks bring on the first so many steps of a marble."""
    colour = colour_of(marble)
    total = 0.0
    for count in range(1, steps + 1):
        hit = marble_at(s.marbles, (s.marbles[marble] + count) & (RING - 1))
        if hit < MARBLES and colour_of(hit) != colour:
            other = colour_of(hit)
            lost = needs_with(
                out.table, row_of(s), s.marbles, s.fresh, other, hit, pocket_of(other), NO_MARBLE, 0
            )
            total += sign_of(s, other) * (out.needs[other] - lost)
    return total


@kernel
def inward_of(counts: int, houses: Mask) -> int:
    """The marks of those marbles that end in the house."""
    found = 0
    for n in range(MARBLES_EACH):
        steps = (counts >> (COUNT_BITS * n)) & 7
        if steps > 0 and has(houses, n * (SEVEN_STEPS + 1) + steps):
            found |= 8 << (COUNT_BITS * n)
    return found


@kernel
def goes_freely(s: TacState, colour: int, first: int, counts: int, houses: Mask) -> bool:
    """Whether no marble comes in another's way, and the last one home takes the last step."""
    width = SEVEN_STEPS + 1
    home = 0
    for n in range(MARBLES_EACH):
        place = s.marbles[first + n]
        steps = (counts >> (COUNT_BITS * n)) & 7
        inside = in_house(place) or (steps > 0 and has(houses, n * width + steps))
        home += inside
        if steps == 0 or not on_ring(place):
            continue
        for m in range(MARBLES_EACH):
            other = s.marbles[first + m]
            if m == n or not on_board(other):
                continue
            others = (counts >> (COUNT_BITS * m)) & 7
            goes_in = others > 0 and has(houses, m * width + others)
            if on_ring(other):
                gap = (other - place) & (RING - 1)
                if gap <= steps:
                    later = way_home(s, colour, other) > way_home(s, colour, place)
                    if later or (not goes_in and gap + others <= steps):
                        return False
            if inside and (in_house(other) or goes_in):
                own = final_slot(s, colour, place, steps)
                theirs = final_slot(s, colour, other, others)
                if own >= theirs and (
                    in_house(other) or way_home(s, colour, other) < way_home(s, colour, place)
                ):
                    return False
                if own == theirs:
                    return False
    return home < MARBLES_EACH or ends_with_entry(s, colour, first, counts)


@kernel
def way_home(s: TacState, colour: int, field: int) -> int:
    return RING if is_fresh_there(s.fresh, colour, field) else fields_to_start(colour, field)


@kernel
def final_slot(s: TacState, colour: int, place: int, steps: int) -> int:
    """Where a marble ends that is in the house or goes there."""
    if in_house(place):
        return slot_of(place) + steps
    return steps - fields_to_start(colour, place) - 1


@kernel
def ends_with_entry(s: TacState, colour: int, first: int, counts: int) -> bool:
    """Where all are home in the end, whichever comes in last must do so with the last step."""
    last = -1
    slot = 0
    for n in range(MARBLES_EACH):
        place = s.marbles[first + n]
        if on_ring(place) and (last < 0 or way_home(s, colour, place) > way_home(s, colour, last)):
            last = place
            slot = final_slot(s, colour, place, (counts >> (COUNT_BITS * n)) & 7)
    return last < 0 or slot == 0
