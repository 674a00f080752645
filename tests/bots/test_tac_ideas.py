"""The ideas of the TAC bots, each in a position that shows it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from foxfire.bots.registry import bot
from foxfire.bots.tac.hand_plan import Walker, gain
from foxfire.bots.tac.journey import FRESH, HOUSE, POCKET, cards_home, next_spots
from foxfire.bots.tac.standing import cards_needed, is_idle
from foxfire.bots.tac.taste import AGAINST
from foxfire.core.play import Play
from foxfire.games.tac.cards import EIGHT, FOUR, ONE, SEVEN, THIRTEEN
from foxfire.games.tac.notation import parse_card
from tests.games.tac.set_up import TAC, board_of, home, position, table


def turn(play: Play, name: str = "rules") -> str:
    """The whole turn that a bot plays, as it is written."""
    player = bot(name, "tac")
    actions: list[int] = []
    while not actions or play.phase in ("from", "to"):
        actions.append(player.choose(play.observe(play.to_act), random.Random(0)))
        play.apply(actions[-1])
    return TAC.format_turns(actions)[0]


def answer(board: str, hand: str, **given: Any) -> str:
    return turn(table(board, hand, **given))


def gift(board: str, hands: list[str], **given: Any) -> str:
    """What seat 0 gives, before anybody else has given."""
    cards = [hand.split() for hand in hands]
    written = position(board, hands[0], others=dict(enumerate(hands)), **given)
    told = [any(card in ("1", "13") for card in hand) for hand in cards]
    written |= {"phase": "give", "given": [None] * 4, "announced": told, "dealer": 3}
    play = Play(TAC, {"mode": given.get("mode", "teams")}, position=written)
    return turn(play).removeprefix("give ")


# --- moving --------------------------------------------------------------------------------------


def test_a_marble_is_brought_in_when_that_can_be() -> None:
    assert answer("R40 S20", "13 2 5 9 12") == "13 R.p>1"
    assert answer("S20", "1 2 5 9 12") == "1 R.p>1"


def test_a_fresh_marble_goes_back_4_and_then_into_the_house() -> None:
    assert answer("R1*", "4 8 12 10 9") == "4 1>61"
    assert answer("R61", "8 2 12 10 9") == "8 61>R.h4"


def test_the_deepest_free_slot_is_taken() -> None:
    assert answer("R62", "5 6 7 12") == "7 62>R.h4"
    assert answer("R62 R.h4", "6 10 12") == "6 62>R.h3"


def test_a_marble_before_its_house_is_not_run_past_it() -> None:
    assert answer("R63 R20", "12 9 10").startswith("12 20")


def test_a_marble_on_the_start_field_makes_way_for_one_that_can_come_home() -> None:
    assert answer("R61 R1*", "8 6 5").startswith("6 1>7")


def test_an_opponent_is_kicked_and_the_partner_is_not() -> None:
    assert answer("R10 S19 R30", "9 2") == "9 10>19"
    assert answer("R10 A19 R30", "9 12") != "9 10>19"


def test_the_hand_is_not_planned_with_a_4_that_would_kick_the_partner() -> None:
    """8 25>33 and 9 5>14 would leave nothing but that for the 4."""
    chosen = answer("R1* R5 R25 S17* A33* A60 A61 J49*", "4 8 9", pile="13 13 13")
    assert not chosen.startswith("8 25>33")


def test_of_two_marbles_the_one_in_danger_runs() -> None:
    assert answer("R55 R20 S50", "6") == "6 55>61"


def test_a_winning_move_is_made() -> None:
    board = f"R63 {home('R')[5:]} {home('A')} S10"
    assert answer(board, "5 3 2") == "3 63>R.h1"


# --- 7, 8, Trickster, TAC ------------------------------------------------------------------------


def test_a_7_is_split_to_bring_two_marbles_on() -> None:
    play = table("R63 R60 R.h4", "7 12 10")
    turn(play)
    assert "R.h3" in board_of(play)


def test_a_7_kicks_all_it_passes() -> None:
    play = table("R10 S12 J14 R40", "7 3")
    assert turn(play).startswith("7")
    assert board_of(play).count("S") == board_of(play).count("J") == 0


def test_an_8_stops_an_opponent_who_may_win() -> None:
    board = f"R20 R40 R41 R.h4 S15 {home('S')[5:]} {home('J')}"
    assert answer(board, "8 2 12") == "8 skip"


def test_an_8_is_no_skip_when_it_brings_a_marble_home() -> None:
    assert answer("R61 S30", "8 2 12") == "8 61>R.h4"


def test_a_trickster_takes_the_place_of_an_opponent_near_our_home() -> None:
    assert answer("R5 S62 R40", "trickster 2 3") in ("trickster 5>62", "trickster 40>62")


def test_a_trickster_is_kept_where_it_would_bring_little() -> None:
    assert not answer("R40 R50 S38 J10", "trickster 2 3").startswith("trickster")


def test_a_tac_undoes_a_kick() -> None:
    play = table("J60 R20", "tac 2 3 5", pile="12 3 2 9", prev="J51 R60 R20")
    assert turn(play) == "tac 60>R.h4"


def test_a_tac_is_held_when_nothing_needs_it() -> None:
    chosen = answer("J30 R20 R62", "tac 2 3 5", pile="12 3 2 9", prev="J21 R62 R20")
    assert not chosen.startswith("tac")


def test_the_least_useful_card_is_discarded() -> None:
    assert answer("S20", "2 12 7 trickster tac") == "discard 12"


# --- master cards --------------------------------------------------------------------------------


def test_a_devil_plays_what_hurts_its_victim() -> None:
    play = table("R40 S15 S60", "devil 2", master=True, others={1: "3 12"})
    assert turn(play) == "devil"
    assert turn(play) != "3 15>S.h1"  # what he would have liked


def test_a_devil_helps_where_all_play_together() -> None:
    board = "R40 S15 S.h4 S.h3 S.h2"
    play = table(board, "devil 2", mode="coop", master=True, others={1: "3 12"})
    play.do("devil")
    assert turn(play) == "3 15>S.h1"


def test_a_fool_passes_a_bad_hand_and_keeps_a_good_one() -> None:
    assert answer("R63 S60", "fool 12 12 10 10", master=True) == "fool"
    assert answer("R1* R40", "fool 4 8 6 13", master=True) != "fool"


def test_an_angel_is_a_last_resort_against_opponents_and_welcome_together() -> None:
    assert not answer("R10 R40", "angel 2 5", master=True).startswith("angel")
    assert answer("R63", "angel 12", mode="coop", master=True) == "angel S.p>17"


def test_a_warrior_goes_for_an_opponent() -> None:
    assert answer("R10 S19 A30 A40", "warrior 2", master=True) == "warrior 10>19"


# --- together ------------------------------------------------------------------------------------


def test_together_nobody_is_kicked() -> None:
    assert answer("R10 S19 R30", "9 2", mode="coop") != "9 10>19"


def test_together_a_trickster_brings_both_marbles_near_their_homes() -> None:
    assert answer("R15 S62", "trickster 2", mode="coop") == "trickster 15>62"


def test_in_solo_the_other_hands_are_planned_with() -> None:
    """Seat 1 can bring its marble home with the card it holds, if nobody swaps it away."""
    play = table("R62 S15 A40", "trickster 2", mode="solo", others={1: "3"})
    assert turn(play) != "trickster 15>62"


# --- gifts ---------------------------------------------------------------------------------------


def test_a_partner_without_an_exit_is_given_one_that_can_be_spared() -> None:
    hands = ["1 13 5 9 12", "2 3 6 8 10", "2 3 5 9 10", "4 6 8 9 12"]
    assert gift("S20 J40", hands) in ("1", "13")


def test_the_only_exit_is_not_given_to_a_partner_who_has_one() -> None:
    hands = ["1 8 5 9 12", "2 3 6 8 10", "13 3 5 9 10", "4 6 8 9 12"]
    assert gift("S20 J40", hands) != "1"


def test_a_partner_is_given_the_card_that_brings_him_home() -> None:
    """His marble is 2 fields before its start field: a 6 brings it into the deepest slot."""
    hands = ["6 12 10 9 9", "2 3 6 8 10", "13 3 5 5 10", "4 6 8 9 12"]
    assert gift("R10 A31", hands) == "6"


# --- a beginner ----------------------------------------------------------------------------------


def test_a_beginner_counts_fields_and_does_not_plan() -> None:
    assert turn(table("R40 R10", "13 2 5 9 12"), "novice") == "13 R.p>1"
    assert turn(table("R10 S19 R30", "9 2"), "novice") == "9 10>19"
    assert turn(table("R63 R20 R40", "3 12"), "novice") == "12 20>32"


def test_a_beginner_knows_a_won_game_and_which_cards_are_good() -> None:
    board = f"R63 {home('R')[5:]} {home('A')} S10"
    assert turn(table(board, "5 3 2"), "novice") == "3 63>R.h1"
    assert turn(table("S20", "2 12 7 trickster tac"), "novice") == "discard 12"


# --- the way of a marble -------------------------------------------------------------------------


def test_where_a_card_takes_a_marble_is_what_the_rules_say() -> None:
    assert next_spots(4, POCKET, ONE) == (FRESH,)
    assert next_spots(4, POCKET, FOUR) == ()
    assert set(next_spots(4, 4, EIGHT)) == {60, HOUSE + 3}
    assert set(next_spots(2, 4, EIGHT)) == {60}
    assert next_spots(4, FRESH, FOUR) == (4,)
    assert set(next_spots(4, 63, FOUR)) == {3, HOUSE + 2}


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("free", [1, 2, 3, 4])
def test_a_marble_needs_fewer_cards_the_nearer_it_is(free: int, alone: bool) -> None:
    needs = cards_home(free, alone)
    assert needs[8] < needs[20] < needs[40] < needs[55]
    assert needs[FRESH] < needs[POCKET]
    assert needs[63 if free > 2 else 61] < needs[55]  # a 4 leads into the house from here
    assert needs[HOUSE + free - 1] == 0


def test_a_colour_needs_nothing_more_when_it_is_home() -> None:
    assert cards_needed((HOUSE, HOUSE + 1, HOUSE + 2, HOUSE + 3)) == 0
    deep = cards_needed((POCKET, POCKET, POCKET, HOUSE + 3))
    assert deep < cards_needed((POCKET, POCKET, POCKET, HOUSE)) < cards_needed((POCKET,) * 4)


def test_only_exits_help_a_colour_that_has_no_marble_out() -> None:
    assert is_idle((POCKET, POCKET, HOUSE + 2, HOUSE + 3))
    assert not is_idle((POCKET, 10, HOUSE + 2, HOUSE + 3))
    walkers, uses = (Walker(POCKET),) * 4, AGAINST.uses
    assert gain(walkers, (FOUR, EIGHT, SEVEN), uses) == 0
    assert gain(walkers, (THIRTEEN,), uses) > 1


def test_an_exit_a_4_and_an_8_are_worth_more_together() -> None:
    walkers, uses = (Walker(POCKET),) * 4, AGAINST.uses
    twelve = parse_card("12")
    assert gain(walkers, (THIRTEEN, FOUR, EIGHT), uses) > gain(
        walkers, (THIRTEEN, FOUR, twelve), uses
    )
