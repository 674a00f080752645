"""The tensor observation: its named pieces hold what they say, seen from the viewer."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from foxfire.core.errors import ViewerError
from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from foxfire.games.tatsu.tensor import PIECES
from tests.games.tatsu.hands import MODES, TATSU, Options, name_of, random_hand
from tests.games.tatsu.set_up import GHOST, dealt, do, endgame
from tests.oracle.tatsu import PACK

# Weights are stored with this: a change of actions or pieces makes older ones useless.
LAYOUT = "c80632de0eebb185"
# In exactly one of these is every card that a player can place or not.
PLACES = ("hand", "ghost", "up_mine", "up_theirs", "pending", "captured_mine", "captured_theirs",
          "unseen")  # fmt: skip


def layout() -> str:
    actions = [TATSU.format_action(action) for action in range(42)]
    return hashlib.sha256(repr((actions, PIECES)).encode()).hexdigest()[:16]


def pieces(play: Play, player: int) -> dict[str, list[float]]:
    tensor, found, at = play.observe(player).tensor(), {}, 0
    for name, size in PIECES:
        found[name] = tensor[at : at + size]
        at += size
    assert at == len(tensor)
    return found


def cards(play: Play, player: int, piece: str) -> list[str]:
    """The cards of a piece: the viewer's own clan stands first."""
    values = pieces(play, player)[piece]
    assert set(values) <= {0.0, 1.0}
    own = play.show(player)["clans"][player]
    order = PACK if own == "red" else PACK[14:] + PACK[:14]
    return [order[place] for place in range(28) if values[place]]


def place(values: list[float]) -> int | None:
    """Where the one stands, or None where there is none."""
    assert sorted(values)[:-1] == [0.0] * (len(values) - 1)
    return values.index(1.0) if 1.0 in values else None


def test_actions_and_pieces_have_not_changed_since_weights_were_stored() -> None:
    assert layout() == LAYOUT


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_add_up_to_the_tensor(players: int) -> None:
    facts = TATSU.facts(TATSU.options_type(players=players))
    assert facts.tensor == PIECES
    assert facts.tensor_size == sum(size for _, size in PIECES)
    play = Play(TATSU, {"players": players}, seed=1)
    assert len(play.observe(0).tensor()) == facts.tensor_size
    assert len({name for name, _ in PIECES}) == len(PIECES)


@pytest.mark.parametrize("viewer", range(4))
def test_own_cards_and_the_rest(viewer: int) -> None:
    play = dealt("R4 Y2", "Y3", "Rx1", "Y*")
    hands = play.open_state()["hands"]
    assert set(cards(play, viewer, "hand")) == set(hands[viewer])
    assert set(cards(play, viewer, "unseen")) == set(PACK) - set(hands[viewer])
    assert cards(play, viewer, "ghost") == []


@pytest.mark.parametrize("mode", MODES, ids=name_of)
def test_every_card_is_in_its_place_through_a_hand(mode: Options) -> None:
    whole = random_hand("tensor", mode)
    for length in range(0, len(whole.actions), 3):
        play = whole.cut(length).play()
        for player in range(play.players):
            placed = [card for piece in PLACES for card in cards(play, player, piece)]
            running = [laid["card"] for laid in play.show(player)["trick"]]
            placed += running if len(running) < 4 else []
            assert sorted(placed) == sorted(PACK)
            values = pieces(play, player)["trick"]
            laid = [place(values[28 * turn : 28 * turn + 28]) is not None for turn in range(4)]
            assert sum(laid) == len(running)


def rotated(turns: int) -> Play:
    """The same table of four, moved on by so many seats, with the clans changed when odd."""
    hands = ["R5 Y1/3", "Y4 R6", "R2 Yx1", "Y2"]
    laid = "R4"
    if turns % 2:
        hands, laid = [swapped(hand) for hand in hands], swapped(laid)
    moved = [hands[(seat - turns) % 4] for seat in range(4)]
    missing = {swapped(c) if turns % 2 else c for c in PACK} - set(" ".join([*hands, laid]).split())
    side: dict[str, Any] = {"yellow": " ".join(missing)} if turns % 2 else {}
    scores = [10, 20, 10, 20]
    return endgame(*moved, trick=laid, leader=turns % 4, dealer=(turns + 1) % 4, **side,
                   scores=[scores[(seat - turns) % 4] for seat in range(4)])  # fmt: skip


def swapped(hand: str) -> str:
    return hand.translate(str.maketrans("RY", "YR"))


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_the_same_table_seen_from_another_seat_gives_the_same_tensor(turns: int) -> None:
    for viewer in range(4):
        one, other = pieces(rotated(0), viewer), pieces(rotated(turns), (viewer + turns) % 4)
        assert {name for name in one if one[name] != other[name]} == set()


