"""TATSU-8.10 to 8.16: three players and the ghost."""

from __future__ import annotations

from typing import Any

import pytest

from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from tests.games.tatsu.hands import TATSU
from tests.games.tatsu.set_up import GHOST, acting, dealt, do, endgame, finish, refused_by
from tests.oracle.tatsu import PACK

# The hands of players 0 (red), 1 and 2 (yellow) and of the ghost.
HANDS = ("R4 R3", "Y4 Y3", "Y2 Y6", "R2 R6")
EVERYWHERE = ("R4 Y3", "R5 Y4", "R6 Y5", "R2 Y2")


def three(*hands: str, options: dict[str, Any] | None = None, **given: Any) -> Play:
    return endgame(*hands, players=3, options=options, **given)


@pytest.mark.parametrize("red", range(3))
def test_tatsu_8_10_clockwise_sit_red_yellow_the_ghost_yellow(red: int) -> None:
    play = dealt(players=3, dealer=red)
    expected = ["yellow", "yellow", "yellow", "red"]
    expected[red] = "red"
    assert play.show(0)["clans"] == expected
    seats = []
    for _ in range(4):
        seats.append(play.for_seat)
        play.do(play.legal[0])
        if play.phase == "answer":
            play.do(play.legal[0])
    assert seats == [red, (red + 1) % 3, GHOST, (red + 2) % 3]


def test_tatsu_8_10_all_four_get_seven_cards_and_the_ghosts_lie_open() -> None:
    play = dealt(players=3)
    hands = play.open_state()["hands"]
    assert [len(hand) for hand in hands] == [7, 7, 7, 7]
    for viewer in (0, 1, 2, SPECTATOR):
        shown = [hand["cards"] for hand in play.show(viewer)["hands"]]
        assert shown[GHOST] == hands[GHOST]
        assert [seat for seat, cards in enumerate(shown) if cards is None] == [
            seat for seat in range(3) if seat != viewer
        ]


@pytest.mark.parametrize("red", range(3))
def test_tatsu_8_11_red_deals_and_leads(red: int) -> None:
    play = dealt(players=3, dealer=red)
    assert (play.show(0)["dealer"], acting(play)) == (red, (red, red, red))
    for leader in range(3):
        assert refused_by(play, f"lead {leader}") == "TATSU-8.11"


@pytest.mark.parametrize("leader", range(3))
def test_tatsu_8_11_red_may_name_the_leader_where_the_option_says_so(leader: int) -> None:
    play = dealt(players=3, leader="chosen", dealer=1)
    assert (play.phase, play.to_act) == ("lead", 1)
    assert play.legal == ["lead 0", "lead 1", "lead 2"]
    do(play, f"lead {leader}")
    assert acting(play) == (leader, leader, leader)
    assert play.show(0)["leader"] == leader


def test_tatsu_8_11_the_leader_is_named_before_anything_else_and_only_then() -> None:
    play = dealt(players=3, leader="chosen")
    for action in ("R4", "ask 1", "pile 1"):
        assert refused_by(play, action) == "TATSU-8.11"
    do(play, "lead 0")
    assert refused_by(play, "lead 1") == "TATSU-8.11"


def test_tatsu_8_11_red_names_a_leader_after_every_deal() -> None:
    play = Play(TATSU, {"players": 3, "leader": "chosen", "target": 9_999}, seed=3)
    for red in (0, 1, 2):
        assert (play.phase, play.to_act) == ("lead", red)
        finish(play)


def test_tatsu_8_12_red_decides_what_the_ghost_plays() -> None:
    play = three("R3", "Y3", "Y2 Y6", "R2 R6", trick="R4 Y4")
    assert acting(play) == (0, GHOST, GHOST)
    assert play.legal == ["R2", "R6", "ask 0"]


def test_tatsu_8_12_and_whom_it_asks_red_too() -> None:
    play = three("R4 Y3 Y6", "R5 Y4", "R6 Y5", "R2 R3 Y2", trick="Rx1 Yx1")
    assert play.legal == ["R2", "R3", "ask 0", "ask 1", "ask 2"]
    assert refused_by(play, "ask 3") == "TATSU-3.3"
    do(play, "ask 0")
    assert acting(play) == (0, GHOST, 0)
    do(play, "R4")
    assert play.show(0)["trick"][-1] == {"seat": GHOST, "card": "R4"}


def test_tatsu_8_12_and_what_it_gives_when_asked() -> None:
    play = do(three(*EVERYWHERE, leader=1), "ask 3")
    assert acting(play) == (0, 1, GHOST)
    assert play.legal == ["Y2"]


def test_tatsu_8_13_whoever_asks_the_ghost_gets_a_card_of_the_ghosts() -> None:
    play = do(three("R4 Y3", "R5 Y4", "R6 R3", "Y5 Y2", leader=1), "ask 3")
    assert (acting(play), play.legal) == ((0, 1, GHOST), ["Y2", "Y5"])
    assert refused_by(play, "Y3") == "TATSU-3.4"
    do(play, "Y5")
    assert play.show(0)["trick"] == [{"seat": 1, "card": "Y5"}]


