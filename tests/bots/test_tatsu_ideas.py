"""The ideas of the rule-based Tatsu bot, each in a position that shows it, and what they win."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot
from foxfire.bots.tatsu.pools import Pool, pools_ever, pools_now
from foxfire.bots.tatsu.prices import Prices
from foxfire.bots.tatsu.trick import beats
from foxfire.core.bits import bit, count, numbers
from foxfire.core.game import Json
from foxfire.core.play import Play
from foxfire.games.tatsu.cards import CARDS, CLAN_SIZE, RED, YELLOW, cards_of_clan
from foxfire.games.tatsu.game import GAME
from foxfire.games.tatsu.notation import parse_card
from tests.bots.tatsu_baselines import Grabber

PACK = [GAME.format_card(card) for card in range(CARDS)]


def position(hands: list[str], trick: str = "", *, leader: int, red: str = "") -> Json:
    """Four players; seats 0 and 2 are red. What lies nowhere else, yellow has taken."""
    cards, laid, taken = [hand.split() for hand in hands], trick.split(), red.split()
    used = {*laid, *taken, *(card for hand in cards for card in hand)}
    turn = (leader + len(laid)) % 4
    return {
        "phase": "turn",
        "to_act": turn,
        "for_seat": turn,
        "from_seat": turn,
        "hand": 1,
        "dealer": 0,
        "leader": leader,
        "hands": cards,
        "piles": None,
        "trick": laid,
        "pending": [],
        "captured": {"red": taken, "yellow": [card for card in PACK if card not in used]},
        "tricks": (CARDS - sum(map(len, cards)) - len(laid)) // 4,
        "scores": [0, 0, 0, 0],
    }


def choice(given: Json, *before: str) -> str:
    """What the bot does in a position, after some actions."""
    play = Play(GAME, position=given)
    for action in before:
        play.do(action)
    chosen = bot("rules", "tatsu").choose(play.observe(play.to_act), random.Random(0))
    return GAME.format_action(chosen)


# --- one trick -----------------------------------------------------------------------------------

ENOUGH = "Rx1 R1/5 Y1/5 Y1/6"  # red has a multiplier and points


def test_an_own_multiplier_goes_into_a_trick_of_the_own_side() -> None:
    hands = ["R1/3 Rx3 R2", "Y1/3 Y3", "", "Y4"]
    assert choice(position(hands, "R6 Y2", leader=2, red=ENOUGH)) == "Rx3"


def test_an_own_multiplier_is_kept_out_of_a_trick_of_theirs() -> None:
    hands = ["R1/3 Rx3", "Y1/3", "R5", "Y4"]
    assert choice(position(hands, "Y6 R2 Y2", leader=1, red=ENOUGH)) != "Rx3"


def test_a_trick_of_the_own_side_gets_the_card_with_most_points() -> None:
    hands = ["R1/3 R1/7 R2", "Y1/3 Y3", "", "Y4"]
    assert choice(position(hands, "R6 Y2", leader=2, red=ENOUGH)) == "R1/7"


def test_a_trick_is_won_with_the_least_card_that_does() -> None:
    hands = ["R4 R6", "Y5", "R2", "Y2"]
    assert choice(position(hands, "Y1/7 R1/3 Y3", leader=1, red=ENOUGH)) == "R4"


# --- asking --------------------------------------------------------------------------------------


def test_the_partner_is_asked_for_a_strong_card_that_only_he_can_hold() -> None:
    hands = ["R2", "Y5", "R6 R1/4", "Y3"]
    assert choice(position(hands, "Y4 R1/3 Y1/7", leader=1, red=ENOUGH)) == "ask 2"


def test_an_opponent_is_asked_when_the_trick_is_won_whatever_he_gives() -> None:
    hands = ["R5", "Y4 R2", "R3", "Y3"]
    assert choice(position(hands, "Y2 R6 Y1/7", leader=1, red=ENOUGH)).startswith("ask")


def test_the_asked_partner_gives_the_card_that_wins() -> None:
    hands = ["R2", "Y5", "R6 R1/4", "Y3"]
    assert choice(position(hands, "Y4 R1/3 Y1/7", leader=1, red=ENOUGH), "ask 2") == "R6"


def test_an_asked_opponent_gives_a_weak_card_when_a_strong_one_would_win() -> None:
    hands = ["R2", "Y4 R1/4 R6", "", "Y3"]
    assert choice(position(hands, "Y2 R1/3 Y1/7", leader=1, red=ENOUGH), "ask 1") == "R1/4"


def test_an_asked_opponent_gives_a_multiplier_into_a_trick_that_its_clan_will_not_take() -> None:
    hands = ["Yx3 Y6 R1/3", "", "R2 R5", "Y1/3"]
    assert choice(position(hands, "R6 Y1/4", leader=2, red=ENOUGH), "R1/3", "ask 0") == "Yx3"


# --- fusions -------------------------------------------------------------------------------------


def test_a_fusion_saves_a_rich_trick_that_would_be_lost() -> None:
    hands = ["R* R2", "Y3", "R6", "Y2"]
    assert choice(position(hands, "Y6 Rx3 Y1/7", leader=1, red=ENOUGH)) == "R*"


def test_a_fusion_does_not_spoil_a_trick_of_the_own_side() -> None:
    hands = ["R* R2", "Y6", "R5", "Y2"]
    assert choice(position(hands, "Y1/7 R6 Y3", leader=1, red=ENOUGH)) != "R*"


# --- prices and pools ----------------------------------------------------------------------------


def prices(red: str) -> Prices:
    hands = ["R4 R5", "Y5 Y4", "R2 R3", "Y3 Y2"]
    return Prices(Play(GAME, position=position(hands, leader=0, red=red)).observe(0).seen, RED)


def test_points_are_worth_as_much_as_the_own_multipliers() -> None:
    one_point = parse_card("Y5")
    none, some = prices("R1/3 R1/4 Y1/3 Y1/4"), prices("Rx2 Rx3 Y1/3 Y1/4")
    assert none.if_mine[one_point] == 0 > none.if_theirs[one_point]
    assert some.if_mine[one_point] == 5


def test_a_multiplier_is_worth_as_much_as_the_points_and_nothing_to_the_other_clan() -> None:
    few, many = prices("R1/3 R1/4 Y1/3 Yx1"), prices("R1/6 R1/7 Y1/6 Y1/7")
    card = parse_card("Rx3")
    assert 0 < few.if_mine[card] < many.if_mine[card]
    assert few.if_theirs[card] == many.if_theirs[card] == 0


def test_nothing_is_held_for_later_in_the_last_trick() -> None:
    hands = ["R4", "Y5", "R2", "Y3"]
    given = Play(GAME, position=position(hands, leader=0)).observe(0)
    assert not any(map(any, Prices(given.seen, RED).held))


def test_of_equal_strengths_the_later_does_not_win() -> None:
    assert beats(parse_card("R2"), parse_card("Y3"))
    assert not beats(parse_card("R3"), parse_card("Y3"))


def test_the_first_of_all_wishes_is_found_somewhere() -> None:
    pool = Pool(sure=bit(3), unseen=bit(5) | bit(6) | bit(7), hidden=1)
    assert pool.first_found([5, 6, 3, 7]) == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    assert Pool(0, bit(5) | bit(6), 1).first_found([6, 5]) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_that_are_out_lie_with_one_of_the_sides(players: int) -> None:
    seen = Play(GAME, {"players": players}, seed=3).observe(0).seen
    for clan in (RED, YELLOW):
        ever = [pools_ever(seen)[side][clan] for side in (RED, YELLOW)]
        assert sum(count(pool.sure) + pool.hidden for pool in ever) == CLAN_SIZE
        for card in numbers(cards_of_clan(clan)):
            assert sum(pool.chance_of(card) for pool in ever) == pytest.approx(1)
        now = [pools_now(seen)[side][clan] for side in (RED, YELLOW)]
        for some, every in zip(now, ever, strict=True):
            assert some.sure == every.sure
            assert some.hidden <= every.hidden


# --- strength ------------------------------------------------------------------------------------


def lead_after_hand(options: dict[str, Any], seed: int, bots: Sequence[Bot]) -> int:
    """By how much red is ahead after one hand; each side has a bot."""
    play, rng = Play(GAME, {"target": 9_999, **options}, seed=seed), random.Random(seed)
    sides = GAME.sides(play.state)
    while play.deals == 1:
        play.apply(bots[sides[play.to_act]].choose(play.observe(play.to_act), rng))
    scores: dict[int, int] = dict(zip(sides, play.state.scores, strict=False))
    return scores[RED] - scores[YELLOW]


def ahead(players: int, opponent: Bot, deals: int) -> float:
    """Points a hand by which the rules bot is ahead; every deal is played for both sides."""
    rules, total = bot("rules", "tatsu"), 0
    for deal in range(deals):
        options = {"players": players, "dealer": deal % players}
        total += lead_after_hand(options, deal, [rules, opponent])
        total -= lead_after_hand(options, deal, [opponent, rules])
    return total / (2 * deals)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("opponent", [bot("random", "tatsu"), Grabber()], ids=lambda b: b.name)
def test_the_tatsu_rules_bot_is_far_ahead_of_simple_players(players: int, opponent: Bot) -> None:
    assert ahead(players, opponent, deals=6) > 75


@pytest.mark.parametrize(
    "options", [{"players": 3, "leader": "chosen"}, {"players": 2, "face_down": "own"}]
)
def test_the_tatsu_rules_bot_plays_the_rarer_switches(options: dict[str, Any]) -> None:
    rules, other = bot("rules", "tatsu"), bot("random", "tatsu")
    assert sum(lead_after_hand(options, seed, [rules, other]) for seed in range(6)) > 0
