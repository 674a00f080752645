"""TAC-1: material."""

from __future__ import annotations

from collections import Counter

import pytest

from foxfire.core.play import Play
from tests.games.tac.set_up import TAC, board_of, do, table, ways

COUNTS = {
    "1": 9, "2": 7, "3": 7, "4": 7, "5": 7, "6": 7, "7": 8, "8": 7, "9": 7, "10": 7, "12": 7,
    "13": 9, "trickster": 7, "tac": 4,
}  # fmt: skip
STARTS = {"R": 1, "S": 17, "A": 33, "J": 49}


def pack(master: bool) -> Counter[str]:
    return Counter(map(TAC.format_card, TAC.full_pack(TAC.options_type(master=master))))


@pytest.mark.parametrize("seat", range(4))
def test_tac_1_1_the_next_player_is_the_left_neighbour(seat: int) -> None:
    play = do(table("", "5", seat=seat), "discard 5")
    assert play.for_seat == (seat + 1) % 4


def test_tac_1_1_the_partner_sits_opposite() -> None:
    play = Play(TAC, seed=1)
    assert TAC.sides(play.state) == (0, 1, 0, 1)
    told = []
    for _ in range(4):
        play.do(play.legal[0])
        told.append(play.events(-4)[0].args)
    assert [(gift["seat"], gift["to"]) for gift in told] == [(0, 2), (1, 3), (2, 0), (3, 1)]


@pytest.mark.parametrize(("seat", "colour"), list(enumerate(STARTS)))
def test_tac_1_1_marbles_enter_on_fields_1_17_33_and_49(seat: int, colour: str) -> None:
    play = do(table("", "13", seat=seat), f"13 {colour}.p>{STARTS[colour]}")
    assert board_of(play) == f"{colour}{STARTS[colour]}*"


def test_tac_1_1_the_ring_has_64_fields() -> None:
    assert board_of(do(table("S64", "2", seat=1), "2 64>2")) == "S2"


def test_tac_1_2_all_marbles_begin_in_their_pockets() -> None:
    board = Play(TAC, seed=1).open_state()["board"]
    assert board == {c: {"pocket": 4, "ring": [], "house": [], "fresh": False} for c in STARTS}


@pytest.mark.parametrize(("seat", "colour"), list(enumerate(STARTS)))
def test_tac_1_2_the_start_field_is_the_last_one_before_the_house(seat: int, colour: str) -> None:
    """From there a 1 leads to slot 1, a 2 to slot 2 and a 3 to slot 3."""
    start = STARTS[colour]
    for count in (1, 2, 3):
        play = table(f"{colour}{start}", str(count), seat=seat)
        assert f"{start}>{colour}.h{count}" in ways(play, str(count))
    backward = do(table(f"{colour}{start}", "4", seat=seat), f"4 {start}>{colour}.h4")
    assert board_of(backward) == f"{colour}.h4"


def test_tac_1_3_the_basic_deck() -> None:
    assert pack(master=False) == COUNTS
    assert sum(COUNTS.values()) == 100


def test_tac_1_3_the_master_deck_has_four_cards_more() -> None:
    extra = pack(master=True) - pack(master=False)
    assert extra == {"fool": 1, "angel": 1, "warrior": 1, "devil": 1}
    assert pack(master=True).total() == 104


def test_tac_1_3_there_is_no_11() -> None:
    assert "11" not in pack(master=True)


@pytest.mark.parametrize("card", ["1", "13"])
def test_tac_1_4_a_marble_brought_in_is_fresh(card: str) -> None:
    assert board_of(do(table("R30", card), f"{card} R.p>1")) == "R1* R30"


def test_tac_1_4_a_marble_brought_in_by_the_angel_is_fresh() -> None:
    assert board_of(do(table("", "angel", master=True), "angel S.p>17")) == "S17*"


def test_tac_1_4_freshness_lasts_until_the_marble_is_moved() -> None:
    """Around the ring it comes back as any other marble."""
    assert board_of(do(table("R1*", "2"), "2 1>3")) == "R3"
    assert board_of(do(table("R59", "6"), "6 59>1")) == "R1"


def test_tac_1_4_it_stays_fresh_while_others_move() -> None:
    assert board_of(do(table("R1* R20", "5"), "5 20>25")) == "R1* R25"
