"""Tatsu through the page, in a real browser, against bots: two, three and four players."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import DESK, PHONE, SMALL_PHONE, Open
from tests.web.hands import CARD, TatsuPlayer
from tests.web.listener import Listener
from tests.web.scenes import open_table
from tests.web.test_screens import faults

ONE_HAND = {"target": 1}
ENDINGS = ("Victorious", "Defeated")


def test_the_result_gives_the_reason_for_every_point(open_page: Open) -> None:
    page = open_page("/learn")
    open_table(page, "tatsu", 4, options={"players": 4, **ONE_HAND})
    assert TatsuPlayer(page, seed=4).game(300) < 300
    assert page.get_by_role("heading", level=1).inner_text() in ENDINGS
    assert " points \N{MULTIPLICATION SIGN} " in page.get_by_role("table").inner_text()


def test_a_card_is_raised_and_then_played_by_keys(open_page: Open) -> None:
    page = open_page("/learn", oneTap=False)
    listener = Listener(page)
    open_table(page, "tatsu", 4, options={"players": 4, "dealer": 0})
    listener.hear("Play a red card, or ask for one")
    listener.press("c")
    name = listener.enter()
    listener.hear(f"Once more to play {name}")
    listener.enter()
    listener.hear(f"You play {name}.")


def test_asking_somebody_is_one_gesture(open_page: Open) -> None:
    page = open_page("/learn")
    open_table(page, "tatsu", 4, options={"players": 4})
    page.get_by_role("button", name=re.compile("^Ask .* for a red card$")).first.click()
    page.get_by_role("log").get_by_text(re.compile(r"^You ask .* for a red card\.$")).wait_for(
        state="attached"
    )


def test_what_cannot_be_laid_says_why_with_its_clause(open_page: Open) -> None:
    page = open_page("/learn")
    open_table(page, "tatsu", 4, options={"players": 4})
    page.locator(CARD).first.wait_for()
    page.locator(".hand button.card.no").first.click(force=True)
    page.locator(".why", has_text="TATSU-3.1").wait_for()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_axe_finds_nothing_and_nothing_is_cut_off(
    open_page: Open, axe_source: str, players: int
) -> None:
    page = open_page("/learn")
    open_table(page, "tatsu", players, options={"players": players})
    TatsuPlayer(page).wait()
    for width, height in (DESK, PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        lowest = page.evaluate(
            "Math.max(...[...document.querySelectorAll('.hand .card, .row7 .card.up')]"
            ".map((card) => card.getBoundingClientRect().bottom))"
        )
        assert lowest <= height * 1.02
    assert faults(page, axe_source) == []
