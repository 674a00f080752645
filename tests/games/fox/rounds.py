"""Rounds of Fox by the oracle, written as a pack and actions, to be played by the engine too."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from foxfire.core.play import Play
from foxfire.core.registry import game
from tests.oracle.fox import PACK, FoxOracle, rank_of, suit_of

FOX = game("fox")
MONARCH, SWAN, WOODCUTTER = 11, 1, 5

Chooser = Callable[[random.Random, list[str]], str]


def anything(rng: random.Random, legal: list[str]) -> str:
    return rng.choice(legal)


def eager(rng: random.Random, legal: list[str]) -> str:
    """Likes powers: rounds with many draws, exchanges and led Monarchs."""
    liked = [a for a in legal if a.startswith("swap") or a[1:] in ("3", "5", "11")]
    return rng.choice(liked if liked and rng.random() < 0.7 else legal)


@dataclass(frozen=True)
class Written:
    """A round, or the beginning of one."""

    pack: tuple[str, ...]
    actions: tuple[str, ...]
    dealer: int = 0

    def cut(self, length: int) -> Written:
        return Written(self.pack, self.actions[:length], self.dealer)

    def oracle(self) -> FoxOracle:
        oracle = FoxOracle(dealer=self.dealer)
        oracle.deal(list(self.pack))
        for action in self.actions:
            oracle.do(action)
        return oracle

    def play(self) -> Play:
        play = Play(FOX, {"dealer": self.dealer})
        play.deal(self.pack)
        for action in self.actions:
            play.do(action)
        return play


def random_round(seed: object, choose: Chooser = anything) -> Written:
    """A whole random round."""
    rng = random.Random(str(seed))
    written = Written(tuple(rng.sample(PACK, len(PACK))), (), rng.randrange(2))
    oracle, actions = written.oracle(), list[str]()
    while oracle.legal():
        actions.append(choose(rng, sorted(oracle.legal())))
        oracle.do(actions[-1])
    return Written(written.pack, tuple(actions), written.dealer)


def positions(written: Written) -> Iterator[tuple[FoxOracle, str]]:
    """Every decision of a round with what was decided; the oracle is a fresh copy each time."""
    oracle = written.cut(0).oracle()
    for action in written.actions:
        yield oracle.copy(), action
        oracle.do(action)


def denied_by(before: FoxOracle, action: str) -> set[str]:
    """Cards that an answer shows its player not to hold, thought out from the clauses anew."""
    led = before.trick[before.leader]
    answers = before.phase == "play" and before.trick.count(None) == 1
    if not answers or led is None:
        return set()
    of_suit = {card for card in PACK if suit_of(card) == suit_of(led)}
    if suit_of(action) != suit_of(led):
        return of_suit  # FOX-3.2
    if rank_of(led) == MONARCH and rank_of(action) != SWAN:
        return {card for card in of_suit if rank_of(card) > rank_of(action)}  # FOX-4.6
    return set()
