"""The 7 (TAC-12.2, TAC-12.4): steps that can be completed, and how many results there are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from foxfire.core.play import Play
from foxfire.games.tac import rules
from foxfire.games.tac.actions import SKIP
from foxfire.games.tac.cards import SEVEN
from foxfire.games.tac.position import dump_board
from foxfire.games.tac.results import distinct_results, results_of_card
from foxfire.games.tac.state import TacState
from tests.games.tac.set_up import TAC, board_text, home, plays, sequences, table
from tests.games.tac.side_by_side import board_key
from tests.games.tac.side_by_side_positions import is_won, random_board, random_side
from tests.oracle.tac import TacOracle
from tests.oracle.tac_board import COLOURS, SEATS, Board, SevenState, seven, seven_layer, stuck

MODES = ("teams", "coop", "solo", "two")
STYLES = ("crowded", "late", "mixed", "last")
AMOUNTS = [
    pytest.param(2, id="few"),
    pytest.param(150, id="many", marks=pytest.mark.campaign),
]
modes = pytest.mark.parametrize("mode", MODES)
styles = pytest.mark.parametrize("style", STYLES)
amounts = pytest.mark.parametrize("amount", AMOUNTS)

#: TAC-12.4: fewer results than this with one colour, and so than twice as many with either of two.
WITH_ONE_COLOUR = 300
#: The boards with the most results that a long search has found, seat 0 to play.
MOST = {
    "one colour": ("teams", "R1 R48 R59 R64 S7", 286),
    "partners": ("teams", "R1 R.h2 R.h3 R.h4 A28 A32 A33 A.h3", 203),
    "the other team after the own": (
        "coop",
        f"R1 R.h2 R.h3 R.h4 {home('A')} S12 S16 S17 S.h3 J44 J48 J49 J.h3",
        404,
    ),
    "either colour of the other team": (
        "coop",
        f"{home('R', 'A')} S11 S16 S17 S59 J37 J43 J48 J49",
        572,
    ),
}
#: The board that TAC-12.4 speaks of.
WRITTEN_DOWN = f"{home('R', 'A')} S9 S13 S17 S.h2 J41 J45 J49 J.h2"


def together(mode: str) -> bool:
    return mode in ("coop", "solo")


def positions(
    mode: str, style: str, amount: int, seed: str = "steps"
) -> Iterator[tuple[Board, int]]:
    """Random boards, each with a seat that holds a 7."""
    rng = random.Random(f"{seed} {mode} {style}")
    for _ in range(amount):
        yield random_board(rng, style, together(mode)), rng.randrange(4)


def text_of(board: Board) -> str:
    return board_text(board.to_dict())


def key_of(state: TacState) -> tuple[int, ...]:
    """What `board_key` says of a board of the oracle."""
    return (*state.marbles, state.fresh)


# --- TAC-12.2: steps that can be completed -------------------------------------------------------


class Seven:
    """A 7 by brute force: a step is right if all seven can be made after it."""

    def __init__(self, mode: str, board: Board, seat: int) -> None:
        self.oracle, self.board, self.seat = TacOracle(mode), board, seat
        self.fixed = [stuck(board, colour) for colour in SEATS]
        self.is_possible = cache(self._is_possible)

    def movable(self, board: Board) -> list[int]:
        return self.oracle.movable(self.seat, board)

    def _is_possible(self, state: SevenState, steps: int) -> bool:
        """Whether so many steps can be made from here."""
        following = seven_layer(state, self.fixed, self.movable) if steps else {state}
        return any(steps < 2 or self.is_possible(after, steps - 1) for after in following)

    def steps(self, state: SevenState, left: int) -> set[SevenState]:
        """The single steps that can be completed."""
        found = seven_layer(state, self.fixed, self.movable)
        return {after for after in found if self.is_possible(after, left - 1)}


def stepped(state: TacState) -> Iterator[TacState]:
    """The states after every step that the engine offers."""
    for origin in TAC.legal(state):
        chosen = state.copy()
        rules.apply(chosen, origin)
        for target in TAC.legal(chosen):
            after = chosen.copy()
            rules.apply(after, target)
            yield after


def assert_offers_what_can_be_completed(play: Play, brute: Seven, rng: random.Random) -> None:
    """Along one random way through the 7."""
    state, now = play.state.copy(), SevenState(brute.board, None)
    for left in range(7, 0, -1):
        offered = list(stepped(state))
        right = {board_key(after.board): after for after in brute.steps(now, left)}
        assert sorted(map(key_of, offered)) == sorted(right), (left, text_of(now.board))
        state = rng.choice(offered)
        now = right[key_of(state)]


@amounts
@styles
@modes
def test_tac_12_2_an_offered_step_is_one_that_can_be_completed(
    mode: str, style: str, amount: int
) -> None:
    rng = random.Random(f"ways {mode} {style}")
    for board, seat in positions(mode, style, 4 * amount):
        play, brute = table(text_of(board), "7", seat=seat, mode=mode), Seven(mode, board, seat)
        if brute.is_possible(SevenState(board, None), 7):
            play.do("7")
            assert_offers_what_can_be_completed(play, brute, rng)
        else:
            assert plays(play) == ["-7"]


@amounts
@modes
def test_tac_12_2_by_a_tac_too_on_the_board_that_it_restores(mode: str, amount: int) -> None:
    """Stuck is then what was stuck on that board (TAC-4.7)."""
    rng = random.Random(f"undone {mode}")
    for board, seat in positions(mode, "late", 3 * amount):
        now = random_board(rng, "late", together(mode))
        brute = Seven(mode, board, seat)
        play = table(text_of(now), "tac", seat=seat, mode=mode, pile="7", prev=text_of(board))
        if brute.is_possible(SevenState(board, None), 7):
            play.do("tac")
            assert_offers_what_can_be_completed(play, brute, rng)
        else:
            assert plays(play) == ["-tac"]


@pytest.mark.parametrize("mode", ["teams", "two"])
def test_tac_12_2_the_last_marble_may_not_go_in_where_nothing_can_go_on(mode: str) -> None:
    """The partner has a marble in the pocket and three that are stuck."""
    play = table("R1 R.h2 R.h3 R.h4 A.h2 A.h3 A.h4", "7", mode=mode)
    play.do("7")
    (only,) = stepped(play.state)
    assert board_text(dump_board(only.marbles, only.fresh)).startswith("R2 R.h2")


# --- TAC-12.4: how many results ------------------------------------------------------------------


def counted(mode: str, board: str) -> int:
    return len(results_of_card(table(board, "7", mode=mode).state, SEVEN))


@pytest.mark.parametrize(("mode", "board", "number"), MOST.values(), ids=MOST)
def test_tac_12_4_the_most_results_that_were_found(mode: str, board: str, number: int) -> None:
    assert counted(mode, board) == number


def test_tac_12_4_with_one_colour_there_are_80_000_ways_and_under_300_results() -> None:
    found = sequences(table("R1 R49 R56 R.h3", "7"), "7")
    assert found.total() == 79_912
    assert len(found) < WITH_ONE_COLOUR
    assert MOST["one colour"][2] < WITH_ONE_COLOUR


def test_tac_12_4_with_two_colours_sequences_are_more_and_results_still_hundreds() -> None:
    found = sequences(table(WRITTEN_DOWN, "7", mode="coop"), "7")
    assert (found.total(), len(found)) == (140_404, 530)
    assert counted("coop", WRITTEN_DOWN) == 530


def bound(mode: str) -> int:
    return 2 * WITH_ONE_COLOUR if together(mode) else WITH_ONE_COLOUR


def near_home(rng: random.Random, mode: str) -> Board:
    """Many marbles shortly before houses that are still empty: where results are many."""
    while True:
        taken: set[int] = set()
        sides: dict[str, dict[str, Any]] = {}
        for seat in SEATS:
            ring = sorted(rng.sample(range(-10, 2), rng.choice((2, 3, 3, 4))))
            fields = [1 + (16 * seat + far) % 64 for far in ring]
            slots = rng.sample((1, 2, 3, 4), 4 - len(fields))
            sides[COLOURS[seat]] = {"ring": [f for f in fields if f not in taken], "house": slots}
            taken |= set(fields)
        if together(mode) and rng.random() < 0.5:
            sides |= {COLOURS[seat]: {"house": [1, 2, 3, 4]} for seat in (0, 2)}
        board = Board.from_dict(sides)
        if not is_won(board, together(mode)):
            return board


@amounts
@pytest.mark.parametrize("mode", ["teams", "coop"])
def test_tac_12_4_no_board_near_home_has_more(mode: str, amount: int) -> None:
    rng = random.Random(f"near home {mode}")
    for _ in range(amount):
        board = near_home(rng, mode)
        assert counted(mode, text_of(board)) < bound(mode), text_of(board)


def changed(rng: random.Random, mode: str, board: Board) -> Board:
    """One colour put somewhere else."""
    while True:
        seat = rng.choice((0, 0, 2, 1, 3))
        taken = {f + 1 for c in SEATS if c != seat for f in board.sides[c].ring}
        sides = board.to_dict() | {COLOURS[seat]: random_side(rng, "late", seat, taken)}
        after = Board.from_dict(sides)
        if not is_won(after, together(mode)):
            return after


@pytest.mark.parametrize(
    ("climbs", "tries"),
    [
        pytest.param(1, 12, id="few"),
        pytest.param(4, 60, id="many", marks=pytest.mark.campaign),
    ],
)
@pytest.mark.parametrize("mode", ["teams", "coop"])
def test_tac_12_4_nor_does_a_climb_to_ever_more_results_find_one(
    mode: str, climbs: int, tries: int
) -> None:
    rng = random.Random(f"climb {mode}")
    for _ in range(climbs):
        board = near_home(rng, mode)
        best = counted(mode, text_of(board))
        for _ in range(tries):
            other = changed(rng, mode, board)
            found = counted(mode, text_of(other))
            assert found < bound(mode), text_of(other)
            if found >= best:
                board, best = other, found


# --- distinct results ----------------------------------------------------------------------------


@amounts
@styles
@modes
def test_distinct_results_of_a_7_are_those_of_brute_force(
    mode: str, style: str, amount: int
) -> None:
    for board, seat in positions(mode, style, amount, "results"):
        play = table(text_of(board), "7", seat=seat, mode=mode)
        found = [key_of(after) for _, after in results_of_card(play.state, SEVEN)]
        expected = seven(board, Seven(mode, board, seat).movable)
        assert sorted(found) == sorted(map(board_key, expected)), text_of(board)


def every_sequence(state: TacState) -> Iterator[TacState]:
    """What every sequence of actions leads to, with none left out and no two put together."""
    for action in TAC.legal(state):
        after = state.copy()
        rules.apply(after, action)
        if TAC.phase_name(after) in ("from", "to"):
            yield from every_sequence(after)
        else:
            yield after


SMALL = {
    "two marbles and every card": ("R62 R.h1 S2 A33*", "1 4 7 8 trickster"),
    "the partner goes on": ("R64 R.h2 R.h3 R.h4 A32 A.h1", "7 13"),
    "kicks": ("R10 R12 S13 S14", "7 12 5"),
}


@pytest.mark.parametrize(("board", "hand"), SMALL.values(), ids=SMALL)
def test_distinct_results_are_those_of_every_sequence(board: str, hand: str) -> None:
    state = table(board, hand).state
    found = [after.to_bytes() for _, after in distinct_results(state)]
    assert len(found) == len(set(found))
    assert set(found) == {after.to_bytes() for after in every_sequence(state)}


@pytest.mark.parametrize(("mode", "board", "number"), MOST.values(), ids=MOST)
def test_the_worst_7_is_found_with_few_boards(
    mode: str, board: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted are actions tried, two a step: a few dozen for a result, not one for a sequence."""
    tried, apply = 0, rules.apply

    def counting(state: TacState, action: int) -> None:
        nonlocal tried
        tried += 1
        apply(state, action)

    monkeypatch.setattr(rules, "apply", counting)
    counted(mode, board)
    assert tried < 12_000


