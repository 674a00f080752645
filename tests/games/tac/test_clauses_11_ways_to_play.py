"""TAC-11: co-operative TAC, solo and two players."""

from __future__ import annotations

from typing import Any

import pytest

from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from tests.games.tac.set_up import (
    TAC,
    acting,
    board_of,
    do,
    hand_of,
    home,
    plays,
    prev_of,
    refused_by,
    results,
    sizes,
    table,
    ways,
)

ALL_HOME = home("R", "S", "A", "J")
ONE_TO_GO = home("R", "S", "A") + " J48 J.h2 J.h3 J.h4"
together = pytest.mark.parametrize("mode", ["coop", "solo"])


def coop(board: str, hand: str, mode: str = "coop", **given: Any) -> Play:
    return table(board, hand, mode=mode, **given)


# --- together ------------------------------------------------------------------------------------


@together
def test_tac_11_1_all_sixteen_marbles_come_home(mode: str) -> None:
    play = do(coop(ONE_TO_GO, "2", mode, seat=3), "2 48>J.h1")
    assert (play.phase, board_of(play)) == ("over", ALL_HOME)


@together
def test_tac_11_1_eight_of_a_team_do_not_end_the_game(mode: str) -> None:
    play = do(coop(home("R") + " A32 A.h2 A.h3 A.h4 S20", "2", mode), "2 32>A.h1")
    assert (play.phase, play.outcome, play.for_seat) == ("card", None, 1)


def test_tac_11_1_every_card_laid_counts_discards_included() -> None:
    play = coop("S20", "12", others={1: "5"})
    laid = play.show(0)["laid"]
    do(play, "discard 12", "5 20>25")
    assert (laid, play.show(0)["laid"]) == (16, 18)


def test_tac_11_1_the_outcome_tells_the_cards() -> None:
    """80 of earlier deals, 17 of this one and the last."""
    play = do(coop(ONE_TO_GO, "2", seat=3, ahead=1, last=True), "2 48>J.h1")
    assert play.outcome is not None
    assert play.outcome.scores == (98,) * 4
    assert play.outcome.utility == (-98,) * 4
    assert play.outcome.winners == (0, 1, 2, 3)
    assert play.outcome.reason == "tac-reason-together"
    assert TAC.sides(play.state) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("master", "ahead", "laid"), [(False, 2, 99), (False, 3, 100), (True, 2, 103), (True, 3, 104)]
)
def test_tac_11_1_with_fewer_cards_than_a_deck_it_is_a_masterpiece(
    master: bool, ahead: int, laid: int
) -> None:
    """With the last card of the deck it is none."""
    play = coop(ONE_TO_GO, "2", seat=3, master=master, ahead=ahead, last=True, size=5 + master)
    do(play, "2 48>J.h1")
    assert play.show(0)["laid"] == laid
    assert ("tac-remark-masterpiece" in TAC.remarks(play.state)) == (ahead == 2)


def test_tac_11_1_all_rules_stay_kicking_and_tac_too() -> None:
    play = do(coop("R20 S25 S40", "5", others={1: "tac"}), "5 20>25")
    assert board_of(play) == "R25 S40"
    assert board_of(do(play, "tac 40>45")) == "R20 S25 S45"


def test_tac_11_1_announcing_and_exchanging_too() -> None:
    play = Play(TAC, {"mode": "coop"}, seed=1)
    assert play.phase == "give"
    hands = play.open_state()["hands"]
    assert play.show(1)["announced"] == ["1" in hand or "13" in hand for hand in hands]


@together
def test_tac_11_1_partners_who_are_home_move_any_marbles_of_the_other_team(mode: str) -> None:
    play = coop(home("R", "A") + " S20 J60", "5 13 8", mode)
    assert ways(play, "5") == ["20>25", "60>1"]
    assert ways(play, "13") == ["20>33", "60>9", "S.p>17", "J.p>49"]
    assert ways(play, "8") == ["skip", "20>28", "60>4"]


