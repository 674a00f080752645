"""Positions of Tatsu in a few words, for tests of single clauses."""

from __future__ import annotations

from typing import Any

from foxfire.core.play import Play
from tests.games.tatsu.hands import TATSU
from tests.oracle.tatsu import PACK, in_order

GHOST = 3
Json = dict[str, Any]
CAPTURED = ("red", "yellow")


def pack_with(*parts: str, size: int = 7) -> list[str]:
    """A pack whose parts of equal size begin with these cards; the rest fills the free places."""
    named = [part.split() for part in parts]
    named += [[] for _ in range(len(PACK) // size - len(named))]
    free = [card for card in PACK if card not in {c for part in named for c in part}]
    pack: list[str] = []
    for part in named:
        missing = size - len(part)
        pack += part + free[:missing]
        free = free[missing:]
    return pack


def dealt(*hands: str, **options: Any) -> Play:
    """A hand of three or four players that begins with these cards in the hands."""
    return Play(TATSU, options, packs=[pack_with(*hands)])


def seats_from(leader: int, players: int, dealer: int) -> list[int]:
    """The seats before which the four cards of a trick lie."""
    orders = {
        2: [0, 1, 0, 1],
        3: [dealer, (dealer + 1) % 3, GHOST, (dealer + 2) % 3],
        4: [0, 1, 2, 3],
    }
    at = orders[players].index(leader)
    return [*orders[players][at:], *orders[players][:at]]


def position(
    *cards: str, players: int = 4, dealer: int = 0, leader: int = 0, trick: str = "",
    pending: str = "", yellow: str = "", **more: Any,
) -> Json:  # fmt: skip
    """A turn in a hand; `cards` are hands, or piles such as `R4:Y2 Yx1` (a card on another).

    What is named nowhere was captured by red.
    """
    rows = [row.split() for row in cards]
    left = [card for row in rows for word in row for card in word.split(":")]
    laid = trick.split()
    lost = {*left, *laid, *pending.split(), *yellow.split()}
    seat = seats_from(leader, players, dealer)[len(laid)]
    return {
        "phase": "turn", "to_act": dealer if players == 3 and seat == GHOST else seat,
        "for_seat": seat, "from_seat": seat, "hand": 1, "dealer": dealer, "leader": leader,
        "hands": None if players == 2 else [in_order(row) for row in rows],
        "piles": [piles(row) for row in rows] if players == 2 else None,
        "trick": laid, "pending": in_order(pending.split()),
        "captured": {
            "red": [card for card in PACK if card not in lost],
            "yellow": in_order(yellow.split()),
        },
        "tricks": (len(PACK) - len(left) - len(laid)) // 4, "scores": [0] * players, **more,
    }  # fmt: skip


def piles(words: list[str]) -> list[Json]:
    laid = [(*word.split(":"), None)[:2] for word in words]
    return [{"up": up, "down": down} for up, down in [*laid, *[(None, None)] * (7 - len(laid))]]


def endgame(*cards: str, options: Json | None = None, **given: Any) -> Play:
    """A game that goes on from a position."""
    chosen = {"players": given.get("players", 4), **(options or {})}
    return Play(TATSU, chosen, position=position(*cards, **given))


def do(play: Play, *actions: str) -> Play:
    for action in actions:
        play.do(action)
    return play


def refused_by(play: Play, action: str) -> str | None:
    """The clause that forbids an action."""
    return play.refusal(TATSU.parse_action(action))


def acting(play: Play) -> tuple[int, int, int]:
    """Who decides, before which seat the card lands, and from whose cards it comes."""
    state = play.open_state()
    return state["to_act"], state["for_seat"], state["from_seat"]


def captured(play: Play) -> dict[str, int]:
    """How many cards each side has taken."""
    return {side: len(play.open_state()["captured"][side]) for side in CAPTURED}


def finish(play: Play) -> Play:
    """Play the hand to its end, always by the first legal action."""
    deals = play.deals
    while play.legal and play.deals == deals:
        play.do(play.legal[0])
    return play
