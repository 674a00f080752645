"""Cards, places, actions and whole turns as text, both ways; the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from foxfire.core.errors import NotationError, brief
from foxfire.games.tac.actions import (
    DISCARD_FIRST,
    FROM_FIRST,
    GIVE_FIRST,
    GIVE_HIDDEN,
    PLAY_FIRST,
    SKIP,
    TO_FIRST,
    Action,
    is_discard,
    is_from,
    is_give,
    is_play,
    is_to,
)
from foxfire.games.tac.board import (
    Place,
    fields_to_start,
    house_of,
    in_house,
    on_ring,
    slot_of,
)
from foxfire.games.tac.cards import HIDDEN_CARD, KINDS, NAMES, SEVEN, TAC, Card, Hand, cards_in
from foxfire.games.tac.rules import SEVEN_STEPS
from foxfire.games.tac.state import HOUSES, POCKETS, RING, SEATS, SLOTS

#: Ruby, sapphire, amber, jade: the colours of seats 0 to 3.
COLOURS = "RSAJ"


# --- cards ---------------------------------------------------------------------------------------

_CARDS = {name: card for card, name in enumerate(NAMES)}
HANDS_KNOWN = 4096  # hands that are kept as text, because they are shown again and again


def format_card(card: Card) -> str:
    if card == HIDDEN_CARD:
        return "?"
    if not 0 <= card < KINDS:
        raise NotationError(f"{card} is no card of tac")
    return NAMES[card]


def parse_card(text: str) -> Card:
    found = _CARDS.get(text.strip().lower())
    if found is None:
        raise NotationError(
            f"{brief(text)} is no card: expected 1 to 10, 12, 13, {', '.join(NAMES[12:])}"
        )
    return found


def format_hand(hand: Hand) -> list[str]:
    return [*_formatted(hand)]


@lru_cache(HANDS_KNOWN)
def _formatted(hand: Hand) -> tuple[str, ...]:
    return tuple(format_card(card) for card in cards_in(hand))


# --- places --------------------------------------------------------------------------------------


@lru_cache(POCKETS + SEATS)
def format_place(place: Place) -> str:
    """`1` to `64` on the ring, `R.h1` to `R.h4` in a house, `R.p` in a pocket."""
    if on_ring(place):
        return str(place + 1)
    if in_house(place):
        return f"{COLOURS[(place - HOUSES) // SLOTS]}.h{slot_of(place) + 1}"
    return f"{COLOURS[place - POCKETS]}.p"


_PLACES = {format_place(place).lower(): place for place in range(POCKETS + SEATS)}


def parse_place(text: str) -> Place:
    found = _PLACES.get(text.strip().lower())
    if found is None:
        raise NotationError(
            f"{brief(text)} is no place: expected 1 to 64, a house slot such as R.h1 or a pocket "
            "such as R.p, with R, S, A or J"
        )
    return found


# --- single actions ------------------------------------------------------------------------------


def format_action(action: Action) -> str:
    if is_give(action):
        return f"give {format_card(action - GIVE_FIRST)}"
    if is_play(action):
        return format_card(action - PLAY_FIRST)
    if is_discard(action):
        return f"discard {format_card(action - DISCARD_FIRST)}"
    if action == SKIP:
        return "skip"
    if is_from(action):
        return f"{format_place(action - FROM_FIRST)}>"
    if is_to(action):
        return f">{format_place(action - TO_FIRST)}"
    if action == GIVE_HIDDEN:
        return "give ?"
    raise NotationError(f"{action} is no action of tac")


def parse_action(text: str) -> Action:
    """A card to play; `give 5`, `discard 5`; `skip`; `3>` from a place, `>8` to a place."""
    words = text.lower().split()
    match words:
        case ["give", card]:
            return GIVE_FIRST + parse_card(card)
        case ["discard", card]:
            return DISCARD_FIRST + parse_card(card)
        case ["skip"]:
            return SKIP
        case [word] if word.endswith(">"):
            return FROM_FIRST + parse_place(word.removesuffix(">"))
        case [word] if word.startswith(">"):
            return TO_FIRST + _target(word.removeprefix(">"))
        case [word]:
            return PLAY_FIRST + parse_card(word)
    raise NotationError(
        f"{brief(text)} is no action: expected CARD, give CARD, discard CARD, skip, "
        "PLACE> or >PLACE"
    )


def _target(text: str) -> Place:
    place = parse_place(text)
    if place >= POCKETS:
        raise NotationError(f"{brief(text)} is a pocket: no marble goes there by itself")
    return place


# --- whole turns ---------------------------------------------------------------------------------

Step = tuple[Place, Place]

_MOVE = re.compile(r"(?P<origin>[^>]*)>(?P<target>[^>]*)")


def format_turns(actions: Sequence[Action]) -> list[str]:
    """The actions of one player in a row, a whole turn on each line: `7 3>6 40>44`, `8 skip`."""
    return [_format_turn(turn) for turn in _turns(actions)]


def _turns(actions: Sequence[Action]) -> Iterator[list[Action]]:
    """A turn begins with a card and goes on with what is done with it."""
    turn: list[Action] = []
    for action in actions:
        if turn and (is_give(action) or is_play(action) or is_discard(action)):
            yield turn
            turn = []
        turn.append(action)
    if turn:
        yield turn


def _format_turn(turn: Sequence[Action]) -> str:
    steps = [(a - FROM_FIRST, b - TO_FIRST) for a, b in pairwise(turn) if is_from(a) and is_to(b)]
    if len(steps) != SEVEN_STEPS or not is_play(turn[0]):
        words = " ".join(format_action(action) for action in turn)
        return words.replace("> >", ">")
    seven = "tac 7" if turn[0] == PLAY_FIRST + TAC else "7"
    runs = (f"{format_place(origin)}>{format_place(target)}" for origin, target in _runs(steps))
    return " ".join((seven, *runs))


def _runs(steps: Sequence[Step]) -> Iterator[Step]:
    """Steps of one marble in a row as one, as long as it goes on in the same direction."""
    origin, target = steps[0]
    for start, end in steps[1:]:
        if start == target and origin != end and list(_path(origin, end))[-2:] == [start, end]:
            target = end
        else:
            yield origin, target
            origin, target = start, end
    yield origin, target


def _path(origin: Place, target: Place) -> Iterator[Place]:
    """The places from one to the other in single steps, both included."""
    place = origin
    yield place
    while place != target:
        place = _next_place(place, target)
        yield place


def _next_place(place: Place, target: Place) -> Place:
    """One single step on the way to a target: along the ring, into a house, deeper or back."""
    if in_house(place):
        return place + (1 if target > place else -1)
    if in_house(target):
        colour = (target - HOUSES) // SLOTS
        if fields_to_start(colour, place) == 0:
            return house_of(colour, 0)
    return (place + 1) % RING


def parse_turn(text: str) -> list[Action]:
    """The actions of a line: a whole turn, or as much of one as there is, or one action."""
    words = text.lower().split()
    if not words:
        raise NotationError("nothing is written")
    head = 2 if words[0] in ("give", "discard") else 1
    if words[0] != "skip" and ">" not in words[0]:
        actions = [parse_action(" ".join(words[:head]))]
        words = words[head:]
    else:
        actions = []
    if actions == [PLAY_FIRST + TAC] and words and ">" not in words[0] and words[0] != "skip":
        used = parse_card(words.pop(0))  # what the TAC uses may be named
    else:
        used = actions[0] - PLAY_FIRST if actions and is_play(actions[0]) else KINDS
    for word in words:
        actions.extend(_parse_step(word, used))
    return actions


def _parse_step(word: str, used: Card) -> Iterator[Action]:
    """`3>8`; with a 7 as many single steps as lie between; `3>`, `>8` and `skip` as they are."""
    found = _MOVE.fullmatch(word)
    if found is None or not found["origin"] or not found["target"]:
        yield parse_action(word)
        return
    origin, target = parse_place(found["origin"]), _target(found["target"])
    if used != SEVEN:
        yield FROM_FIRST + origin
        yield TO_FIRST + target
        return
    for start, end in pairwise(_steps_of_seven(word, origin, target)):
        yield FROM_FIRST + start
        yield TO_FIRST + end


def _steps_of_seven(word: str, origin: Place, target: Place) -> list[Place]:
    """The way of one marble with a 7."""
    if origin >= POCKETS or (in_house(origin) and _house(origin) != _house(target)):
        raise NotationError(f"{brief(word)} is no way of a marble with a 7")
    way = [origin]
    for place in _path(origin, target):
        if place != origin:
            way.append(place)
        if len(way) > SEVEN_STEPS + 1:
            raise NotationError(f"{brief(word)} is more than {SEVEN_STEPS} steps")
    return way


def _house(place: Place) -> int:
    return (place - HOUSES) // SLOTS if in_house(place) else -1