def test_tatsu_8_13_whoever_asks_red_gets_one_of_reds_own() -> None:
    play = do(three("R4 Y3", "R5 Y4", "R6 R3", "Y5 Y2", leader=1), "ask 0")
    assert (acting(play), play.legal) == ((0, 1, 0), ["Y3"])
    assert refused_by(play, "Y5") == "TATSU-3.4"


def test_tatsu_8_13_red_may_ask_the_ghost() -> None:
    play = do(three(*HANDS), "ask 3")
    assert (acting(play), play.legal) == ((0, 0, GHOST), ["R2", "R6"])


@pytest.mark.parametrize("red", range(3))
def test_tatsu_8_14_each_player_has_a_score_of_his_own(red: int) -> None:
    """Red and the ghost make 44 together; each yellow player gets all of yellow's."""
    before = {"Rx1", "R1/3", "Yx3", "Y1/7", "Yx1", "R1/4", "Y2", "R2"}
    own, left, ghost, right = "Rx3", "Y3", "R6", "Yx2"
    hands = [""] * 4
    hands[red], hands[(red + 1) % 3], hands[GHOST], hands[(red + 2) % 3] = own, left, ghost, right
    taken = {"Yx1", "R1/4", "Y2", "R2"}
    held = before | {own, left, ghost, right}
    rest = [card for card in PACK if card not in held]
    play = three(*hands, dealer=red, leader=red, scores=[1, 2, 3],
                 yellow=" ".join([*taken, *rest]), options={"target": 9_999})  # fmt: skip
    do(play, own, left, ghost, right)
    scores = play.open_state()["scores"]
    assert scores[red] == red + 1 + (3 + 7 + 1 + 1) * 4
    yellow = sum(map(worth, [*taken, *rest])) * 1
    for player in {0, 1, 2} - {red}:
        assert scores[player] == player + 1 + yellow


def worth(card: str) -> int:
    if "/" in card:
        return int(card[-1])
    return 0 if card[1] in "x*" else 1


@pytest.mark.parametrize(
    ("options", "reds"),
    [
        ({"rotation": "left"}, [1, 2, 0, 1]),
        ({"rotation": "right"}, [1, 0, 2, 1]),
        ({"edition": "uk"}, [1, 2, 0, 1]),
        ({"edition": "fr"}, [1, 0, 2, 1]),
        ({"edition": "ru"}, [1, 2, 0, 1]),
    ],
)
def test_tatsu_8_15_the_roles_move_on(options: dict[str, str], reds: list[int]) -> None:
    play = Play(TATSU, {"players": 3, "dealer": 1, "target": 9_999, **options}, seed=7)
    found = []
    for _ in range(4):
        found.append(play.show(0)["clans"].index("red"))
        finish(play)
    assert found == reds


@pytest.mark.parametrize("rotation", ["left", "right"])
def test_tatsu_8_15_the_order_of_the_players_stays(rotation: str) -> None:
    play = Play(TATSU, {"players": 3, "rotation": rotation, "target": 9_999}, seed=7)
    for _ in range(3):
        red = play.show(0)["dealer"]
        order = list[int]()
        while len(order) < 4:
            order.append(play.for_seat)
            play.do(next(action for action in play.legal if not action.startswith("ask")))
        assert order == [red, (red + 1) % 3, GHOST, (red + 2) % 3]
        finish(play)


def ended(scores: list[int], target: int) -> Play:
    """Red is player 0; both sides make 48 in this hand."""
    before, hands = {"Rx1", "R1/3", "Yx3", "Y1/7"}, ("Rx3", "Y2", "Yx2", "R6")
    yellow = " ".join(card for card in PACK if card not in before | {*hands})
    play = three(*hands, yellow=yellow, scores=scores, options={"target": target})
    return do(play, "Rx3", "Y2", "R6", "Yx2")


@pytest.mark.parametrize(
    ("scores", "target", "winners", "utility"),
    [
        ([1, 0, 0], 49, (0,), (2, -1, -1)),
        ([0, 1, 0], 49, (1,), (-1, 2, -1)),
        ([3, 4, 5], 50, (2,), (-1, -1, 2)),  # all have reached it
        ([0, 0, 1], 50, None, None),
        ([0, 0, 0], 48, None, None),  # shared: another hand
        ([0, 1, 1], 48, None, None),
        ([1, 1, 0], 20, None, None),
    ],
)
def test_tatsu_8_16_the_highest_of_those_who_reach_the_target_wins(
    scores: list[int],
    target: int,
    winners: tuple[int, ...] | None,
    utility: tuple[int, ...] | None,
) -> None:
    play = ended(scores, target)
    assert play.open_state()["scores"] == [score + 48 for score in scores]
    assert (play.outcome and play.outcome.winners) == winners
    assert (play.outcome and play.outcome.utility) == utility
    assert play.phase == ("deal" if winners is None else "over")
