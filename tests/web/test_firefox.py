"""The page in Firefox: a whole game of Fox, and turns of Tatsu and TAC, with a real pointer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Serving
from tests.web.bidi import Firefox, firefox
from tests.web.conftest import STILL
from tests.web.hands import ASK, CARD, DRAFT, READY

OVER = "main.result"
NOTE = ".tally .btn, [data-hand-result] .btn"
TURN = ".hand button.card.can"
GLOWING = (".touch.target", ".touch.marble", ".own .row .btn.fire")
POST = """fetch({path!r}, {{ method: "POST", body: {body!r},
  headers: {{ "content-type": "application/json" }} }}).then((answer) => answer.json())"""
MOST_STEPS = 400
WIDE, PHONE = (1280, 800), (390, 844)


@pytest.fixture(scope="module")
def fox(server: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as running:
        running.size(*WIDE)
        running.goto(f"{server.url}/learn")
        running.evaluate(f"localStorage.setItem('foxfire-settings', {json.dumps(STILL)!r})")
        post(running, "/api/me", name="Ada")
        yield running


def post(page: Firefox, path: str, **body: Any) -> Any:
    return page.evaluate(POST.format(path=path, body=json.dumps(body)))


def open_table(page: Firefox, server: Serving, game: str, bots: int, **options: Any) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    made = post(page, "/api/tables", game=game, options=options, seats=seats)
    page.goto(f"{server.url}/table/{made['table']}")


def fits(page: Firefox) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


def test_a_whole_game_of_fox(fox: Firefox, server: Serving) -> None:
    open_table(fox, server, "fox", 1, target=1)
    for _ in range(MOST_STEPS):
        fox.wait(f"{TURN}, {NOTE}, {OVER}")
        if fox.count(OVER):
            break
        if not fox.click(NOTE):
            fox.click(TURN)
    assert fox.count(f"{OVER} h1")
    assert fits(fox) and fox.faults == []


def test_turns_of_tatsu(fox: Firefox, server: Serving) -> None:
    """A card and what follows on it, on a phone."""
    fox.size(*PHONE)
    open_table(fox, server, "tatsu", 3, players=4)
    for _ in range(3):
        fox.wait(f"{CARD}, {ASK}")
        fox.click(CARD) or fox.click(ASK)
        fox.click("button.card.sel")
    fox.size(*WIDE)
    assert fits(fox) and fox.faults == []


def test_turns_of_tac(fox: Firefox, server: Serving) -> None:
    """The exchange, and a card on the board."""
    open_table(fox, server, "tac", 3)
    for _ in range(2):
        fox.wait(TURN)
        fox.click(TURN)
        fox.wait(DRAFT)
        while fox.count(DRAFT):
            fox.click(READY) or any(fox.click(each) for each in GLOWING)
    assert fits(fox) and fox.faults == []
