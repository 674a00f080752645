"""What was found about the choices of two bots, in words and as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from foxfire.arena.choices import Choices
from foxfire.arena.figures import bounds, effort_line, game_name, options_line, percent
from foxfire.core.game import Json
from foxfire.text.words import Words

#: Choices differ by little: gains are told in parts of a match.
PARTS = 10_000


def figures(choices: Choices) -> list[str]:
    """The gain and its interval, in parts of a match."""
    return [f"{PARTS * value:+.1f}" for value in choices.gain()]


def lines(choices: Choices, words: Words) -> Iterator[str]:
    """The result for people."""
    terms, inquiry = choices.terms, choices.inquiry
    one, other = inquiry.bots
    yield words(
        "arena-choices-head",
        one=one,
        other=other,
        host=inquiry.host,
        game=game_name(terms.game_id, words),
        games=len(choices.findings),
        turns=str(choices.turns),
        seed=str(terms.seed),
    )
    yield from (f"  {line}" for line in options_line(terms, words))
    if choices.turns:
        share = percent(choices.differing / choices.turns)
        yield "  " + words("arena-choices-differ", number=str(choices.differing), share=share)
        gain, low, high = figures(choices)
        told = {"gain": gain, "low": low, "high": high, "parts": str(PARTS)}
        yield "  " + words("arena-choices-gain", bot=one, other=other, **told)
        yield "  " + effort_line(choices.efforts, words)
    if choices.interrupted:
        yield "  " + words("arena-ended", why="interrupted")


def as_json(choices: Choices) -> Json:
    """The result for programs; what has no bound is null. Gains are shares of a match."""
    terms, inquiry = choices.terms, choices.inquiry
    return {
        "game": terms.game_id,
        "options": terms.options.as_json(),
        "bots": list(inquiry.bots),
        "host": inquiry.host,
        "every": inquiry.every,
        "tries": inquiry.tries,
        "seed": terms.seed,
        "games": len(choices.findings),
        "turns": choices.turns,
        "differing": choices.differing,
        "gain": bounds(*choices.gain()),
        "interrupted": choices.interrupted,
        "mean_ms": [effort.mean_ms for effort in choices.efforts],
        "slowest_ms": [1000 * effort.slowest for effort in choices.efforts],
    }
