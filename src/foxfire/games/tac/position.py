"""Positions: the open state as people write it, and reading one back with every check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from foxfire.core.bits import bit, has
from foxfire.core.errors import NotationError, PositionError
from foxfire.core.game import Json
from foxfire.core.seats import CHANCE, OVER
from foxfire.games.tac import rules
from foxfire.games.tac.board import (
    Board,
    Place,
    house_of,
    in_house,
    on_ring,
    pocket_of,
    slot_of,
)
from foxfire.games.tac.cards import (
    KINDS,
    NO_CARD,
    Hand,
    one,
)
from foxfire.games.tac.faults import faults, wrong_board, wrong_numbers
from foxfire.games.tac.notation import (
    COLOURS,
    format_card,
    format_hand,
    format_place,
    parse_card,
    parse_place,
)
from foxfire.games.tac.options import MODES, TacOptions
from foxfire.games.tac.pile import (
    card_of,
    dealt_to,
    laid_card,
    seat_of,
    was_discarded,
)
from foxfire.games.tac.position_form import PHASE_NAMES, Colours, Position
from foxfire.games.tac.state import (
    FINISHED,
    HOUSES,
    MARBLES_EACH,
    NOBODY,
    NOWHERE,
    SEATS,
    SLOTS,
    TacState,
)

# --- writing -------------------------------------------------------------------------------------


def dump(s: TacState) -> Json:
    """What `load` accepts."""
    return {
        "phase": PHASE_NAMES[s.phase],
        "to_act": seat_or_none(s.to_act),
        "for_seat": seat_or_none(s.for_seat),
        "devil": seat_or_none(s.devil),
        "board": dump_board(s.marbles, s.fresh),
        "prev": dump_board(s.before, s.fresh_before),
        "hands": [format_hand(hand) for hand in s.hands],
        "given": [card_or_none(card) for card in s.given],
        "announced": dump_announced(s),
        "pile": dump_pile(s),
        "passes": s.passes,
        "card": card_or_none(s.card),
        "origin": None if s.origin == NOWHERE else format_place(s.origin),
        "steps": s.steps,
        "seven_colour": None if s.seven_colour == NOBODY else COLOURS[s.seven_colour],
        "stuck": [format_place(HOUSES + n) for n in range(SEATS * SLOTS) if has(s.stuck, n)],
        "dealer": s.dealer,
        "deal": s.deal,
        "laid": s.laid,
        "spent": [format_card(card) for card in range(KINDS) for _ in range(s.spent[card])],
        "stock": [format_card(card) for card in s.stock if card != NO_CARD],
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def card_or_none(card: int) -> str | None:
    return None if card == NO_CARD else format_card(card)


def dump_board(board: Board | tuple[Place, ...], fresh: int) -> Json:
    return {COLOURS[colour]: _dump_colour(board, fresh, colour) for colour in range(SEATS)}


def _dump_colour(board: Board | tuple[Place, ...], fresh: int, colour: int) -> Json:
    places = [board[MARBLES_EACH * colour + n] for n in range(MARBLES_EACH)]
    return {
        "pocket": places.count(pocket_of(colour)),
        "ring": [place + 1 for place in places if on_ring(place)],
        "house": [slot_of(place) + 1 for place in places if in_house(place)],
        "fresh": has(fresh, colour),
    }


def dump_announced(s: TacState) -> list[bool]:
    return [has(s.announced, seat) for seat in range(SEATS)]


def dump_pile(s: TacState) -> list[Json]:
    return [dump_laid(entry) for entry in list(s.pile)[: s.piled]]


def dump_laid(entry: int) -> Json:
    return {
        "seat": seat_of(entry),
        "card": format_card(card_of(entry)),
        "discarded": was_discarded(entry),
        "dealt_to": dealt_to(entry),
    }


# --- reading -------------------------------------------------------------------------------------


def start(options: TacOptions) -> TacState:
    """A state with the given options that waits for its first pack."""
    s = TacState()
    s.mode, s.master = MODES.index(options.mode), int(options.master)
    s.angel_house, s.dealer = int(options.angel_house is not False), int(options.dealer)
    rules.restart(s)
    return s


def load(options: TacOptions, position: Json) -> TacState:
    """A state from an open position; raises `PositionError` saying what is wrong with it."""
    try:
        given = msgspec.convert(position, Position)
        for fault in (*wrong_board("board", given.board), *wrong_board("prev", given.prev)):
            raise PositionError(f"not a position of tac: {fault}")
        for fault in wrong_numbers(options, given):
            raise PositionError(f"not a position of tac: {fault}")
        s = _filled(options, given)
    except (msgspec.ValidationError, NotationError) as error:
        raise PositionError(f"not a position of tac: {error}") from None
    for fault in faults(s, given):
        raise PositionError(f"not a position of tac: {fault}")
    return s


def _filled(options: TacOptions, given: Position) -> TacState:
    s = start(options)
    s.phase, s.passes, s.steps = PHASE_NAMES.index(given.phase), given.passes, given.steps
    s.dealer, s.deal, s.laid = given.dealer, given.deal, given.laid
    s.for_seat = NOBODY if given.for_seat is None else given.for_seat
    s.devil = NOBODY if given.devil is None else given.devil
    s.to_act = _actor(s, given)
    s.card = NO_CARD if given.card is None else parse_card(given.card)
    s.origin = NOWHERE if given.origin is None else parse_place(given.origin)
    s.seven_colour = NOBODY if given.seven_colour is None else COLOURS.index(given.seven_colour)
    for text in given.stuck:
        s.stuck |= bit(_slot_number(text))
    s.fresh, s.fresh_before = _fresh(given.board), _fresh(given.prev)
    for marble, place in enumerate(_places(given.board)):
        s.marbles[marble] = place
    for marble, place in enumerate(_places(given.prev)):
        s.before[marble] = place
    _fill_cards(s, given)
    return s


def _fill_cards(s: TacState, given: Position) -> None:
    for seat in range(SEATS):
        s.hands[seat] = _hand(given.hands[seat])
        s.sizes[seat] = len(given.hands[seat])
        gift = given.given[seat]
        s.given[seat] = NO_CARD if gift is None else parse_card(gift)
        s.announced |= given.announced[seat] << seat
    for number, laid in enumerate(given.pile):
        card = parse_card(laid.card)
        s.pile[number] = laid_card(card, int(laid.discarded), laid.seat, laid.dealt_to)
    s.piled = len(given.pile)
    for text in given.spent:
        s.spent[parse_card(text)] += 1
    s.dealt = rules.pack_size(s) - len(given.stock) if s.deal > 0 else 0
    for place, text in enumerate(given.stock, start=s.dealt):
        s.stock[place] = parse_card(text)


def _actor(s: TacState, given: Position) -> int:
    if s.phase == FINISHED:
        return OVER
    return CHANCE if given.to_act is None else given.to_act


def _hand(cards: Sequence[str]) -> Hand:
    return sum(one(parse_card(text)) for text in cards)


def _slot_number(text: str) -> int:
    place = parse_place(text)
    if not in_house(place):
        raise NotationError(f"{text!r} is no slot of a house")
    return place - HOUSES


def _fresh(board: Colours) -> int:
    return sum(marbles.fresh << colour for colour, marbles in enumerate(board.each()))


def _places(board: Colours) -> Iterator[int]:
    """The places of all marbles, colour by colour in ascending order."""
    for colour, marbles in enumerate(board.each()):
        ring = [field - 1 for field in marbles.ring]
        house = [house_of(colour, slot - 1) for slot in marbles.house]
        yield from sorted([*ring, *house, *[pocket_of(colour)] * marbles.pocket])
