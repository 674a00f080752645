"""Pictures of moments that are rare in play: powers, masters, what a TAC takes back, a pause."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.web.hands import TacPlayer, TatsuPlayer
from tests.web.scenes import Board, fox_moment, moment, open_moment, open_table
from tests.web.tour import BOARD, OTHERS, Stop, begin, enter

FOX_HANDS = (
    ["B1", "B7", "B8", "K3", "K10", "M2", "M5", "M9"],
    ["B2", "B3", "B6", "B10", "K2", "K6", "K7", "K11"],
)
#: A fusion is laid, and the trick waits for the next winner.
FUSION = {
    "phase": "turn",
    "to_act": 0,
    "for_seat": 0,
    "from_seat": 0,
    "hand": 1,
    "dealer": 0,
    "leader": 0,
    "hands": [
        ["R6", "R*", "R4", "Yx3"],
        ["Y1/5", "Y3", "Y4", "Y1/3"],
        ["R1/7", "Rx2", "R1/4", "R1/3"],
        ["Y2", "R5", "Y1/6", "Y1/4"],
    ],
    "piles": None,
    "trick": [],
    "pending": [],
    "captured": {
        "red": ["Rx1", "R1/5", "Yx1", "Y1/7"],
        "yellow": ["R1/6", "Rx3", "Y*", "Yx2", "R2", "R3", "Y5", "Y6"],
    },
    "tricks": 3,
    "scores": [0, 0, 0, 0],
}
#: Sapphire stood on 31 before jade's 9 kicked it.
BEFORE: Board = {"R": ([40], []), "S": ([31], []), "J": ([22], [])}
AFTER: Board = {"R": ([40], []), "S": ([], []), "J": ([31], [])}


def fox_moments(page: Page, stop: Stop) -> None:
    """The exchange of the decree, the Woodcutter, an enlarged card, the pause after a round."""
    fox_moment(page, FOX_HANDS)
    _press(page, "Fox")
    page.get_by_role("button", name="Keep the decree").wait_for()
    stop("fox-exchange")
    fox_moment(page, FOX_HANDS)
    _press(page, "Woodcutter")
    page.locator("#prompt").get_by_text("drew").first.wait_for()
    stop("fox-woodcutter")
    page.locator(".hand button").first.focus()
    page.keyboard.press("i")
    page.locator(".enlarged").wait_for()
    stop("fox-enlarged")
    fox_moment(page, [["B8"], ["B2"]], answers=["B2"], pause=60)
    page.locator(".hand .can").first.click()
    page.get_by_role("button", name="Go on").click()
    page.locator(".pause").wait_for()
    stop("fox-pause")


def tatsu_moments(page: Page, stop: Stop) -> None:
    """The first hand with all its cards, and a fusion that waits."""
    open_table(page, "tatsu", 4, options={"players": 4, "dealer": 0})
    page.locator(".hand .can").first.wait_for()
    stop("tatsu-first")
    answers: list[list[str]] = [[], ["Y3", "Y4"], ["Rx2", "R1/4"], ["Y2", "Y1/4"]]
    start = {"position": FUSION, "answers": answers}
    open_table(page, "tatsu", 4, options={"players": 4, "dealer": 0}, start=start)
    _press(page, "usion")
    page.locator(".aside").wait_for()
    TatsuPlayer(page).wait()
    stop("tatsu-fusion")


def tac_moments(page: Page, stop: Stop) -> None:
    """The announcement, an 8, the Trickster, an Angel, a Fool, and what a TAC takes back."""
    open_table(page, "tac", 4)
    TacPlayer(page).wait()
    stop("tac-announced")
    open_moment(page, moment(BOARD, (["8", "13", "4", "7", "1"], *OTHERS)))
    begin(page, "8")
    page.get_by_role("button", name=re.compile("^Let .* wait$")).wait_for()
    stop("tac-eight")
    open_moment(page, moment(BOARD, (["trickster", "13", "4", "7", "1"], *OTHERS)))
    begin(page, "trickster")
    page.locator('.touch[data-place="21"]').click()
    page.get_by_role("button", name=re.compile("^Swap with jade")).first.wait_for()
    stop("tac-trickster")
    board: Board = {**BOARD, "S": ([24], [4])}
    open_moment(
        page, moment(board, (["angel", "13", "4", "7", "1"], *OTHERS), master=True), master=True
    )
    begin(page, "angel")
    stop("tac-angel")
    open_moment(
        page, moment(BOARD, (["fool", "13", "4", "7", "1"], *OTHERS), master=True), master=True
    )
    TacPlayer(page).wait()
    enter(page, "fool")  # there is nothing to choose in it
    page.get_by_role("log").get_by_text("You now hold").first.wait_for(state="attached")
    stop("tac-fool")
    hands = (["5", "tac", "4", "7", "2"], OTHERS[0], OTHERS[1], ["2", "3", "7", "13"])
    open_moment(page, moment(AFTER, hands, prev=BEFORE, laid="9"))
    begin(page, "tac")
    page.locator("small").get_by_text("TAC has taken back the last move").wait_for()
    stop("tac-undone")


def _press(page: Page, name: str) -> None:
    page.locator(".hand .can").first.wait_for()
    page.locator(".hand").get_by_role("button", name=re.compile(name)).first.click()
