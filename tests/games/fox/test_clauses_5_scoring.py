"""FOX-5: scoring, the end, and the result."""

from __future__ import annotations

from typing import Any

import pytest

from foxfire.core.errors import OptionError
from foxfire.core.play import Play
from tests.games.fox.rounds import FOX
from tests.games.fox.set_up import do, endgame, refused_by

POINTS = [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0]  # for 0, 1, ... 13 tricks
TITLES = ["humble"] * 4 + ["defeated"] * 3 + ["victorious"] * 3 + ["greedy"] * 4


def last_trick(tricks: int, **given: Any) -> Play:
    """A round that ends with so many tricks for player 0, who wins the last one if he can."""
    if tricks == 0:
        return do(endgame("B4", "B8", "K2", tricks=(0, 12), **given), "B4", "B8")
    return do(endgame("B8", "B4", "K2", tricks=(tricks - 1, 13 - tricks), **given), "B8", "B4")


@pytest.mark.parametrize("tricks", range(14))
def test_fox_5_1_points_by_tricks(tricks: int) -> None:
    state = last_trick(tricks).open_state()
    assert state["tricks"] == [tricks, 13 - tricks]
    assert state["round_points"] == state["scores"] == [POINTS[tricks], POINTS[13 - tricks]]


def test_fox_5_1_treasures_were_scored_before() -> None:
    state = last_trick(5, round_points=[1, 1], scores=[4, 9]).open_state()
    assert state["round_points"] == [1 + 2, 1 + 6]
    assert state["scores"] == [4 + 2, 9 + 6]


@pytest.mark.parametrize(("score", "over"), [(14, False), (15, True), (20, True)])
def test_fox_5_2_the_game_ends_when_a_player_has_the_target(score: int, over: bool) -> None:
    play = last_trick(2, scores=[score, 0])
    assert play.is_over is over
    assert play.phase == ("over" if over else "deal")


def test_fox_5_2_otherwise_the_other_player_deals_another_round() -> None:
    play = endgame("B8", "B4", "K2")
    play.seed = 1
    do(play, "B8", "B4")
    assert (play.show(0)["round"], play.show(0)["dealer"]) == (2, 0)
    assert play.show(0)["scores"] == [6, 3]
    assert play.show(0)["round_points"] == [0, 0]


@pytest.mark.parametrize(("word", "target"), [("short", 16), ("standard", 21), ("long", 35)])
def test_fox_5_2_targets_have_names(word: str, target: int) -> None:
    assert Play(FOX, {"target": word}).show(0)["target"] == target
    assert Play(FOX).show(0)["target"] == 21


@pytest.mark.parametrize("target", [1, 2, 100, 999])
def test_fox_5_2_any_positive_target_is_accepted(target: int) -> None:
    assert Play(FOX, {"target": target}).show(0)["target"] == target


@pytest.mark.parametrize("target", [0, -1, 1000, 1.5, True, "many", None])
def test_fox_5_2_other_targets_are_not(target: object) -> None:
    with pytest.raises(OptionError):
        Play(FOX, {"target": target})


def test_fox_5_2_nothing_can_be_done_after_the_end() -> None:
    play = last_trick(2, scores=[20, 0])
    assert refused_by(play, "B7") == refused_by(play, "keep") == "FOX-5.2"


def test_fox_5_3_a_treasure_in_mid_round_does_not_end_the_game() -> None:
    play = do(endgame("B7 B8", "B4 B6", "K2", scores=[20, 0]), "B7", "B4")
    assert play.show(0)["scores"] == [21, 0]
    assert not play.is_over
    do(play, "B8", "B6")
    assert play.is_over


@pytest.mark.parametrize(
    ("before", "tricks", "scores", "winner"),
    [([15, 0], 3, (21, 0), 0), ([10, 17], 6, (13, 23), 1), ([20, 20], 5, (22, 26), 1)],
)
def test_fox_5_4_most_points_win(
    before: list[int], tricks: int, scores: tuple[int, int], winner: int
) -> None:
    outcome = last_trick(tricks, scores=before).outcome
    assert outcome is not None
    assert outcome.scores == scores
    assert outcome.winners == (winner,)
    assert outcome.utility == ((1, -1) if winner == 0 else (-1, 1))
    assert outcome.reason == "fox-reason-points"


def test_fox_5_4_a_tie_goes_to_the_better_last_round() -> None:
    outcome = last_trick(6, scores=[18, 15]).outcome
    assert outcome is not None
    assert outcome.scores == (21, 21)
    assert (outcome.winners, outcome.utility) == ((1,), (-1, 1))
    assert outcome.reason == "fox-reason-last-round"


def test_fox_5_4_treasures_count_for_the_last_round() -> None:
    outcome = last_trick(4, round_points=[3, 0], scores=[20, 15]).outcome
    assert outcome is not None
    assert outcome.scores == (21, 21)
    assert outcome.winners == (1,)
    outcome = last_trick(6, round_points=[3, 0], scores=[19, 15], target=22).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((22, 21), (0,))


def test_fox_5_4_still_equal_is_a_draw() -> None:
    outcome = last_trick(6, round_points=[3, 0], scores=[18, 15]).outcome
    assert outcome is not None
    assert outcome.scores == (21, 21)
    assert (outcome.winners, outcome.utility) == ((), (0, 0))
    assert outcome.reason == "fox-reason-draw"


@pytest.mark.parametrize("tricks", range(14))
def test_fox_5_5_titles(tricks: int) -> None:
    outcome = last_trick(tricks, target=1).outcome
    assert outcome is not None
    assert [side["title"] for side in outcome.detail] == [TITLES[tricks], TITLES[13 - tricks]]
