"""The disk cache notices changed rules and flags, and saves the next process the compiling."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foxfire.core import cache

ROOT = Path(__file__).parents[2]

# Compiles one kernel that calls another and tells how it was come by.
PROGRAM = """
import json, sys
import numpy as np
from foxfire.core import cache
place = cache.configure(cached=True, bounds_checked=sys.argv[1] == "checked")
from foxfire.core.native import native
from foxfire.core.registry import game
from foxfire.core.rng import shuffle
states, cards = game("fox").state_type().pack(), np.arange(33, dtype=np.int64)
states["rng"] = 5
run = native(shuffle)
with cache.compiling():
    run(states[0], cards, 0, 33)
print(json.dumps({"cards": cards.tolist(), "place": str(place),
                  "hits": sum(run.stats.cache_hits.values()),
                  "misses": sum(run.stats.cache_misses.values())}))
"""


def run(folder: Path, *, checked: bool = False) -> dict[str, object]:
    flags = "checked" if checked else "fast"
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM, flags],
        env={**os.environ, "FOXFIRE_CACHE_DIR": str(folder)},
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    answer: dict[str, object] = json.loads(told.stdout)
    return answer


def test_the_next_process_loads_instead_of_compiling(tmp_path: Path) -> None:
    first = run(tmp_path)
    assert (first["hits"], first["misses"]) == (0, 1)
    second = run(tmp_path)
    assert (second["hits"], second["misses"]) == (1, 0)
    assert second["cards"] == first["cards"]
    checked = run(tmp_path, checked=True)
    assert (checked["hits"], checked["misses"]) == (0, 1), "code without checks was loaded"
    assert checked["place"] != first["place"]
    assert checked["cards"] == first["cards"]


def copied_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources whose key can be asked for."""
    package = tmp_path / "foxfire"
    shutil.copytree(cache.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "PACKAGE", package)
    return package


def key(*, bounds_checked: bool = False) -> str:
    cache.source_key.cache_clear()
    return cache.source_key(bounds_checked)


@pytest.fixture(autouse=True)
def forget_keys() -> object:
    yield
    cache.source_key.cache_clear()


@pytest.mark.parametrize(
    "source", ["games/fox/rules.py", "games/fox/worlds.py", "core/rng.py", "core/struct.py",
               "core/native.py", "games/fox/state.py", "core/bits.py"],
)  # fmt: skip
def test_editing_a_kernel_changes_the_key(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = copied_package(tmp_path, monkeypatch)
    before = key()
    path = package / source
    path.write_text(path.read_text() + "\n# another rule\n")
    assert key() != before


def test_a_file_that_kernels_take_constants_from_changes_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled code holds the constants of its time."""
    package = copied_package(tmp_path, monkeypatch)
    before = key()
    seats = package / "core" / "seats.py"
    seats.write_text(seats.read_text().replace("OVER: Final = -2", "OVER: Final = -3"))
    assert key() != before
    before = key()
    clauses = package / "core" / "clauses.py"
    clauses.write_text(clauses.read_text().replace("100 * section", "1000 * section"))
    assert key() != before


def test_words_for_people_do_not_change_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = copied_package(tmp_path, monkeypatch)
    before = key()
    path = package / "core" / "errors.py"
    path.write_text(path.read_text() + "\n# a remark\n")
    assert key() == before


def test_flags_change_the_key() -> None:
    assert key(bounds_checked=True) != key(bounds_checked=False)


def test_equal_sources_have_equal_keys() -> None:
    assert key() == key()


def test_old_folders_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOXFIRE_CACHE_DIR", str(tmp_path))
    long_ago = time.time() - (cache.KEPT_DAYS + 1) * 24 * 3600
    ages = (("kernels-old", long_ago), ("kernels-new", time.time()), ("another's", long_ago))
    for name, used in ages:
        (tmp_path / name).mkdir()
        (tmp_path / name / "used").touch()
        os.utime(tmp_path / name / "used", (used, used))
    with cache.compiling() as current:
        pass
    os.utime(current / "used", (long_ago, long_ago))
    assert cache.forget_old() == [tmp_path / "kernels-old"]
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"kernels-new", "another's", current.name}
