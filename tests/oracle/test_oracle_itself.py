"""The oracle is judged by hand-made examples and by nothing of the engine's."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from tests.oracle.fox import (
    PACK,
    TRICK_POINTS,
    FoxOracle,
    answers,
    follower_wins,
    winners,
)
from tests.oracle.fox_worlds import (
    Past,
    Round,
    World,
    deck_places,
    fill,
    is_draw,
    is_under,
    true_round,
    unseen_cards,
    view,
    worlds,
)

SNAPSHOT_KEYS = {
    "phase", "to_act", "dealer", "leader", "hands", "decree", "deck", "trick", "tricks",
    "round_points", "scores", "outcome",
}  # fmt: skip


def shuffled(rng: random.Random) -> list[str]:
    """A random pack."""
    return rng.sample(PACK, len(PACK))


def random_round(seed: int, length: int) -> tuple[list[list[str]], list[str]]:
    """A pack and up to `length` random actions of its round."""
    rng = random.Random(seed)
    game, packs, actions = FoxOracle(), [shuffled(rng)], list[str]()
    game.deal(packs[0])
    while len(actions) < length and game.legal():
        actions.append(rng.choice(sorted(game.legal())))
        game.do(actions[-1])
    return packs, actions


def set_up(hand0: str, hand1: str, decree: str, deck: str = "", dealer: int = 1) -> FoxOracle:
    """A round that begins with these cards; the rest of the pack fills the free places."""
    parts = [hand0.split(), hand1.split(), [decree], deck.split()]
    named = {card for part in parts for card in part}
    free = [card for card in PACK if card not in named]
    pack: list[str] = []
    for part, size in zip(parts, (13, 13, 1, 6), strict=True):
        missing = size - len(part)
        pack += part + free[:missing]
        free = free[missing:]
    game = FoxOracle(dealer=dealer)
    game.deal(pack)
    return game


def cards_of(game: FoxOracle) -> list[str]:
    """All cards in hands, decree and deck."""
    return [*game.hands[0], *game.hands[1], *game.deck, *([game.decree] if game.decree else [])]


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end_and_keep_their_cards(seed: int) -> None:
    """Nothing is lost, every round has 13 tricks, and the target ends the game."""
    rng = random.Random(seed)
    game = FoxOracle(target=rng.choice([1, 16, 21, 35]), dealer=seed % 2)
    gone: set[str] = set()
    while game.to_act is not None:
        assert set(game.snapshot()) == SNAPSHOT_KEYS
        if game.to_act == "chance":
            assert game.legal() == set()
            game.deal(shuffled(rng))
            assert game.dealer == (seed + game.rounds - 1) % 2  # FOX-2.1
            assert game.snapshot()["to_act"] == 1 - game.dealer  # FOX-2.3
            gone = set()
            continue
        action = rng.choice(sorted(game.legal()))
        if game.phase == "play":
            gone.add(action)
        game.do(action)
        assert sorted(cards_of(game) + sorted(gone)) == sorted(PACK)
        assert len(game.deck) == (5 if game.phase == "return" else 6)  # FOX-4.3
        if game.phase in ("deal", "over"):
            assert sum(game.tricks) == 13 and len(gone) == 26
    assert max(game.scores) >= game.target
    assert game.snapshot()["outcome"] is not None


def test_start_and_wrong_calls() -> None:
    """The position before the first deal, and what is refused."""
    game = FoxOracle(dealer=1)
    assert game.snapshot() == {
        "phase": "deal", "to_act": "chance", "dealer": 1, "leader": 0, "hands": [[], []],
        "decree": None, "deck": [], "trick": [None, None], "tricks": [0, 0],
        "round_points": [0, 0], "scores": [0, 0], "outcome": None,
    }  # fmt: skip
    with pytest.raises(ValueError, match="33"):
        game.deal([*PACK[:-1], "B1"])
    game.deal(PACK)
    assert game.snapshot()["hands"] == [PACK[:13], PACK[13:26]]  # FOX-2.2
    assert (game.decree, game.deck) == ("M5", ["M6", "M7", "M8", "M9", "M10", "M11"])
    with pytest.raises(ValueError, match="no pack"):
        game.deal(PACK)
    with pytest.raises(ValueError, match="not legal"):
        game.do("M1")


@pytest.mark.parametrize(
    ("led", "answer", "trump", "second"),
    [
        ("B4", "B6", "M", True),  # FOX-3.4 higher of the led suit
        ("B4", "K6", "M", False),  # off suit, no trump
        ("B10", "M2", "M", True),  # a trump beats a non-trump
        ("M2", "B10", "M", False),
        ("M6", "M4", "M", False),  # two trumps
        ("B11", "B9", "M", True),  # FOX-4.5 a lone 9 is a trump
        ("B9", "B11", "M", False),
        ("B9", "M8", "M", False),  # and keeps rank 9 among trumps
        ("B9", "M10", "M", True),
        ("M8", "K9", "M", True),
        ("B9", "K9", "M", False),  # two 9s: the led one
        ("B9", "M9", "M", True),  # two 9s: the one of the trump suit
        ("M9", "B9", "M", False),
    ],
)
def test_who_wins(led: str, answer: str, trump: str, second: bool) -> None:
    """FOX-3.4 and FOX-4.5 by example."""
    assert follower_wins(led, answer, trump) is second


def test_what_may_be_answered() -> None:
    """FOX-3.2, FOX-4.5 and FOX-4.6 by example."""
    hand = {"B1", "B4", "B8", "K9", "M2"}
    assert answers("B6", hand) == {"B1", "B4", "B8"}
    assert answers("B11", hand) == {"B1", "B8"}
    assert answers("K11", hand) == {"K9"}
    assert answers("B9", hand) == {"B1", "B4", "B8"}
    assert answers("B11", {"B1", "K9"}) == {"B1"}
    assert answers("B11", {"K1", "K9"}) == {"K1", "K9"}


def test_swan_leads_after_a_loss() -> None:
    """FOX-4.1: the loser with a Swan leads; with two Swans too; a winning Swan changes nothing."""
    game = set_up("B1 K1 M1", "B2 K2", "M2")
    game.do("B1")
    game.do("B2")
    assert game.tricks == [0, 1] and game.to_act == 0
    assert game.trick == ["B1", "B2"] and game.leader == 0  # FOX-3.6 still on the table
    game.do("K1")
    assert game.trick == ["K1", None]
    both = set_up("B1", "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 M3 M4 M5", "M2")
    both.do("B1")
    both.do("K1")
    assert both.tricks == [1, 0] and both.to_act == 1


def test_fox_of_the_follower_changes_trump_before_the_trick_is_resolved() -> None:
    """FOX-4.2, FOX-3.3: a lower Fox wins since its suit becomes trump, not the led suit."""
    game = set_up("B8 B2", "K3 K4 K1 K2 K5 K6 K7 K8 K9 K10 M3 M4 M5", "M2")
    game.do("B8")
    game.do("K3")
    assert game.phase == "exchange" and game.to_act == 1
    assert {"keep", "swap K4", "swap M5"} <= game.legal() and len(game.legal()) == 13
    declined = game.copy()
    declined.do("keep")
    assert declined.tricks == [1, 0] and declined.decree == "M2"
    game.do("swap K4")
    assert game.tricks == [0, 1] and game.decree == "K4"
    assert "M2" in game.hands[1] and "K4" not in game.hands[1]


def test_woodcutter_draws_the_top_and_returns_under_the_deck() -> None:
    """FOX-4.3, FOX-4.7: six cards before and after; the drawn card may go back, and does nothing"""
    game = set_up("B5 B2", "B6", "M2", "M3 K1 K2 K3 K4 K5")
    game.do("B5")
    assert game.phase == "return" and game.to_act == 0
    assert game.deck == ["K1", "K2", "K3", "K4", "K5"] and "M3" in game.hands[0]
    game.do("under M3")
    assert game.deck == ["K1", "K2", "K3", "K4", "K5", "M3"]
    assert game.phase == "play" and game.to_act == 1


def last_trick(hand0: str, hand1: str, decree: str, deck: str) -> FoxOracle:
    """Seat 0 leads trick 13, after six tricks each."""
    game = set_up("", "", "M11")
    game.hands, game.decree = [{hand0}, {hand1}], decree
    game.deck, game.tricks = deck.split(), [6, 6]
    return game


def test_last_trick_powers() -> None:
    """FOX-4.2 asks nothing with an empty hand; FOX-4.3 asks with one option."""
    game = last_trick("B3", "B5", "M2", "K1 K2 K4 K6 K8 K10")
    game.do("B3")
    assert game.to_act == 1 and game.phase == "play"
    game.do("B5")
    assert game.legal() == {"under K1"}
    game.do("under K1")
    assert game.phase == "deal" and game.tricks == [6, 7] and game.scores == [3, 6]
    assert game.trick == ["B3", "B5"] and game.dealer == 1
    game.deal(PACK)
    assert game.dealer == 0 and game.to_act == 1 and game.trick == [None, None]


def test_treasures_and_the_end_of_the_game() -> None:
    """FOX-4.4, FOX-5.1 to FOX-5.4: both 7s to the winner; a target reached ends only rounds."""
    game = set_up("B7", "K7 K8 K1 K2 K3 K4 K5 K6 M3 M4 M5 M6 M7", "M2")
    game.target = 1
    game.do("B7")
    game.do("K7")
    assert game.scores == [2, 0] == game.round_points
    assert game.phase == "play" and game.to_act == 0  # FOX-5.3
    end = last_trick("B2", "B4", "M2", "K1 K2 K4 K6 K8 K10")
    end.scores, end.round_points = [18, 15], [3, 0]
    end.do("B2")
    end.do("B4")
    assert end.round_points == [6, 6]
    assert end.snapshot()["outcome"] == {"winners": [], "scores": [21, 21]}
    assert end.phase == "over" and end.to_act is None
    assert winners([22, 21], [0, 9]) == [0]
    assert winners([21, 21], [3, 6]) == [1]
    assert [TRICK_POINTS[n] for n in range(14)] == [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0]


def truth(packs: list[list[str]], actions: list[str], viewer: int) -> World:
    """The world as it really is."""
    true = true_round(packs, actions, viewer, 0, 21)
    assert true is not None
    return frozenset(true.now.hands[1 - viewer]), tuple(true.now.deck)


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("seed", range(12))
def test_the_true_world_is_among_the_worlds(seed: int, viewer: int) -> None:
    """Late in the round, with whatever Foxes and Woodcutters came up."""
    whole = random_round(seed, 99)[1]
    for cut in range(len(whole) - 7, len(whole) + 1):
        packs, actions = random_round(seed, cut)
        found = worlds(packs, actions, viewer, limit=20_000)
        if found is None:
            continue
        assert truth(packs, actions, viewer) in found
        assert len({(len(hand), len(deck)) for hand, deck in found}) == 1


def test_worlds_over_several_rounds() -> None:
    """Only the current round counts, also while the next pack is awaited or has just come."""
    rng = random.Random(5)
    game, packs, actions = FoxOracle(), [shuffled(rng)], list[str]()
    assert worlds([], [], 0) == {(frozenset(), ())}
    game.deal(packs[0])
    while game.rounds < 3 and game.phase != "over":
        if game.to_act == "chance":
            found = worlds(packs, actions, 1)
            assert found and (frozenset(), tuple(game.deck)) in found
            packs.append(shuffled(rng))
            game.deal(packs[-1])
            assert worlds(packs, actions, 1) is None  # 13 + 6 unseen cards are too many
            continue
        actions.append(rng.choice(sorted(game.legal())))
        game.do(actions[-1])
    assert len(packs) == 3


def literal_history(true: Round, hand: tuple[str, ...], rest: list[str], back: list[str]) -> bool:
    """Whether some draws explain an arrangement: every pack is built and played from the deal."""
    draws = sum(is_draw(step, true.opponent) for step in true.steps)
    viewer_hand = true.dealt.hands[true.viewer]
    viewer_drew = {s.before.deck[0] for s in true.steps if is_draw(s, true.viewer)}
    pool = [c for c in PACK if c not in viewer_hand | viewer_drew | set(rest) | {true.dealt.decree}]
    if len(pool) != 13 + draws:
        return False  # the deck would hold a card that the viewer or the decree was dealt
    for drawn in permutations(pool, draws):
        his, top = list(drawn), list[str]()
        for step in true.steps:
            if is_draw(step, true.opponent):
                top.append(his.pop(0))
            elif is_draw(step, true.viewer):
                top.append(step.before.deck[0])
        dealt = [c for c in pool if c not in drawn]
        hands = [dealt, list(viewer_hand)] if true.viewer == 1 else [list(viewer_hand), dealt]
        assert true.dealt.decree is not None
        game = true.undealt.copy()
        game.deal([*hands[0], *hands[1], true.dealt.decree, *top, *rest])
        if plays_alike(true, game, list(back)) and game.hands[true.opponent] == set(hand):
            return True
    return False


def plays_alike(true: Round, game: FoxOracle, back: list[str]) -> bool:
    """Play the round's actions in another deal; False at the first thing that differs."""
    for step in true.steps:
        if view(game, true.viewer) != view(step.before, true.viewer):
            return False
        action = f"under {back.pop(0)}" if is_under(step, true.opponent) else step.action
        if action not in game.legal():
            return False
        game.do(action)
    return view(game, true.viewer) == view(true.now, true.viewer)


