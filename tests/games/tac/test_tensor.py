"""The tensor observation: its named pieces hold what they say, counted from the viewer."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

from foxfire.core.errors import ViewerError
from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from foxfire.games.tac.cards import KINDS, NAMES
from foxfire.games.tac.tensor import LAID_UNIT, PIECES
from tests.games.tac.set_up import COLOURS, TAC, do, hand_of, home, pack_from, table
from tests.oracle.tac import BASIC_DECK, COUNTS, MASTER_DECK, MASTERS

# Weights are stored with this: a change of actions or pieces makes older ones useless.
LAYOUT = "7fddeb51991d49d7"
MODES = ("teams", "coop", "solo", "two")
PLAYERS = {"teams": 4, "coop": 4, "solo": 1, "two": 2}
COLOUR = 70  # 64 fields, 4 slots, the pocket, freshness
DECK = COUNTS | dict.fromkeys(MASTERS, 1)
modes = pytest.mark.parametrize("mode", MODES)

BOARD = "R1* R20 R.h2 S17 S30 S.h4 A33* A40 J50"
EVERYTHING: dict[str, Any] = {
    "board": "R20 S25 S40 A33* J.h1 J60", "prev": "R15 S40 A33* J.h1 J60",
    "hand": "5 6 8", "seat": 1, "pile": "9 -tac 4 5", "others": {0: "13 2", 2: "1 7"},
}  # fmt: skip


def layout() -> str:
    actions = [TAC.format_action(action) for action in range(TAC.facts(defaults()).actions)]
    return hashlib.sha256(repr((actions, PIECES)).encode()).hexdigest()[:16]


def defaults(mode: str = "teams") -> Any:
    return TAC.options_type(mode=mode)


def pieces(play: Play, player: int) -> dict[str, list[float]]:
    tensor, found, at = play.observe(player).tensor(), {}, 0
    for name, size in PIECES:
        found[name] = tensor[at : at + size]
        at += size
    assert at == len(tensor)
    return found


def place(values: list[float]) -> int | None:
    """Where the one stands, or None where there is none."""
    assert sorted(values)[:-1] == [0.0] * (len(values) - 1)
    return values.index(1.0) if 1.0 in values else None


def card(values: list[float]) -> str | None:
    where = place(values)
    return None if where is None else NAMES[where]


def cards(values: list[float]) -> str:
    """A hand from its counts."""
    return " ".join(NAMES[kind] for kind in range(KINDS) for _ in range(int(values[kind])))


def by_seat(values: list[float]) -> list[list[float]]:
    size = len(values) // 4
    return [values[size * turn : size * turn + size] for turn in range(4)]


def board_words(values: list[float], base: int) -> set[str]:
    """The board of a piece as tests write it, fields counted from the start of the base seat."""
    words = set()
    for turn, colour in enumerate(by_seat(values)):
        assert len(colour) == COLOUR
        seat = (base + turn) % 4
        letter, fresh = COLOURS[seat], colour[69] == 1.0
        for field in (field for field in range(64) if colour[field]):
            written = (field + 16 * base) % 64
            words.add(f"{letter}{written + 1}{'*' if fresh and written == 16 * seat else ''}")
        words |= {f"{letter}.h{slot + 1}" for slot in range(4) if colour[64 + slot]}
        out = sum(word.startswith(letter) for word in words)
        assert colour[68] == pytest.approx((4 - out) / 4)
    return words


# --- layout --------------------------------------------------------------------------------------


def test_actions_and_pieces_have_not_changed_since_weights_were_stored() -> None:
    assert layout() == LAYOUT


@modes
def test_pieces_add_up_to_the_tensor(mode: str) -> None:
    facts = TAC.facts(defaults(mode))
    assert facts.tensor == PIECES
    assert facts.tensor_size == sum(size for _, size in PIECES)
    play = Play(TAC, {"mode": mode}, seed=1)
    assert len(play.observe(0).tensor()) == facts.tensor_size
    assert len({name for name, _ in PIECES}) == len(PIECES)


def test_a_spectator_has_no_tensor() -> None:
    with pytest.raises(ViewerError):
        table(BOARD, "5").observe(SPECTATOR).tensor()


@modes
def test_numbers_stay_small_through_a_game(mode: str) -> None:
    rng = random.Random(mode)
    play = Play(TAC, {"mode": mode, "master": True}, seed=mode)
    for number in range(600):
        if number % 12 == 0:
            for player in range(play.players):
                tensor = play.observe(player).tensor()
                assert min(tensor) >= 0.0
                assert max(tensor) <= 10.0
        play.apply(rng.choice(play.legal_actions))


# --- the board -----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", range(4))
def test_boards_of_now_and_before_are_counted_from_the_viewer(viewer: int) -> None:
    play = table(**EVERYTHING)
    base = 1 if viewer == 1 else viewer
    found = pieces(play, viewer)
    assert board_words(found["board"], base) == set(EVERYTHING["board"].split())
    assert board_words(found["before"], base) == set(EVERYTHING["prev"].split())


def test_freshness_is_told_of_each_board() -> None:
    play = table("R1* S17*", "5 9", prev="R1 S17*", pile="9")
    found = pieces(play, 0)
    assert [colour[69] for colour in by_seat(found["board"])] == [1, 1, 0, 0]
    assert [colour[69] for colour in by_seat(found["before"])] == [0, 1, 0, 0]


# --- hands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", range(4))
def test_own_cards_lie_where_the_viewer_sits(viewer: int) -> None:
    play = table(**EVERYTHING)
    found = pieces(play, viewer)
    hands = [cards(values) for values in by_seat(found["hands"])]
    assert hands[0] == hand_of(play, viewer)
    assert found["seen"] == [1, 0, 0, 0]
    shown = [hand["size"] for hand in play.show(viewer)["hands"]]
    turned = [shown[(viewer + turn) % 4] for turn in range(4)]
    assert found["sizes"] == pytest.approx([size / 6 for size in turned])


def test_a_gift_is_known_in_the_partners_hand_and_told_as_given_and_got() -> None:
    pack = pack_from("1 9 9 10 10", "5 5 6 6 8", "9 9 10 12 12", "2 2 3 3 13")
    play = do(Play(TAC, packs=[pack]), "give 13")
    giving = pieces(play, 0)
    assert (card(giving["gave"]), card(giving["got"])) == ("13", None)
    assert card(pieces(play, 2)["got"]) is None
    do(play, "give 1", "give 8", "give 12")
    found = pieces(play, 0)
    assert (card(found["gave"]), card(found["got"])) == ("13", "8")
    assert [cards(values) for values in by_seat(found["hands"])] == ["2 2 3 3 8", "", "13", ""]
    other = pieces(play, 3)
    assert (card(other["gave"]), card(other["got"])) == ("12", "1")


def test_hands_are_seen_by_two_and_alone() -> None:
    two = pieces(table("R20", "5 6 9", mode="two"), 0)
    assert two["seen"] == [1, 0, 1, 0]
    alone = pieces(table("R20", "5 6 9", mode="solo"), 0)
    assert alone["seen"] == [1, 1, 1, 1]


def test_barred_kinds_are_those_that_a_forced_discard_showed() -> None:
    play = table("S20 R23 J60", "5 12 12", seat=1, others={2: "9 9 9"})
    do(play, "discard 5")
    for viewer in (0, 2, 3):
        barred = [set(cards(values).split()) for values in by_seat(pieces(play, viewer)["barred"])]
        assert barred[(1 - viewer) % 4] >= {"1", "2", "3", "4", "7", "8", "13", "trickster"}
        assert "12" not in barred[(1 - viewer) % 4]
        assert [shown for turn, shown in enumerate(barred) if turn != (1 - viewer) % 4] == [
            set()
        ] * 3


def test_what_was_barred_moves_with_the_hand_that_a_fool_passes() -> None:
    others = {1: "fool 6 6 6", 2: "1 5 5 5"}
    play = table("R.h4 J60", "12 12 12 12", others=others, master=True)
    do(play, "discard 12", "fool")
    barred = by_seat(pieces(play, 1)["barred"])
    assert [any(values) for values in barred] == [False, False, True, False]  # now with seat 3


@modes
@pytest.mark.parametrize("master", [False, True])
def test_unseen_cards_are_the_share_of_each_kind_that_may_be_anywhere(
    mode: str, master: bool
) -> None:
    play = table("R20", "5 6 6", mode=mode, master=master, pile="9 -3")
    at = play.open_state()
    deck = MASTER_DECK if master else BASIC_DECK
    found = pieces(play, 0)
    seen = [c for values in by_seat(found["hands"]) for c in cards(values).split()]
    seen += [entry["card"] for entry in at["pile"]]
    expected = [(deck.count(name) - seen.count(name)) / DECK[name] for name in NAMES]
    assert found["unseen"] == pytest.approx(expected)


@pytest.mark.parametrize("viewer", range(4))
def test_announcements_are_counted_from_the_viewer(viewer: int) -> None:
    play = table("R20", "5 6", others={1: "1", 2: "13 2"})
    told = play.show(0)["announced"]
    expected = [float(told[(viewer + turn) % 4]) for turn in range(4)]
    assert pieces(play, viewer)["announced"] == expected
    assert len(set(expected)) == 2


# --- the pile ------------------------------------------------------------------------------------


def test_recent_cards_are_told_from_the_last_one_down() -> None:
    found = pieces(table(**EVERYTHING), 0)
    assert [card(values) for values in by_seat(found["recent"])] == ["5", "4", "tac", "9"]
    assert found["discarded"] == [0, 0, 1, 0]
    assert card(found["effective"]) == "5"


def test_a_tac_uses_the_card_below_another_one() -> None:
    found = pieces(table("R20", "5 9", pile="9 -tac"), 0)
    assert [card(values) for values in by_seat(found["recent"])][:2] == ["tac", "9"]
    assert card(found["effective"]) == "9"


def test_before_the_first_card_there_is_no_pile() -> None:
    found = pieces(Play(TAC, {}, seed=1), 0)
    assert [card(values) for values in by_seat(found["recent"])] == [None] * 4
    assert found["discarded"] == [0, 0, 0, 0]
    assert card(found["effective"]) is None


# --- the turn ------------------------------------------------------------------------------------


def phase(play: Play, player: int = 0) -> int | None:
    return place(pieces(play, player)["phase"])


def test_phases_in_their_order() -> None:
    assert phase(Play(TAC, {}, seed=1)) == 0
    play = table("R20 S40", "8 5 9", others={1: "6 6 6"})
    assert phase(play) == 1
    assert phase(do(play.copy(), "8 skip")) == 2
    do(play, "8")
    assert phase(play) == 3
    assert phase(do(play, "20>")) == 4


@pytest.mark.parametrize("viewer", range(4))
def test_who_decides_knows_that_he_does(viewer: int) -> None:
    play = table(**EVERYTHING)
    assert pieces(play, viewer)["deciding"] == [float(viewer == 1)]


@pytest.mark.parametrize("viewer", range(4))
def test_the_card_and_the_chosen_marble_are_counted_from_the_viewer(viewer: int) -> None:
    """S40 is field 23 of seat 1; to another viewer it is as far from his own start field."""
    play = do(table(**EVERYTHING), "6", "40>")
    found = pieces(play, viewer)
    assert card(found["card"]) == "6"
    assert place(found["origin"]) == (39 - 16 * viewer) % 64
    assert place(found["steps"]) is None


def test_a_marble_in_a_house_or_in_the_pocket_may_be_chosen() -> None:
    house = do(table("R20 S.h1", "3 9", seat=1), "3", "S.h1>")
    assert place(pieces(house, 1)["origin"]) == 64
    assert place(pieces(house, 0)["origin"]) == 64 + 4
    pocket = do(table("R20 S.h1", "13 9", seat=1), "13", "S.p>")
    assert place(pieces(pocket, 1)["origin"]) == 80
    assert place(pieces(pocket, 3)["origin"]) == 80 + 2


def test_the_steps_that_are_left_of_a_7() -> None:
    play = do(table("R20 R40", "7 9"), "7")
    assert card(pieces(play, 0)["card"]) == "7"
    assert place(pieces(play, 0)["steps"]) == 6
    do(play, "20>21")
    assert place(pieces(play, 0)["steps"]) == 5


@pytest.mark.parametrize("viewer", range(4))
def test_seats_are_counted_clockwise_from_the_viewer(viewer: int) -> None:
    play = table(**EVERYTHING)
    found = pieces(play, viewer)
    assert place(found["for_seat"]) == (1 - viewer) % 4
    assert place(found["devil"]) is None
    assert place(found["dealer"]) == (play.open_state()["dealer"] - viewer) % 4


def test_who_plays_the_devil_sits_for_the_time_in_the_victims_seat() -> None:
    """Seat 0 decides for seat 1: everything is counted from there, and that hand is seen."""
    play = do(table("S30 R20", "devil 9 9", others={1: "5 6 12"}, master=True), "devil")
    found = pieces(play, 0)
    assert found["deciding"] == [1]
    assert place(found["for_seat"]) == 0
    assert place(found["devil"]) == 3
    assert cards(by_seat(found["hands"])[0]) == "5 6 12"
    assert found["seen"] == [1, 0, 0, 1]
    assert board_words(found["board"], 1) == {"S30", "R20"}
    others = pieces(play, 1)
    assert others["deciding"] == [0]
    assert (place(others["for_seat"]), place(others["devil"])) == (0, 3)


@pytest.mark.parametrize("seat", range(4))
def test_alone_and_for_two_everything_is_counted_from_the_seat_to_play(seat: int) -> None:
    for mode in ("solo", "two"):
        play = table(BOARD, "5 9", seat=seat, mode=mode)
        found = pieces(play, play.to_act)
        assert board_words(found["board"], seat) == set(BOARD.split())
        assert place(found["for_seat"]) == 0
        assert cards(by_seat(found["hands"])[0]) == "5 9"
    waiting = pieces(table(BOARD, "5 9", seat=seat, mode="two"), 1 - seat % 2)
    assert place(waiting["for_seat"]) == (seat - (1 - seat % 2)) % 4


# --- the game ------------------------------------------------------------------------------------


@modes
@pytest.mark.parametrize("deck", [{}, {"master": True}, {"master": True, "angel_house": False}])
def test_mode_and_switches(mode: str, deck: dict[str, bool]) -> None:
    found = pieces(Play(TAC, {"mode": mode, **deck}, seed=1), 0)
    assert place(found["mode"]) == MODES.index(mode)
    master = float(deck.get("master", False))
    assert found["switches"] == [master, float(deck.get("angel_house", True))]


def test_the_cards_laid_so_far() -> None:
    play = table("R20", "5 9", pile="9")
    assert pieces(play, 0)["laid"] == pytest.approx([play.open_state()["laid"] / LAID_UNIT])


def stock(master: bool, last: bool) -> float:
    size = 6 if master and last else 5
    (share,) = pieces(table("R20", "5 9", master=master, last=last, size=size), 0)["stock"]
    return share


@pytest.mark.parametrize("master", [False, True])
def test_the_stock_is_told_as_a_share_and_is_empty_in_the_last_deal(master: bool) -> None:
    assert 0.7 < stock(master, last=False) < 0.9
    assert stock(master, last=True) == 0.0


# --- the same table from another seat ------------------------------------------------------------


def rotated(turns: int, mode: str) -> Play:
    """The same table, moved on by so many seats."""
    names = str.maketrans({c: COLOURS[(n + turns) % 4] for n, c in enumerate(COLOURS)})

    def board(text: str) -> str:
        return " ".join(moved(word.translate(names), turns) for word in text.split())

    others = {0: "13 2 3", 1: "5 6 8", 2: "1 7 9", 3: "12 12 4"}
    return table(
        board(EVERYTHING["board"]), others[1], prev=board(EVERYTHING["prev"]),
        seat=(1 + turns) % 4, pile=EVERYTHING["pile"], mode=mode,
        others={(seat + turns) % 4: hand for seat, hand in others.items() if seat != 1},
    )  # fmt: skip


def moved(word: str, turns: int) -> str:
    if "." in word:
        return word
    fresh = "*" if word.endswith("*") else ""
    field = (int(word[1:].rstrip("*")) - 1 + 16 * turns) % 64 + 1
    return f"{word[0]}{field}{fresh}"


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize("mode", ["teams", "coop"])
def test_the_same_table_seen_from_another_seat_gives_the_same_tensor(turns: int, mode: str) -> None:
    for viewer in range(4):
        one = pieces(rotated(0, mode), viewer)
        other = pieces(rotated(turns, mode), (viewer + turns) % 4)
        assert {name for name in one if one[name] != pytest.approx(other[name])} == set()


def test_the_table_is_not_the_same_from_every_seat() -> None:
    assert pieces(rotated(0, "teams"), 0) != pieces(rotated(0, "teams"), 2)


@modes
def test_what_is_hidden_changes_no_number(mode: str) -> None:
    """A sampled world in place of the truth: the viewer's tensor is the same."""
    play = do(table(home("R") + " S20 A30", "5 9 9", mode=mode, seat=2), "5 30>A.h2")
    for player in range(PLAYERS[mode]):
        observation = play.observe(player)
        other = play.copy()
        other.state = observation.sample(1)
        assert other.observe(player).tensor() == observation.tensor()
