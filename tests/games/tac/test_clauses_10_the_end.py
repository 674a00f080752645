"""TAC-10: the end."""

from __future__ import annotations

import pytest

from foxfire.core.play import Play
from foxfire.core.seats import OVER, SPECTATOR
from tests.games.tac.set_up import TAC, board_of, do, home, refused_by, table

ONE_TO_GO = home("R") + " A32 A.h2 A.h3 A.h4"


def won() -> Play:
    return do(table(f"{ONE_TO_GO} S20 J.h4", "2 5", others={1: "5 6"}), "2 32>A.h1")


def test_tac_10_1_the_team_with_all_eight_marbles_home_wins() -> None:
    play = won()
    assert (play.phase, play.to_act, play.legal) == ("over", OVER, [])
    assert play.outcome is not None
    assert play.outcome.winners == (0, 2)
    assert play.outcome.utility == (1, -1, 1, -1)
    assert play.outcome.scores == (8, 1, 8, 1)
    assert play.outcome.reason == "tac-reason-home"


def test_tac_10_1_four_of_one_colour_are_not_enough() -> None:
    play = do(table("R1 R.h2 R.h3 R.h4", "1"), "1 1>R.h1")
    assert (play.outcome, board_of(play)) == (None, home("R"))


def test_tac_10_1_two_colours_that_are_no_team_are_not_enough() -> None:
    play = do(table(home("S") + " R1 R.h2 R.h3 R.h4", "1"), "1 1>R.h1")
    assert (play.outcome, play.phase) == (None, "card")


@pytest.mark.parametrize("action", ["5", "discard 5", "give 5", "skip", "20>", ">25"])
def test_tac_10_1_nothing_can_be_done_then(action: str) -> None:
    assert refused_by(won(), action) == "TAC-10.1"


def test_tac_10_1_two_players_too_are_two_teams() -> None:
    play = do(table(f"{ONE_TO_GO} S20", "2", mode="two", others={1: "5"}), "2 32>A.h1")
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.utility) == ((0,), (1, -1))
    assert TAC.sides(play.state) == (0, 1)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_tac_10_2_all_cards_are_laid_open_when_the_game_is_over(viewer: int) -> None:
    play = won()
    shown, truth = play.show(viewer), play.open_state()
    assert [hand["cards"] for hand in shown["hands"]] == truth["hands"]
    assert shown["given"] == truth["given"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_tac_10_2_not_before(viewer: int) -> None:
    play = table(f"{ONE_TO_GO} S20 J.h4", "2 5")
    shown = [hand["cards"] is not None for hand in play.show(viewer)["hands"]]
    assert shown == [seat == viewer for seat in range(4)]
