"""The ideas of the rule-based Fox bot, each in a position that shows it."""

from __future__ import annotations

import random

import pytest

from foxfire.bots.fox.counting import opponent_of
from foxfire.bots.fox.outlook import Outlook, chances_of_tricks
from foxfire.bots.registry import bot
from foxfire.core.bits import numbers
from foxfire.core.game import Json
from foxfire.core.play import Play
from foxfire.games.fox.game import GAME
from foxfire.games.fox.notation import parse_card


def position(
    mine: str, his: str, *, decree: str, tricks: tuple[int, int], led: str | None = None
) -> Json:
    """Player 0 is to act; with `led`, player 1 has led that card. The deck is what it may be."""
    hands = [mine.split(), his.split()]
    used = {*hands[0], *hands[1], decree, led}
    deck = [text for text in map(GAME.format_card, range(33)) if text not in used][:6]
    return {
        "phase": "play",
        "to_act": 0,
        "round": 1,
        "dealer": 0,
        "leader": 0 if led is None else 1,
        "hands": hands,
        "decree": decree,
        "deck": deck,
        "draws": 3 - sum(card.endswith("5") for card in (*hands[0], *hands[1], *deck, decree)),
        "drawn": None,
        "trick": [None, led],
        "tricks": list(tricks),
        "round_points": [0, 0],
        "scores": [0, 0],
    }


def choice(given: Json, *before: str) -> str:
    """What the bot does in a position, after player 0 has taken some actions."""
    play = Play(GAME, position=given)
    for action in before:
        play.do(action)
    return GAME.format_action(bot("rules", "fox").choose(play.observe(0), random.Random(0)))


def test_a_treasure_is_put_into_a_trick_that_it_wins() -> None:
    hand = "B4 B7 B10 K10 M10 M8"
    given = position(hand, "K2 K4 M2 M4 B1", decree="M6", tricks=(4, 3), led="B2")
    assert choice(given) == "B7"


def test_going_for_few_tricks_a_high_card_is_dumped_under_a_higher_one() -> None:
    hand = "B2 B4 B8 K2 K1 M2"
    given = position(hand, "K8 K10 M10 M8 B11", decree="M6", tricks=(1, 6), led="B10")
    assert choice(given) == "B8"


def test_going_for_many_tricks_the_least_card_is_thrown_under_a_higher_one() -> None:
    hand = "B2 B4 B8 K11 K10 M11"
    given = position(hand, "K2 K4 M1 M2 B1", decree="M6", tricks=(4, 3), led="B10")
    assert choice(given) == "B2"


def test_the_tenth_trick_is_left_to_the_opponent() -> None:
    given = position("B2 B10", "K2", decree="M6", tricks=(9, 2), led="B6")
    assert choice(given) == "B2"


def test_an_opponent_with_nine_tricks_is_given_the_tenth() -> None:
    given = position("B2 B10", "K2", decree="M6", tricks=(2, 9), led="B6")
    assert choice(given) == "B2"


def test_the_seventh_trick_is_taken() -> None:
    given = position("B2 B10", "K2", decree="M6", tricks=(6, 5), led="B6")
    assert choice(given) == "B10"


def test_a_witch_takes_a_trick_from_a_higher_card() -> None:
    given = position("B2 B9", "K2", decree="M6", tricks=(6, 5), led="B10")
    assert choice(given) == "B9"


def test_a_fox_that_follows_wins_a_needed_trick_by_making_its_own_suit_trump() -> None:
    given = position("K3 K2 M2", "M4 M8", decree="B6", tricks=(6, 4), led="B7")
    assert choice(given) == "K3"
    assert choice(given, "K3") == "swap K2"


def test_a_swan_is_led_to_lose_the_trick_that_would_be_one_too_many() -> None:
    given = position("B1 K10", "B4 K8", decree="M6", tricks=(3, 8))
    assert choice(given) == "B1"


def test_the_card_returned_after_a_woodcutter_is_the_one_that_serves_the_goal_least() -> None:
    few = position("B5 B1 K2 M11", "K8 K10 M8", decree="M6", tricks=(3, 6), led="B10")
    many = position("B5 B1 K2 M11", "K8 K10 M8", decree="M6", tricks=(6, 3), led="B10")
    assert choice(few, "B5") == "under M11"
    assert choice(many, "B5") != "under M11"


# --- estimates -----------------------------------------------------------------------------------


def test_a_hand_of_trumps_expects_more_tricks_than_a_hand_of_low_cards() -> None:
    strong = expected_tricks("M11 M10 M9 M8 B11 K11", decree="M6")
    weak = expected_tricks("B1 B2 B4 K1 K2 K4", decree="M6")
    assert strong > 5 > 1 > weak


def expected_tricks(hand: str, decree: str) -> float:
    size = len(hand.split())
    his = " ".join(["B6", "B8", "B10", "K6", "K8", "K10"][:size])
    given = position(hand, his, decree=decree, tricks=(4, 9 - size))
    strength = Outlook(Play(GAME, position=given).observe(0)).strength
    trump = parse_card(decree) // 11
    return sum(strength.of(parse_card(card), trump) for card in hand.split())


def test_the_last_card_that_nothing_beats_always_takes_its_trick() -> None:
    assert expected_tricks("M11", decree="M6") == 1.0


@pytest.mark.parametrize("expected", [0.0, 1.3, 6.5, 12.0])
def test_the_chances_of_all_trick_counts_add_up(expected: float) -> None:
    chances = chances_of_tricks(expected, 13)
    assert sum(chances) == pytest.approx(1)
    assert all(chance >= 0 for chance in chances)


def test_an_opponent_who_could_not_follow_is_not_thought_to_hold_the_suit() -> None:
    play = Play(GAME, position=position("B2 B4 K2", "K8 K10 M8", decree="M6", tricks=(5, 5)))
    play.do("B2")
    play.do("K8")
    possible = opponent_of(play.observe(0)).possible
    assert not any(GAME.format_card(card).startswith("B") for card in numbers(possible))
