"""Sets of small numbers as the bits of one integer, at most 62 of them.

62, because compiled masks are signed 64-bit integers: a mixture with unsigned ones would silently
become floating point.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence

from foxfire.core.kernel import intrinsic, kernel

Mask = int


@intrinsic
def count(mask: Mask) -> int:
    """How many bits are set."""
    return mask.bit_count()


@intrinsic
def lowest(mask: Mask) -> int:
    """The number of the lowest bit set; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


@intrinsic
def highest(mask: Mask) -> int:
    """The number of the highest bit set; the mask must not be empty."""
    return mask.bit_length() - 1


@kernel
def bit(number: int) -> Mask:
    return 1 << number


@kernel
def has(mask: Mask, number: int) -> bool:
    return (mask >> number) & 1 == 1


@intrinsic
def nth(mask: Mask, n: int) -> int:
    """The number of the n-th bit set, counting from zero and from below; there must be so many."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


@kernel
def write_numbers(mask: Mask, first: int, out: MutableSequence[int]) -> int:
    """Write `first` plus every number in the set, ascending; returns how many."""
    size = 0
    while mask != 0:
        out[size] = first + lowest(mask)
        mask &= mask - 1
        size += 1
    return size


def numbers(mask: Mask) -> Iterator[int]:
    """The numbers in the set, ascending (plain only)."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1
