"""Hands of Tatsu by the oracle in every mode, to be played by the engine too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from foxfire.core.play import Play
from foxfire.core.registry import game
from tests.oracle.tatsu import PACK, TatsuOracle, clan_of

TATSU = game("tatsu")
Options = dict[str, Any]


def modes() -> Iterator[Options]:
    """Every way to play: 4 players, then the switches of 2 and of 3."""
    yield {"players": 4}
    for deal, face_down, clan in product(("split", "mixed"), ("neither", "own"), ("red", "yellow")):
        yield {"players": 2, "deal": deal, "face_down": face_down, "clan": clan}
    for rotation, leader in product(("left", "right"), ("red", "chosen")):
        yield {"players": 3, "rotation": rotation, "leader": leader}


MODES = list(modes())


def name_of(mode: Options) -> str:
    return " ".join(map(str, mode.values()))


def random_pack(rng: random.Random, mode: Options) -> list[str]:
    """A pack that may be dealt, by shuffling anew what the deal does not allow."""
    pack = rng.sample(PACK, len(PACK))
    if mode.get("deal") != "split":
        return pack
    clans = [[card for card in pack if clan_of(card) == clan] for clan in "RY"]
    halves = [clans[0][:7] + clans[1][:7], clans[0][7:] + clans[1][7:]]
    return [card for half in halves for card in rng.sample(half, 14)]


@dataclass(frozen=True)
class Written:
    """A hand, or the beginning of one, as a pack and actions."""

    pack: tuple[str, ...]
    actions: tuple[str, ...] = ()
    mode: Options = field(default_factory=lambda: {"players": 4})
    dealer: int = 0

    def cut(self, length: int) -> Written:
        return Written(self.pack, self.actions[:length], self.mode, self.dealer)

    def oracle(self) -> TatsuOracle:
        oracle = TatsuOracle(dealer=self.dealer, **self.mode)
        oracle.deal(list(self.pack))
        for action in self.actions:
            oracle.do(action)
        return oracle

    def play(self, **options: Any) -> Play:
        play = Play(TATSU, {"dealer": self.dealer, **self.mode, **options})
        play.deal(self.pack)
        for action in self.actions:
            play.do(action)
        return play


def random_hand(seed: object, mode: Options) -> Written:
    """A whole random hand."""
    rng = random.Random(str(seed))
    pack, dealer = tuple(random_pack(rng, mode)), rng.randrange(mode["players"])
    oracle, actions = Written(pack, (), mode, dealer).oracle(), list[str]()
    while oracle.legal():
        actions.append(rng.choice(sorted(oracle.legal())))
        oracle.do(actions[-1])
    return Written(pack, tuple(actions), mode, dealer)
