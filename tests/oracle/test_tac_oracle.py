"""The TAC oracle alone: it keeps what the clauses promise before it judges anything."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

import pytest

from tests.oracle.tac import (
    BASIC_DECK,
    MASTER_DECK,
    MODES,
    Hands,
    Laid,
    Outcome,
    TacOracle,
    left,
    passed,
)
from tests.oracle.tac_board import (
    COLOURS,
    SEATS,
    Board,
    SevenState,
    check,
    is_home,
    seven,
    seven_layer,
    start,
    stuck,
)

HOME = {"house": [1, 2, 3, 4]}
DECKS = [False, True]
Part = dict[str, Any]


def at(**parts: Part) -> Board:
    """A board; every marble that is not named is in its pocket."""
    return Board.from_dict(parts)


def ring(*fields: int, **more: Any) -> Part:
    """A colour with marbles on these fields, 1 to 64."""
    return {"ring": list(fields), **more}


def house(*slots: int, **more: Any) -> Part:
    """A colour with marbles on these slots."""
    return {"house": list(slots), **more}


def table(board: Board, *cards: str, mode: str = "teams", **more: Any) -> TacOracle:
    """Seat 0 to play with these cards; the others hold a 2 each unless `hands` says."""
    game = TacOracle(mode, master=True, angel_house=more.pop("angel_house", True))
    hands = more.pop("hands", [list(cards), ["2"], ["2"], ["2"]])
    game.set_up(board=board, hands=hands, **{"seat": 0, **more})
    return game


def results(game: TacOracle, card: str) -> set[Board]:
    """The boards that a card can lead to now; empty if it cannot be laid."""
    return {outcome.board for outcome in game.turns().get(card, ())}


def after(board: Board, card: str, mode: str = "teams", seat: int = 0) -> set[Board]:
    """The boards that a card can lead to for a seat that may play it alone."""
    return {use.board for use in table(board, "2", mode=mode).uses(seat, card, board)}


def acting(game: TacOracle) -> object:
    """Who acts, afresh."""
    return game.to_act


def lay(game: TacOracle, card: str, board: Board | None = None, kind: str | None = None) -> Outcome:
    """Lay a card so that it leads to this board, or with its only outcome of a kind."""
    fits = [
        outcome
        for outcome in game.turns()[card]
        if board in (None, outcome.board) and kind in (None, outcome.kind)
    ]
    assert len(fits) == 1
    game.do(card, fits[0])
    return fits[0]


# ---------------------------------------------------------------------- 1, 2: material, deals


def shuffled(game: TacOracle, rng: random.Random) -> list[str]:
    """A deck for this game."""
    deck = MASTER_DECK if game.master else BASIC_DECK
    return rng.sample(deck, len(deck))


def test_TAC_1_3_deck() -> None:
    """Counts of the cards."""
    counts = Counter(BASIC_DECK)
    assert len(BASIC_DECK) == 100 and len(MASTER_DECK) == 104 and "11" not in counts
    assert (counts["1"], counts["13"], counts["7"]) == (9, 9, 8)
    assert (counts["trickster"], counts["tac"], counts["12"]) == (7, 4, 7)


def test_TAC_1_2_notation() -> None:
    """Places and dictionaries."""
    board = at(S=ring(17, fresh=True, house=[4]))
    assert board.places("S") == ["S.p", "S.p", "17", "S.h4"]
    assert Board.from_dict(board.to_dict()) == board
    assert Board().to_dict()["J"] == {"pocket": 4, "ring": [], "house": [], "fresh": False}
    with pytest.raises(ValueError, match=r"TAC-12\.1"):
        at(S=ring(18, fresh=True))


def test_TAC_2_exchange_and_order() -> None:
    """Who gets which cards, says what and gives what."""
    game = TacOracle(dealer=2)
    assert acting(game) == "chance" and game.phase == "deal"
    front = ["2"] * 5 + ["1"] + ["3"] * 4 + ["13"] + ["4"] * 4 + ["tac"] + ["5"] * 4
    rest = list((Counter(BASIC_DECK) - Counter(front)).elements())
    game.deal(front + rest)
    assert game.hands[3] == ["2"] * 5 and game.hands[0] == ["1"] + ["3"] * 4
    assert game.announcements() == [True, True, False, False]  # TAC-2.3
    assert acting(game) == (0, 0) and game.gives() == {"1", "3"}
    for card in ("1", "13", "tac", "2"):
        game.do(card)  # TAC-2.4
    assert game.hands == [
        ["3"] * 4 + ["tac"],
        ["2"] + ["4"] * 4,
        ["1"] + ["5"] * 4,
        ["13"] + ["2"] * 4,
    ]
    assert game.phase == "turn" and acting(game) == (3, 3)  # TAC-2.2
    assert game.announcements() == [True, True, False, False]


@pytest.mark.parametrize("master", DECKS)
def test_TAC_2_1_deals(master: bool) -> None:
    """Five deals from a deck, the last one of six cards with the master deck."""
    rng = random.Random(1)
    game = TacOracle(master=master, dealer=3)
    sizes, dealers = [], []
    while game.deals < 7:
        if game.phase == "deal":
            game.deal(shuffled(game, rng))
        if game.phase == "give" and not game.given:
            sizes.append([len(hand) for hand in game.hands])
            dealers.append(game.dealer)
        play_on(game, rng)
    assert sizes[:6] == [[5] * 4] * 4 + [[6 if master else 5] * 4] + [[5] * 4]
    assert dealers[:6] == [3, 0, 1, 2, 3, 0]  # TAC-2.2


# ---------------------------------------------------------------------- 3, 4: turns, moving


def test_TAC_3_1_discard() -> None:
    """A discard only if nothing can be played, then any card."""
    game = table(Board(), "5", "12")
    assert set(game.turns()) == {"discard 5", "discard 12"}
    outcome = lay(game, "discard 5")
    assert outcome == Outcome("discard", Board(), "turn", 1) and game.pile == [Laid(0, "5", True)]
    assert set(table(Board(), "5", "13").turns()) == {"13"}


def test_TAC_3_3_partner() -> None:
    """With four home the partner's marbles are the own ones."""
    board = at(R=HOME, A=ring(40))
    assert after(board, "1") == {at(R=HOME, A=ring(33, 40, fresh=True)), at(R=HOME, A=ring(41))}
    assert after(board, "warrior") == {at(R=HOME)}
    assert after(at(R=HOME, S=ring(3)), "trickster") == set()
    assert after(at(R=house(2, 3, 4), A=ring(40)), "5") == set()


