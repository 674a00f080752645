"""Makes the fitted rows of `numbers.py` anew: `python -m foxfire.bots.tac.fitting --games 4000`.

Games are played by the quick turns of rollouts with the numbers of now (`self_play.py`). Then
numbers are fitted to how the games ended: against others, the chance to win is logistic in the
difference between the sides; together, the cards that follow are a sum. Several rounds, because
other numbers play other games together.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foxfire.bots.search.search import packed
from foxfire.bots.tac.needs import FRESH, HELD, HOUSE, IDLE, LONELY, POCKET, ROW, TOGETHER
from foxfire.bots.tac.numbers import TABLE
from foxfire.bots.tac.search_tac import room
from foxfire.bots.tac.self_play import play_games
from foxfire.core import cache
from foxfire.core.rng import generator
from foxfire.games.tac.cards import BITS, KINDS
from foxfire.games.tac.game import GAME
from foxfire.games.tac.options import TacOptions
from foxfire.games.tac.state import HOUSES, MARBLES_EACH, POCKETS, RING, SEATS, SLOTS

Floats = NDArray[np.float64]

STATES_A_GAME: Final = 40
HOME_IS_WORTH: Final = 7.0  # cards from the pocket; only fixes the unit of a game against others
STEPS: Final = 8  # of Newton's method
# How strongly neighbouring fields are held together: far from home nothing sets them apart.
FAR: Final = range(14, 55)
NEAR: Final = (*range(1, 13), *range(55, 60))
SMOOTH_FAR, SMOOTH_NEAR, SMALL = 40.0, 5.0, 0.02
WEIGHT_AGAINST, WEIGHT_TOGETHER = 30.0, 300.0


class Sample(NamedTuple):
    """Positions of many games."""

    parts: Floats  # by seat, how often each number of a row is counted
    to_move: Floats  # 1 for the side of seats 0 and 2, else -1
    to_come: Floats  # cards until the end
    won: NDArray[np.bool_]  # by the side of seats 0 and 2
    ended: NDArray[np.bool_]  # some games are cut off


def played(mode: str, games: int, seed: object, table: Floats) -> Sample:
    from foxfire.core.native import native

    options = TacOptions(mode=mode, master=True).settled()  # type: ignore[arg-type]
    start = GAME.new_state(options)
    start.rng = generator("fitting", mode, seed)
    states, lengths = start.pack(), np.zeros(games, np.int64)
    kept = np.zeros(games * STATES_A_GAME, states.dtype)
    quick = room(packed, GAME.most_legal)[2]
    quick.table[:] = table
    pack = np.array(GAME.full_pack(options), np.int64)
    native(play_games)(states, kept, lengths, pack, quick, games)
    return _sample(kept[: int(lengths.sum())], lengths[lengths > 0])


def _sample(kept: Any, lengths: NDArray[np.int64]) -> Sample:
    ends = np.cumsum(lengths) - 1
    game = np.repeat(np.arange(len(lengths)), lengths)
    before = np.setdiff1d(np.arange(len(kept)), ends)
    home = _home(kept["marbles"][ends])
    own, other = home[:, 0] & home[:, 2], home[:, 1] & home[:, 3]
    now, of = kept[before], game[before]
    return Sample(
        _parts(now),
        np.where(now["for_seat"] % 2 == 0, 1.0, -1.0),
        (kept["laid"][ends][of] - now["laid"]).astype(float),
        own[of],
        (own | other)[of],
    )


def _home(boards: Any) -> NDArray[np.bool_]:
    places = boards.reshape(-1, SEATS, MARBLES_EACH)
    inside: NDArray[np.bool_] = ((places >= HOUSES) & (places < POCKETS)).all(axis=2)
    return inside


def _parts(states: Any) -> Floats:
    """What `needs.py` adds up, as counts."""
    size = len(states)
    found, each = np.zeros((size, SEATS, ROW)), np.arange(size)
    for colour in range(SEATS):
        taken, ring, waiting = (np.zeros(size, int) for _ in range(3))
        for n in range(MARBLES_EACH):
            place = states["marbles"][:, MARBLES_EACH * colour + n].astype(int)
            on, inside = place < RING, (place >= HOUSES) & (place < POCKETS)
            start = RING // SEATS * colour
            spot = np.where(on, (start - place) % RING, POCKET)
            fresh = on & (place == start) & ((states["fresh"] >> colour) & 1 == 1)
            spot[fresh] = FRESH
            found[each[~inside], colour, spot[~inside]] += 1
            taken |= np.where(inside, 1 << (place % SLOTS), 0)
            ring += on
            waiting += place >= POCKETS
        found[each, colour, HOUSE + taken] += 1
        found[:, colour, IDLE] = (ring == 0) & (waiting > 0)
        found[:, colour, LONELY] = ring == 1
        for card in range(KINDS):
            found[:, colour, HELD + card] = -((states["hands"][:, colour] >> (BITS * card)) & 7)
    return found


def _smooth() -> Floats:
    held = SMALL * np.eye(ROW)
    for field in FAR:
        held += SMOOTH_FAR * _square({field: 1.0, field - 1: -0.5, field + 1: -0.5})
    for field in NEAR:
        held += SMOOTH_NEAR * _square({field: 1.0, field + 1: -1.0})
    return held


def _square(entries: dict[int, float]) -> Floats:
    v = np.zeros(ROW)
    v[list(entries)] = list(entries.values())
    return np.outer(v, v)


def fit_against(sample: Sample) -> tuple[Floats, float]:
    """The numbers in cards, and what one card is worth in the logarithm of the odds."""
    parts = sample.parts[sample.ended]
    sides = parts[:, 1] + parts[:, 3] - parts[:, 0] - parts[:, 2]
    x = np.column_stack([sides, sample.to_move[sample.ended]])
    y = sample.won[sample.ended].astype(float)
    held = np.zeros((ROW + 1, ROW + 1))
    held[:ROW, :ROW] = WEIGHT_AGAINST * _smooth()
    w = np.zeros(ROW + 1)
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (p - y) + held @ w
        w -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + held, slope)
    unit = (MARBLES_EACH * w[POCKET] + w[HOUSE] - w[HOUSE + 15]) / (MARBLES_EACH * HOME_IS_WORTH)
    return w[:ROW] / unit, float(unit)


def fit_together(sample: Sample) -> Floats:
    x = sample.parts.sum(axis=1)
    held = WEIGHT_TOGETHER * _smooth()
    return np.asarray(np.linalg.solve(x.T @ x + held, x.T @ sample.to_come))


def rounds(games: int, times: int) -> Iterator[str]:
    table = np.array(TABLE)
    for number in range(times):
        winning, unit = fit_against(played("teams", games, number, table))
        table[TOGETHER:] = fit_together(played("coop", games, number, table))
        ahead = f"CARDS_AHEAD: Final = {1 / unit:.1f}"
        yield "\n".join(["_TOGETHER", lines(table[TOGETHER:]), "_WINNING", lines(winning), ahead])


def lines(row: Floats) -> str:
    """As `numbers.py` has a row."""
    text = " ".join(str(round(100 * number)) for number in row)
    return "\n".join(f'    "{line} "' for line in textwrap.wrap(text, 90))


def main() -> None:
    parser = argparse.ArgumentParser(description="fit the numbers of the TAC search")
    parser.add_argument("--games", type=int, default=4_000, help="games a round and kind")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    cache.configure()
    for number, text in enumerate(rounds(args.games, args.rounds), start=1):
        print(f"round {number}\n{text}", flush=True)


if __name__ == "__main__":
    main()
