"""Several people at one table, each with a browser; lines that are cut in the middle of a move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import DESK, PHONE, SMALL_PHONE, Open
from tests.web.hands import CARD, DRAFT, READY, TacPlayer, TatsuPlayer
from tests.web.scenes import moment, open_moment, open_table
from tests.web.tour import BOARD, OTHERS, begin

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SIZES = (DESK, PHONE, SMALL_PHONE, DESK)


def gather(open_page: Open, game: str) -> list[Page]:
    """Four people, who come by the link of the first one."""
    pages = [open_page("/learn", size) for size in SIZES]
    for page, name in zip(pages, NAMES, strict=True):
        page.request.post("/api/me", data={"name": name})
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    made = pages[0].request.post("/api/tables", data={"game": game, "seats": seats}).json()
    pages[0].goto(f"/table/{made['table']}")
    for page in pages[1:]:
        page.goto(f"/table/{made['table']}?invite={made['invite']}")
        page.get_by_role("button", name="Sit here").first.click()
    for page in pages:
        page.locator(".hand button.card").first.wait_for()
    return pages


def told(page: Page, text: str | re.Pattern[str]) -> None:
    page.get_by_role("log").get_by_text(text).first.wait_for(state="attached")


def on_turn(pages: list[Page]) -> Page:
    for _ in range(400):
        for page in pages:
            if page.locator(CARD).count():
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody may play")


def test_four_people_exchange_at_once_and_see_the_first_card(open_page: Open) -> None:
    """TAC-2.4: all four are asked together; each sees only what was given to them."""
    pages = gather(open_page, "tac")
    for page in pages:
        TacPlayer(page, seed=1).wait()
    for page in pages:
        TacPlayer(page, seed=2).turn()
    for page, partner in zip(pages, (*NAMES[2:], *NAMES[:2]), strict=True):
        told(page, re.compile(f"^{partner} gives you "))
    turn = on_turn(pages)
    TacPlayer(turn, seed=3).turn()
    name = NAMES[pages.index(turn)]
    for page in pages:
        if page is not turn:
            told(page, re.compile(f"^{name} (plays|can play no card|misses)"))


class Line:
    """The way between one page and the server, in our hands from the next page on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._sockets: list[WebSocketRoute] = []
        self._is_cut = False
        page.route_web_socket("**/api/socket", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
            return
        socket.connect_to_server()
        self._sockets.append(socket)

    def cut(self) -> None:
        self._is_cut = True
        self._page.context.set_offline(True)
        for socket in self._sockets:
            socket.close()

    def mend(self) -> None:
        """Once the page has said that it is gone."""
        note = self._page.get_by_text("Connection lost")
        note.wait_for(timeout=30_000)
        self._is_cut = False
        self._page.context.set_offline(False)
        note.wait_for(state="hidden", timeout=30_000)


def test_a_card_of_tatsu_laid_without_a_line_is_laid_once(open_page: Open) -> None:
    page = open_page("/learn")
    line = Line(page)
    open_table(page, "tatsu", 4, options={"players": 4})
    TatsuPlayer(page).wait()
    held = page.locator(".hand button.card").count()
    line.cut()
    name = page.locator(CARD).first.locator(".vh").inner_text()
    page.locator(CARD).first.click()
    line.mend()
    told(page, re.compile(rf"^You .*{re.escape(name)}"))
    expect(page.locator(".hand button.card")).not_to_have_count(held)
    said = page.get_by_role("log").get_by_text(re.compile(rf"^You .*{re.escape(name)}")).count()
    assert said == 1


@pytest.mark.parametrize("steps", [0, 3])
def test_a_seven_half_made_is_finished_when_the_line_is_back(open_page: Open, steps: int) -> None:
    """A draft belongs to nobody else: nothing of it was played, nothing of it is lost twice."""
    page = open_page("/learn")
    line = Line(page)
    open_moment(page, moment(BOARD, (["7", "13", "4", "trickster", "1"], *OTHERS)))
    begin(page, "7")
    for field in range(22, 22 + steps):
        page.locator(f'.touch[data-place="{field}"]').click()
    line.cut()
    line.mend()
    assert "You play a 7" not in "\n".join(TacPlayer(page).log())
    player = TacPlayer(page, seed=4)
    if not page.locator(DRAFT).count():
        begin(page, "7")
    for _ in player.steps():
        pass
    page.locator(READY).click()
    told(page, "You play a 7: ")
