"""Every screen: nothing that axe objects to, nothing wider than the window, little to load."""

from __future__ import annotations

import gzip
import json
import re
import struct
from typing import Any

import pytest
from playwright.sync_api import Page

from foxfire.server.static import BUILT
from tests.web.conftest import DESK, PHONE, SMALL_PHONE, Open
from tests.web.fox_player import FoxPlayer, open_table

SCREENS = ("/", "/learn", "/records", "/new/fox", "/rules/fox", "/table/nothing", "/record/nothing")
#: What a person reads or presses and that does not lie inside the window from side to side.
CUT_OFF = """() => [...document.querySelectorAll(
    "main :is(h1, h2, p, a, button, input, select, .card, .strip, .seat, .str13)"
  )]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(".vh"))
  .filter((each) => each.closest(".scroll, dialog, .fan") === null)
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  })
  .map((each) => each.outerHTML.slice(0, 120))"""
#: `test_access.py` looks at every screen at night.
LIGHT = ("paper", "contrast")
LARGEST_SCRIPT = 150 * 1024


def faults(page: Page, axe_source: str) -> list[str]:
    page.evaluate(axe_source)
    result: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in result["violations"]
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("theme", LIGHT)
def test_axe_finds_nothing(open_page: Open, axe_source: str, theme: str) -> None:
    found: dict[str, list[str]] = {}
    page = open_page("/", theme=theme)
    for path in SCREENS:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        page.wait_for_timeout(150)
        found[path] = faults(page, axe_source)
    assert {path: each for path, each in found.items() if each} == {}


@pytest.mark.parametrize("theme", LIGHT)
def test_axe_finds_nothing_at_a_table(open_page: Open, axe_source: str, theme: str) -> None:
    page = open_page("/learn", theme=theme)
    open_table(page, target=1)
    FoxPlayer(page)._wait()
    assert faults(page, axe_source) == []
    page.get_by_role("button", name="Menu").click()
    assert faults(page, axe_source) == []
    page.get_by_role("button", name="Close").click()
    page.keyboard.press("/")
    assert faults(page, axe_source) == []


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE])
def test_nothing_is_cut_off_at_the_sides(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page("/", size)
    found: dict[str, list[str]] = {}
    for path in SCREENS:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        found[path] = page.evaluate(CUT_OFF)
    page.goto("/new/fox")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Link to this table").wait_for()
    found["lobby"] = page.evaluate(CUT_OFF)
    open_table(page)
    page.locator(".hand .can").first.wait_for()
    found["table"] = page.evaluate(CUT_OFF)
    assert {path: each for path, each in found.items() if each} == {}


def test_the_first_load_is_small() -> None:
    """Everything that the first screen needs: the entry, what it imports, and one language."""
    seen: set[str] = set()
    wanted = re.findall(r"/assets/[\w.-]+\.js", (BUILT / "index.html").read_text(encoding="utf-8"))
    wanted += [f"/assets/{file.name}" for file in (BUILT / "assets").glob("en-*.js")]
    while wanted:
        name = wanted.pop()
        if name not in seen:
            seen.add(name)
            text = (BUILT / name.lstrip("/")).read_text(encoding="utf-8")
            wanted += [f"/assets/{each}" for each in re.findall(r"from\"\./([\w.-]+\.js)\"", text)]
    sizes = {name: len(gzip.compress((BUILT / name.lstrip("/")).read_bytes())) for name in seen}
    assert len(sizes) > 2
    assert sum(sizes.values()) <= LARGEST_SCRIPT, sizes


def test_the_page_can_be_installed(open_page: Open) -> None:
    """By the browser's own reading of the manifest; every icon is as large as it says."""
    page = open_page("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    asked = page.context.new_cdp_session(page)
    found = asked.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest") and not found["errors"]
    manifest = json.loads(found["data"])
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
