"""Tables on the page: made by request, also in a moment of one's choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page

from foxfire.games.fox.state import DECK_SIZE, TRICKS
from foxfire.games.tac.cards import BASIC_PACK, MASTER_PACK
from foxfire.games.tac.notation import COLOURS, format_card
from foxfire.games.tac.seating import partner_of
from foxfire.games.tac.state import MARBLES_EACH, SEATS

Json = dict[str, Any]
#: Where the marbles of a colour are: fields of the ring and slots of the house; others: pocket.
Marbles = tuple[Sequence[int], Sequence[int]]
Board = Mapping[str, Marbles]
EXITS = ("1", "13")


def make_table(page: Page, game: str, players: int, **wish: Any) -> str:
    """A table with bots for whoever this page belongs to; its id."""
    page.request.post("/api/me", data={"name": "Ada"})
    bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
    whole = {"game": game, "seats": [{"kind": "me"}, *bots], **wish}
    answer = page.request.post("/api/tables", data=whole)
    assert answer.status == 201, answer.text()
    table: str = answer.json()["table"]
    return table


def open_table(page: Page, game: str, players: int, **wish: Any) -> str:
    table = make_table(page, game, players, **wish)
    page.goto(f"/table/{table}")
    return table


#: What may lie in the deck; first the Woodcutters: one that is nowhere would have been played.
FOX_DECK = ("B5", "K5", "M5", "M11", "K1", "M6", "B11", "K8", "B9")


def fox_moment(
    page: Page, hands: Sequence[Sequence[str]], answers: Sequence[str] = (), **wish: Any
) -> str:
    """A table of Fox late in a round: whoever looks leads, and the bot answers as it is told."""
    played = TRICKS - len(hands[0])
    held = {card for hand in hands for card in hand}
    mine = min(played, 3)
    position = {
        "phase": "play",
        "to_act": 0,
        "round": 2,
        "dealer": 1,
        "leader": 0,
        "hands": [list(hand) for hand in hands],
        "decree": "M4",
        "deck": [card for card in FOX_DECK if card not in held][:DECK_SIZE],
        "draws": 0,
        "drawn": None,
        "trick": [None, None],
        "tricks": [mine, played - mine],
        "round_points": [0, 0],
        "scores": [8, 5],
    }
    start = {"position": position, "answers": [[], list(answers)]}
    return open_table(page, "fox", 2, start=start, **wish)


def open_moment(page: Page, position: Json, players: int = 4, **options: Any) -> str:
    """A table of TAC that begins in a position."""
    return open_table(page, "tac", players, options=options, start={"position": position})


def moment(
    board: Board,
    hands: Sequence[Sequence[str]],
    *,
    master: bool = False,
    prev: Board | None = None,
    laid: str | None = None,
) -> Json:
    """The first deal after the exchange: seat 0 is to play, first or after one card of seat 3."""
    pile = [{"seat": 3, "card": laid, "discarded": False, "dealt_to": 3}] if laid else []
    given = [hands[partner_of(seat)][0] for seat in range(SEATS)]
    return {
        "phase": "card",
        "to_act": 0,
        "for_seat": 0,
        "devil": None,
        "board": _board(board),
        "prev": _board(prev or board),
        "hands": [list(hand) for hand in hands],
        "given": given,
        "announced": [
            _announced(hands[seat], given[seat], laid if seat == 3 else None)
            for seat in range(SEATS)
        ],
        "pile": pile,
        "passes": 0,
        "card": None,
        "origin": None,
        "steps": 0,
        "seven_colour": None,
        "stuck": [],
        "dealer": SEATS - 1 - len(pile),
        "deal": 1,
        "laid": len(pile),
        "spent": [],
        "stock": _stock([*hands, [laid] if laid else []], master=master),
    }


def _board(board: Board) -> Json:
    return {colour: _marbles(*board.get(colour, ((), ()))) for colour in COLOURS}


def _marbles(ring: Sequence[int], house: Sequence[int]) -> Json:
    pocket = MARBLES_EACH - len(ring) - len(house)
    return {"pocket": pocket, "ring": list(ring), "house": list(house), "fresh": False}


def _announced(hand: Sequence[str], given: str, laid: str | None) -> bool:
    """What the hand was before the exchange: its first card came from the partner (TAC-2.3)."""
    return any(card in EXITS for card in [*hand[1:], given, laid])


def _stock(hands: Sequence[Sequence[str]], *, master: bool) -> list[str]:
    pack = Counter(map(format_card, MASTER_PACK if master else BASIC_PACK))
    pack -= Counter(card for hand in hands for card in hand)
    return sorted(pack.elements())
