"""What the search is told about TAC, in every mode."""

from __future__ import annotations

import math
from typing import Any, Final

from foxfire.bots.search.hooks import Hooks, Make
from foxfire.bots.tac.needs import card_worth, colour_needs, row_of
from foxfire.bots.tac.numbers import CARDS_AHEAD, TABLE, WINNING
from foxfire.bots.tac.offer_list import Offers, Sevens
from foxfire.bots.tac.offers import list_offers
from foxfire.bots.tac.sevens import SLOTS, WIDTH
from foxfire.bots.tac.turn_codes import LONGEST_TURN, Code, follow
from foxfire.core.kernel import kernel
from foxfire.core.seats import OVER
from foxfire.games.tac.actions import GIVE_HIDDEN
from foxfire.games.tac.cards import KINDS, held
from foxfire.games.tac.choices import pick
from foxfire.games.tac.rules import SEVEN_STEPS, seen_action, utility
from foxfire.games.tac.seating import play_together
from foxfire.games.tac.state import CARD, GIVE, MARBLES_EACH, NOBODY, SEATS, TacState

MOST_TURNS: Final = 1024  # of the player who searches
TREE_TURNS: Final = 24  # anywhere else in the tree, the best at first sight
HORIZON: Final = 12  # cards laid in a simulation: three of everybody
TRUST: Final = 4.0
EXPLORATION: Final = 0.7
# With 0.7 here too, 4,498 of 4,500 simulations went to the turn that looked best after a few, and
# four times as many found nothing better.
ROOT_EXPLORATION: Final = 2.0

# More find hardly anything: 500 play as well as 4,500.
CLEAR_AFTER: Final = 4_000

CARDS_BETTER: Final = 20.0  # together: what a simulation may save or lose is mostly less


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
def is_other_deal(s: TacState, root: TacState) -> bool:
    return bool(s.deal != root.deal)


@kernel
def stops_early(s: TacState, root: TacState) -> bool:
    """Games are long: after a few cards or with the deal, between two turns, it is judged."""
    if is_other_deal(s, root):
        return True
    return s.laid >= root.laid + HORIZON and s.phase == CARD and s.devil == NOBODY


@kernel
def evaluate(s: TacState, root: TacState, player: int) -> float:
    """A smooth guess from the cards that everybody still needs to bring his marbles home."""
    if play_together(s):
        return logistic((cards_in_all(root) - cards_in_all(s)) / CARDS_BETTER)
    if s.to_act == OVER:
        return 0.5 * (utility(s, player) + 1)
    in_hand = not is_other_deal(s, root)  # new cards are luck: they would only blur what was done
    own = side_needs(s, WINNING, 0, player & 1, in_hand)
    others = side_needs(s, WINNING, 0, 1 - (player & 1), in_hand)
    return logistic((others - own) / CARDS_AHEAD)


@kernel
def logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


@kernel
def cards_in_all(s: TacState) -> float:
    """The cards of a whole game together: laid, and needed still."""
    row = row_of(s)
    return s.laid + side_needs(s, TABLE, row, 0, True) + side_needs(s, TABLE, row, 1, True)


@kernel
def side_needs(s: TacState, table: Any, row: int, side: int, in_hand: bool) -> float:
    """Of both colours, less what the cards in hand will save if they are counted."""
    total = 0.0
    for seat in range(side, SEATS, 2):
        total += colour_needs(table, row, s.marbles, s.fresh, seat)
        hand = s.hands[seat] if in_hand else 0
        for card in range(KINDS):
            total -= held(hand, card) * card_worth(table, row, card)
    return total


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
        worst=make(int, 1),
        needs=make(float, SEATS),
        steps=make(float, MARBLES_EACH * (SEVEN_STEPS + 1)),
        table=_filled(make(float, len(TABLE))),
        noted=make(int, 1),
        sevens=boards,
    )


def _filled(table: Any) -> Any:
    table[:] = list(TABLE)
    return table


HOOKS: Final = Hooks(
    rollout_pick=pick,
    stops_early=stops_early,
    evaluate=evaluate,
    list_turns=list_turns,
    follow=follow,
    seen_turn=seen_turn,
    roll_on=roll_on,
    is_other_deal=is_other_deal,
    room=room,
    longest_turn=LONGEST_TURN,
    trust=TRUST,
    exploration=EXPLORATION,
    root_exploration=ROOT_EXPLORATION,
    clear_after=CLEAR_AFTER,
)
