"""How the search plays: always legally, the obvious, and well."""

from __future__ import annotations

import random

import pytest

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot
from foxfire.bots.search.hooks import evaluate
from foxfire.bots.search.search import Search
from foxfire.core import cache
from foxfire.core.game import AnyGame, Json
from foxfire.core.options import Options
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from tests.bots.test_fox_ideas import position as fox_position
from tests.bots.test_tatsu_ideas import ENOUGH
from tests.bots.test_tatsu_ideas import position as tatsu_position
from tests.games.tac.set_up import TAC, home, table

VARIANTS = [
    pytest.param(game_id, options, id=f"{game_id}-{title}")
    for game_id in game_ids()
    for title, options in game(game_id).options_type.variants().items()
]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """By one process at a time."""
    with cache.compiling():
        for game_id in game_ids():
            play = Play(game(game_id), seed=1)
            Search(play.observe(play.to_act), 1, nodes=2).simulate(1)


@pytest.mark.parametrize(("game_id", "options"), VARIANTS)
def test_whole_games_are_played_legally(game_id: str, options: Options) -> None:
    """An illegal action would raise."""
    play, rng = Play(game(game_id), options, seed=2), random.Random(2)
    player = bot("search:sims=30", game_id)
    for _ in range(6000):
        if play.is_over:
            break
        play.apply(player.choose(play.observe(play.to_act), rng))
    assert play.is_over


# --- the obvious ---------------------------------------------------------------------------------


def choice(of: AnyGame, given: Json, simulations: int = 400) -> str:
    play = Play(of, position=given)
    player = bot(f"search:sims={simulations}", of.id)
    return of.format_action(player.choose(play.observe(play.to_act), random.Random(0)))


@pytest.mark.parametrize(
    ("tricks", "card"), [((9, 2), "B2"), ((2, 9), "B2"), ((6, 5), "B10"), ((3, 8), "B2")]
)
def test_fox_tricks_are_taken_and_left_by_what_they_are_worth(
    tricks: tuple[int, int], card: str
) -> None:
    given = fox_position("B2 B10", "K2", decree="M6", tricks=tricks, led="B6")
    assert choice(game("fox"), given) == card


def test_a_tatsu_multiplier_goes_where_the_own_side_wins() -> None:
    hands = ["R1/3 Rx3 R2", "Y1/3 Y3", "", "Y4"]
    given = tatsu_position(hands, "R6 Y2", leader=2, red=ENOUGH)
    assert choice(game("tatsu"), given) == "Rx3"


def test_a_tac_game_is_won_when_it_can_be() -> None:
    play = table(f"R63 {home('R')[5:]} {home('A')} S10", "5 3 2")
    player = bot("search:sims=400", "tac")
    actions: list[int] = []
    while not actions or play.phase in ("from", "to"):
        actions.append(player.choose(play.observe(play.to_act), random.Random(0)))
        play.apply(actions[-1])
    assert TAC.format_turns(actions) == ["3 63>R.h1"]
    assert play.is_over


# --- what a simulation is worth -------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "options"), VARIANTS)
def test_chances_are_those_of_a_match(game_id: str, options: Options) -> None:
    """Between 0 and 1, and shared by the sides; together, everybody has the same."""
    play, rng = Play(game(game_id), options, seed=3), random.Random(3)
    begun = play.state.copy()
    facts = game(game_id).facts(play.options)
    for _ in range(1200):
        if play.is_over:
            break
        play.apply(rng.choice(play.legal_actions))
        chances = [evaluate(play.state, begun, player) for player in range(facts.players)]
        assert all(0 <= chance <= 1 for chance in chances)
        if facts.zero_sum:
            rivals = 3 if facts.players == 3 else 2
            assert sum(chances[:rivals]) == pytest.approx(1)
            assert all(c == pytest.approx(chances[p % rivals]) for p, c in enumerate(chances))
        else:
            assert len(set(chances)) == 1


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    early, late = Play(game("fox"), seed=1).state, Play(game("fox"), seed=1).state
    early.scores[0], late.scores[0], late.scores[1] = 5, 17, 12
    assert 0.5 < evaluate(early, early, 0) < evaluate(late, late, 0) < 1


# --- strength ------------------------------------------------------------------------------------


def won_by(player: Bot, opponent: Bot, game_id: str, pairs: int) -> float:
    """The share of games won; every deal is played from both sides, a draw counts half."""
    games = [(pack, side) for pack in range(pairs) for side in (0, 1)]
    return sum(_won(player, opponent, game_id, *one) for one in games) / len(games)


def _won(player: Bot, opponent: Bot, game_id: str, pack: int, side: int) -> float:
    play, rng = Play(game(game_id), seed=pack), random.Random(pack)
    while not play.is_over:
        mover = player if play.to_act % 2 == side else opponent
        play.apply(mover.choose(play.observe(play.to_act), rng))
    assert play.outcome is not None
    return (play.outcome.utility[side] + 1) / 2


@pytest.mark.parametrize(
    ("game_id", "opponent", "pairs", "at_least"),
    [
        ("fox", "random", 6, 0.9),
        ("fox", "rules", 10, 0.55),
        ("tatsu", "random", 5, 0.8),
        ("tac", "random", 1, 1.0),
    ],
)
def test_the_search_wins(game_id: str, opponent: str, pairs: int, at_least: float) -> None:
    """Seeds and simulations are fixed, so this is no matter of luck or of the machine."""
    player = bot("search:sims=300", game_id)
    assert won_by(player, bot(opponent, game_id), game_id, pairs) >= at_least
