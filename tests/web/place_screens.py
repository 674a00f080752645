"""The places around a game: who I am, open tables, and the sheets behind the menu."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from foxfire.text.words import Words
from tests.web.tour import Stop, close_sheet

SHEETS = {"people": "web-people", "shuffle": "web-shuffle", "tempo": "web-ask-tempo"}
MENU = ".top .tool"


def said(page: Page, message: str) -> re.Pattern[str]:
    """What the page says in its language; its apostrophes may be curved, its spaces fixed."""
    words = Words(page.evaluate("document.documentElement.lang"))(message)
    return re.compile(re.sub(r"['\u2019]", ".", re.escape(words)).replace(r"\ ", r"\s"))


def button(page: Page, message: str) -> Locator:
    return page.get_by_role("button", name=said(page, message)).first


def places(page: Page, stop: Stop) -> None:
    page.goto("/rules/fox")
    page.request.post("/api/me", data={"name": "Ada"})
    page.goto("/me")
    page.locator("h1").wait_for()
    button(page, "web-device-make").click()
    button(page, "web-recovery-make").click()
    page.get_by_text(said(page, "web-recovery-code")).wait_for()
    stop("me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "fox", "public": True, "seats": seats}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto("/")
    page.locator("h1").wait_for()
    button(page, "web-open-tables").click()
    page.locator("dialog h2").wait_for()
    stop("open-tables")
    page.goto(f"/table/{table}")
    page.locator(".hand .card").first.wait_for()
    for name, title in SHEETS.items():
        page.locator(MENU).last.click()
        button(page, title).click()
        page.get_by_role("heading", name=said(page, title)).wait_for()
        stop(name)
        close_sheet(page)
    page.locator(MENU).last.click()
    button(page, "web-rest").click()
    button(page, "web-seat-back").wait_for()
    stop("watching")
