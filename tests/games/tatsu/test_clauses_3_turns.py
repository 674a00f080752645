"""TATSU-3: a turn."""

from __future__ import annotations

import random

import pytest

from foxfire.core.errors import IllegalActionError
from tests.games.tatsu.hands import MODES, Options, name_of, random_hand
from tests.games.tatsu.set_up import acting, captured, dealt, do, endgame, refused_by
from tests.oracle.tatsu import PACK


def table() -> list[str]:
    return ["R4 Y3", "Y4 R5", "R2 R6", "Y2 Y6"]


def test_tatsu_3_1_one_card_lands_before_each_seat_clockwise() -> None:
    play = dealt("R4", "Y4", "R5", "Y5", dealer=2)
    seats = []
    for _ in range(4):
        seats.append(play.for_seat)
        play.do(play.legal[0])
    assert seats == [2, 3, 0, 1]
    assert [laid["seat"] for laid in play.show(0)["trick"]] == [2, 3, 0, 1]
    assert play.show(0)["tricks"] == 1


def test_tatsu_3_1_only_cards_of_the_own_clan() -> None:
    play = endgame(*table())
    with pytest.raises(IllegalActionError) as refused:
        play.do("Y3")
    assert refused.value.clause == "TATSU-3.1"
    assert acting(play) == (0, 0, 0)


def test_tatsu_3_1_an_asked_card_is_of_the_clan_of_the_seat_before_which_it_lies() -> None:
    play = do(endgame(*table()), "R4", "Y4", "ask 1", "R5")
    laid = play.show(0)["trick"]
    assert laid == [
        {"seat": 0, "card": "R4"}, {"seat": 1, "card": "Y4"}, {"seat": 2, "card": "R5"},
    ]  # fmt: skip


def test_tatsu_3_2_a_turn_is_an_own_card_or_asking() -> None:
    play = endgame(*table())
    assert play.legal == ["R4", "ask 1", "ask 2"]


def test_tatsu_3_2_partners_and_opponents_may_be_asked() -> None:
    play = dealt("R4", "R5", "R6", "Rx1")
    assert play.legal[-3:] == ["ask 1", "ask 2", "ask 3"]


def test_tatsu_3_2_a_card_of_another_hand_cannot_be_played() -> None:
    play = endgame(*table())
    assert refused_by(play, "R5") == refused_by(play, "R2") == "TATSU-3.2"


@pytest.mark.parametrize("players", [3, 4])
def test_tatsu_3_2_there_are_no_piles_but_with_two_players(players: int) -> None:
    play = endgame(*table(), players=players)
    assert refused_by(play, "pile 1") == "TATSU-3.2"


def test_tatsu_3_3_asking_is_allowed_with_own_cards_and_without() -> None:
    assert "ask 2" in endgame("R4 R5", "Y4 Y5", "R2 R6", "Y2 Y6").legal
    without = endgame("Y3 Y5", "Y4 R5", "R2 R6", "R4 Y6")
    assert without.legal == ["ask 1", "ask 2", "ask 3"]


def test_tatsu_3_3_only_who_holds_a_card_of_the_clan_may_be_asked() -> None:
    play = endgame("R4 R5", "Y4 Y5", "R2 R6", "Y2 Y6")
    assert play.legal == ["R4", "R5", "ask 2"]
    assert refused_by(play, "ask 1") == refused_by(play, "ask 3") == "TATSU-3.3"


def test_tatsu_3_3_nobody_asks_himself() -> None:
    assert refused_by(endgame(*table()), "ask 0") == "TATSU-3.3"


def test_tatsu_3_4_the_asked_player_chooses_any_card_of_that_clan() -> None:
    play = do(endgame("Y3 Y5", "R4 R5", "R2 Y6", "R6 Y4"), "ask 1")
    assert (play.phase, acting(play)) == ("answer", (1, 0, 1))
    assert play.legal == ["R4", "R5"]


def test_tatsu_3_4_the_asked_player_must_comply_and_cannot_ask_on() -> None:
    play = do(endgame(*table()), "ask 1")
    for action in ("Y4", "R4", "R2", "ask 0", "ask 2", "ask 3"):
        assert refused_by(play, action) == "TATSU-3.4"
    assert play.legal == ["R5"]


def test_tatsu_3_5_a_given_card_wins_for_the_seat_before_which_it_lies() -> None:
    play = do(endgame("R4 R3", "Y4 R6", "R2 Y3", "Y2 Y5"), "ask 1", "R6", "Y4", "R2", "Y2")
    assert captured(play)["yellow"] == 0
    assert acting(play) == (0, 0, 0)


def test_tatsu_3_5_a_given_card_counts_by_the_order_of_the_turns() -> None:
    """Both are ones: the earlier turn takes the trick, whoever gave the card."""
    play = endgame("Rx1 Rx2", "Y1/3 R1/3", "R1/4 Yx1", "Yx2 Yx3")
    do(play, "ask 1", "R1/3", "Y1/3", "R1/4", "Yx2")
    assert acting(play)[1] == 0


def test_tatsu_3_5_a_given_fusion_is_the_askers() -> None:
    play = do(endgame("R4 R3", "Y4 R*", "R2 Y3", "Y2 Y5"), "ask 1", "R*", "Y4", "R2", "Y2")
    assert len(play.show(0)["pending"]) == 4
    assert acting(play) == (0, 0, 0)


def test_tatsu_3_5_the_asked_player_still_has_a_turn_and_hands_differ_in_size() -> None:
    play = do(endgame(*table()), "ask 1", "R5")
    assert acting(play) == (1, 1, 1)
    do(play, "Y4", "R2", "Y2")
    assert [len(hand) for hand in play.open_state()["hands"]] == [2, 0, 1, 1]


@pytest.mark.parametrize("mode", MODES, ids=name_of)
def test_tatsu_3_6_nobody_is_ever_without_a_move(mode: Options) -> None:
    """Each trick takes two cards of each clan, and the seventh leaves none."""
    for seed in range(6):
        written = random_hand(f"moves {seed}", mode)
        play, rng = written.cut(0).play(), random.Random(seed)
        while play.phase != "deal" and not play.is_over:
            assert play.legal
            left = str(play.open_state()["hands"] or play.open_state()["piles"])
            if len(play.show(0)["trick"]) in (0, 4):
                tricks = play.show(0)["tricks"]
                held = [card for card in PACK if f"'{card}'" in left]
                assert sum(card[0] == "R" for card in held) == 14 - 2 * tricks
                assert len(held) == 28 - 4 * tricks
            play.do(rng.choice(play.legal))
        assert play.show(0)["tricks"] == 7
