"""The distinct results of a card: all of them, each once, each with a way that leads there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from foxfire.core.play import Play
from foxfire.games.tac import rules
from foxfire.games.tac.actions import PLAY_FIRST, SKIP
from foxfire.games.tac.cards import SEVEN
from foxfire.games.tac.position import dump_board
from foxfire.games.tac.results import Result, distinct_results, results_of_card
from foxfire.games.tac.state import FROM, TO, TacState
from tests.games.tac.set_up import TAC, board_from, board_text, home, results, table
from tests.oracle.tac_board import Board, is_home, seven

MODES = [(mode, master) for mode in ("teams", "coop", "solo", "two") for master in (False, True)]
every_mode = pytest.mark.parametrize(("mode", "master"), MODES)

SEVENS = {
    "one marble": "R10",
    "four on the ring": "R10 R20 R30 R40",
    "kicks on the way": "R10 R13 S14 A15 J40",
    "into the house": "R62 R64 R60 R63",
    "inside the house": "R.h1 R.h2",
    "stuck ones stay": "R64 R.h2 R.h4",
    "fresh on the start field": "R1* R60",
}
#: Marbles stand close before a house that is still empty: the most results of one colour, and of
#: two when the last marble comes home early and the partner's four go on (TAC-12.4).
MOST_OF_ONE_COLOUR = "R.h1 R64 R61 R57"
MOST_OF_TWO_COLOURS = "R1 R.h2 R.h3 R.h4 A33 A31 A28 A.h1"


def sample(mode: str, master: bool, seed: int, share: float) -> Iterator[TacState]:
    """States of a random game before some of its decisions."""
    play, rng = Play(TAC, {"mode": mode, "master": master}, seed=seed), random.Random(seed)
    while play.legal_actions and play.state.laid < 250:
        if rng.random() < share:
            yield play.state
        play.apply(rng.choice(play.legal_actions))


def replayed(s: TacState, result: Result) -> TacState:
    after = s.copy()
    for action in result.actions:
        assert TAC.kernels.refusal(after, action) == 0
        rules.apply(after, action)
    return after


def boards(found: list[Result]) -> list[str]:
    return [board_text(dump_board(after.marbles, after.fresh)) for _, after in found]


# --- a 7 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", SEVENS.values(), ids=SEVENS)
def test_a_7_has_the_results_that_the_oracle_finds(board: str) -> None:
    def movable(at: Board) -> list[int]:
        return [colour for colour in (0, 2) if not is_home(at, colour)][:1]

    found = boards(results_of_card(table(board, "7 12").state, SEVEN))
    expected = seven(Board.from_dict(board_from(board)), movable)
    assert len(found) == len(expected)
    assert set(found) == {board_text(after.to_dict()) for after in expected}


def test_the_results_of_a_7_stay_few() -> None:
    """TAC-12.4: a hundred thousand step sequences, some hundred results."""
    one = results_of_card(table(MOST_OF_ONE_COLOUR, "7").state, SEVEN)
    two = results_of_card(table(MOST_OF_TWO_COLOURS, "7").state, SEVEN)
    assert 150 < len(one) < 300
    assert 100 < len(two) <= 420


def test_trying_a_7_costs_as_much_as_it_has_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    apply = rules.apply

    def counted(s: TacState, action: int) -> None:
        nonlocal steps
        steps += 1
        apply(s, action)

    monkeypatch.setattr(rules, "apply", counted)
    results_of_card(table(MOST_OF_ONE_COLOUR, "7").state, SEVEN)
    assert steps < 6_000


def test_a_7_that_has_begun_has_the_results_that_are_still_open() -> None:
    play = table("R10 R20 R30", "7 12")
    whole = set(boards(results_of_card(play.state, SEVEN)))
    play.do("7 10>13")
    rest = boards(distinct_results(play.state))
    assert set(rest) < whole
    assert "R13 R20 R34" in rest
    assert "R10 R20 R37" not in rest


def test_a_7_that_cannot_be_played_has_no_results() -> None:
    assert results_of_card(table("S20", "7").state, SEVEN) == []
    assert results_of_card(table("R20", "5").state, SEVEN) == []


def test_all_seven_steps_may_belong_to_two_colours() -> None:
    found = boards(results_of_card(table(f"R63 {home('R')[5:]} A40", "7").state, SEVEN))
    assert "R.h1 R.h2 R.h3 R.h4 A44" in found


# --- any card ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["1", "13", "4", "8", "12", "trickster"])
def test_a_card_has_every_result_that_trying_all_its_ways_finds(card: str) -> None:
    play = table("R1* R62 R40 S20 A33* J10", card)
    found = results_of_card(play.state, TAC.parse_card(card))
    moved = [after for actions, after in found if SKIP not in actions]
    assert {board_text(dump_board(s.marbles, s.fresh)) for s in moved} == results(play, card)
    assert len(found) - len(moved) == (card == "8")


@every_mode
def test_every_result_is_reached_by_its_actions(mode: str, master: bool) -> None:
    for s in sample(mode, master, seed=4, share=0.015):
        for result in distinct_results(s):
            assert replayed(s, result) == result.state
            assert result.state.phase not in (FROM, TO)


@every_mode
def test_no_two_results_are_equal(mode: str, master: bool) -> None:
    for s in sample(mode, master, seed=5, share=0.015):
        found = [after.to_bytes() for _, after in distinct_results(s)]
        assert len(found) == len(set(found))


@every_mode
def test_every_legal_action_leads_to_a_result(mode: str, master: bool) -> None:
    for s in sample(mode, master, seed=6, share=0.01):
        begun = set()
        for action in TAC.legal(s):
            after = s.copy()
            rules.apply(after, action)
            ended = after.phase not in (FROM, TO)
            ways = [Result((), after)] if ended else distinct_results(after)
            assert ways
            begun |= {way.state.to_bytes() for way in ways}
        assert begun == {after.to_bytes() for _, after in distinct_results(s)}


def test_the_rest_of_a_way_is_found_from_every_point_along_it() -> None:
    s = table("R62 R64 R.h1 A2 S3", "7").state
    for result in distinct_results(s)[::7]:
        at, goal = s.copy(), result.state
        for action, rest in pairwise(range(len(result.actions))):
            rules.apply(at, result.actions[action])
            again = next(r for r in distinct_results(at) if r.state == goal)
            assert again.actions == result.actions[rest:]


def test_a_turn_ends_where_something_new_is_shown() -> None:
    found = distinct_results(table("R10", "fool devil 8", master=True).state)
    fool, devil = (PLAY_FIRST + TAC.parse_card(name) for name in ("fool", "devil"))
    ways = [result.actions for result in found]
    assert (fool,) in ways
    assert (devil,) in ways
    assert (PLAY_FIRST + TAC.parse_card("8"), SKIP) in ways


# --- states --------------------------------------------------------------------------------------


def test_results_are_independent_of_the_state_and_of_each_other() -> None:
    s = table("R10 R20", "7 5").state
    before = s.copy()
    found = distinct_results(s)
    kept = [after.copy() for _, after in found]
    found[0].state.hands[1] = found[0].state.pile[0] = 7
    found[0].state.before[0] = 3
    assert s == before
    assert [after for _, after in found[1:]] == kept[1:]


@every_mode
def test_a_view_will_do(mode: str, master: bool) -> None:
    for s in sample(mode, master, seed=7, share=0.015):
        seen = TAC.view(s, s.to_act)
        found, true = distinct_results(seen), distinct_results(s)
        assert [actions for actions, _ in found] == [actions for actions, _ in true]
        assert boards(found) == boards(true)


def test_the_last_card_of_a_deal_may_be_tried_in_a_view() -> None:
    play = table("R10 R20", "7", last=True)
    seen = TAC.view(play.state, 0)
    assert boards(distinct_results(seen)) == boards(distinct_results(play.state))