@together
def test_tac_11_1_who_can_must_with_them(mode: str) -> None:
    play = coop(home("R", "A") + " S20 J40", "5 9", mode)
    assert (plays(play), refused_by(play, "discard 5")) == (["5", "9"], "TAC-3.1")


def test_tac_11_1_the_partner_comes_first() -> None:
    play = coop(home("R") + " A40 S20 J60", "5")
    assert ways(play, "5") == ["40>45"]


def test_tac_11_1_only_colours_that_are_not_home() -> None:
    play = coop(home("R", "A", "S") + " J40", "5")
    assert ways(play, "5") == ["40>45"]


@together
def test_tac_11_1_a_7_stays_with_one_colour(mode: str) -> None:
    """Begun with S it cannot go on with J."""
    play = do(coop(home("R", "A") + " S20 J40", "7", mode), "7 20>21")
    assert play.legal == ["21>"]
    assert refused_by(play, "40>") == "TAC-11.1"
    assert refused_by(play, "R.h4>") == "TAC-3.3"
    whole = results(coop(home("R", "A") + " S20 J40", "7", mode), "7")
    assert whole == {"R.h1 R.h2 R.h3 R.h4 S27 A.h1 A.h2 A.h3 A.h4 J40",
                     "R.h1 R.h2 R.h3 R.h4 S20 A.h1 A.h2 A.h3 A.h4 J47"}  # fmt: skip


@together
def test_tac_11_1_until_that_colour_is_home(mode: str) -> None:
    """Then the steps go on with what may be moved then."""
    board = home("R", "A") + " S16 S.h2 S.h3 S.h4 J40"
    play = do(coop(board, "7", mode), "7 16>S.h1")
    assert play.legal == ["40>"]
    assert board_of(do(play, "40>41", "41>42", "42>43", "43>44", "44>45")) == (
        home("R", "S", "A") + " J45"
    )


def test_tac_11_1_a_7_may_go_on_from_the_own_team_to_the_other() -> None:
    """One step brings R home, four A; the last two are made with S or J, not with both."""
    board = "R1 R.h2 R.h3 R.h4 A30 A.h2 A.h3 A.h4 S20 J40"
    play = do(coop(board, "7"), "7 1>R.h1 30>A.h1")
    assert (play.show(0)["steps"], play.legal) == (2, ["20>", "40>"])
    do(play, "40>41")
    assert (play.legal, refused_by(play, "20>")) == (["41>"], "TAC-11.1")
    assert board_of(do(play, "41>42")) == home("R") + " S20 " + home("A") + " J42"


def test_tac_11_1_if_nobody_could_go_on_the_last_marble_may_not_go_in() -> None:
    play = do(coop("R1 R.h2 R.h3 R.h4 " + home("A") + " S.h4", "7"), "7", "1>")
    assert (play.legal, refused_by(play, ">R.h1")) == ([">2"], "TAC-6.5")


def test_tac_11_1_the_last_marble_must_go_in_exactly() -> None:
    """With steps left nothing is there to make them with."""
    play = coop(home("R", "S", "A") + " J49 J.h2 J.h3 J.h4", "7", seat=3)
    assert results(play, "7") == {home("R", "S", "A") + " J56 J.h2 J.h3 J.h4"}
    exact = coop(home("R", "S", "A") + " J43 J.h2 J.h3 J.h4", "7", seat=3)
    assert ALL_HOME in results(exact, "7")


def test_tac_11_1_the_angel_of_a_team_that_is_home_chooses_for_whom() -> None:
    """The pocket comes first for the colour that is chosen."""
    play = coop(home("R", "A") + " S20 S.h4 J40 J50 J60 J.h4", "angel", master=True)
    assert ways(play, "angel") == ["40>41", "50>51", "60>9", "60>61", "S.p>17"]
    assert refused_by(play, "angel 20>") == "TAC-9.5"


# --- the sixteenth marble ------------------------------------------------------------------------


