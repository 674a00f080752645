"""Writing the pieces of a tensor observation: each returns where the next piece begins."""

from __future__ import annotations

from collections.abc import MutableSequence

from foxfire.core.bits import Mask, has
from foxfire.core.kernel import kernel

Tensor = MutableSequence[float]


@kernel
def write_set(out: Tensor, at: int, members: Mask, size: int) -> int:
    """A one for every member of a set."""
    for member in range(size):
        out[at + member] = 1.0 if has(members, member) else 0.0
    return at + size


@kernel
def write_number(out: Tensor, at: int, number: int, size: int) -> int:
    """A one at the number's own place; nothing for a number outside."""
    for value in range(size):
        out[at + value] = 1.0 if value == number else 0.0
    return at + size


@kernel
def write_flag(out: Tensor, at: int, flag: bool) -> int:
    out[at] = 1.0 if flag else 0.0
    return at + 1
