"""Pictures of the places around a game: who I am, open tables, and the sheets behind the menu."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

Shoot = Callable[[str], None]
SHEETS = {"people": "Who is here", "shuffle": "The shuffle", "tempo": "Another tempo"}


def places(page: Page, shoot: Shoot) -> None:
    page.goto("/rules/fox")
    page.request.post("/api/me", data={"name": "Ada"})
    page.goto("/me")
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="Make a recovery code").click()
    page.get_by_text("Your recovery code").wait_for()
    shoot("me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "fox", "public": True, "seats": seats}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto("/")
    page.get_by_role("button", name="Open tables: ").click()
    shoot("open-tables")
    page.goto(f"/table/{table}")
    page.get_by_role("group", name="Your hand").wait_for()
    for name, title in SHEETS.items():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=title, exact=True).click()
        page.get_by_role("heading", name=title).wait_for()
        shoot(name)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Take my seat back").wait_for()
    shoot("watching")