@together
def test_tac_11_2_a_tac_that_can_be_used_must_be_played(mode: str) -> None:
    """Seat 0 would have used the 2 on the board of before: with J48, as all others are home."""
    play = do(coop(ONE_TO_GO, "2 9", mode, seat=3, others={0: "tac 5"}), "2 48>J.h1")
    assert (play.phase, play.for_seat, plays(play)) == ("card", 0, ["tac"])
    assert refused_by(play, "5") == "TAC-11.2"
    assert refused_by(play, "discard 5") == "TAC-3.1"


def test_tac_11_2_it_counts_as_a_card_and_may_end_the_game_itself() -> None:
    play = coop(ONE_TO_GO, "2 9", seat=3, others={0: "tac 5"})
    laid = play.show(0)["laid"]
    do(play, "2 48>J.h1", "tac 48>J.h1")
    assert (play.phase, play.show(0)["laid"], board_of(play)) == ("over", laid + 2, ALL_HOME)


def test_tac_11_2_if_it_undoes_the_sixteenth_marble_the_game_goes_on() -> None:
    play = do(coop(ONE_TO_GO, "2 9", seat=3, others={0: "tac 5"}), "2 48>J.h1", "tac 48>50")
    assert (play.phase, acting(play)) == ("card", (1, 1))
    assert board_of(play) == home("R", "S", "A") + " J50 J.h2 J.h3 J.h4"
    assert prev_of(play) == ALL_HOME


def test_tac_11_2_only_the_next_players_tac_counts() -> None:
    play = coop(ONE_TO_GO, "2 9", seat=3, others={0: "5 9", 1: "tac 9", 2: "tac 9"})
    assert do(play, "2 48>J.h1").phase == "over"


def test_tac_11_2_after_the_angel_too() -> None:
    """Seat 2's Angel brings the last marble home, and seat 3 has to answer with the Angel."""
    play = coop(ONE_TO_GO.replace("J48", "J49"), "angel 9", seat=2, master=True,
                others={3: "tac 5"})  # fmt: skip
    do(play, "angel 49>J.h1")
    assert (acting(play), plays(play)) == ((3, 3), ["tac"])
    assert ways(play, "tac") == ["49>50", "49>62", "49>J.h1"]


def test_tac_11_2_no_tac_can_use_the_angel_on_a_board_that_is_all_home() -> None:
    """Seat 3 took the last marble out again; on the board before that nobody is left to serve."""
    play = coop(ONE_TO_GO.replace("J48", "J49"), "angel 9", seat=2, master=True,
                others={3: "tac 5", 0: "tac 5"})  # fmt: skip
    do(play, "angel 49>J.h1", "tac 49>62")
    assert prev_of(play) == ALL_HOME
    assert (acting(play), plays(play)) == ((0, 0), ["5"])
    assert refused_by(play, "tac") == "TAC-8.1"


# --- solo ----------------------------------------------------------------------------------------


def test_tac_11_3_one_player_decides_for_all_and_sees_all() -> None:
    play = Play(TAC, {"mode": "solo"}, seed=1)
    assert (play.players, TAC.sides(play.state)) == (1, (0,))
    for seat in range(4):
        assert acting(play) == (0, seat)
        assert all(hand["cards"] is not None for hand in play.show(0)["hands"])
        play.do(play.legal[0])
    assert acting(play) == (0, 1)


@pytest.mark.parametrize(("master", "cards"), [(False, 20), (True, 24)])
def test_tac_11_3_all_cards_of_the_deal_are_open(master: bool, cards: int) -> None:
    play = table("R20", "5 6 9 10 12" + " 3" * master, mode="solo", master=master,
                 size=5 + master, last=True)  # fmt: skip
    shown = play.show(0)["hands"]
    assert sum(len(hand["cards"]) for hand in shown) == cards
    assert [hand["cards"] for hand in shown] == play.open_state()["hands"]