def literal_worlds(true: Round) -> set[World]:
    """The slow definition: all arrangements, all draws, all from the deal."""
    places = deck_places(true)
    unseen = unseen_cards(true, places)
    found: set[World] = set()
    for hand in combinations(unseen, len(true.now.hands[true.opponent])):
        others = [card for card in unseen if card not in hand]
        for back in permutations(others, places.count("?")):
            rest = [card for card in others if card not in back]
            if literal_history(true, hand, rest, list(back)):
                for order in permutations(rest):
                    found.add((frozenset(hand), tuple(fill(places, order, back))))
    return found


def small_positions() -> list[tuple[int, int, int]]:
    """(seed, length, viewer) with one or two Woodcutters of the opponent and few unseen cards."""
    chosen: list[tuple[int, int, int]] = []
    for seed in range(100, 107):
        packs, whole = random_round(seed, 99)
        for viewer in (0, 1):
            for cut in (len(whole) - 6, len(whole) - 3):
                true = true_round(packs, whole[:cut], viewer, 0, 21)
                assert true is not None
                draws = sum(is_draw(step, 1 - viewer) for step in true.steps)
                size = len(true.now.hands[1 - viewer])
                if (draws == 1 and size <= 3) or (draws == 2 and size <= 1):
                    chosen.append((seed, cut, viewer))
    return chosen


