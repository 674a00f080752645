"""TATSU-4: winning a trick."""

from __future__ import annotations

import pytest

from tests.games.tatsu.set_up import acting, captured, do, endgame


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("R6 Y5 R4 Y3", 0),
        ("R4 Y6 R5 Y3", 1),
        ("R4 Y3 R6 Y5", 2),
        ("R4 Y3 R2 Y6", 3),
        ("R1/7 Y2 R1/6 Y1/7", 1),  # strength decides, not worth
        ("R4 Y4 R2 Y2", 0),  # of equals the one laid earlier
        ("R2 Y4 R4 Y3", 1),
        ("Rx3 Y1/3 R1/7 Y1/6", 1),
    ],
)
def test_tatsu_4_1_the_strongest_card_wins_for_its_seat(trick: str, seat: int) -> None:
    cards = trick.split()
    spare = ["R1/3", "Yx1", "Rx1", "Y1/4"]
    play = endgame(*(f"{card} {other}" for card, other in zip(cards, spare, strict=True)))
    before = captured(play)
    do(play, *cards)
    side = "red" if seat % 2 == 0 else "yellow"
    assert captured(play)[side] == before[side] + 4
    assert play.for_seat == seat


def test_tatsu_4_1_the_four_cards_are_the_sides_that_wins() -> None:
    play = do(endgame("R4 R3", "Y6 Y3", "R2 Rx1", "Y2 Yx1"), "R4", "Y6", "R2", "Y2")
    assert play.open_state()["captured"]["yellow"] == ["R2", "R4", "Y2", "Y6"]


@pytest.mark.parametrize("leader", range(4))
def test_tatsu_4_2_four_multipliers_go_to_the_first(leader: int) -> None:
    cards = ["Rx1", "Yx3", "Rx3", "Yx2"]
    spare = ["R1/3", "Y1/3", "R1/4", "Y1/4"]
    hands = [f"{card} {other}" for card, other in zip(cards, spare, strict=True)]
    play = do(endgame(*hands, leader=leader), *cards[leader:], *cards[:leader])
    assert acting(play) == (leader,) * 3


def test_tatsu_4_3_the_winning_seat_leads_the_next_trick() -> None:
    play = do(endgame("R4 R3", "Y6 Y3", "R2 Rx1", "Y2 Yx1"), "R4", "Y6", "R2", "Y2")
    assert acting(play) == (1, 1, 1)
    do(play, "Y3")
    assert play.show(0)["leader"] == 1
    assert play.show(0)["trick"] == [{"seat": 1, "card": "Y3"}]
