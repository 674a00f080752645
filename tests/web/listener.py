"""Somebody who only hears the page: what live regions say, roles, names, and a keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Page

from foxfire.core import records
from foxfire.terminal.teller import teller
from foxfire.text.voice import Voice
from foxfire.text.words import Words

#: As a screen reader does it: what comes into a region that was there before is read, in order.
#: With its curtain drawn nothing is painted that is only seen, which takes most of the time.
EAR = """(() => {
  const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"]';
  const heard = (window.heard = []);
  window.pressed = "";
  window.nameOf = (node) =>
    (node.getAttribute("aria-label") ?? (node.querySelector(".vh") ?? node).textContent).trim();
  addEventListener("keydown", ({ key, target }) => {
    if (key === "Enter" && target.matches("button")) window.pressed = window.nameOf(target);
  }, true);
  const hear = (node) => {
    const at = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const region = at?.closest(LIVE);
    if (!region || region === node) return;
    const log = region.getAttribute("role") === "log";
    const text = (log ? node : region).textContent.replace(/\\s+/g, " ").trim();
    if (text && (log || heard.at(-1) !== text)) heard.push(text);
  };
  const curtain = new CSSStyleSheet();
  curtain.replaceSync("svg, .art { display: none !important }");
  document.adoptedStyleSheets = [curtain];
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") hear(target);
      else addedNodes.forEach(hear);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()"""
#: A question that has been heard since, a note that is to be read, or the end.
MOMENT = """(since) => {
  const wanted = document.querySelector("#prompt")?.textContent.replace(/\\s+/g, " ").trim();
  const heard = window.heard.slice(since).some((line) => line.startsWith(wanted));
  return (heard && document.title.startsWith("Your turn"))
    || document.querySelector("main.result") || document.activeElement.textContent === "Go on";
}"""
SAID_MORE = "(before) => window.heard.length > before"
ON_A_BUTTON = "() => document.activeElement.matches('button')"
#: Which button the key met; none if it was gone by then.
PRESSED = "() => { const met = window.pressed; window.pressed = ''; return met; }"
SAID = "(line) => window.heard.includes(line)"
SAID_SO_OFTEN = "([line, count]) => window.heard.filter((each) => each === line).length >= count"
IS_ON = "(name) => window.nameOf(document.activeElement) === name"
WHERE = """() => {
  const here = document.activeElement;
  const group = here.closest('[role="group"], ul')?.getAttribute("aria-label");
  const off = here.tagName !== "BUTTON" || here.matches(':disabled, [aria-disabled="true"]');
  return { name: window.nameOf(here), group: group ?? "", off };
}"""
MOST = 2000
POLL = 25  # milliseconds
FAR = 60  # keys until something counts as out of reach
ASK = re.compile(r"^(Ask .+|.+ leads|Lead yourself)$")
CONFIRM = re.compile(r"^(Confirm|Give it to .+|Discard .+)$")
ASKING = 0.3  # how often somebody is asked who could play


class Listener:
    """Plays what it may, or types the turns that it was given, and keeps what it was asked.

    `drafts`: turns are put together and then confirmed.
    """

    def __init__(
        self, page: Page, turns: Iterable[str] = (), *, drafts: bool = False, seed: int = 1
    ) -> None:
        self.page = page
        self.turns = list(turns)
        self.drafts = drafts
        self.rng = random.Random(seed)
        self.since = 0
        self.questions: list[str] = []
        page.add_init_script(EAR)

    @property
    def heard(self) -> list[str]:
        said: list[str] = self.page.evaluate("window.heard")
        return said

    @property
    def here(self) -> dict[str, Any]:
        """Where the keyboard is."""
        found: dict[str, Any] = self.page.evaluate(WHERE)
        return found

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("link", name="Look back").is_visible()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def play(self, most: int = MOST) -> None:
        """To the result, or so many decisions and notes."""
        for _ in range(most):
            self.wait(MOMENT)
            if self.is_over:
                return
            if self.here["name"] == "Go on":
                self.press("Enter")
            else:
                self.decide()
        assert most < MOST, f"no end; heard {self.heard[-5:]}"

    def wait(self, until: str) -> None:
        """Looked at now and then: at every frame it would keep the page painting."""
        self.page.wait_for_function(until, arg=self.since, polling=POLL)

    def hear(self, line: str) -> None:
        """Wait until exactly this has been said."""
        self.page.wait_for_function(SAID, arg=line, polling=POLL)

    def wait_for_count(self, line: str, count: int) -> None:
        self.page.wait_for_function(SAID_SO_OFTEN, arg=[line, count], polling=POLL)

    def reach(self, name: str) -> None:
        """Wait until the focus has been led to a button of this name."""
        self.page.wait_for_function(IS_ON, arg=name, polling=POLL)

    def decide(self) -> None:
        """Answer what was asked: somebody else, or a card and all that it needs."""
        self.questions.append(self.page.evaluate("window.heard.at(-1)"))
        if self.turns:
            self.type(self.turns.pop(0))
            return
        if self.rng.random() < ASKING and self.walk(ASK, most=1):
            self.enter()
            return
        self.press("c")
        for _ in range(FAR):
            if not self.here["off"]:
                self.finish()
                return
            self.press("ArrowRight")
        assert self.walk(ASK), f"nothing can be chosen: {self.questions[-1]}"
        self.enter()

    def finish(self) -> None:
        """Press whatever the focus is led to, until the turn is made."""
        for _ in range(FAR):
            pressed = self.enter()
            if not self.drafts or CONFIRM.match(pressed):
                return
        raise AssertionError(f"a turn without an end: {self.heard[-5:]}")

    def enter(self) -> str:
        """Press what has the focus; its name. Something is said about it."""
        self.since = self.page.evaluate("window.heard.length")
        pressed = ""
        while not pressed:  # what had the focus may just be being replaced
            self.wait(ON_A_BUTTON)
            self.press("Enter")
            pressed = self.page.evaluate(PRESSED)
        self.wait(SAID_MORE)
        return pressed

    def type(self, turn: str) -> None:
        """A whole turn in notation; the box is closed again when it is made."""
        self.since = self.page.evaluate("window.heard.length")
        box = self.page.get_by_role("textbox", name="Type an action")
        self.press("/")
        box.fill(turn)
        box.press("Enter")
        box.wait_for(state="hidden")
        self.wait(SAID_MORE)

    def walk(self, name: re.Pattern[str], most: int = FAR) -> bool:
        """To a button of such a name by Tab alone; whether there is one."""
        for _ in range(most):
            self.press("Shift+Tab")
            if name.match(self.here["name"]):
                return True
        return False


def told(page: Page, game: str, table: str) -> list[list[str]]:
    """The truth: the server's record, told to the first player by the terminal's own teller.

    A list for every step, and one for the outcome.
    """
    words = Words("en", game=game)
    seen = page.request.get(f"/api/tables/{table}/replay?view=0").json()
    names = [_name(sitter, words) for sitter in seen["seats"]]
    record = records.parse(page.request.get(f"/api/tables/{table}/record").text())
    play = records.begin(record)
    speaker = teller(game, Voice(words, names, 0))
    steps: list[list[str]] = []
    for entry in record.entries:
        records.follow(play, entry)
        steps.append(speaker.events(play.events(0)))
    assert play.outcome is not None
    only_drawn = ("", words("tac-board-legend"))
    return [
        [line for line in step if line not in only_drawn]
        for step in [*steps, speaker.outcome(play.outcome)]
    ]


def _name(sitter: dict[str, Any], words: Words) -> str:
    return sitter["name"] or words(f"bots-name-{sitter['animal']}")


def missing(wanted: Iterable[str], heard: Sequence[str]) -> list[str]:
    """What was not said, or not in its order."""
    lost, at = [], 0
    for line in wanted:
        try:
            at = heard.index(line, at) + 1
        except ValueError:
            lost.append(line)
    return lost
