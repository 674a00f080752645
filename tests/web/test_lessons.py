"""The lessons of the page: legal through the engine, worded to the last step, played to the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foxfire.core.play import Play
from foxfire.core.registry import game as find_game
from foxfire.text.words import Words
from tests.web.conftest import PHONE, Open
from tests.web.listener import Listener
from tests.web.test_screens import faults

LESSONS = sorted((Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons").glob("*.json"))
GAMES = [file.stem for file in LESSONS]


def lesson_of(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(
        next(file for file in LESSONS if file.stem == game).read_text(encoding="utf-8")
    )
    return read


def after(play: Play, turn: list[str]) -> Play:
    """The game after a whole turn of whoever decides, written in one piece or in several."""
    trial = play.copy()
    for text in turn:
        trial.apply_all(trial.game.parse_turn(text))
    return trial


def test_every_game_has_a_lesson() -> None:
    assert GAMES == ["fox", "tac", "tatsu"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_legal_and_reaches_its_end(game: str) -> None:
    lesson = lesson_of(game)
    play = Play(find_game(game), lesson["options"], position=lesson["start"]["position"])
    own = [step["do"] for step in lesson["steps"]]
    answers = [list(turns) for turns in lesson["start"]["answers"]]
    while not play.is_over:
        if play.to_act:
            play = after(play, [answers[play.to_act].pop(0)])
            continue
        ways = [after(play, turn) for turn in own.pop(0)]
        assert all(way.open_state() == ways[0].open_state() for way in ways)
        play = ways[0]
    assert own == [] and not any(answers)
    assert play.outcome is not None and 0 in play.outcome.winners


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_worded(game: str) -> None:
    words = Words("en", game=game)
    steps = [step["id"] for step in lesson_of(game)["steps"]]
    assert len(steps) == len(set(steps))
    for what in ("intro", "end", *steps):
        assert words.has(f"web-learn-{game}-{what}"), what


def test_the_lesson_of_fox_is_played_to_its_end(open_page: Open, axe_source: str) -> None:
    """On a phone, with a wrong card, an illegal one, a reload and a break on the way."""
    page = open_page("/learn", PHONE)
    page.get_by_role("button", name="Learn by playing: The Fox in the Forest").click()
    host = page.get_by_role("complementary", name="Your host")
    steps = lesson_of("fox")["steps"]
    for number, step in enumerate(steps, start=1):
        host.get_by_role("img", name=f"Step {number} of {len(steps)}").wait_for()
        host.locator(".now").wait_for()
        if step["id"] == "follow":
            page.locator('.hand [data-card="K11"]').click()
            host.get_by_text("keep it for later").wait_for()
            assert faults(page, axe_source) == []
            page.locator('.hand [data-card="B9"]').click(force=True)  # it is aria-disabled
            page.locator("#why", has_text="FOX-3.2").wait_for()
            host.get_by_role("button", name="Show me").click()
            page.locator('.hand .hint[data-card="K8"]').wait_for()
            page.reload()
            host.locator(".now").wait_for()
        if step["id"] == "swan":
            host.get_by_role("link", name="Leave the lesson").click()
            page.get_by_role("button", name="Go on with the lesson: The Fox in the Forest").click()
            host.locator(".now").wait_for()
        for action in step["do"][0]:
            page.locator(f'.hand [data-card="{action.split()[-1]}"]').click()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("heading", name="Victorious").wait_for()
    host.get_by_role("link", name="What else is there?").click()
    page.get_by_role("button", name="The lesson once more").wait_for()


@pytest.mark.parametrize("game", ["tatsu", "tac"])
def test_a_lesson_is_typed_to_its_end_and_heard(open_page: Open, game: str) -> None:
    """Without a pointer: whole turns in the command box; every word of the host is announced."""
    page = open_page("/", PHONE)
    listener = Listener(page)
    page.goto("/learn")
    name = Words("en")(f"{game}-name")
    page.get_by_role("button", name=f"Learn by playing: {name}").press("Enter")
    host = page.get_by_role("complementary", name="Your host")
    steps = lesson_of(game)["steps"]
    for number, step in enumerate(steps, start=1):
        host.get_by_role("img", name=f"Step {number} of {len(steps)}").wait_for()
        listener.hear(host.locator(".now").inner_text())
        listener.type(step["do"][0][0])
    page.get_by_role("heading", name="Victorious").wait_for()
    listener.hear("Victorious")
    listener.hear(page.locator(".lead").inner_text())
    host.get_by_role("link", name="What else is there?").press("Enter")
    page.get_by_role("button", name="The lesson once more").first.wait_for()
