"""A budget is for a turn: what was planned is followed, as long as that came which was planned."""

from __future__ import annotations

import random

import pytest

from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.plans import MOST_KEPT, Plans
from foxfire.bots.search.search import Finding, Findings
from foxfire.core.game import Action
from foxfire.core.play import Observation, Play
from tests.games.tac.set_up import TAC, do, table

BOARD = "R40 R50 S20"
TURN = tuple(TAC.parse_turn("7 40>43 50>54"))


class Planner(SearchBot):
    """Finds the given turn whatever it is asked, and counts how often it is."""

    def __init__(self, turn: tuple[Action, ...]) -> None:
        super().__init__(sims="1")
        self.turn, self.asked = turn, 0

    def look_enough(self, observation: Observation, rng: random.Random) -> Findings:
        self.asked += 1
        best = Finding(self.turn[0], 1, 0.5, 0.0, self.turn)
        return Findings(1, 1, 0.5, (best,), (best,))


def choose(player: SearchBot, play: Play) -> Action:
    return player.choose(play.observe(play.to_act), random.Random(0))


def test_a_whole_turn_is_searched_once() -> None:
    play, player = table(BOARD, "7 5 2"), Planner(TURN)
    for action in TURN:
        assert choose(player, play) == action
        play.apply(action)
    assert player.asked == 1


def test_other_tables_in_between_change_nothing() -> None:
    play, other, player = table(BOARD, "7 5 2"), table("R40 R50 S21", "7 5 2"), Planner(TURN)
    for action in TURN:
        assert choose(player, play) == action
        assert choose(player, other) == action
        play.apply(action)
        other.apply(action)
    assert player.asked == 2


def test_a_turn_that_went_another_way_is_searched_anew() -> None:
    play, player = table(BOARD, "7 5 2"), Planner(TURN)
    choose(player, play)
    do(play, "7 50>51")
    player.turn = tuple(TAC.parse_turn("7 40>46"))[1:]
    assert choose(player, play) == player.turn[0]
    assert player.asked == 2


def test_what_is_remembered_belongs_to_what_was_planned() -> None:
    """The same view with another memory is another decision."""
    play, plans = table(BOARD, "7 5 2"), Plans()
    plans.keep(play.observe(0), TURN)
    play.apply(TURN[0])
    seen = play.observe(0)
    assert plans.next_action(seen) == TURN[1]
    seen.memory.barred[1] = 1
    assert plans.next_action(seen) is None


@pytest.mark.parametrize("turns", [MOST_KEPT // 8])
def test_plans_are_forgotten_in_the_end(turns: int) -> None:
    plans = Plans()
    for field in range(turns):
        plans.keep(table(f"R40 R50 S{field + 1}", "7 5 2").observe(0), TURN)
    first = do(table("R40 R50 S1", "7 5 2"), "7")
    last = do(table(f"R40 R50 S{turns}", "7 5 2"), "7")
    assert plans.next_action(first.observe(0)) is None
    assert plans.next_action(last.observe(0)) == TURN[1]
