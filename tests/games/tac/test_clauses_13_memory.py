"""TAC-13: what can be concluded, and what sampled worlds agree with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from foxfire.core.play import Play
from tests.games.tac.set_up import (
    EXITS,
    TAC,
    acting,
    do,
    had,
    home,
    pack_from,
    plays,
    sizes,
    table,
)
from tests.oracle.tac import BASIC_DECK

Json = dict[str, Any]
WORLDS = 60


def worlds(play: Play, viewer: int, number: int = WORLDS) -> Iterator[Json]:
    """Worlds that the viewer cannot tell from the true one, as positions."""
    seen = play.observe(viewer)
    for seed in range(number):
        yield TAC.dump(seen.sample(seed))


def exits(cards: list[str]) -> int:
    return sum(card in EXITS for card in cards)


def is_explained(world: Json, seat: int) -> bool:
    """Whether some gifts of two partners explain what both announced (TAC-13.2)."""
    mine, other = (had(world["hands"], world["pile"], s) for s in (seat, seat + 2))
    told = [world["announced"][s] for s in (seat, seat + 2)]
    return any(
        [exits(mine) + exits([gave]) - exits([got]) > 0,
         exits(other) + exits([got]) - exits([gave]) > 0] == told
        for gave, got in product(other, mine)
    )  # fmt: skip


def test_tac_13_1_sizes_pile_spent_cards_and_announcements_are_public() -> None:
    play = table("R20", "5 6", last=True, pile="9")
    truth = play.open_state()
    for viewer in range(4):
        for world in worlds(play, viewer, 5):
            assert [len(hand) for hand in world["hands"]] == sizes(play)
            for name in ("pile", "spent", "announced", "board", "prev", "dealer", "laid"):
                assert world[name] == truth[name]


def test_tac_13_1_so_what_is_left_is_a_whole_deck() -> None:
    play = table("R20", "5 6", last=True, pile="9")
    for world in worlds(play, 0):
        laid = [entry["card"] for entry in world["pile"]]
        cards = [card for hand in world["hands"] for card in hand]
        assert Counter(world["spent"] + laid + cards) == Counter(BASIC_DECK)


def test_tac_13_2_partners_who_had_no_exit_hold_none() -> None:
    play = table("R20", "5 6 9 10 12")
    assert play.show(0)["announced"][1::2] == [False, False]
    for world in worlds(play, 0):
        assert exits(world["hands"][1] + world["hands"][3]) == 0


@pytest.mark.parametrize(
    ("one", "other"), [("1", ""), ("", "13 1"), ("13", "1"), ("1 1 13 13", "")]
)
def test_tac_13_2_otherwise_some_gifts_explain_what_both_announced(one: str, other: str) -> None:
    play = table("R20", "5 6 9 10 12", others={1: one, 3: other})
    assert any(play.show(0)["announced"][1::2])
    for world in worlds(play, 0):
        assert is_explained(world, 1)
        assert exits(world["hands"][1] + world["hands"][3]) > 0


def test_tac_13_2_the_exit_may_have_been_given_away() -> None:
    """Seat 1 announced one, seat 3 none: in some worlds it lies at seat 3 now."""
    play = table("R20", "5 6 9 10 12", others={1: "1"})
    assert play.show(0)["announced"][1::2] == [True, False]
    found = Counter(exits(world["hands"][3]) for world in worlds(play, 0, 200))
    assert set(found) == {0, 1}


def test_tac_13_3_what_i_gave_is_in_my_partners_hand() -> None:
    play = Play(TAC, seed=5)
    gift = play.open_state()["hands"][0][-1]
    for seat in range(4):
        play.do(f"give {gift}" if seat == 0 else play.legal[0])
    for world in worlds(play, 0):
        assert gift in world["hands"][2]
        assert world["given"][0] == gift


def test_tac_13_3_until_a_card_of_that_kind_is_laid_from_it() -> None:
    """Two 9s are with seat 2, one of them the gift; when one is laid the other is not known."""
    play = table("A40", "5 6 10 12 2", others={1: "12", 2: "9 9", 3: "12"}, ahead=0)
    assert play.open_state()["given"][0] == "9"
    assert all("9" in world["hands"][2] for world in worlds(play, 0))
    do(play, "discard 5", "discard 12", "9 40>49")
    assert not all("9" in world["hands"][2] for world in worlds(play, 0))


def test_tac_13_3_my_partners_announcement_must_be_true_before_both_gifts() -> None:
    """Seat 2 announced no exit, and was given a 1 by seat 0: it holds that one and no other."""
    play = Play(TAC, packs=[pack_from("9 9 9 9 8", "5 5 5 5 6", "10 10 10 10 12", "1 2 2 3 3")])
    do(play, "give 1", "give 9", "give 5", "give 10")
    assert play.show(0)["announced"] == [True, False, False, False]
    for world in worlds(play, 0):
        assert exits(world["hands"][2]) == 1
        assert exits(world["hands"][1] + world["hands"][3]) == 0


def test_tac_13_4_what_the_devil_saw_stays_known() -> None:
    play = table("S30", "devil 9 9", others={1: "5 6 12"}, master=True)
    do(play, "devil", "5 30>35")
    assert all(world["hands"][1] == ["6", "12"] for world in worlds(play, 0))
    assert not all(world["hands"][1] == ["6", "12"] for world in worlds(play, 2))


def test_tac_13_5_what_i_passed_on_stays_known_with_the_hand() -> None:
    """Seat 3 got it; what it lays of it is known no longer, the rest is."""
    others = {1: "12 12 12 12", 2: "6 6 6 6", 3: "10 10 10 10"}
    play = table("J20", "fool 3 9 9", others=others, master=True)
    do(play, "fool", "discard 12", "discard 6", "discard 10", "3 20>23")
    assert all(world["hands"][3] == ["9", "9"] for world in worlds(play, 0))


def test_tac_13_5_conclusions_travel_with_the_hand() -> None:
    """Seat 0's forced discard shows that its hand has no exit; seat 3 holds that hand then."""
    play = table("R.h4 J60", "12 12 12 12", others={1: "fool 6 6 6", 2: "1 5 5 5"}, master=True)
    do(play, "discard 12", "fool")
    assert play.open_state()["hands"][3] == ["12", "12", "12"]
    for world in worlds(play, 1):
        assert exits(world["hands"][3]) == 0
        assert world["hands"][0] == ["6", "6", "6"]


