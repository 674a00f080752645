"""TAC bots answer legally, repeatably, from their observation alone, and the better one wins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot, bot_names
from foxfire.core.options import Options
from foxfire.core.play import Observation, Play
from foxfire.games.tac.game import GAME
from foxfire.games.tac.options import TacOptions

VARIANTS = TacOptions.variants()
every_bot = pytest.mark.parametrize("name", ["novice", "rules"])
every_variant = pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)


def decisions(options: Options, seed: int, share: float) -> Iterator[tuple[Play, Observation]]:
    """Some of the decisions of a game that is played at random, for all players."""
    play, rng = Play(GAME, options, seed=seed), random.Random(seed)
    while not play.is_over and play.state.laid < 200:
        if rng.random() < share:
            yield play, play.observe(play.to_act)
        play.apply(rng.choice(play.legal_actions))


def played(options: dict[str, Any], seed: int, *bots: Bot, most: int = 1_500) -> Play:
    """A game by these bots in turn, to its end or to so many cards."""
    play, rng = Play(GAME, options, seed=seed), random.Random(seed)
    while not play.is_over and play.state.laid < most:
        player = bots[play.to_act % len(bots)]
        play.apply(player.choose(play.observe(play.to_act), rng))
    return play


def test_the_bots_of_tac_are_known_by_name() -> None:
    assert bot_names("tac")[:3] == ("random", "novice", "rules")
    assert [bot(name, "tac").name for name in bot_names("tac")] == list(bot_names("tac"))


@every_bot
@every_variant
def test_a_bot_always_answers_legally(name: str, options: Options) -> None:
    player = bot(name, "tac")
    for play, seen in decisions(options, 1, 0.06):
        assert player.choose(seen, random.Random(0)) in play.legal_actions


@every_bot
@every_variant
def test_a_bot_plays_whole_games_against_itself(name: str, options: Options) -> None:
    assert played(options.as_json(), 2, bot(name, "tac")).is_over


@every_bot
@every_variant
def test_what_a_bot_cannot_know_does_not_change_its_choice(name: str, options: Options) -> None:
    """Nor does what else was asked of it before: another world and a new bot, the same choice."""
    player = bot(name, "tac")
    for play, seen in decisions(options, 3, 0.03):
        other, before = play.copy(), seen.to_bytes()
        other.state = seen.sample(7)
        elsewhere = other.observe(seen.viewer)
        chosen = bot(name, "tac").choose(elsewhere, random.Random(1))
        assert player.choose(seen, random.Random(2)) == chosen
        assert seen.to_bytes() == before


@every_bot
@every_variant
def test_a_turn_comes_out_the_same_when_it_is_planned_again_at_every_step(
    name: str, options: Options
) -> None:
    play, player, rng = Play(GAME, options, seed=4), bot(name, "tac"), random.Random(4)
    while not play.is_over and play.state.laid < 50:
        seen = play.observe(play.to_act)
        chosen = player.choose(seen, rng)
        if play.phase in ("from", "to"):
            assert bot(name, "tac").choose(seen, rng) == chosen
        play.apply(chosen)


def last_turn_after_a_fool(seed: int) -> Play | None:
    """The last turn of the first pack, if it leaves a choice and a Fool was played in its deal."""
    play, rng = Play(GAME, {"master": True}, seed=seed), random.Random(seed)
    while play.deals == 1:
        state = play.state
        if state.dealt == 104 and sum(state.sizes) == 0 and state.passes and play.phase == "from":
            return play
        play.apply(rng.choice(play.legal_actions))
    return None


@every_bot
def test_the_last_turn_of_a_pack_can_be_planned_after_a_fool(name: str) -> None:
    found = [play for seed in range(16) if (play := last_turn_after_a_fool(seed)) is not None]
    assert found
    for play in found:
        seen = play.observe(play.to_act)
        assert bot(name, "tac").choose(seen, random.Random(0)) in play.legal_actions


# --- strength ------------------------------------------------------------------------------------


def won_by(player: Bot, opponent: Bot, options: dict[str, Any], pairs: int) -> float:
    """The share of games won; every pack is played from both sides."""
    won = 0
    for seed in range(pairs):
        for side, bots in enumerate(((player, opponent), (opponent, player))):
            outcome = played({**options, "dealer": seed % 4}, seed, *bots).outcome
            won += outcome is not None and outcome.utility[side] > 0
    return won / (2 * pairs)


@pytest.mark.parametrize("mode", ["teams", "two"])
def test_the_rules_bot_beats_random_players(mode: str) -> None:
    assert won_by(bot("rules", "tac"), bot("random", "tac"), {"mode": mode}, pairs=1) == 1


@pytest.mark.campaign
@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("mode", ["teams", "two"])
def test_each_bot_beats_the_simpler_one(mode: str, master: bool) -> None:
    options = {"mode": mode, "master": master}
    assert won_by(bot("rules", "tac"), bot("novice", "tac"), options, pairs=20) > 0.6
    assert won_by(bot("novice", "tac"), bot("random", "tac"), options, pairs=5) > 0.9


def cards(name: str, mode: str, games: int) -> float:
    """Cards laid in a game that is played together, on average."""
    player = bot(name, "tac")
    return fmean(played({"mode": mode}, seed, player).state.laid for seed in range(games))


@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_together_the_rules_bot_needs_few_cards(mode: str) -> None:
    assert cards("rules", mode, games=2) < 230
