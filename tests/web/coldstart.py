"""How long a first visit takes: from opening the page to the first card in the hand.

`python -m tests.web.coldstart`, or `make coldstart`. For each game: no compiled code of any kind,
a new database, a server that has just said it is ready, a browser that has seen nothing. Bots and
workers are as everybody gets them, so compiling goes on meanwhile. It prints what a person waits
and how often they click, and fails above two clicks; what the seconds are worth depends on what
else the machine does (its load is printed too), so a reader judges them.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, Playwright, sync_playwright

from foxfire.core.registry import game_ids
from foxfire.server.settings import PREFIX, Settings
from foxfire.text.words import Words
from tests.server.serving import GENEROUS, Serving
from tests.web.browsers import launch_chromium

MOST_CLICKS = 2
PATIENCE = 60_000  # milliseconds
CARD = ":is(.hand, .row7, .fan.open) .card"
TURN = ".can, .asks .btn, .btn.ask"
COUNT = "addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1 }, true)"


@dataclass(frozen=True)
class Visit:
    """Seconds from opening the page until something is there; the server's before that."""

    game: str
    server: float
    page: float
    card: float
    turn: float
    clicks: int
    load: float

    def line(self) -> str:
        waits = (f"{wait:6.2f} s" for wait in (self.server, self.page, self.card, self.turn))
        return "  ".join([f"{self.game:6}", *waits, f"{self.clicks:6}", f"{self.load:5.1f}"])


@contextmanager
def cold_server() -> Iterator[tuple[Serving, float]]:
    """A server that has compiled nothing, and how long it took to say that it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        empty = {
            "FOXFIRE_CACHE_DIR": str(Path(folder, "native")),
            "PYTHONPYCACHEPREFIX": str(Path(folder, "bytecode")),
        }
        before = time.perf_counter()
        serving = Serving(Path(folder), **as_shipped(), **empty)
        try:
            yield serving, time.perf_counter() - before
        finally:
            serving.stop()


def as_shipped() -> dict[str, str]:
    """The defaults in place of what other tests set."""
    defaults = Settings(db="")
    names = {name: name.removeprefix(PREFIX).lower() for name in GENEROUS}
    return {name: str(getattr(defaults, setting)) for name, setting in names.items()}


def first_visit(game: str, driver: Playwright) -> Visit:
    browser = launch_chromium(driver)
    try:
        with cold_server() as (serving, ready):
            page = browser.new_context(locale="en", base_url=serving.url).new_page()
            page.set_default_timeout(PATIENCE)
            page.add_init_script(COUNT)
            return Visit(game, ready, *waits(page, game), page.evaluate("clicks"), load())
    finally:
        browser.close()


def load() -> float:
    """How many processes want a core, on average of the last minute."""
    return os.getloadavg()[0]


def waits(page: Page, game: str) -> tuple[float, float, float]:
    """Until the first page can be used, until the first card lies there, until one may play."""
    begun = time.perf_counter()
    page.goto("/", wait_until="commit")
    button = page.get_by_role("button", name=f"Play now: {Words()(f'{game}-name')}")
    button.wait_for()
    shown = time.perf_counter()
    button.click()
    page.locator(CARD).first.wait_for()
    card = time.perf_counter()
    page.locator(TURN).first.wait_for()
    return shown - begun, card - begun, time.perf_counter() - begun


def main() -> int:
    print(f"{os.cpu_count()} cores; seconds from opening the page, those of the server before it")
    print("game    server    page      card      turn      clicks  load")
    most = 0
    with sync_playwright() as driver:
        for game in game_ids():
            visit = first_visit(game, driver)
            most = max(most, visit.clicks)
            print(visit.line(), flush=True)
    return int(most > MOST_CLICKS)


if __name__ == "__main__":
    raise SystemExit(main())
