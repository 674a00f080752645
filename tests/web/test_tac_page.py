"""TAC through the page, in a real browser, against bots: every mode, every card that is special."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESK, PHONE, SMALL_PHONE, Open
from tests.web.hands import READY, TacPlayer
from tests.web.scenes import Board, moment, open_moment, open_table
from tests.web.test_screens import faults

OTHERS = (["2", "3", "5", "6", "9"], ["1", "4", "8", "10", "12"], ["2", "3", "7", "9", "13"])
BOARD: Board = {
    "R": ([21, 61], [2]),
    "S": ([31, 48], [4]),
    "A": ([53], [3, 4]),
    "J": ([49, 11, 39], []),
}
MODES = {"teams": 4, "coop": 4, "two": 2, "solo": 1}


def lay(page: Page, card: str) -> TacPlayer:
    """Touch a card of the hand by its name."""
    player = TacPlayer(page)
    player.wait()
    name = re.compile(rf"\b{card}$")
    page.locator(".hand").get_by_role("button", name=name).first.click()
    page.locator(".own .row").wait_for()
    return player


def touch(page: Page, name: str) -> None:
    """On the board; the list of moves may have a button of the same name."""
    page.locator(".touch").and_(page.get_by_role("button", name=name, exact=True)).click()


def told(page: Page, text: str) -> None:
    page.get_by_role("log").get_by_text(text).first.wait_for(state="attached")


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_played_and_told(open_page: Open, mode: str) -> None:
    page = open_page("/learn")
    open_table(page, "tac", MODES[mode], options={"mode": mode, "master": mode != "solo"})
    player = TacPlayer(page, seed=5)
    assert player.game(9) == 9
    player.listen()
    said = "\n".join(player.heard)
    assert ("gives you" in said) or ("The cards are exchanged." in said)
    assert " from " in said or " discards " in said
    assert len(player.heard) > 8


def test_the_last_marble_ends_the_game(open_page: Open) -> None:
    """TAC-10.1: the result is shown, and why."""
    page = open_page("/learn")
    almost: Board = {
        "R": ([63], [2, 3, 4]),
        "A": ([], [1, 2, 3, 4]),
        "S": ([30], []),
        "J": ([], []),
    }
    open_moment(page, moment(almost, (["3", "13", "4", "7", "2"], *OTHERS)))
    lay(page, "3")
    touch(page, "To ruby house, slot 1")
    page.locator(READY).click()
    page.get_by_role("heading", name="Victorious").wait_for()
    assert "all eight marbles are home" in page.locator("main").inner_text()
    assert (
        page.get_by_role("row", name=re.compile("together")).first.inner_text().split()[-1] == "8"
    )


def test_a_seven_is_built_step_by_step_and_can_be_unmade(open_page: Open) -> None:
    page = open_page("/learn")
    open_moment(page, moment(BOARD, (["7", "13", "4", "trickster", "1"], *OTHERS)))
    lay(page, "7")
    for field in (22, 23, 24):
        touch(page, f"To field {field}")
    page.get_by_role("img", name="3 of 7 steps used, 4 left").wait_for()
    assert page.get_by_role("button", name="Confirm").is_disabled()
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("img", name="2 of 7 steps used, 5 left").wait_for()
    touch(page, "Move ruby on field 61")
    for field in (63, 64):
        touch(page, f"To field {field}")
    for field in (24, 25):
        page.get_by_role("button", name=f"To field {field}", exact=True).or_(
            page.get_by_role("button", name="Move ruby on field 23", exact=True)
        ).first.click()
    page.locator(READY).click()
    told(page, "You play a 7: ")


def test_tac_shows_the_board_that_it_restores(open_page: Open) -> None:
    """TAC-8.1: sapphire stood on 31 before jade's 9 kicked it."""
    page = open_page("/learn")
    before: Board = {"R": ([40], []), "S": ([31], []), "J": ([22], [])}
    after: Board = {"R": ([40], []), "S": ([], []), "J": ([31], [])}
    hands = (["5", "tac", "4", "7", "2"], OTHERS[0], OTHERS[1], ["2", "3", "7", "13"])
    open_moment(page, moment(after, hands, prev=before, laid="9"))
    lay(page, "TAC")
    page.locator(".prompt", has_text="TAC has taken back the last move").wait_for()
    touch(page, "To field 49")
    page.locator(READY).click()
    told(page, "You play TAC, taking back the last move")
    told(page, "With it: ruby from 40 to 49.")


def test_an_8_moves_or_makes_the_next_one_wait(open_page: Open) -> None:
    page = open_page("/learn")
    open_moment(page, moment(BOARD, (["8", "13", "4", "7", "1"], *OTHERS)))
    lay(page, "8")
    page.get_by_role("button", name="To field 29", exact=True).wait_for()
    page.get_by_role("button", name=re.compile("^Let .* wait$")).click()
    page.locator(READY).click()
    told(page, "You play an 8: ")


