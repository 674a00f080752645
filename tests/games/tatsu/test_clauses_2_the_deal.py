"""TATSU-2: four players, seats and the deal."""

from __future__ import annotations

import pytest

from foxfire.core.errors import IllegalActionError
from foxfire.core.play import Play
from tests.games.tatsu.hands import TATSU
from tests.games.tatsu.set_up import acting, dealt, finish, refused_by
from tests.oracle.tatsu import PACK


def test_tatsu_2_1_partners_sit_opposite_each_other() -> None:
    play = dealt()
    assert play.show(0)["clans"] == ["red", "yellow", "red", "yellow"]
    assert TATSU.sides(play.state) == (0, 1, 0, 1)


def test_tatsu_2_1_partners_share_their_points() -> None:
    play = finish(Play(TATSU, {"target": 1}, seed=5))
    assert play.outcome is not None
    scores = play.outcome.scores
    assert scores[0] == scores[2] != scores[1] == scores[3]
    assert play.outcome.winners in ((0, 2), (1, 3))
    assert sum(play.outcome.utility) == 0


def test_tatsu_2_2_a_pack_is_dealt_seat_by_seat() -> None:
    play = Play(TATSU)
    pack = PACK[::-1]
    play.deal(pack)
    assert [set(hand) for hand in play.open_state()["hands"]] == [
        set(pack[first : first + 7]) for first in (0, 7, 14, 21)
    ]


def test_tatsu_2_2_with_three_players_the_last_seven_are_the_ghosts() -> None:
    play = Play(TATSU, {"players": 3, "dealer": 1})
    play.deal(PACK)
    assert play.show(2)["hands"][3]["cards"] == PACK[21:]


@pytest.mark.parametrize("dealer", range(4))
def test_tatsu_2_2_the_option_says_who_deals_first(dealer: int) -> None:
    assert dealt(dealer=dealer).show(0)["dealer"] == dealer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tatsu_2_2_nothing_can_be_done_before_a_pack_is_dealt(players: int) -> None:
    play = Play(TATSU, {"players": players})
    with pytest.raises(IllegalActionError) as refused:
        play.do("R4")
    assert refused.value.clause == "TATSU-2.2"
    for action in ("ask 1", "pile 1", "lead 0"):
        assert refused_by(play, action) == "TATSU-2.2"


@pytest.mark.parametrize("dealer", range(4))
def test_tatsu_2_3_the_dealer_leads_the_first_trick_of_every_hand(dealer: int) -> None:
    play = Play(TATSU, {"dealer": dealer, "target": 9_999}, seed=3)
    for _ in range(5):
        shown = play.show(0)
        assert shown["leader"] == shown["dealer"]
        assert acting(play) == (shown["dealer"],) * 3
        finish(play)


def test_tatsu_2_4_the_dealer_card_moves_to_the_left() -> None:
    play, dealers = Play(TATSU, {"dealer": 2, "target": 9_999}, seed=3), []
    for _ in range(6):
        dealers.append(play.show(0)["dealer"])
        finish(play)
    assert dealers == [2, 3, 0, 1, 2, 3]


def test_tatsu_2_4_it_stays_until_the_hand_is_over_and_the_next_is_dealt() -> None:
    play = finish(Play(TATSU, {"target": 9_999}, packs=[PACK]))
    assert (play.phase, play.show(0)["dealer"]) == ("deal", 0)
    play.deal(PACK)
    assert play.show(0)["dealer"] == 1
