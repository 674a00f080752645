"""Packs from a seed, by a derivation that anybody can repeat.

The key is the seed; block n of the stream is HMAC-SHA256(key, "foxfire/<use>/<n>"); each block
gives eight 32-bit numbers, big end first. A number below k is the next one that is smaller than the
largest multiple of k, modulo k (the others are passed over, so that all results are equally
likely). A pack is the game's cards in their order, shuffled by Fisher and Yates from the last place
down: place i is exchanged with a number below i + 1. Pack n of a game (from 0) has the use
"pack-<n>".
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence

Cards = list[int]


class SeedStream:
    """A stream of unbiased numbers from a seed, for one use."""

    def __init__(self, seed: int | str, use: str) -> None:
        self._numbers = _numbers(str(seed).encode(), use)

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n
        while (number := next(self._numbers)) >= limit:
            pass
        return number % n

    def shuffled(self, cards: Sequence[int]) -> Cards:
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return pack


def _numbers(key: bytes, use: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"foxfire/{use}/{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def fresh_seed() -> int:
    """A seed nobody can guess, short enough to read out."""
    return secrets.randbelow(10**12)
