"""Whole games of every game and mode in every language, through the page, against bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from tests.web.audit import unwritten
from tests.web.conftest import Open
from tests.web.hands import Player, TacPlayer, TatsuPlayer
from tests.web.scenes import open_table
from tests.web.test_languages import LANGUAGES
from tests.web.tour import FoxHand

MOST_DECISIONS = 6000


class Mode(NamedTuple):
    game: str
    players: int
    player: type[Player]
    options: Mapping[str, Any] = {}


MODES = {
    "fox": Mode("fox", 2, FoxHand, {"target": 7}),
    "tatsu-two": Mode("tatsu", 2, TatsuPlayer, {"players": 2}),
    "tatsu-three": Mode("tatsu", 3, TatsuPlayer, {"players": 3}),
    "tatsu-four": Mode("tatsu", 4, TatsuPlayer, {"players": 4}),
    "tac-teams": Mode("tac", 4, TacPlayer),
    "tac-master": Mode("tac", 4, TacPlayer, {"master": True}),
    "tac-coop": Mode("tac", 4, TacPlayer, {"mode": "coop"}),
    "tac-two": Mode("tac", 2, TacPlayer, {"mode": "two"}),
    "tac-solo": Mode("tac", 1, TacPlayer, {"mode": "solo"}),
}


@pytest.mark.campaign
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MODES)
def test_a_whole_game_is_played_and_told(open_page: Open, name: str, language: str) -> None:
    mode = MODES[name]
    page = open_page("/learn", language=language)
    open_table(page, mode.game, mode.players, options=dict(mode.options))
    player = mode.player(page, seed=11)
    assert player.game(MOST_DECISIONS) < MOST_DECISIONS
    assert page.locator("main.result h1").inner_text()
    assert len(player.heard) > 20
    assert unwritten([*player.heard, page.locator("main").inner_text()]) == []
