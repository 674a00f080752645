"""TATSU-1: the cards."""

from __future__ import annotations

import pytest

from foxfire.core.errors import PackError
from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from foxfire.games.tatsu.cards import CARDS, HIDDEN_RED, HIDDEN_YELLOW, NO_CARD, known_as_set
from tests.games.tatsu.hands import TATSU
from tests.games.tatsu.set_up import captured, dealt, do, endgame, pack_with
from tests.oracle.tatsu import PACK

FACES = {
    # strength, worth, factor
    "1/3": (1, 3, 0), "1/4": (1, 4, 0), "1/5": (1, 5, 0), "1/6": (1, 6, 0), "1/7": (1, 7, 0),
    "2": (2, 1, 0), "3": (3, 1, 0), "4": (4, 1, 0), "5": (5, 1, 0), "6": (6, 1, 0),
    "x1": (0, 0, 1), "x2": (0, 0, 2), "x3": (0, 0, 3),
}  # fmt: skip
faces = pytest.mark.parametrize("face", FACES)


def spare(clan: str, face: str) -> str:
    """A multiplier of the clan, for a seat that only has to lay something."""
    return f"{clan}x1" if face != "x1" else f"{clan}x2"


def test_tatsu_1_1_a_pack_is_two_clans_of_fourteen() -> None:
    cards = [TATSU.format_card(card) for card in TATSU.full_pack(TATSU.options_type())]
    assert cards == [clan + face for clan in "RY" for face in [*FACES, "*"]]
    assert len(set(cards)) == 28


@pytest.mark.parametrize("change", [[], ["R*", "R*"], ["R*"]])
def test_tatsu_1_1_every_card_once_and_no_other(change: list[str]) -> None:
    pack = pack_with()
    wrong = [card for card in pack if card != "R*"] + change
    play = Play(TATSU)
    if sorted(wrong) == sorted(pack):
        play.deal(wrong)
        return
    with pytest.raises(PackError, match=r"R\*"):
        play.deal(wrong)


@faces
def test_tatsu_1_1_what_a_card_is_worth(face: str) -> None:
    """Red takes it in the last trick; before, it took its spare multiplier and three points."""
    held = {f"R{face}", "Yx1", "R6" if face != "6" else "R5", "Yx2"}
    before = {spare("R", face), "R3" if face != "3" else "R2", "Y2", "Y3"}
    yellow = " ".join(card for card in PACK if card not in held | before)
    first, second = f"R{face}", "R6" if face != "6" else "R5"
    play = do(endgame(first, "Yx1", second, "Yx2", yellow=yellow), first, "Yx1", second, "Yx2")
    _, worth, factor = FACES[face]
    own = FACES[spare("R", face)[1:]][2]
    assert play.open_state()["scores"][0] == (worth + 1 + 3) * (own + factor)


def test_tatsu_1_1_a_fusion_is_worth_nothing() -> None:
    before = {"R*", "Rx1", "R2", "R3", "Yx3", "Y*", "Y2", "Y3"}
    yellow = " ".join(c for c in PACK if c not in before | {"R1/3", "Yx1", "R4", "Yx2"})
    play = endgame("R1/3", "Yx1", "R4", "Yx2", yellow=yellow)
    do(play, "R1/3", "Yx1", "R4", "Yx2")
    assert play.open_state()["scores"][0] == (4 * 1 + 3 + 1) * 1


@pytest.mark.parametrize("rival", FACES)
@faces
def test_tatsu_1_1_a_card_is_as_strong_as_it_says(face: str, rival: str) -> None:
    """It must be stronger than the one that was led to take the trick."""
    laid = [f"Y{rival}", f"R{face}", spare("Y", rival), spare("R", face)]
    play = endgame(laid[3], laid[0], laid[1], laid[2], leader=1)
    do(play, *laid)
    wins = FACES[face][0] > FACES[rival][0]
    assert captured(play) == {"red": 28 if wins else 24, "yellow": 0 if wins else 4}


def test_tatsu_1_2_everybody_sees_how_many_cards_of_each_clan_anybody_holds() -> None:
    play = dealt("R4 R5 R6 Y2", "Y3 Y4", "Rx1 Y1/3", "Y* R*")
    held = play.open_state()["hands"]
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for seat, hand in enumerate(play.show(viewer)["hands"]):
            clans = [card[0] for card in held[seat]]
            assert (hand["red"], hand["yellow"]) == (clans.count("R"), clans.count("Y"))


def test_tatsu_1_2_the_counts_follow_what_is_played_and_given() -> None:
    play = endgame("R4 Y3", "Y4 R5", "R2 R6", "Y2 Y6", leader=0)
    do(play, "ask 1", "R5")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        counts = [(hand["red"], hand["yellow"]) for hand in play.show(viewer)["hands"]]
        assert counts == [(1, 1), (0, 1), (2, 0), (0, 2)]


def test_tatsu_1_2_the_clan_of_a_face_down_card_is_seen() -> None:
    play = endgame("R4:Y2 R5:Rx1", "Y4:R2 Y5:Yx1", players=2)
    for viewer in (0, 1, SPECTATOR):
        piles = play.show(viewer)["piles"]
        assert [pile["down"] for pile in piles[0][:2]] == ["Y?", "R?"]
        assert [pile["down"] for pile in piles[1][:2]] == ["R?", "Y?"]


@pytest.mark.parametrize("card", ["Rx1", "Rx2", "Rx3"])
def test_tatsu_1_3_a_multiplier_loses_to_the_weakest_card(card: str) -> None:
    rest = "Rx1" if card != "Rx1" else "Rx2"
    play = do(endgame(card, "Y1/3", rest, "Yx1"), card, "Y1/3", rest, "Yx1")
    assert captured(play) == {"red": 24, "yellow": 4}


def test_only_cards_that_are_seen_are_known() -> None:
    assert [known_as_set(card) for card in range(CARDS)] == [1 << card for card in range(CARDS)]
    assert not any(map(known_as_set, (NO_CARD, HIDDEN_RED, HIDDEN_YELLOW)))
