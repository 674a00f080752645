"""What lies on the table before a viewer, and what it saw happen: all from its own view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from foxfire.core.game import Event, Json
from foxfire.core.seats import OVER, REFEREE, Viewer
from foxfire.games.tac import rules
from foxfire.games.tac.actions import (
    DISCARD_FIRST,
    GIVE_HIDDEN,
    PLAY_FIRST,
    SKIP,
    TO_FIRST,
    Action,
    is_discard,
    is_from,
    is_give,
    is_play,
)
from foxfire.games.tac.board import (
    Board,
    Place,
    colour_of,
    house_of,
    in_house,
    is_home,
    marble_at,
    on_board,
    on_ring,
    pocket_of,
    start_of,
)
from foxfire.games.tac.cards import DEVIL, FOOL, FOUR, TAC, TRICKSTER
from foxfire.games.tac.memory import TacMemory
from foxfire.games.tac.notation import COLOURS, format_card, format_hand, format_place
from foxfire.games.tac.options import TacOptions
from foxfire.games.tac.ownership import winning_side
from foxfire.games.tac.pile import effective_card
from foxfire.games.tac.position import (
    card_or_none,
    dump_announced,
    dump_board,
    dump_laid,
    seat_or_none,
)
from foxfire.games.tac.position_form import PHASE_NAMES
from foxfire.games.tac.seating import left_of, partner_of, play_together
from foxfire.games.tac.state import (
    MARBLES,
    MARBLES_EACH,
    NOWHERE,
    RING,
    SEATS,
    SKIPPED,
    TacState,
)
from foxfire.games.tac.worlds import known_of

BOARDS_KNOWN = 2048  # as they are shown; kept because the same is shown to all


def show(options: TacOptions, seen: TacState, memory: TacMemory, viewer: Viewer) -> Json:
    """The table now: both boards, own hands, the pile of this deal, what the turn is about."""
    return {
        "phase": PHASE_NAMES[seen.phase],
        "to_act": seat_or_none(seen.to_act),
        "for_seat": seat_or_none(seen.for_seat),
        "devil": seat_or_none(seen.devil),
        "mode": options.mode,
        "deal": seen.deal,
        "dealer": seen.dealer,
        "board": _board(tuple(seen.marbles), seen.fresh),
        "prev": _board(tuple(seen.before), seen.fresh_before),
        "hands": _hands(seen, viewer),
        "known": [_known(seen, memory, seat, viewer) for seat in range(SEATS)],
        "given": [card_or_none(card) for card in seen.given],
        "announced": dump_announced(seen),
        "pile": [_laid(entry) for entry in list(seen.pile)[: seen.piled]],
        "effective": card_or_none(effective_card(seen)),
        "card": card_or_none(seen.card),
        "origin": None if seen.origin == NOWHERE else format_place(seen.origin),
        "steps": seen.steps,
        "home": marbles_home(seen.marbles),
        "laid": seen.laid,
        "pack": rules.pack_size(seen),
        "stock": rules.pack_size(seen) - seen.dealt if seen.deal > 0 else 0,
    }


def own(seen: TacState, memory: TacMemory, viewer: Viewer) -> Json:
    """What may be shown to one player and not to the others."""
    return {
        "hands": _hands(seen, viewer),
        "known": [_known(seen, memory, seat, viewer) for seat in range(SEATS)],
        "given": [card_or_none(card) for card in seen.given],
    }


@lru_cache(BOARDS_KNOWN)
def _board(places: tuple[Place, ...], fresh: int) -> Json:
    """Equal for all viewers, and the board of now is soon the one of before."""
    return dump_board(places, fresh)


@lru_cache(BOARDS_KNOWN)
def _laid(entry: int) -> Json:
    return dump_laid(entry)


def _hands(seen: TacState, viewer: Viewer) -> list[Json]:
    return [
        {"size": seen.sizes[seat], "cards": _cards(seen, seat, viewer)} for seat in range(SEATS)
    ]


def _cards(seen: TacState, seat: int, viewer: Viewer) -> list[str] | None:
    return format_hand(seen.hands[seat]) if _is_open(seen, seat, viewer) else None


def _is_open(seen: TacState, seat: int, viewer: Viewer) -> bool:
    open_to_all = viewer == REFEREE or seen.to_act == OVER
    return open_to_all or rules.sees_hand(seen, seat, viewer)


def _known(seen: TacState, memory: TacMemory, seat: int, viewer: Viewer) -> list[str]:
    """What the viewer saw of a hand that is hidden now (TAC-9.12, TAC-13)."""
    is_open = _is_open(seen, seat, viewer)
    return [] if is_open else format_hand(known_of(seen, memory, seat))


def marbles_home(board: Board) -> list[int]:
    """How many marbles of each colour are in their house."""
    places = [board[marble] for marble in range(MARBLES)]
    return [
        sum(in_house(place) for place in places[MARBLES_EACH * c : MARBLES_EACH * (c + 1)])
        for c in range(SEATS)
    ]


# --- events --------------------------------------------------------------------------------------


def deal_events(after: TacState, viewer: Viewer) -> list[Event]:
    args = {
        "deal": after.deal,
        "dealer": after.dealer,
        "hands": _hands(after, viewer),
        "announced": dump_announced(after),
    }
    return [Event("tac-event-deal", args)]


def events(before: TacState, action: Action, after: TacState) -> list[Event]:
    """What happened, in the order in which it happened."""
    if is_give(action) or action == GIVE_HIDDEN:
        return list(_given(before, after))
    happened = list(_done(before, action, after))
    happened += _newly_home(before, after)
    if after.to_act == OVER:
        happened.append(Event("tac-event-over", _result(after)))
    elif after.deal != before.deal:
        happened.append(Event("tac-event-next-deal", _next_deal(after)))
    return happened


def all_saw_it(before: TacState, action: Action, after: TacState) -> bool:
    """All but gifts, the hands that a Fool brings, the one that a Devil sees, and a new deal's."""
    if action == GIVE_HIDDEN or after.deal != before.deal:
        return False
    return after.passes == before.passes and after.devil == before.devil


