"""Hints: turns that can be played, figures of the search, reasons that are true."""

from __future__ import annotations

import random

import pytest

from foxfire.bots.fox import reasons_fox
from foxfire.bots.hints import CARDS, CHANCE, MOST_TURNS, STEP, Hint, hint
from foxfire.bots.outlooks import Outlook, next_choice, outlooks
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.compiling import compile_search
from foxfire.bots.tac import reasons_tac
from foxfire.bots.tac.reasons_tac import cards_saved
from foxfire.core.game import Event
from foxfire.core.options import Options
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.text.voice import Voice
from foxfire.text.words import Words
from tests.bots.test_fox_ideas import position as fox_position
from tests.bots.test_search import moment
from tests.bots.test_tatsu_ideas import ENOUGH
from tests.bots.test_tatsu_ideas import position as tatsu_position
from tests.games.tac.set_up import home, table

VARIANTS = [
    pytest.param(game_id, options, id=f"{game_id}-{title}")
    for game_id in game_ids()
    for title, options in game(game_id).options_type.variants().items()
]
every_variant = pytest.mark.parametrize(("game_id", "options"), VARIANTS)
FEW = Budget(simulations=150)
SOME = Budget(simulations=2000)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    for game_id in game_ids():
        compile_search(game_id)


def hinted(play: Play, budget: Budget = SOME) -> Hint:
    return hint(play.observe(play.to_act), 1, budget)


@every_variant
@pytest.mark.parametrize("steps", [0, 17, 40])
def test_every_turn_can_be_played_and_is_written_as_it_is_typed(
    game_id: str, options: Options, steps: int
) -> None:
    play = moment(game_id, options, steps)
    found = hinted(play, FEW)
    assert 1 <= len(found.advice) <= MOST_TURNS
    for advice in found.advice:
        trial = play.copy()
        trial.apply_all(advice.actions)
        texts = advice.turn.split(STEP)
        assert trial.game.format_turns(advice.actions) == texts
        assert [a for text in texts for a in trial.game.parse_turn(text)] == [*advice.actions]


@every_variant
def test_a_hint_comes_from_what_the_player_saw_and_from_its_seed(
    game_id: str, options: Options
) -> None:
    play = moment(game_id, options, 12)
    seen, other = play.observe(play.to_act), play.copy()
    other.state = seen.sample("elsewhere")
    assert hint(seen, 1, FEW) == hint(other.observe(seen.viewer), 1, FEW)


@every_variant
def test_every_reason_can_be_told(game_id: str, options: Options) -> None:
    """A message or an argument that is missing is a warning, and warnings are errors in tests."""
    play, rng = Play(game(game_id), options, seed=2), random.Random(2)
    words, names = Words(game=game_id), [f"Player {n}" for n in range(play.players)]
    for _ in range(12):
        found = hint(play.observe(play.to_act), 1, Budget(simulations=20))
        told = Voice(words, names, play.to_act).event(found.why)
        assert told.endswith(".") and "{" not in told
        play.apply_all(rng.choice(found.advice).actions)


def test_figures_are_those_of_the_search_the_best_first() -> None:
    found = hinted(moment("fox", None, 5))
    assert found.measure == CHANCE and found.simulations == 2000
    visits = [one.visits for one in found.advice]
    assert visits == sorted(visits, reverse=True)
    assert all(0 < one.value < 1 and 0 < one.spread <= 0.5 for one in found.advice)
    assert [one["turn"] for one in found.as_json()["advice"]] == [a.turn for a in found.advice]
    assert found.as_json()["why"]["id"] == found.why.id


def test_together_cards_are_told_against_the_best_turn() -> None:
    options = game("tac").options_type.variants()["solo, basic deck"]
    found = hinted(moment("tac", options, 30))
    assert found.measure == CARDS
    assert found.advice[0].value == 0 and all(one.spread >= 0 for one in found.advice)


