"""The loop of a game in the terminal: people and bots decide in turn. It knows no concrete game.

A `Face` talks to people (or to a program in their place). It is given a `Desk` and events, which
hold what one player may see; the game itself, with all its cards, stays in here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from foxfire.bots.bot import Bot
from foxfire.bots.hints import DEFAULT_BUDGET, Hint, hint
from foxfire.core.errors import IllegalActionError
from foxfire.core.game import Event, Json
from foxfire.core.play import Play
from foxfire.core.records import Record, record_of
from foxfire.core.seats import Player, Seat
from foxfire.engine.audience import Audience
from foxfire.terminal import saves
from foxfire.terminal.drafts import Draft, Step, at_commit_point


class Leave(Exception):  # noqa: N818 - not an error: somebody gets up from the table
    """The person wants to stop here."""


@dataclass(frozen=True)
class Sitter:
    """Who plays: a bot, or without one a person."""

    name: str
    bot: Bot | None = None


@dataclass(frozen=True)
class Desk:
    """What lies before a person who has to decide, and what can be asked about it.

    A turn of several steps may be tried before it is played: each step gives another desk.
    """

    game_id: str
    player: Player
    seat: Seat
    phase: str
    show: Json
    legal: Sequence[str]
    #: What has been tried so far; nobody else knows of it.
    steps: Sequence[Step]
    #: Whether the steps are a turn that can be played.
    is_whole: bool
    #: The desk after one more action, or several of the turn; raises what refuses them.
    tried: Callable[[str], Desk]
    #: Keep a copy of the game in a file; raises `OSError`.
    save: Callable[[Path], None]
    #: What a strong player would do; takes a moment, and needs a search that is compiled.
    hint: Callable[[], Hint]

    def refusal(self, text: str) -> str | None:
        """The clause that forbids an action in notation, or None; raises `NotationError`."""
        try:
            self.tried(text)
        except IllegalActionError as error:
            return error.clause
        return None


class Face(Protocol):
    """How a session looks to a person or a program."""

    def tell(self, player: Player, events: Sequence[Event]) -> None:
        """What the player has seen happen."""
        ...

    def hand_over(self, player: Player) -> None:
        """Another person comes to the keyboard; raises `Leave`."""
        ...

    def ask(self, desk: Desk) -> Desk:
        """The desk with the steps that shall be played, at least one; raises `Leave`."""
        ...

    def not_kept(self, path: Path, reason: str) -> None:
        """The game could not save itself."""
        ...


class Session:
    """One game, with everybody who plays it."""

    def __init__(
        self, play: Play, sitters: Sequence[Sitter], face: Face, *, seed: str, path: Path
    ) -> None:
        self.play = play
        self.sitters = sitters
        self.seed = seed
        self.path = path
        self.hint_budget = DEFAULT_BUDGET
        self._face = face
        self._kept = True
        self.people = [p for p, sitter in enumerate(sitters) if sitter.bot is None]
        self._untold: dict[Player, list[Event]] = {player: [] for player in self.people}
        self._present = self.people[0]
        self.audience = Audience(play, [sitter.bot for sitter in sitters])

    def run(self) -> bool:
        """Play to the end; False when somebody left before."""
        self.keep()
        try:
            self.audience.begin()
            self._notice()
            while not self.play.is_over:
                self._decide(self.play.to_act)
        except Leave:
            return False
        finally:
            self.audience.end()
            self.audience.close()
        return True

    def _decide(self, player: Player) -> None:
        bot = self.sitters[player].bot
        if bot is not None:
            self.play.apply(bot.choose(self.play.observe(player), self._chance()))
        else:
            self._welcome(player)
            desk = self._face.ask(self._desk(player, Draft.begin(self.play)))
            self.play.apply_all([step.action for step in desk.steps])
            self.keep()
        self._notice()

    def _desk(self, player: Player, draft: Draft) -> Desk:
        return Desk(
            game_id=self.play.game.id,
            player=player,
            seat=self.play.for_seat,
            phase=self.play.phase,
            show=draft.show,
            legal=draft.legal,
            steps=draft.steps,
            is_whole=draft.is_whole,
            tried=lambda text: self._desk(player, draft.after(text)),
            save=lambda path: saves.write(path, self.record()),
            hint=lambda: hint(draft.observation, self._hint_seed(draft), self.hint_budget),
        )

    def _chance(self) -> random.Random:
        """A bot's dice for this decision; a game that is resumed throws the same."""
        return random.Random(f"{self.seed}/{len(self.play.log)}")

    def _hint_seed(self, draft: Draft) -> str:
        return f"{self.seed}/hint/{len(self.play.log)}/{len(draft.steps)}"

    # --- what people see ---

    def _notice(self) -> None:
        """Collect what happened for everybody; the one who sits here reads it turn by turn."""
        for player in self.people:
            self._untold[player] += self.play.events(player)
        self.audience.notice()
        if self.play.to_act < 0 or at_commit_point(self.play):
            self._tell()

    def _tell(self) -> None:
        events, self._untold[self._present] = self._untold[self._present], []
        if events:
            self._face.tell(self._present, events)

    def _welcome(self, player: Player) -> None:
        if player != self._present:
            self._present = player
            self._face.hand_over(player)
        self._tell()

    # --- what is written down ---

    def record(self) -> Record:
        return record_of(self.play, self._notes())

    def _notes(self) -> Mapping[str, str]:
        names = {f"seat-{n}": sitter.name for n, sitter in enumerate(self.sitters)}
        bots = {f"bot-{n}": s.bot.name for n, s in enumerate(self.sitters) if s.bot is not None}
        return {"seed": self.seed, **names, **bots}

    def keep(self) -> bool:
        """Save the game where it can be resumed; a full disk is told once and ends no game."""
        kept_before = self._kept
        try:
            saves.write(self.path, self.record())
            self._kept = True
        except OSError as error:
            self._kept = False
            if kept_before:
                self._face.not_kept(self.path, error.strerror or str(error))
        return self._kept
