"""The engine against the oracle, action by action, with every option."""

from __future__ import annotations

import random
from typing import Any

import pytest

from foxfire.core.play import Play
from tests.games.fox.rounds import FOX, Chooser, anything, eager
from tests.oracle.fox import PACK, FoxOracle

GAMES = [
    pytest.param(12, id="hundreds of rounds"),
    pytest.param(500, id="thousands of rounds", marks=pytest.mark.campaign),
]


def snapshot(play: Play) -> dict[str, Any]:
    """The engine's open state in the oracle's words."""
    position, outcome = play.open_state(), play.outcome
    acting = {"deal": "chance", "over": None}
    position["to_act"] = acting.get(position["phase"], position["to_act"])
    position["outcome"] = outcome and {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
    }
    for ours in ("round", "draws", "drawn"):
        del position[ours]
    return position


def compare(play: Play, oracle: FoxOracle) -> None:
    assert snapshot(play) == oracle.snapshot()
    assert set(play.legal) == oracle.legal()
    assert len(play.legal) == len(oracle.legal())


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("show_tricks", [False, True])
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("target", [1, 16, 21, 35])
def test_the_engine_plays_as_the_oracle(
    target: int, dealer: int, show_tricks: bool, games: int
) -> None:
    rng = random.Random(f"{target} {dealer} {show_tricks}")
    for number in range(games if target < 35 else games // 2):
        play_one(rng, target, dealer, show_tricks, eager if number % 2 else anything)


@pytest.mark.parametrize("games", [1, pytest.param(20, marks=pytest.mark.campaign)])
def test_the_longest_game_is_as_the_oracle_plays_it(games: int) -> None:
    rng = random.Random(999)
    for _ in range(games):
        play_one(rng, 999, 0, False, anything)


def play_one(
    rng: random.Random, target: int, dealer: int, show_tricks: bool, choose: Chooser
) -> None:
    options = {"target": target, "dealer": dealer, "show_tricks": show_tricks}
    play, oracle = Play(FOX, options), FoxOracle(target, dealer)
    compare(play, oracle)
    while oracle.to_act is not None:
        if oracle.to_act == "chance":
            pack = rng.sample(PACK, len(PACK))
            play.deal(pack)
            oracle.deal(pack)
        else:
            action = choose(rng, sorted(oracle.legal()))
            play.do(action)
            oracle.do(action)
        compare(play, oracle)
    assert play.is_over


@pytest.mark.parametrize("seed", range(10))
def test_every_illegal_action_is_illegal_to_the_oracle_too(seed: int) -> None:
    rng = random.Random(seed)
    play, oracle = Play(FOX), FoxOracle()
    pack = rng.sample(PACK, len(PACK))
    play.deal(pack)
    oracle.deal(pack)
    every = [*PACK, "keep", *(f"swap {card}" for card in PACK), *(f"under {c}" for c in PACK)]
    while oracle.legal():
        allowed = {text for text in every if play.refusal(FOX.parse_action(text)) is None}
        assert allowed == oracle.legal()
        action = rng.choice(sorted(oracle.legal()))
        play.do(action)
        oracle.do(action)