def test_cards_saved_are_none_where_nothing_is_better() -> None:
    assert cards_saved(0.5) == 0
    assert cards_saved(0.0) < cards_saved(0.4) < 0 < cards_saved(0.6) < cards_saved(1.0)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_next_step_of_a_turn_is_foreseen_as_it_will_be_seen(game_id: str) -> None:
    play, rng, compared = Play(game(game_id), seed=6), random.Random(6), 0
    for _ in range(150):
        if play.is_over:
            break
        seen, action = play.observe(play.to_act), rng.choice(play.legal_actions)
        foreseen = next_choice(seen, action)
        play.apply(action)
        goes_on = play.to_act == seen.viewer and not play.game.phases[play.state.phase].commits
        assert (foreseen is not None) == goes_on
        if foreseen is not None:
            assert foreseen.to_bytes() == play.observe(seen.viewer).to_bytes()
            compared += 1
    assert compared or not any(not phase.commits for phase in play.game.phases)


def test_without_a_choice_there_is_nothing_to_search() -> None:
    given = fox_position("B2", "", decree="M6", led="B6", tricks=(6, 6))
    found = hinted(Play(game("fox"), position=given))
    assert (found.why.id, found.simulations, found.advice[0].turn) == ("bots-why-only", 0, "B2")


# --- reasons, of the search's choice and of turns that a test chooses -----------------------------


def fox_table(tricks: tuple[int, int], led: str = "B6") -> Play:
    given = fox_position("B2 B10", "K2", decree="M6", tricks=tricks, led=led)
    return Play(game("fox"), position=given)


@pytest.mark.parametrize(
    ("play", "turn", "why"),
    [
        (fox_table((6, 5)), "B10", "fox-takes"),
        (fox_table((2, 9)), "B2", "fox-humble"),
        (fox_table((6, 5), "B7"), "B10", "fox-treasure"),
    ],
)
def test_reasons_of_fox(play: Play, turn: str, why: str) -> None:
    found = hinted(play)
    assert (found.advice[0].turn, found.why.id) == (turn, f"bots-why-{why}")


def test_a_swan_that_loses_a_later_trick_is_no_reason_now() -> None:
    seen = fox_table((6, 5)).observe(0)
    led, lost = Event("fox-event-lead", {"seat": 0}), Event("fox-event-trick", {"seat": 1})
    swan = Event("fox-event-swan", {"seat": 0})
    now, later = Outlook((led,), (lost, swan)), Outlook((led,), (lost, led, lost, swan))
    for outlook, why in ((now, "fox-swan"), (later, "fox-leaves")):
        reason = reasons_fox.why(seen, [outlook])
        assert reason is not None and reason.id == f"bots-why-{why}"


def test_reasons_of_tatsu() -> None:
    hands = ["R1/3 Rx3 R2", "Y1/3 Y3", "", "Y4"]
    given = tatsu_position(hands, "R6 Y2", leader=2, red=ENOUGH)
    found = hinted(Play(game("tatsu"), position=given))
    assert found.advice[0].turn == "Rx3"
    assert (found.why.id, found.why.args) == ("bots-why-tatsu-multiplier", {"card": "Rx3"})


@pytest.mark.parametrize(
    ("board", "hand", "turn", "why"),
    [
        (f"R63 {home('R')[5:]} {home('A')} S10", "5 3 2", "3 63>R.h1", "tac-wins"),
        ("R10 S13 A40 J50", "3 2 2", "3 10>13", "tac-kicks"),
        ("R10 A13 S40 J50", "3 2 2", "3 10>13", "tac-move"),  # between partners no reason
        ("R62 A40 S30 J50", "5 4 2", "5 62>R.h2", "tac-home"),
        ("R10 A40 S30 J50", "13 5 6", "13 R.p>1", "tac-enter"),
        ("R10 A40 S30 J50", "8 5 6", "8 skip", "tac-skip"),
        ("R10 A40 S30 J50", "trickster 5 6", "trickster 10>40", "tac-swap"),
        ("R.h1 A40 S30 J50", "1 2 6", "1 R.h1>R.h2", "tac-settle"),
        ("A40 S30 J50", "5 2 6", "discard 6", "tac-discard"),
    ],
)
def test_reasons_of_tac(board: str, hand: str, turn: str, why: str) -> None:
    play = table(board, hand)
    seen, actions = play.observe(0), play.game.parse_turn(turn)
    reason = reasons_tac.why(seen, outlooks(seen, actions, 8, reasons_tac.AHEAD, "test"))
    assert reason is not None and reason.id == f"bots-why-{why}"
