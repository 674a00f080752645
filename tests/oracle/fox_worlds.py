"""Brute force: all the worlds that one player cannot tell apart, by replay through the oracle.

A world is (the opponent's hand now, the deck now from the top). The cards that the viewer does
not see are put in every way over the places that he does not see. For each way we look for a
hidden history that explains it: the round is taken back action by action, trying every card
that the opponent may have drawn, and each action that he was seen to do must have been legal
with the hand he then held. A history that was found gives a pack, and that pack is played
forward once more from the deal: the viewer must see the same after every action.

The only thing that is not tried one by one is the order of the deck cards that nobody has drawn
yet: the replay never looks at them, so one order that works means that all of them work.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from math import factorial

from tests.oracle.fox import PACK, WOODCUTTER, FoxOracle, in_order, rank_of

World = tuple[frozenset[str], tuple[str, ...]]
View = tuple[object, ...]


@dataclass(frozen=True)
class Step:
    """One action of the true round, with the position it was done in."""

    before: FoxOracle  # scratch: the opponent's hand in it is overwritten by each hypothesis
    seat: int
    action: str


@dataclass(frozen=True)
class History:
    """A hidden past: what the opponent was dealt, drew and returned, each in order."""

    dealt: frozenset[str]
    drawn: tuple[str, ...]
    returned: tuple[str, ...]


@dataclass(frozen=True)
class Round:
    """The true current round; hypotheses may use of it only what the viewer saw."""

    viewer: int
    undealt: FoxOracle  # just before the deal
    dealt: FoxOracle  # just after it
    steps: list[Step]
    now: FoxOracle

    @property
    def opponent(self) -> int:
        """The seat whose cards are hidden."""
        return 1 - self.viewer


def view(game: FoxOracle, viewer: int) -> View:
    """All that the viewer sees of a position: no opponent's cards, no deck cards."""
    return (
        game.phase,
        game.to_act,
        game.dealer,
        game.leader,
        frozenset(game.hands[viewer]),
        len(game.hands[1 - viewer]),
        game.decree,
        len(game.deck),
        tuple(game.trick),
        tuple(game.tricks),
        tuple(game.round_points),
        tuple(game.scores),
    )


def true_round(
    packs: list[list[str]], actions: list[str], viewer: int, dealer: int, target: int
) -> Round | None:
    """Play the true game and keep the steps of its last round; None before the first deal."""
    game = FoxOracle(target, dealer)
    undealt = dealt = game.copy()
    steps: list[Step] = []
    todo, left = list(packs), list(actions)
    while left or (todo and game.to_act == "chance"):
        if game.to_act == "chance":
            if not todo:
                raise ValueError("the actions need another pack")
            undealt = game.copy()
            game.deal(todo.pop(0))
            dealt = game.copy()
            steps = []
        else:
            action = left.pop(0)
            if not isinstance(game.to_act, int):
                raise ValueError("actions after the end of the game")
            steps.append(Step(game.copy(), game.to_act, action))
            game.do(action)
    if game.rounds == 0:
        return None
    return Round(viewer, undealt, dealt, steps, game)


def is_under(step: Step, seat: int) -> bool:
    """Whether this seat returned a card under the deck here."""
    return step.seat == seat and step.action.startswith("under ")


def is_draw(step: Step, seat: int) -> bool:
    """Whether this seat played a Woodcutter here, and so drew a card."""
    plays = step.before.phase == "play"
    return step.seat == seat and plays and rank_of(step.action) == WOODCUTTER


def deck_places(true: Round) -> list[str]:
    """The deck now as the viewer knows it: a card he put there, "?" returned by the opponent,
    or "-" for a card that has lain there since the deal.

    FOX-4.3: a returned card never comes back, so the returned ones lie in order at the bottom.
    """
    bottom: list[str] = []
    for step in true.steps:
        if is_under(step, true.viewer):
            bottom.append(step.action.split()[1])
        elif is_under(step, true.opponent):
            bottom.append("?")
    return ["-"] * (len(true.now.deck) - len(bottom)) + bottom


def unseen_cards(true: Round, places: list[str]) -> list[str]:
    """The cards that the viewer cannot place now: in the opponent's hand or the deck."""
    played = {step.action for step in true.steps if step.before.phase == "play"}
    own = true.now.hands[true.viewer]
    return [c for c in PACK if c not in (played | own | set(places) | {true.now.decree})]


