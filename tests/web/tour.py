"""Walks through every screen of the page in any language, and stops where something new is seen."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.hands import CARD, DRAFT, READ, READY, Player, TacPlayer, TatsuPlayer
from tests.web.scenes import Board, moment, open_moment, open_table

#: Called with the name of what is seen now.
Stop = Callable[[str], None]
Scene = Callable[[Page, Stop], None]
GAMES = ("fox", "tatsu", "tac")
LESSONS = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons"
LINK = "input[readonly]"
LOOK_BACK = "main.result a[href^='/record/']"
ROUND = ".tally .btn"

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


def home(page: Page, stop: Stop) -> None:
    page.goto("/")
    page.locator("h1").wait_for()
    stop("home")
    page.locator("nav button").click()
    page.locator("dialog select").wait_for()
    stop("settings")


def reading(page: Page, stop: Stop) -> None:
    shown = {"learn": "/learn", "trouble": "/table/nothing", "no-games": "/records"}
    for name, path in {**shown, **{f"rules-{game}": f"/rules/{game}" for game in GAMES}}.items():
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        stop(name)


def making(page: Page, stop: Stop) -> None:
    """What may be chosen for a table, with every choice unfolded, and the table before the game."""
    page.request.post("/api/me", data={"name": "Ada"})
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.locator("summary").click()
        page.locator("#seat-1").select_option("bot")
        stop(f"new-table-{game}")
        page.locator("#seat-1").select_option("open")
        page.locator("form .btn.go").click()
        page.locator(LINK).wait_for()
        stop(f"lobby-{game}")


class FoxHand(Player):
    """Lays whatever may be laid."""

    def wait(self) -> None:
        self.page.wait_for_selector(f"{CARD}, {ROUND}, main.result", state="attached")

    def turn(self) -> str | None:
        name = self.press(ROUND) or self.press(CARD)
        self.page.wait_for_timeout(10)
        return name


def fox(page: Page, stop: Stop) -> None:
    """A table until a refused card was asked about, then to the end and back again."""
    open_table(page, "fox", 2, options={"target": 7, "dealer": 0}, hints=True)
    player = FoxHand(page, seed=3)
    for _ in range(9):
        player.wait()
        if page.locator(".hand .card").count() < 11 and player.press(".hand .no"):
            page.locator("#why").wait_for()
            break
        player.turn()
    stop("fox-table")
    page.locator(".top .tool").last.click()
    page.locator("dialog select").wait_for()
    stop("menu")
    close_sheet(page)
    page.keyboard.press("r")
    page.locator("dialog ol").wait_for()
    stop("fox-told")
    close_sheet(page)
    page.keyboard.press("/")
    page.locator("#command").wait_for()
    stop("fox-command")
    page.keyboard.press("Escape")
    until(page, player, ROUND)
    stop("fox-round")
    player.game(400)
    page.locator(
        "main.result .paper table, main.result .paper li, main.result .paper dl"
    ).first.wait_for()
    stop("fox-result")
    look_back(page, 8)
    stop("fox-record")
    page.goto("/records")
    page.locator("main a[href^='/record/']").first.wait_for()
    stop("my-games")
    page.goto("/")
    page.locator("h1").wait_for()


def until(page: Page, player: Player, wanted: str) -> None:
    """Play until this is seen, or until the game is over."""
    player.wait()
    while not page.locator(f"{wanted}, main.result").count():
        player.turn()
        player.wait()


def close_sheet(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def look_back(page: Page, steps: int) -> None:
    page.locator(LOOK_BACK).click()
    page.get_by_role("slider").wait_for()
    for _ in range(steps):
        page.keyboard.press("ArrowRight")


def tatsu(page: Page, stop: Stop) -> None:
    """Four players until one is asked, then to the result; three and two on the way."""
    for players, name in ((3, "three"), (2, "two")):
        open_table(page, "tatsu", players, options={"players": players})
        TatsuPlayer(page, seed=2).game(4)
        stop(f"tatsu-{name}")
    open_table(page, "tatsu", 4, options={"players": 4, "target": 300})
    player = TatsuPlayer(page, seed=4)
    player.game(2)
    for _ in range(30):
        player.wait()
        if player.is_over or page.locator(".thread").count():
            break
        player.turn()
    stop("tatsu-asked")
    until(page, player, READ)
    stop("tatsu-hand")
    open_table(page, "tatsu", 4, options={"players": 4, "target": 1})
    player.game(300)
    stop("tatsu-result")
    look_back(page, 6)
    stop("tatsu-record")


def tac(page: Page, stop: Stop) -> None:
    """The exchange, a 7 half made, a Devil, two players, the last marble, and looking back."""
    open_table(page, "tac", 4, options={"master": True})
    TacPlayer(page).wait()
    page.locator(".hand button.card").first.click()
    page.locator(DRAFT).wait_for()
    stop("tac-exchange")
    open_moment(page, moment(BOARD, (["7", "13", "4", "trickster", "1"], *OTHERS)))
    begin(page, "7")
    for place in ("22", "23", "24", "61"):
        page.locator(f'.touch[data-place="{place}"]').click()
    stop("tac-seven")
    masters = (["devil", "fool", "angel", "warrior", "tac"], *OTHERS)
    open_moment(page, moment(BOARD, masters, master=True), master=True)
    TacPlayer(page).wait()
    stop("tac-masters")
    enter(page, "devil")
    page.locator(".whose").wait_for()
    stop("tac-devil")
    open_table(page, "tac", 2, options={"mode": "two"})
    TacPlayer(page, seed=3).game(6)
    stop("tac-two")
    open_moment(page, moment(ALMOST, (["3", "13", "4", "7", "2"], *OTHERS)))
    begin(page, "3")
    page.locator('.touch[data-place="R.h1"]').click()
    page.locator(READY).click()
    page.locator(LOOK_BACK).wait_for()
    stop("tac-result")
    look_back(page, 1)
    stop("tac-record")


def begin(page: Page, card: str) -> None:
    """Choose a card by its notation, which no language changes."""
    TacPlayer(page).wait()
    enter(page, card)
    page.locator(DRAFT).wait_for()
    page.locator("#command").press("Escape")


def enter(page: Page, action: str) -> None:
    if not page.locator("#command").count():
        page.keyboard.press("/")
    page.locator("#command").fill(action)
    page.locator("#command").press("Enter")


def lesson(game: str, page: Page, stop: Stop) -> None:
    """Every step of a lesson, as its host words it."""
    steps: list[dict[str, Any]] = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))["steps"]
    page.goto("/learn")
    page.locator(".game .btn.go").nth(GAMES.index(game)).click()
    for number, step in enumerate(steps):
        page.locator(f".lesson .beads i:nth-child({number + 1}).here").wait_for()
        page.locator(".lesson .now").wait_for()
        stop(f"lesson-{game}-{step['id']}")
        for part, action in enumerate(step["do"][0]):
            if part:  # the box stays open for what the turn still needs
                page.locator(".box code").get_by_text(action, exact=True).wait_for()
            enter(page, action)
        page.locator("#command").wait_for(state="detached")
    page.locator(f"{ROUND}, .lesson.over").first.wait_for()
    Player(page).press(ROUND)
    page.locator(".lesson.over").wait_for()
    stop(f"lesson-{game}-end")


def tables(page: Page, stop: Stop) -> None:
    """One moment of every game, with what is longest in it."""
    open_table(page, "fox", 2, options={"dealer": 1})
    FoxHand(page).wait()
    stop("fox-first")
    open_table(page, "tatsu", 4, options={"players": 4})
    TatsuPlayer(page).wait()
    stop("tatsu-first")
    open_moment(page, moment(BOARD, (["7", "13", "4", "trickster", "1"], *OTHERS)))
    begin(page, "7")
    page.locator('.touch[data-place="22"]').click()
    stop("tac-first")


LESSON_SCENES: tuple[Scene, ...] = tuple(partial(lesson, game) for game in GAMES)
SCENES: tuple[Scene, ...] = (home, reading, making, fox, tatsu, tac)
