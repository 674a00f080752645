"""Plays The Fox in the Forest on the page, by clicks or by typing."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Locator, Page

Way = Literal["click", "command"]
MOST_STEPS = 400
HAND = """() => {
  const shown = document.querySelectorAll("#prompt, .hand .card");
  return [...shown].map((each) => each.className + each.textContent).join("|");
}"""


def make_table(page: Page, **options: Any) -> str:
    """A short game against a bot, for whoever this page belongs to; the id of the table."""
    page.request.post("/api/me", data={"name": "Ada"})
    wish = {"game": "fox", "options": options, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = page.request.post("/api/tables", data={**wish, "hints": True})
    assert answer.status == 201, answer.text()
    table: str = answer.json()["table"]
    return table


def open_table(page: Page, **options: Any) -> str:
    table = make_table(page, **options)
    page.goto(f"/table/{table}")
    return table


class FoxPlayer:
    """One who plays whatever may be played first."""

    def __init__(self, page: Page, way: Way = "click") -> None:
        self.page = page
        self.way = way
        self.decisions = 0

    def play(self) -> None:
        """To the result."""
        for _ in range(MOST_STEPS):
            if self.is_over():
                return
            self.step()
        raise AssertionError(f"no end after {MOST_STEPS} steps: {self.prompt()}")

    def is_over(self) -> bool:
        return self.page.get_by_role("link", name="Look back").is_visible()

    def step(self) -> None:
        """Wait for one's moment, and use it."""
        self._wait()
        if self.is_over():
            return
        if self._go_on().is_visible():
            self._go_on().click()
        else:
            self._decide()

    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    def _wait(self) -> None:
        self._choices().or_(self._go_on()).or_(
            self.page.get_by_role("link", name="Look back")
        ).first.wait_for()

    def _hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand")

    def _choices(self) -> Locator:
        return self._hand().get_by_role("button", disabled=False).and_(self.page.locator(".can"))

    def _go_on(self) -> Locator:
        return self.page.get_by_role("button", name="Go on")

    def _decide(self) -> None:
        before = self._hand_now()
        assert self.prompt(), "a decision that nobody was told of"
        self.decisions += 1
        if self.way == "command":
            self._type()
        else:
            self._choices().first.click()
        self._settle(before)

    def _settle(self, before: str) -> None:
        """Until the decision has been taken: the hand, or what may be done, is another."""
        for _ in range(200):
            if self._hand_now() != before:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing happened after {self.prompt()!r}")

    def _hand_now(self) -> str:
        seen: str = self.page.evaluate(HAND)
        return seen

    def _type(self) -> None:
        self.page.keyboard.press("/")
        box = self.page.get_by_role("textbox", name="Type an action")
        listed = self.page.get_by_role("list", name="What you may do")
        codes = listed.get_by_role("button").locator("code")
        while box.is_visible():  # it stays for what the turn still needs
            before = codes.all_inner_texts()
            if not before:  # it is about to close
                self.page.wait_for_timeout(25)
                continue
            box.fill(before[0])
            box.press("Enter")
            for _ in range(200):
                if not box.is_visible() or codes.all_inner_texts() not in (before, before[:1]):
                    break
                self.page.wait_for_timeout(25)
