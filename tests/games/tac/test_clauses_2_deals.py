"""TAC-2: deals."""

from __future__ import annotations

import pytest

from foxfire.core.errors import IllegalActionError, PackError
from foxfire.core.play import Play
from foxfire.core.seats import CHANCE, SPECTATOR
from tests.games.tac.set_up import (
    TAC,
    acting,
    board_of,
    do,
    finish_deal,
    hand_of,
    in_order,
    pack_from,
    prev_of,
    refused_by,
    sizes,
    table,
)
from tests.oracle.tac import BASIC_DECK, MASTER_DECK


def new_game(pack: list[str] | None = None, **options: object) -> Play:
    master = bool(options.get("master"))
    return Play(TAC, options, packs=[pack or (MASTER_DECK if master else BASIC_DECK)])


def give_all(play: Play) -> Play:
    while play.phase == "give":
        play.do(play.legal[0])
    return play


@pytest.mark.parametrize(("master", "last"), [(False, 5), (True, 6)])
def test_tac_2_1_a_pack_is_five_deals(master: bool, last: int) -> None:
    play, seen = new_game(master=master), []
    while play.phase != "deal":
        seen.append(sizes(play))
        assert len(play.open_state()["stock"]) == 104 * master + 100 * (not master) - sum(
            size for hands in seen for size in hands
        )
        finish_deal(play)
    assert seen == [[5] * 4] * 4 + [[last] * 4]
    assert play.to_act == CHANCE


def test_tac_2_1_the_next_pack_has_all_cards_again() -> None:
    play = new_game()
    while play.phase != "deal":
        finish_deal(play)
    with pytest.raises(PackError):
        play.deal(BASIC_DECK[:99])
    play.deal(BASIC_DECK[::-1])
    assert (play.show(0)["deal"], play.open_state()["spent"]) == (6, [])


def test_tac_2_1_nothing_is_shuffled_between_the_deals_of_a_pack() -> None:
    play = new_game()
    finish_deal(play)
    assert play.open_state()["stock"] == BASIC_DECK[40:]
    assert play.open_state()["spent"] == in_order(BASIC_DECK[:20])


@pytest.mark.parametrize("dealer", range(4))
def test_tac_2_1_the_first_cards_go_to_the_left_of_the_dealer(dealer: int) -> None:
    play = new_game(BASIC_DECK[::-1], dealer=dealer)
    for turn in range(4):
        dealt = BASIC_DECK[::-1][5 * turn : 5 * turn + 5]
        assert hand_of(play, (dealer + 1 + turn) % 4) == " ".join(in_order(dealt))


def test_tac_2_1_later_deals_too_begin_to_the_left_of_the_dealer() -> None:
    """The dealer of the second deal is seat 1, so that seat 2 gets the next five cards."""
    play = finish_deal(new_game())
    for turn, seat in enumerate((2, 3, 0, 1)):
        dealt = BASIC_DECK[20 + 5 * turn : 25 + 5 * turn]
        assert hand_of(play, seat) == " ".join(in_order(dealt))


@pytest.mark.parametrize("mode", ["teams", "coop", "solo", "two"])
def test_tac_2_1_nothing_can_be_done_before_a_pack_is_dealt(mode: str) -> None:
    play = Play(TAC, {"mode": mode})
    with pytest.raises(IllegalActionError) as refused:
        play.do("give 5")
    assert refused.value.clause == "TAC-2.1"
    for action in ("5", "discard 5", "skip", "1>", ">5"):
        assert refused_by(play, action) == "TAC-2.1"


def test_tac_2_2_the_dealer_moves_to_the_left_across_a_shuffle_too() -> None:
    play, dealers = Play(TAC, {"dealer": 2}, packs=[BASIC_DECK, BASIC_DECK[::-1]]), []
    for _ in range(7):
        dealers.append(play.show(0)["dealer"])
        assert give_all(play).for_seat == (dealers[-1] + 1) % 4
        finish_deal(play)
    assert dealers == [2, 3, 0, 1, 2, 3, 0]


