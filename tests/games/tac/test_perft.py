"""How many ways lead on from fixed deals and positions; pinned, and counted by the oracle too."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from foxfire.core.perft import perft
from foxfire.core.play import Dealt, Play
from foxfire.games.tac.results import distinct_results
from foxfire.games.tac.state import TacState
from tests.games.tac.set_up import TAC, home, table
from tests.games.tac.side_by_side import Options
from tests.oracle.tac import Laid, TacOracle
from tests.oracle.tac_board import Board

# Seed of the pack, options, the number of ways for 1, 2, ... decisions from the first gift on.
DEALS: list[tuple[str, Options, list[int]]] = [
    ("perft-1", {"mode": "teams", "dealer": 2}, [5, 25, 100, 500, 2020, 3556]),
    ("perft-2", {"mode": "coop", "master": True, "dealer": 1}, [5, 25, 125, 625, 1100, 1556]),
    ("perft-3", {"mode": "solo", "dealer": 3}, [4, 16, 80, 320, 512, 656, 848]),
    (
        "perft-4",
        {"mode": "two", "master": True, "angel_house": False},
        [4, 16, 48, 240, 420, 420, 420],
    ),
]
fixed_deals = pytest.mark.parametrize(
    ("seed", "options", "counts"), DEALS, ids=[seed for seed, *_ in DEALS]
)

CROWDED = "R5 R20 R62 R.h2 S18 S30 S44 S.h4 A40 A33* A.h2 A60 J50 J10 J47 J.h1"
# Set-up, the number of ways for 1, 2, ... decisions, and for 1, 2, ... whole turns.
POSITIONS: dict[str, tuple[dict[str, Any], list[int], list[int]]] = {
    "many marbles out": (
        {"board": CROWDED, "hand": "1 4 8 trickster 12", "others": {1: "13 10 4 5 2"}},
        [4, 19, 143, 342, 863],
        [63, 443],
    ),
    "a 7 near home": (
        {"board": "R62 R64 R.h1 S18 S60 A30 J2", "hand": "7 5", "others": {1: "7 tac"}},
        [1, 3, 3, 9, 10, 29, 36, 102],
        [70],
    ),
    "a TAC after a 7": (
        {
            "board": "R10 S40 A25 A31 A.h1",
            "prev": "R10 S33 A24 A31 A.h1",
            "hand": "tac 3",
            "seat": 2,
            "pile": "7",
        },
        [2, 6, 6, 15, 22, 42, 47, 129],
        [67, 134],
    ),
    "together, the own team home": (
        {
            "board": f"{home('R', 'A')} S9 S20 S.h2 J44 J60 J.h3",
            "hand": "8 13 4",
            "others": {1: "8 2 3"},
            "mode": "coop",
        },
        [3, 14, 17, 51, 139, 171, 513],
        [15, 110, 1021],
    ),
    "two players with master cards": (
        {
            "board": "R1* R30 S20 S17 A40 A35 J49* J55",
            "hand": "devil angel warrior 4",
            "others": {1: "fool 8 tac 3", 2: "1 5 6 12"},
            "mode": "two",
            "master": True,
        },
        [4, 9, 15, 39, 77, 140, 235, 431],
        [6, 42, 231],
    ),
}
positions = pytest.mark.parametrize(("given", "steps", "turns"), POSITIONS.values(), ids=POSITIONS)


def up_to(state: TacState, counts: list[int]) -> list[int]:
    return [perft(TAC, state, depth) for depth in range(1, len(counts) + 1)]


def whole_turns(state: TacState, depth: int) -> int:
    """The same by whole turns, those with the same result counted once."""
    if depth == 0 or not TAC.legal(state):
        return 1
    found = distinct_results(state)
    return len(found) if depth == 1 else sum(whole_turns(r.state, depth - 1) for r in found)


def oracle_turns(oracle: TacOracle, depth: int) -> int:
    """The same count by the oracle."""
    if oracle.phase == "give" and depth:
        ways = [(card, None) for card in oracle.gives()]
        return sum(oracle_turns(done(oracle, *way), depth - 1) for way in ways)
    turns = [(card, outcome) for card, all_of in oracle.turns().items() for outcome in all_of]
    if depth == 0 or not turns:
        return 1
    if depth == 1:
        return len(turns)
    return sum(oracle_turns(done(oracle, *turn), depth - 1) for turn in turns)


def done(oracle: TacOracle, card: str, outcome: Any) -> TacOracle:
    after = deepcopy(oracle)
    after.do(card, outcome)
    return after


def oracle_at(play: Play) -> TacOracle:
    """The oracle at the beginning of a turn of this game."""
    at, options = play.open_state(), play.options.as_json()
    oracle = TacOracle(
        options["mode"], options["master"], options.get("angel_house", True), at["dealer"]
    )
    oracle.phase, oracle.seat = "turn", at["for_seat"]
    oracle.board, oracle.prev = Board.from_dict(at["board"]), Board.from_dict(at["prev"])
    oracle.hands = [sorted(hand) for hand in at["hands"]]
    oracle.announced, oracle.deals, oracle.laid = at["announced"], at["deal"], at["laid"]
    oracle.spent, oracle.stock = at["spent"], at["stock"]
    oracle.pile = [Laid(laid["seat"], laid["card"], laid["discarded"]) for laid in at["pile"]]
    return oracle


@fixed_deals
def test_perft_counts_are_those_written_down(
    seed: str, options: Options, counts: list[int]
) -> None:
    play = Play(TAC, options, seed=seed)
    before = play.state.copy()
    assert up_to(play.state, counts) == counts
    assert play.state == before


@fixed_deals
def test_the_oracle_counts_the_same(seed: str, options: Options, counts: list[int]) -> None:
    """Of gifts as of decisions; with the first card of whoever begins, of whole turns."""
    play = Play(TAC, options, seed=seed)
    assert isinstance(play.log[0], Dealt)
    oracle = TacOracle(**options)
    oracle.deal([TAC.format_card(card) for card in play.log[0].pack])
    assert [oracle_turns(oracle, depth) for depth in range(1, 5)] == counts[:4]
    assert oracle_turns(oracle, 5) == whole_turns(play.state, 5)


@positions
def test_perft_counts_of_positions(
    given: dict[str, Any], steps: list[int], turns: list[int]
) -> None:
    state = table(**given).state
    assert up_to(state, steps) == steps
    assert [whole_turns(state, depth) for depth in range(1, len(turns) + 1)] == turns


@positions
def test_the_oracle_counts_the_same_turns(
    given: dict[str, Any], steps: list[int], turns: list[int]
) -> None:
    oracle = oracle_at(table(**given))
    assert [oracle_turns(oracle, depth) for depth in range(1, len(turns) + 1)] == turns


@pytest.mark.parametrize("mode", ["teams", "coop", "solo", "two"])
def test_the_end_of_a_pack_cuts_a_way_short(mode: str) -> None:
    """Two cards are left, then a pack is awaited."""
    play = table("A20", "5", others={3: "6"}, last=True, mode=mode, ahead=2, seat=2)
    assert perft(TAC, play.state, 12) == perft(TAC, play.state, 9) >= 1
