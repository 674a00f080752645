"""The Fox in the Forest through the page, in a real browser, against a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PHONE, Open
from tests.web.fox_player import FoxPlayer, make_table, open_table

#: As behind a proxy that knows nothing but requests.
NO_SOCKETS = """window.WebSocket = class {
  static OPEN = 1;
  constructor() { setTimeout(() => this.onclose?.()); }
  close() {}
  send() {}
};"""
#: Counts every sound that begins.
COUNTED_SOUNDS = """for (const node of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = node.prototype;
  node.prototype.start = function (...when) {
    window.sounds = (window.sounds ?? 0) + 1;
    return start.apply(this, when);
  };
}"""


def test_a_visit_ends_with_a_result_and_a_record(open_page: Open) -> None:
    page = open_page("/new/fox")
    page.get_by_label("Player 2").select_option("bot")
    page.get_by_text("More options").click()
    page.get_by_label("points that end the game").fill("1")
    page.get_by_role("button", name="Make the table").click()
    player = FoxPlayer(page)
    player.play()
    assert player.decisions >= 13
    assert page.get_by_role("heading", level=1).inner_text() in ("Victorious", "Defeated", "A draw")
    page.get_by_role("link", name="Look back").click()
    page.locator(".count", has_text="1 of ").wait_for()
    page.get_by_role("button", name="One step on").click()
    assert "leads" in page.get_by_role("status").first.inner_text()
    record = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    hand.first.wait_for()
    assert hand.count() in (12, 13), "one card has been led"
    again = FoxPlayer(page)
    again.step()
    assert page.url != record and again.decisions == 1


@pytest.mark.parametrize("on", [False, True])
def test_nothing_sounds_until_somebody_turns_it_on(open_page: Open, on: bool) -> None:
    page = open_page("/learn", sound=on)
    page.add_init_script(COUNTED_SOUNDS)
    open_table(page, target=1)
    FoxPlayer(page).step()
    page.locator(".hand .can").first.wait_for()
    assert (page.evaluate("window.sounds ?? 0") > 0) == on


def test_a_whole_game_is_typed(open_page: Open) -> None:
    page = open_page("/learn")
    open_table(page, target=1)
    player = FoxPlayer(page, "command")
    player.play()
    assert player.decisions >= 13


def test_two_clicks_from_the_first_visit_to_the_first_card(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now: The Fox in the Forest").click()
    page.get_by_role("group", name="Your hand").get_by_role("button").first.wait_for()


def test_what_cannot_be_played_says_why_with_its_clause(open_page: Open) -> None:
    page = open_page("/learn")
    for _ in range(6):
        open_table(page, dealer=0, target=1)
        page.locator(".hand .can").first.wait_for()
        refused = page.locator(".hand .no")
        if refused.count():
            refused.first.click(force=True)
            page.locator("#why", has_text="FOX-").wait_for()
            return
    raise AssertionError("every card could be played six times in a row")


def test_a_reload_in_the_middle_changes_nothing(open_page: Open) -> None:
    page = open_page("/learn")
    open_table(page)
    player = FoxPlayer(page)
    for _ in range(3):
        player.step()
    player._wait()
    while "may change the decree" in player.prompt():  # a turn half made is forgotten by a reload
        player.step()
        player._wait()
    before = page.get_by_role("group", name="Your hand").aria_snapshot()
    page.reload()
    player._wait()
    assert page.get_by_role("group", name="Your hand").aria_snapshot() == before


def test_a_lost_line_comes_back_and_nothing_is_lost(open_page: Open) -> None:
    page = open_page("/learn")
    open_table(page)
    player = FoxPlayer(page)
    player.step()
    player._wait()
    page.context.set_offline(True)
    page.locator(".hand .can").first.click()
    page.get_by_text("Connection lost").wait_for(timeout=30_000)
    size = page.locator(".hand .card").count()
    page.context.set_offline(False)
    page.get_by_text("Connection lost").wait_for(state="hidden", timeout=30_000)
    player._wait()
    assert page.locator(".hand .card").count() in (size - 1, size)  # a Fox may wait for its decree


def test_two_people_play_at_one_table(open_page: Open) -> None:
    host = open_page("/new/fox")
    host.get_by_role("button", name="Make the table").click()
    link = host.get_by_label("Link to this table").input_value()
    guest = open_page(link)
    guest.get_by_role("button", name="Sit here").click()
    for page in (host, guest):
        page.get_by_role("group", name="Your hand").wait_for()
    turn = on_turn(host, guest)
    other = guest if turn is host else host
    while on_turn(host, guest) is turn:  # a Fox or a Woodcutter asks once more
        FoxPlayer(turn).step()
    other.locator(".hand .can").first.wait_for()


def on_turn(*pages: Page) -> Page:
    for _ in range(400):
        for page in pages:
            if page.locator(".hand .can").count():
                return page
            page.wait_for_timeout(25)
    raise AssertionError("nobody may play")


def test_a_phone_holds_the_whole_table(open_page: Open) -> None:
    page = open_page("/learn", PHONE)
    table = make_table(page)
    page.goto(f"/table/{table}")
    page.locator(".hand .can").first.wait_for()
    last = page.locator(".hand .card").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= PHONE[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_network_that_blocks_sockets_still_plays(open_page: Open) -> None:
    page = open_page("/learn")
    page.add_init_script(NO_SOCKETS)
    open_table(page, target=1)
    player = FoxPlayer(page)
    player.step()
    player.step()
    assert player.decisions == 2


def test_two_at_one_device_look_in_turn(open_page: Open) -> None:
    page = open_page("/new/fox")
    page.get_by_label("Player 2").select_option("me")
    page.get_by_role("button", name="Make the table").click()
    for _ in range(3):
        show = page.get_by_role("button", name="Show my cards")
        show.or_(page.locator(".hand .can")).first.wait_for()
        if show.is_visible():
            assert not page.locator(".hand").is_visible()
            show.click()
        page.locator(".hand .can").first.wait_for()
        FoxPlayer(page)._decide()
