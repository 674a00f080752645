"""A match in words and as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from foxfire.arena.figures import (
    bounds,
    effort_line,
    elo,
    finite,
    game_name,
    options_line,
    percent,
    points,
)
from foxfire.arena.match import Match
from foxfire.core.game import Json
from foxfire.engine import report as engine_report
from foxfire.engine.opponents import is_outside
from foxfire.text.words import Words

PAIR = 2  # games of a set that people call a pair


def lines(match: Match, words: Words) -> Iterator[str]:
    """The result for people."""
    yield _head(match, words)
    yield from (f"  {line}" for line in options_line(match.terms, words))
    if match.sets:
        yield from (f"  {line}" for line in _figures(match, words))
    if match.sprt is not None:
        yield "  " + _test(match, words)
    if match.ended is not None:
        yield "  " + words("arena-ended", why=match.ended)
    for bot, effort in zip(match.bots, match.efforts, strict=True):
        yield from engine_report.lines(bot, effort.conduct, words)


def _head(match: Match, words: Words) -> str:
    one, other = match.bots
    return words(
        "arena-head",
        one=one,
        other=other,
        game=game_name(match.terms.game_id, words),
        sets=len(match.sets),
        games=str(len(match.games)),
        seed=str(match.terms.seed),
    )


def _figures(match: Match, words: Words) -> Iterator[str]:
    found, bot = match.estimate, match.bots[0]
    bounds = {"low": percent(found.low), "high": percent(found.high)}
    yield words("arena-share", bot=bot, share=percent(found.share), **bounds)
    won, drawn, lost = map(str, match.won_drawn_lost)
    what = "sets" if match.format.together else "games"
    yield words("arena-won", what=what, won=won, drawn=drawn, lost=lost)
    if len(match.format.seatings) == PAIR and not match.format.together:
        yield words("arena-pairs", bot=bot, pairs=words.listing(_pairs(match)))
    low, high = elo(found.elo_low, words), elo(found.elo_high, words)
    yield words("arena-elo", elo=elo(found.elo, words), low=low, high=high)
    yield words("arena-superiority", bot=bot, share=percent(found.superiority))
    yield from _parts(match, words)
    yield from _worths(match, words)
    yield effort_line(match.efforts, words)
    if match.cut:
        yield words("arena-cut", what=what, games=str(match.cut), cap=str(match.terms.cap))


def _pairs(match: Match) -> Iterator[str]:
    """How many pairs gave how many points of two."""
    values = {step / 4 for step in range(5)} | set(match.counts)
    return (f"{points(PAIR * value)}: {match.counts[value]}" for value in sorted(values))


def _parts(match: Match, words: Words) -> Iterator[str]:
    for part in match.parts():
        found, (own, others) = part.estimate, part.held
        yield words(
            "arena-part",
            bot=match.bots[0],
            other=match.bots[1],
            own=own,
            others=others,
            share=percent(found.share),
            low=percent(found.low),
            high=percent(found.high),
            fair=percent(part.fair),
        )


def _worths(match: Match, words: Words) -> Iterator[str]:
    found = match.worths()
    if found is not None:
        one, other, gap = ([f"{value:.1f}" for value in each] for each in found)
        told = {"one": one[0], "other": other[0], "gap": gap[0], "low": gap[1], "high": gap[2]}
        yield words("arena-worth", **told)


def _test(match: Match, words: Words) -> str:
    test = match.sprt
    assert test is not None
    return words(
        "arena-sprt",
        verdict=match.verdict or "open",
        elo0=f"{test.elo0:g}",
        elo1=f"{test.elo1:g}",
        alpha=f"{100 * test.alpha:g}",
        beta=f"{100 * test.beta:g}",
        llr=f"{match.llr:.2f}",
        lower=f"{test.lower:.2f}",
        upper=f"{test.upper:.2f}",
    )


# --- as JSON -------------------------------------------------------------------------------------


def as_json(match: Match) -> Json:
    """The result for programs; what has no bound is null."""
    found, (won, drawn, lost) = match.estimate, match.won_drawn_lost
    worths = match.worths()
    return {
        "game": match.terms.game_id,
        "options": match.terms.options.as_json(),
        "bots": list(match.bots),
        "seed": match.terms.seed,
        "seatings": match.terms.seatings,
        "sets": len(match.sets),
        "games": len(match.games),
        "share": bounds(found.share, found.low, found.high) | {"error": finite(found.error)},
        "elo": bounds(found.elo, found.elo_low, found.elo_high),
        "superiority": found.superiority,
        "counts": {f"{value:g}": count for value, count in sorted(match.counts.items())},
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "cut": match.cut,
        "cap": match.terms.cap,
        "parts": [
            {"held": list(part.held), "fair": part.fair}
            | bounds(part.estimate.share, part.estimate.low, part.estimate.high)
            for part in match.parts()
        ],
        "worth": None if worths is None else [bounds(*worth) for worth in worths],
        "sprt": _sprt_json(match),
        "ended": match.ended,
        "mean_ms": [e.mean_ms for e in match.efforts],
        "slowest_ms": [1000 * e.slowest for e in match.efforts],
        "conduct": [
            engine_report.as_json(effort.conduct) if is_outside(bot) else None
            for bot, effort in zip(match.bots, match.efforts, strict=True)
        ],
    }


def _sprt_json(match: Match) -> Json | None:
    test = match.sprt
    if test is None:
        return None
    return {
        "elo0": test.elo0,
        "elo1": test.elo1,
        "alpha": test.alpha,
        "beta": test.beta,
        "llr": match.llr,
        "lower": test.lower,
        "upper": test.upper,
        "verdict": match.verdict,
    }