def test_tac_13_6_a_forced_discard_shows_what_a_hand_does_not_hold() -> None:
    """A marble on 20 that could go 2 but nothing farther: no 2, 4, 7, 8, exit or Trickster."""
    play = table("S20 R23 J60", "5 12 12", seat=1, others={2: "9 9 9"})
    assert plays(play) == ["-5", "-12"]
    do(play, "discard 5")
    barred = {"1", "2", "3", "4", "7", "8", "13", "trickster"}
    for world in worlds(play, 0):
        assert not barred & set(world["hands"][1])


def test_tac_13_6_a_discard_by_an_8_shows_nothing() -> None:
    play = table("R20 S40", "8 12 12", others={1: "5 12 12"})
    do(play, "8 skip", "discard 5")
    found = {card for world in worlds(play, 0, 200) for card in world["hands"][1]}
    assert {"2", "4", "7", "tac"} <= found


def test_tac_13_6_tac_is_barred_if_it_could_have_been_played() -> None:
    """The 5 of seat 0 could be used on the board of before, by the marble that it kicked."""
    play = table("R20 S25 J60", "5 9 9", others={1: "12 12 12"})
    do(play, "5 20>25", "discard 12")
    assert all("tac" not in world["hands"][1] for world in worlds(play, 0, 200))


def test_tac_13_6_but_not_if_it_could_not() -> None:
    play = table("R20 A25 J60", "5 9 9", others={1: "12 12 12"})
    do(play, "5 20>25", "discard 12")
    assert any("tac" in world["hands"][1] for world in worlds(play, 0, 200))


def test_tac_13_7_on_a_won_board_the_seat_to_act_holds_a_tac() -> None:
    board = home("R") + " S20 A32 A.h2 A.h3 A.h4"
    play = do(table(board, "2 9", others={1: "tac 5"}), "2 32>A.h1")
    assert acting(play) == (1, 1)
    for viewer in (0, 2, 3):
        assert all("tac" in world["hands"][1] for world in worlds(play, viewer, 20))


def test_tac_13_8_every_arrangement_of_the_unseen_cards_has_the_same_chance() -> None:
    """Three unseen cards, 5, 5 and 9, at three seats: the 9 is at each in a third of the worlds."""
    play = table("", "12", others={1: "5", 2: "5", 3: "9"}, last=True)
    nines = Counter(
        next(seat for seat in range(4) if world["hands"][seat] == ["9"])
        for world in worlds(play, 0, 600)
    )
    assert sorted(nines) == [1, 2, 3]
    assert all(abs(number - 200) < 60 for number in nines.values())


def test_tac_13_8_cards_of_one_kind_count_as_different_cards() -> None:
    """Four 5s and two 9s at three seats: both 9s are at seat 1 in one of 15 worlds, not of 6."""
    play = table("", "12 12", others={1: "5 5", 2: "5 5", 3: "9 9"}, last=True)
    both = sum(world["hands"][1] == ["9", "9"] for world in worlds(play, 0, 600))
    assert abs(both - 40) < 25


def test_tac_13_8_nothing_is_concluded_from_a_free_choice() -> None:
    """Seat 1 could have played a 13 and did not need to: it may hold one."""
    play = table("S40", "5 9 9", others={1: "6 13 13"})
    do(play, "discard 5", "6 40>46")
    assert any("13" in world["hands"][1] for world in worlds(play, 0, 200))
