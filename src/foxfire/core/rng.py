"""The generator for playouts: small, fast, and the same numbers in every mode.

Multiply-with-carry keeps its whole state in one non-negative 63-bit integer, so that no step needs
unsigned or wrapping arithmetic: plain Python, native code and a GPU compute it alike. It is for
playouts and sampled worlds only; what people play with is dealt by `foxfire.core.packs`.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

from foxfire.core.bits import Mask, bit, count, nth
from foxfire.core.kernel import kernel

# MULTIPLIER * 2**32 - 1 and half of it are prime, so the period is close to 2**62.
MULTIPLIER = 2_147_483_085
LOW = 0xFFFF_FFFF


class Cards(Protocol):
    """An array of cards, or a row of a struct."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, card: int, /) -> None: ...


class Seeded(Protocol):
    """Any struct that carries a generator."""

    rng: int


@kernel
def next32(s: Seeded) -> int:
    """32 random bits."""
    state = MULTIPLIER * (s.rng & LOW) + (s.rng >> 32)
    s.rng = state
    return (state & LOW) ^ (state >> 32)


@kernel
def below(s: Seeded, n: int) -> int:
    """A number from 0 to n - 1, for n up to 2**30; the bias is below n / 2**32."""
    return (next32(s) * n) >> 32


@kernel
def below_wide(s: Seeded, n: int) -> int:
    """A number from 0 to n - 1, for n up to 2**60; the bias is below n / 2**62."""
    wide = (next32(s) << 30) | (next32(s) & 0x3FFF_FFFF)
    return wide % n


@kernel
def shuffle(s: Seeded, cards: Cards, first: int, size: int) -> None:
    """Put `size` cards, from place `first` on, into random order (Fisher and Yates)."""
    for last in range(size - 1, 0, -1):
        swap(cards, first + last, first + below(s, last + 1))


@kernel
def swap(cards: Cards, one: int, other: int) -> None:
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


@kernel
def subset(s: Seeded, members: Mask, size: int) -> Mask:
    """A subset of the given size, each with the same chance."""
    picked = 0
    for _ in range(size):
        member = nth(members, below(s, count(members)))
        members ^= bit(member)
        picked |= bit(member)
    return picked


def generator(*seed: object) -> int:
    """A generator state from anything printable; equal seeds give equal games."""
    digest = hashlib.sha256("/".join(map(str, seed)).encode()).digest()
    return 1 + int.from_bytes(digest[:8], "big") % (MULTIPLIER * 2**32 - 2)