# --- the most legal actions ----------------------------------------------------------------------


@amounts
@modes
def test_never_are_more_actions_legal_than_the_game_says(mode: str, amount: int) -> None:
    most = 0
    for seed in range(amount):
        rng = random.Random(f"most {mode} {seed}")
        play = Play(TAC, {"mode": mode, "master": seed % 2 == 1}, seed=seed)
        while play.legal_actions and play.state.laid < 100:
            most = max(most, len(play.legal_actions))
            play.apply(rng.choice(play.legal_actions))
    assert 5 < most <= TAC.most_legal


def widest(state: TacState) -> int:
    """The most legal actions at one decision of this turn."""
    most, ways = 0, [state]
    while ways:
        at = ways.pop()
        most = max(most, len(TAC.legal(at)))
        if at.card == SEVEN and at.steps < 6:
            continue
        for action in TAC.legal(at):
            after = at.copy()
            rules.apply(after, action)
            ways += [after] if TAC.phase_name(after) in ("from", "to") else []
    return most


@amounts
@styles
@modes
def test_on_crowded_boards_neither(mode: str, style: str, amount: int) -> None:
    for board, seat in positions(mode, style, amount, "widest"):
        play = table(text_of(board), "7 8 trickster 13 4", seat=seat, mode=mode)
        assert widest(play.state) <= TAC.most_legal


def test_with_every_marble_on_the_ring_a_trickster_has_the_most_choices() -> None:
    fields = {colour: range(start + 2, start + 10, 2) for colour, start in
              zip(COLOURS, (1, 17, 33, 49), strict=True)}  # fmt: skip
    board = " ".join(f"{colour}{field}" for colour in COLOURS for field in fields[colour])
    play = table(board, "trickster 8")
    play.do("trickster")
    assert len(play.legal) == 16 == TAC.most_legal - 1


def test_with_both_colours_of_the_other_team_an_8_has_nine() -> None:
    """Eight fields apart, so that none is in the way of another."""
    board = f"{home('R', 'A')} S4 S20 S36 S52 J12 J28 J44 J60"
    play = table(board, "8 9", mode="coop")
    play.do("8")
    assert len(play.legal) == 9
    assert TAC.format_action(SKIP) in play.legal