@pytest.mark.parametrize("dealer", range(4))
def test_tac_2_2_the_option_names_the_first_dealer(dealer: int) -> None:
    play = give_all(new_game(dealer=dealer))
    assert play.show(0)["dealer"] == dealer
    assert acting(play) == ((dealer + 1) % 4, (dealer + 1) % 4)


def test_tac_2_3_everybody_tells_whether_he_holds_an_exit() -> None:
    """Dealt from seat 1 on; neither TAC nor the Angel counts."""
    hands = ("1 2 2 2 2", "13 3 3 3 3", "tac tac tac angel 4", "5 5 5 5 6")
    play = new_game(pack_from(*hands, master=True), master=True)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert play.show(viewer)["announced"] == [False, True, True, False]


def test_tac_2_3_an_announcement_is_not_changed_by_the_exchange() -> None:
    pack = pack_from("1 2 2 2 2", "3 3 3 3 4", "5 5 5 5 6", "7 7 7 7 8")
    play = do(new_game(pack), "give 7", "give 1", "give 3", "give 5")
    assert hand_of(play, 3) == "1 5 5 5 6"
    assert play.show(0)["announced"] == [False, True, False, False]


def test_tac_2_4_everybody_gives_the_partner_one_card() -> None:
    play = new_game(BASIC_DECK[::-1])
    before = play.open_state()["hands"]
    given = [hand[0] for hand in before]
    for seat in range(4):
        assert acting(play) == (seat, seat)
        assert play.legal == [f"give {card}" for card in dict.fromkeys(before[seat])]
        play.do(f"give {given[seat]}")
    for seat in range(4):
        after = [*before[seat][1:], given[(seat + 2) % 4]]
        assert hand_of(play, seat) == " ".join(in_order(after))
    assert play.phase == "card"


def test_tac_2_4_nobody_sees_a_gift_before_all_have_given() -> None:
    play = new_game(BASIC_DECK[::-1])
    gift = play.legal[0].removeprefix("give ")
    do(play, play.legal[0])
    assert sizes(play) == [4, 5, 5, 5]
    assert play.show(0)["given"] == [gift, None, None, None]
    for viewer in (1, 2, 3, SPECTATOR):
        assert play.show(viewer)["given"] == ["?", None, None, None]


def test_tac_2_4_giving_is_compulsory_and_with_a_card_of_the_hand() -> None:
    play = new_game()  # seat 0 is the dealer and gets the cards 15 to 19
    absent = next(card for card in ("tac", "12") if card not in hand_of(play, 0).split())
    for action in (f"give {absent}", "5", "discard 5", "skip", "1>", ">3"):
        assert refused_by(play, action) == "TAC-2.4"


def test_tac_2_4_it_happens_once_in_a_deal() -> None:
    assert refused_by(table("R5", "5"), "give 5") == "TAC-2.4"


def test_tac_2_5_a_deal_ends_when_all_hands_are_empty() -> None:
    play = table("", "5", others={1: "6", 2: "9", 3: "10"})
    do(play, "discard 5", "discard 6", "discard 9")
    assert (play.phase, sizes(play)) == ("card", [0, 0, 0, 1])
    do(play, "discard 10")
    assert (play.phase, sizes(play), play.show(0)["deal"]) == ("give", [5] * 4, 2)


def test_tac_2_5_who_has_no_card_is_passed_over() -> None:
    """Seat 0 plays the Fool, so that seat 3, the dealer, is a card short and out first."""
    play = table("", "fool 5", others={1: "6 6", 2: "9 9", 3: "10 10"}, master=True)
    do(play, "fool", "discard 6", "discard 9", "discard 10", "discard 5")
    assert (acting(play), sizes(play)) == ((0, 0), [1, 1, 1, 0])
    do(play, "discard 6", "discard 9", "discard 10")
    assert play.show(0)["deal"] == 2


def test_tac_2_5_the_board_stays_from_deal_to_deal() -> None:
    play = do(table("R20 S30", "5", ahead=3), "5 20>25")
    assert (play.phase, play.show(0)["deal"]) == ("give", 2)
    assert board_of(play) == prev_of(play) == "R25 S30"
