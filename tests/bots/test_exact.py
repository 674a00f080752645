"""Exact play: what trying everything by hand finds, in worlds of Fox and with chance in Tatsu."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from foxfire.bots.registry import bot
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.exact import DEEPEST, TOO_LONG, solve_worlds, value_of, within_reach
from foxfire.bots.search.exact_ahead import compile_exact
from foxfire.bots.search.hooks import evaluate
from foxfire.bots.search.search import Finding, Findings
from foxfire.bots.search.solving import blank_stack, is_tied, ordered, solved
from foxfire.core import cache
from foxfire.core.native import native
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game
from foxfire.games.tatsu.actions import PILE_FIRST, is_card, is_pile
from foxfire.games.tatsu.cards import NO_CARD, clan_of_card


def endings(game_id: str, options: dict[str, Any], cards: int, number: int) -> Iterator[Play]:
    """Games played at random until few cards are left and there is a choice."""
    for seed in range(number):
        play, rng = Play(game(game_id), options, seed=seed), random.Random(seed)
        while cards_left(play) > cards or len(play.legal_actions) == 1:
            play.apply(rng.choice(play.legal_actions))
        yield play


def cards_left(play: Play) -> int:
    if play.game.id == "fox":
        return max(int(hand).bit_count() for hand in play.state.hands)
    return sum(play.state.counts.flat())


def exact_value(seen: Observation, world: Any, most_nodes: int = 10**6) -> float:
    packed = world.pack()
    packed["rng"] = 0
    stack = blank_stack(seen, np.repeat(packed, DEEPEST))
    with cache.compiling():
        return float(native(value_of)(stack, seen.viewer, most_nodes))


# --- Fox -----------------------------------------------------------------------------------------


def fox_by_hand(s: Any, viewer: int) -> float:
    if s.to_act < 0:
        return evaluate(s, s, viewer)
    values = []
    for action in game("fox").legal(s):
        after = s.copy()
        game("fox").kernels.apply(after, action)
        values.append(fox_by_hand(after, viewer))
    return max(values) if s.to_act == viewer else min(values)


def test_the_last_tricks_of_fox_are_worth_what_trying_everything_finds() -> None:
    values = set()
    for play in endings("fox", {}, 3, 12):
        seen = play.observe(play.to_act)
        found = exact_value(seen, play.state)
        assert found == pytest.approx(fox_by_hand(play.state, seen.viewer))
        values.add(found)
    assert len(values) > 3


def test_a_search_of_the_last_tricks_averages_over_worlds() -> None:
    play = next(endings("fox", {}, 2, 1))
    seen = play.observe(play.to_act)
    findings = solved(seen, 1)
    assert findings is not None
    for finding in findings.actions:
        total = 0.0
        for number in range(200):
            world = seen.sample(number)
            seen.game.kernels.apply(world, finding.action)
            total += fox_by_hand(world, seen.viewer) / 200
        assert finding.value == pytest.approx(total, abs=0.1)  # two samples of 200 worlds


def test_a_long_way_to_the_end_is_given_up() -> None:
    play = next(endings("fox", {}, 3, 1))
    assert exact_value(play.observe(play.to_act), play.state, most_nodes=5) == TOO_LONG
    assert not within_reach(Play(game("fox"), seed=1).state)
    assert solved(Play(game("tac"), seed=1).observe(0), 1) is None


# --- Tatsu for two -------------------------------------------------------------------------------


def tatsu_by_hand(s: Any, viewer: int) -> float:
    """Every card that may come up, by putting it there."""
    if s.to_act < 0:
        return evaluate(s, s, viewer)
    values = []
    for action in game("tatsu").legal(s):
        worlds = turned_up(s, action)
        total = 0.0
        for world in worlds:
            game("tatsu").kernels.apply(world, action)
            total += tatsu_by_hand(world, viewer)
        values.append(total / len(worlds))
    return max(values) if s.to_act == viewer else min(values)


def turned_up(s: Any, action: int) -> list[Any]:
    seat = s.from_seat
    places = [pile for pile in range(7) if is_card(action) and s.up[seat, pile] == action]
    if is_pile(action):
        places = [action - PILE_FIRST]
    if not places or s.down[seat, places[0]] == NO_CARD:
        return [s.copy()]
    clan = clan_of_card(s.down[seat, places[0]])
    hidden = [(a, b) for a in range(2) for b in range(7) if s.down[a, b] != NO_CARD]
    worlds = []
    for a, b in hidden:
        if clan_of_card(s.down[a, b]) == clan:
            world = s.copy()
            world.down[a, b], world.down[seat, places[0]] = s.down[seat, places[0]], s.down[a, b]
            worlds.append(world)
    return worlds


@pytest.mark.parametrize("options", [{"edition": "uk"}, {"edition": "fr", "face_down": "own"}])
def test_the_last_cards_of_tatsu_for_two_are_worth_what_trying_everything_finds(
    options: dict[str, Any],
) -> None:
    hidden = 0
    for play in endings("tatsu", {"players": 2, "target": 100, **options}, 6, 12):
        seen = play.observe(play.to_act)
        hidden += sum(card != NO_CARD for card in play.state.down.flat())
        findings = solved(seen, 1)
        assert findings is not None
        assert findings.value == pytest.approx(tatsu_by_hand(play.state, seen.viewer))
    assert hidden > 6


def test_what_lies_face_down_changes_nothing() -> None:
    for play in endings("tatsu", {"players": 2}, 8, 4):
        seen, other = play.observe(play.to_act), play.copy()
        other.state = seen.sample("elsewhere")
        assert solved(seen, 1) == solved(other.observe(seen.viewer), 1)


# --- in the bot ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "options"), [("fox", {}), ("tatsu", {"players": 2})])
def test_the_bot_ends_deals_by_exact_play_from_its_observation_alone(
    game_id: str, options: dict[str, Any]
) -> None:
    player = bot("search:sims=50", game_id)
    assert isinstance(player, SearchBot)
    for play in endings(game_id, options, 3, 4):
        seen, other = play.observe(play.to_act), play.copy()
        other.state = seen.sample("elsewhere")
        findings = player.look(seen, random.Random(1))
        assert findings == player.look(other.observe(seen.viewer), random.Random(1))
        assert findings.best in play.legal_actions
        assert findings.value == findings.actions[0].value


def test_exact_play_is_compiled_before_it_is_needed() -> None:
    """Nothing but what the first decisions of both games ask for is ever compiled."""
    options: dict[str, dict[str, Any]] = {"fox": {}, "tatsu": {"players": 2}}
    for game_id, given in options.items():
        play = Play(game(game_id), given, seed=1)
        compile_exact(play.observe(play.to_act))
        for ending in endings(game_id, given, 3, 1):
            assert solved(ending.observe(ending.to_act), 1) is not None
    assert len(native(solve_worlds).signatures) == len(options)  # type: ignore[attr-defined]


def test_of_equals_the_bot_takes_what_a_search_prefers() -> None:
    exact = Findings(9, 1, 0.5, (_finding(1, 0.5), _finding(2, 0.5), _finding(3, 0.4)))
    found = Findings(9, 1, 0.5, (_finding(3, 0.9, 5), _finding(2, 0.1, 3), _finding(1, 0.1, 1)))
    assert is_tied(exact)
    assert [finding.action for finding in ordered(exact, found).actions] == [2, 1, 3]


def _finding(action: int, value: float, visits: int = 9) -> Finding:
    return Finding(action, visits, value, 0.0)
