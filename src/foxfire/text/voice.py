"""How players are spoken of to one viewer: 'you', the opponent, or somebody by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from foxfire.core.game import Event
from foxfire.core.seats import SPECTATOR, Player, Viewer
from foxfire.text.words import Words

HIDDEN = "?"  # a card that the viewer does not see
#: Arguments of events that name a player.
PLAYER_ARGUMENTS = ("seat", "dealer")


@dataclass(frozen=True)
class Voice:
    """Speaks to one viewer about players who have names."""

    words: Words
    names: Sequence[str]
    viewer: Viewer = SPECTATOR

    def of(self, player: Player) -> dict[str, str]:
        """The arguments that a sentence about a player needs.

        `$seat` is `you`, `opponent` (of the viewer) or `other` (the viewer does not play);
        `$name` is his name and, in games for two, `$opponent` the name of the one against him.
        """
        said = {"seat": self._relation(player), "name": self.names[player]}
        if len(self.names) == 2:
            said["opponent"] = self.names[1 - player]
        return said

    def _relation(self, player: Player) -> str:
        if player == self.viewer:
            return "you"
        return "other" if self.viewer < 0 else "opponent"

    def order(self) -> list[Player]:
        """All players, the viewer first."""
        return sorted(range(len(self.names)), key=lambda player: player != self.viewer)

    def event(self, event: Event) -> str:
        """One sentence; the message is the one that the event names."""
        return self.words(event.id, **self._arguments(event))

    def _arguments(self, event: Event) -> dict[str, Any]:
        """An event's arguments as the catalogues know them; `$hidden` tells of an unseen card."""
        args: dict[str, Any] = {"hidden": "yes" if HIDDEN in event.args.values() else "no"}
        for name, value in event.args.items():
            if name in PLAYER_ARGUMENTS:
                args |= self.of(value)
            elif isinstance(value, str | int):
                args[name] = value
        return args
