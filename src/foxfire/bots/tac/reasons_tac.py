"""Why a turn of TAC may be good, from what it does."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from foxfire.bots.outlooks import Outlook, first, share
from foxfire.bots.tac.search_tac import CARDS_BETTER
from foxfire.core.game import Event
from foxfire.core.play import Observation
from foxfire.games.tac.cards import is_exit
from foxfire.games.tac.notation import COLOURS, parse_card
from foxfire.games.tac.seating import play_together

AHEAD: Final = 0  # a turn is telling by itself
NEARLY: Final = 1e-6  # of a certain value, which no curve reaches
MOVES: Final = ("tac-event-move", "tac-event-enter")
HOUSE: Final = ".h"

Events = Sequence[Event]


def cards_saved(value: float) -> float:
    """What a value of the search means together: cards fewer than the position promised."""
    bounded = min(1 - NEARLY, max(NEARLY, value))
    return CARDS_BETTER * math.log(bounded / (1 - bounded))


def why(seen: Observation, found: Sequence[Outlook]) -> Event | None:
    """The most telling thing that the turn does, by a ladder of them."""
    over = share(found, "tac-event-over")
    if over:
        return Event("bots-why-tac-wins", {"sure": "yes" if over == 1 else "no"})
    events = found[0].turn
    for rung in _LADDER:
        reason = rung(seen, events)
        if reason is not None:
            return reason
    return None


def _gives(seen: Observation, events: Events) -> Event | None:
    event = first(events, "tac-event-give")
    if event is None:
        return None
    card = event.args["card"]
    exits = "yes" if is_exit(parse_card(card)) else "no"
    return Event("bots-why-tac-gift", {"card": card, "exit": exits})


def _discards(seen: Observation, events: Events) -> Event | None:
    event = first(events, "tac-event-discard")
    return event and Event("bots-why-tac-discard", {"card": event.args["card"]})


def _kicks(seen: Observation, events: Events) -> Event | None:
    """Marbles of others; between friends that is no reason."""
    kicked = [event.args["kicked"] for event in events if event.id in MOVES]
    rivals = [colour for colour in kicked if colour is not None and _is_rival(seen, colour)]
    return Event("bots-why-tac-kicks", {"colour": rivals[0]}) if rivals else None


def _is_rival(seen: Observation, colour: str) -> bool:
    seats = COLOURS.index(colour), seen.seen.for_seat
    return not play_together(seen.seen) and (seats[0] ^ seats[1]) & 1 == 1


def _takes_back(seen: Observation, events: Events) -> Event | None:
    event = first(events, "tac-event-tac")
    return event and Event("bots-why-tac-tac", {"used": event.args["used"]})


def _comes_home(seen: Observation, events: Events) -> Event | None:
    for event in events:
        if event.id in MOVES and HOUSE in event.args["to"] and HOUSE not in event.args["from"]:
            return Event("bots-why-tac-home", {"colour": event.args["colour"]})
    return None


def _enters(seen: Observation, events: Events) -> Event | None:
    event = first(events, "tac-event-enter")
    return event and Event("bots-why-tac-enter", {"colour": event.args["colour"]})


def _skips(seen: Observation, events: Events) -> Event | None:
    event = first(events, "tac-event-skip")
    return event and Event("bots-why-tac-skip", {"colour": COLOURS[event.args["skipped"]]})


def _swaps(seen: Observation, events: Events) -> Event | None:
    event = first(events, "tac-event-swap")
    if event is None:
        return None
    one, other = event.args["places"]
    return Event("bots-why-tac-swap", {"one": one, "other": other})


def _passes_hands(seen: Observation, events: Events) -> Event | None:
    return first(events, "tac-event-fool") and Event("bots-why-tac-fool")


def _looks(seen: Observation, events: Events) -> Event | None:
    return first(events, "tac-event-devil") and Event("bots-why-tac-devil")


def _settles(seen: Observation, events: Events) -> Event | None:
    """A move inside the house makes room."""
    event = first(events, *MOVES)
    inside = event is not None and HOUSE in event.args["from"]
    return Event("bots-why-tac-settle") if inside else None


def _moves(seen: Observation, events: Events) -> Event | None:
    event = first(events, *MOVES)
    if event is None:
        return None
    places = {"from": event.args["from"], "to": event.args["to"]}
    return Event("bots-why-tac-move", {"colour": event.args["colour"], **places})


_LADDER: Final[tuple[Callable[[Observation, Events], Event | None], ...]] = (
    _gives,
    _discards,
    _kicks,
    _takes_back,
    _comes_home,
    _enters,
    _skips,
    _swaps,
    _passes_hands,
    _looks,
    _settles,
    _moves,
)
