"""What is wrong with a position: each check yields faults, and the first one is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from foxfire.core.bits import bit, has
from foxfire.core.clauses import NONE
from foxfire.games.tac import rules
from foxfire.games.tac.actions import FROM_FIRST
from foxfire.games.tac.board import (
    start_of,
    taken_slots,
)
from foxfire.games.tac.cards import (
    BASIC_PACK,
    DEVIL,
    EIGHT,
    FOOL,
    MASTER_PACK,
    NO_CARD,
    SEVEN,
    TAC,
    Card,
    exits_in,
    held,
    is_exit,
)
from foxfire.games.tac.notation import (
    COLOURS,
    format_card,
    format_place,
    parse_card,
)
from foxfire.games.tac.options import TacOptions
from foxfire.games.tac.ownership import winning_side
from foxfire.games.tac.pile import (
    card_of,
    dealt_to,
    effective_card,
    seat_of,
    was_discarded,
)
from foxfire.games.tac.position_form import DEALS, PHASE_NAMES, Colours, Position
from foxfire.games.tac.refusals import refusal
from foxfire.games.tac.seating import dealt_hand, holder_of, left_of, partner_of, player_of
from foxfire.games.tac.state import (
    BASIC_HAND,
    CARD,
    DEAL,
    FINISHED,
    FROM,
    GIVE,
    MARBLES_EACH,
    MASTER_HAND,
    NOBODY,
    NOWHERE,
    SEATS,
    SKIPPED,
    SLOTS,
    TO,
    TacState,
)
from foxfire.games.tac.uses import must_undo
from foxfire.games.tac.ways import may_skip, movers
from foxfire.games.tac.worlds import exits_dealt_and_got, laid_from


def wrong_board(name: str, board: Colours) -> Iterator[str]:
    fields = Counter(field for marbles in board.each() for field in marbles.ring)
    yield from (f"{name}: two marbles on {field}" for field, n in fields.items() if n > 1)
    for colour, marbles in enumerate(board.each()):
        letter = COLOURS[colour]
        if marbles.pocket + len(marbles.ring) + len(marbles.house) != MARBLES_EACH:
            yield f"{name}: {letter} has {MARBLES_EACH} marbles"
        if len(set(marbles.house)) != len(marbles.house):
            yield f"{name}: two marbles of {letter} in one slot"
        if marbles.fresh and start_of(colour) + 1 not in marbles.ring:
            yield f"{name}: a fresh marble of {letter} stands on its start field"


def wrong_numbers(options: TacOptions, given: Position) -> Iterator[str]:
    """What would not fit into a state."""
    pack = Counter(MASTER_PACK if options.master else BASIC_PACK)
    lying = Counter(map(parse_card, _lying(given)))
    if given.deal == 0:
        if lying:
            yield "deal 0 is before the first pack: no card has been dealt yet"
        return
    for card in lying.keys() | pack.keys():
        if lying[card] != pack[card]:
            yield f"{lying[card]} cards {format_card(card)}, the pack has {pack[card]}"
    if any(len(hand) > MASTER_HAND for hand in given.hands):
        yield f"a hand has more than {MASTER_HAND} cards"


def _lying(given: Position) -> Iterator[str]:
    """Every card that is somewhere; gifts lie apart until all four are given."""
    for hand in given.hands:
        yield from hand
    if given.phase == "give":
        yield from (gift for gift in given.given if gift is not None)
    yield from (laid.card for laid in given.pile)
    yield from given.spent
    yield from given.stock


def faults(s: TacState, given: Position) -> Iterator[str]:
    if s.phase in (DEAL, FINISHED):
        yield from _wrong_rest(s, given)
    else:
        yield from _wrong_actor(s)
    if s.phase != DEAL:
        yield from _wrong_deal(s)
    yield from _wrong_count(s)
    yield from _wrong_card(s)
    if s.phase in (CARD, SKIPPED, FROM, TO):
        yield from _wrong_turn(s)


def _wrong_count(s: TacState) -> Iterator[str]:
    """How many deals and cards the game has had so far, by what is spent of this pack."""
    earlier = sum(s.spent)
    packs, deals = divmod(max(s.deal - (s.phase != DEAL), 0), DEALS)
    if s.phase != DEAL and deals * SEATS * BASIC_HAND != earlier:
        yield f"deal {s.deal} of the game, but {earlier} cards of this pack are spent"
    elif s.phase == DEAL and (deals or earlier != min(s.deal, 1) * rules.pack_size(s)):
        yield f"a pack is awaited after deal {s.deal}, with {earlier} cards spent"
    elif s.laid != packs * rules.pack_size(s) + (s.phase != DEAL) * (earlier + s.piled):
        yield f"{s.laid} cards were laid in the game: the deals and the pile say otherwise"


def _wrong_rest(s: TacState, given: Position) -> Iterator[str]:
    if not given.to_act is given.for_seat is given.devil is None:
        yield f"somebody is to act in the phase {given.phase}"
    if s.phase == DEAL and (any(s.hands) or s.piled or given.stock):
        yield "a pack is awaited, but cards are left"
    if s.phase == DEAL and (s.announced or s.passes or any(card != NO_CARD for card in s.given)):
        yield "a pack is awaited, but something of a deal is left"
    won = winning_side(s, s.marbles)
    if s.phase == DEAL and won != NOBODY:
        yield "the game is won, but a pack is awaited"
    if s.phase == FINISHED and (won == NOBODY or s.piled == 0):
        yield "the game is over, but no side has all marbles home"
    elif s.phase == FINISHED and must_undo(s, won, left_of(seat_of(s.pile[s.piled - 1]))):
        yield "the game is over, but the next player must undo the winning move"


def _wrong_actor(s: TacState) -> Iterator[str]:
    if s.for_seat == NOBODY:
        yield "for_seat is missing"
        return
    if s.deal == 0:
        yield "a deal that is played has a number from 1"
    if s.to_act != player_of(s, s.for_seat if s.devil == NOBODY else s.devil):
        yield f"player {s.to_act} does not decide for seat {s.for_seat}"
    if s.devil != NOBODY and (s.phase not in (CARD, FROM, TO) or left_of(s.devil) != s.for_seat):
        yield "a Devil decides for the seat to its left, in its turn"
    elif s.devil != NOBODY and not _laid_devil(s):
        yield f"seat {s.devil} has laid no Devil"
    if s.phase == GIVE:
        gave = [card != NO_CARD for card in s.given]
        if gave != [seat < s.for_seat for seat in range(SEATS)]:
            yield f"seat {s.for_seat} is to give, in the order of seats"
        if s.piled:
            yield "cards are given before the first one is laid"


def _laid_devil(s: TacState) -> bool:
    """Whether the last card that was not the victim's own was used as a Devil (TAC-9.7)."""
    others = [p for p in range(s.piled) if seat_of(s.pile[p]) != s.for_seat]
    if not others or seat_of(s.pile[others[-1]]) != s.devil:
        return False
    return not was_discarded(s.pile[others[-1]]) and _used_by(s, others[-1]) == DEVIL


