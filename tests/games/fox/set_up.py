"""Positions of Fox in a few words, for tests of single clauses."""

from __future__ import annotations

from typing import Any

from foxfire.core.play import Play
from tests.games.fox.rounds import FOX
from tests.oracle.fox import PACK


def dealt(
    hand0: str = "", hand1: str = "", decree: str = "", deck: str = "", *, dealer: int = 1,
    **options: Any,
) -> Play:  # fmt: skip
    """A round that begins with these cards; the rest of the pack fills the free places."""
    play = Play(FOX, {"dealer": dealer, **options})
    play.deal(pack_with(hand0, hand1, decree, deck))
    return play


def pack_with(hand0: str = "", hand1: str = "", decree: str = "", deck: str = "") -> list[str]:
    """A pack in the order of FOX-2.2; what is not named is filled from the highest rank down."""
    parts = [hand0.split(), hand1.split(), decree.split(), deck.split()]
    named = {card for part in parts for card in part}
    free = sorted((c for c in PACK if c not in named), key=lambda c: (-int(c[1:]), c[0]))
    pack: list[str] = []
    for part, size in zip(parts, (13, 13, 1, 6), strict=True):
        missing = size - len(part)
        pack += part + free[:missing]
        free = free[missing:]
    return pack


def position(
    hand0: str = "", hand1: str = "", decree: str = "B2", *, to_act: int = 0, leader: int = 0,
    trick: tuple[str | None, str | None] = (None, None), tricks: tuple[int, int] | None = None,
    deck: str = "", **more: Any,
) -> dict[str, Any]:  # fmt: skip
    """An endgame: what is not named lies in past tricks, or in the deck where that is too small."""
    hands = [hand0.split(), hand1.split()]
    known = {*hands[0], *hands[1], decree, *trick}
    cards = deck.split()
    lowest = [f"{suit}{rank}" for rank in (2, 4, 6, 8, 10) for suit in "BKM"]
    cards += [c for c in lowest if c not in known and c not in cards][: 6 - len(cards)]
    laid = [card is not None for card in trick]
    won = 13 - max(len(hands[seat]) + laid[seat] for seat in (0, 1))
    left = {c for c in [*hands[0], *hands[1], decree, *cards] if c}
    draws = sum(f"{suit}5" not in left for suit in "BKM")
    return {
        "phase": "play", "to_act": to_act, "round": 1, "dealer": 1, "leader": leader,
        "hands": hands, "decree": decree, "deck": cards, "draws": draws, "drawn": None,
        "trick": list(trick), "tricks": list(tricks or (won // 2, won - won // 2)),
        "round_points": [0, 0], "scores": [0, 0], **more,
    }  # fmt: skip


def endgame(
    hand0: str = "", hand1: str = "", decree: str = "B2", *, target: int = 21,
    show_tricks: bool = False, **given: Any,
) -> Play:  # fmt: skip
    """A game that goes on from an endgame."""
    options = {"target": target, "show_tricks": show_tricks}
    return Play(FOX, options, position=position(hand0, hand1, decree, **given))


def do(play: Play, *actions: str) -> Play:
    for action in actions:
        play.do(action)
    return play


def refused_by(play: Play, action: str) -> str | None:
    """The clause that forbids an action."""
    return play.refusal(FOX.parse_action(action))


def hand(play: Play, seat: int) -> list[str]:
    cards: list[str] = play.open_state()["hands"][seat]
    return cards