def _given(before: TacState, after: TacState) -> Iterator[Event]:
    seat = before.for_seat
    card = format_card(after.given[seat])
    args = {"player": before.to_act, "seat": seat, "to": partner_of(seat), "card": card}
    yield Event("tac-event-give", args)
    if before.for_seat == SEATS - 1:
        gifts = [format_card(after.given[partner_of(seat)]) for seat in range(SEATS)]
        yield Event("tac-event-exchange", {"received": gifts})


def _done(before: TacState, action: Action, after: TacState) -> Iterator[Event]:
    if is_from(action):
        return
    seat = before.for_seat
    who: Json = {"player": before.to_act, "seat": seat}
    if is_play(action):
        yield from _played(before, action - PLAY_FIRST, after, who)
    elif is_discard(action):
        card = format_card(action - DISCARD_FIRST)
        skipped = before.phase == SKIPPED
        yield Event("tac-event-discard", {**who, "card": card, "skipped": skipped})
    elif action == SKIP:
        yield Event("tac-event-skip", {**who, "skipped": left_of(seat)})
    elif before.card == TRICKSTER:
        yield _swapped(before, action - TO_FIRST, who)
    else:
        yield _moved(before, action - TO_FIRST, after, who)


def _played(before: TacState, card: int, after: TacState, who: Json) -> Iterator[Event]:
    used = effective_card(before) if card == TAC else card
    if card == TAC:
        undone = list(_differences(before.marbles, before.before))
        yield Event("tac-event-tac", {**who, "used": format_card(used), "undone": undone})
    else:
        yield Event("tac-event-play", {**who, "card": format_card(card)})
    if used == FOOL and after.passes != before.passes:
        hands = [_visible(after, seat) for seat in range(SEATS)]
        yield Event("tac-event-fool", {**who, "hands": hands})
    if used == DEVIL and after.devil == before.for_seat:
        victim = after.for_seat
        cards = _visible(after, victim)
        yield Event("tac-event-devil", {**who, "victim": victim, "cards": cards})


