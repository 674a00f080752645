"""The picture of the board, and what previews make of it."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from foxfire.core.game import Json
from foxfire.core.play import Play
from foxfire.terminal.tac.ahead import after
from foxfire.terminal.tac.board import (
    HEIGHT,
    WIDTH,
    Drawing,
    Marks,
    _house_spot,
    _ring_spot,
    moved,
)
from tests.terminal.tac_tables import POCKET, TAC, marbles

ROOMS = [["Ruby"], ["Sapphire"], ["Amber"], ["Jade", "deals"]]


def board(**colours: Any) -> Json:
    return {colour: colours.get(colour, POCKET) for colour in "RSAJ"}


def drawn(marks: Marks | None = None, bottom: int = 0, **colours: Any) -> list[str]:
    drawing = Drawing(board(**colours), marks or Marks(), lambda role, text: text)
    return drawing.lines(bottom, ROOMS)


def test_the_ring_is_closed_and_has_64_fields() -> None:
    spots = [_ring_spot(way) for way in range(64)]
    assert len(set(spots)) == 64
    for (x, y), (next_x, next_y) in pairwise([*spots, spots[0]]):
        assert abs(x - next_x) + abs(y - next_y) == 1
    assert all(x in (0, WIDTH - 1) or y in (0, HEIGHT - 1) for x, y in spots)


def test_houses_lead_inwards_from_the_start_fields() -> None:
    taken = {_ring_spot(way) for way in range(64)}
    for side in range(4):
        x, y = _ring_spot(16 * side)
        for slot in range(1, 5):
            next_x, next_y = _house_spot(side, slot)
            assert abs(x - next_x) + abs(y - next_y) == 1
            assert (next_x, next_y) not in taken
            taken.add((next_x, next_y))
            x, y = next_x, next_y


def test_the_picture_of_a_board() -> None:
    marks = Marks(frozenset({"17"}), frozenset({"6"}), {"3": "a", "R.h2": "b"}, chosen="22")
    lines = drawn(marks, R=marbles(1, 3, 22, fresh=True), S=marbles(17, house=[4], fresh=True))
    assert lines == [
        "(R) .  .  .  .  .  .  .  .  .  .  a  .  .  .  .  .  .  .  .  .  .  .",
        " .  Sapphire                      1  Amber                         .",
        " .                                2                                .",
        " .                                3                                .",
        " .                                4                                .",
        ">S* 1  2  3  S                                         4  3  2  1  j",
        " .  Ruby                          4  Jade                          .",
        " .                                3  deals                         .",
        " .                                2b                               .",
        " .                                1                                .",
        " .  .  .  .  .  .  o  .  .  Ra .  R* .  .  .  .  .  .  .  .  .  .  .",
    ]


def test_numbers_on_demand() -> None:
    lines = drawn(Marks(numbers=True), R=marbles(3))
    assert lines[0].split()[:3] == ["22", "23", "24"]
    assert lines[-1] == (" 12 11 10  9  8  7  6  5  4R 3  2  1 64 63 62 61 60 59 58 57 56 55 54")


@pytest.mark.parametrize("bottom", range(4))
def test_the_viewer_sits_at_the_bottom(bottom: int) -> None:
    lines = drawn(Marks(numbers=True), bottom)
    assert lines[-1].split()[11] == str(16 * bottom + 1)
    assert ROOMS[bottom][0] in lines[6][:33]
    assert ROOMS[(bottom + 1) % 4][0] in lines[1][:33]  # the left neighbour is next


def test_no_line_is_wider_than_a_small_screen() -> None:
    long = [["x" * 60] * 4] * 4
    lines = Drawing(board(), Marks(), lambda role, text: text).lines(0, long)
    assert max(map(len, lines)) <= 69
    assert "xx.." in lines[1]


def test_what_a_move_has_changed_is_marked() -> None:
    before = board(R=marbles(3), S=marbles(8))
    marks = moved(before, board(R=marbles(8)))
    assert marks.arrived == frozenset({"8"}) and marks.left == frozenset({"3"})


@pytest.mark.parametrize("mode", ["teams", "coop", "two"])
def test_a_previewed_board_is_the_one_that_comes(mode: str) -> None:
    """Worked out from events alone, it must be what the rules make of it."""
    play, rng = Play(TAC, {"mode": mode, "master": True}, seed=2), random.Random(2)
    moves, show = 0, play.show(0)
    for _ in range(1500):
        play.apply(rng.choice(play.legal_actions))
        events = play.events(0)
        undoes = any(event.id == "tac-event-tac" for event in events)
        expected = show["prev"] if undoes else show["board"]
        for event in events:
            moves += event.id in ("tac-event-move", "tac-event-enter", "tac-event-swap")
            expected = after(expected, event)
        show = play.show(0)
        assert _sorted(expected) == show["board"]
    assert moves > 200


def _sorted(board: Json) -> Json:
    return {
        colour: {name: sorted(v) if isinstance(v, list) else v for name, v in marbles.items()}
        for colour, marbles in board.items()
    }
