"""Who I am: a name, another device, a lost cookie, what is kept about me and its end."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Open
from tests.web.people import arrive, choose, table_for


def who(page: Page) -> str:
    name: str = page.request.get("/api/me").json()["name"]
    return name


def test_a_link_brings_my_seat_to_another_device(open_page: Open) -> None:
    desk = arrive(open_page, "Ada")
    table = table_for(desk, seats=[{"kind": "me"}, {"kind": "bot"}]).partition("?")[0]
    desk.goto(table)
    desk.get_by_role("group", name="Your hand").wait_for()
    choose(desk, "Another device", "Make a link")
    link = desk.get_by_label("Link for your other device").input_value()
    phone = open_page(link, PHONE)
    phone.get_by_role("button", name="This is me").click()
    phone.get_by_role("group", name="Your hand").wait_for()
    assert phone.url.endswith(table)
    assert (who(phone), who(desk)) == ("Ada", "Ada")
    late = open_page(link)
    late.get_by_role("button", name="This is me").click()
    expect(late.get_by_role("alert")).to_contain_text("has been used")


def test_a_recovery_code_brings_a_lost_cookie_back(open_page: Open) -> None:
    page = arrive(open_page, "Ada", "/me")
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.get_by_text("Your recovery code").locator("output").inner_text()
    page.context.clear_cookies()
    page.goto("/me")
    page.get_by_role("link", name="I have a code").click()
    page.get_by_role("textbox", name="Code").fill(code.lower())
    page.get_by_role("button", name="This is me").click()
    page.get_by_role("heading", name="Foxfire").wait_for()
    assert who(page) == "Ada"


def test_a_name_is_changed_and_a_wrong_one_says_so(open_page: Open) -> None:
    page = arrive(open_page, "Ada", "/me")
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_have_value("Ada")
    name.fill("Ada L.")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Saved").wait_for()
    assert who(page) == "Ada L."
    name.fill("   ")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("1 to 24")


def test_everything_kept_about_me_can_be_taken_along(open_page: Open, tmp_path: Path) -> None:
    page = arrive(open_page, "Ada", "/me")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything kept about me").click()
    download.value.save_as(tmp_path / "me.json")
    kept = json.loads((tmp_path / "me.json").read_text(encoding="utf-8"))
    assert kept["me"]["name"] == "Ada"


def test_i_am_deleted_only_when_i_say_so_twice(open_page: Open) -> None:
    page = arrive(open_page, "Ada", "/me")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="No, keep everything").click()
    assert who(page) == "Ada"
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Yes, delete me").click()
    page.get_by_role("heading", name="Foxfire").wait_for()
    assert page.request.get("/api/me").status == 401