def _wrong_deal(s: TacState) -> Iterator[str]:
    """The cards of this deal: as many as were dealt, and as was announced of them."""
    earlier = sum(s.spent)
    cards = (s.dealt - earlier) // SEATS
    sizes = (BASIC_HAND, MASTER_HAND) if s.dealt == len(MASTER_PACK) else (BASIC_HAND,)
    if earlier % (SEATS * BASIC_HAND) or s.dealt != earlier + SEATS * cards or cards not in sizes:
        yield f"{earlier} cards are spent and {s.dealt} dealt: not a whole number of deals"
        return
    if s.phase != GIVE and NO_CARD in s.given:
        yield "every seat gives a card before the first one is laid"
        return
    for seat in range(SEATS):
        dealt = dealt_hand(s, seat)
        gave = s.phase == GIVE and s.given[seat] != NO_CARD
        if s.sizes[seat] + gave + laid_from(s, dealt) != cards:
            yield f"seat {seat} holds {s.sizes[seat]} cards: its hand was dealt {cards}"
            return
    yield from _wrong_gifts(s)
    yield from _wrong_passes(s)
    for seat in range(SEATS):
        if has(s.announced, seat) != (_exits_dealt(s, seat) > 0):
            yield f"seat {seat} announced {'an exit' if has(s.announced, seat) else 'no exit'}"


def _wrong_gifts(s: TacState) -> Iterator[str]:
    for seat in range(SEATS if s.phase != GIVE else 0):
        got_by, card = partner_of(seat), s.given[seat]
        laid = [card_of(e) for e in list(s.pile)[: s.piled] if dealt_to(e) == got_by]
        if card not in laid and held(s.hands[holder_of(s, got_by)], card) == 0:
            yield f"seat {seat} gave {format_card(card)}, which its partner did not get"


