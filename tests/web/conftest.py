"""A server with the built page, a real browser, and pages that must not complain."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from foxfire.server.static import BUILT
from tests.server.serving import Serving
from tests.web.browsers import launch_chromium
from tests.web.watch import Watch

#: Cards do not travel, and one press plays: tests look at what is there, not at how it came.
STILL = {"speed": "none", "oneTap": True, "theme": "night"}
DESK, PHONE, SMALL_PHONE = (1440, 900), (390, 844), (360, 640)

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert (BUILT / "index.html").is_file(), "the page is not built: make page"
    serving = Serving(tmp_path_factory.mktemp("web"))
    try:
        yield serving
    finally:
        serving.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Until the last test of this folder: while Playwright runs, no other loop can."""
    with sync_playwright() as driver:
        running = launch_chromium(driver)
        yield running
        running.close()


@pytest.fixture
def watch(server: Serving) -> Watch:
    return Watch(server.url)


@pytest.fixture
def open_page(server: Serving, browser: Browser, watch: Watch) -> Iterator[Open]:
    """Opens a path for a new person; afterwards nothing may have gone wrong unseen."""
    contexts = []

    def opened(path: str = "/", size: tuple[int, int] = DESK, **settings: Any) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=server.url
        )
        contexts.append(context)
        kept = json.dumps({**STILL, **settings})
        context.add_init_script(
            f"if (!localStorage.getItem('foxfire-settings'))"
            f" localStorage.setItem('foxfire-settings', {kept!r})"
        )
        page = context.new_page()
        page.set_default_timeout(20_000)
        watch.over(page)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    watch.check()


@pytest.fixture(scope="session")
def axe_source() -> str:
    folder = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core"
    return (folder / "axe.min.js").read_text(encoding="utf-8")
