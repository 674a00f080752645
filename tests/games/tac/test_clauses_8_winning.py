"""TAC-8.8: the winning move, and the TAC that must answer it."""

from __future__ import annotations

from foxfire.core.play import Play
from tests.games.tac.set_up import acting, board_of, do, home, plays, prev_of, refused_by, table

ONE_TO_GO = home("R") + " A32 A.h2 A.h3 A.h4"
WON = home("R", "A")
WINNERS = (0, 2)


def winner(play: Play) -> tuple[int, ...] | None:
    return None if play.outcome is None else play.outcome.winners


def test_tac_8_8_an_opponent_without_tac_cannot_answer() -> None:
    play = do(table(f"{ONE_TO_GO} S20", "2", others={1: "5"}), "2 32>A.h1")
    assert (board_of(play), play.phase, winner(play)) == (
        "R.h1 R.h2 R.h3 R.h4 S20 A.h1 A.h2 A.h3 A.h4", "over", WINNERS,
    )  # fmt: skip


def test_tac_8_8_an_opponent_who_can_use_the_card_must_play_tac() -> None:
    play = do(table(f"{ONE_TO_GO} S20", "2 9", others={1: "tac 5"}), "2 32>A.h1")
    assert (play.phase, acting(play), plays(play)) == ("card", (1, 1), ["tac"])
    assert refused_by(play, "5") == "TAC-8.8"
    assert refused_by(play, "discard 5") == refused_by(play, "discard tac") == "TAC-3.1"


def test_tac_8_8_the_marble_is_out_again_and_the_game_goes_on() -> None:
    play = do(table(f"{ONE_TO_GO} S20", "2 9", others={1: "tac 5"}), "2 32>A.h1", "tac 20>22")
    assert (play.phase, acting(play), winner(play)) == ("card", (2, 2), None)
    assert board_of(play) == "R.h1 R.h2 R.h3 R.h4 S22 A32 A.h2 A.h3 A.h4"


def test_tac_8_8_no_tac_may_answer_that_tac() -> None:
    """On the won board nobody could use the 2 (TAC-12.3)."""
    play = table(f"{ONE_TO_GO} S20", "2 9", others={1: "tac 5", 2: "tac 12"})
    do(play, "2 32>A.h1", "tac 20>22")
    assert plays(play) == ["12"]
    assert refused_by(play, "tac") == "TAC-8.1"


def test_tac_8_8_an_opponent_with_tac_who_cannot_use_the_card_loses() -> None:
    play = do(table(f"{ONE_TO_GO} S.h4", "2", others={1: "tac"}), "2 32>A.h1")
    assert (play.phase, winner(play)) == ("over", WINNERS)


def test_tac_8_8_an_opponent_without_a_card_loses() -> None:
    """Seat 0 lays the last card of the deal; the other opponent's TAC does not count either."""
    play = do(table(f"{ONE_TO_GO} S20", "2", ahead=3), "2 32>A.h1")
    assert (play.phase, winner(play)) == ("over", WINNERS)


def test_tac_8_8_only_the_next_player_may_answer() -> None:
    play = table(f"{ONE_TO_GO} S20 J60", "2", others={1: "5", 3: "tac"})
    assert winner(do(play, "2 32>A.h1")) == WINNERS


def test_tac_8_8_the_answer_may_itself_be_the_winning_move() -> None:
    """Seat 1's own 2 brings its team's last marble home; seat 2 holds no TAC."""
    board = ONE_TO_GO + " " + home("J") + " S16 S.h2 S.h3 S.h4"
    play = do(table(board, "2 9", others={1: "tac 5"}), "2 32>A.h1", "tac 16>S.h1")
    assert (play.phase, winner(play)) == ("over", (1, 3))