def test_TAC_3_4_inside_only() -> None:
    """Playable in the house without a ring marble."""
    board = at(R=house(1))
    assert after(board, "2") == {at(R=house(3))}
    assert after(board, "1") == {at(R=house(2)), at(R=ring(1, house=[1], fresh=True))}
    assert set(table(board, "3", "5", "8").turns()) == {"3"}
    assert after(board, "8") == after(board, "trickster") == after(board, "warrior") == set()


def test_TAC_4_1_and_4_2_run_and_kick() -> None:
    """Exact count, no passing, kicking anybody."""
    assert after(at(R=ring(62)), "5") == {at(R=ring(3)), at(R=house(2))}
    assert after(at(R=ring(62), S=ring(1)), "5") == set()
    assert after(at(R=ring(62), S=ring(3)), "5") == {at(R=ring(3)), at(R=house(2), S=ring(3))}
    assert after(at(R=ring(10, 12)), "2") == {at(R=ring(12)), at(R=ring(10, 14))}
    assert after(at(R=ring(15), S=ring(17, fresh=True)), "2") == {at(R=ring(17))}


def test_TAC_4_3_to_4_5_house() -> None:
    """Into the house or past it."""
    assert after(at(R=ring(62, house=[1])), "5") == {at(R=ring(3, house=[1]))}
    assert after(at(R=ring(62, house=[2])), "5") == {at(R=ring(3, house=[2]))}
    deeper = {at(R=ring(3, house=[3])), at(R=house(2, 3))}
    assert after(at(R=ring(62, house=[3])), "5") == deeper
    assert after(at(R=ring(1, fresh=True)), "3") == {at(R=ring(4))}
    assert after(at(R=ring(1)), "3") == {at(R=ring(4)), at(R=house(3))}
    assert after(at(R=ring(62)), "9") == {at(R=ring(7))}


def test_TAC_4_6_and_4_7_stuck() -> None:
    """Inside forward only; stuck marbles."""
    assert after(at(R=house(1, 3)), "1") >= {at(R=house(2, 3)), at(R=house(1, 4))}
    assert after(at(R=house(1, 3)), "2") == set()
    assert stuck(at(R=house(1, 3, 4)), 0) == {3, 4}
    assert stuck(at(R=house(1, 2)), 0) == set()
    assert stuck(at(R=HOME), 0) == {1, 2, 3, 4}


# ---------------------------------------------------------------------- 5, 6, 7: cards


def test_TAC_5_2_bring_in() -> None:
    """1 and 13, an own marble kicked too."""
    fresh = at(R=ring(1, fresh=True))
    assert after(Board(), "13") == {fresh}
    assert after(fresh, "1") == {fresh, at(R=ring(2))}
    assert after(at(R=ring(1)), "1") == {fresh, at(R=ring(2)), at(R=house(1))}
    assert after(at(S=ring(1)), "1") == {fresh}
    three = after(at(R=ring(5, 6, 7, house=[4])), "13")
    assert three == {at(R=ring(5, 6, 20, house=[4]))}  # TAC-4.1 only the foremost is free


@pytest.mark.parametrize(
    ("field", "back", "slot"), [(2, 62, 3), (3, 63, 2), (4, 64, 1), (1, 61, 4)]
)
def test_TAC_5_3_backward(field: int, back: int, slot: int) -> None:
    """The 4 into the house."""
    assert after(at(R=ring(field)), "4") == {at(R=ring(back)), at(R=house(slot))}
    assert after(at(R=ring(field, house=[slot])), "4") == {at(R=ring(back, house=[slot]))}


def test_TAC_5_3_limits() -> None:
    """What a 4 cannot do."""
    assert after(at(R=ring(1, fresh=True)), "4") == {at(R=ring(61))}
    assert after(at(R=ring(5)), "4") == {at(R=ring(1))}
    assert after(at(R=ring(3), A=ring(1)), "4") == set()
    assert after(at(R=ring(4), A=ring(64)), "4") == {at(R=ring(64)), at(R=house(1), A=ring(64))}
    assert after(at(R=house(1, 3)), "4") == set()


