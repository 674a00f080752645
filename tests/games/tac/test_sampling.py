"""Sampled worlds of TAC: seen the same by the viewer, now and from the beginning of the deal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from foxfire.core.play import Play
from tests.games.tac.brute_replay import Watched, assert_replays, lively
from tests.games.tac.side_by_side import TABLES, TAC, Options, name_of

HIDDEN = [options for options in TABLES if options["mode"] != "solo"]
AMOUNTS = [
    pytest.param(1, id="few"),
    pytest.param(60, id="many", marks=pytest.mark.campaign),
]
tables = pytest.mark.parametrize("options", HIDDEN, ids=name_of)
amounts = pytest.mark.parametrize("amount", AMOUNTS)
EVERY = 17  # decisions between two looks


def watched_games(options: Options, amount: int) -> Iterator[tuple[Watched, Play, int]]:
    """Points in the middle of deals of lively games, with the deal so far and a number."""
    for seed in range(amount):
        rng = random.Random(f"{options} {seed}")
        play = Play(TAC, options, seed=f"watched {seed}")
        watched = Watched.of(play)
        for number in range(400):
            if play.is_over:
                break
            if play.state.deal != watched.start.state.deal:
                watched = Watched.of(play)
            if number % EVERY == 0:
                yield watched, play, number
            watched.do(play, lively(rng, play))


@amounts
@tables
def test_a_world_is_seen_as_the_truth_is(options: Options, amount: int) -> None:
    for _, play, number in watched_games(options, amount):
        for player in range(play.players):
            observation = play.observe(player)
            world = observation.sample(number)
            assert TAC.dump(TAC.load(play.options, TAC.dump(world))) == TAC.dump(world)
            other = play.copy()
            other.state = world
            assert other.observe(player).to_bytes() == observation.to_bytes()


@amounts
@tables
def test_a_deal_replays_in_a_sampled_world_to_the_same_observations(
    options: Options, amount: int
) -> None:
    """With the world's gifts: view and memory after every action of the deal."""
    for watched, play, number in watched_games(options, amount):
        for player in range(play.players):
            assert_replays(watched, play.observe(player).sample("replay", number), player)


def test_in_solo_nothing_but_the_stock_is_hidden() -> None:
    """TAC-11.3: all hands lie open."""
    for watched, play, number in watched_games({"mode": "solo", "master": True}, 1):
        world = play.observe(0).sample(number)
        truth, guess = play.open_state(), TAC.dump(world)
        assert sorted(guess.pop("stock")) == sorted(truth.pop("stock"))
        assert guess == truth
        assert_replays(watched, world, 0)


def test_a_world_that_waits_for_a_pack_has_no_hidden_card_either() -> None:
    """The gifts of the last deal are still hidden then; the world has some in their place."""
    rng = random.Random("spent")
    play = Play(TAC, {"mode": "teams"})
    play.deal(rng.sample(list(TAC.full_pack(play.options)), 100))
    while play.legal_actions:
        play.apply(rng.choice(play.legal_actions))
    assert play.open_state()["phase"] == "deal"
    world = TAC.dump(play.observe(0).sample(1))
    assert "?" not in world["given"]
    assert TAC.dump(TAC.load(play.options, world)) == world
