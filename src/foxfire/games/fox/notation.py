"""Cards and actions as text, both ways; the same in every language."""

from __future__ import annotations

from functools import lru_cache

from foxfire.core.bits import Mask, numbers
from foxfire.core.errors import NotationError, brief
from foxfire.games.fox.actions import (
    KEEP,
    UNDER_HIDDEN,
    Action,
    card_of,
    is_play,
    is_swap,
    play_of,
    swap_of,
    under_of,
)
from foxfire.games.fox.cards import (
    NO_CARD,
    RANKS,
    SUIT_LETTERS,
    Card,
    card,
)

_CARDS = {
    f"{letter}{rank}": card(suit, rank)
    for suit, letter in enumerate(SUIT_LETTERS)
    for rank in range(1, RANKS + 1)
}
_NAMES = tuple(sorted(_CARDS, key=lambda name: _CARDS[name]))
HANDS_KNOWN = 4096  # lists of cards that are kept as text, because they are shown again and again


def parse_card(text: str) -> Card:
    """`B7` and `b7` are the seven of bells."""
    found = _CARDS.get(text.strip().upper())
    if found is None:
        raise NotationError(
            f"{brief(text)} is no card: expected B, K or M and a rank from 1 to {RANKS}"
        )
    return found


def format_card(card: Card) -> str:
    if not 0 <= card < len(_NAMES):
        raise NotationError(f"{card} is no card of fox")
    return _NAMES[card]


def format_place(card: Card) -> str | None:
    """A card, or None for an empty place."""
    return None if card == NO_CARD else format_card(card)


def format_cards(cards: Mask) -> list[str]:
    return [*_formatted(cards)]


@lru_cache(HANDS_KNOWN)
def _formatted(cards: Mask) -> tuple[str, ...]:
    return tuple(format_card(card) for card in numbers(cards))


def parse_action(text: str) -> Action:
    """`B7` plays, `swap B4` exchanges the decree, `keep` declines, `under B4` returns a card."""
    words = text.split()
    match [word.lower() for word in words]:
        case ["keep"]:
            return KEEP
        case ["swap", _]:
            return swap_of(parse_card(words[1]))
        case ["under", _]:
            return under_of(parse_card(words[1]))
        case [_]:
            return play_of(parse_card(words[0]))
    raise NotationError(f"{brief(text)} is no action: expected CARD, swap CARD, keep or under CARD")


def format_action(action: Action) -> str:
    if action == KEEP:
        return "keep"
    if action == UNDER_HIDDEN:
        return "under ?"
    name = format_card(card_of(action))
    if is_play(action):
        return name
    return f"swap {name}" if is_swap(action) else f"under {name}"
