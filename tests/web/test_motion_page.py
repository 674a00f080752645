"""Things move under the hand and along their path; nothing is out of reach on a small phone."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, SMALL_PHONE, Open
from tests.web.hands import READY, TacPlayer
from tests.web.scenes import Board, fox_moment, moment, open_moment, open_table

OTHERS = (["2", "3", "5", "6", "9"], ["1", "4", "8", "10", "12"], ["2", "3", "7", "9", "13"])
BOARD: Board = {"R": ([21, 61], [2]), "S": ([31, 48], [4]), "A": ([53], [3, 4]), "J": ([49], [])}
RING = 0.432  # of the width of the board
FIELDS = 64
THUMB = 44
#: Every animation that was begun, and every lantern that flew, whenever somebody looks.
RECORD = """() => {
  window.begun = [];
  window.flown = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const what = this.dataset?.marble ?? this.dataset?.card ?? this.dataset?.gift ?? "";
    window.begun.push({ what, frames: frames.length, ms: options.duration, delay: options.delay });
    return animate.call(this, frames, options);
  };
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes) if (node.className === "flying") window.flown += 1;
  }).observe(document, { childList: true, subtree: true });
}"""

Point = tuple[float, float]
Drag = Callable[[Page, Point, Point], None]


def centre(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bowl(page: Page, field: int) -> Point:
    """Where a field of the ring is on the screen, for whoever sits at the bottom as ruby."""
    box = page.locator(".board").bounding_box()
    assert box is not None
    x, y = centre(page.locator(".board"))
    angle = math.pi / 2 + (field - 1) * 2 * math.pi / FIELDS
    return x + RING * box["width"] * math.cos(angle), y + RING * box["width"] * math.sin(angle)


def card(page: Page, name: str) -> Locator:
    return page.locator(".hand").get_by_role("button", name=name, exact=True).first


def at_moment(page: Page, *hand: str) -> None:
    """Ruby is to play one of these cards."""
    open_moment(page, moment(BOARD, (hand, *OTHERS)))
    TacPlayer(page).wait()


def by_mouse(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] - 12)
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def by_finger(page: Page, start: Point, end: Point) -> None:
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: Point) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", start)
    for k in range(1, 7):
        part = k / 6
        touch("touchMove", tuple(a + (b - a) * part for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
    touch("touchEnd")


@pytest.mark.parametrize("drag", [by_mouse, by_finger])
def test_a_card_is_dragged_to_where_its_marble_shall_go(open_page: Open, drag: Drag) -> None:
    page = open_page("/learn", PHONE)
    at_moment(page, "5", "13", "4", "7", "2")
    drag(page, centre(card(page, "a 5")), bowl(page, 26))
    page.locator(READY).wait_for()
    expect(page.locator(".prompt")).to_contain_text("ruby from 21 to 26")


@pytest.mark.parametrize("drag", [by_mouse, by_finger])
def test_a_marble_is_dragged_to_a_bowl_that_glows(open_page: Open, drag: Drag) -> None:
    page = open_page("/learn", PHONE)
    at_moment(page, "5", "13", "4", "7", "2")
    card(page, "a 5").click()
    page.get_by_role("button", name="To field 26", exact=True).wait_for()
    drag(page, bowl(page, 21), bowl(page, 26))
    page.locator(READY).wait_for()
    expect(page.locator(".prompt")).to_contain_text("ruby from 21 to 26")


def test_what_is_let_go_elsewhere_goes_back(open_page: Open) -> None:
    page = open_page("/learn")
    at_moment(page, "5", "13", "4", "7", "2")
    by_mouse(page, centre(card(page, "a 5")), (700, 20))
    assert page.locator(".own .row").count() == 0
    card(page, "a 5").click()
    page.get_by_role("button", name="To field 26", exact=True).wait_for()
    by_mouse(page, bowl(page, 21), bowl(page, 40))
    expect(page.locator(".prompt")).not_to_contain_text("ruby from")
    page.get_by_role("button", name="To field 26", exact=True).wait_for()


def test_a_marble_walks_bowl_by_bowl(open_page: Open) -> None:
    """A 13 is thirteen steps on the screen; two that are swapped go on arcs."""
    page = open_page("/learn", speed="quick")
    page.add_init_script(f"({RECORD})()")
    free: Board = {"R": ([21], []), "J": ([49], [])}
    open_moment(page, moment(free, (["13", "trickster", "4", "7", "2"], *OTHERS)))
    TacPlayer(page).wait()
    card(page, "a 13").click()
    page.get_by_role("button", name="Move ruby on field 21", exact=True).click()
    page.locator(READY).wait_for()
    assert walked(page, 14)
    page.get_by_role("button", name="Another card").or_(
        page.get_by_role("button", name="One step back")
    ).first.click()
    card(page, "a Trickster").click()
    page.get_by_role("button", name="Move ruby on field 21", exact=True).click()
    page.get_by_role("button", name="Swap with jade on field 49", exact=True).click()
    page.locator(READY).wait_for()
    assert len({each["what"] for each in walked(page, 13)}) == 2


def walked(page: Page, frames: int) -> list[dict[str, Any]]:
    begun: list[dict[str, Any]] = page.evaluate("() => window.begun")
    marbles = [each for each in begun if re.fullmatch("[RSAJ][0-3]", each["what"])]
    return [each for each in marbles if each["frames"] == frames]


def test_the_four_gifts_turn_over_together(open_page: Open) -> None:
    page = open_page("/learn", speed="quick")
    page.add_init_script(f"({RECORD})()")
    open_table(page, "tac", 4)
    TacPlayer(page).wait()
    dealt = page.evaluate("() => window.begun.filter(({ what }) => what.startsWith('hand-'))")
    assert len({each["delay"] for each in dealt}) in (0, 5)  # one by one, if it was seen at all
    page.locator(".hand .can").first.click()
    page.locator(READY).click()
    page.get_by_role("log").get_by_text("gives you").first.wait_for(state="attached")
    gifts = page.evaluate("() => window.begun.filter(({ what }) => /^[0-3]$/.test(what))")
    assert {each["what"] for each in gifts} == {"0", "1", "2", "3"}


def test_a_trick_sends_a_lantern_to_its_taker(open_page: Open) -> None:
    """FOX-4.4: and a Treasure in it another one, to the score."""
    page = open_page("/learn", speed="quick")
    page.add_init_script(f"({RECORD})()")
    hands = [["B1", "B7", "B8"], ["B2", "B6", "B10"]]
    fox_moment(page, hands, answers=["B2", "B6"])
    page.locator(".hand").get_by_role("button", name=re.compile("Treasure")).click()
    page.wait_for_function("() => window.flown === 2")
    assert page.locator(".flying").count() in (0, 1, 2)
    page.wait_for_function("() => document.querySelector('.flying') === null")


def test_a_card_that_is_asked_for_comes_along_the_thread(open_page: Open) -> None:
    page = open_page("/learn", speed="quick")
    page.add_init_script(f"({RECORD})()")
    open_table(page, "tatsu", 4, options={"players": 4, "dealer": 0})
    page.get_by_role("button", name=re.compile("^Ask .* for a red card$")).first.click()
    page.wait_for_function(
        "(points) => window.begun.some(({ what, frames }) => what && frames === points)", arg=8
    )


def test_a_small_phone_keeps_the_prompt_and_the_hand_in_sight(open_page: Open) -> None:
    """While a turn is put together the hand is a drawer; its corners are still to be read."""
    page = open_page("/learn", SMALL_PHONE)
    at_moment(page, "7", "13", "4", "trickster", "1")
    card(page, "a 7").wait_for()
    assert all(each["bottom"] <= 641 for each in boxes(page, ".hand button.card"))
    card(page, "a 7").click()
    for field in (22, 23):
        page.get_by_role("button", name=f"To field {field}", exact=True).click()
    page.get_by_role("img", name="2 of 7 steps used, 5 left").wait_for()
    (prompt,), (buttons,) = boxes(page, "#prompt"), boxes(page, ".own .row")
    cards = boxes(page, ".hand button.card")
    assert (
        0
        <= prompt["top"]
        < buttons["top"]
        < buttons["bottom"]
        <= min(each["top"] for each in cards)
    )
    assert all(each["top"] + 30 <= 640 and each["width"] >= THUMB for each in cards)
    card(page, "a 4").click()  # the drawer is still a hand
    page.get_by_role("button", name="To field 17", exact=True).wait_for()


def test_seven_cards_lie_side_by_side_under_the_thumb(open_page: Open) -> None:
    page = open_page("/learn", SMALL_PHONE)
    open_table(page, "tatsu", 4, options={"players": 4, "dealer": 0})
    page.locator(".hand .can").first.wait_for()
    for size in (SMALL_PHONE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        cards = boxes(page, ".hand button.card")
        assert len(cards) == 7
        assert all(each["width"] >= THUMB and each["bottom"] <= size[1] + 8 for each in cards)
        assert all(each["left"] >= 0 and each["right"] <= size[0] for each in cards)
        firsts = {round(each["left"]) for each in cards}
        assert len(firsts) == 7 or len({round(each["top"] / 40) for each in cards}) > 1


def boxes(page: Page, wanted: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(wanted).evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    return found


def test_a_card_is_enlarged_with_its_power_in_words(open_page: Open) -> None:
    """By the key i, by a mouse that rests on it, and by a long press."""
    page = open_page("/learn")
    at_moment(page, "7", "13", "4", "trickster", "1")
    words = page.get_by_text("The Trickster swaps any two marbles on the ring.")
    trickster = card(page, "a Trickster")
    trickster.focus()
    page.keyboard.press("i")
    expect(words).to_be_visible()
    page.keyboard.press("Escape")
    expect(words).not_to_be_visible()
    trickster.hover()
    expect(words).to_be_visible()
    prompt, large = boxes(page, ".prompt")[0], boxes(page, ".enlarged")[0]
    assert (
        large["right"] <= prompt["left"]
        or large["bottom"] <= prompt["top"]
        or (large["left"] >= prompt["right"] or large["top"] >= prompt["bottom"])
    )
    page.mouse.move(5, 5)
    expect(words).not_to_be_visible()
    line = page.context.new_cdp_session(page)
    x, y = centre(trickster)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(words).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(words).not_to_be_visible()
    assert page.locator(".own .row").count() == 0  # it was only looked at


def test_a_pause_between_two_deals_says_how_long_it_is(open_page: Open) -> None:
    page = open_page("/learn")
    fox_moment(page, [["B8"], ["B2"]], answers=["B2"], pause=60)
    page.locator(".hand .can").first.click()
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("The next cards are dealt in").wait_for()
    assert re.search(r"0:\d\d|1:00", page.locator(".pause").inner_text())
    page.locator(".pause").get_by_role("button", name="Close").click()
    expect(page.locator(".pause")).to_have_count(0)