def test_a_trickster_swaps_the_two_that_are_touched(open_page: Open) -> None:
    page = open_page("/learn")
    open_moment(page, moment(BOARD, (["trickster", "13", "4", "7", "1"], *OTHERS)))
    lay(page, "Trickster")
    touch(page, "Move ruby on field 21")
    touch(page, "Swap with jade on field 49")
    page.locator(READY).click()
    told(page, "You play a Trickster: ruby on 21 and jade on 49 change places.")


def test_a_devil_sees_the_neighbours_hand_and_plays_it(open_page: Open) -> None:
    page = open_page("/learn")
    hands = (["devil", "13", "4", "7", "1"], *OTHERS)
    open_moment(page, moment(BOARD, hands, master=True), master=True)
    lay(page, "Devil")
    page.locator(READY).click()
    page.get_by_role("group", name=re.compile("^The cards of ")).wait_for()
    assert page.locator(".hand button.card").count() == 5
    assert "Your Devil plays the turn of" in page.locator("#prompt").inner_text()


def test_a_fool_passes_the_hands_and_says_so(open_page: Open) -> None:
    page = open_page("/learn")
    hands = (["fool", "13", "4", "7", "1"], *OTHERS)
    open_moment(page, moment(BOARD, hands, master=True), master=True)
    lay(page, "Fool")
    page.locator(READY).click()
    told(page, "You now hold what ")
    names = page.locator(".hand button.card .vh").all_inner_texts()
    assert names == ["a 2", "a 3", "a 5", "a 6", "a 9"]


def test_a_card_that_cannot_be_played_says_why(open_page: Open) -> None:
    """TAC-8.5: there is nothing to undo yet."""
    page = open_page("/learn")
    open_moment(page, moment(BOARD, (["tac", "13", "4", "7", "2"], *OTHERS)))
    TacPlayer(page).wait()
    page.locator(".hand").get_by_role("button", name="a TAC").click(force=True)
    page.locator(".why", has_text="TAC-8.5").wait_for()


def test_a_whole_turn_may_be_typed(open_page: Open) -> None:
    page = open_page("/learn")
    open_moment(page, moment(BOARD, (["7", "13", "4", "5", "2"], *OTHERS)))
    TacPlayer(page).wait()
    page.keyboard.press("/")
    page.get_by_role("textbox", name="Type an action").fill("7 21>24 61>1")
    page.keyboard.press("Enter")
    told(page, "You play a 7: ruby from 21 to 24, ruby from 61 to 1.")


def test_a_typed_card_shows_where_it_can_go(open_page: Open) -> None:
    page = open_page("/learn")
    open_moment(page, moment(BOARD, (["7", "13", "4", "5", "2"], *OTHERS)))
    TacPlayer(page).wait()
    page.keyboard.press("/")
    page.get_by_role("textbox", name="Type an action").fill("5")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="To field 26", exact=True).wait_for()


def test_a_finger_means_the_nearest_bowl(open_page: Open) -> None:
    """Bowls are 13 pixels wide on a phone: a tap beside one is meant for it."""
    page = open_page("/learn", PHONE)
    open_moment(page, moment(BOARD, (["5", "13", "4", "7", "2"], *OTHERS)))
    lay(page, "5")
    box = page.get_by_role("button", name="To field 26", exact=True).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 + 9)
    page.locator(READY).wait_for()
    assert "ruby from 21 to 26" in page.locator(".prompt").inner_text()


def test_the_numbers_of_the_ring_come_with_a_key(open_page: Open) -> None:
    page = open_page("/learn")
    open_moment(page, moment(BOARD, (["5", "13", "4", "7", "2"], *OTHERS)))
    TacPlayer(page).wait()
    assert page.locator(".numbers text").count() == 0
    page.keyboard.press("n")
    assert page.locator(".numbers text").count() == 64


@pytest.mark.parametrize("theme", ["night", "paper", "contrast"])
def test_axe_finds_nothing_and_nothing_is_cut_off(
    open_page: Open, axe_source: str, theme: str
) -> None:
    page = open_page("/learn", theme=theme)
    open_moment(page, moment(BOARD, (["7", "13", "4", "trickster", "1"], *OTHERS)))
    player = TacPlayer(page)
    player.wait()
    for width, height in (DESK, PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        last = page.locator(".hand button.card").last.bounding_box()
        assert last is not None and last["y"] + last["height"] <= height * 1.02
    lay(page, "7")
    next(player.steps())
    assert faults(page, axe_source) == []
