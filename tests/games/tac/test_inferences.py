"""TAC-13.1 to 13.8 on small set-ups: what is remembered, and what sampled worlds hold."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from foxfire.core.errors import ViewerError
from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from foxfire.games.tac.cards import HIDDEN_CARD, NO_CARD, cards_in
from tests.conformance.worlds import in_place_of_the_truth, packed_worlds, sampled_worlds
from tests.games.tac.set_up import (
    EXITS,
    TAC,
    do,
    finish_deal,
    hand_of,
    home,
    pack_from,
    plays,
    table,
)
from tests.oracle.tac import BASIC_DECK, MASTER_DECK, Laid, TacOracle
from tests.oracle.tac_board import Board

Json = dict[str, Any]
WORLDS = 400
MODES = ("teams", "coop", "two", "solo")
PLAYERS = {"teams": 4, "coop": 4, "two": 2, "solo": 1}
modes = pytest.mark.parametrize("mode", MODES)
AMOUNTS = [
    pytest.param(1, id="few"),
    pytest.param(30, id="many", marks=pytest.mark.campaign),
]


def worlds(play: Play, viewer: int, number: int = WORLDS) -> list[Json]:
    """What is hidden, in worlds that the viewer cannot tell from the true one."""
    packed = packed_worlds(play, viewer, number)
    return [
        {
            "hands": [names(int(hand)) for hand in world["hands"]],
            "given": [card_name(int(card)) for card in world["given"]],
        }
        for world in packed
    ]


def hands(play: Play, viewer: int, seat: int) -> list[list[str]]:
    """What the hand at a seat may be for a viewer."""
    return [world["hands"][seat] for world in worlds(play, viewer)]


def held_by(play: Play, viewer: int, seat: int) -> set[str]:
    """The kinds that a hand has in some world."""
    return {card for hand in hands(play, viewer, seat) for card in hand}


def exits(cards: list[str]) -> int:
    return sum(card in EXITS for card in cards)


@cache
def names(cards: int) -> list[str]:
    return [TAC.format_card(card) for card in cards_in(cards)]


@cache
def card_name(card: int) -> str | None:
    assert card != HIDDEN_CARD
    return None if card == NO_CARD else TAC.format_card(card)


def known(play: Play, viewer: int) -> list[str]:
    """What the memory knows to be in each hand, by the seat that the hand was dealt to."""
    return [" ".join(names(hand)) for hand in play.observe(viewer).memory.known]


def barred(play: Play, viewer: int, dealt_to: int) -> set[str]:
    return set(names(play.observe(viewer).memory.barred[dealt_to]))


def exchanged(*dealt: str, gifts: str, **options: Any) -> Play:
    """A first deal after the exchange: the hands of seats 0 to 3, and what each has given."""
    around = [(options.get("dealer", 0) + turn) % 4 for turn in (1, 2, 3, 4)]
    pack = pack_from(*(dealt[seat] for seat in around), master=options.get("master", False))
    play = Play(TAC, options, packs=[pack])
    return do(play, *(f"give {card}" for card in gifts.split()))


# --- TAC-13.1 ------------------------------------------------------------------------------------


@modes
@pytest.mark.parametrize("last", [False, True])
def test_tac_13_1_a_viewer_is_shown_the_same_in_every_world(mode: str, last: bool) -> None:
    play = do(table("R20 S30", "5 6 9", mode=mode, last=last, pile="9 -3"), "5 20>25")
    for viewer in range(PLAYERS[mode]):
        for world in sampled_worlds(play, viewer, 20):
            assert in_place_of_the_truth(play, world).show(viewer) == play.show(viewer)


@modes
def test_tac_13_1_the_unseen_cards_are_those_that_were_never_laid(mode: str) -> None:
    """In the last deal but one of the master deck: the stock is 24 cards."""
    play = Play(TAC, {"mode": mode, "master": True}, seed="spent")
    while play.state.deal < 4 or play.state.piled < 6:
        play.apply(play.legal_actions[0])
    truth = play.open_state()
    laid = Counter(truth["spent"]) + Counter(entry["card"] for entry in truth["pile"])
    for world in map(TAC.dump, sampled_worlds(play, 0, 20)):
        cards = Counter(card for hand in world["hands"] for card in hand)
        assert cards + Counter(world["stock"]) == Counter(MASTER_DECK) - laid
        assert len(world["stock"]) == 24


# --- TAC-13.2 ------------------------------------------------------------------------------------

HIDDEN_PAIRS = {
    "no and no": ("9 9 10 10 12", "9 9 10 10 12", "9", "9"),
    "yes and no": ("1 9 10 10 12", "9 9 10 10 12", "9", "9"),
    "yes and no, and the exit was given": ("1 9 10 10 12", "9 9 10 10 12", "1", "9"),
    "no and yes": ("9 9 10 10 12", "1 9 10 10 12", "9", "9"),
    "yes and yes": ("1 9 10 10 12", "13 9 10 10 12", "9", "9"),
    "yes and yes, and both were given": ("1 9 10 10 12", "13 9 10 10 12", "1", "13"),
}
hidden_pairs = pytest.mark.parametrize(
    ("one", "other", "gave", "got"), HIDDEN_PAIRS.values(), ids=HIDDEN_PAIRS
)


def hidden_pair(one: str, other: str, gave: str, got: str, mode: str = "teams") -> Play:
    """Seats 1 and 3, whom seat 0 does not see; nobody of the others has an exit."""
    plain = "2 2 3 3 5"
    return exchanged(plain, one, "5 5 6 6 8", other, gifts=f"2 {gave} 5 {got}", mode=mode)


def possible(told: list[bool]) -> set[tuple[int, int]]:
    """Exits that seats 1 and 3 may hold after the exchange, of hands with two exits at most.

    Straight from TAC-13.2: numbers before it that the announcements allow, and one card each way.
    """
    found = set()
    for one in range(5):
        for other in range(5):
            if [one > 0, other > 0] == told:
                gifts = [(a, b) for a in range(2) for b in range(2) if a <= one and b <= other]
                found |= {(one - a + b, other - b + a) for a, b in gifts}
    return {pair for pair in found if max(pair) <= 2}


@pytest.mark.parametrize("mode", ["teams", "two"])
@hidden_pairs
def test_tac_13_2_exits_of_two_hidden_partners_are_as_announced_before_the_exchange(
    one: str, other: str, gave: str, got: str, mode: str
) -> None:
    play = hidden_pair(one, other, gave, got, mode)
    told = play.show(0)["announced"][1::2]
    assert told == [exits(one.split()) > 0, exits(other.split()) > 0]
    found = {(exits(w["hands"][1]), exits(w["hands"][3])) for w in worlds(play, 0, 1_500)}
    assert {pair for pair in found if max(pair) <= 2} == possible(told)


def test_tac_13_2_what_may_be_possible() -> None:
    """The table of the test above, where it can be seen at a glance."""
    assert possible([False, False]) == {(0, 0)}
    assert possible([True, False]) == {(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)}
    assert possible([True, True]) == {(0, 2), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)}


@hidden_pairs
def test_tac_13_2_the_gifts_of_a_world_explain_what_was_announced(
    one: str, other: str, gave: str, got: str
) -> None:
    """So a world can be loaded: that checks its gifts and announcements."""
    play = hidden_pair(one, other, gave, got)
    for world in map(TAC.dump, sampled_worlds(play, 0, 40)):
        TAC.load(play.options, world)
        assert "?" not in world["given"]


def test_tac_13_2_who_had_none_and_lays_one_has_been_given_it_and_has_no_other() -> None:
    """Seat 3 plays first and got a 1 from seat 1."""
    dealt = ("2 2 3 3 5", "1 9 10 10 12", "5 5 6 6 8", "9 9 10 10 12")
    play = do(exchanged(*dealt, gifts="2 1 5 9", dealer=2), "1 J.p>49")
    found = worlds(play, 0)
    assert {exits(world["hands"][3]) for world in found} == {0}
    assert {0, 1, 2} <= {exits(world["hands"][1]) for world in found}
    assert {world["given"][1] for world in found} == {"1"}


def test_tac_13_2_when_both_have_one_card_left_the_exit_that_was_announced_is_one_of_them() -> None:
    play = table("S30 J40", "2", others={1: "1", 3: "9"}, last=True)
    assert play.show(0)["announced"][1::2] == [True, False]
    found = Counter((exits(w["hands"][1]), exits(w["hands"][3])) for w in worlds(play, 0))
    assert set(found) <= {(1, 0), (0, 1), (1, 1)}
    assert found[1, 0] > 0 < found[0, 1]


@pytest.mark.parametrize("mode", ["teams", "coop", "two"])
def test_tac_13_2_before_the_exchange_announcements_speak_of_the_hands(mode: str) -> None:
    pack = pack_from("1 9 9 10 10", "5 5 6 6 8", "9 9 10 12 12", "2 2 3 3 13")
    play = Play(TAC, {"mode": mode}, packs=[pack])
    for world in worlds(play, 0, 100):
        assert [exits(world["hands"][seat]) > 0 for seat in (1, 3)] == [True, False]


@pytest.mark.parametrize("gift", ["1", "9"])
def test_tac_13_2_a_hidden_gift_and_the_rest_of_the_hand_are_as_announced(gift: str) -> None:
    """Seat 1 has given a card: an exit or not, both is possible."""
    pack = pack_from("1 9 9 10 10", "5 5 6 6 8", "9 9 10 12 12", "2 2 3 3 13")
    play = do(Play(TAC, {}, packs=[pack]), "give 2", f"give {gift}")
    found = set()
    for world in worlds(play, 0):
        assert len(world["hands"][1]) == 4
        assert exits([*world["hands"][1], world["given"][1]]) > 0
        assert exits(world["hands"][3]) == 0
        found.add((exits([world["given"][1]]), exits(world["hands"][1]) > 0))
    assert found == {(0, True), (1, False), (1, True)}


# --- TAC-13.3 ------------------------------------------------------------------------------------


def test_tac_13_3_a_gift_is_known_from_the_moment_it_is_given() -> None:
    pack = pack_from("1 9 9 10 10", "5 5 6 6 8", "9 9 10 12 12", "2 2 3 3 13")
    play = do(Play(TAC, {}, packs=[pack]), "give 13")
    assert known(play, 0) == ["2 2 3 3", "", "13", ""]
    assert known(play, 2) == ["", "", "5 5 6 6 8", ""]
    assert known(play, 1)[0] == known(play, 1)[2] == known(play, SPECTATOR)[0] == ""


def test_tac_13_3_both_gifts_are_known_and_nobody_elses() -> None:
    play = exchanged("2 2 3 3 5", "1 9 9 10 10", "5 5 6 6 8", "9 9 10 12 12", gifts="3 1 8 12")
    for viewer, (gave, got) in enumerate([("3", "8"), ("1", "12"), ("8", "3"), ("12", "1")]):
        partner = (viewer + 2) % 4
        for world in worlds(play, viewer, 40):
            assert world["given"][viewer] == gave
            assert world["given"][partner] == got
            assert gave in world["hands"][partner]
        assert known(play, viewer)[partner] == gave


def test_tac_13_3_what_was_given_is_known_no_more_when_such_a_card_is_laid() -> None:
    """Another 9 is laid, but seat 0 cannot tell."""
    play = exchanged("9 2 3 3 5", "2 4 4 10 10", "9 5 6 6 8", "3 10 12 12 12", gifts="9 2 5 3")
    do(play, "discard 10")
    assert known(play, 0)[2] == "9"
    do(play, "discard 9")
    assert known(play, 0)[2] == ""
    assert hand_of(play, 2) == "6 6 8 9"
    assert any("9" not in hand for hand in hands(play, 0, 2))


def test_tac_13_3_a_position_in_the_middle_of_a_deal_knows_it_too() -> None:
    play = table("A40", "5 6 10", others={2: "9 9"}, pile="2 3 4")
    gave = play.open_state()["given"][0]
    laid = [entry["card"] for entry in play.open_state()["pile"] if entry["seat"] == 2]
    assert known(play, 0)[2] == ("" if gave in laid else gave)


# What the partner was dealt, the gifts to and from him, how many exits he has at least, and whether
# he may have more.
PARTNERS = {
    "announced one and kept it": ("1 5 6 6 8", "3", "5", 1, True),
    "announced one and gave it away": ("1 5 6 6 8", "3", "1", 0, True),
    "announced one and got another": ("1 5 6 6 8", "13", "5", 2, True),
    "announced none": ("5 5 6 6 8", "3", "5", 0, False),
    "announced none and got one": ("5 5 6 6 8", "13", "5", 1, False),
}


@pytest.mark.parametrize(("hand", "gave", "got", "least", "more"), PARTNERS.values(), ids=PARTNERS)
def test_tac_13_3_what_the_partner_announced_is_true_with_both_gifts_put_back(
    hand: str, gave: str, got: str, least: int, more: bool
) -> None:
    play = exchanged("13 2 3 3 5", "2 4 4 10 10", hand, "2 10 12 12 12", gifts=f"{gave} 2 {got} 2")
    found = {exits(cards) for cards in hands(play, 0, 2)}
    assert min(found) == least
    assert (max(found) > least) == more


# --- TAC-13.4 ------------------------------------------------------------------------------------


def devil() -> Play:
    """Seat 0 looks into the hand of seat 1 and plays one of its cards."""
    play = table("S30", "devil 9 9", others={1: "5 6 6"}, master=True)
    return do(play, "devil")


def test_tac_13_4_the_devil_sees_the_hand_and_remembers_what_is_left_of_it() -> None:
    play = devil()
    assert {tuple(hand) for hand in hands(play, 0, 1)} == {("5", "6", "6")}
    do(play, "6 30>36")
    assert known(play, 0)[1] == "5 6"
    assert {tuple(hand) for hand in hands(play, 0, 1)} == {("5", "6")}
    for viewer in (2, 3, SPECTATOR):
        assert known(play, viewer)[1] == ""


def test_tac_13_4_until_it_is_laid() -> None:
    play = do(devil(), "5 30>35", "discard 12", "discard 12", "discard 9", "6 35>41")
    assert known(play, 0)[1] == "6"
    assert {tuple(hand) for hand in hands(play, 0, 1)} == {("6",)}


@pytest.mark.parametrize("viewer", [2, 3])
def test_tac_13_4_others_know_no_more_than_before(viewer: int) -> None:
    play = do(devil(), "5 30>35")
    assert len({tuple(hand) for hand in hands(play, viewer, 1)}) > 20


def test_tac_13_4_two_players_the_devil_shows_one_hand_of_the_other() -> None:
    play = table("S30", "devil 9 9", others={1: "5 6 6"}, master=True, mode="two")
    do(play, "devil", "6 30>36")
    assert known(play, 0)[1] == "5 6"
    assert known(play, 0)[3] == ""


# --- TAC-13.5 ------------------------------------------------------------------------------------


def fool(mode: str = "teams") -> Play:
    """Seat 0 passes 3 9 9 to seat 3, and gets 12 12 12 12 from seat 1."""
    others = {1: "12 12 12 12", 2: "6 6 6 6", 3: "10 10 10 10"}
    play = table("J20", "fool 3 9 9", others=others, master=True, mode=mode)
    return do(play, "fool")


def test_tac_13_5_a_hand_that_was_passed_on_is_known_with_its_new_holder() -> None:
    play = fool()
    assert known(play, 0)[0] == "3 9 9"
    assert {tuple(hand) for hand in hands(play, 0, 3)} == {("3", "9", "9")}
    assert {tuple(hand) for hand in hands(play, 1, 0)} == {("12", "12", "12", "12")}


def test_tac_13_5_until_its_cards_are_laid() -> None:
    play = do(fool(), "discard 12", "discard 6", "discard 10", "9 20>29")
    assert known(play, 0)[0] == "3 9"
    assert {tuple(hand) for hand in hands(play, 0, 3)} == {("3", "9")}


def test_tac_13_5_a_known_gift_travels_with_the_hand() -> None:
    """Seat 1 gave a 10 to seat 3, whose hand lies before seat 2 after the Fool of seat 0."""
    dealt = ("fool 2 3 3 5", "9 9 10 10 12", "5 5 6 6 8", "2 9 10 12 12")
    play = exchanged(*dealt, gifts="2 10 5 9", master=True, dealer=3)
    assert all("10" in hand for hand in hands(play, 1, 3))
    do(play, "fool")
    assert known(play, 1)[3] == "10"
    assert all("10" in hand for hand in hands(play, 1, 2))
    assert not all("10" in hand for hand in hands(play, 1, 3))


def test_tac_13_5_what_a_forced_discard_showed_travels_with_the_hand() -> None:
    others = {1: "fool 6 6 6", 2: "1 5 5 5"}
    play = table("R.h4 J60", "12 12 12 12", others=others, master=True)
    do(play, "discard 12")
    shown = barred(play, 1, 0)
    assert {"1", "13"} <= shown
    assert not shown & held_by(play, 1, 0)
    do(play, "fool")
    assert barred(play, 1, 0) == shown
    assert not shown & held_by(play, 1, 3)
    assert shown & held_by(play, 2, 0), "the hand that lies there now may hold such cards"


def test_tac_13_5_the_hand_that_the_devil_saw_is_the_one_that_a_fool_brings_him() -> None:
    others = {1: "5 6 6 6", 2: "fool 3 3 3"}
    play = table("S30 A50", "devil 9 9 9", others=others, master=True)
    do(play, "devil", "5 30>35", "fool")
    assert known(play, 0)[1] == "6 6 6"
    assert hand_of(play, 0) == "6 6 6"
    assert known(play, 0)[0] == "9 9 9"
    assert {tuple(hand) for hand in hands(play, 0, 3)} == {("9", "9", "9")}


def test_tac_13_5_two_players_know_all_hands_after_a_fool() -> None:
    """What was one's own is now the other's, and the other way round."""
    play = fool("two")
    assert len({repr(world["hands"]) for world in worlds(play, 0, 50)}) == 1
    assert len({repr(world["hands"]) for world in worlds(play, 1, 50)}) == 1


# --- TAC-13.6 ------------------------------------------------------------------------------------


def playable_kinds(play: Play) -> set[str]:
    """By the oracle: the kinds that could be played now, were they in the hand."""
    at, master = play.open_state(), play.state.master == 1
    oracle = TacOracle(play.options.as_json()["mode"], master)
    oracle.board, oracle.prev = Board.from_dict(at["board"]), Board.from_dict(at["prev"])
    oracle.hands = at["hands"]
    oracle.pile = [Laid(laid["seat"], laid["card"], laid["discarded"]) for laid in at["pile"]]
    deck = set(MASTER_DECK if master else BASIC_DECK)
    return {card for card in deck if oracle.plays(play.for_seat, card)}


def random_game(mode: str, master: bool, seed: int) -> Iterator[tuple[Play, int]]:
    """A game and the action that comes next."""
    rng = random.Random(f"{mode} {master} {seed}")
    play = Play(TAC, {"mode": mode, "master": master}, seed=seed)
    while play.legal_actions and play.state.laid < 220:
        action = rng.choice(play.legal_actions)
        yield play, action
        play.apply(action)


@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("master", [False, True])
@modes
def test_tac_13_6_a_forced_discard_bars_exactly_what_could_have_been_played(
    mode: str, master: bool, amount: int
) -> None:
    deck, forced, skipped = set(MASTER_DECK if master else BASIC_DECK), 0, 0
    for seed in range(amount):
        for play, action in random_game(mode, master, seed):
            if not TAC.format_action(action).startswith("discard"):
                continue
            hand = (play.for_seat + play.state.passes) % 4
            because_of_an_8 = play.phase == "skipped"
            shown = set() if because_of_an_8 else playable_kinds(play)
            after = play.copy()
            after.apply(action)
            if after.state.deal != play.state.deal or not after.legal_actions:
                continue
            forced, skipped = forced + (not because_of_an_8), skipped + because_of_an_8
            for viewer in (0, SPECTATOR):
                before, now = (barred(at, viewer, hand) & deck for at in (play, after))
                assert now == before | shown
    assert forced > 10
    assert skipped > 0


def test_tac_13_6_worlds_hold_none_of_the_kinds_that_were_barred() -> None:
    play = table("S20 R23 J60", "5 12 12", seat=1, others={2: "9 9 9"})
    expected = playable_kinds(play)
    assert plays(play) == ["-5", "-12"]
    do(play, "discard 5")
    for viewer in (0, 2, 3, SPECTATOR):
        assert barred(play, viewer, 1) & set(BASIC_DECK) == expected
    for viewer in (0, 2, 3):
        assert held_by(play, viewer, 1) == set(BASIC_DECK) - expected
        other = next(seat for seat in (0, 2, 3) if seat != viewer)
        assert expected & held_by(play, viewer, other)


def test_tac_13_6_a_discard_by_an_8_bars_nothing() -> None:
    play = table("R20 S40", "8 12 12", others={1: "5 12 12"})
    do(play, "8 skip", "discard 5")
    for viewer in (0, 2, 3, SPECTATOR):
        assert barred(play, viewer, 1) == set()
    assert {"2", "3", "4", "6", "7", "8", "9", "tac"} <= held_by(play, 0, 1)


def test_tac_13_6_conclusions_add_up_as_a_hand_discards_again() -> None:
    """First exits could have been played; then, on the 13 of seat 3, a TAC as well."""
    play = table("", "12 12 12", others={3: "13 6 6"})
    do(play, "discard 12")
    assert barred(play, 1, 0) & set(BASIC_DECK) == {"1", "13"}
    do(play, "discard 12", "discard 10", "13 J.p>49", "discard 12")
    assert barred(play, 1, 0) & set(BASIC_DECK) == {"1", "13", "tac"}
    assert not {"1", "13", "tac"} & held_by(play, 1, 0)


def test_tac_13_6_a_discard_that_the_devil_chose_shows_the_same() -> None:
    play = table("R30", "devil 9 9", others={1: "5 12 12"}, master=True)
    do(play, "devil", "discard 5")
    assert {"1", "13"} <= barred(play, 3, 1)
    assert not {"1", "13"} & held_by(play, 3, 1)


@modes
def test_tac_13_8_nothing_of_it_is_remembered_in_the_next_deal(mode: str) -> None:
    """The memory of a deal is taken up with its first action, and until then says nothing."""
    play = finish_deal(table("", "12 12", mode=mode))
    assert play.phase == "give"
    for viewer in (*range(PLAYERS[mode]), SPECTATOR):
        assert play.observe(viewer).memory.deal != play.state.deal
    do(play, play.legal[0])
    for viewer in (*range(PLAYERS[mode]), SPECTATOR):
        assert play.observe(viewer).memory.deal == play.state.deal
        assert [barred(play, viewer, dealt_to) for dealt_to in range(4)] == [set()] * 4
    assert known(play, SPECTATOR) == [""] * 4


def test_tac_13_8_a_hand_that_had_no_exit_may_have_one_in_the_next_deal() -> None:
    play = finish_deal(table("", "12 12"))
    told = play.show(0)["announced"]
    assert any(told[1:])
    for seat in (1, 2, 3):
        assert {exits(hand) > 0 for hand in hands(play, 0, seat)} == {told[seat]}


# --- TAC-13.7 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["teams", "two"])
def test_tac_13_7_on_a_won_board_the_seat_to_act_has_a_tac(mode: str) -> None:
    board = home("R") + " S20 A32 A.h2 A.h3 A.h4"
    play = table(board, "2 9", others={1: "tac 5"}, mode=mode, last=True)
    viewers = [viewer for viewer in range(PLAYERS[mode]) if viewer != 1]
    assert any("tac" not in hand for hand in hands(play, 0, 1))
    do(play, "2 32>A.h1")
    for viewer in viewers:
        assert all("tac" in hand for hand in hands(play, viewer, 1))


def test_tac_13_7_together_too() -> None:
    board = home("R", "S", "A") + " J47 J.h2 J.h3 J.h4"
    play = table(board, "3 9", seat=3, others={0: "tac 5"}, mode="coop")
    do(play, "3 47>J.h1")
    assert play.for_seat == 0
    for viewer in (1, 2, 3):
        assert all("tac" in hand for hand in hands(play, viewer, 0))


def test_tac_13_7_when_the_win_is_undone_nothing_more_follows_from_it() -> None:
    board = home("R") + " S20 A32 A.h2 A.h3 A.h4"
    play = table(board, "2 9", others={1: "tac 5"})
    do(play, "2 32>A.h1", "tac 2 20>22")
    assert any("tac" not in hand for hand in hands(play, 0, 1))


# --- TAC-13.8 and who has worlds at all ----------------------------------------------------------


def test_tac_13_8_a_card_that_was_kept_or_given_says_nothing() -> None:
    """Seat 2 gave an 8 though it may have had a TAC, and seat 1 kept what it could have laid."""
    play = exchanged("2 2 3 3 5", "1 9 9 10 10", "5 5 6 6 8", "9 9 10 12 12", gifts="3 9 8 12")
    do(play, "1 S.p>17")
    assert barred(play, 0, 1) == set()
    assert {"13", "1", "tac", "7"} <= held_by(play, 0, 1)
    assert {"tac", "7"} <= held_by(play, 0, 2)


def test_a_spectator_remembers_what_is_public_and_has_no_worlds() -> None:
    play = do(table("R20", "5 6", others={1: "12 9"}), "5 20>25", "discard 12")
    assert known(play, SPECTATOR) == ["", "", "", ""]
    assert {"1", "13"} <= barred(play, SPECTATOR, 1)
    with pytest.raises(ViewerError):
        play.observe(SPECTATOR).sample(1)


def test_in_solo_every_hand_is_known_and_only_the_stock_is_guessed() -> None:
    play = do(table("R20", "5 6", mode="solo"), "5 20>25")
    assert known(play, 0) == [hand_of(play, seat) for seat in range(4)]
    found = [TAC.dump(world) for world in sampled_worlds(play, 0, 30)]
    assert all(world["hands"] == play.open_state()["hands"] for world in found)
    assert len({tuple(world["stock"]) for world in found}) == 30


def test_of_two_players_each_sees_both_his_hands_and_guesses_the_others() -> None:
    play = table("R20", "5 6 9", mode="two")
    truth = play.open_state()["hands"]
    for viewer in range(2):
        found = worlds(play, viewer, 30)
        assert all(w["hands"][viewer] == truth[viewer] for w in found)
        assert all(w["hands"][viewer + 2] == truth[viewer + 2] for w in found)
        assert len({tuple(w["hands"][1 - viewer]) for w in found}) > 10
