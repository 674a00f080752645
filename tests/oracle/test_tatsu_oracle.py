"""The Tatsu oracle alone: it keeps what the clauses promise before it judges anything."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.oracle.tatsu import GHOST, PACK, TatsuOracle, clan_of, hand_points, strongest

Mode = dict[str, str | int]

TWO: list[Mode] = [
    {"players": 2, "deal": deal, "face_down": face_down, "clan": clan}
    for deal, face_down, clan in itertools.product(
        ("split", "mixed"), ("neither", "own"), ("red", "yellow")
    )
]
THREE: list[Mode] = [
    {"players": 3, "rotation": rotation, "leader": leader}
    for rotation, leader in itertools.product(("left", "right"), ("red", "chosen"))
]
MODES: list[Mode] = [{"players": 4}, *TWO, *THREE]


def make(mode: Mode, dealer: int = 0, target: int = 500) -> TatsuOracle:
    """A game of one of the modes."""
    words = {name: value for name, value in mode.items() if isinstance(value, str)}
    return TatsuOracle(players=int(mode["players"]), dealer=dealer, target=target, **words)


def shuffled(game: TatsuOracle, rng: random.Random) -> list[str]:
    """A pack that may be dealt in this game."""
    if game.players != 2 or game.deal_rule == "mixed":
        return rng.sample(PACK, 28)
    red, yellow = rng.sample(PACK[:14], 14), rng.sample(PACK[14:], 14)
    halves = [red[:7] + yellow[:7], red[7:] + yellow[7:]]
    return [card for half in halves for card in rng.sample(half, 14)]


def held(game: TatsuOracle) -> list[str]:
    """Every card that was not played yet."""
    if game.players != 2:
        return [card for hand in game.hands for card in hand]
    return [card for piles in game.piles for pile in piles for card in pile.values() if card]


def check(game: TatsuOracle, played: list[str]) -> None:
    """What must hold whenever somebody has to act in a hand, or the hand is over."""
    assert sorted(held(game) + played) == sorted(PACK)  # nothing lost, nothing twice
    table = game.trick if len(game.trick) < 4 else []
    gone = [*table, *game.pending, *game.captured["R"], *game.captured["Y"]]
    assert len(gone) == len(set(gone))
    if game.phase in ("deal", "over"):
        assert game.tricks == 7 and held(game) == [] and game.pending == []  # TATSU-3.6
        assert set(gone) <= set(PACK)
        return
    assert sorted(gone) == sorted(played)
    assert len(played) == 4 * game.tricks + len(table)
    if game.phase == "turn":
        own = [card for card in held(game) if clan_of(card) == game.clan(game.turn)]
        assert own, "TATSU-3.6: some player holds a card of the clan"
    assert game.legal(), "TATSU-3.6: nobody is ever stuck"


def play_hand(game: TatsuOracle, rng: random.Random) -> None:
    """Deal one hand and play it at random, with all checks."""
    game.deal(shuffled(game, rng))
    played: list[str] = []
    while game.phase not in ("deal", "over"):
        check(game, played)
        before = held(game)
        action = rng.choice(sorted(game.legal()))
        game.do(action)
        played += [card for card in before if card not in held(game)]
    check(game, played)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, mode.values())))
def test_TATSU_3_6_random_games(mode: Mode) -> None:
    """Random games conserve the cards, are never stuck, and end by the target (TATSU-7.1)."""
    rng = random.Random(str(mode))
    over = 0
    for number in range(8):
        game = make(mode, dealer=number % int(mode["players"]), target=60)
        for hand in range(1, 21):
            dealer = game.dealer
            before = game.copy()
            play_hand(game, rng)
            assert before.hand == hand - 1 and game.hand == hand
            if hand > 1:
                step = -1 if mode.get("rotation") == "right" else 1
                assert game.dealer == (dealer + step) % game.players  # TATSU-2.4, 8.9, 8.15
            if game.phase == "over":
                break
        if game.phase == "over":
            over += 1
            assert max(game.scores) >= 60 and game.legal() == set() and game.to_act is None
            outcome = game.snapshot()["outcome"]
            assert outcome == {"winners": game.winners, "scores": game.scores}
            assert {game.scores[player] for player in game.winners} == {max(game.scores)}
    assert over > 0


def test_TATSU_6_1_to_6_3_scoring() -> None:
    """The example of the rulebook, sums of multipliers, and none of the own clan."""
    # TATSU-6.2: 1 + 3 + 3 + 1 + 1 + 1 = 10, a card that adds no multiplier, and x2: 20
    cards = ["R2", "R1/3", "Y1/3", "Y4", "Y5", "R6", "Yx3", "Rx2"]
    assert hand_points("R", cards) == 20
    assert hand_points("Y", cards) == 30  # TATSU-6.3: to yellow only the x3 counts
    assert hand_points("R", ["R1/7", "Y1/5", "Rx1", "Rx3", "R*"]) == 48  # TATSU-6.1: x4
    assert hand_points("R", ["R1/7", "Yx3", "Y*"]) == 0
    assert hand_points("R", PACK) == hand_points("Y", PACK) == 60 * 6


def test_TATSU_4_1_4_2_strongest() -> None:
    """The strongest, of equals the earlier, of multipliers alone the first."""
    assert strongest(["R2", "Y6", "R6", "Yx3"]) == 1
    assert strongest(["Rx1", "Y1/3", "R1/7", "Yx3"]) == 1
    assert strongest(["Rx1", "Yx3", "Rx2", "Yx2"]) == 0


def four(hands: list[str], tricks: int = 0, dealer: int = 0) -> TatsuOracle:
    """Four players in the middle of a hand, each with the cards of one string."""
    game = TatsuOracle(dealer=dealer)
    game.deal(PACK)
    game.hands = [hand.split() for hand in hands]
    game.tricks = tricks
    return game


def do_all(game: TatsuOracle, actions: str) -> None:
    """Actions parted by commas."""
    for action in actions.split(", "):
        game.do(action)


def test_TATSU_3_2_to_3_5_asking() -> None:
    """The asked chooses, cannot refuse, and the card counts for who asked."""
    game = four(["R2 Y6", "R5 R3", "R4", "Y2"])
    assert game.legal() == {"R2", "ask 1", "ask 2"}  # TATSU-3.3: seat 3 has no red card
    game.do("ask 1")
    assert (game.phase, game.to_act, game.legal()) == ("answer", 1, {"R5", "R3"})
    snapshot = game.snapshot()
    assert (snapshot["for_seat"], snapshot["from_seat"]) == (0, 1)
    game.do("R5")
    assert game.fronts == [0] and game.turn == 1
    assert game.legal() == {"ask 0", "ask 3"}
    do_all(game, "ask 0, Y6, R4, Y2")
    assert game.captured["Y"] == ["R5", "Y6", "R4", "Y2"]  # TATSU-3.5: seat 1's, not seat 0's
    assert (game.turn, game.leader, game.trick) == (1, 0, ["R5", "Y6", "R4", "Y2"])
    with pytest.raises(ValueError, match="not legal"):
        game.do("ask 1")


def test_TATSU_5_1_to_5_3_fusion() -> None:
    """A fusion has no winner; who has it in front leads; the next winner takes all."""
    game = four(["R2 R3 R4 R*", "Y2 Y3 Y4", "R5 R6 R1/3", "Y5 Y6 Y*"])
    do_all(game, "R2, Y2, ask 0, R*, Y5")
    # TATSU-5.1: seat 0 played it, but it lies before seat 2
    assert game.turn == 2 and game.tricks == 1
    assert game.snapshot()["pending"] == ["R2", "R*", "Y2", "Y5"]
    do_all(game, "R5, Y*, R3, Y3")
    assert game.turn == 3 and len(game.pending) == 8
    do_all(game, "Y6, R4, Y4, R6")
    assert game.pending == [] and len(game.captured["Y"]) == 12  # TATSU-5.2
    assert game.captured["R"] == [] and game.turn == 3
    game = four(["R2 R6", "Y* Y6", "R* R5", "Y2 Y5"])
    do_all(game, "R2, Y*, R*, Y2")
    assert game.turn == 1  # TATSU-5.3: the first of the two


def test_TATSU_5_4_fusion_in_the_last_trick() -> None:
    """The last four cards and what was pending are lost; the next hand is led as always."""
    game = four(["R2 R6", "Y2 Y6", "R3 R*", "Y* Y5"], tricks=5)
    game.captured = {"R": ["R1/3", "Rx2"], "Y": ["Y1/3"]}
    do_all(game, "R2, Y2, R3, Y*")
    assert game.turn == 3 and len(game.pending) == 4
    do_all(game, "Y5, R6, Y6, R*")
    assert game.phase == "deal" and game.to_act == "chance" and game.pending == []
    assert game.captured == {"R": ["R1/3", "Rx2"], "Y": ["Y1/3"]}
    assert game.scores == [6, 0, 6, 0] and len(game.trick) == 4
    game.deal(PACK)
    assert (game.dealer, game.leader, game.turn, game.hand) == (1, 1, 1, 2)  # TATSU-2.3, 2.4


def test_TATSU_7_1_7_2_the_end() -> None:
    """The target ends the game after a hand, but not while the highest are equal."""
    for start, phase, winners in (
        ([500, 500, 500, 500], "deal", []),
        ([500, 501, 500, 501], "over", [1, 3]),
        ([499, 480, 499, 480], "deal", []),
    ):
        game = four(["R*", "Y2", "R3", "Y3"], tricks=6)
        game.scores = start
        do_all(game, "R*, Y2, R3, Y3")
        assert (game.phase, game.winners) == (phase, winners)


def two(face_down: str, mine: list[tuple[str, str]], his: list[tuple[str, str]]) -> TatsuOracle:
    """Two players, red against yellow, with piles of (up, down); "" is no card."""
    game = TatsuOracle(players=2, deal="mixed", face_down=face_down)
    game.deal(PACK)
    for seat, pairs in enumerate((mine, his)):
        full = pairs + [("", "")] * (7 - len(pairs))
        game.piles[seat] = [{"up": up or None, "down": down or None} for up, down in full]
    return game


def test_TATSU_8_2_packs() -> None:
    """The layout of a written pack; split takes only seven and seven."""
    with pytest.raises(ValueError, match=r"8\.2"):
        TatsuOracle(players=2).deal(PACK)
    with pytest.raises(ValueError, match=r"1\.1"):
        TatsuOracle(players=2).deal(PACK[:27] + PACK[:1])
    game = TatsuOracle(players=2, deal="mixed")
    game.deal(PACK)
    assert game.piles[0][0] == {"up": "R4", "down": "R1/3"}
    assert game.piles[1][6] == {"up": "Y*", "down": "Y3"}


def test_TATSU_8_6_the_card_below_is_turned_up() -> None:
    """Whoever plays it, at once; and a trick is two turns each (TATSU-8.4)."""
    game = two("neither", [("R2", "Y3"), ("R4", "R5")], [("R3", "Y4"), ("Y2", "")])
    assert game.legal() == {"R2", "R4", "ask 1"}
    game.do("R2")
    assert game.piles[0][0] == {"up": "Y3", "down": None}
    assert game.legal() == {"Y2", "ask 0"}
    do_all(game, "ask 0, Y3, ask 1")
    assert (game.to_act, game.legal()) == (1, {"R3"})
    game.do("R3")
    assert game.piles[1][0] == {"up": "Y4", "down": None} and game.piles[0][0]["up"] is None
    assert game.fronts == [0, 1, 0]
    game.do("Y4")
    assert game.captured["Y"] == ["R2", "Y3", "R3", "Y4"] and game.turn == 1


def test_TATSU_8_7_face_down_cards() -> None:
    """Both readings of when a face-down card may be played."""
    # nobody has a red card face up: both readings agree
    for reading in ("neither", "own"):
        game = two(reading, [("Y2", "R2"), ("Y3", "R3")], [("Y4", "Y5"), ("Y6", "R6")])
        assert game.legal() == {"pile 1", "pile 2", "ask 1"}
        mine = game.copy()
        mine.do("pile 2")
        assert mine.trick == ["R3"] and mine.piles[0][1] == {"up": "Y3", "down": None}
        game.do("ask 1")
        assert (game.phase, game.legal()) == ("answer", {"pile 2"})
        game.do("pile 2")
        assert game.trick == ["R6"] and game.piles[1][1] == {"up": "Y6", "down": None}
    # only the opponent has one face up
    his = [("R4", "R5"), ("Y6", "R6")]
    assert two("neither", [("Y2", "R2")], his).legal() == {"ask 1"}
    game = two("own", [("Y2", "R2")], his)
    assert game.legal() == {"pile 1", "ask 1"}
    game.do("ask 1")
    assert game.legal() == {"R4"}
    # only the player himself has one face up
    assert two("neither", [("R2", "R3")], [("Y2", "R4")]).legal() == {"R2"}
    game = two("own", [("R2", "R3")], [("Y2", "R4"), ("Y3", "R5")])
    assert game.legal() == {"R2", "ask 1"}
    game.do("ask 1")
    assert game.legal() == {"pile 1", "pile 2"}
    # nothing to ask for
    assert two("own", [("R2", "R3")], [("Y2", "Y4")]).legal() == {"R2"}


def test_TATSU_8_10_to_8_15_three_players() -> None:
    """The seats, the ghost, the naming of a leader and the moving roles."""
    game = TatsuOracle(players=3, dealer=1, leader="chosen", rotation="right")
    game.deal(PACK)
    assert game.clockwise() == [1, 2, GHOST, 0]
    assert (game.phase, game.to_act, game.legal()) == ("lead", 1, {"lead 0", "lead 1", "lead 2"})
    game.do("lead 2")
    game.hands = [["Y2", "R3"], ["Y3", "R2"], ["Y4", "R4"], ["Y5", "R5", "Y6"]]
    assert game.legal() == {"Y4", "ask 0", "ask 1", "ask 3"}
    game.do("ask 3")
    assert (game.to_act, game.legal()) == (1, {"Y5", "Y6"})  # TATSU-8.12, 8.13
    game.do("Y5")
    assert (game.turn, game.to_act) == (GHOST, 1)
    assert game.legal() == {"R5", "ask 0", "ask 1", "ask 2"}
    game.do("ask 1")
    assert (game.to_act, game.legal()) == (1, {"R2"})
    do_all(game, "R2, Y2")
    game.hands[GHOST] = ["R6"]
    assert game.turn == 1 and game.legal() == {"ask 0", "ask 2", "ask 3"}
    do_all(game, "ask 3, R6")
    assert game.captured["R"] == ["Y5", "R2", "Y2", "R6"] and game.turn == 1
    assert game.next_dealer() == 0
