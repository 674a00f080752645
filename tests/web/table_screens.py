"""Pictures of the tables of Tatsu and TAC, in moments that show what they can do."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.hands import READY, TacPlayer, TatsuPlayer
from tests.web.scenes import Board, moment, open_moment, open_table

Shoot = Callable[[str], None]

OTHERS = (["2", "3", "5", "6", "9"], ["1", "4", "8", "10", "12"], ["2", "3", "7", "9", "13"])
BOARD: Board = {
    "R": ([21, 61], [2]),
    "S": ([24, 48], [4]),
    "A": ([53], [3, 4]),
    "J": ([49, 11, 39], []),
}
ALMOST: Board = {
    "R": ([63], [2, 3, 4]),
    "A": ([], [1, 2, 3, 4]),
    "S": ([30], [3, 4]),
    "J": ([9], [4]),
}


def tatsu(page: Page, shoot: Shoot) -> None:
    """Four players until one is asked, then to the result; three and two on the way."""
    for players, name in ((3, "three"), (2, "two")):
        open_table(page, "tatsu", players, options={"players": players})
        TatsuPlayer(page, seed=2).game(4)
        shoot(f"tatsu-{name}")
    open_table(page, "tatsu", 4, options={"players": 4, "target": 60})
    player = TatsuPlayer(page, seed=4)
    player.game(2)
    for _ in range(30):
        player.wait()
        if player.is_over or page.locator(".thread").count():
            break
        player.turn()
    shoot("tatsu-asked")
    while not player.is_over and not page.locator("[data-hand-result]").count():
        player.turn()
        player.wait()
    if not player.is_over:
        shoot("tatsu-hand")
        player.game(300)
    shoot("tatsu-result")


def tac(page: Page, shoot: Shoot) -> None:
    """The exchange, a 7 half made, a Devil, two players, the last marble, and looking back."""
    open_table(page, "tac", 4, options={"master": True})
    _lay(page, None)
    shoot("tac-exchange")
    open_moment(page, moment(BOARD, (["7", "13", "4", "trickster", "1"], *OTHERS)))
    _lay(page, "7")
    for field in (22, 23, 24):
        page.get_by_role("button", name=re.compile(f"^To field {field}")).first.click()
    page.get_by_role("button", name="Move ruby on field 61", exact=True).click()
    shoot("tac-seven")
    hands = (["devil", "13", "4", "7", "1"], *OTHERS)
    open_moment(page, moment(BOARD, hands, master=True), master=True)
    _lay(page, "Devil")
    page.locator(READY).click()
    page.get_by_role("group", name=re.compile("^The cards of ")).wait_for()
    shoot("tac-devil")
    open_table(page, "tac", 2, options={"mode": "two"})
    TacPlayer(page, seed=3).game(6)
    shoot("tac-two")
    open_moment(page, moment(ALMOST, (["3", "13", "4", "7", "2"], *OTHERS)))
    _lay(page, "3")
    page.get_by_role("button", name="To ruby house, slot 1", exact=True).click()
    page.locator(READY).click()
    page.get_by_role("link", name="Look back").wait_for()
    shoot("tac-result")
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("ArrowRight")
    shoot("tac-record")


def _lay(page: Page, card: str | None) -> None:
    """Touch a card by its name, or any; the draft is there."""
    TacPlayer(page).wait()
    hand = page.locator(".hand")
    name = re.compile(rf"\b{card}$") if card else re.compile(".")
    hand.get_by_role("button", name=name).first.click()
    page.locator(".own .row").wait_for()
