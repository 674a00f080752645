"""A ladder in words and as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from foxfire.arena.figures import elo, game_name, options_line, percent, table
from foxfire.arena.ladder import Ladder
from foxfire.core.game import Json
from foxfire.engine import report as engine_report
from foxfire.engine.opponents import is_outside
from foxfire.text.words import Words


def order(ladder: Ladder) -> list[int]:
    """The bots, the best first."""
    elos = ladder.ratings().elos
    return sorted(range(len(ladder.bots)), key=lambda bot: -elos[bot])


def lines(ladder: Ladder, words: Words) -> Iterator[str]:
    """The table of ratings, then who did how well against whom."""
    yield words(
        "arena-ladder-head",
        game=game_name(ladder.terms.game_id, words),
        games=str(ladder.games),
        seed=str(ladder.terms.seed),
    )
    yield from options_line(ladder.terms, words)
    yield from table(_rating_rows(ladder, words))
    yield ""
    yield words("arena-ladder-cross")
    yield from table(_cross_rows(ladder))
    if ladder.cut:
        what = "sets" if ladder.format.together else "games"
        yield words("arena-cut", what=what, games=str(ladder.cut), cap=str(ladder.terms.cap))
    if ladder.interrupted:
        yield words("arena-ladder-interrupted")
    for bot, effort in ladder.efforts.items():
        yield from engine_report.lines(bot, effort.conduct, words)


def _rating_rows(ladder: Ladder, words: Words) -> Iterator[list[str]]:
    ratings, ranked = ladder.ratings(), order(ladder)
    columns = ("bot", "elo", "margin", "points", "sets", "better", "ms")
    yield [words("arena-column", column=column) for column in columns]
    for place, bot in enumerate(ranked):
        effort, (share, sets) = ladder.efforts[ladder.bots[bot]], ladder.points(bot)
        next_bot = ranked[place + 1] if place + 1 < len(ranked) else None
        yield [
            ladder.bots[bot],
            elo(ratings.elos[bot], words),
            f"{ratings.margins[bot]:.0f}",
            percent(share),
            str(sets),
            "" if next_bot is None else percent(ratings.superiority(bot, next_bot)),
            f"{effort.mean_ms:.2f}",
        ]


def _cross_rows(ladder: Ladder) -> Iterator[list[str]]:
    ranked = order(ladder)
    yield ["", *(str(place) for place, _ in enumerate(ranked, start=1))]
    for place, one in enumerate(ranked, start=1):
        shares = (ladder.share(one, other) for other in ranked)
        yield [
            f"{place} {ladder.bots[one]}",
            *("-" if share is None else percent(share) for share in shares),
        ]


def as_json(ladder: Ladder) -> Json:
    """The ladder for programs, in the order of the table."""
    ratings, ranked = ladder.ratings(), order(ladder)
    return {
        "game": ladder.terms.game_id,
        "options": ladder.terms.options.as_json(),
        "seed": ladder.terms.seed,
        "games": ladder.games,
        "cut": ladder.cut,
        "cap": ladder.terms.cap,
        "interrupted": ladder.interrupted,
        "bots": [
            {
                "bot": ladder.bots[bot],
                "elo": ratings.elos[bot],
                "margin": ratings.margins[bot],
                "share": ladder.points(bot)[0],
                "sets": ladder.points(bot)[1],
                "ms": ladder.efforts[ladder.bots[bot]].mean_ms,
                "against": {ladder.bots[other]: ladder.share(bot, other) for other in ranked},
                "conduct": engine_report.as_json(ladder.efforts[ladder.bots[bot]].conduct)
                if is_outside(ladder.bots[bot])
                else None,
            }
            for bot in ranked
        ],
    }
