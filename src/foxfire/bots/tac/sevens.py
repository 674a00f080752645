"""All that a 7 can come to: breadth first over boards, each reached once (TAC-12.4)."""

from __future__ import annotations

from typing import Any, Final

from foxfire.bots.tac.needs import colour_needs, row_of
from foxfire.bots.tac.offer_list import Offers, offer, sign_of
from foxfire.bots.tac.turn_codes import Code, code_of, step_code, with_step
from foxfire.core.bits import lowest
from foxfire.core.kernel import kernel
from foxfire.core.struct import copy_struct
from foxfire.games.tac.board import colour_of, marble_at, occupied_fields
from foxfire.games.tac.rules import go_to
from foxfire.games.tac.state import FROM, MARBLES, SEATS, TO, TacState
from foxfire.games.tac.ways import candidates, target_of, ways_of

WIDTH: Final = 600  # boards after so many steps, at most; what is beyond is left out
SLOTS: Final = 2048
HASH: Final = (1 << 40) - 1


@kernel
def offer_all_sevens(s: TacState, out: Offers, action: int, gain: float) -> None:
    """Every board that the steps that are left lead to, with one way there."""
    desk = out.sevens
    steps = s.steps
    size = 0
    if s.phase == TO:
        size = first_steps(s, out)
        steps -= 1
    else:
        start = desk.boards[0]
        copy_struct(start, s)
        start.phase = FROM
        desk.ways[0] = code_of(action, -1, -1)
        size = 1
    now = 0
    for number in range(steps):
        size = next_boards(out, now, size, number)
        now = WIDTH - now
    for i in range(size):
        offer(out, desk.ways[now + i], gain + board_gain(s, out, desk.boards[now + i]))


@kernel
def first_steps(s: TacState, out: Offers) -> int:
    """The marble of the first step has been chosen."""
    forget(out)
    low, high = occupied_fields(s.marbles)
    marble = marble_at(s.marbles, s.origin)
    ways = ways_of(s, marble, low, high)
    size = 0
    while ways != 0:
        way = ways & -ways
        ways ^= way
        target = target_of(s, s.origin, colour_of(marble), way)
        size = take_step(s, out, s.origin, target, 0, size, code_of(-1, -1, target))
    return size


@kernel
def next_boards(out: Offers, now: int, size: int, number: int) -> int:
    """All boards one step on, from `size` boards that begin at `now`."""
    desk = out.sevens
    forget(out)
    found = 0
    for i in range(size):
        at = desk.boards[now + i]
        low, high = occupied_fields(at.marbles)
        left = candidates(at)
        while left != 0:
            marble = lowest(left)
            left &= left - 1
            ways = ways_of(at, marble, low, high)
            while ways != 0:
                way = ways & -ways
                ways ^= way
                place = at.marbles[marble]
                target = target_of(at, place, colour_of(marble), way)
                code = with_step(desk.ways[now + i], number, step_code(marble, way))
                found = take_step(at, out, place, target, WIDTH - now, found, code)
    return found


@kernel
def take_step(
    at: Any, out: Offers, place: int, target: int, first: int, size: int, code: Code
) -> int:
    """Add the board after a step unless it is there already; returns how many there are."""
    desk = out.sevens
    if size == WIDTH:
        return size
    after = desk.boards[first + size]
    copy_struct(after, at)
    after.origin = place
    go_to(after, target)
    slot = board_hash(after) % SLOTS
    while desk.slots[slot] != 0:
        if is_same(after, desk.boards[first + desk.slots[slot] - 1]):
            return size
        slot = (slot + 1) % SLOTS
    desk.slots[slot] = size + 1
    desk.ways[first + size] = code
    return size + 1


@kernel
def forget(out: Offers) -> None:
    for slot in range(SLOTS):
        out.sevens.slots[slot] = 0


@kernel
def board_hash(s: Any) -> int:
    found = s.fresh + 16 * (s.seven_colour + 1)
    for marble in range(MARBLES):
        found = (found * 131 + s.marbles[marble]) & HASH
    return int(found)


@kernel
def is_same(s: Any, other: Any) -> bool:
    same = s.fresh == other.fresh and s.seven_colour == other.seven_colour
    for marble in range(MARBLES):
        same = same and s.marbles[marble] == other.marbles[marble]
    return bool(same)


@kernel
def board_gain(s: TacState, out: Offers, after: Any) -> float:
    gain = 0.0
    for colour in range(SEATS):
        needs = colour_needs(out.table, row_of(s), after.marbles, after.fresh, colour)
        gain += sign_of(s, colour) * (out.needs[colour] - needs)
    return gain
