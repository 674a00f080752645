"""TATSU-8.1 to 8.9: two players."""

from __future__ import annotations

from typing import Any

import pytest

from foxfire.core.errors import PackError
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.games.tatsu.hands import TATSU
from tests.games.tatsu.set_up import acting, captured, do, endgame, finish, refused_by
from tests.oracle.tatsu import PACK, clan_of

SPLIT = [*PACK[:7], *PACK[14:21], *PACK[7:14], *PACK[21:]]


def two(*piles: str, options: dict[str, Any] | None = None, **given: Any) -> Play:
    return endgame(*piles, players=2, options=options, **given)


def ups(play: Play, seat: int) -> list[str]:
    return [pile["up"] for pile in play.show(0)["piles"][seat] if pile["up"]]


@pytest.mark.parametrize(
    ("clan", "clans"), [("red", ["red", "yellow"]), ("yellow", ["yellow", "red"])]
)
def test_tatsu_8_1_each_keeps_one_clan_for_the_whole_game(clan: str, clans: list[str]) -> None:
    play = Play(TATSU, {"players": 2, "clan": clan, "target": 9_999}, seed=2)
    for _ in range(4):
        assert play.show(0)["clans"] == clans
        assert {action[0] for action in play.legal if action[0] in "RY"} <= {
            clans[play.to_act][0].upper()
        }
        finish(play)


def test_tatsu_8_1_the_clan_may_be_left_to_chance() -> None:
    options = {"players": 2, "clan": "random"}
    clans = [Play(TATSU, options, seed=n).options.as_json()["clan"] for n in range(40)]
    assert 8 < clans.count("red") < 32
    assert set(clans) == {"red", "yellow"}


def test_tatsu_8_2_a_pack_lists_the_layout() -> None:
    play = Play(TATSU, {"players": 2}, packs=[SPLIT])
    piles = play.open_state()["piles"]
    assert [pile["down"] for pile in piles[0]] == SPLIT[:7]
    assert [pile["up"] for pile in piles[0]] == SPLIT[7:14]
    assert [pile["down"] for pile in piles[1]] == SPLIT[14:21]
    assert [pile["up"] for pile in piles[1]] == SPLIT[21:]


def test_tatsu_8_2_split_gives_each_seven_cards_of_each_clan() -> None:
    play = Play(TATSU, {"players": 2, "deal": "split"})
    for wrong in (PACK, PACK[::-1], [SPLIT[21], *SPLIT[1:21], SPLIT[0], *SPLIT[22:]]):
        assert sum(clan_of(card) == "R" for card in wrong[:14]) != 7
        with pytest.raises(PackError) as refused:
            play.deal(wrong)
        assert refused.value.clause == "TATSU-8.2"
    play.deal(SPLIT)


def test_tatsu_8_2_mixed_takes_any_pack() -> None:
    play = Play(TATSU, {"players": 2, "deal": "mixed"}, packs=[PACK])
    assert {clan_of(card) for card in ups(play, 0)} == {"R"}


@pytest.mark.parametrize("deal", ["split", "mixed"])
def test_tatsu_8_2_a_drawn_pack_keeps_to_the_option(deal: str) -> None:
    reds = set()
    for seed in range(30):
        play = Play(TATSU, {"players": 2, "deal": deal}, seed=seed)
        piles = play.open_state()["piles"][0]
        cards = [card for pile in piles for card in pile.values()]
        reds.add(sum(clan_of(card) == "R" for card in cards))
    assert (reds == {7}) is (deal == "split")


def test_tatsu_8_3_seven_piles_of_a_card_face_down_and_one_on_it() -> None:
    play = Play(TATSU, {"players": 2}, packs=[SPLIT])
    for viewer in (0, 1, SPECTATOR):
        for seat in (0, 1):
            shown = play.show(viewer)["piles"][seat]
            assert len(shown) == 7
            assert [pile["up"] for pile in shown] == SPLIT[14 * seat + 7 : 14 * seat + 14]
            assert [pile["down"] for pile in shown] == [
                f"{clan_of(card)}?" for card in SPLIT[14 * seat : 14 * seat + 7]
            ]


def test_tatsu_8_4_the_players_take_turns_two_each() -> None:
    play, seats = two("R4 R5", "Y4 Y5", options={"deal": "mixed"}), []
    while play.show(0)["tricks"] < 7:
        seats.append(play.for_seat)
        play.do(play.legal[0])
    assert seats == [0, 1, 0, 1]


def test_tatsu_8_4_each_card_counts_by_itself_and_at_its_time() -> None:
    """The one with the strongest single card wins, not with the stronger pair."""
    play = do(two("R5 R4 R2 R3", "Y6 Yx1 Y2 Y3"), "R5", "Y6", "R4", "Yx1")
    assert captured(play)["yellow"] == 4
    play = do(two("R4 R6 R2 R3", "Y6 Yx1 Y2 Y3"), "R4", "Y6", "R6", "Yx1")
    assert captured(play)["yellow"] == 4, "of equals the earlier"
    assert acting(play)[1] == 1


def test_tatsu_8_5_an_own_face_up_card_or_asking() -> None:
    play = two("R4:R5 Y2:R2", "Y4:Y5 R6:Y3")
    assert play.legal == ["R4", "ask 1"]
    assert refused_by(play, "R5") == refused_by(play, "R6") == "TATSU-8.5"
    assert refused_by(play, "Y2") == "TATSU-3.1"


