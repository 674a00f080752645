"""The tensor observation: its named pieces hold what they say."""

from __future__ import annotations

import hashlib

import pytest

from foxfire.core.errors import ViewerError
from foxfire.core.play import Play
from foxfire.core.seats import SPECTATOR
from foxfire.games.fox.tensor import PIECES
from tests.games.fox.rounds import FOX, random_round
from tests.games.fox.set_up import dealt, do, endgame

# In exactly one of these is every card that a player can place or not.
PLACES = ("hand", "decree", "played", "returned_mine", "unseen", "held_theirs")

# Weights are stored with this: a change of actions or pieces makes older ones useless.
LAYOUT = "f9390fa0008ad30a"


def layout() -> str:
    actions = [FOX.format_action(action) for action in range(100)]
    return hashlib.sha256(repr((actions, PIECES)).encode()).hexdigest()[:16]


def pieces(play: Play, player: int) -> dict[str, list[float]]:
    tensor, found, at = play.observe(player).tensor(), {}, 0
    for name, size in PIECES:
        found[name] = tensor[at : at + size]
        at += size
    assert at == len(tensor)
    return found


def cards(play: Play, player: int, piece: str) -> list[str]:
    values = pieces(play, player)[piece]
    assert set(values) <= {0.0, 1.0}
    return [FOX.format_card(card) for card in range(33) if values[card]]


def number(play: Play, player: int, piece: str) -> int:
    values = pieces(play, player)[piece]
    assert sorted(values) == [0.0] * (len(values) - 1) + [1.0]
    return values.index(1.0)


def test_actions_and_pieces_have_not_changed_since_weights_were_stored() -> None:
    assert layout() == LAYOUT


def test_pieces_add_up_to_the_tensor() -> None:
    facts = FOX.facts(FOX.options_type())
    assert facts.tensor == PIECES
    assert facts.tensor_size == sum(size for _, size in PIECES)
    assert len(dealt().observe(0).tensor()) == facts.tensor_size
    assert len({name for name, _ in PIECES}) == len(PIECES)


def test_own_cards_the_decree_and_the_rest() -> None:
    play = dealt("B1 B2 B3", "M5 M6", "K8")
    assert cards(play, 0, "hand") == play.open_state()["hands"][0]
    assert cards(play, 1, "hand") == play.open_state()["hands"][1]
    assert cards(play, 0, "decree") == ["K8"]
    hidden = set(cards(play, 0, "unseen"))
    assert len(hidden) == 19
    assert hidden == set(play.open_state()["hands"][1]) | set(play.open_state()["deck"])


def test_the_trick_and_who_asks_what() -> None:
    play = do(dealt("B3 B4", "B6 B7", "K8"), "B3")
    assert pieces(play, 0)["asked"] == [0, 1, 0]
    assert pieces(play, 1)["asked"] == [0, 0, 0]
    do(play, "swap B4")
    assert pieces(play, 1)["asked"] == [1, 0, 0]
    assert cards(play, 0, "trick_mine") == cards(play, 1, "trick_theirs") == ["B3"]
    assert cards(play, 0, "trick_theirs") == cards(play, 1, "trick_mine") == []
    assert cards(play, 0, "decree") == ["B4"]
    assert cards(play, 1, "held_theirs") == ["K8"]
    assert cards(play, 0, "held_theirs") == []
    assert (pieces(play, 0)["leads"], pieces(play, 1)["leads"]) == ([1.0], [0.0])
    assert (pieces(play, 0)["deals"], pieces(play, 1)["deals"]) == ([0.0], [1.0])


def test_own_returns_and_the_count_of_draws() -> None:
    play = do(dealt("B5 B4", "B6", "K8", "M2"), "B5")
    assert pieces(play, 0)["asked"] == [0, 0, 1]
    do(play, "under M2")
    assert cards(play, 0, "returned_mine") == ["M2"]
    assert cards(play, 1, "returned_mine") == []
    assert "M2" not in cards(play, 0, "unseen")
    assert "M2" in cards(play, 1, "unseen")
    assert [number(play, 0, "draws_mine"), number(play, 0, "draws_theirs")] == [1, 0]
    assert [number(play, 1, "draws_mine"), number(play, 1, "draws_theirs")] == [0, 1]


def test_what_he_cannot_hold() -> None:
    play = do(dealt("B2", " ".join(f"K{rank}" for rank in range(1, 12)) + " M1 M2", "M8"), "B2")
    assert cards(play, 0, "denied_theirs") == []
    do(play, "K4")
    assert cards(play, 0, "denied_theirs") == [f"B{rank}" for rank in range(1, 12)]
    assert cards(play, 1, "denied_theirs") == []


def test_a_decree_he_took_may_be_buried_by_a_woodcutter() -> None:
    play = do(dealt("B3 B5 B8", "B2 B4", "K8", "M2"), "B3", "swap B8", "B2")
    assert cards(play, 1, "held_theirs") == ["K8"]
    assert cards(play, 1, "buried_theirs") == []
    do(play, "B5", "under M2")
    assert cards(play, 1, "held_theirs") == cards(play, 1, "buried_theirs") == ["K8"]


def test_scores_in_long_games() -> None:
    play = endgame("B1 B4", "B6 B7", scores=[14, 7], round_points=[1, 0], target=35)
    assert pieces(play, 0)["score_mine"] == pytest.approx([0.4])
    assert pieces(play, 1)["score_mine"] == pytest.approx([0.2])
    assert pieces(play, 1)["score_theirs"] == pytest.approx([0.4])
    assert pieces(play, 0)["target"] == pytest.approx([1.0])
    assert [number(play, 0, "points_mine"), number(play, 1, "points_mine")] == [1, 0]
    assert [number(play, 0, "tricks_mine"), number(play, 0, "tricks_theirs")] == [5, 6]


def test_every_card_is_in_its_place_through_a_round() -> None:
    written = random_round("tensor")
    for length in range(len(written.actions)):
        play = written.cut(length).play()
        for player in (0, 1):
            placed = [card for piece in PLACES for card in cards(play, player, piece)]
            buried = set(cards(play, player, "buried_theirs"))
            assert len(placed) == len(set(placed))
            assert set(placed) | buried == {FOX.format_card(card) for card in range(33)}


def test_a_spectator_has_no_tensor() -> None:
    with pytest.raises(ViewerError):
        dealt().observe(SPECTATOR).tensor()
