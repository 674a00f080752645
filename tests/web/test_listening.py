"""Whole games of all three by somebody who only hears the page, compared with their records."""

from __future__ import annotations

import pytest

from tests.web.conftest import Open
from tests.web.listener import Listener, missing, told
from tests.web.scenes import make_table

#: The listener leads: nothing has happened before it comes.
TABLES = {
    "fox": (["random"], {"target": 1, "dealer": 1}),
    "tatsu": (["random"] * 3, {"players": 4, "target": 1, "dealer": 0}),
    "tac": (["rules", "random", "rules"], {"mode": "teams", "master": True, "dealer": 3}),
}


@pytest.mark.parametrize("game", TABLES)
def test_every_decision_and_every_result_of_a_whole_game_is_heard(
    open_page: Open, game: str
) -> None:
    bots, options = TABLES[game]
    page = open_page("/learn")
    listener = Listener(page, drafts=game == "tac")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table = make_table(page, game, len(seats), options=options, seats=seats)
    page.goto(f"/table/{table}")
    listener.play()
    assert missing(told(page, game, table), listener.heard) == []
