"""What lies on a table of TAC: the board with its seats, the pile, the hands, where marbles are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from foxfire.core.game import Event, Json
from foxfire.games.tac.notation import COLOURS
from foxfire.games.tac.seating import partner_of
from foxfire.games.tac.state import SEATS
from foxfire.terminal.tac import happenings
from foxfire.terminal.tac.ahead import trace
from foxfire.terminal.tac.board import Drawing, Marks, moved, occupied, start_of
from foxfire.terminal.tac.happenings import Happenings
from foxfire.terminal.tac.seats import Seats
from foxfire.terminal.teller import Lines
from foxfire.text.voice import HIDDEN
from foxfire.text.words import Words


class Table:
    """Shows a table to one viewer, who may want numbers on it."""

    def __init__(self, words: Words, seats: Seats, told: Happenings) -> None:
        self._words = words
        self._seats = seats
        self._told = told
        self._last_move = Marks()
        self.numbers = False
        self.best: int | None = None

    # --- the board ---

    def board(self, show: Json, board: Json, marks: Marks) -> Lines:
        """A board, be it the present one or another, with its seats around it."""
        rooms = [self._room(show, board, seat) for seat in range(SEATS)]
        drawing = Drawing(board, replace(marks, numbers=self.numbers), self._words.mark)
        return drawing.lines(self._seats.bottom, rooms, self._top_card(show))

    def board_now(self, show: Json) -> Lines:
        return self.board(show, show["board"], self._marks(show))

    def choosing_board(self, show: Json, labels: Mapping[str, str]) -> Lines:
        """The board with the places that may be chosen."""
        marks = moved(show["prev"], show["board"])
        marks = replace(marks, labels=labels, chosen=show["origin"])
        return self.board(show, show["board"], marks)

    def follow(self, events: Sequence[Event]) -> None:
        """Remember the last move, to mark it."""
        for group in happenings.joined(events):
            self._last_move = trace(group) or self._last_move

    def _marks(self, show: Json) -> Marks:
        """The last move; after a card that moved nothing, the one before is still marked."""
        seen = moved(show["prev"], show["board"])
        taken = occupied(show["board"])
        if seen.arrived or seen.left or not self._last_move.arrived <= taken.keys():
            return seen
        return replace(self._last_move, left=self._last_move.left - taken.keys())

    def _top_card(self, show: Json) -> str:
        if not show["pile"]:
            return ""
        return self._words("tac-board-top", card=show["pile"][-1]["card"])

    def _room(self, show: Json, board: Json, seat: int) -> Lines:
        """Four short lines beside the start field of a seat."""
        colour = COLOURS[seat]
        turn = self._words("tac-room-turn") if show["for_seat"] == seat else ""
        who = {"who": self._seats.relation(seat), "name": self._seats.person(seat)}
        marbles = self._words.mark(colour, colour * board[colour]["pocket"])
        pocket = marbles or self._words("tac-room-empty")
        exits = "yes" if show["announced"][seat] else "no"
        size = show["hands"][seat]["size"]
        return [
            turn + self._words("tac-room-name", colour=colour, **who),
            self._words("tac-room-pocket", marbles=pocket),
            self._words("tac-room-hand", size=size, exit=exits),
            self._room_end(show, seat),
        ]

    def _room_end(self, show: Json, seat: int) -> str:
        gave, got = show["given"][seat], show["given"][partner_of(seat)]
        if not self._seats.is_own(seat) or gave is None:
            return self._words("tac-room-dealer") if show["dealer"] == seat else ""
        if got in (None, HIDDEN):
            return self._words("tac-room-gave", gave=gave)
        return self._words("tac-room-gave-and-got", gave=gave, got=got)

    # --- cards ---

    def counts(self, show: Json) -> str:
        told = {"deal": show["deal"], "stock": show["stock"], "laid": show["laid"]}
        if self.best is not None:
            return self._words("tac-table-counts-best", best=self.best, **told)
        return self._words("tac-table-counts", **told)

    def pile_line(self, show: Json) -> Lines:
        if not show["pile"]:
            return []
        cards = self._words.listing(map(self._laid_card, show["pile"]))
        return [self._words("tac-table-pile", cards=cards)]

    def _laid_card(self, laid: Json) -> str:
        message = "tac-pile-discard" if laid["discarded"] else "tac-pile-card"
        return self._words(message, colour=COLOURS[laid["seat"]], card=laid["card"])

    def pile(self, show: Json) -> Lines:
        """The same, a line a card."""
        lines = [self._laid_line(number, laid) for number, laid in enumerate(show["pile"], start=1)]
        return lines or [self._words("tac-pile-empty")]

    def _laid_line(self, number: int, laid: Json) -> str:
        told = {"number": number, "card": laid["card"]}
        discarded = "yes" if laid["discarded"] else "no"
        who = self._seats.of(laid["seat"])
        return self._words("tac-pile-laid", discarded=discarded, **told, **who)

    def hands(self, show: Json) -> Lines:
        """All hands that the viewer sees now and that are not empty."""
        seen = [seat for seat in range(SEATS) if show["hands"][seat]["cards"]]
        return [self._hand(show, seat) for seat in seen]

    def _hand(self, show: Json, seat: int) -> str:
        cards = self._told.cards(show["hands"][seat]["cards"])
        return self._words("tac-table-hand", cards=cards, **self._seats.of(seat))

    # --- in words ---

    def places(self, show: Json) -> Lines:
        """Where all marbles are, for who does not look at the board."""
        return [self._colour_places(colour, show["board"][colour]) for colour in COLOURS]

    def _colour_places(self, colour: str, marbles: Json) -> str:
        fresh = start_of(colour) if marbles["fresh"] else None
        ring = [str(number) for number in marbles["ring"]]
        places = [
            self._words("tac-place-fresh", number=place)
            if place == fresh
            else self._told.place(place)
            for place in [*ring, *(f"{colour}.h{slot}" for slot in marbles["house"])]
        ]
        if marbles["pocket"]:
            places.append(self._words("tac-place-pocket", count=marbles["pocket"]))
        return self._words("tac-places", colour=colour, places=self._words.listing(places))
