"""The options of Tatsu: the number of players, and an edition as a preset of switches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final, Literal, Self

import msgspec
from msgspec import Meta

from foxfire.core.errors import OptionError
from foxfire.core.options import OptionFact, Options

#: Section 9 of the rules: what each edition says, by switch.
EDITIONS: Final[dict[str, dict[str, str]]] = {
    "uk": {"deal": "split", "face_down": "neither", "rotation": "left", "leader": "red"},
    "fr": {"deal": "mixed", "face_down": "neither", "rotation": "right", "leader": "red"},
    "ru": {"deal": "split", "face_down": "neither", "rotation": "left", "leader": "red"},
}
PLAYERS: Final[tuple[Literal[2, 3, 4], ...]] = (2, 3, 4)
EDITION_NAMES: Final[tuple[Literal["uk", "fr", "ru"], ...]] = ("uk", "fr", "ru")
#: The number of players for which a switch means something.
APPLIES: Final = {"deal": 2, "face_down": 2, "clan": 2, "rotation": 3, "leader": 3}


class TatsuOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players agree on; a switch that is not given is taken from the edition."""

    players: Literal[2, 3, 4] = 4
    edition: Literal["uk", "fr", "ru"] = "uk"
    target: Annotated[int, Meta(ge=1, le=9_999)] = 500  # TATSU-7.1
    dealer: Literal[0, 1, 2, 3, "random"] = 0  # of the first hand; with three players, red
    deal: Literal["split", "mixed"] | None = None  # TATSU-8.2
    face_down: Literal["neither", "own"] | None = None  # TATSU-8.7
    clan: Literal["red", "yellow", "random"] | None = None  # of player 0, TATSU-8.1
    rotation: Literal["left", "right"] | None = None  # TATSU-8.15
    leader: Literal["red", "chosen"] | None = None  # TATSU-8.11
    show_captured: bool = False  # TATSU-7.3

    #: What decides which other options apply.
    selectors: ClassVar[tuple[str, ...]] = ("players",)

    def settled(self) -> Self:
        preset = {**EDITIONS[self.edition], "clan": "red"}
        values: dict[str, Any] = {}
        for switch, players in APPLIES.items():
            given = getattr(self, switch)
            if players == self.players:
                values[switch] = preset[switch] if given is None else given
            elif given is not None:
                raise OptionError(f"{switch} = {given!r} is for {players} players only")
        if self.dealer != "random" and self.dealer >= self.players:
            raise OptionError(f"dealer = {self.dealer}: there are {self.players} players, from 0")
        return msgspec.structs.replace(self, **values)

    @classmethod
    def variants(cls) -> dict[str, Self]:
        """Every number of players in every edition; editions that agree are one variant."""
        sets = [cls(players=p, edition=e).settled() for p in PLAYERS for e in EDITION_NAMES]
        alike: dict[str, list[Self]] = {}
        for options in sets:
            switches = {**options.as_json(), "edition": None}
            alike.setdefault(str(switches), []).append(options)
        return {
            f"{same[0].players} players, {'/'.join(o.edition for o in same)}": same[0]
            for same in alike.values()
        }

    def choices(self, fact: OptionFact) -> Sequence[Any]:
        if fact.name == "dealer":
            return range(self.players)
        return super().choices(fact)
