"""The places around a game, in any language: who I am, open tables, the sheets behind the menu."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.scenes import make_table

Stop = Callable[[str], None]


def places(page: Page, stop: Stop) -> None:
    page.goto("/rules/fox")
    table = make_table(page, "fox", 2, public=True)
    me(page, stop)
    page.goto("/")
    page.locator(".foot .btn").last.click()
    page.locator("dialog .people li").first.wait_for()
    stop("open-tables")
    page.goto(f"/table/{table}")
    page.locator(".hand .card").first.wait_for()
    for name in ("people", "device", "shuffle", "tempo"):
        open_place(page, name)
        page.locator("dialog .form:not(.menu)").wait_for()
        stop(name)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    open_place(page, "rest")
    page.locator(".watch .btn").wait_for()
    stop("watching")


def me(page: Page, stop: Stop) -> None:
    """With both codes made, and asked whether to be deleted."""
    page.goto("/me")
    page.locator("section").nth(0).locator(".btn").click()
    page.locator(".share").wait_for()
    page.locator("section").nth(1).locator(".btn").click()
    page.locator("output").nth(1).wait_for()
    page.locator("section").last.locator("button").click()
    page.locator("[role=alertdialog]").wait_for()
    stop("me")
    page.goto("/device")
    page.locator("#code").fill("ABCDE")
    page.locator("form .btn.go").click()
    page.get_by_role("alert").wait_for()
    stop("device")


def open_place(page: Page, name: str) -> None:
    page.locator(".top .tool").last.click()
    page.locator(f"[data-opens={name}]").click()
