"""Cards and actions as text, both ways; the same in every language."""

from __future__ import annotations

from functools import lru_cache

from foxfire.core.bits import Mask, numbers
from foxfire.core.errors import NotationError, brief
from foxfire.games.tatsu.actions import (
    ASK_FIRST,
    LEAD_FIRST,
    LEADERS,
    PILE_FIRST,
    Action,
    is_ask,
    is_card,
    is_lead,
    is_pile,
)
from foxfire.games.tatsu.cards import (
    CARDS,
    CLAN_LETTERS,
    NO_CARD,
    Card,
    clan_of_card,
    is_fusion,
    is_hidden,
    multiplier,
    points,
    strength,
)
from foxfire.games.tatsu.state import PILES, SEATS

HANDS_KNOWN = 4096  # lists of cards that are kept as text, because they are shown again and again


def format_card(card: Card) -> str:
    """`R1/5` strength 1 worth 5, `R4`, `Rx2`, `R*` the fusion; `R?` face down."""
    if 0 <= card < CARDS:
        return _NAMES[card]
    if is_hidden(card):
        return f"{CLAN_LETTERS[clan_of_card(card)]}?"
    raise NotationError(f"{card} is no card of tatsu")


def _face(card: Card) -> str:
    if is_fusion(card):
        return "*"
    if multiplier(card):
        return f"x{multiplier(card)}"
    return f"1/{points(card)}" if strength(card) == 1 else str(strength(card))


_NAMES = tuple(CLAN_LETTERS[clan_of_card(card)] + _face(card) for card in range(CARDS))
_CARDS = {name.upper(): card for card, name in enumerate(_NAMES)}


def parse_card(text: str) -> Card:
    found = _CARDS.get(text.strip().upper())
    if found is None:
        raise NotationError(
            f"{brief(text)} is no card: expected R or Y with 1/3 to 1/7, 2 to 6, x1 to x3 or *"
        )
    return found


def format_place(card: Card) -> str | None:
    """A card, or None for an empty place."""
    return None if card == NO_CARD else format_card(card)


def format_cards(cards: Mask) -> list[str]:
    return [*_formatted(cards)]


@lru_cache(HANDS_KNOWN)
def _formatted(cards: Mask) -> tuple[str, ...]:
    return tuple(format_card(card) for card in numbers(cards))


def parse_action(text: str) -> Action:
    """A card; `ask 2` a seat; `pile 3` the face-down card of a pile; `lead 1` a seat."""
    words = text.split()
    match [word.lower() for word in words]:
        case ["ask", seat]:
            return ASK_FIRST + _number(text, seat, 0, SEATS - 1)
        case ["pile", pile]:
            return PILE_FIRST + _number(text, pile, 1, PILES) - 1
        case ["lead", seat]:
            return LEAD_FIRST + _number(text, seat, 0, LEADERS - 1)
        case [_]:
            return parse_card(words[0])
    raise NotationError(
        f"{brief(text)} is no action: expected CARD, ask SEAT, pile NUMBER or lead SEAT"
    )


def _number(text: str, digits: str, low: int, high: int) -> int:
    if digits.isascii() and digits.isdigit() and len(digits) == 1 and low <= int(digits) <= high:
        return int(digits)
    raise NotationError(f"{brief(text)} is no action: expected a number from {low} to {high}")


def format_action(action: Action) -> str:
    if is_card(action):
        return format_card(action)
    if is_ask(action):
        return f"ask {action - ASK_FIRST}"
    if is_pile(action):
        return f"pile {action - PILE_FIRST + 1}"
    if is_lead(action):
        return f"lead {action - LEAD_FIRST}"
    raise NotationError(f"{action} is no action of tatsu")
