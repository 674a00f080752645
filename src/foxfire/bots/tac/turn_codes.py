"""A whole turn of TAC as one number, so that a tree can hold it as one node.

Lowest first: an action that names a card, a place to start from, a place to go to, each absent if
it has been chosen before. Then, of a 7, either its single steps (a marble by its number on the
board as it then is, and a way) or, if marked, how many steps each marble of one colour makes.
What a code leaves open, in a 7, is left to chance.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from foxfire.core.bits import bit, has
from foxfire.core.kernel import kernel
from foxfire.games.tac.actions import FROM_FIRST, SKIP, TO_FIRST, Action
from foxfire.games.tac.board import (
    colour_of,
    fields_to_start,
    first_marble,
    house_of,
    in_house,
    is_fresh_there,
    marble_at,
    start_of,
)
from foxfire.games.tac.cards import SEVEN
from foxfire.games.tac.choices import pick
from foxfire.games.tac.rules import SEVEN_STEPS, apply
from foxfire.games.tac.state import FROM, MARBLES_EACH, RING, TO, TacState
from foxfire.games.tac.ways import AHEAD, BACK, HOME, moving_colours, target_of, ways_from

Code = int

CARD_BITS: Final = 6
PLACE_BITS: Final = 7
FROM_AT: Final = CARD_BITS
TO_AT: Final = FROM_AT + PLACE_BITS
STEPS_AT: Final = TO_AT + PLACE_BITS
STEP_BITS: Final = 6
COUNTED_AT: Final = STEPS_AT + SEVEN_STEPS * STEP_BITS
COUNT_BITS: Final = 4  # up to seven steps, and whether into the house
PLACE: Final = (1 << PLACE_BITS) - 1
SKIPS: Final = PLACE  # in the place of a place to start from
WAYS: Final = 3
LONGEST_TURN: Final = 1 + 2 * SEVEN_STEPS


@kernel
def code_of(card_action: int, origin: int, target: int) -> Code:
    """Of a card and a move, -1 for what has been chosen before."""
    return (card_action + 1) | ((origin + 1) << FROM_AT) | ((target + 1) << TO_AT)


@kernel
def skip_code(card_action: int) -> Code:
    return (card_action + 1) | (SKIPS << FROM_AT)


@kernel
def step_code(marble: int, way: int) -> int:
    """One step of a 7, not 0."""
    return 1 + WAYS * marble + (0 if way == AHEAD else 1 if way == HOME else 2)


@kernel
def with_step(code: Code, number: int, step: int) -> Code:
    return code | (step << (STEPS_AT + STEP_BITS * number))


@kernel
def step_in(code: Code, number: int) -> int:
    return (code >> (STEPS_AT + STEP_BITS * number)) & ((1 << STEP_BITS) - 1)


@kernel
def counted_code(card_action: int, colour: int, counts: int) -> Code:
    """A 7 of one colour; four bits a marble in the order of the board."""
    return (card_action + 1) | (((counts << 2) | colour) << STEPS_AT) | bit(COUNTED_AT)


@kernel
def do(s: TacState, action: Action, actions: MutableSequence[int], size: int) -> int:
    """Carry an action out and note it, where there is room for notes."""
    apply(s, action)
    if size < len(actions):
        actions[size] = action
    return size + 1


@kernel
def follow(s: TacState, code: Code, actions: MutableSequence[int]) -> int:
    """Carry out a turn; returns how many actions it had, noted as far as there is room."""
    size = 0
    card_action = (code & (bit(CARD_BITS) - 1)) - 1
    origin = (code >> FROM_AT) & PLACE
    target = (code >> TO_AT) & PLACE
    if card_action >= 0:
        size = do(s, card_action, actions, size)
    if origin == SKIPS:
        return do(s, SKIP, actions, size)
    if origin > 0:
        size = do(s, FROM_FIRST + origin - 1, actions, size)
    if target > 0:
        size = do(s, TO_FIRST + target - 1, actions, size)
    if s.card != SEVEN or s.phase not in (FROM, TO):
        return size
    size = (
        follow_counts(s, code, actions, size)
        if has(code, COUNTED_AT)
        else follow_steps(s, code, actions, size)
    )
    while s.card == SEVEN and s.phase in (FROM, TO):
        size = do(s, pick(s), actions, size)
    return size


@kernel
def follow_steps(s: TacState, code: Code, actions: MutableSequence[int], size: int) -> int:
    for number in range(SEVEN_STEPS):
        step = step_in(code, number)
        if step == 0 or s.card != SEVEN:
            break
        marble = (step - 1) // WAYS
        kind = (step - 1) % WAYS
        way = AHEAD if kind == 0 else HOME if kind == 1 else BACK
        place = s.marbles[marble]
        target = target_of(s, place, colour_of(marble), way)
        size = do(s, FROM_FIRST + place, actions, size)
        size = do(s, TO_FIRST + target, actions, size)
    return size


@kernel
def follow_counts(s: TacState, code: Code, actions: MutableSequence[int], size: int) -> int:
    """Marbles in the house first, the deepest before the others; then the nearest to it."""
    packed = (code >> STEPS_AT) & (bit(2 + COUNT_BITS * MARBLES_EACH) - 1)
    colour = packed & 3
    counts = packed >> 2
    # A marble that moves is put into order again, so all are known by where they stood.
    first = first_marble(colour)
    p0 = s.marbles[first]
    p1 = s.marbles[first + 1]
    p2 = s.marbles[first + 2]
    p3 = s.marbles[first + 3]
    for _ in range(MARBLES_EACH):
        best = -1
        nearest = 1000
        for n in range(MARBLES_EACH):
            place = p0 if n == 0 else p1 if n == 1 else p2 if n == 2 else p3
            if (counts >> (COUNT_BITS * n)) & 7 != 0:
                rank = -place if in_house(place) else fields_to_start(colour, place)
                if is_fresh_there(s.fresh, colour, place):
                    rank = RING
                if rank < nearest:
                    nearest = rank
                    best = n
        if best < 0:
            break
        place = p0 if best == 0 else p1 if best == 1 else p2 if best == 2 else p3
        steps = (counts >> (COUNT_BITS * best)) & 7
        inward = has(counts, COUNT_BITS * best + 3)
        counts &= ~(15 << (COUNT_BITS * best))
        size = walk(s, colour, place, steps, inward, actions, size)
    return size


@kernel
def walk(
    s: TacState, colour: int, place: int, steps: int, inward: bool,
    actions: MutableSequence[int], size: int,
) -> int:  # fmt: skip
    """One marble makes so many steps, or as many as it can."""
    for _ in range(steps):
        if s.card != SEVEN or s.phase != FROM:
            break
        marble = marble_at(s.marbles, place)
        if marble // MARBLES_EACH != colour:
            break  # it was kicked on the way of another
        enters = inward and place == start_of(colour)
        way = HOME if enters or in_house(place) else AHEAD
        if ways_from(s, place) & way == 0 or not has(moving_colours(s), colour):
            break
        target = (
            house_of(colour, 0)
            if enters
            else place + 1
            if in_house(place)
            else ((place + 1) & (RING - 1))
        )
        size = do(s, FROM_FIRST + place, actions, size)
        size = do(s, TO_FIRST + target, actions, size)
        place = target
    return size
