"""Somebody who only hears a table of TAC, and puts every turn together by keys, step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxfire.core.registry import game as find_game
from foxfire.text.words import Words
from tests.web.listener import CONFIRM, FAR, POLL, Listener

WORDS = Words("en", game="tac")
SKIP = re.compile("^Let .+ wait$")
#: The focus is where the turn goes on, and not still on what was pressed.
LED_ON = """(pressed) => document.activeElement.matches('.ways button, .own .row .btn')
  && window.nameOf(document.activeElement) !== pressed"""


class TacListener(Listener):
    def type(self, turn: str) -> None:
        """Not in one line: a card, where each marble goes, and one confirming."""
        card, *rest = actions_of(turn)
        self.pick(card.removeprefix("give ").removeprefix("discard "))
        for step in steps_of(rest):
            if CONFIRM.match(self.go(step)):
                return
        assert CONFIRM.match(self.enter()), f"{turn} is not complete"

    def pick(self, card: str) -> None:
        self.press("c")
        wanted = re.compile(re.escape(WORDS("web-tac-card", card=card)) + "$")
        assert self.find(wanted), f"no {card} in this hand"
        self.enter()

    def go(self, step: str) -> str:
        """A step, or the confirming if it was the only way and is drafted already."""
        wanted = SKIP.pattern if step == "skip" else way(step)
        assert self.find(re.compile(f"{wanted}|{CONFIRM.pattern}")), f"no way {step}"
        return self.enter()

    def enter(self) -> str:
        """Nobody presses on before they hear where they have come."""
        pressed = super().enter()
        if not CONFIRM.match(pressed):
            self.page.wait_for_function(LED_ON, arg=pressed, polling=POLL)
        return pressed

    def find(self, name: re.Pattern[str]) -> bool:
        """By arrow keys, once the focus has been led to the group where it is."""
        for _ in range(FAR):
            here = self.here["name"]
            if name.match(here):
                return True
            # The moves of an 8 come after the button that lets the next one wait.
            self.press("Tab" if SKIP.match(here) else "ArrowRight")
        return False


def actions_of(turn: str) -> list[str]:
    tac = find_game("tac")
    return [tac.format_action(action) for action in tac.parse_turn(turn)]


def steps_of(actions: list[str]) -> Iterator[str]:
    """`3>`, `>4` is one step."""
    while actions:
        first = actions.pop(0)
        yield first if first == "skip" else first + actions.pop(0).removeprefix(">")


def way(step: str) -> str:
    """As the list of moves words it, whoever stands there."""
    start, goal = map(place, step.split(">"))
    return rf"^\w+: {start}(?: to |, changes places with \w+, ){goal}(?:, kicking \w+)?$"


def place(text: str) -> str:
    colour, _, where = text.rpartition(".")
    if not colour:
        return WORDS("web-tac-place-ring", number=where)
    if where == "p":
        return WORDS("web-tac-place-pocket", colour=colour)
    return WORDS("web-tac-place-house", colour=colour, number=where[1:])
