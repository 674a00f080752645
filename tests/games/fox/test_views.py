"""What lies on the table before players, spectators and the referee."""

from __future__ import annotations

import pytest

from foxfire.core.errors import ViewerError
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.games.fox.rounds import FOX
from tests.games.fox.set_up import dealt, do, endgame, hand


def test_a_player_sees_his_own_hand_and_the_size_of_the_other() -> None:
    play = dealt("B1 B2", "K1 K2", "M4")
    shown = play.show(0)
    assert shown["hands"][0] == {"size": 13, "cards": hand(play, 0)}
    assert shown["hands"][1] == {"size": 13, "cards": None}
    assert shown["deck"] == {"size": 6, "cards": None}
    assert shown["decree"] == "M4"


def test_a_spectator_sees_no_hand() -> None:
    shown = dealt().show(SPECTATOR)
    assert [seat["cards"] for seat in shown["hands"]] == [None, None]
    assert [seat["size"] for seat in shown["hands"]] == [13, 13]
    assert shown["deck"]["cards"] is None


def test_the_referee_sees_everything() -> None:
    play = dealt()
    shown, everything = play.show(REFEREE), play.open_state()
    assert [seat["cards"] for seat in shown["hands"]] == everything["hands"]
    assert shown["deck"]["cards"] == everything["deck"]


def test_a_drawn_card_is_shown_to_its_player_alone() -> None:
    play = do(dealt("B5", "B2", "M4", "K7"), "B5")
    assert play.show(0)["drawn"] == play.show(REFEREE)["drawn"] == "K7"
    assert play.show(1)["drawn"] is play.show(SPECTATOR)["drawn"] is None
    assert [seat["size"] for seat in play.show(1)["hands"]] == [13, 13]
    assert play.show(1)["deck"]["size"] == 5


def test_sizes_of_hands_are_those_of_the_hands_all_through_a_game() -> None:
    play = Play(FOX, {"target": 1}, seed=4)
    while not play.is_over:
        for viewer in (0, 1, SPECTATOR, REFEREE):
            sizes = [seat["size"] for seat in play.show(viewer)["hands"]]
            assert sizes == [len(cards) for cards in play.open_state()["hands"]]
            assert play.show(viewer)["deck"]["size"] == len(play.open_state()["deck"])
        play.apply(play.legal_actions[-1])


def test_past_tricks_are_shown_only_where_the_option_allows_it() -> None:
    hidden, learning = (dealt("B1", "B2", show_tricks=allowed) for allowed in (False, True))
    for play in (hidden, learning):
        do(play, "B1", "B2")
    assert "past_tricks" not in hidden.show(0)
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert learning.show(viewer)["past_tricks"] == [{"leader": 0, "cards": ["B1", "B2"]}]


def test_past_tricks_before_a_position_was_set_up_are_not_known() -> None:
    play = endgame("B1 B4", "B6 B7", show_tricks=True)
    assert play.show(0)["past_tricks"] == []
    do(play, "B1", "B6")
    assert play.show(0)["past_tricks"] == [{"leader": 0, "cards": ["B1", "B6"]}]


def test_nothing_is_dealt_before_the_first_pack() -> None:
    shown = Play(FOX).show(0)
    assert (shown["phase"], shown["to_act"], shown["decree"]) == ("deal", None, None)
    assert shown["deck"]["size"] == shown["hands"][0]["size"] == 0


@pytest.mark.parametrize("viewer", [2, 7, -1, -2, -5])
def test_other_viewers_do_not_exist(viewer: int) -> None:
    play = dealt()
    for look in (play.show, play.events, play.observe):
        with pytest.raises(ViewerError):
            look(viewer)


def test_the_referee_keeps_no_memory_of_its_own() -> None:
    with pytest.raises(ViewerError):
        dealt().observe(REFEREE)


def test_a_spectator_has_no_worlds_to_sample() -> None:
    with pytest.raises(ViewerError):
        dealt().observe(SPECTATOR).sample(1)
