"""The wheel has the page in it: built here, from its sources."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

import make


class PageHook(BuildHookInterface):  # type: ignore[type-arg,misc]
    """Builds the page for a wheel; an editable install leaves that to `make`."""

    def dependencies(self) -> list[str]:
        return [] if make.has_node() or not make.is_stale() else [make.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and make.is_stale():
            make.build()