def test_TAC_5_4_eight() -> None:
    """Move 8 or make the next player miss."""
    board = at(R=ring(60))
    game = table(board, "8")
    assert game.turns()["8"] == {
        Outcome("move", at(R=ring(4)), "turn", 1),
        Outcome("move", at(R=house(3)), "turn", 1),
        Outcome("skip", board, "skip", 1),
    }
    lay(game, "8", kind="skip")
    assert game.phase == "skip" and set(game.turns()) == {"discard 2"}
    empty = table(board, hands=[["8"], [], ["2"], ["2"]])
    assert {outcome.kind for outcome in empty.turns()["8"]} == {"move"}


def test_TAC_6_single_colour() -> None:
    """Hand-counted sevens."""
    kicked = at(R=ring(10), S=ring(12, 17), A=ring(15))
    assert after(kicked, "7") == {at(R=ring(17))}  # TAC-6.2
    assert after(at(R=ring(60)), "7") == {at(R=ring(3)), at(R=house(2))}
    back = {at(R=ring(7)), at(R=house(2)), at(R=house(4))}
    assert after(at(R=ring(64)), "7") == back  # TAC-6.3 entered in this very 7
    assert after(at(R=house(1)), "7") == {at(R=house(2)), at(R=house(4))}
    assert after(at(R=house(1, 4)), "7") == {at(R=house(2, 4))}
    assert after(at(R=house(3, 4)), "7") == set()
    assert after(at(R=ring(1, fresh=True)), "7") == {at(R=ring(8))}
    assert len(after(at(R=ring(20, 40)), "7")) == 8  # TAC-6.1


def test_TAC_6_5_goes_on_with_the_partner() -> None:
    """The fourth marble home with steps left."""
    last = ring(1, house=[2, 3, 4])
    past = ring(8, house=[2, 3, 4])
    assert after(at(R=last), "7") == {at(R=past)}
    assert after(at(R=last, A=house(4)), "7") == {at(R=past, A=house(4))}
    partner = after(at(R=last, A=ring(40)), "7")
    assert partner == {at(R=past, A=ring(40)), at(R=HOME, A=ring(46))}
    inside = after(at(R=last, A=house(1)), "7")
    assert inside == {at(R=past, A=house(1)), at(R=HOME, A=house(1)), at(R=HOME, A=house(3))}


def test_TAC_7_trickster() -> None:
    """Any two ring marbles."""
    assert after(at(R=ring(10), S=ring(1)), "trickster") == {at(R=ring(1), S=ring(10))}
    own = at(R=ring(1, 10, fresh=True))
    assert after(own, "trickster") == {at(R=ring(1, 10))}
    assert after(at(R=ring(10)), "trickster") == set()
    assert after(at(S=ring(10), A=ring(3)), "trickster") == set()
    assert len(after(at(R=ring(10), S=ring(11), J=ring(12)), "trickster")) == 3
    assert set(table(own, "trickster", "4").turns()) == {"trickster", "4"}  # TAC-7.2


# ---------------------------------------------------------------------- 8: TAC


def chain() -> TacOracle:
    """Three marbles, a 5 and two TACs."""
    board = at(R=ring(10), S=ring(30), A=ring(40))
    return table(board, hands=[["5", "2"], ["tac", "2"], ["tac"], ["2"]])


def test_TAC_8_1_and_8_2_chain() -> None:
    """A TAC on a TAC restores what the first one undid."""
    game = chain()
    lay(game, "5", at(R=ring(15), S=ring(30), A=ring(40)))
    first = at(R=ring(10), S=ring(35), A=ring(40))
    assert results(game, "tac") == {first}
    lay(game, "tac", first)
    assert game.effective() == "5"
    assert set(game.turns()) == {"tac"}  # TAC-8.7
    assert results(game, "tac") == {at(R=ring(15), S=ring(30), A=ring(45))}


def test_TAC_8_1_freshness_and_kicks_come_back() -> None:
    """What was kicked, at home or fresh is so again; functions are free (TAC-8.3)."""
    before = at(R=ring(64), S=ring(1), J=ring(49, fresh=True))
    game = table(before, hands=[["1"], ["tac"], ["2"], ["2"]])
    lay(game, "1", at(R=ring(1), J=ring(49, fresh=True)))
    moved = at(R=ring(64), S=ring(2), J=ring(49, fresh=True))
    entered = at(R=ring(64), S=ring(1, 17, fresh=True), J=ring(49, fresh=True))
    assert results(game, "tac") == {moved, entered}


def test_TAC_8_4_discards() -> None:
    """TAC uses a discarded card, and the card under a discarded TAC."""
    board = at(R=ring(10))
    one = table(board, "tac", pile=[(3, "5", True)])
    assert results(one, "tac") == {at(R=ring(15))}
    under = table(board, "tac", pile=[(2, "5", False), (3, "tac", True)])
    assert results(under, "tac") == {at(R=ring(15))}


def test_TAC_8_5_first_card() -> None:
    """No TAC at the beginning of a deal."""
    assert set(table(at(R=ring(10)), "tac").turns()) == {"discard tac"}
    assert set(table(at(R=ring(10)), "tac", pile=[(3, "fool", False)]).turns()) == {"discard tac"}


def test_TAC_8_6_answer_to_a_skip() -> None:
    """Discard anything, or TAC if the 8 can be used."""
    board = at(R=ring(10), S=ring(20))
    game = table(board, hands=[["8"], ["tac", "2"], ["2"], ["2"]])
    lay(game, "8", kind="skip")
    assert set(game.turns()) == {"tac", "discard tac", "discard 2"}
    assert game.turns()["tac"] == {
        Outcome("move", at(R=ring(10), S=ring(28)), "turn", 2),
        Outcome("skip", board, "skip", 2),
    }
    nothing = table(at(R=ring(10)), hands=[["8"], ["tac"], ["2"], ["2"]])
    lay(nothing, "8", kind="skip")
    assert set(nothing.turns()) == {"discard tac"}