def test_tac_8_8_and_may_be_answered_if_the_card_can_be_used_on_the_board_before() -> None:
    """That board is won by seat 2's own team, so it cannot."""
    board = ONE_TO_GO + " " + home("J") + " S16 S.h2 S.h3 S.h4"
    play = table(board, "2 9", others={1: "tac 5", 2: "tac 9"})
    do(play, "2 32>A.h1", "tac 16>S.h1")
    assert prev_of(play) == "R.h1 R.h2 R.h3 R.h4 S16 S.h2 S.h3 S.h4 " + home("A", "J")
    assert winner(play) == (1, 3)


def test_tac_8_8_a_tac_that_wins_is_answered_like_any_card() -> None:
    """Seat 0 uses seat 3's 2 to win; seat 1 undoes that and uses the 2 too."""
    play = table(
        f"{ONE_TO_GO} S20 J62", "tac 9", pile="2", prev=f"{ONE_TO_GO} S20 J60",
        others={1: "tac 5"},
    )  # fmt: skip
    do(play, "tac 32>A.h1")
    assert plays(play) == ["tac"]
    do(play, "tac 20>22")
    assert board_of(play) == "R.h1 R.h2 R.h3 R.h4 S22 A32 A.h2 A.h3 A.h4 J62"


def test_tac_8_8_a_7_over_two_colours_can_win() -> None:
    play = table("R1 R.h2 R.h3 R.h4 A28 A.h2 A.h3 A.h4", "7", others={1: "12"})
    assert winner(do(play, "7 1>R.h1 28>A.h1")) == WINNERS


def test_tac_8_8_an_angel_of_the_other_side_ends_the_game_at_once() -> None:
    """Seat 3's Angel serves seat 0: the next player is on the winning side."""
    play = table(
        home("A") + " R1 R.h2 R.h3 R.h4 J20", "angel 9", seat=3, master=True,
        others={0: "tac 5", 1: "tac 5"},
    )  # fmt: skip
    do(play, "angel 1>R.h1")
    assert (play.phase, winner(play)) == ("over", WINNERS)


def test_tac_8_8_an_angel_used_by_tac_ends_the_game_at_once() -> None:
    """Seat 3 uses by TAC the Angel with which seat 2 had served it."""
    board = home("A") + " R1 R.h2 R.h3 R.h4"
    play = table(
        f"{board} J49*", "tac 9", seat=3, pile="angel", prev=board, master=True,
        others={0: "tac 5"},
    )  # fmt: skip
    do(play, "tac 1>R.h1")
    assert (play.phase, winner(play)) == ("over", WINNERS)


def test_tac_8_8_an_angel_played_through_the_devil_ends_the_game_at_once() -> None:
    """Seat 2's Devil plays seat 3's Angel, which serves seat 0."""
    play = table(
        home("A") + " R1 R.h2 R.h3 R.h4 J20", "devil 9", seat=2, master=True,
        others={3: "angel 9", 0: "tac 5"},
    )  # fmt: skip
    do(play, "devil", "angel 1>R.h1")
    assert (play.phase, winner(play)) == ("over", WINNERS)


def test_tac_8_8_the_next_player_is_counted_from_the_seat_whose_card_it_was() -> None:
    """Seat 3's Devil plays seat 0's 2: seat 1 is next, and must answer."""
    play = table(
        f"{ONE_TO_GO} S20 J60", "devil 9", seat=3, master=True,
        others={0: "2 9", 1: "tac 5"},
    )  # fmt: skip
    do(play, "devil", "2 32>A.h1")
    assert (acting(play), plays(play)) == ((1, 1), ["tac"])


def test_tac_8_8_the_angel_of_the_right_neighbour_too() -> None:
    """The left neighbour is home, so seat 0's Angel serves seat 3, and its team wins."""
    play = table(
        home("S") + " J49 J.h2 J.h3 J.h4 R20", "angel 9", master=True, others={1: "tac 5"},
    )  # fmt: skip
    do(play, "angel 49>J.h1")
    assert (play.phase, winner(play)) == ("over", (1, 3))
