"""FOX-4.1, FOX-4.4, FOX-4.5: the powers that act when a trick is resolved."""

from __future__ import annotations

import pytest

from tests.games.fox.set_up import do, endgame, refused_by


def spare(answer: str) -> str:
    """Another card that leaves the answer allowed: one of the same suit."""
    return f"{answer[0]}11"


@pytest.mark.parametrize(
    ("led", "answer", "taker", "next_leader"),
    [
        ("B1", "B6", 1, 0),  # led and lost
        ("B6", "B1", 0, 1),  # followed and lost
        ("B1", "M6", 0, 0),  # a Swan that wins changes nothing
        ("M6", "K1", 1, 1),  # ... as the trump that takes the trick
        ("B1", "M1", 0, 1),  # two Swans: the loser leads
        ("B1", "K1", 1, 0),  # two Swans, the trump one wins
        ("B4", "B6", 1, 1),  # no Swan
    ],
)
def test_fox_4_1_a_swan_that_lost_leads(
    led: str, answer: str, taker: int, next_leader: int
) -> None:
    play = do(endgame(f"{led} M2", f"{answer} {spare(answer)}", "K4", tricks=(5, 6)), led, answer)
    assert play.open_state()["tricks"][taker] == (6 if taker == 0 else 7)
    assert play.to_act == next_leader


@pytest.mark.parametrize(
    ("led", "answer", "points"),
    [("B7", "B8", [0, 1]), ("B8", "B7", [1, 0]), ("B7", "M7", [2, 0]), ("B7", "K7", [0, 2]),
     ("B8", "B6", [0, 0])],
)  # fmt: skip
def test_fox_4_4_the_winner_scores_each_treasure_at_once(
    led: str, answer: str, points: list[int]
) -> None:
    play = do(endgame(f"{led} M2", f"{answer} {spare(answer)}", "K4"), led, answer)
    assert play.open_state()["round_points"] == play.open_state()["scores"] == points
    assert play.phase == "play"


@pytest.mark.parametrize(
    ("led", "answer", "decree", "winner"),
    [
        ("B10", "B9", "K4", 1),  # one Witch counts as a trump
        ("B9", "B10", "K4", 0),
        ("B9", "K8", "K4", 0),  # ... keeping rank 9 against trumps
        ("B9", "K10", "K4", 1),
        ("K10", "B9", "K4", 0),
        ("K8", "B9", "K4", 1),
        ("M10", "B9", "K4", 1),  # off the led suit
        ("B9", "M9", "K4", 0),  # two Witches: neither is a trump by its power
        ("B9", "K9", "K4", 1),  # ... though one may be a trump by its suit
        ("K9", "B9", "K4", 0),
        ("K9", "K8", "K4", 0),  # a Witch of the trump suit
    ],
)
def test_fox_4_5_exactly_one_witch_counts_as_trump(
    led: str, answer: str, decree: str, winner: int
) -> None:
    play = do(endgame(f"{led} M2", f"{answer} {spare(answer)}", decree, tricks=(5, 6)), led, answer)
    assert play.open_state()["tricks"] == [5 + (winner == 0), 6 + (winner == 1)]


def test_fox_4_5_a_held_witch_follows_its_printed_suit() -> None:
    play = do(endgame("B10 M2", "B4 K9", "K4"), "B10")
    assert play.legal == ["B4"]
    assert refused_by(play, "K9") == "FOX-3.2"
    play = do(endgame("K10 M2", "B4 M9", "K4"), "K10")
    assert play.legal == ["B4", "M9"]  # no trump in the sense of following


def test_fox_4_5_a_led_witch_asks_for_its_printed_suit() -> None:
    play = do(endgame("B9 M2 M6", "B4 K10 M9", "K4"), "B9")
    assert play.legal == ["B4"]
    assert refused_by(play, "K10") == refused_by(play, "M9") == "FOX-3.2"