def _wrong_passes(s: TacState) -> Iterator[str]:
    """Every hand moves on with every Fool that was carried out (TAC-9.2)."""
    passes = 0
    for place in range(s.piled):
        entry = s.pile[place]
        if dealt_to(entry) != (seat_of(entry) + passes) & 3:
            yield f"card {place + 1} of the pile comes from another hand after {passes} passes"
            return
        passes += _is_fool(s, place)
    last_card = s.piled > 0 and _is_fool(s, s.piled - 1) and not any(s.sizes)
    if s.passes != passes - last_card:
        yield f"{s.passes} passes of all hands, but the Fools of the pile make {passes}"


def _is_fool(s: TacState, place: int) -> bool:
    """Whether a card of the pile was carried out as a Fool."""
    entry = s.pile[place]
    return not was_discarded(entry) and _used_by(s, place) == FOOL


def _used_by(s: TacState, place: int) -> Card:
    """The card that was used when a card of the pile was laid (TAC-8.1)."""
    card = card_of(s.pile[place])
    if card != TAC:
        return card
    until = s.copy()
    until.piled = place
    return effective_card(until)


def _exits_dealt(s: TacState, seat: int) -> int:
    """The exits in the hand that a seat was dealt (TAC-2.3)."""
    gave = s.given[seat]
    if s.phase == GIVE:
        return exits_in(s.hands[seat]) + is_exit(gave)
    return exits_dealt_and_got(s, seat) + is_exit(gave) - is_exit(s.given[partner_of(seat)])


def _wrong_card(s: TacState) -> Iterator[str]:
    """The card that is being carried out."""
    acting = s.phase in (FROM, TO)
    if acting != (s.card != NO_CARD):
        yield f"in the phase {PHASE_NAMES[s.phase]} a card is {'' if acting else 'not '}carried out"
    if (s.phase == TO) != (s.origin != NOWHERE):
        yield "origin is the chosen marble in the phase to"
    if (s.card == SEVEN) != (s.steps > 0):
        yield "steps are those left of a 7"
    if s.card != SEVEN and (s.stuck or s.seven_colour != NOBODY):
        yield "stuck and seven_colour belong to a 7"
    for colour in range(SEATS):
        if (s.stuck >> SLOTS * colour) & (bit(SLOTS) - 1) & ~taken_slots(s.marbles, colour):
            yield f"a slot of {COLOURS[colour]} is stuck and empty"


def _wrong_turn(s: TacState) -> Iterator[str]:
    if s.sizes[s.for_seat] == 0 and s.phase in (CARD, SKIPPED):
        yield f"seat {s.for_seat} holds no card"
    elif s.phase in (CARD, SKIPPED):
        yield from _wrong_choice(s)
    elif s.piled == 0 or was_discarded(s.pile[s.piled - 1]):
        yield "the card that is carried out lies on the pile"
    else:
        yield from _wrong_moves(s)


def _wrong_choice(s: TacState) -> Iterator[str]:
    won = winning_side(s, s.marbles)
    if won != NOBODY and not must_undo(s, won, s.for_seat):
        yield "the game is won, and the next player cannot undo it"
    if s.phase == SKIPPED and effective_card(s) != EIGHT:
        yield "a player is skipped by an 8"
    if s.for_seat != _expected_seat(s):
        yield f"it is not the turn of seat {s.for_seat}"


def _expected_seat(s: TacState) -> int:
    """Whose turn it is by the pile."""
    if s.piled == 0:
        return left_of(s.dealer)  # TAC-2.2
    top = s.pile[s.piled - 1]
    last = seat_of(top)
    if _is_fool(s, s.piled - 1) and s.sizes[last] > 0:
        return last  # TAC-9.2
    for turn in range(1, SEATS + 1):
        if s.sizes[(last + turn) & 3] > 0:
            return (last + turn) & 3
    return NOBODY


def _wrong_moves(s: TacState) -> Iterator[str]:
    top = s.pile[s.piled - 1]
    if seat_of(top) != s.for_seat:
        yield f"the card of seat {s.for_seat} does not lie on the pile"
    if s.card != effective_card(s) or s.card in (FOOL, TAC):
        yield f"{format_card(s.card)} is not the card that is carried out"
        return
    if s.phase == FROM:
        if not movers(s) and not may_skip(s):
            yield f"{format_card(s.card)} cannot be carried out"
    elif not _is_origin(s):
        yield f"the marble on {format_place(s.origin)} cannot be moved"


def _is_origin(s: TacState) -> bool:
    chosen = s.copy()
    chosen.phase = FROM
    return refusal(chosen, FROM_FIRST + s.origin) == NONE
