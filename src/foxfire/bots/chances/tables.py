"""The tables that are shipped: results of deals as they were measured, and what follows from them.

Both are arrays of small integers. A row of results is what each rival scored in one deal, the one
who dealt it first. A table holds chances in parts of `UNIT`, by what each rival still misses.
Code that numba compiles holds them, so this module is one of its sources for the cache.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

UNIT: Final = 20_000
DATA: Final = Path(__file__).parent / "data"

Results = NDArray[np.int16]
Chances = NDArray[np.float64]


def load_results(name: str) -> Results:
    return _load(f"{name}-results.npy")


def load_chances(name: str) -> Chances:
    """Of one rival, or of all in the last index: then they are one match, whatever was rounded."""
    chances: Chances = _load(f"{name}-chances.npy") / UNIT
    return chances if chances.ndim == 2 else chances / chances.sum(axis=-1, keepdims=True)


def save_results(name: str, results: Results) -> None:
    np.save(DATA / f"{name}-results.npy", results.astype(np.int16))


def save_chances(name: str, chances: Chances) -> None:
    np.save(DATA / f"{name}-chances.npy", np.rint(chances * UNIT).astype(np.int16))


def _load(file: str) -> NDArray[Any]:
    array: NDArray[Any] = np.load(DATA / file)
    return array
