"""Rollouts have sense: they beat uniform play by far, and each idea shows in a position."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from foxfire.bots.fox import rollouts as fox
from foxfire.bots.tatsu import rollouts as tatsu
from foxfire.core.bits import bit
from foxfire.core.game import Json
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.core.rng import generator
from foxfire.games.fox.actions import KEEP, swap_of
from foxfire.games.fox.notation import parse_card
from tests.bots.test_fox_ideas import position as fox_position
from tests.bots.test_tatsu_ideas import ENOUGH
from tests.bots.test_tatsu_ideas import position as tatsu_position

PICKS: dict[str, Callable[[Any], int]] = {"fox": fox.rollout_pick, "tatsu": tatsu.rollout_pick}


def ahead_by(game_id: str, options: dict[str, Any], side: int, seed: int) -> int:
    """By how much a side that picks with sense is ahead of the others after a deal."""
    play, rng = Play(game(game_id), {**options, "target": 999}, seed=seed), random.Random(seed)
    play.state.rng = generator(seed)
    while play.deals == 1:
        state = play.state.copy()
        with_sense = play.game.sides(state)[state.to_act] == side
        legal = play.legal_actions
        action = PICKS[game_id](state) if with_sense else rng.choice(legal)
        assert action in legal
        play.state.rng = state.rng
        sides = play.game.sides(play.state)
        play.apply(action)
    scores = play.state.scores
    return int(scores[sides.index(side)] - scores[sides.index(1 - side)])


@pytest.mark.parametrize(
    ("game_id", "options", "deals", "at_least"),
    [
        ("fox", {}, 40, 2),
        ("tatsu", {"players": 2}, 24, 40),
        ("tatsu", {"players": 3}, 24, 40),
        ("tatsu", {"players": 4}, 24, 40),
    ],
)
def test_rollouts_beat_uniform_play(
    game_id: str, options: dict[str, Any], deals: int, at_least: int
) -> None:
    leads = [ahead_by(game_id, options, seed % 2, seed) for seed in range(deals)]
    assert sum(leads) / deals >= at_least


# --- Fox -----------------------------------------------------------------------------------------


def fox_state(given: Json) -> Any:
    return Play(game("fox"), position=given).state


def card(number: int) -> str:
    return game("fox").format_card(number)


def test_a_wanted_trick_of_fox_is_taken_cheaply_and_an_unwanted_one_lost_dearly() -> None:
    s = fox_state(fox_position("B2 B8 B10", "K2 K4", decree="M6", tricks=(5, 5), led="B6"))
    assert fox.wants_tricks(s, 0)
    assert card(fox.answer(s, True)) == "B8"
    assert card(fox.answer(s, False)) == "B2"


def test_weak_hands_of_fox_head_for_few_tricks_and_too_strong_ones_give_some_away() -> None:
    weak = fox_state(fox_position("B2 K4 B4", "M10 M8 K10", decree="M6", tricks=(2, 8)))
    strong = fox_state(fox_position("M10 M8 K10", "B2 K4 B4", decree="M6", tricks=(8, 2)))
    assert not fox.wants_tricks(weak, 0)
    assert not fox.wants_tricks(strong, 0)


def test_a_fox_makes_the_longer_suit_trump_for_who_wants_tricks() -> None:
    s = fox_state(fox_position("K2 K4 K8 B2", "B4 B6 M2 M4", decree="M6", tricks=(4, 5)))
    assert fox.exchange(s, True) == swap_of(parse_card("K2"))
    assert fox.exchange(s, False) == KEEP


def test_a_led_card_holds_when_nothing_can_beat_it() -> None:
    s = fox_state(fox_position("B10 K2 M2", "B8 K4 M4", decree="M6", tricks=(5, 5)))
    assert fox.holding_cards(s, s.hands[0], s.hands[1]) == bit(parse_card("B10"))


# --- Tatsu ---------------------------------------------------------------------------------------


def tatsu_turn(hands: list[str], trick: str, leader: int) -> str:
    s = Play(game("tatsu"), position=tatsu_position(hands, trick, leader=leader, red=ENOUGH)).state
    laid = tatsu.trick_of(s)
    return game("tatsu").format_action(tatsu.best_turn(s, laid, s.for_seat & 1))


def test_a_multiplier_goes_into_a_trick_that_is_held() -> None:
    assert tatsu_turn(["R1/3 Rx3 R2", "Y1/3 Y3", "", "Y4"], "R6 Y2", leader=2) == "Rx3"


def test_a_partner_is_asked_for_the_card_that_takes_the_trick() -> None:
    hands = ["R1/3 R2", "Y1/3 Y2", "R6", "Y3"]
    assert tatsu_turn(hands, "R1/4 Y5", leader=2) == "ask 2"


def test_an_opponent_is_asked_when_his_worst_will_do() -> None:
    """The trick is lost: he lays what is worth least to both, and the own cards are kept."""
    hands = ["R1/7 R5", "R2 Y1/3", "", "Y3"]
    assert tatsu_turn(hands, "Y6 R1/4 Y2", leader=1) == "ask 1"
