"""The written form of a position: what each field is and what it may hold."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from foxfire.games.tac import rules
from foxfire.games.tac.cards import (
    MASTER_PACK,
)
from foxfire.games.tac.state import (
    LONGEST_PILE,
    MARBLES_EACH,
    RING,
    SEATS,
    SLOTS,
)

DEALS = 5  # of a pack (TAC-2.1)
PHASE_NAMES = ("deal", "give", "card", "skipped", "from", "to", "over")

Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Cards = Annotated[list[str], Meta(max_length=len(MASTER_PACK))]


class Marbles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the four marbles of one colour are."""

    pocket: Annotated[int, Meta(ge=0, le=MARBLES_EACH)]
    ring: Annotated[list[Annotated[int, Meta(ge=1, le=RING)]], Meta(max_length=MARBLES_EACH)]
    house: Annotated[list[Annotated[int, Meta(ge=1, le=SLOTS)]], Meta(max_length=MARBLES_EACH)]
    fresh: bool


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board: ruby, sapphire, amber and jade, the colours of seats 0 to 3."""

    R: Marbles
    S: Marbles
    A: Marbles
    J: Marbles

    def each(self) -> tuple[Marbles, Marbles, Marbles, Marbles]:
        return self.R, self.S, self.A, self.J


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the pile: whose it was, and to which seat the hand it came from was dealt."""

    seat: Seat
    card: str
    discarded: bool
    dealt_to: Seat


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The open state. `prev` is the board before the last action (TAC-8.1)."""

    phase: Literal["deal", "give", "card", "skipped", "from", "to", "over"]
    to_act: Seat | None
    for_seat: Seat | None
    devil: Seat | None
    board: Colours
    prev: Colours
    hands: tuple[Cards, Cards, Cards, Cards]
    given: tuple[str | None, str | None, str | None, str | None]
    announced: tuple[bool, bool, bool, bool]
    pile: Annotated[list[Laid], Meta(max_length=LONGEST_PILE)]
    passes: Annotated[int, Meta(ge=0, le=LONGEST_PILE)]
    card: str | None
    origin: str | None
    steps: Annotated[int, Meta(ge=0, le=rules.SEVEN_STEPS)]
    seven_colour: Literal["R", "S", "A", "J"] | None
    stuck: list[str]
    dealer: Seat
    deal: Number
    laid: Number
    spent: Cards
    stock: Cards
