"""A hint as lines: the best turns in a small table, and one sentence of why."""

from __future__ import annotations

from foxfire.bots.hints import CARDS, Advice, Hint
from foxfire.text.voice import Voice
from foxfire.text.words import Words

INDENT = "  "
GAP = "   "
DECIMALS = 1  # of cards


def hint_lines(hint: Hint, voice: Voice) -> list[str]:
    why = voice.event(hint.why)
    return [*_table(hint, voice.words), why] if hint.simulations else [why]


def _table(hint: Hint, words: Words) -> list[str]:
    head = (
        words("terminal-hint-turn"),
        words("terminal-hint-value", measure=hint.measure),
        words("terminal-hint-spread"),
        words("terminal-hint-tries"),
    )
    rows = [head, *(_row(one, hint.measure, words) for one in hint.advice)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [INDENT + _aligned(row, widths) for row in rows]


def _row(one: Advice, measure: str, words: Words) -> tuple[str, ...]:
    if measure == CARDS:
        value = words("terminal-hint-cards", cards=f"{one.value:+.{DECIMALS}f}")
        within = f"{one.spread:.{DECIMALS}f}"
    else:
        value = words("terminal-hint-chance", percent=round(100 * one.value))
        within = str(round(100 * one.spread))
    return one.turn, value, words("terminal-hint-within", within=within), str(one.visits)


def _aligned(row: tuple[str, ...], widths: list[int]) -> str:
    """The turn to the left, figures to the right."""
    figures = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
    return GAP.join([row[0].ljust(widths[0]), *figures])
