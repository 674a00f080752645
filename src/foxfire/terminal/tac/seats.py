"""Who sits where, and how a seat is spoken of to one viewer."""

from __future__ import annotations

from foxfire.games.tac.notation import COLOURS
from foxfire.games.tac.seating import partner_of
from foxfire.games.tac.state import SEATS
from foxfire.text.voice import Voice

ALONE = 1  # players

Told = dict[str, str]


class Seats:
    """With four players a seat is called by its player; else its colour is named too."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._words = voice.words
        self.players = len(voice.names)

    def player_of(self, seat: int) -> int:
        return seat % self.players  # TAC-11.3, TAC-11.4

    def is_own(self, seat: int) -> bool:
        return self.player_of(seat) == self._voice.viewer

    def own(self) -> list[int]:
        return [seat for seat in range(SEATS) if self.is_own(seat)]

    @property
    def bottom(self) -> int:
        """The seat before which the viewer sits."""
        return max(self._voice.viewer, 0)

    def of(self, seat: int, key: str = "", *, begins: bool = True) -> Told:
        """The arguments that a sentence needs about a seat: `$seat` and `$name`; with a key, such
        as `to`, they are `$to_seat` and `$to`. `begins` is whether a name begins the sentence."""
        relation = "you" if self.players == SEATS and self.is_own(seat) else "other"
        name = self._name(seat, "title" if begins else "inside")
        return {f"{key}_seat" if key else "seat": relation, key or "name": name}

    def by_colour(self, seat: int) -> Told:
        """A seat for which somebody else decides is called by its colour."""
        return {"seat": "other", "name": self._colour(seat, "title")}

    def _name(self, seat: int, form: str) -> str:
        if self.players == SEATS:
            return self._voice.names[seat]
        if self.players == ALONE:
            return self._colour(seat, form)
        own = "yes" if self.is_own(seat) else "no"
        name = self._voice.names[self.player_of(seat)]
        return self._words("tac-seat", colour=COLOURS[seat], own=own, name=name, form=form)

    def _colour(self, seat: int, form: str) -> str:
        return self._words("tac-colour", colour=COLOURS[seat], form=form)

    def relation(self, seat: int) -> str:
        """`you`, `partner` or `other`; `alone` when nobody else plays."""
        if self.players == ALONE:
            return "alone"
        if self.is_own(seat):
            return "you"
        return "partner" if self.is_own(partner_of(seat)) else "other"

    def person(self, seat: int) -> str:
        """The name of the one who plays a seat."""
        return self._voice.names[self.player_of(seat)]