def winning(south: Part, hand: list[str], mode: str = "teams") -> tuple[TacOracle, Outcome]:
    """Seat 0 brings the eighth marble home with a 2, seat 1 holds `hand`."""
    board = at(R=HOME, S=south, A=ring(32, house=[2, 3, 4]))
    game = table(board, hands=[["2"], hand, ["tac"], ["3"]], mode=mode)
    goal = at(R=HOME, S=south, A=HOME)
    return game, next(outcome for outcome in game.turns()["2"] if outcome.board == goal)


@pytest.mark.parametrize("mode", ["teams", "two"])
def test_TAC_8_8_winning_move(mode: str) -> None:
    """Who must answer, and that nobody answers that (TAC-12.3)."""
    game, win = winning(ring(20), ["tac", "3"], mode)
    assert (win.phase, win.seat) == ("turn", 1)
    game.do("2", win)
    undone = at(R=HOME, S=ring(22), A=ring(32, house=[2, 3, 4]))
    assert game.turns() == {"tac": {Outcome("move", undone, "turn", 2)}}
    lay(game, "tac")
    assert set(game.turns()) == {"discard tac"}  # TAC-12.3
    for south, hand in ((ring(20), ["3"]), ({}, ["tac"]), (ring(20), [])):
        game, win = winning(south, hand, mode)
        assert (win.phase, win.seat) == ("over", None)
        game.do("2", win)
        assert game.outcome() == {"winner": 0} and game.to_act is None


def test_TAC_8_8_angel_wins_at_once() -> None:
    """The next player is on the winning side."""
    board = at(S=ring(17, house=[2, 3, 4]), J=HOME)
    game = table(board, hands=[["angel"], ["tac"], ["tac"], ["tac"]])
    lay(game, "angel", at(S=HOME, J=HOME))
    assert game.phase == "over" and game.outcome() == {"winner": 1}


def test_TAC_8_8_angel_by_tac_and_win_by_devil() -> None:
    """A TAC that uses an Angel ends it at once; after the Devil's victim the next one answers."""
    board = at(S=ring(17, house=[2, 3, 4]), J=HOME)
    hands = [["tac"], ["tac"], ["tac"], ["tac"]]
    angel = table(board, hands=hands, pile=[(3, "angel", True)])
    assert lay(angel, "tac", at(S=HOME, J=HOME)).phase == "over"
    last = at(S=HOME, J=ring(48, house=[2, 3, 4]), A=ring(40))
    game = table(last, hands=[["devil", "3"], ["2", "5"], ["tac", "3"], ["3"]])
    lay(game, "devil")
    lay(game, "2", at(S=HOME, J=HOME, A=ring(40)))
    assert game.to_act == (2, 2) and set(game.turns()) == {"tac"}
    assert results(game, "tac") == {at(S=HOME, J=ring(48, house=[2, 3, 4]), A=ring(42))}


def test_TAC_4_7_stuck_on_the_restored_board() -> None:
    """What is stuck, and what is own, is seen on the board that TAC restores."""
    game = table(at(R=house(4)), "tac", prev=at(R=house(1)), pile=[(3, "7", False)])
    assert results(game, "tac") == {at(R=house(2)), at(R=house(4))}
    own = table(at(R=HOME), "tac", prev=at(R=ring(9, house=[2, 3, 4])), pile=[(3, "5", False)])
    assert results(own, "tac") == {at(R=ring(14, house=[2, 3, 4]))}


# ---------------------------------------------------------------------- 9: master cards


def test_TAC_9_2_fool() -> None:
    """Hands go to the right, and one more card."""
    hands = [["fool", "3"], ["1", "4"], ["5", "6"], ["9"]]
    game = table(Board(), hands=hands)
    assert set(game.turns()) == {"fool"}  # TAC-9.1
    assert lay(game, "fool") == Outcome("fool", Board(), "turn", 0)
    assert game.hands == [["1", "4"], ["5", "6"], ["9"], ["3"]]
    assert lay(game, "1").seat == 1
    alone = table(Board(), hands=[["fool"], [], [], []])
    assert lay(alone, "fool").phase == "deal"


def test_TAC_9_4_fool_then_tac() -> None:
    """It acts on the last action before the Fool; the next TAC on what follows the Fool."""
    prev, board = at(R=ring(10), J=ring(50)), at(R=ring(10), J=ring(55))
    game = table(board, prev=prev, hands=[["fool"], ["tac", "3"], ["3", "3"], ["tac"]])
    game.set_up(prev=prev, pile=[(3, "5", False)], seat=0)
    lay(game, "fool")
    assert results(game, "tac") == {at(R=ring(15), J=ring(50))}
    lay(game, "tac")
    assert game.effective() == "5" and game.prev == board


