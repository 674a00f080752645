"""What the search is told about TAC, in every mode."""

from __future__ import annotations

import math
from typing import Final

from foxfire.bots.search.hooks import Hooks, Make
from foxfire.bots.tac.needs import colour_needs
from foxfire.bots.tac.offer_list import Offers, Sevens
from foxfire.bots.tac.offers import list_offers
from foxfire.bots.tac.sevens import SLOTS, WIDTH
from foxfire.bots.tac.turn_codes import LONGEST_TURN, Code, follow
from foxfire.core.kernel import kernel
from foxfire.core.seats import OVER
from foxfire.games.tac.actions import GIVE_HIDDEN
from foxfire.games.tac.choices import pick
from foxfire.games.tac.rules import SEVEN_STEPS, seen_action, utility
from foxfire.games.tac.seating import play_together
from foxfire.games.tac.state import GIVE, MARBLES_EACH, SEATS, TacState

MOST_TURNS: Final = 1024  # of the player who searches
TREE_TURNS: Final = 24  # anywhere else in the tree, the best at first sight
TRUST: Final = 4.0

CARDS_AHEAD: Final = 6.0  # a lead of so many cards wins most games; a guess
CARDS_BETTER: Final = 8.0  # together: so many cards saved are a lot; a guess


@kernel
def list_turns(s: TacState, out: Offers) -> int:
    size = list_offers(s, out)
    scale = 0.25 / (CARDS_BETTER if play_together(s) else CARDS_AHEAD)
    for i in range(size):
        out.gains[i] *= scale
    return size


@kernel
def seen_turn(s: TacState, code: Code, viewer: int) -> int:
    """All is open but a gift."""
    if s.phase != GIVE:
        return code
    action = seen_action(s, code - 1, viewer)
    return code if action == code - 1 else GIVE_HIDDEN + 1


@kernel
def roll_on(s: TacState, out: Offers) -> None:
    """The turn that looks best at first sight."""
    list_offers(s, out)
    follow(s, out.codes[0], out.noted)


@kernel
def trust(s: TacState) -> float:
    return TRUST


@kernel
def stops_early(s: TacState, root: TacState) -> bool:
    """When the hands are played, only the board is left to look at."""
    return s.deal != root.deal


@kernel
def evaluate(s: TacState, root: TacState, player: int) -> float:
    """A smooth guess from the cards that everybody still needs to bring his marbles home."""
    if play_together(s):
        saved = cards_in_all(root) - cards_in_all(s)
        return logistic(saved / CARDS_BETTER)
    if s.to_act == OVER:
        return 0.5 * (utility(s, player) + 1)
    return logistic((side_needs(s, 1 - (player & 1)) - side_needs(s, player & 1)) / CARDS_AHEAD)


@kernel
def logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


@kernel
def cards_in_all(s: TacState) -> float:
    """The cards of a whole game together: laid, and needed still."""
    return s.laid + side_needs(s, 0) + side_needs(s, 1)


@kernel
def side_needs(s: TacState, side: int) -> float:
    return colour_needs(s.marbles, s.fresh, side) + colour_needs(s.marbles, s.fresh, side + 2)


def room(make: Make, most_legal: int) -> tuple[Offers, Offers, Offers]:
    boards = Sevens(make(TacState, 2 * WIDTH), make(int, 2 * WIDTH), make(int, SLOTS))
    return (
        _offers(make, MOST_TURNS, True, boards),
        _offers(make, TREE_TURNS, False, boards),
        _offers(make, 1, False, boards),
    )


def _offers(make: Make, most: int, wholly: bool, boards: Sevens) -> Offers:
    size = make(int, 3)
    size[1], size[2] = most, int(wholly)
    return Offers(
        codes=make(int, most),
        gains=make(float, most),
        size=size,
        needs=make(float, SEATS),
        steps=make(float, MARBLES_EACH * (SEVEN_STEPS + 1)),
        noted=make(int, 1),
        sevens=boards,
    )


HOOKS: Final = Hooks(
    pick, stops_early, evaluate, list_turns, follow, seen_turn, roll_on, trust, room, LONGEST_TURN
)
