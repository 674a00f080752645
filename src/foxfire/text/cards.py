"""What the catalogues are told about a card or a suit, beside its notation."""

from __future__ import annotations

from collections.abc import Callable

from foxfire.games.fox.cards import (
    FOX,
    MONARCH,
    SUIT_LETTERS,
    SWAN,
    TREASURE,
    WITCH,
    WOODCUTTER,
    rank_of,
    suit_of,
)
from foxfire.games.fox.notation import parse_card
from foxfire.games.tac.cards import TRICKSTER
from foxfire.games.tac.notation import parse_card as tac_card
from foxfire.games.tatsu.cards import (
    CLAN_LETTERS,
    CLAN_NAMES,
    is_fusion,
    multiplier,
    points,
    strength,
)
from foxfire.games.tatsu.notation import parse_card as tatsu_card

Parts = dict[str, str | int]

FOX_CHARACTERS = (SWAN, FOX, WOODCUTTER, TREASURE, WITCH, MONARCH)


def fox_parts(code: str) -> Parts:
    """`K9` is of the suit K, of the rank 9, and a character with a power."""
    card = parse_card(code)
    rank = rank_of(card)
    power = "yes" if rank in FOX_CHARACTERS else "no"
    return {"suit": SUIT_LETTERS[suit_of(card)], "rank": rank, "power": power}


def tatsu_parts(code: str) -> Parts:
    """`R1/5` is of the red clan, a one, worth 5; `R?` lies face down and shows its clan only."""
    clan = CLAN_NAMES[CLAN_LETTERS.index(code[:1])]
    if code.endswith("?"):
        return {"suit": code[:1], "clan": clan, "kind": "hidden"}
    card = tatsu_card(code)
    parts: Parts = {"worth": points(card), "strength": strength(card), "factor": multiplier(card)}
    return {"suit": code[:1], "clan": clan, "kind": _tatsu_kind(card), **parts}


def _tatsu_kind(card: int) -> str:
    if is_fusion(card):
        return "fusion"
    if multiplier(card):
        return "multiplier"
    return "one" if strength(card) == 1 else "strength"


def tac_parts(code: str) -> Parts:
    """`8` is a number card; `tac` and the others have names; `?` is not shown to the reader."""
    if code == "?":
        return {"kind": "hidden", "number": 0}
    if tac_card(code) < TRICKSTER:
        return {"kind": "number", "number": int(code)}
    return {"kind": code, "number": 0}


#: By game: what can be known of a card from its notation.
PARTS: dict[str, Callable[[str], Parts]] = {
    "fox": fox_parts,
    "tatsu": tatsu_parts,
    "tac": tac_parts,
}