def test_TAC_8_1_discarded_fool() -> None:
    """A TAC on a discarded Fool passes the hands; then the Fool never counts again."""
    hands = [["tac"], ["tac", "2"], ["3", "3"], ["5", "9"]]
    pile = [(2, "8", False), (3, "fool", True)]
    game = table(at(R=ring(10)), hands=hands, pile=pile)
    assert lay(game, "tac") == Outcome("fool", at(R=ring(10)), "turn", 0)
    assert game.hands[0] == ["2", "tac"] and game.effective() == "8"
    assert {o.kind for o in game.turns()["tac"]} == {"move", "skip"}
    later = table(Board(), "tac", pile=[*pile, (0, "tac", True)])
    assert later.effective() == "8"


def test_TAC_9_5_angel() -> None:
    """Left neighbour, pocket first, then 1 or 13, then the right neighbour."""
    assert after(at(R=ring(17)), "angel") == {at(S=ring(17, fresh=True))}
    full = at(S=ring(20, 30, house=[1, 3]))
    assert after(full, "angel") == {
        at(S=ring(21, 30, house=[1, 3])),
        at(S=ring(20, 31, house=[1, 3])),
        at(S=ring(20, 43, house=[1, 3])),
        at(S=ring(20, 30, house=[2, 3])),
        at(S=ring(20, 30, house=[1, 4])),
    }
    game = table(full, "angel", angel_house=False)
    assert len(results(game, "angel")) == 3
    assert after(at(S=HOME), "angel") == {at(S=HOME, J=ring(49, fresh=True))}
    mine = at(R=HOME, S=ring(20), A=ring(40))
    assert after(mine, "angel") == {at(R=HOME, S=ring(17, 20, fresh=True), A=ring(40))}


def test_TAC_9_6_warrior() -> None:
    """To the next marble, of any colour, or itself."""
    assert after(at(R=ring(60), A=ring(5)), "warrior") == {at(R=ring(5))}
    assert after(at(R=ring(10, 20), S=ring(30)), "warrior") == {
        at(R=ring(20), S=ring(30)),
        at(R=ring(10, 30)),
    }
    assert after(at(R=ring(10)), "warrior") == {Board()}
    assert after(at(S=ring(10)), "warrior") == set()
    assert after(at(R=ring(60), A=ring(1)), "warrior") == {at(R=ring(1))}


def test_TAC_9_7_devil() -> None:
    """The left neighbour's turn is chosen, under his obligations."""
    board = at(S=ring(20))
    game = table(board, hands=[["devil", "2"], ["5", "1"], ["tac"], ["2"]])
    assert lay(game, "devil") == Outcome("devil", board, "devil", 1)
    assert game.to_act == (0, 1) and set(game.turns()) == {"5", "1"}
    assert lay(game, "5").seat == 2 and game.to_act == (2, 2)
    assert set(game.turns()) == {"discard tac"}  # A has no marble for the 5
    none = table(Board(), hands=[["devil"], [], ["2"], ["2"]])
    assert lay(none, "devil") == Outcome("devil", Board(), "turn", 2)
    stuck_game = table(Board(), hands=[["devil"], ["5", "9"], ["2"], ["2"]])
    lay(stuck_game, "devil")
    assert set(stuck_game.turns()) == {"discard 5", "discard 9"}


def test_TAC_9_8_devil_and_fool() -> None:
    """One more card for the victim, chosen by the Devil's player."""
    game = table(Board(), hands=[["devil", "3"], ["fool", "2"], ["1", "4"], ["9", "9"]])
    lay(game, "devil")
    assert lay(game, "fool") == Outcome("fool", Board(), "devil", 1)
    assert game.hands == [["2"], ["1", "4"], ["9", "9"], ["3"]] and game.to_act == (0, 1)
    assert lay(game, "1") == Outcome("move", at(S=ring(17, fresh=True)), "turn", 2)


def test_TAC_9_9_devil_and_tac() -> None:
    """The victim becomes the Devil of the next player."""
    hands = [["devil"], ["tac", "5"], ["1"], ["2"]]
    game = table(Board(), hands=hands, prev=at(R=ring(9)), pile=[(3, "9", False)])
    lay(game, "devil")
    assert game.prev == Board()  # TAC-9.10
    assert set(game.turns()) == {"tac"}
    assert lay(game, "tac") == Outcome("devil", Board(), "devil", 2)
    assert game.to_act == (1, 2)
    lay(game, "1")
    assert game.to_act == (3, 3)


def test_TAC_9_10_tac_after_the_victim() -> None:
    """The card played for the victim can be answered."""
    game = table(Board(), hands=[["devil"], ["1"], ["tac"], ["2"]])
    lay(game, "devil")
    lay(game, "1")
    assert results(game, "tac") == {at(A=ring(33, fresh=True))}


def test_TAC_9_11_tac_on_master_cards() -> None:
    """Angel, Warrior and a discarded Devil."""
    angel = table(at(R=ring(1, fresh=True)), "tac", prev=Board(), pile=[(3, "angel", False)])
    assert results(angel, "tac") == {at(S=ring(17, fresh=True))}
    devil = table(Board(), "tac", pile=[(3, "devil", True)])
    assert devil.turns()["tac"] == {Outcome("devil", Board(), "devil", 1)}


# ---------------------------------------------------------------------- 11: other ways to play