def _visible(seen: TacState, seat: int) -> Json:
    """A hand as the view has it: blank where the viewer does not see it."""
    hand, size = seen.hands[seat], seen.sizes[seat]
    return {"size": size, "cards": format_hand(hand) if hand or not size else None}


def _differences(one: Board, other: Board) -> Iterator[Json]:
    """Which marbles stand elsewhere on another board; within a colour any of them may be meant."""
    for colour in range(SEATS):
        marbles = range(MARBLES_EACH * colour, MARBLES_EACH * (colour + 1))
        here, there = [one[m] for m in marbles], [other[m] for m in marbles]
        left = [place for place in here if place not in there or place == pocket_of(colour)]
        new = [place for place in there if place not in here or place == pocket_of(colour)]
        shared = min(left.count(pocket_of(colour)), new.count(pocket_of(colour)))
        for _ in range(shared):
            left.remove(pocket_of(colour))
            new.remove(pocket_of(colour))
        for origin, target in zip(left, new, strict=True):
            places = {"from": format_place(origin), "to": format_place(target)}
            yield {"colour": COLOURS[colour], **places}


def _swapped(before: TacState, other: Place, who: Json) -> Event:
    places = (before.origin, other)
    colours = [COLOURS[colour_of(marble_at(before.marbles, place))] for place in places]
    return Event(
        "tac-event-swap", {**who, "places": list(map(format_place, places)), "colours": colours}
    )


def _moved(before: TacState, target: Place, after: TacState, who: Json) -> Event:
    colour = colour_of(marble_at(before.marbles, before.origin))
    kicked = marble_at(before.marbles, target) if on_ring(target) else MARBLES
    path = list(_path(before.card, colour, before.origin, target))
    args = {
        **who,
        "card": format_card(before.card),
        "colour": COLOURS[colour],
        "from": format_place(before.origin),
        "to": format_place(target),
        "path": [format_place(place) for place in path],
        "kicked": None if kicked == MARBLES else COLOURS[colour_of(kicked)],
    }
    return Event("tac-event-move" if on_board(before.origin) else "tac-event-enter", args)


def _path(card: int, colour: int, origin: Place, target: Place) -> Iterator[Place]:
    """The places that a marble goes along, both ends included."""
    place = origin
    yield place
    if not on_board(origin):
        yield target
        return
    direction = -1 if card == FOUR else 1
    while on_ring(place) and place != target and (on_ring(target) or place != start_of(colour)):
        place = (place + direction) % RING
        yield place
    if in_house(target):
        first = place if in_house(place) else house_of(colour, 0) - 1
        step = 1 if target > first else -1
        yield from range(first + step, target + step, step)


def _newly_home(before: TacState, after: TacState) -> list[Event]:
    return [
        Event("tac-event-home", {"colour": COLOURS[colour]})
        for colour in range(SEATS)
        if is_home(after.marbles, colour) and not is_home(before.marbles, colour)
    ]


def _next_deal(after: TacState) -> Json:
    """The same pack goes on: each sees the hands it may see."""
    return {
        "deal": after.deal,
        "dealer": after.dealer,
        "hands": [_visible(after, seat) for seat in range(SEATS)],
        "announced": dump_announced(after),
    }


def _result(after: TacState) -> Json:
    home = marbles_home(after.marbles)
    winner = None if play_together(after) else winning_side(after, after.marbles)
    return {"side": winner, "home": home, "cards": after.laid}


# --- remarks -------------------------------------------------------------------------------------


def remarks(ended: TacState) -> list[str]:
    """What was telling about a pack, or about the game that ended with it."""
    together, over = play_together(ended), ended.to_act == OVER
    home = marbles_home(ended.marbles)
    sides = sorted((home[0] + home[2], home[1] + home[3]))
    cases = {
        "tac-remark-game-ended": over,
        "tac-remark-masterpiece": over and together and ended.laid < rules.pack_size(ended),
        "tac-remark-shut-out": over and not together and sides[0] == 0,
        "tac-remark-close": over and not together and sides[0] == 2 * MARBLES_EACH - 1,
    }
    return [name for name, holds in cases.items() if holds]
