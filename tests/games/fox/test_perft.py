"""How many ways lead on from fixed deals; pinned, and counted by the oracle too."""

from __future__ import annotations

import pytest

from foxfire.core.perft import perft
from foxfire.core.play import Dealt, Play
from tests.games.fox.rounds import FOX
from tests.oracle.fox import FoxOracle

# Seed of the pack, dealer, and the number of ways for 1, 2, ... decisions.
PINNED = [
    ("perft-1", 0, [13, 70, 645, 5487, 36413]),
    ("perft-2", 1, [13, 68, 608, 3381, 24891]),
    ("perft-3", 0, [13, 61, 639, 4580, 30846]),
]
fixed_deals = pytest.mark.parametrize(("seed", "dealer", "counts"), PINNED)


def ways(oracle: FoxOracle, depth: int) -> int:
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
def test_perft_counts_are_those_written_down(seed: str, dealer: int, counts: list[int]) -> None:
    play = Play(FOX, {"dealer": dealer}, seed=seed)
    before = play.state.copy()
    assert [perft(FOX, play.state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert play.state == before


@fixed_deals
def test_the_oracle_counts_the_same(seed: str, dealer: int, counts: list[int]) -> None:
    deal = Play(FOX, {"dealer": dealer}, seed=seed).log[0]
    assert isinstance(deal, Dealt)
    oracle = FoxOracle(dealer=dealer)
    oracle.deal([FOX.format_card(card) for card in deal.pack])
    assert [ways(oracle, depth) for depth in range(1, 5)] == counts[:4]


def test_the_end_of_a_round_cuts_a_way_short() -> None:
    play = Play(FOX, seed="perft-end")
    while sum(play.state.tricks) < 12:
        play.apply(play.legal_actions[0])
    assert perft(FOX, play.state, 8) == perft(FOX, play.state, 7) >= 1
