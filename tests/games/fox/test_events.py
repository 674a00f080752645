"""What each viewer is told to have happened."""

from __future__ import annotations

from typing import Any

from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.games.fox.set_up import dealt, do, endgame, hand


def told(play: Play, viewer: int) -> list[dict[str, Any]]:
    return [event.as_json() for event in play.events(viewer)]


def names(play: Play, viewer: int = SPECTATOR) -> list[str]:
    return [event.id for event in play.events(viewer)]


def test_a_deal_tells_everybody_his_own_cards_and_the_decree() -> None:
    play = dealt(decree="K4")
    (deal,) = told(play, 0)
    assert deal["event"] == "fox-event-deal"
    assert deal["hands"] == {"0": hand(play, 0), "1": None}
    assert (deal["decree"], deal["dealer"], deal["round"]) == ("K4", 1, 1)
    assert told(play, SPECTATOR)[0]["hands"] == {"0": None, "1": None}
    assert told(play, REFEREE)[0]["hands"] == {"0": hand(play, 0), "1": hand(play, 1)}


def test_leading_and_following_and_the_trick() -> None:
    play = do(dealt("B4", "B7 B8", "K2"), "B4")
    assert told(play, 1) == [{"event": "fox-event-lead", "seat": 0, "card": "B4"}]
    do(play, "B7")
    assert names(play) == ["fox-event-follow", "fox-event-trick", "fox-event-treasure"]
    assert told(play, 0)[1] == {"event": "fox-event-trick", "seat": 1, "tricks": [0, 1]}
    assert told(play, 0)[2] == {"event": "fox-event-treasure", "seat": 1, "points": 1}


def test_an_exchange_is_told_to_all_with_both_cards() -> None:
    play = do(dealt("B3 B4", "B7", "K2"), "B3")
    assert names(play) == ["fox-event-lead"]
    kept = play.copy()
    do(play, "swap B4")
    for viewer in (0, 1, SPECTATOR, REFEREE):
        told_to = {"event": "fox-event-exchange", "seat": 0, "given": "B4", "taken": "K2"}
        assert told(play, viewer) == [told_to]
    do(kept, "keep")
    assert told(kept, 1) == [{"event": "fox-event-keep", "seat": 0, "decree": "K2"}]


def test_a_draw_and_a_return_are_told_to_their_player_alone() -> None:
    play = do(dealt("B5", "B7", "K2", "M6"), "B5")
    for viewer, card in ((0, "M6"), (1, "?"), (SPECTATOR, "?"), (REFEREE, "M6")):
        assert told(play, viewer)[1] == {"event": "fox-event-draw", "seat": 0, "card": card}
    do(play, "under M6")
    for viewer, card in ((0, "M6"), (1, "?"), (SPECTATOR, "?"), (REFEREE, "M6")):
        assert told(play, viewer) == [{"event": "fox-event-return", "seat": 0, "card": card}]


def test_a_swan_that_lost_is_told() -> None:
    play = do(dealt("B4", "B1 B8", "K2"), "B4", "B1")
    assert names(play) == ["fox-event-follow", "fox-event-trick", "fox-event-swan"]
    assert told(play, 0)[2] == {"event": "fox-event-swan", "seat": 1}


def test_the_end_of_a_round_and_of_the_game() -> None:
    play = do(endgame("B4", "B8", "K2", target=5, tricks=(3, 9)), "B4", "B8")
    assert names(play) == [
        "fox-event-follow", "fox-event-trick", "fox-event-round", "fox-event-over",
    ]  # fmt: skip
    ended = told(play, 0)[2]
    assert (ended["tricks"], ended["points"]) == ([3, 10], [6, 0])
    assert ended["titles"] == ["humble", "greedy"]
    assert told(play, 0)[3] == {"event": "fox-event-over", "scores": [6, 0]}


def test_the_next_deal_is_told_with_the_end_of_the_round() -> None:
    play = endgame("B4", "B8", "K2")
    play.seed = 1
    do(play, "B4", "B8")
    assert names(play)[-2:] == ["fox-event-round", "fox-event-deal"]