def test_worlds_agree_with_the_literal_definition() -> None:
    """Taking the round back finds the same worlds as trying every pack from the deal."""
    ruled_out = 0
    for seed, cut, viewer in small_positions():
        packs, actions = random_round(seed, cut)
        true = true_round(packs, actions, viewer, 0, 21)
        assert true is not None
        fast = worlds(packs, actions, viewer, limit=10**6)
        assert fast is not None and fast == literal_worlds(true)
        hands = list(combinations(unseen_cards(true, deck_places(true)), len(next(iter(fast))[0])))
        ruled_out += len({hand for hand, _ in fast}) < len(hands)
    assert ruled_out >= 3  # else the comparison says nothing


def test_a_known_decree_card_may_hide_after_a_woodcutter() -> None:
    """FOX-4.2: the exchanged decree is known in the hand, until a Woodcutter may have buried it."""
    seat1 = ["K3", "K5", "K1", "K2", "K4", "K6", "K7", "K8", "K10", "M3", "M4", "M6", "M7"]
    deck = ["B1", "B2", "B3", "B4", "B5", "B6"]
    seat0 = [card for card in PACK if card not in {*seat1, *deck, "M2"}]
    pack = [*seat0, *seat1, "M2", *deck]
    swapped = ["B8", "K3", "swap K4"]  # seat 1 wins with the new trump and holds M2
    true = true_round([pack], swapped, 0, 1, 21)
    assert true is not None and true.now.to_act == 1
    hand = frozenset(true.now.hands[1])
    assert Past(true).find(3, hand, ()) is not None
    assert Past(true).find(3, hand - {"M2"} | {"B1"}, ()) is None
    true = true_round([pack], [*swapped, "K5", "under K1"], 0, 1, 21)
    assert true is not None
    hand = frozenset(true.now.hands[1])
    assert Past(true).find(5, hand, ("K1",)) is not None
    assert Past(true).find(5, hand - {"M2"} | {"K1"}, ("M2",)) is not None
    assert Past(true).find(5, hand - {"M2"} | {"B2"}, ("K1",)) is None
    # seat 1 could not follow bells: at most the one card that he drew since is a bell
    assert Past(true).find(5, hand - {"K2"} | {"B2"}, ("K1",)) is None
    assert Past(true).find(5, hand - {"K2", "B1"} | {"B2", "K9"}, ("K1",)) is not None