@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_TAC_11_1_other_team(mode: str) -> None:
    """A team at home moves any marble of the other one, a 7 with one colour at a time."""
    both = at(R=HOME, A=HOME, S=ring(20), J=ring(60))
    assert after(both, "2", mode) == {
        at(R=HOME, A=HOME, S=ring(22), J=ring(60)),
        at(R=HOME, A=HOME, S=ring(20), J=ring(62)),
    }
    assert len(after(both, "7", mode)) == 2
    last = at(R=ring(1, house=[2, 3, 4]), A=HOME, S=ring(20), J=ring(60))
    assert after(last, "7", mode) == {
        at(R=ring(8, house=[2, 3, 4]), A=HOME, S=ring(20), J=ring(60)),
        at(R=HOME, A=HOME, S=ring(26), J=ring(60)),
        at(R=HOME, A=HOME, S=ring(20), J=ring(2)),
    }
    assert after(last, "7") == {at(R=ring(8, house=[2, 3, 4]), A=HOME, S=ring(20), J=ring(60))}


def test_TAC_11_1_angel() -> None:
    """For whom the Angel works in co-operative TAC."""
    assert after(at(R=HOME, A=HOME), "angel", "coop") == {
        at(R=HOME, A=HOME, S=ring(17, fresh=True)),
        at(R=HOME, A=HOME, J=ring(49, fresh=True)),
    }
    assert after(at(S=HOME, J=HOME, A=ring(40)), "angel", "coop") == {
        at(S=HOME, J=HOME, A=ring(40), R=ring(1, fresh=True)),
        at(S=HOME, J=HOME, A=ring(33, 40, fresh=True)),
    }
    assert after(Board(), "angel", "coop") == {at(S=ring(17, fresh=True))}


def sixteenth(hand: list[str]) -> tuple[TacOracle, Outcome]:
    """Seat 0 brings the sixteenth marble home with a 2."""
    board = at(R=HOME, S=HOME, J=HOME, A=ring(32, house=[2, 3, 4]))
    game = table(board, hands=[["2"], hand, ["tac"], ["3"]], mode="coop", laid=50)
    return game, next(o for o in game.turns()["2"] if is_home(o.board, 2))


def test_TAC_11_2_sixteenth_marble() -> None:
    """A usable TAC must answer it, even if it brings the marble home again."""
    game, end = sixteenth(["tac", "1"])
    assert (end.phase, end.seat) == ("turn", 1)
    game.do("2", end)
    assert set(game.turns()) == {"tac"}
    phases = {is_home(outcome.board, 2): outcome.phase for outcome in game.turns()["tac"]}
    assert phases == {True: "over", False: "turn"}
    game, end = sixteenth(["1"])
    game.do("2", end)
    assert game.outcome() == {"cards": 51}
    half = at(R=HOME, A=ring(32, house=[2, 3, 4]))  # eight home do not end it
    assert {o.phase for o in table(half, "2", mode="coop").turns()["2"]} == {"turn"}


def test_TAC_11_3_and_11_4_players() -> None:
    """Who decides for a seat."""
    hands = [["devil"], ["2"], ["2"], ["2"]]
    two = table(Board(), hands=hands, mode="two", seat=0)
    solo = table(Board(), hands=hands, mode="solo", seat=0)
    for game in (two, solo):
        lay(game, "devil")
    assert two.to_act == (0, 1) and solo.to_act == (0, 1)
    for game in (two, solo):
        lay(game, "discard 2")
        lay(game, "discard 2")
    assert two.to_act == (1, 3) and solo.to_act == (0, 3)


# ---------------------------------------------------------------------- 12: facts, at random


def random_board(rng: random.Random, crowd: float = 0.5) -> Board:
    """Marbles anywhere, rather near the start fields; some fresh."""
    fields = rng.sample(range(1, 65), 16)
    near = [f for seat in SEATS for f in range(start(seat) + 1, start(seat) + 4)] + [62, 63, 64]
    taken: set[int] = set()
    parts: dict[str, Part] = {}
    for seat, colour in enumerate(COLOURS):
        part: Part = {"ring": [], "house": []}
        for _ in range(4):
            field = rng.choice(near) if rng.random() < 0.4 else fields.pop()
            slot = rng.randint(1, 4)
            if rng.random() < crowd and field not in taken:
                part["ring"].append(field)
                taken.add(field)
            elif rng.random() < 0.6 and slot not in part["house"]:
                part["house"].append(slot)
        part["fresh"] = start(seat) + 1 in part["ring"] and rng.random() < 0.5
        parts[colour] = part
    return Board.from_dict(parts)


CARDS = sorted(set(MASTER_DECK) - {"tac"})


def test_TAC_12_1_boards_stay_boards() -> None:
    """Four marbles of each colour, fresh only on the own start field, for every card."""
    rng = random.Random(121)
    for _ in range(150):
        board = random_board(rng, rng.choice([0.2, 0.5, 0.8]))
        game = table(board, "2", mode=rng.choice(MODES))
        for card in CARDS:
            for use in game.uses(rng.choice(SEATS), card, board):
                check(use.board)


def can_step(board: Board, colour: int, fixed: frozenset[int]) -> bool:
    """Whether a colour has a ring marble or a house marble that is not stuck."""
    return bool(board.sides[colour].ring or board.sides[colour].house - fixed)


def test_TAC_12_2_dead_ends() -> None:
    """When a 7 can be played, and which first steps are dead ends."""
    rng = random.Random(122)
    for number in range(120):
        board = near_home(rng) if number % 2 else random_board(rng, rng.choice([0.1, 0.3]))
        game = table(board, "7", mode=rng.choice(["teams", "coop"]))
        fixed = [stuck(board, seat) for seat in SEATS]
        own = game.movable(0, board)
        playable = bool(game.uses(0, "7", board))
        if game.won(board) is None:
            assert playable == any(can_step(board, c, fixed[c]) for c in own)
        check_steps(game, SevenState(board, None), fixed, 6)


