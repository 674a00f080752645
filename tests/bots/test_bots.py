"""Bots answer legally, repeatably, from their observation alone, and the better one wins."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot, bot_names
from foxfire.core.errors import OptionError, UnknownGameError
from foxfire.core.options import Options
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game
from foxfire.games.fox.game import GAME as FOX
from tests.bots.baselines import Ducker, Grabber

BOTS = [
    pytest.param(game_id, name, variant, id=f"{game_id}-{name}-{title}")
    for game_id in ("fox", "tatsu")
    for name in bot_names(game_id)
    for title, variant in game(game_id).options_type.variants().items()
]
every_bot = pytest.mark.parametrize(("game_id", "name", "options"), BOTS)


def decisions(
    game_id: str, options: Options, seed: int, share: float
) -> Iterator[tuple[Play, Observation]]:
    """Some of the decisions of a game that is played at random, for all players."""
    play, rng = Play(game(game_id), options, seed=seed), random.Random(seed)
    while not play.is_over:
        if rng.random() < share:
            yield play, play.observe(play.to_act)
        play.apply(rng.choice(play.legal_actions))


@every_bot
def test_a_bot_always_answers_legally(game_id: str, name: str, options: Options) -> None:
    player = bot(name, game_id)
    for seed in range(10):
        for play, seen in decisions(game_id, options, seed, 0.1):
            assert player.choose(seen, random.Random(0)) in play.legal_actions


@every_bot
def test_a_bot_plays_whole_games_against_itself(game_id: str, name: str, options: Options) -> None:
    player, rng = bot(name, game_id), random.Random(5)
    for seed in range(2):
        play = Play(game(game_id), options, seed=seed)
        while not play.is_over:
            play.apply(player.choose(play.observe(play.to_act), rng))


@every_bot
def test_equal_seeds_give_equal_choices(game_id: str, name: str, options: Options) -> None:
    for _, seen in decisions(game_id, options, 1, 0.15):
        first, second = (bot(name, game_id).choose(seen, random.Random(9)) for _ in range(2))
        assert first == second


@every_bot
def test_what_a_bot_cannot_know_does_not_change_its_choice(
    game_id: str, name: str, options: Options
) -> None:
    player = bot(name, game_id)
    for seed in range(3):
        for play, seen in decisions(game_id, options, seed, 0.1):
            other = play.copy()
            other.state = seen.sample(seed)
            elsewhere = other.observe(seen.viewer)
            assert player.choose(elsewhere, random.Random(2)) == player.choose(
                seen, random.Random(2)
            )


@every_bot
def test_choosing_leaves_the_observation_as_it_was(
    game_id: str, name: str, options: Options
) -> None:
    for _, seen in decisions(game_id, options, 3, 0.15):
        before = seen.to_bytes()
        bot(name, game_id).choose(seen, random.Random(0))
        assert seen.to_bytes() == before


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=r"'genius' for fox; the bots are random, novice, rules"):
        bot("genius", "fox")


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGameError):
        bot("random", "chess")


# --- strength ------------------------------------------------------------------------------------


def won_by(player: Bot, opponent: Bot, pairs: int) -> float:
    """The share of games won; every deal is played from both seats, a draw counts half."""
    return sum(_won(player, opponent, deal, seat) for deal in range(pairs) for seat in (0, 1)) / (
        2 * pairs
    )


def _won(player: Bot, opponent: Bot, deal: int, seat: int) -> float:
    play = Play(FOX, {"dealer": deal % 2}, seed=deal)
    bots = [player, opponent] if seat == 0 else [opponent, player]
    rngs = [random.Random(deal), random.Random(-1 - deal)]
    while not play.is_over:
        turn = play.to_act
        play.apply(bots[turn].choose(play.observe(turn), rngs[turn]))
    assert play.outcome is not None
    return (play.outcome.utility[seat] + 1) / 2


@pytest.mark.parametrize(
    ("opponent", "at_least"), [(bot("random", "fox"), 0.85), (Grabber(), 0.7), (Ducker(), 0.7)]
)
def test_the_fox_rules_bot_beats_simple_players(opponent: Bot, at_least: float) -> None:
    assert won_by(bot("rules", "fox"), opponent, pairs=8) >= at_least
