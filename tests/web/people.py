"""Somebody at the page with a name, who may meet others there."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Open

expect.set_options(timeout=20_000)  # a machine that does much else is slow, not wrong


def arrive(open_page: Open, name: str, path: str = "/", **how: Any) -> Page:
    """A new person with this name, at a place of the page."""
    page = open_page("/rules/fox", **how)
    answer = page.request.post("/api/me", data={"name": name})
    assert answer.status == 201, answer.text()
    page.goto(path)
    return page


def table_for(page: Page, game: str = "fox", **wish: Any) -> str:
    """A table by request; the path that lets others in."""
    made = page.request.post("/api/tables", data={"game": game, **wish})
    assert made.status == 201, made.text()
    told = made.json()
    return f"/table/{told['table']}?invite={told['invite']}"


def at_table(open_page: Open, **wish: Any) -> tuple[Page, Page]:
    """Ada and Ines at one table of Fox; it is somebody's turn."""
    ada = arrive(open_page, "Ada")
    path = table_for(ada, **wish)
    ada.goto(path)
    ines = arrive(open_page, "Ines", path)
    ines.get_by_role("button", name="Sit here").click()
    for page in (ada, ines):
        page.get_by_role("group", name="Your hand").wait_for()
    return ada, ines


def choose(page: Page, *names: str) -> None:
    """Open the menu and press these buttons one after the other."""
    page.get_by_role("button", name="Menu").click()
    for name in names:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def kept_settings(page: Page) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('foxfire-settings')"))
    return kept