def test_the_table_is_not_the_same_from_every_seat() -> None:
    assert pieces(rotated(0), 0) != pieces(rotated(0), 2)


def test_seats_are_counted_clockwise_from_the_viewer() -> None:
    play = rotated(0)  # seat 0 has led, seat 1 is to act and deals
    for viewer in range(4):
        found = pieces(play, viewer)
        assert place(found["for_seat"]) == (1 - viewer) % 4
        assert place(found["from_seat"]) == (1 - viewer) % 4
        assert place(found["leader"]) == (0 - viewer) % 4
        assert place(found["dealer"]) == (1 - viewer) % 4
        assert found["own_clan"] == [1, 0, 1, 0]
        assert found["asked"] == [0, float(viewer == 1), 0]
        assert found["scores"] == pytest.approx([[0.02, 0.04], [0.04, 0.02]][viewer % 2] * 2)
        assert found["target"] == [1.0]
        assert place(found["players"]) == 2
        assert place(found["tricks"]) == 5


def test_clan_counts_are_of_the_viewers_clan_and_the_other() -> None:
    play = rotated(0)
    counts = {0: [1, 1, 1, 0], 1: [1, 1, 1, 1]}
    for viewer, expected in counts.items():
        own = pieces(play, viewer)["counts_own_clan"]
        assert own == pytest.approx([number / 7 for number in expected])


@pytest.mark.parametrize("red", range(3))
def test_with_three_players_the_ghost_sits_opposite_red(red: int) -> None:
    play = dealt(players=3, dealer=red)
    around = [red, (red + 1) % 3, GHOST, (red + 2) % 3]
    for viewer in range(3):
        found = pieces(play, viewer)
        turns = [around[(around.index(viewer) + n) % 4] for n in range(4)]
        clans = play.show(viewer)["clans"]
        assert found["own_clan"] == [float(clans[seat] == clans[viewer]) for seat in turns]
        assert place(found["dealer"]) == turns.index(red)
        assert set(cards(play, viewer, "ghost")) == set(play.open_state()["hands"][GHOST])
        assert found["scores"][turns.index(GHOST)] == 0.0


def test_an_answer_tells_from_whom_and_for_whom() -> None:
    """The ghost asks red himself: red decides with his own cards for the ghost."""
    play = endgame("R3 Y3", "R5 Y4", "Y2", "R2", players=3, trick="R4 Y6")
    do(play, "ask 0")
    found = pieces(play, 0)
    assert found["asked"] == [0, 0, 1]
    assert (place(found["for_seat"]), place(found["from_seat"])) == (2, 0)


def test_red_names_a_leader() -> None:
    play = dealt(players=3, leader="chosen", rotation="right")
    assert pieces(play, 0)["asked"] == [1, 0, 0]
    assert pieces(play, 1)["asked"] == [0, 0, 0]
    assert place(pieces(play, 0)["from_seat"]) is None
    assert pieces(play, 0)["switches"] == [0, 1, 1]


def test_piles_are_those_of_the_viewer_and_of_the_other() -> None:
    options: dict[str, Any] = {"face_down": "own", "deal": "mixed"}
    play = endgame("R4:Y2 Y3:R6", "R5:Y6 R2:Y5", players=2, options=options)
    assert cards(play, 0, "up_mine") == ["R4", "Y3"]
    assert set(cards(play, 1, "up_theirs")) == {"R4", "Y3"}
    assert set(cards(play, 0, "up_theirs")) == set(cards(play, 1, "up_mine")) == {"R5", "R2"}
    assert cards(play, 0, "over_own_clan_mine") == ["Y3"]
    assert cards(play, 0, "over_other_clan_mine") == ["R4"]
    assert cards(play, 0, "over_own_clan_theirs") == []
    assert set(cards(play, 0, "over_other_clan_theirs")) == {"R5", "R2"}
    assert set(cards(play, 1, "over_own_clan_mine")) == {"R5", "R2"}
    assert set(cards(play, 0, "unseen")) == {"Y2", "R6", "Y6", "Y5"}
    assert pieces(play, 0)["switches"] == [1, 0, 0]
    assert place(pieces(play, 0)["players"]) == 0


def test_captured_and_pending_cards() -> None:
    play = endgame("R* R2", "Y4 Y5", "R4 R5", "Y* Y2", yellow="Rx1 Rx2 Yx1 Yx2")
    do(play, "R2", "Y5", "R4", "Y*")
    assert set(cards(play, 0, "captured_theirs")) == {"Rx1", "Rx2", "Yx1", "Yx2"}
    assert set(cards(play, 1, "captured_mine")) == {"Rx1", "Rx2", "Yx1", "Yx2"}
    assert set(cards(play, 3, "pending")) == {"R2", "Y5", "R4", "Y*"}


def test_a_spectator_has_no_tensor() -> None:
    with pytest.raises(ViewerError):
        dealt().observe(SPECTATOR).tensor()
