"""The textbook search: what it says it is, and kept so."""

from __future__ import annotations

import random
from typing import Any

import pytest

from foxfire.bots.reference import textbook_tree
from foxfire.bots.reference.rewards import deal_reward
from foxfire.bots.reference.textbook_bot import TextbookBot
from foxfire.bots.registry import bot
from foxfire.core import cache
from foxfire.core.errors import OptionError
from foxfire.core.play import Play
from foxfire.core.registry import game

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("fox", {}),
    ("tatsu", {"players": 2}),
    ("tatsu", {"players": 3}),
    ("tatsu", {"players": 4}),
]
every_game = pytest.mark.parametrize(("game_id", "options"), GAMES)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """By one process at a time."""
    with cache.compiling():
        for game_id in ("fox", "tatsu"):
            play = Play(game(game_id), seed=1)
            TextbookBot("2").choose(play.observe(play.to_act), random.Random(1))


def test_it_is_the_search_of_the_literature() -> None:
    player = bot("textbook", "fox")
    assert isinstance(player, TextbookBot)
    assert player.simulations == 5000
    assert textbook_tree.UCB == 1.4
    with pytest.raises(OptionError, match="expected a number"):
        bot("textbook:many", "fox")


@every_game
def test_every_simulation_adds_a_node_and_is_counted(game_id: str, options: dict[str, Any]) -> None:
    play = Play(game(game_id), options, seed=2)
    page = TextbookBot("300").searched(play.observe(play.to_act), random.Random(1))
    own = [node for node in range(1, 301) if page.parent[node] == 0]
    assert page.used[0] == 301
    assert sorted(page.actions[own]) == play.legal_actions
    assert page.visits[own].sum() == 300
    assert page.available[own].tolist() == [301 - born for born in own]
    assert (page.rewards >= 0).all() and (page.rewards <= page.visits).all()


@every_game
def test_equal_seeds_give_equal_choices_from_the_observation_alone(
    game_id: str, options: dict[str, Any]
) -> None:
    player, rng = TextbookBot("120"), random.Random(3)
    play = Play(game(game_id), options, seed=3)
    for _ in range(30):
        if len(play.legal_actions) > 1:
            seen, other = play.observe(play.to_act), play.copy()
            other.state = seen.sample("elsewhere")
            chosen = player.choose(seen, random.Random(1))
            assert chosen in play.legal_actions
            assert chosen == player.choose(other.observe(seen.viewer), random.Random(1))
        play.apply(rng.choice(play.legal_actions))


@every_game
def test_a_reward_is_the_result_of_the_deal_from_0_to_1(
    game_id: str, options: dict[str, Any]
) -> None:
    seen = set()
    for seed in range(6):
        play, rng = Play(game(game_id), {**options, "target": 1}, seed=seed), random.Random(seed)
        while not play.is_over:
            play.apply(rng.choice(play.legal_actions))
        rewards = [deal_reward(play.state, player) for player in range(play.players)]
        sides = play.game.sides(play.state)
        assert all(0 <= reward <= 1 for reward in rewards)
        assert rewards[sides.index(0)] + rewards[sides.index(1)] == pytest.approx(1)
        seen |= set(rewards)
    assert len(seen) > 4


def test_it_beats_random_play_clearly() -> None:
    player, opponent, won = TextbookBot("150"), bot("random", "fox"), 0
    for number in range(8):
        play, rng = Play(game("fox"), seed=number // 2), random.Random(number)
        while not play.is_over:
            mover = player if play.to_act == number % 2 else opponent
            play.apply(mover.choose(play.observe(play.to_act), rng))
        assert play.outcome is not None
        won += play.outcome.utility[number % 2] > 0
    assert won >= 7
