"""What every table of a server shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from foxfire.server.bots import Bots
from foxfire.server.clock import Clock
from foxfire.server.identity import People
from foxfire.server.metrics import Metrics
from foxfire.server.settings import Settings
from foxfire.server.state import TableState
from foxfire.server.store import Store


@dataclass(frozen=True)
class Services:
    """The house as its tables know it."""

    settings: Settings
    clock: Clock
    store: Store
    people: People
    bots: Bots
    metrics: Metrics


class Maker(Protocol):
    """Who makes tables and lists them; a rematch needs one."""

    async def rematch(self, state: TableState, person: str) -> str: ...

    def changed(self) -> None:
        """A public table looks different in the list."""
