"""The engine against the oracle, action by action, in every mode."""

from __future__ import annotations

import random
from typing import Any

import pytest

from foxfire.core.play import Play
from tests.games.tatsu.hands import MODES, TATSU, Options, name_of, random_hand, random_pack
from tests.oracle.tatsu import PACK, TatsuOracle

HANDS = [
    pytest.param(6, id="hundreds of hands"),
    pytest.param(160, id="thousands of hands", marks=pytest.mark.campaign),
]
TARGETS = (1, 90, 250)
EVERY_ACTION = [
    *PACK,
    *(f"ask {seat}" for seat in range(4)),
    *(f"pile {number}" for number in range(1, 8)),
    *(f"lead {seat}" for seat in range(3)),
]
modes = pytest.mark.parametrize("mode", MODES, ids=name_of)


def snapshot(play: Play) -> dict[str, Any]:
    """The engine's open state in the oracle's words."""
    outcome = play.outcome
    ended = outcome and {"winners": list(outcome.winners), "scores": list(outcome.scores)}
    return {**play.open_state(), "outcome": ended}


def compare(play: Play, oracle: TatsuOracle) -> None:
    assert snapshot(play) == oracle.snapshot()
    assert set(play.legal) == oracle.legal()
    assert len(play.legal) == len(oracle.legal())


def step(play: Play, oracle: TatsuOracle, rng: random.Random, mode: Options) -> None:
    if oracle.to_act == "chance":
        pack = random_pack(rng, mode)
        play.deal(pack)
        oracle.deal(pack)
    else:
        action = rng.choice(sorted(oracle.legal()))
        play.do(action)
        oracle.do(action)
    compare(play, oracle)


def test_there_are_thirteen_modes() -> None:
    assert len({name_of(mode) for mode in MODES}) == len(MODES) == 13


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("target", TARGETS)
@modes
def test_the_engine_plays_as_the_oracle(mode: Options, target: int, hands: int) -> None:
    """Whole games until so many hands were played, with every dealer in turn."""
    rng = random.Random(f"{mode} {target}")
    played = number = 0
    while played < hands:
        dealer = number % int(mode["players"])
        options: Options = {**mode, "target": target, "dealer": dealer}
        play, oracle = Play(TATSU, options), TatsuOracle(**options)
        compare(play, oracle)
        while oracle.to_act is not None and oracle.hand < 40:
            step(play, oracle, rng, mode)
        assert play.is_over is (oracle.to_act is None)
        played += oracle.hand
        number += 1


@modes
def test_every_illegal_action_is_illegal_to_the_oracle_too(mode: Options) -> None:
    for seed in range(2):
        written = random_hand(f"illegal {seed}", mode)
        play, oracle = written.cut(0).play(), written.cut(0).oracle()
        for action in written.actions:
            allowed = {t for t in EVERY_ACTION if play.refusal(TATSU.parse_action(t)) is None}
            assert allowed == oracle.legal()
            play.do(action)
            oracle.do(action)


@pytest.mark.parametrize("deal", ["split", "mixed"])
def test_packs_that_the_oracle_refuses_are_refused(deal: str) -> None:
    rng = random.Random(deal)
    for _ in range(40):
        pack = rng.sample(PACK, len(PACK))
        verdicts = []
        for table in (Play(TATSU, {"players": 2, "deal": deal}), TatsuOracle(2, deal=deal)):
            try:
                table.deal(pack)
                verdicts.append(True)
            except ValueError:
                verdicts.append(False)
            except Exception as error:
                assert getattr(error, "clause", None) == "TATSU-8.2"
                verdicts.append(False)
        assert verdicts[0] == verdicts[1]
