"""What lies on the table before players, spectators and the referee, and what they are told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from foxfire.core.errors import ViewerError
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.conformance.worlds import in_place_of_the_truth
from tests.games.tac.set_up import TAC, do, home, table
from tests.oracle.tac import BASIC_DECK

SEES = {
    "teams": {0: [0], 1: [1], 2: [2], 3: [3], SPECTATOR: [], REFEREE: [0, 1, 2, 3]},
    "coop": {0: [0], 1: [1], 2: [2], 3: [3], SPECTATOR: [], REFEREE: [0, 1, 2, 3]},
    "solo": {0: [0, 1, 2, 3], SPECTATOR: [], REFEREE: [0, 1, 2, 3]},
    "two": {0: [0, 2], 1: [1, 3], SPECTATOR: [], REFEREE: [0, 1, 2, 3]},
}
modes = pytest.mark.parametrize("mode", SEES)
Json = dict[str, Any]


def told(play: Play, viewer: int = REFEREE) -> list[tuple[str, Json]]:
    return [(event.id.removeprefix("tac-event-"), event.args) for event in play.events(viewer)]


def event(play: Play, name: str, viewer: int = REFEREE) -> Json:
    """The one event of this name that the last turn has made."""
    (args,) = [args for found, args in told(play, viewer) if found == name]
    return args


# --- the table -----------------------------------------------------------------------------------


@modes
def test_everybody_sees_the_hands_that_are_his(mode: str) -> None:
    play = table("R20", "5 6 9", mode=mode)
    hands = play.open_state()["hands"]
    for viewer, seats in SEES[mode].items():
        shown = play.show(viewer)["hands"]
        assert [hand["size"] for hand in shown] == [3, 3, 3, 3]
        assert [hand["cards"] for hand in shown] == [
            hands[seat] if seat in seats else None for seat in range(4)
        ]


@modes
def test_gifts_are_seen_by_the_giver_and_after_the_exchange_by_the_partner(mode: str) -> None:
    play = Play(TAC, {"mode": mode}, packs=[BASIC_DECK])
    gifts = [hand[0] for hand in play.open_state()["hands"]]
    for number, gift in enumerate(gifts):
        for viewer, seats in SEES[mode].items():
            shown = play.show(viewer)["given"]
            assert shown == [
                None if seat >= number else gifts[seat] if seat in seats else "?"
                for seat in range(4)
            ]
        play.do(f"give {gift}")
    for viewer, seats in SEES[mode].items():
        known = [seat in seats or (seat + 2) % 4 in seats for seat in range(4)]
        assert play.show(viewer)["given"] == [
            gift if knows else "?" for gift, knows in zip(gifts, known, strict=True)
        ]


@modes
def test_boards_pile_and_announcements_are_open_to_all(mode: str) -> None:
    play = do(table("R20 S25 S40", "5 9", mode=mode), "5 20>25")
    for viewer in SEES[mode]:
        shown = play.show(viewer)
        for name in ("board", "prev", "pile", "announced", "dealer", "deal", "laid", "for_seat"):
            assert shown[name] == play.open_state()[name]
        assert (shown["effective"], shown["stock"]) == ("5", 80)


@modes
def test_the_stock_is_told_as_a_number(mode: str) -> None:
    play = Play(TAC, {"mode": mode, "master": True}, seed=1)
    assert play.show(0)["stock"] == 84
    assert play.show(SPECTATOR)["stock"] == 84


def test_a_turn_under_way_is_open_to_all() -> None:
    play = do(table("R20 R40 S23 R.h4", "7"), "7 20>22 40>")
    shown = play.show(SPECTATOR)
    assert (shown["card"], shown["origin"], shown["steps"], shown["phase"]) == ("7", "40", 5, "to")
    assert shown["home"] == [1, 0, 0, 0]


def test_under_a_tac_the_card_is_the_one_it_uses() -> None:
    play = do(table("R20 S40", "5", others={1: "tac"}), "5 20>25", "tac")
    assert (play.show(3)["card"], play.show(3)["effective"]) == ("5", "5")


def test_nothing_is_dealt_before_the_first_pack() -> None:
    shown = Play(TAC).show(0)
    assert (shown["phase"], shown["to_act"], shown["for_seat"]) == ("deal", None, None)
    assert (shown["deal"], shown["stock"]) == (0, 0)
    assert [hand["size"] for hand in shown["hands"]] == [0] * 4


@pytest.mark.parametrize(
    ("mode", "viewer"), [("teams", 4), ("coop", 4), ("two", 2), ("solo", 1), ("teams", -1)]
)
def test_other_viewers_do_not_exist(mode: str, viewer: int) -> None:
    play = Play(TAC, {"mode": mode}, seed=1)
    for look in (play.show, play.events, play.observe):
        with pytest.raises(ViewerError):
            look(viewer)


def test_a_view_has_neither_the_stock_nor_the_generator() -> None:
    play = Play(TAC, seed=1)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = play.observe(viewer).seen
        assert seen.rng == 0
        assert len(set(list(seen.stock)[20:100])) == 1


@modes
@pytest.mark.parametrize("master", [False, True])
def test_another_world_shows_the_same_bytes(mode: str, master: bool) -> None:
    play, rng, different = Play(TAC, {"mode": mode, "master": master}, seed=6), random.Random(6), 0
    for step in range(240):
        if step % 6 == 0:
            viewer = rng.randrange(play.players)
            other = in_place_of_the_truth(play, play.observe(viewer).sample(step))
            different += other.open_state() != play.open_state()
            assert shown(other, viewer) == shown(play, viewer)
        play.apply(rng.choice(play.legal_actions))
    assert different > 10


def shown(play: Play, viewer: int) -> bytes:
    """All that a viewer is given now."""
    return json.dumps(play.show(viewer)).encode() + play.observe(viewer).to_bytes()


# --- events --------------------------------------------------------------------------------------


@modes
def test_a_deal_tells_everybody_his_own_cards(mode: str) -> None:
    play = Play(TAC, {"mode": mode}, packs=[BASIC_DECK])
    for viewer in SEES[mode]:
        args = event(play, "deal", viewer)
        assert args["hands"] == play.show(viewer)["hands"]
        assert (args["deal"], args["dealer"]) == (1, 0)
        assert args["announced"] == play.show(viewer)["announced"]


def test_a_gift_is_told_openly_to_its_giver_alone() -> None:
    play = Play(TAC, packs=[BASIC_DECK])
    gift = play.open_state()["hands"][0][0]
    play.do(f"give {gift}")
    for viewer, card in ((0, gift), (REFEREE, gift), (1, "?"), (2, "?"), (SPECTATOR, "?")):
        assert told(play, viewer) == [("give", {"player": 0, "seat": 0, "to": 2, "card": card})]


def test_with_the_last_gift_everybody_is_told_what_he_got() -> None:
    play = Play(TAC, packs=[BASIC_DECK])
    gifts = [hand[0] for hand in play.open_state()["hands"]]
    do(play, *(f"give {gift}" for gift in gifts))
    got = [gifts[2], gifts[3], gifts[0], gifts[1]]
    assert event(play, "exchange")["received"] == got
    assert event(play, "exchange", 1)["received"] == ["?", got[1], "?", got[3]]
    assert event(play, "exchange", SPECTATOR)["received"] == ["?"] * 4


def test_a_move_is_told_with_its_path_and_whom_it_kicked() -> None:
    play = do(table("R62 S3", "5"), "5 62>3")
    assert told(play, SPECTATOR) == [
        ("play", {"player": 0, "seat": 0, "card": "5"}),
        ("move", {
            "player": 0, "seat": 0, "card": "5", "colour": "R", "from": "62", "to": "3",
            "path": ["62", "63", "64", "1", "2", "3"], "kicked": "S",
        }),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("board", "turn", "path"),
    [
        ("R62", "5 62>R.h2", ["62", "63", "64", "1", "R.h1", "R.h2"]),
        ("R62", "5 62>3", ["62", "63", "64", "1", "2", "3"]),
        ("R.h1", "3 R.h1>R.h4", ["R.h1", "R.h2", "R.h3", "R.h4"]),
        ("R1", "2 1>R.h2", ["1", "R.h1", "R.h2"]),
        ("R2", "4 2>62", ["2", "1", "64", "63", "62"]),
        ("R3", "4 3>R.h2", ["3", "2", "1", "R.h1", "R.h2"]),
        ("R1", "4 1>R.h4", ["1", "R.h1", "R.h2", "R.h3", "R.h4"]),
    ],
)
def test_the_path_of_a_move(board: str, turn: str, path: list[str]) -> None:
    card = turn.split()[0]
    assert event(do(table(board, card), turn), "move")["path"] == path


def test_the_path_of_a_warrior_goes_past_its_house() -> None:
    play = do(table("R63 S3", "warrior", master=True), "warrior 63>3")
    assert event(play, "move")["path"] == ["63", "64", "1", "2", "3"]
    assert event(play, "move")["kicked"] == "S"


def test_a_warrior_alone_kicks_itself_where_it_stands() -> None:
    play = do(table("R20", "warrior", master=True), "warrior 20>20")
    args = event(play, "move")
    assert (args["from"], args["to"], args["kicked"]) == ("20", "20", "R")
    assert args["path"] == ["20"]


def test_a_marble_that_comes_in_is_told_with_whom_it_kicked() -> None:
    play = do(table("S1", "13"), "13 R.p>1")
    assert event(play, "enter") == {
        "player": 0, "seat": 0, "card": "13", "colour": "R", "from": "R.p", "to": "1",
        "path": ["R.p", "1"], "kicked": "S",
    }  # fmt: skip


def test_every_step_of_a_7_is_told() -> None:
    play = do(table("R20 R40 S22 R.h2", "7"), "7 20>23 40>42 R.h2>R.h1 R.h1>R.h2")
    steps = [
        (args["from"], args["to"], args["kicked"]) for name, args in told(play) if name == "move"
    ]
    assert steps == [
        ("20", "21", None), ("21", "22", "S"), ("22", "23", None), ("40", "41", None),
        ("41", "42", None), ("R.h2", "R.h1", None), ("R.h1", "R.h2", None),
    ]  # fmt: skip
    paths = [args["path"] for name, args in told(play) if name == "move"]
    assert all(path == [start, end] for path, (start, end, _) in zip(paths, steps, strict=True))


def test_a_swap_is_told_with_places_and_colours() -> None:
    play = do(table("R20 S30", "trickster"), "trickster 30>20")
    assert event(play, "swap") == {
        "player": 0, "seat": 0, "places": ["30", "20"], "colours": ["S", "R"],
    }  # fmt: skip


def test_a_skip_and_the_discard_after_it_are_told() -> None:
    play = do(table("R20", "8", others={1: "5"}), "8 skip")
    assert event(play, "skip") == {"player": 0, "seat": 0, "skipped": 1}
    do(play, "discard 5")
    assert event(play, "discard", 3) == {"player": 1, "seat": 1, "card": "5", "skipped": True}
    forced = do(table("", "5"), "discard 5")
    assert event(forced, "discard") == {"player": 0, "seat": 0, "card": "5", "skipped": False}


def test_a_tac_is_told_with_what_it_undid() -> None:
    play = do(table("R20 S25 S40", "5", others={1: "tac"}), "5 20>25", "tac 40>45")
    args = event(play, "tac", SPECTATOR)
    assert (args["player"], args["seat"], args["used"]) == (1, 1, "5")
    assert args["undone"] == [
        {"colour": "R", "from": "25", "to": "20"}, {"colour": "S", "from": "S.p", "to": "25"},
    ]  # fmt: skip


def test_a_tac_that_undoes_nothing_says_so() -> None:
    play = do(table("S20", "5", others={1: "tac"}), "discard 5", "tac 20>25")
    assert event(play, "tac")["undone"] == []


def test_a_tac_on_a_swap_takes_both_back() -> None:
    play = do(table("R20 S30", "trickster", others={1: "tac"}), "trickster 20>30", "tac 20>30")
    assert event(play, "tac")["undone"] == [
        {"colour": "R", "from": "30", "to": "20"}, {"colour": "S", "from": "20", "to": "30"},
    ]  # fmt: skip


def test_a_tac_on_an_exit_puts_the_marble_back() -> None:
    play = do(table("S30", "13", others={1: "tac"}), "13 R.p>1", "tac 30>43")
    assert event(play, "tac")["undone"] == [{"colour": "R", "from": "1", "to": "R.p"}]


def test_a_fool_tells_everybody_his_new_hand() -> None:
    others = {1: "6 6", 2: "9 9", 3: "10 10"}
    play = do(table("", "fool 5", others=others, master=True), "fool")
    assert event(play, "fool")["hands"] == [
        {"size": 2, "cards": ["6", "6"]}, {"size": 2, "cards": ["9", "9"]},
        {"size": 2, "cards": ["10", "10"]}, {"size": 1, "cards": ["5"]},
    ]  # fmt: skip
    assert [hand["cards"] for hand in event(play, "fool", 0)["hands"]] == [
        ["6", "6"], None, None, None,
    ]  # fmt: skip
    assert [hand["size"] for hand in event(play, "fool", SPECTATOR)["hands"]] == [2, 2, 2, 1]


def test_the_devil_is_told_the_hand_he_looks_at_and_others_are_not() -> None:
    play = do(table("S30", "devil 9", others={1: "5 6"}, master=True), "devil")
    seen = {"size": 2, "cards": ["5", "6"]}
    hidden = {"size": 2, "cards": None}
    for viewer, cards in ((0, seen), (1, seen), (2, hidden), (3, hidden), (SPECTATOR, hidden)):
        assert event(play, "devil", viewer) == {
            "player": 0, "seat": 0, "victim": 1, "cards": cards,
        }  # fmt: skip


def test_who_decides_for_whom_is_told() -> None:
    """The Devil's player decides, the card and the marbles are the neighbour's."""
    play = do(table("S30", "devil 9", others={1: "5 6"}, master=True), "devil", "5 30>35")
    assert event(play, "play", 2) == {"player": 0, "seat": 1, "card": "5"}
    args = event(play, "move", 2)
    assert (args["player"], args["seat"], args["colour"]) == (0, 1, "S")


def test_a_colour_that_comes_home_is_told() -> None:
    play = do(table("R1 R.h2 R.h3 R.h4", "1"), "1 1>R.h1")
    assert event(play, "home", SPECTATOR) == {"colour": "R"}


def test_the_next_deal_of_a_pack_is_told_with_the_last_card() -> None:
    play = do(table("R20", "5", ahead=3), "5 20>25")
    for viewer in range(4):
        args = event(play, "next-deal", viewer)
        assert (args["deal"], args["dealer"]) == (2, (play.show(0)["dealer"]))
        assert args["announced"] == play.show(viewer)["announced"]
        cards = [hand["cards"] for hand in args["hands"]]
        assert cards == [hand["cards"] for hand in play.show(viewer)["hands"]]


def test_the_end_is_told_with_the_winning_side() -> None:
    board = home("R") + " A32 A.h2 A.h3 A.h4 S20"
    play = do(table(board, "2", others={1: "5"}), "2 32>A.h1")
    assert [name for name, _ in told(play)] == ["play", "move", "home", "over"]
    assert event(play, "over") == {"side": 0, "home": [4, 0, 4, 0], "cards": play.show(0)["laid"]}


def test_together_there_is_no_winning_side() -> None:
    board = home("R", "S", "A") + " J48 J.h2 J.h3 J.h4"
    play = do(table(board, "2", seat=3, mode="coop"), "2 48>J.h1")
    assert event(play, "over") == {"side": None, "home": [4] * 4, "cards": play.show(0)["laid"]}


@modes
@pytest.mark.parametrize("master", [False, True])
def test_what_others_see_of_a_game_tells_no_hidden_card(mode: str, master: bool) -> None:
    """The spectator's events are the same for all, and have no hand and no gift."""
    play, rng = Play(TAC, {"mode": mode, "master": master}, seed=8), random.Random(8)
    for _ in range(200):
        play.apply(rng.choice(play.legal_actions))
        for name, args in told(play, SPECTATOR):
            assert name != "give" or args["card"] == "?"
            assert name != "devil" or args["cards"]["cards"] is None or not args["cards"]["size"]
            hands = args.get("hands", [])
            assert all(hand["cards"] is None or not hand["size"] for hand in hands)