def check_steps(
    game: TacOracle, state: SevenState, fixed: list[frozenset[int]], left_: int
) -> None:
    """TAC-12.2 for every step from this state."""

    def movable(now: Board) -> list[int]:
        return game.movable(0, now)

    for step in seven_layer(state, fixed, movable):
        layer = {step}
        for _ in range(left_):
            layer = {n for s in layer for n in seven_layer(s, fixed, movable)}
        ends = step.colour is None and not any(
            can_step(step.board, c, fixed[c]) for c in movable(step.board)
        )
        assert bool(layer) == (not ends)


def near_home(rng: random.Random) -> Board:
    """A colour or two about to finish."""
    options: list[Part] = [
        ring(1, house=[2, 3, 4]),
        ring(64, house=[2, 3, 4]),
        house(1, 2, 4),
        ring(2, house=[1, 3, 4]),
    ]
    others: list[Part] = [HOME, {}, house(4), house(1), house(3, 4), house(2, 3)]
    parts = {"R": rng.choice(options)}
    parts |= {colour: rng.choice(others) for colour in "SAJ"}
    return Board.from_dict(parts)


def test_TAC_12_3_nobody_answers() -> None:
    """On a winning board the winners can use no card that may have won."""
    rng = random.Random(123)
    for mode, board in (("teams", at(R=HOME, A=HOME, S=ring(3, 20), J=house(1))), ("coop", None)):
        everything = board or at(R=HOME, A=HOME, S=HOME, J=HOME)
        for card in sorted(set(CARDS) - {"fool", "devil", "angel"}):
            assert after(everything, card, mode, rng.choice([0, 2])) == set()


def test_TAC_12_4_results_of_a_seven() -> None:
    """Few results, quickly, even on a busy board."""
    rng = random.Random(124)
    most = 0
    for _ in range(60):
        board = random_board(rng, 0.8)
        most = max(most, len(after(board, "7")))
    spread = len(after(at(R=ring(5, 15, 25, 35)), "7"))
    assert spread == 120  # C(7 + 3, 3) ways to share seven steps among four
    assert 50 < most < 300
    lap = at(R=ring(64, house=[2, 3, 4]), A=ring(24, 28, 32, 36))
    assert 0 < len(after(lap, "7")) < 430


# A second, wholly different 7: marbles with names and a flag of their own, every sequence.
Marble = tuple[int, str, int, bool]  # colour, where (pocket, ring, house), number, fresh


def marbles(board: Board) -> list[Marble]:
    """Every marble on its own."""
    found: list[Marble] = []
    for seat, side in enumerate(board.sides):
        found += [(seat, "pocket", 0, False)] * side.pocket
        found += [(seat, "ring", f, side.fresh and f == 16 * seat) for f in sorted(side.ring)]
        found += [(seat, "house", s, False) for s in sorted(side.house)]
    return found


def gather(pieces: list[Marble]) -> Board:
    """The board of these marbles."""
    parts: dict[str, Part] = {
        colour: {
            "ring": [n + 1 for c, where, n, _ in pieces if (c, where) == (seat, "ring")],
            "house": [n for c, where, n, _ in pieces if (c, where) == (seat, "house")],
            "fresh": any(fresh for c, _, _, fresh in pieces if c == seat),
        }
        for seat, colour in enumerate(COLOURS)
    }
    return Board.from_dict(parts)


def named_steps(pieces: list[Marble], index: int, frozen: set[int]) -> list[list[Marble]]:
    """Every single step of one marble."""
    colour, where, number, fresh = pieces[index]
    targets: list[Marble] = []
    if where == "ring":
        targets.append((colour, "ring", (number + 1) % 64, False))
        if number == 16 * colour and not fresh:
            targets.append((colour, "house", 1, False))
    if where == "house" and index not in frozen:
        targets += [(colour, "house", n, False) for n in (number - 1, number + 1) if 1 <= n <= 4]
    found = []
    for target in targets:
        rest = [m for i, m in enumerate(pieces) if i != index]
        if target[1] == "house" and any(m[:3] == target[:3] for m in rest):
            continue
        after_ = list(pieces)
        for i, other in enumerate(pieces):
            if i != index and target[1] == "ring" and other[1:3] == target[1:3]:
                after_[i] = (other[0], "pocket", 0, False)
        after_[index] = target
        found.append(after_)
    return found


def named_seven(pieces: list[Marble], frozen: set[int], steps: int) -> set[Board]:
    """All sequences of seat 0 in teams."""
    if steps == 0:
        return {gather(pieces)}
    home = sum(m[:2] == (0, "house") for m in pieces) == 4
    own = 2 if home else 0
    found: set[Board] = set()
    for index, marble in enumerate(pieces):
        if marble[0] == own:
            for after_ in named_steps(pieces, index, frozen):
                found |= named_seven(after_, frozen, steps - 1)
    return found


def test_TAC_6_against_every_sequence() -> None:
    """The memoised 7 against all sequences of named marbles, with fewer steps for speed."""
    rng = random.Random(6)
    for number in range(60):
        board = near_home(rng) if number % 3 == 0 else random_board(rng, 0.5)
        game = table(board, "7")
        pieces = marbles(board)
        fixed = [stuck(board, seat) for seat in SEATS]
        frozen = {
            i for i, (c, where, n, _) in enumerate(pieces) if where == "house" and n in fixed[c]
        }
        steps = 7 if number % 3 == 0 else 4
        if game.won(board) is None:
            expected = named_seven(pieces, frozen, steps)
            assert seven(board, partial(game.movable, 0), steps) == expected


