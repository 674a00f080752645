"""From the results of single deals to the chance of winning a match, by what everybody misses.

A match goes on until somebody misses nothing any more. In Fox every deal brings points, and points
are few: the chances are found one after the other, from the end. In Tatsu they are found on a grid
of scores, and between its points by interpolation, until they change no more.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from foxfire.bots.chances.tables import Chances, Results
from foxfire.core.kernel import kernel

SETTLED: Final = 5e-5


def fox_chances(results: Results, most: int) -> Chances:
    """By what he and the other still miss, from 1 to `most`: the chance of who deals next."""
    outcomes, times = np.unique(results, axis=0, return_counts=True)
    shares = [(*map(int, o), n / len(results)) for o, n in zip(outcomes, times, strict=True)]
    chances = np.zeros((most + 1, most + 1))
    for total in range(2, 2 * most + 1):
        for missing in range(max(1, total - most), min(most, total - 1) + 1):
            other = total - missing
            chances[missing, other] = sum(
                share * _fox_after(chances, missing, other, won, lost)
                for won, lost, share in shares
            )
    return chances


def _fox_after(chances: Chances, missing: int, other: int, won: int, lost: int) -> float:
    """The chance of the dealer after his deal; then it is the other who deals."""
    left, other_left = missing - won, other - lost
    if left > 0 and other_left > 0:
        return float(1 - chances[other_left, left])
    lead = (other_left - left, won - lost)  # FOX-5.4
    return 0.5 if lead == (0, 0) else float(lead > (0, 0))


def tatsu_chances(results: Results, target: int, step: int) -> Chances:
    """By what each rival misses, in steps, in the order in which they deal: everybody's chance."""
    from foxfire.core.native import native

    rivals = results.shape[1]
    grid = Grid(target // step + 1, step, *(np.zeros(rivals) for _ in Grid._fields[2:]))
    chances = np.full((grid.size**rivals, rivals), 1 / rivals)
    played = balanced(results).astype(np.float64)
    while native(sweep)(chances, played, grid) > SETTLED:
        pass
    return chances.reshape((grid.size,) * rivals + (rivals,))


def balanced(results: Results) -> Results:
    """Two rivals change places where dealing made no difference that could be seen."""
    ahead = results[:, 0] - results[:, 1]
    if results.shape[1] > 2 or abs(ahead.mean()) > 2 * ahead.std() / len(ahead) ** 0.5:
        return results
    return np.concatenate([results, results[:, ::-1]])


class Grid(NamedTuple):
    """The places of a table, and room to compute one of them; a number for each rival."""

    size: int  # places in each direction
    step: int  # points from one to the next
    missing: Any
    left: Any  # after a deal
    total: Any
    found: Any


@kernel
def sweep(chances: Any, results: Any, grid: Grid) -> float:
    """Compute every place from those that deals lead to; returns by how much any has changed."""
    change = 0.0
    for place in range(len(chances)):
        rest = place
        for rival in range(len(grid.missing) - 1, -1, -1):
            grid.missing[rival] = max(1, grid.step * (rest % grid.size))  # with none it is over
            rest //= grid.size
            grid.total[rival] = 0.0
        for deal in range(len(results)):
            add_deal(chances, results[deal], grid)
        for rival in range(len(grid.total)):
            mean = grid.total[rival] / len(results)
            change = max(change, abs(mean - chances[place, rival]))
            chances[place, rival] = mean
    return change


@kernel
def add_deal(chances: Any, result: Any, grid: Grid) -> None:
    """Everybody's chance after one deal; if it goes on, the next one deals."""
    rivals = len(result)
    first = 0
    level = False
    for rival in range(rivals):
        grid.left[rival] = grid.missing[rival] - result[rival]
        if rival > 0 and grid.left[rival] <= grid.left[first]:
            level = grid.left[rival] == grid.left[first]
            first = rival
    if grid.left[first] <= 0 and not level:  # TATSU-7.1, 7.2
        grid.total[first] += 1.0
        return
    interpolate(chances, grid)
    for rival in range(rivals):
        grid.total[rival] += grid.found[(rival + rivals - 1) % rivals]


@kernel
def interpolate(chances: Any, grid: Grid) -> None:
    """What is left to everybody, in the order of the deal that follows, between places."""
    rivals = len(grid.left)
    for rival in range(rivals):
        grid.found[rival] = 0.0
    for corner in range(1 << rivals):
        weight = 1.0
        place = 0
        for turn in range(rivals):
            at = max(0.0, grid.left[(turn + 1) % rivals]) / grid.step
            low = min(int(at), grid.size - 2)
            upper = (corner >> turn) & 1
            weight *= at - low if upper == 1 else 1 - at + low
            place = place * grid.size + low + upper
        for rival in range(rivals):
            grid.found[rival] += weight * chances[place, rival]
