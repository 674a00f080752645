"""How many ways lead on from fixed deals; pinned, and counted by the oracle too."""

from __future__ import annotations

import pytest

from foxfire.core.perft import perft
from foxfire.core.play import Dealt, Play
from tests.games.tatsu.hands import TATSU, Options
from tests.oracle.tatsu import TatsuOracle

# Seed of the pack, options, and the number of ways for 1, 2, ... decisions.
PINNED: list[tuple[str, Options, list[int]]] = [
    (
        "perft-1",
        {"players": 2, "deal": "mixed", "face_down": "own", "dealer": 1},
        [7, 43, 256, 1482, 8190, 45237],
    ),
    (
        "perft-2",
        {"players": 3, "leader": "chosen", "rotation": "right", "dealer": 2},
        [3, 19, 94, 488, 2296, 10724],
    ),
    ("perft-3", {"players": 4, "dealer": 1}, [7, 30, 138, 656, 3308, 16503]),
]
fixed_deals = pytest.mark.parametrize(("seed", "options", "counts"), PINNED)


def ways(oracle: TatsuOracle, depth: int) -> int:
    """The same count by the oracle."""
    if depth == 0 or not oracle.legal():
        return 1
    total = 0
    for action in oracle.legal():
        after = oracle.copy()
        after.do(action)
        total += ways(after, depth - 1)
    return total


@fixed_deals
def test_perft_counts_are_those_written_down(
    seed: str, options: Options, counts: list[int]
) -> None:
    play = Play(TATSU, options, seed=seed)
    before = play.state.copy()
    assert [perft(TATSU, play.state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert play.state == before


@fixed_deals
def test_the_oracle_counts_the_same(seed: str, options: Options, counts: list[int]) -> None:
    deal = Play(TATSU, options, seed=seed).log[0]
    assert isinstance(deal, Dealt)
    oracle = TatsuOracle(**options)
    oracle.deal([TATSU.format_card(card) for card in deal.pack])
    assert [ways(oracle, depth) for depth in range(1, 5)] == counts[:4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_of_a_hand_cuts_a_way_short(players: int) -> None:
    play = Play(TATSU, {"players": players}, seed="perft-end")
    while play.state.tricks < 6:
        play.apply(play.legal_actions[0])
    assert perft(TATSU, play.state, 9) == perft(TATSU, play.state, 8) >= 1
