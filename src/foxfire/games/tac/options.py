"""The options of TAC: who plays with whom, and which deck."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, Self

import msgspec

from foxfire.core.errors import OptionError
from foxfire.core.options import Options

Mode = Literal["teams", "coop", "solo", "two"]
MODES: Final[tuple[Mode, ...]] = ("teams", "coop", "solo", "two")


class TacOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players agree on."""

    mode: Mode = "teams"  # TAC-11
    master: bool = False  # TAC-1.3
    angel_house: bool | None = None  # TAC-9.5; true when the master deck is played
    dealer: Literal[0, 1, 2, 3, "random"] = 0  # the seat that deals first, TAC-2.2

    #: What decides which other options apply.
    selectors: ClassVar[tuple[str, ...]] = ("mode", "master")

    def settled(self) -> Self:
        if self.master:
            return msgspec.structs.replace(self, angel_house=self.angel_house is not False)
        if self.angel_house is not None:
            raise OptionError("angel_house is for the master deck only: master = true")
        return self

    @classmethod
    def variants(cls) -> dict[str, Self]:
        """Every mode with both decks."""
        return {
            f"{mode}, {'master' if master else 'basic'} deck": cls(
                mode=mode, master=master
            ).settled()
            for mode in MODES
            for master in (False, True)
        }
