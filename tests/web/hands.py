"""Somebody at the page of Tatsu or TAC: sees buttons, presses them, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

from playwright.sync_api import Page

PATIENCE = 20_000  # milliseconds
CARD = ":is(.hand, .fan.open, .row7) button.card.can"
ASK = ".asks .btn, .btn.ask"
READ = "[data-hand-result] .btn"
DRAFT = ".own .row"
READY = ".own .row .btn.go:not([disabled])"
#: What is there when somebody is asked, when a note is to be read, or when the game is over.
MOMENT = f"{CARD}, {ASK}, {READ}, main.result"

#: Press one of the buttons there now, all in one go: a page may change between two questions.
PRESS = """([wanted, chance]) => {
    const buttons = [...document.querySelectorAll(wanted)];
    const chosen = buttons[Math.floor(chance * buttons.length)];
    chosen?.click();
    const words = chosen?.querySelector(".vh") ?? chosen;
    return chosen ? chosen.getAttribute("aria-label") ?? words.textContent.trim() : null;
}"""


class Player:
    """Chooses among what is offered, by a generator of its own."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.heard: list[str] = []

    def wait(self) -> None:
        """Until there is something to decide or to read, or nothing more."""
        self.page.wait_for_selector(MOMENT, timeout=PATIENCE, state="attached")

    def press(self, wanted: str) -> str | None:
        """Press one of these buttons; its name, or nothing when there is none."""
        name: str | None = self.page.evaluate(PRESS, [wanted, self.rng.random()])
        return name

    def listen(self) -> None:
        """Keep what the live log says; its first lines may have been heard before."""
        said = self.log()
        known = next(k for k in range(len(said), -1, -1) if self.heard[-k:] == said[:k] or not k)
        self.heard += said[known:]

    def count(self, wanted: str) -> int:
        return self.page.locator(wanted).count()

    @property
    def is_over(self) -> bool:
        return self.count("main.result") > 0

    def log(self) -> list[str]:
        return self.page.get_by_role("log").locator("p").all_inner_texts()

    def turn(self) -> str | None:
        raise NotImplementedError

    def game(self, most: int) -> int:
        """Decide so often, or until the game is over; how often it was."""
        for decisions in range(most):
            self.wait()
            self.listen()
            if self.is_over:
                return decisions
            self.turn()
        return most


class TatsuPlayer(Player):
    def turn(self) -> str | None:
        """One decision: a card, or asking somebody."""
        if self.press(READ):
            return None
        asking = self.count(ASK) and (not self.count(CARD) or self.rng.random() < 0.3)
        name = self.press(ASK if asking else CARD)
        if not asking:
            self.press("button.card.sel")  # raised first, then played
        self.page.wait_for_timeout(10)
        return name


class TacPlayer(Player):
    def turn(self) -> str | None:
        """A card, what it does, and the confirming."""
        card = self.press(".hand button.card.can")
        if card is None:
            return None
        self.page.wait_for_selector(DRAFT, timeout=PATIENCE, state="attached")
        while self.count(DRAFT):  # a TAC that answers an 8 is chosen first, and then played
            for _ in self.steps():
                pass
            self.press(READY)
            self.page.wait_for_timeout(20)
        return card

    def steps(self) -> Iterator[str]:
        """Touch what glows until the turn can be confirmed."""
        for _ in range(400):
            if self.count(READY) or not self.count(DRAFT):
                return
            touched = self.press(".touch.target") or self.press(".touch.marble")
            touched = touched or self.press(".own .row .btn.fire")
            if touched:
                yield touched
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no way to go on: {self.page.locator('.prompt').inner_text()}")
