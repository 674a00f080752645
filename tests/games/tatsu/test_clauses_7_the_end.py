"""TATSU-7: the end."""

from __future__ import annotations

import pytest

from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.games.tatsu.set_up import do, endgame, refused_by
from tests.oracle.tatsu import PACK

BEFORE = {"Rx1", "R1/3", "Yx3", "Y1/7"}  # what red had captured; yellow all else
LAST = ("Rx3", "Yx1", "R6", "Yx2")  # red takes it and makes (3 + 7 + 1) * 4 = 44, yellow nothing
EVEN = ("Rx3", "Y2", "R6", "Yx2")  # red takes it and makes (3 + 7 + 2) * 4 = 48, yellow 48 * 1


def last_trick(scores: tuple[int, int], target: int, last: tuple[str, ...] = LAST) -> Play:
    yellow = " ".join(card for card in PACK if card not in BEFORE | {*last})
    play = endgame(*last, yellow=yellow, options={"target": target}, scores=[*scores, *scores])
    return do(play, *last)


@pytest.mark.parametrize(
    ("scores", "target", "winners"),
    [
        ((0, 0), 44, (0, 2)),
        ((0, 0), 45, None),
        ((456, 0), 500, (0, 2)),
        ((455, 499), 500, None),
        ((490, 495), 500, (0, 2)),  # only red has reached it
        ((0, 43), 44, (0, 2)),
    ],
)
def test_tatsu_7_1_after_a_hand_the_target_decides(
    scores: tuple[int, int], target: int, winners: tuple[int, int] | None
) -> None:
    play = last_trick(scores, target)
    assert play.open_state()["scores"][:2] == [scores[0] + 44, scores[1]]
    assert (play.outcome and play.outcome.winners) == winners
    assert play.phase == ("deal" if winners is None else "over")


@pytest.mark.parametrize(("scores", "winners"), [((1, 0), (0, 2)), ((0, 1), (1, 3))])
def test_tatsu_7_1_the_highest_total_wins_where_both_have_reached_it(
    scores: tuple[int, int], winners: tuple[int, int]
) -> None:
    play = last_trick(scores, 40, EVEN)
    assert play.outcome is not None
    assert play.outcome.scores[:2] == (scores[0] + 48, scores[1] + 48)
    assert play.outcome.winners == winners


def test_tatsu_7_1_inside_a_hand_nothing_is_checked() -> None:
    play = endgame("R4 R5", "Y4 Y5", "R2 R6", "Y2 Y6", options={"target": 1})
    do(play, "R4", "Y4", "R6", "Y2")
    assert play.outcome is None
    assert play.open_state()["scores"] == [0, 0, 0, 0]


def test_tatsu_7_1_nothing_can_be_done_after_the_end() -> None:
    play = last_trick((0, 0), 44)
    for action in ("R4", "ask 1", "pile 1", "lead 0"):
        assert refused_by(play, action) == "TATSU-7.1"


def test_tatsu_7_2_a_shared_lead_is_played_on() -> None:
    play = last_trick((0, 0), 40, EVEN)
    assert play.open_state()["scores"] == [48, 48, 48, 48]
    assert (play.phase, play.outcome) == ("deal", None)
    play.deal(PACK)
    assert play.phase == "turn"


def test_tatsu_7_2_until_one_side_is_alone_in_front() -> None:
    play = last_trick((60, 60), 50)
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.scores) == ((0, 2), (104, 60, 104, 60))


@pytest.mark.parametrize(
    ("scores", "over"), [([0, 0, 0], False), ([0, 1, 1], False), ([1, 1, 2], True)]
)
def test_tatsu_7_2_one_of_three_players_must_be_alone_in_front(
    scores: list[int], over: bool
) -> None:
    yellow = " ".join(card for card in PACK if card not in BEFORE | {*EVEN})
    play = endgame("Rx3", "Y2", "Yx2", "R6", yellow=yellow, players=3, scores=scores,
                   options={"target": 40})  # fmt: skip
    assert do(play, *EVEN).is_over is over


@pytest.mark.parametrize("shown", [False, True])
def test_tatsu_7_3_captured_cards_are_counted_and_shown_only_by_option(shown: bool) -> None:
    play = endgame("R4 R3", "Y6 Y3", "R2 Rx1", "Y2 Yx1", options={"show_captured": shown})
    do(play, "R4", "Y6", "R2", "Y2")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        red, yellow = play.show(viewer)["captured"]
        assert (red["size"], yellow["size"]) == (20, 4)
        assert yellow["cards"] == (["R2", "R4", "Y2", "Y6"] if shown else None)
        assert (red["cards"] is not None) is shown
    assert play.show(REFEREE)["captured"][1]["cards"] == ["R2", "R4", "Y2", "Y6"]


def test_tatsu_7_3_what_was_seen_may_be_remembered() -> None:
    """A world never puts a captured card back into a hand."""
    play = endgame("R4 R3", "Y6 Y3", "R2 Rx1", "Y2 Yx1")
    do(play, "R4", "Y6", "R2", "Y2", "Y3")
    captured = play.open_state()["captured"]
    for seed in range(30):
        world = play.game.dump(play.observe(0).sample(seed))
        assert world["captured"] == captured
        assert not {*captured["yellow"]} & {card for hand in world["hands"] for card in hand}
