"""Clause numbers that fit into compiled code: FOX-4.6 is 406, none is 0."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
NOT_AN_ACTION: Final = -1  # no number of this game at all


def clause(section: int, number: int) -> int:
    return 100 * section + number


def clause_id(prefix: str, code: int) -> str | None:
    """The written id, such as `FOX-4.6`; None where no clause is concerned."""
    return f"{prefix}-{code // 100}.{code % 100}" if code > 0 else None
