"""Makes the numbers for games together (`numbers.py`) anew: `python -m foxfire.bots.tac.fitting`.

Co-operative games are played by the quick turns of rollouts with the numbers of now
(`self_play.py`). Then the numbers are fitted to the cards that were still to come, by least squares
with neighbouring fields held together. Several rounds, because other numbers play other games.
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
# How strongly neighbouring fields are held together: far from home nothing sets them apart.
FAR: Final = range(14, 55)
NEAR: Final = (*range(1, 13), *range(55, 60))
SMOOTH_FAR, SMOOTH_NEAR, SMALL = 40.0, 5.0, 0.02
WEIGHT: Final = 300.0


class Sample(NamedTuple):
    """Positions of many games."""

    parts: Floats  # how often each number of a row is counted
    to_come: Floats  # cards until the end


def played(games: int, seed: object, table: Floats) -> Sample:
    from foxfire.core.native import native

    options = TacOptions(mode="coop", master=True).settled()
    start = GAME.new_state(options)
    start.rng = generator("fitting", seed)
    states, lengths = start.pack(), np.zeros(games, np.int64)
    kept = np.zeros(games * STATES_A_GAME, states.dtype)
    quick = room(packed, GAME.most_legal)[2]
    quick.table[:] = table
    pack = np.array(GAME.full_pack(options), np.int64)
    native(play_games)(states, kept, lengths, pack, quick, games)
    return _sample(kept[: int(lengths.sum())], lengths[lengths > 0])


def _sample(kept: Any, lengths: NDArray[np.int64]) -> Sample:
    ends = np.cumsum(lengths) - 1
    before = np.setdiff1d(np.arange(len(kept)), ends)
    ended = np.repeat(kept["laid"][ends], lengths)[before]
    now = kept[before]
    return Sample(_parts(now).sum(axis=1), (ended - now["laid"]).astype(float))


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


def fit_together(sample: Sample) -> Floats:
    x = sample.parts
    held = WEIGHT * _smooth()
    return np.asarray(np.linalg.solve(x.T @ x + held, x.T @ sample.to_come))


def rounds(games: int, times: int) -> Iterator[Floats]:
    table = np.array(TABLE)
    for number in range(times):
        sample = played(games, number, table)
        table[TOGETHER:] = fit_together(sample)
        spread = np.std(sample.to_come - sample.parts @ table[TOGETHER:])
        print(f"round {number + 1}: {len(sample.to_come)} positions, {spread:.1f} cards off")
        yield table[TOGETHER:]


def lines(row: Floats) -> str:
    """As `numbers.py` has a row."""
    text = " ".join(str(round(100 * number)) for number in row)
    return "\n".join(f'    "{line} "' for line in textwrap.wrap(text, 90))


def main() -> None:
    parser = argparse.ArgumentParser(description="fit the numbers of the search for TAC together")
    parser.add_argument("--games", type=int, default=4_000, help="games a round")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    cache.configure()
    *_, row = rounds(args.games, args.rounds)
    print(lines(row))


if __name__ == "__main__":
    main()
