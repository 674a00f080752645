"""Where compiled kernels are kept between runs, and when they are thrown away.

Numba's disk cache looks only at the file of the function it compiles: after a change of `rules.py`
a compiled search in another file would go on playing the old rules, and code compiled without
bounds checks is loaded where checks were asked for. So each combination of kernel sources,
versions and flags has a folder of its own.

Only our own executables keep a cache without being asked; a program that uses Foxfire as a library
calls `foxfire.configure()`, because the folder is a setting of the whole Numba process.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from foxfire.core.errors import SetupError

KEPT_DAYS = 30
PREFIX = "kernels-"
PACKAGE = Path(__file__).parents[1]
MARKS = (b"@kernel", b"@intrinsic", b"(Struct)", b"numba")


@dataclass(frozen=True)
class Flags:
    """How kernels are compiled in this process."""

    cached: bool = False
    bounds_checked: bool = False


_flags = Flags(bounds_checked=os.environ.get("FOXFIRE_BOUNDS") == "1")


def flags() -> Flags:
    return _flags


def configure(*, cached: bool = True, bounds_checked: bool | None = None) -> Path:
    """Choose how kernels are compiled; call it before the first compiled function is made.

    Returns the folder of the cache. `FOXFIRE_CACHE_DIR` and `FOXFIRE_BOUNDS=1` in the environment
    choose the place and the bounds checks.
    """
    global _flags
    checked = _flags.bounds_checked if bounds_checked is None else bounds_checked
    _flags = Flags(cached=cached, bounds_checked=checked)
    place = folder()
    if cached:
        _tell_numba(place)
        _mark_used(place)
    return place


def _mark_used(place: Path) -> None:
    """So that `forget_old` leaves it alone; a folder that cannot be written to is told later."""
    with suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
        (place / "used").touch()


def folder() -> Path:
    """The folder for this combination of sources, versions and flags."""
    return _root() / f"{PREFIX}{source_key(flags().bounds_checked)}"


def _root() -> Path:
    chosen = os.environ.get("FOXFIRE_CACHE_DIR")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("foxfire")


@cache
def source_key(bounds_checked: bool) -> str:
    """A hash of everything that compiled code depends on."""
    effort = os.environ.get("NUMBA_OPT", "")
    how = f"bounds={bounds_checked} optimised={effort} python={sys.version}"
    digest = hashlib.sha256(how.encode())
    for package in ("numba", "llvmlite", "numpy"):
        digest.update(f"{package}={version(package)}".encode())
    for path in kernel_sources():
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def kernel_sources() -> list[Path]:
    """Every file with kernels, structs or constants that compiled code may hold."""
    rules = {*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")}
    others = set(PACKAGE.rglob("*.py")) - rules
    tables = PACKAGE.rglob("*.npy")  # compiled code holds their numbers
    return sorted(_with(rules, *MARKS, b"Final") + _with(others, *MARKS) + [*tables])


def _with(files: Iterable[Path], *marks: bytes) -> list[Path]:
    return [path for path in files if any(mark in path.read_bytes() for mark in marks)]


def _tell_numba(place: Path) -> None:
    os.environ["NUMBA_CACHE_DIR"] = str(place)
    numba = sys.modules.get("numba")
    if numba is not None:
        numba.config.CACHE_DIR = str(place)


@contextmanager
def compiling() -> Iterator[Path]:
    """Hold the cache while compiling, so that two processes do not do the same work at once."""
    from filelock import FileLock

    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
        (place / "used").touch()
    except OSError as error:
        raise SetupError(f"the cache {place} cannot be used: {error.strerror}") from None
    with FileLock(place / "lock"):
        yield place


def forget_old() -> list[Path]:
    """Delete folders of other sources, versions or flags that nobody used for a while."""
    gone = [mark.parent for mark in _root().glob(f"{PREFIX}*/used") if _is_old(mark)]
    for place in gone:
        shutil.rmtree(place, ignore_errors=True)
    return gone


def _is_old(mark: Path) -> bool:
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    try:
        return mark.parent != folder() and mark.stat().st_mtime < oldest
    except FileNotFoundError:  # another process was faster
        return False
