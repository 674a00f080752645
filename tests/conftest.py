"""Every test compiles with bounds checks, into one cache that all workers of a run share."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

from foxfire.core import cache

KERNELS = Path(__file__).parents[1] / ".pytest_cache" / "foxfire-kernels"

os.environ.setdefault("FOXFIRE_CACHE_DIR", str(KERNELS))
os.environ.setdefault("NUMBA_OPT", "1")  # bounds checks take long to optimise
cache.configure(cached=True, bounds_checked=True)

# The same examples in every run, and no verdict by the clock of a busy machine.
settings.register_profile(
    "foxfire", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("foxfire")
