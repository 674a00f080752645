"""FOX-2: a round."""

from __future__ import annotations

import pytest

from foxfire.core.errors import IllegalActionError
from foxfire.core.play import Play
from tests.games.fox.rounds import FOX
from tests.games.fox.set_up import dealt, endgame, pack_with, refused_by
from tests.oracle.fox import PACK


def play_round(play: Play) -> None:
    played = play.deals
    while play.legal and play.deals == played:
        play.do(play.legal[0])


@pytest.mark.parametrize("dealer", [0, 1])
def test_fox_2_1_the_option_says_who_deals_first(dealer: int) -> None:
    play = Play(FOX, {"dealer": dealer}, seed=1)
    assert play.show(0)["dealer"] == dealer


def test_fox_2_1_a_random_dealer_is_drawn_and_recorded() -> None:
    dealers = [Play(FOX, {"dealer": "random"}, seed=n).options.as_json()["dealer"]
               for n in range(40)]  # fmt: skip
    assert set(dealers) == {0, 1}
    assert 8 < sum(dealers) < 32


def test_fox_2_1_the_deal_alternates() -> None:
    play, dealers = Play(FOX, {"target": 999, "dealer": 1}, seed=3), []
    for _ in range(5):
        dealers.append(play.show(0)["dealer"])
        play_round(play)
    assert dealers == [1, 0, 1, 0, 1]


def test_fox_2_2_a_pack_is_dealt_in_its_order() -> None:
    play = Play(FOX)
    play.deal(PACK)
    state = play.open_state()
    assert state["hands"] == [PACK[0:13], PACK[13:26]]
    assert state["decree"] == PACK[26]
    assert state["deck"] == PACK[27:33]


def test_fox_2_2_hands_and_deck_are_hidden_and_the_decree_is_not() -> None:
    play = dealt(decree="K9")
    for player in (0, 1):
        shown = play.show(player)
        assert shown["hands"][1 - player]["cards"] is None
        assert shown["deck"] == {"size": 6, "cards": None}
        assert shown["decree"] == "K9"


def test_fox_2_2_the_suit_of_the_decree_is_trump() -> None:
    for decree, winner in (("K9", 1), ("M9", 0)):
        play = endgame("B10 B2", "K4 K6", decree)
        play.do("B10")
        play.do("K4")
        assert play.open_state()["tricks"][winner] == (6 if winner == 0 else 7)


def test_fox_2_2_nothing_can_be_done_before_a_pack_is_dealt() -> None:
    play = Play(FOX)
    with pytest.raises(IllegalActionError) as refused:
        play.do("B7")
    assert refused.value.clause == "FOX-2.2"
    assert refused_by(play, "keep") == refused_by(play, "under B7") == "FOX-2.2"


@pytest.mark.parametrize("dealer", [0, 1])
def test_fox_2_3_the_other_player_leads_first(dealer: int) -> None:
    play = Play(FOX, {"dealer": dealer, "target": 999}, seed=9)
    for number in range(4):
        assert play.to_act == play.show(0)["leader"] == (1 - dealer + number) % 2
        play_round(play)


def test_fox_2_4_a_round_is_thirteen_tricks_of_two_cards() -> None:
    play = Play(FOX)
    play.deal(pack_with())
    plays = 0
    while play.legal:
        plays += play.phase == "play"
        play.do(play.legal[-1])
    state = play.open_state()
    assert plays == 26
    assert sum(state["tricks"]) == 13
    assert state["phase"] == "deal"
    assert state["hands"] == [[], []]
