"""Pictures of the places around a game: who I am, open tables, and the sheets behind the menu."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.tour import Stop

SHEETS = {"people": "Who is here", "shuffle": "The shuffle", "tempo": "Another tempo"}


def places(page: Page, stop: Stop) -> None:
    page.goto("/rules/fox")
    page.request.post("/api/me", data={"name": "Ada"})
    page.goto("/me")
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="Make a recovery code").click()
    page.get_by_text("Your recovery code").wait_for()
    stop("me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "fox", "public": True, "seats": seats}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto("/")
    page.get_by_role("button", name="Open tables: ").click()
    stop("open-tables")
    page.goto(f"/table/{table}")
    page.get_by_role("group", name="Your hand").wait_for()
    for name, title in SHEETS.items():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=title, exact=True).click()
        page.get_by_role("heading", name=title).wait_for()
        stop(name)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Take my seat back").wait_for()
    stop("watching")
