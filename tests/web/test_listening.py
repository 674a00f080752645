"""Whole games of all three by somebody who only hears the page, compared with their records."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from foxfire.core import records
from foxfire.core.play import Play
from foxfire.core.registry import game as find_game
from tests.web.conftest import SMALL_PHONE, Open
from tests.web.listener import Listener, missing, told
from tests.web.scenes import Board, moment, open_moment, open_table
from tests.web.tac_listener import TacListener

#: The listener leads: nothing has happened before it comes.
TABLES = {
    "fox": ("fox", 2, {"target": 1, "dealer": 1}),
    "tatsu for four": ("tatsu", 4, {"players": 4, "target": 1, "dealer": 0}),
    "tatsu for three": ("tatsu", 3, {"players": 3, "target": 1, "dealer": 0}),
    "tatsu for two": ("tatsu", 2, {"players": 2, "target": 1, "dealer": 0}),
}
LOOKED_AT = 40  # steps of a record, one by one; the end is jumped to
#: A short game with the master deck: the bots `rules` against `random`.
GAME = Path(__file__).parent / "tac-game.foxfire.txt"


@pytest.mark.parametrize(
    "name",
    [
        "fox",
        "tatsu for four",
        pytest.param("tatsu for three", marks=pytest.mark.campaign),
        pytest.param("tatsu for two", marks=pytest.mark.campaign),
    ],
)
def test_a_whole_game_is_played_and_looked_back_at_by_ear(open_page: Open, name: str) -> None:
    """Every decision and every result is announced, and so is every step of the record."""
    game, players, options = TABLES[name]
    page = open_page("/learn", SMALL_PHONE)  # nothing that is heard needs room
    listener = Listener(page)
    table = open_table(page, game, players, options=options)
    listener.play()
    hears_all(listener, game, table)


@pytest.mark.parametrize(
    "how",
    [
        pytest.param(TacListener, id="by steps"),
        pytest.param(Listener, id="typed", marks=pytest.mark.campaign),
    ],
)
def test_a_whole_game_of_tac_is_played_and_looked_back_at_by_ear(
    open_page: Open, how: type[Listener]
) -> None:
    """With the master deck; all do what they did in a recorded game."""
    record = records.read(GAME)
    turns = [[each.action for each in record.entries if each.player == n] for n in range(4)]
    packs = [each.cards for each in record.entries if each.cards]
    page = open_page("/learn", SMALL_PHONE)
    listener = how(page, turns[0])
    options = Play(find_game("tac"), record.options).options
    start = {"packs": packs, "answers": [[], *turns[1:]]}
    table = open_table(page, "tac", 4, options=msgspec.to_builtins(options), start=start)
    listener.play()
    assert listener.turns == []
    hears_all(listener, "tac", table)


@pytest.mark.parametrize(("mode", "players"), [("teams", 4), ("two", 2), ("solo", 1)])
def test_turns_of_tac_are_put_together_by_ear(open_page: Open, mode: str, players: int) -> None:
    page = open_page("/learn", SMALL_PHONE)
    listener = Listener(page, drafts=True)
    open_table(page, "tac", players, options={"mode": mode, "dealer": 3})
    listener.play(most=8)
    assert len(listener.questions) == 8


def hears_all(listener: Listener, game: str, table: str) -> None:
    """Of the game as it was played, and of its record step by step."""
    truth = told(listener.page, game, table)
    assert missing(chain.from_iterable(truth), listener.heard) == []
    steps = truth[:-1]
    listener.page.goto(f"/record/{table}?view=0")
    for number, step in enumerate(steps[:LOOKED_AT], start=1):
        listener.hear(" ".join([*step, f"{number} of {len(steps)}"]))
        listener.press("ArrowRight")
    listener.press("End")
    listener.hear(" ".join([*steps[-1], f"{len(steps)} of {len(steps)}"]))
    listener.press("Home")
    listener.wait_for_count(" ".join([*steps[0], f"1 of {len(steps)}"]), 2)


BOARD: Board = {"R": ([21, 61], [2]), "S": ([31], [4]), "A": ([], [3, 4]), "J": ([49], [])}
HANDS = (
    ["5", "13", "4", "7", "2"],
    ["2", "3", "5", "6", "9"],
    ["1", "4", "8", "10", "12"],
    ["2", "3", "7", "9", "13"],
)
AGAIN = {
    "w": "Your turn: which card?",
    "s": "Marbles home: ruby (you) 1, sapphire 1, amber (partner) 2, jade 0.",
    "c": "Your cards: 2, 4, 5, 7, 13.",
    "m": "No card has been laid in this deal yet.",
    "t": "Ruby: you. 21, 61, house 2, 1 in the pocket. 5 cards; 1 or 13: yes.",
}


def test_everything_can_be_heard_again_and_read_on_a_sheet(open_page: Open) -> None:
    page = open_page("/learn", SMALL_PHONE)
    listener = Listener(page)
    open_moment(page, moment(BOARD, HANDS))
    listener.hear(AGAIN["w"])
    for key, line in AGAIN.items():
        before = listener.heard.count(line)
        listener.press(key)
        listener.wait_for_count(line, before + 1)
    assert listener.here["group"] == "Your cards"
    listener.press("?")
    sheet = page.get_by_role("dialog", name="Listen, and keys")
    for line in AGAIN.values():
        sheet.get_by_text(line, exact=True).wait_for()
    listener.press("Escape")
    sheet.wait_for(state="hidden")
    assert listener.here["group"] == "Your cards"


def test_focus_goes_on_with_the_turn_and_comes_back_to_the_hand(open_page: Open) -> None:
    page = open_page("/learn", SMALL_PHONE)
    listener = Listener(page, drafts=True)
    open_moment(page, moment(BOARD, HANDS))
    listener.hear(AGAIN["w"])
    listener.press("c")
    while listener.here["name"] != "a 5":
        listener.press("ArrowRight")
    listener.enter()
    listener.reach("Ruby: field 21 to field 26")
    listener.enter()
    listener.reach("Confirm")
    listener.enter()
    listener.hear("You play a 5: ruby from 21 to 26.")
    page.wait_for_function("() => document.activeElement.closest('.hand')", polling=25)


def test_whoever_wants_to_hear_nothing_hears_only_what_a_key_asks_for(open_page: Open) -> None:
    page = open_page("/learn", SMALL_PHONE, announced="none")
    listener = Listener(page)
    open_moment(page, moment(BOARD, HANDS))
    page.locator("button.card.can").first.wait_for()
    assert listener.heard == []
    listener.press("w")
    listener.hear(AGAIN["w"])
    assert listener.heard == [AGAIN["w"]]


FIRST_SCREEN = """
- main:
  - navigation "Menu":
    - link "Play"
    - link "Learn"
    - link "My games"
    - button "Settings"
  - heading "Foxfire" [level=1]
  - paragraph: Three games for a quiet evening
  - region "Games":
    - article:
      - heading "The Fox in the Forest" [level=2]
      - paragraph
      - 'button "Play now: The Fox in the Forest"'
      - 'button "With friends: The Fox in the Forest"'
    - article:
      - heading "Tatsu" [level=2]
      - paragraph
      - 'button "Play now: Tatsu"'
      - 'button "With friends: Tatsu"'
    - article:
      - heading "TAC" [level=2]
      - paragraph
      - 'button "Play now: TAC"'
      - 'button "With friends: TAC"'
  - button /Join a friend.s table/
  - button /Open tables/
"""
HALF_A_TURN = """
- paragraph: "With a 5: which marble?"
- button "Another card"
- list "All moves as a list":
  - listitem:
    - 'button "Ruby: field 21 to field 26"'
  - listitem:
    - 'button "Ruby: field 61 to field 2"'
  - listitem:
    - 'button "Ruby: field 61 to ruby house, slot 1"'
- group "Your cards":
  - button "a 2"
  - button "a 4"
  - button "a 5" [pressed]
  - button "a 7"
  - button "a 13"
"""


def test_what_is_there_is_read_in_its_order(open_page: Open) -> None:
    page = open_page("/")
    expect(page.locator("body")).to_match_aria_snapshot(FIRST_SCREEN)
    open_moment(page, moment(BOARD, HANDS))
    page.locator(".hand").get_by_role("button", name="a 5", exact=True).click()
    expect(page.locator(".own")).to_match_aria_snapshot(HALF_A_TURN)
