"""The options of Fox."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from foxfire.core.options import Options


class FoxOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players agree on before a game."""

    target: Annotated[int, Meta(ge=1, le=999)] = 21  # FOX-5.2
    dealer: Literal[0, 1, "random"] = 0  # of the first round, FOX-2.1
    show_tricks: bool = False  # past tricks may be looked at, FOX-3.6

    named_values: ClassVar[dict[str, dict[str, Any]]] = {
        "target": {"short": 16, "standard": 21, "long": 35}
    }
