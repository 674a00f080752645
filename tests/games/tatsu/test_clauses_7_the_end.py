"""TATSU-7: the end."""

from __future__ import annotations

import pytest

from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.games.tatsu.set_up import do, endgame, refused_by
from tests.oracle.tatsu import PACK

LAST = ("Rx3", "Yx1", "R6", "Yx2")  # red takes it: one point, times three
BEFORE = {"Rx1", "R1/3", "Yx3", "Y1/7"}  # so red makes (3 + 7 + 1) * 4 = 44, and yellow nothing


def last_trick(scores: tuple[int, int], target: int) -> Play:
    yellow = " ".join(card for card in PACK if card not in BEFORE | {*LAST})
    play = endgame(*LAST, yellow=yellow, options={"target": target}, scores=[*scores, *scores])
    return do(play, *LAST)


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


def test_tatsu_7_1_the_highest_total_wins_where_both_have_reached_it() -> None:
    """Both are beyond 40: red with 44, yellow with the 45 of (4 + 5) * 5 and 0 before."""
    red = {"Rx1", "R1/3", "Yx1", "Y1/7"}
    last = ("Rx3", "Y*", "R6", "Yx2")
    held = {*red, *last}
    play = endgame(*last, yellow=" ".join(c for c in PACK if c not in held), options={"target": 3})
    do(play, *last)
    assert play.outcome is not None
    high = max(play.outcome.scores)
    assert min(play.outcome.scores) >= 3
    assert {play.outcome.scores[winner] for winner in play.outcome.winners} == {high}


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
    play = last_trick((6, 50), 50)
    assert play.open_state()["scores"] == [50, 50, 50, 50]
    assert (play.phase, play.outcome) == ("deal", None)


def test_tatsu_7_2_until_one_side_is_alone_in_front() -> None:
    play = last_trick((60, 60), 50)
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.scores) == ((0, 2), (104, 60, 104, 60))


def test_tatsu_7_2_two_of_three_players_in_front_play_on() -> None:
    """Two with the same score stand before the third."""
    options = {"target": 50, "players": 3}
    yellow = " ".join(card for card in PACK if card not in BEFORE | {*LAST})
    for scores, over in (([6, 50, 0], False), ([6, 49, 49], True), ([7, 50, 50], True)):
        play = endgame(*LAST[:2], LAST[3], LAST[2], yellow=yellow, options=options, players=3,
                       scores=scores)  # fmt: skip
        do(play, LAST[0], LAST[1], LAST[2], LAST[3])
        assert play.is_over is over


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
    worlds = [play.observe(0).sample(seed) for seed in range(30)]
    gone = set(play.open_state()["captured"]["yellow"])
    for world in worlds:
        assert world.captured == play.state.captured
        hands = play.game.dump(world)["hands"]
        assert not gone & {card for hand in hands for card in hand}