def test_tac_11_3_each_hand_lies_at_its_colour() -> None:
    play = table("R20 S40", "5", mode="solo", others={1: "6"})
    assert plays(play) == ["5"]
    assert (acting(do(play, "5 20>25")), plays(play)) == ((0, 1), ["6"])


def test_tac_11_3_the_exchange_is_included() -> None:
    play = Play(TAC, {"mode": "solo"}, seed=1)
    hands = play.open_state()["hands"]
    for hand in hands:
        play.do(f"give {hand[0]}")
    for seat in range(4):
        expected = sorted([*hands[seat][1:], hands[(seat + 2) % 4][0]])
        assert sorted(play.open_state()["hands"][seat]) == expected


# --- two players ---------------------------------------------------------------------------------


def test_tac_11_4_each_has_two_opposite_colours_and_turns_go_round() -> None:
    play = table("", "5", mode="two", others={1: "6", 2: "9", 3: "10"})
    seen = []
    for _ in range(4):
        seen.append(acting(play))
        play.do(play.legal[0])
    assert seen == [(0, 0), (1, 1), (0, 2), (1, 3)]
    assert (play.players, TAC.sides(play.state)) == (2, (0, 1))


def test_tac_11_4_the_two_hands_are_kept_apart() -> None:
    """Seat 0 cannot play the card that lies at seat 2."""
    play = table("R20 A40", "5", mode="two", others={2: "9"})
    assert plays(play) == ["5"]
    assert refused_by(play, "9") == "TAC-3.1"
    assert ways(play, "5") == ["20>25"]
    assert refused_by(play, "5 40>") == "TAC-3.3"


def test_tac_11_4_the_exchange_is_between_the_own_hands() -> None:
    play = Play(TAC, {"mode": "two"}, seed=1)
    hands = play.open_state()["hands"]
    players = []
    for hand in hands:
        players.append(acting(play))
        play.do(f"give {hand[0]}")
    assert players == [(0, 0), (1, 1), (0, 2), (1, 3)]
    assert sorted(play.open_state()["hands"][2]) == sorted([*hands[2][1:], hands[0][0]])


def test_tac_11_4_each_sees_both_his_hands() -> None:
    play = table("R20", "5", mode="two")
    for viewer, seen in ((0, [0, 2]), (1, [1, 3]), (SPECTATOR, [])):
        hands = play.show(viewer)["hands"]
        assert [seat for seat in range(4) if hands[seat]["cards"] is not None] == seen


def test_tac_11_4_a_fool_passes_hands_to_the_other_player() -> None:
    others = {1: "6 6", 2: "9 9", 3: "10 10"}
    play = do(table("", "fool 5", mode="two", master=True, others=others), "fool")
    assert [hand_of(play, seat) for seat in range(4)] == ["6 6", "9 9", "10 10", "5"]
    assert play.show(0)["hands"][0]["cards"] == ["6", "6"]
    assert play.show(1)["hands"][1]["cards"] == ["9", "9"]
    assert play.show(0)["hands"][1]["cards"] is None


def test_tac_11_4_the_devil_sees_only_the_hand_of_that_colour() -> None:
    play = do(table("S30", "devil 5", mode="two", master=True, others={1: "6 12"}), "devil")
    hands = play.show(0)["hands"]
    assert (acting(play), hands[1]["cards"], hands[3]["cards"]) == ((0, 1), ["6", "12"], None)
    do(play, "6 30>36")
    assert (acting(play), play.show(0)["hands"][1]["cards"]) == ((0, 2), None)


# --- decks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["teams", "coop", "solo", "two"])
@pytest.mark.parametrize(("master", "cards"), [(False, 100), (True, 104)])
def test_tac_11_5_both_decks_are_available_in_every_mode(
    mode: str, master: bool, cards: int
) -> None:
    play = Play(TAC, {"mode": mode, "master": master}, seed=1)
    state = play.open_state()
    assert sum(sizes(play)) + len(state["stock"]) == cards