# ---------------------------------------------------------------------- games at random


def ordered(outcomes: frozenset[Outcome]) -> list[Outcome]:
    """The same order in every run, whatever the hashes are."""
    return sorted(outcomes, key=lambda o: (o.kind, str(o.board.to_dict())))


def play_on(game: TacOracle, rng: random.Random) -> tuple[str, Outcome] | None:
    """One action at random."""
    if game.phase == "give":
        game.give(rng.choice(sorted(game.gives())))
        return None
    turns = game.turns()
    assert turns, "somebody can always lay a card"
    card = rng.choice(sorted(turns))
    outcome = rng.choice(ordered(turns[card]))
    game.do(card, outcome)
    return card, outcome


def homeward(game: TacOracle, rng: random.Random) -> str:
    """One action, mostly the one that leaves most marbles at home; the card."""
    options = [(card, o) for card, outs in sorted(game.turns().items()) for o in ordered(outs)]
    if rng.random() < 0.3:
        cards = sorted({card for card, _ in options})
        card = rng.choice(cards)
        options = [option for option in options if option[0] == card]
    rng.shuffle(options)
    best = max(options, key=lambda option: sum(len(s.house) for s in option[1].board.sides))
    game.do(*best)
    return best[0]


def conserved(game: TacOracle) -> None:
    """Nothing is lost and nothing there twice."""
    check(game.board)
    check(game.prev)
    hands = [card for hand in game.hands for card in hand]
    cards = hands + game.given + [laid.card for laid in game.pile] + game.spent + game.stock
    assert sorted(cards) == sorted(MASTER_DECK if game.master else BASIC_DECK)
    if game.phase in ("turn", "skip", "devil"):
        assert game.seat is not None and game.hands[game.seat]  # TAC-2.5


def counted(pile: list[Laid], size: int, dealer: int, fooled: list[int]) -> None:
    """TAC-9.3: how many cards every seat laid in a deal."""
    counts = Counter(laid.seat for laid in pile)
    for seat in SEATS:
        short = 1 if fooled and seat == dealer else 0
        assert counts[seat] == size + fooled.count(seat) - short


@pytest.mark.parametrize("master", DECKS)
@pytest.mark.parametrize("mode", MODES)
def test_random_games(mode: str, master: bool) -> None:
    """Several decks of every kind of game."""
    rng = random.Random(f"{mode}{master}")
    game = TacOracle(mode, master, angel_house=rng.random() < 0.5, dealer=rng.choice(SEATS))
    fooled: list[int] = []
    for _ in range(700):
        if game.phase == "over":
            break
        if game.phase == "deal":
            game.deal(shuffled(game, rng))
        seat, dealer, pile, deal = game.seat, game.dealer, game.pile, game.deals
        others = any(game.hands[s] for s in SEATS if s != seat)
        done = play_on(game, rng)
        conserved(game)
        if done and done[1].kind == "fool" and others and seat is not None:
            fooled.append(seat)
        if game.deals > deal or game.phase == "deal":
            counted(pile, len(pile) // 4, dealer, fooled)
            fooled = []
    assert game.snapshot()["laid"] == game.laid > 0


@pytest.mark.parametrize("mode", MODES)
def test_random_ends(mode: str) -> None:
    """From boards close to the end, with many special cards, until the deal is over."""
    rng = random.Random(mode)
    kinds = ["tac"] * 6 + ["8", "8", "angel", "devil", "devil", "fool", *CARDS]
    ended, answered = 0, 0
    for _ in range(150):
        game = late_game(rng, mode, [rng.choices(kinds, k=5) for _ in SEATS])
        total = 0
        while game.phase not in ("deal", "over"):
            won = game.won(game.board) is not None
            card = homeward(game, rng)
            answered += won
            total += 1
            check(game.board)
            assert not won or card == "tac"  # TAC-8.8, 11.2
            held = sum(map(len, game.hands)) + len(game.pile)
            assert (held == 20 or game.phase == "deal") and total == game.laid
        ended += game.phase == "over"
        assert (game.outcome() is not None) == (game.phase == "over")
    assert ended > 5 and answered > 5


def late_game(rng: random.Random, mode: str, hands: Hands) -> TacOracle:
    """Three marbles of each colour at home or so."""
    parts: dict[str, Part] = {}
    for seat, colour in enumerate(COLOURS):
        slots = rng.choice([[1, 2, 3, 4], [2, 3, 4]])
        field = (start(seat) - rng.randint(0, 5)) % 64 + 1
        parts[colour] = house(*slots, ring=[field] if len(slots) < 4 else [])
    game = TacOracle(mode, master=True)
    if game.won(Board.from_dict(parts)) is not None:
        return late_game(rng, mode, hands)
    game.set_up(board=parts, hands=hands, pile=[], seat=rng.choice(SEATS))
    return game


def test_TAC_9_2_passed_hands() -> None:
    """each receives the hand of the left neighbour."""
    hands = [["1"], ["2"], ["3"], ["4"]]
    assert passed(hands) == [hands[left(seat)] for seat in SEATS] == [["2"], ["3"], ["4"], ["1"]]