class Past:
    """Takes the round back from a supposed hand of the opponent; remembers what it has tried."""

    def __init__(self, true: Round) -> None:
        """Nothing is tried yet."""
        self.true = true
        self.opponent = true.opponent
        self.memory: dict[tuple[int, frozenset[str], tuple[str, ...]], History | None] = {}

    def find(self, count: int, hand: frozenset[str], returned: tuple[str, ...]) -> History | None:
        """Some history of the first `count` steps that leaves the opponent with `hand` and has
        him return exactly the cards `returned`; None when there is none.
        """
        key = (count, hand, returned)
        if key not in self.memory:
            self.memory[key] = self._search(count, hand, returned)
        return self.memory[key]

    def _search(
        self, count: int, hand: frozenset[str], returned: tuple[str, ...]
    ) -> History | None:
        if count == 0:
            return History(hand, (), ())
        step = self.true.steps[count - 1]
        if step.seat != self.opponent:
            return self.find(count - 1, hand, returned)  # the viewer never touches that hand
        if is_under(step, self.opponent):
            return self._take_back_under(count, hand, returned)
        if is_draw(step, self.opponent):
            return self._take_back_draw(count, hand, returned)
        before = hand_before(step, hand)
        if before is None or not self._legal(step, before, step.action):
            return None
        return self.find(count - 1, before, returned)

    def _take_back_under(
        self, count: int, hand: frozenset[str], returned: tuple[str, ...]
    ) -> History | None:
        """He returned the last card of `returned`: it was in his hand before."""
        step, card = self.true.steps[count - 1], returned[-1]
        if not self._legal(step, hand | {card}, f"under {card}"):
            return None
        past = self.find(count - 1, hand | {card}, returned[:-1])
        return past and History(past.dealt, past.drawn, (*past.returned, card))

    def _take_back_draw(
        self, count: int, hand: frozenset[str], returned: tuple[str, ...]
    ) -> History | None:
        """He played a Woodcutter and drew a card: any card of the hand may be the drawn one."""
        step = self.true.steps[count - 1]
        for drawn in in_order(set(hand)):
            before = hand - {drawn} | {step.action}
            if self._legal(step, before, step.action):
                past = self.find(count - 1, before, returned)
                if past:
                    return History(past.dealt, (*past.drawn, drawn), past.returned)
        return None

    def _legal(self, step: Step, hand: frozenset[str], action: str) -> bool:
        """Ask the oracle, in that position, with the supposed hand."""
        step.before.hands[self.opponent] = set(hand)
        return action in step.before.legal()


def hand_before(step: Step, hand: frozenset[str]) -> frozenset[str] | None:
    """The opponent's hand before an action of his that the viewer saw in full."""
    if step.action == "keep":
        return hand
    if not step.action.startswith("swap "):
        return hand | {step.action}
    old = step.before.decree  # FOX-4.2 it came into his hand
    if old is None or old not in hand:
        return None
    return hand - {old} | {step.action.split()[1]}


def pack_of(true: Round, past: History, untouched: list[str]) -> list[str]:
    """The pack that this history supposes; the drawn cards were the top of the deck, in order."""
    hands: list[list[str]] = [[], []]
    hands[true.viewer] = in_order(true.dealt.hands[true.viewer])
    hands[true.opponent] = in_order(set(past.dealt))
    his = list(past.drawn)
    top: list[str] = []
    for step in true.steps:
        if is_draw(step, true.opponent):
            top.append(his.pop(0))
        elif is_draw(step, true.viewer):
            top.append(step.before.deck[0])  # the viewer saw what he drew himself
    assert true.dealt.decree is not None
    return hands[0] + hands[1] + [true.dealt.decree] + top + untouched


def replays(true: Round, views: list[View], pack: list[str], returned: tuple[str, ...]) -> bool:
    """Play the supposed pack forward: all actions legal, and the same view after each."""
    game = true.undealt.copy()
    game.deal(pack)
    his = list(returned)
    for step, seen in zip(true.steps, views[:-1], strict=True):
        if view(game, true.viewer) != seen:
            return False
        action = f"under {his.pop(0)}" if is_under(step, true.opponent) else step.action
        if action not in game.legal():
            return False
        game.do(action)
    return view(game, true.viewer) == views[-1]


def fill(places: list[str], untouched: tuple[str, ...], returned: tuple[str, ...]) -> list[str]:
    """The deck with its unknown places filled in, in order."""
    kept, his = list(untouched), list(returned)
    deck: list[str] = []
    for place in places:
        deck.append(kept.pop(0) if place == "-" else his.pop(0) if place == "?" else place)
    return deck


def worlds(
    packs: list[list[str]],
    actions: list[str],
    viewer: int,
    dealer: int = 0,
    target: int = 21,
    limit: int = 200_000,
) -> set[World] | None:
    """All (opponent's hand, deck from the top) that fit what `viewer` saw in this round.

    The true game is given; only the viewer's part of it is used. None when more than `limit`
    arrangements of the unseen cards would have to be looked at.
    """
    true = true_round(packs, actions, viewer, dealer, target)
    if true is None:
        return {(frozenset(), ())}
    places = deck_places(true)
    unseen = unseen_cards(true, places)
    size = len(true.now.hands[true.opponent])
    assert len(unseen) == size + places.count("-") + places.count("?")
    if factorial(len(unseen)) // factorial(size) > limit:
        return None
    views = [view(step.before, viewer) for step in true.steps] + [view(true.now, viewer)]
    past = Past(true)
    found: set[World] = set()
    for hand in combinations(unseen, size):
        rest = [card for card in unseen if card not in hand]
        for returned in permutations(rest, places.count("?")):
            history = past.find(len(true.steps), frozenset(hand), returned)
            if history is None:
                continue
            untouched = [card for card in rest if card not in returned]
            if not replays(true, views, pack_of(true, history, untouched), history.returned):
                raise AssertionError("a history taken back does not play forward")
            for order in permutations(untouched):
                found.add((frozenset(hand), tuple(fill(places, order, returned))))
    return found
