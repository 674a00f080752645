"""Why an action is not allowed: the clause that forbids it, rung by rung."""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import has
from foxfire.core.clauses import NONE, NOT_AN_ACTION, clause
from foxfire.core.kernel import kernel
from foxfire.core.seats import CHANCE, OVER
from foxfire.games.tac.actions import (
    ACTIONS,
    DISCARD_FIRST,
    FROM_FIRST,
    GIVE_FIRST,
    PLAY_FIRST,
    SKIP,
    TO_FIRST,
    Action,
    is_discard,
    is_from,
    is_give,
    is_play,
    is_to,
)
from foxfire.games.tac.board import (
    Colour,
    Place,
    colour_of,
    has_pocket_marble,
    home_colours,
    house_of,
    in_house,
    is_fresh_there,
    marble_at,
    on_board,
    on_ring,
    start_of,
    taken_slots,
)
from foxfire.games.tac.cards import (
    ANGEL,
    FOUR,
    NO_CARD,
    SEVEN,
    TAC,
    TRICKSTER,
    WARRIOR,
    Card,
    held,
    one,
)
from foxfire.games.tac.ownership import own_colours, winning_side
from foxfire.games.tac.pile import effective_card
from foxfire.games.tac.seating import play_together
from foxfire.games.tac.state import FROM, GIVE, HOUSES, MARBLES, NOBODY, SKIPPED, TO, TacState
from foxfire.games.tac.uses import can_undo, own_cards, playable, usable
from foxfire.games.tac.ways import can_go_on, may_skip, moving_colours, target_of, ways_from

# The clause that each refusal cites.
NEEDS_A_PACK: Final = clause(2, 1)
GIFT: Final = clause(2, 4)
PLAY_ONE: Final = clause(3, 1)
OWN_MARBLES: Final = clause(3, 3)
NO_WAY: Final = clause(4, 1)
STUCK: Final = clause(4, 7)
BACKWARD: Final = clause(5, 3)
SKIPPING: Final = clause(5, 4)
SEVEN_STEP: Final = clause(6, 3)
LAST_ONE_IN: Final = clause(6, 5)
SWAPPING: Final = clause(7, 1)
UNDOING: Final = clause(8, 1)
FIRST_CARD: Final = clause(8, 5)
ANSWERING_SKIP: Final = clause(8, 6)
MUST_UNDO: Final = clause(8, 8)
SERVING: Final = clause(9, 5)
CHARGING: Final = clause(9, 6)
GAME_OVER: Final = clause(10, 1)
ONE_COLOUR: Final = clause(11, 1)
MUST_UNDO_TOGETHER: Final = clause(11, 2)


@kernel
def refusal(s: TacState, action: Action) -> int:
    """The clause that forbids an action now; NONE when it is legal."""
    if not 0 <= action < ACTIONS:
        return NOT_AN_ACTION
    if s.to_act == CHANCE:
        return NEEDS_A_PACK
    if s.to_act == OVER:
        return GAME_OVER
    if is_give(action) or s.phase == GIVE:
        return refusal_of_gift(s, action)
    if s.phase == FROM:
        return refusal_of_origin(s, action)
    if s.phase == TO:
        return refusal_of_target(s, action)
    if is_play(action):
        return refusal_of_play(s, action - PLAY_FIRST)
    if is_discard(action):
        return refusal_of_discard(s, action - DISCARD_FIRST)
    return PLAY_ONE


@kernel
def refusal_of_gift(s: TacState, action: Action) -> int:
    gives = is_give(action) and s.phase == GIVE
    return NONE if gives and held(s.hands[s.for_seat], action - GIVE_FIRST) > 0 else GIFT


@kernel
def refusal_of_play(s: TacState, card: Card) -> int:
    if held(s.hands[s.for_seat], card) == 0:
        return PLAY_ONE
    if card == TAC:
        return refusal_to_undo(s)
    if s.phase == SKIPPED:
        return SKIPPING
    if winning_side(s, s.marbles) != NOBODY:
        return MUST_UNDO_TOGETHER if play_together(s) else MUST_UNDO
    if usable(s, s.marbles, s.fresh, s.for_seat, one(card)) != 0:
        return NONE
    return clause_of_card(card)


@kernel
def clause_of_card(card: Card) -> int:
    """What stands in the way of a card that cannot go anywhere."""
    if card == TRICKSTER:
        return SWAPPING
    if card == WARRIOR:
        return CHARGING
    if card == ANGEL:
        return SERVING
    if card == SEVEN:
        return SEVEN_STEP
    return BACKWARD if card == FOUR else NO_WAY


@kernel
def refusal_to_undo(s: TacState) -> int:
    if effective_card(s) == NO_CARD:
        return FIRST_CARD
    if can_undo(s, s.for_seat):
        return NONE
    return ANSWERING_SKIP if s.phase == SKIPPED else UNDOING


@kernel
def refusal_of_discard(s: TacState, card: Card) -> int:
    if held(s.hands[s.for_seat], card) == 0:
        return PLAY_ONE
    return NONE if s.phase == SKIPPED or playable(s, own_cards(s)) == 0 else PLAY_ONE


@kernel
def refusal_of_origin(s: TacState, action: Action) -> int:
    if action == SKIP:
        return NONE if may_skip(s) else SKIPPING
    if not is_from(action):
        return PLAY_ONE
    place = action - FROM_FIRST
    marble = marble_at(s.marbles, place)
    if s.card == TRICKSTER:
        return NONE if marble < MARBLES and on_ring(place) else SWAPPING
    if marble == MARBLES or not has(moving_colours(s), colour_of(marble)):
        return clause_of_others(s, marble)
    if s.card == ANGEL and on_board(place) and has_pocket_marble(s.marbles, colour_of(marble)):
        return SERVING
    if ways_from(s, place) != 0:
        return NONE
    stuck = s.card == SEVEN and in_house(place) and has(s.stuck, place - HOUSES)
    return STUCK if stuck else clause_of_card(s.card)


@kernel
def clause_of_others(s: TacState, marble: int) -> int:
    """Why a marble, or an empty place, is not the player's to move."""
    if s.card == ANGEL:
        return SERVING
    own = own_colours(s, home_colours(s.marbles), s.for_seat)
    return ONE_COLOUR if marble < MARBLES and has(own, colour_of(marble)) else OWN_MARBLES


@kernel
def refusal_of_target(s: TacState, action: Action) -> int:
    if not is_to(action):
        return PLAY_ONE
    place = action - TO_FIRST
    if s.card == TRICKSTER:
        swaps = on_ring(place) and place != s.origin and marble_at(s.marbles, place) < MARBLES
        return NONE if swaps else SWAPPING
    marble = marble_at(s.marbles, s.origin)
    ways = ways_from(s, s.origin)
    while ways != 0:
        way = ways & -ways
        ways ^= way
        if target_of(s, s.origin, colour_of(marble), way) == place:
            return NONE
    if s.card == SEVEN and enters_too_early(s, colour_of(marble), place):
        return LAST_ONE_IN
    return clause_of_card(s.card)


@kernel
def enters_too_early(s: TacState, colour: Colour, place: Place) -> bool:
    """Whether a step would bring the last marble home with steps left that cannot be made."""
    return (
        place == house_of(colour, 0)
        and s.origin == start_of(colour)
        and not is_fresh_there(s.fresh, colour, s.origin)
        and not can_go_on(s, colour, taken_slots(s.marbles, colour))
    )
