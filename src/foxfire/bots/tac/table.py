"""A board as players look at it: every colour's marbles by their way home, and who moves whose."""

from __future__ import annotations

from foxfire.bots.tac.journey import HOUSE, POCKET, Spot, cards_home, free_slots, spot_of
from foxfire.bots.tac.standing import Spots, taken_in
from foxfire.core.bits import has, lowest
from foxfire.games.tac.board import (
    colour_of,
    first_marble,
    gap_ahead,
    gap_behind,
    home_colours,
    marble_at,
)
from foxfire.games.tac.ownership import own_colours
from foxfire.games.tac.state import MARBLES_EACH, NOBODY, RING, SEATS, TacState


class Table:
    """The board of a state."""

    def __init__(self, s: TacState) -> None:
        self.board = s.marbles
        self.places = tuple(s.marbles)
        self.spots: list[Spots] = [spots_of(s, colour) for colour in range(SEATS)]
        self.home = home_colours(s.marbles)
        self._moved = [own_colours(s, self.home, seat) for seat in range(SEATS)]

    def moved_by(self, seat: int) -> int:
        """The colour that a seat moves, one of them if it may choose, or NOBODY."""
        return lowest(self._moved[seat]) if self._moved[seat] else NOBODY

    def movers_of(self, colour: int) -> int:
        """How many seats move a colour."""
        return sum(has(colours, colour) for colours in self._moved)

    def is_home(self, colour: int) -> bool:
        return has(self.home, colour)

    def marbles(self, colour: int) -> list[tuple[int, Spot]]:
        """Place and spot of every marble of a colour."""
        first = first_marble(colour)
        places = self.places[first : first + MARBLES_EACH]
        return list(zip(places, self.spots[colour], strict=True))

    def out(self, colour: int) -> list[tuple[int, Spot]]:
        """The marbles that are not in the house."""
        return [marble for marble in self.marbles(colour) if marble[1] < HOUSE]

    def free(self, colour: int) -> int:
        """The slots that can be entered."""
        return free_slots(taken_in(self.spots[colour]))

    def gap_ahead(self, field: int) -> int:
        return gap_ahead(self.board, field)

    def gap_behind(self, field: int) -> int:
        return gap_behind(self.board, field)

    def loss(self, colour: int, spot: Spot) -> float:
        """The cards that a marble costs its colour when it is kicked."""
        needs = cards_home(max(1, self.free(colour)), False)
        return max(0.0, needs[POCKET] - needs[spot])

    def loss_at(self, field: int) -> tuple[int, float]:
        """The colour of the marble on a field, and what it costs that colour to lose it."""
        marble = marble_at(self.board, field % RING)
        colour = colour_of(marble)
        return colour, self.loss(colour, self.spots[colour][marble - first_marble(colour)])


def spots_of(s: TacState, colour: int) -> Spots:
    """The marbles of a colour as it sees them."""
    first = first_marble(colour)
    return tuple([spot_of(colour, s.marbles[first + n], s.fresh) for n in range(MARBLES_EACH)])
