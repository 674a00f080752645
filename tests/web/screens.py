"""Pictures of every screen of the page, on a desk and on phones, into docs/screens.

`python -m tests.web.screens`, or `make screens`. Look at each one before a visual change is merged.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tqdm import tqdm

from tests.server.serving import Serving
from tests.web import chromium
from tests.web.conftest import DESK, PHONE, SMALL_PHONE
from tests.web.fox_player import FoxPlayer, make_table
from tests.web.moment_screens import fox_moments, tac_moments, tatsu_moments
from tests.web.table_screens import tac, tatsu

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
TABLET = (820, 1180)
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small-phone": SMALL_PHONE}
SETTLED = 700  # milliseconds until nothing moves any more

Shoot = Callable[[str], None]
Scene = Callable[[Page, Shoot], None]


def home(page: Page, shoot: Shoot) -> None:
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    shoot("home")


def reading(page: Page, shoot: Shoot) -> None:
    for name, path in {
        "learn": "/learn",
        "rules": "/rules/fox",
        "trouble": "/table/nothing",
    }.items():
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        shoot(name)


def making(page: Page, shoot: Shoot) -> None:
    page.goto("/new/fox")
    page.get_by_role("heading", level=1).wait_for()
    shoot("new-table")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Link to this table").wait_for()
    shoot("lobby")


def fox(page: Page, shoot: Shoot) -> None:
    """A table until a refused card was asked about, then to the end and back again."""
    page.goto(f"/table/{make_table(page, target=7)}")
    player = FoxPlayer(page)
    refused = page.locator(".hand .no")
    for _ in range(6):
        player.step()
        player._wait()
        if refused.count() and page.locator(".hand .card").count() < 11:
            refused.first.click(force=True)
            break
    shoot("fox-table")
    page.get_by_role("button", name="Menu").click()
    shoot("menu")
    page.get_by_role("button", name="Close").click()
    while not player._go_on().is_visible() and not player.is_over():
        player.step()
        player._wait()
    if player._go_on().is_visible():
        shoot("fox-round")
    player.play()
    shoot("fox-result")
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("slider").wait_for()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    shoot("fox-record")
    page.goto("/records")
    shoot("my-games")


TABLES: tuple[Scene, ...] = (fox, fox_moments, tatsu, tatsu_moments, tac, tac_moments)
SCENES: tuple[Scene, ...] = (home, reading, making, *TABLES)


@contextmanager
def opened(browser: Browser, url: str, size: tuple[int, int], theme: str) -> Iterator[Page]:
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, base_url=url)  # type: ignore[arg-type]
    settings = json.dumps({"speed": "none", "oneTap": True, "theme": theme})
    context.add_init_script(f"localStorage.setItem('foxfire-settings', {settings!r})")
    try:
        yield context.new_page()
    finally:
        context.close()


def take(browser: Browser, url: str) -> None:
    for size, theme, scene in tqdm(looks(), desc="screens"):
        with opened(browser, url, SIZES[size], theme) as page:
            scene(page, partial(shot, page, size, theme))


def looks() -> list[tuple[str, str, Scene]]:
    """Everything at night, tables on a tablet too; the other themes where they show most."""
    shown = {size: TABLES if size == "tablet" else SCENES for size in SIZES}
    night = [(size, "night", scene) for size, scenes in shown.items() for scene in scenes]
    return night + [
        ("desk", theme, scene)
        for theme in ("paper", "contrast")
        for scene in (home, fox, tatsu, tac)
    ]


def shot(page: Page, size: str, theme: str, name: str) -> None:
    page.wait_for_timeout(SETTLED)
    suffix = "" if theme == "night" else f"-{theme}"
    page.screenshot(path=FOLDER / f"{name}{suffix}-{size}.jpg", type="jpeg", quality=72)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        serving = Serving(Path(folder))
        browser = driver.chromium.launch(
            executable_path=chromium.path(), args=list(chromium.FLAGS), headless=True
        )
        try:
            take(browser, serving.url)
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
