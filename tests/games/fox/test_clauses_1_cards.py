"""FOX-1: the cards."""

from __future__ import annotations

import pytest

from foxfire.core.errors import PackError
from foxfire.core.play import Play
from tests.games.fox.rounds import FOX
from tests.games.fox.set_up import dealt, do, pack_with
from tests.oracle.fox import PACK

ASKED_AFTER = {3: "exchange", 5: "return"}


def test_fox_1_1_a_pack_is_three_suits_of_eleven_ranks() -> None:
    cards = [FOX.format_card(card) for card in FOX.full_pack(FOX.options_type())]
    assert len(cards) == len(set(cards)) == 33
    assert {card[0] for card in cards} == {"B", "K", "M"}
    assert all(f"{suit}{rank}" in cards for suit in "BKM" for rank in range(1, 12))


@pytest.mark.parametrize("change", [[], ["B1", "B1"], ["B1"]])
def test_fox_1_1_every_card_once_and_no_other(change: list[str]) -> None:
    pack = pack_with()
    wrong = [card for card in pack if card != "B1"] + change
    play = Play(FOX)
    if sorted(wrong) == sorted(pack):
        play.deal(wrong)
        return
    with pytest.raises(PackError, match="B1"):
        play.deal(wrong)


@pytest.mark.parametrize("card", PACK)
def test_fox_1_2_only_the_fox_and_the_woodcutter_ask_something_when_played(card: str) -> None:
    play = do(dealt(card, decree="K4" if card != "K4" else "K6"), card)
    rank = int(card[1:])
    assert play.phase == ASKED_AFTER.get(rank, "play")
    assert play.to_act == (0 if rank in ASKED_AFTER else 1)


@pytest.mark.parametrize("rank", [2, 4, 6, 8, 10])
def test_fox_1_2_even_ranks_have_no_power(rank: int) -> None:
    other = rank + 2 if rank < 10 else 8
    play = do(dealt(f"B{rank}", f"B{other}", "K1"), f"B{rank}", f"B{other}")
    assert play.open_state()["scores"] == [0, 0]
    assert play.to_act == (1 if other > rank else 0)
