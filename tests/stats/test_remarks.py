"""What is said to be telling about a hand of Tatsu, on ends that were set up."""

from __future__ import annotations

import pytest

from foxfire.core.play import Play
from tests.games.tatsu.hands import TATSU, random_hand
from tests.games.tatsu.set_up import do, endgame
from tests.oracle.tatsu import PACK, hand_points, is_fusion, is_multiplier

LAST_FUSION = "tatsu-remark-last-fusion"
LOST_CARDS = "tatsu-remark-lost-cards"
NO_MULTIPLIER = "tatsu-remark-no-multiplier"
NO_MULTIPLIERS = "tatsu-remark-no-multipliers"
ALL_MULTIPLIERS = "tatsu-remark-all-multipliers"


def ended(*last: str, red: str, pending: str = "") -> Play:
    """After a last trick before which red had captured these, and yellow the rest."""
    held = {*last, *red.split(), *pending.split()}
    yellow = " ".join(card for card in PACK if card not in held)
    play = endgame(*last, yellow=yellow, pending=pending, options={"target": 9_999})
    return do(play, *last)


def remarks(play: Play) -> set[str]:
    return set(TATSU.remarks(play.state))


def test_nothing_is_remarked_about_a_usual_hand() -> None:
    assert remarks(ended("R2", "Y3", "R6", "Yx2", red="Rx1 R1/3 Yx3 Y1/7")) == set()


def test_a_fusion_in_the_last_trick() -> None:
    assert remarks(ended("R*", "Y3", "R6", "Yx2", red="Rx1 R1/3 Yx3 Y1/7")) == {LAST_FUSION}


def test_a_fusion_before_the_last_trick_is_not_remarked() -> None:
    play = ended("R2", "Y3", "R6", "Yx2", red="Rx1 R1/3 Yx3 Y1/7", pending="R* R3 Y4 Y5")
    assert remarks(play) == set()


def test_more_than_one_trick_lost_to_a_late_fusion() -> None:
    play = ended("R*", "Y3", "R6", "Yx2", red="Rx1 R1/3 Yx3 Y1/7", pending="Y* R3 R4 Y5")
    assert remarks(play) == {LAST_FUSION, LOST_CARDS}


def test_a_side_without_a_multiplier_of_its_own() -> None:
    assert remarks(ended("R2", "Y3", "R6", "Yx2", red="R3 R1/3 Yx3 Y1/7")) >= {NO_MULTIPLIER}
    assert NO_MULTIPLIERS not in remarks(ended("R2", "Y3", "R6", "Yx2", red="R3 R1/3 Yx3 Y1/7"))
    yellow_has_none = ended("R2", "Yx1", "R6", "Yx2", red="Rx1 R1/3 Yx3 Y1/7")
    assert remarks(yellow_has_none) == {NO_MULTIPLIER}


def test_both_sides_without_a_multiplier_of_their_own() -> None:
    play = ended("R2", "Yx1", "R6", "Yx2", red="R3 R1/3 Yx3 Y1/7")
    assert remarks(play) == {NO_MULTIPLIER, NO_MULTIPLIERS}


def test_a_side_with_all_three_of_its_multipliers() -> None:
    play = ended("Rx3", "Y3", "R6", "Yx2", red="Rx1 Rx2 Yx3 Y1/7")
    assert remarks(play) == {ALL_MULTIPLIERS}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_remarks_are_right_about_random_hands(players: int) -> None:
    """Worked out from the oracle's captured cards."""
    seen = set()
    for seed in range(40):
        mode = {"players": players, **({"deal": "mixed"} if players == 2 else {})}
        written = random_hand(f"remarks {seed}", mode)
        oracle, play = written.oracle(), written.play()
        factors = [hand_points(c, [*oracle.captured[c], f"{c}1/3"]) > 0 for c in "RY"]
        own = [sum(is_multiplier(x) and x[0] == c for x in oracle.captured[c]) for c in "RY"]
        expected = {
            LAST_FUSION: any(map(is_fusion, oracle.trick)),
            LOST_CARDS: sum(map(len, oracle.captured.values())) < 24,
            NO_MULTIPLIER: not all(factors),
            NO_MULTIPLIERS: not any(factors),
            ALL_MULTIPLIERS: 3 in own,
        }
        assert remarks(play) == {name for name, holds in expected.items() if holds}
        seen |= remarks(play)
    assert {LAST_FUSION, NO_MULTIPLIER} <= seen