def test_tatsu_8_5_the_opponent_chooses_one_of_his_face_up_cards() -> None:
    play = do(two("R4 Y2 Y3 Y6", "R5 R6:Y5 R2"), "ask 1")
    assert (play.phase, acting(play)) == ("answer", (1, 0, 1))
    assert play.legal == ["R2", "R5", "R6"]
    do(play, "R5")
    assert play.show(0)["trick"] == [{"seat": 0, "card": "R5"}]
    assert acting(play) == (1, 1, 1)


def test_tatsu_8_5_asking_needs_an_opponent_who_can_comply() -> None:
    play = two("R4 R5:Y3", "Y4 Y5:R6 Y2:R2")
    assert play.legal == ["R4", "R5"]
    assert refused_by(play, "ask 1") == "TATSU-8.5"
    assert refused_by(play, "ask 0") == refused_by(play, "ask 2") == "TATSU-3.3"


def test_tatsu_8_6_the_card_below_is_turned_up_at_once() -> None:
    play = do(two("R4:Y3 R5:R6", "Y4:R2 Y5:Y6"), "R4")
    assert play.show(1)["piles"][0][0] == {"up": "Y3", "down": None}
    assert ups(play, 0) == ["Y3", "R5"]


def test_tatsu_8_6_also_when_it_was_asked_for() -> None:
    play = do(two("R4:R6 Y3:R5", "Y4:Y6 R2:Y5"), "ask 1", "R2")
    assert play.show(0)["piles"][1][1] == {"up": "Y5", "down": None}
    assert play.legal == ["Y4", "Y5", "ask 0"]


NEITHER_HAS = ("Y2:R4 Y3:R3", "Y4:R5 Y5:R6")  # red's turn, and no red card is face up
OTHER_HAS = ("Y2:R4 Y3:R6", "R5:Y6 R2:Y5")  # only the opponent has one
BOTH = [{"deal": "mixed", "face_down": rule} for rule in ("neither", "own")]


@pytest.mark.parametrize("options", BOTH)
def test_tatsu_8_7_where_neither_has_a_face_up_card_the_face_down_ones_may_be_used(
    options: dict[str, str],
) -> None:
    play = two(*NEITHER_HAS, options=options)
    assert play.legal == ["ask 1", "pile 1", "pile 2"]
    assert refused_by(play, "pile 7") == "TATSU-8.7", "nothing lies there"
    do(play, "ask 1")
    assert play.legal == ["pile 1", "pile 2"]


def test_tatsu_8_7_neither_a_face_up_card_of_the_other_stands_in_the_way() -> None:
    play = two(*OTHER_HAS, options=BOTH[0])
    assert play.legal == ["ask 1"]
    assert refused_by(play, "pile 1") == "TATSU-8.7"


def test_tatsu_8_7_own_each_players_piles_count_by_themselves() -> None:
    play = two(*OTHER_HAS, options=BOTH[1])
    assert play.legal == ["ask 1", "pile 1", "pile 2"]


def test_tatsu_8_7_only_face_down_cards_of_the_clan() -> None:
    play = two("Y2:R4 Y3:Y6", "R5 R6:Y5 R2", options=BOTH[1])
    assert play.legal == ["ask 1", "pile 1"]
    assert refused_by(play, "pile 2") == "TATSU-8.7"


@pytest.mark.parametrize("options", BOTH)
def test_tatsu_8_7_not_with_an_own_face_up_card(options: dict[str, str]) -> None:
    play = two("R4:R5 Y2:R2", "Y4:Y3 R6:Y5", options=options)
    assert refused_by(play, "pile 1") == "TATSU-8.7"


def test_tatsu_8_7_own_an_asked_player_without_a_face_up_card_uses_a_face_down_one() -> None:
    play = two("R4:R2 Y3:R6", "Y4:R5 Y5:Y6", options=BOTH[1])
    assert play.legal == ["R4", "ask 1"]
    do(play, "ask 1")
    assert play.legal == ["pile 1"]
    assert refused_by(play, "R5") == "TATSU-8.5"
    neither = two("R4:R2 Y3:R6", "Y4:R5 Y5:Y6", options=BOTH[0])
    assert neither.legal == ["R4"]


def test_tatsu_8_7_the_card_on_top_stays() -> None:
    play = two(*NEITHER_HAS, options=BOTH[0])
    do(play, "pile 1")
    assert play.show(1)["piles"][0][0] == {"up": "Y2", "down": None}
    assert play.show(1)["trick"][-1] == {"seat": 0, "card": "R4"}


def test_tatsu_8_8_both_see_the_same() -> None:
    play = Play(TATSU, {"players": 2, "deal": "mixed", "target": 1}, seed=8)
    while not play.is_over:
        assert play.show(0) == play.show(1) == play.show(SPECTATOR)
        assert play.observe(0).seen == play.observe(1).seen
        assert [e.as_json() for e in play.events(0)] == [e.as_json() for e in play.events(1)]
        play.do(play.legal[-1])
    assert play.show(REFEREE)["piles"] == play.show(0)["piles"]


@pytest.mark.parametrize("edition", ["uk", "fr", "ru"])
def test_tatsu_8_9_the_dealer_card_changes_hands_and_its_holder_leads(edition: str) -> None:
    play = Play(TATSU, {"players": 2, "edition": edition, "dealer": 1, "target": 9_999}, seed=1)
    dealers = []
    for _ in range(4):
        dealers.append(play.show(0)["dealer"])
        assert acting(play) == (dealers[-1],) * 3
        finish(play)
    assert dealers == [1, 0, 1, 0]
