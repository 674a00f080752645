"""Every screen and every note: axe, targets for a finger, and nothing lost at 200 %."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page

from tests.web.conftest import DESK, PHONE, Open
from tests.web.fox_player import FoxPlayer
from tests.web.fox_player import open_table as open_fox
from tests.web.hands import TacPlayer, TatsuPlayer
from tests.web.scenes import Board, moment, open_moment, open_table
from tests.web.test_screens import CUT_OFF, faults

ZOOMED = (DESK[0] // 2, DESK[1] // 2)  # a desk at 200 %
#: What can be pressed and is too small for a finger. A label makes its box larger; links in a
#: sentence are as tall as its line; places of the board are found from 28 pixels around.
SMALL = """() => {
  const WHAT = "button, a[href], input:not([type=hidden]), select, summary";
  return [...document.querySelectorAll(WHAT)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.matches(".vh, .touch, .listen") && !each.closest("p, li.clause, dd"))
    .map((each) => [each, (each.closest("label") ?? each).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < 43.5)
    .map(([each, { width, height }]) =>
      `${Math.round(width)}x${Math.round(height)} ${each.outerHTML.slice(0, 110)}`);
}"""
#: Buttons that cannot be brought into the window.
LOST = """() => [...document.querySelectorAll("button, a[href], input, select")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => !each.matches(".vh, .listen") && !each.closest(".ways, .vh"))
  .filter((each) => {
    each.scrollIntoView({ block: "center", inline: "center" });
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  })
  .map((each) => each.outerHTML.slice(0, 110))"""
BOARD: Board = {
    "R": ([21, 61], [2]),
    "S": ([31, 48], [4]),
    "A": ([53], [3, 4]),
    "J": ([49, 11], []),
}
HANDS = (
    ["7", "13", "4", "trickster", "1"],
    ["2", "3", "5", "6", "9"],
    ["1", "4", "8", "10", "12"],
    ["2", "3", "7", "9", "13"],
)


def reading(page: Page) -> Iterator[str]:
    """Screens that are opened by their address."""
    for path in ("/", "/learn", "/records", "/rules/tac", "/new/tatsu", "/new/tac", "/table/none"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        yield path
    page.goto("/")
    page.get_by_role("button", name="Join a friend").click()
    yield "join sheet"


def before(page: Page) -> Iterator[str]:
    page.goto("/new/fox")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Link to this table").wait_for()
    yield "lobby"


def fox(page: Page) -> Iterator[str]:
    """With everything that can lie over a table, to the note of a round, the result, the record."""
    open_fox(page, target=16)
    player = FoxPlayer(page)
    player._wait()
    yield "fox"
    for name in ("Menu", "What happened"):
        page.get_by_role("button", name=name).click()
        yield f"fox: {name}"
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Listen, and keys").wait_for()
    yield "fox: listen"
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    yield "fox: command"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.get_by_role("complementary", name="What would a bot do?").wait_for()
    yield "fox: hint"
    page.keyboard.press("Escape")
    while not player._go_on().is_visible() and not player.is_over():
        player.step()
        player._wait()
    if player._go_on().is_visible():
        yield "fox: round"
    player.play()
    yield "fox: result"
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("slider").wait_for()
    yield "fox: record"


def tatsu(page: Page) -> Iterator[str]:
    for players in (2, 3):
        open_table(page, "tatsu", players, options={"players": players})
        TatsuPlayer(page).wait()
        yield f"tatsu for {players}"
    open_table(page, "tatsu", 4, options={"players": 4, "target": 500})
    player = TatsuPlayer(page, seed=4)
    while not page.locator("[data-hand-result]").count():
        player.wait()
        player.turn()
        player.wait()
    yield "tatsu: hand"


def tac(page: Page) -> Iterator[str]:
    open_moment(page, moment(BOARD, HANDS))
    player = TacPlayer(page)
    player.wait()
    page.get_by_role("button", name="a 7").click()
    page.locator(".own .row").wait_for()
    next(player.steps())
    yield "tac: seven"
    page.get_by_role("button", name=re.compile("of this deal")).or_(
        page.locator(".eye")
    ).first.click()
    yield "tac: numbers"


def lesson(page: Page) -> Iterator[str]:
    page.goto("/learn")
    page.get_by_role("button", name="Learn by playing: Tatsu").click()
    page.get_by_role("complementary", name="Your host").locator(".now").wait_for()
    yield "lesson"


def troubles(page: Page, axe_source: str) -> list[str]:
    small: list[str] = page.evaluate(SMALL)
    found = faults(page, axe_source) + small
    page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    if page.evaluate("document.documentElement.scrollWidth") > ZOOMED[0]:
        found.append("wider than a window at 200 %")
    found += [f"cut off at 200 %: {each}" for each in page.evaluate(CUT_OFF)]
    found += [f"lost at 200 %: {each}" for each in page.evaluate(LOST)]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return found


def test_every_screen_is_open_to_everybody(open_page: Open, axe_source: str) -> None:
    page = open_page("/learn", PHONE)
    found: dict[str, list[str]] = {}
    for scene in (reading, before, fox, tatsu, tac, lesson):
        for name in scene(page):
            found[name] = troubles(page, axe_source)
    assert {name: each for name, each in found.items() if each} == {}
