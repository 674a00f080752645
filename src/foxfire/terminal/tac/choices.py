"""What may be chosen at a table of TAC, and the question about it."""

from __future__ import annotations

from collections.abc import Sequence

from foxfire.core.game import Json
from foxfire.games.tac.seating import partner_of
from foxfire.terminal.labels import LETTERS
from foxfire.terminal.tac.board import occupied
from foxfire.terminal.tac.happenings import Happenings
from foxfire.terminal.tac.seats import Seats
from foxfire.text.words import Words

TAC, SEVEN, TRICKSTER = "tac", "7", "trickster"
#: Cards about which a question of their own is asked.
SPECIAL = (TRICKSTER, "angel", "warrior")


class Choices:
    """Lists and questions for one viewer."""

    def __init__(self, words: Words, seats: Seats, told: Happenings) -> None:
        self._words = words
        self._seats = seats
        self._told = told

    # --- lists ---

    def cards(self, show: Json, legal: Sequence[str]) -> str:
        discards = all(action.startswith("discard") for action in legal)
        kind = "give" if show["phase"] == "give" else "discard" if discards else "play"
        choices = self._words.listing(
            self._card(show, self._label(index), action, kind) for index, action in enumerate(legal)
        )
        return self._words("tac-table-cards", kind=kind, choices=choices)

    def _card(self, show: Json, label: str, action: str, kind: str) -> str:
        verb, _, card = action.rpartition(" ")
        if action == TAC:
            undoes = "yes" if show["prev"] != show["board"] else "no"
            return self._words("tac-choice-tac", label=label, used=show["effective"], undoes=undoes)
        differs = verb == "discard" and kind != verb  # beside a TAC that may be played
        message = "tac-choice-discard" if differs else "tac-choice-card"
        return self._words(message, label=label, card=card)

    def places(self, show: Json, legal: Sequence[str]) -> str:
        choices = self._words.listing(
            self._place(show, self._label(index), action) for index, action in enumerate(legal)
        )
        return self._words("tac-table-choices", choices=choices)

    def _place(self, show: Json, label: str, action: str) -> str:
        if action == "skip":
            return self._words("tac-choice-skip", label=label)
        place = action.strip(">")
        told = {"label": label, "place": self._told.place(place)}
        if place.endswith(".p"):
            return self._words("tac-choice-pocket", label=label, colour=place[0])
        stands = occupied(show["board"]).get(place)
        if show["card"] == TRICKSTER and stands:
            return self._words("tac-choice-marble", colour=stands, **told)
        if action.endswith(">"):
            return self._words("tac-choice-from", **told)
        if stands:
            return self._words("tac-choice-kick", colour=stands, **told)
        return self._words("tac-choice-to", **told)

    def _label(self, index: int) -> str:
        return self._words.mark("choice", LETTERS.label(index))

    # --- questions ---

    def question(self, show: Json, legal: Sequence[str]) -> str:
        seat, phase = show["for_seat"], show["phase"]
        who, inside = self._seats.of(seat), self._seats.of(seat, begins=False)
        if phase == "give":
            to = self._seats.of(partner_of(seat), "to", begins=False)
            return self._words("tac-ask-give", **inside, **to)
        if phase in ("from", "to"):
            return self._question_of_place(show, skips="skip" in legal)
        if phase == "skipped":
            answers = "yes" if TAC in legal else "no"
            return self._words("tac-ask-skipped", answers=answers, **inside)
        if show["devil"] is not None:
            return self._words("tac-ask-devil", **inside)
        only_tac = tuple(legal) == (TAC,)
        return self._words("tac-ask-only-tac" if only_tac else "tac-ask-card", **who)

    def _question_of_place(self, show: Json, *, skips: bool) -> str:
        card = show["card"]
        kind = card if card in SPECIAL else "seven" if card == SEVEN else "move"
        if skips:
            return self._words("tac-ask-skip", card=card)
        if show["phase"] == "from":
            return self._words("tac-ask-from", kind=kind, card=card, steps=show["steps"])
        origin = self._told.place(show["origin"])
        return self._words("tac-ask-to", kind=kind, **{"from": origin})

    def half_done(self, show: Json) -> list[str]:
        """A TAC undoes first, and then another card is played on that board."""
        if show["pile"][-1]["card"] != TAC:
            return []
        undone = "yes" if show["prev"] != show["board"] else "no"
        return [self._words("tac-table-undone", card=show["card"], undone=undone)]
