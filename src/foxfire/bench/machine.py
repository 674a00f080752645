"""Where something was measured."""

from __future__ import annotations

import os
import platform
import re
from importlib.metadata import version
from pathlib import Path


def describe() -> dict[str, str | int]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.+)", info.read_text()) if info.exists() else None
    return found[1] if found else platform.processor() or "unknown"
