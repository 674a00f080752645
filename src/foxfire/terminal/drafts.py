"""A turn before it is played: steps that are tried on a copy, up to the next commit point.

A turn may be several small decisions of one player. Between two commit points nothing new is shown
to anybody, so steps may be tried and taken back at will. What lies behind a commit point is not
shown here, not even to the one who tries: it could be news.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxfire.core.errors import NotationError
from foxfire.core.game import Action, Event, Json
from foxfire.core.play import Observation, Play
from foxfire.core.seats import Player


class PastEndError(NotationError):
    """Actions behind the end of a turn: what follows is not known yet."""


@dataclass(frozen=True)
class Step:
    """One action of a drafted turn and what it would do.

    `show` is the table after it, or None behind a commit point. The events of that last step are
    made from the true cards: whoever tells them in advance leaves out what the player cannot know.
    """

    action: Action
    events: Sequence[Event]
    show: Json | None


class Draft:
    """A turn of one player, as far as it has been chosen."""

    def __init__(
        self, trial: Play, player: Player, show: Json, steps: tuple[Step, ...] = ()
    ) -> None:
        self._trial = trial
        self._player = player
        self.show = show  # the table after the last step that is not behind a commit point
        self.steps = steps

    @classmethod
    def begin(cls, play: Play) -> Draft:
        trial = play.copy()
        trial.seed, trial.packs = None, ()  # no pack is ever dealt for a trial
        return cls(trial, play.to_act, play.show(play.to_act))

    @property
    def is_whole(self) -> bool:
        """Whether this is a turn that can be played."""
        return bool(self.steps) and not _goes_on(self._trial, self._player)

    @property
    def observation(self) -> Observation:
        """All that the player has seen; before the end of the turn only, see `is_whole`."""
        return self._trial.observe(self._player)

    @property
    def legal(self) -> tuple[str, ...]:
        """How the turn may go on."""
        return () if self.is_whole else tuple(self._trial.legal)

    def after(self, text: str) -> Draft:
        """The draft with an action or several of the same turn; raises what refuses them."""
        draft = self
        for action in self._trial.game.parse_turn(text):
            if draft.is_whole:  # or somebody could try what a card will bring, before laying it
                raise PastEndError(f"{text!r} goes on after the end of the turn")
            draft = draft._after(action)
        return draft

    def _after(self, action: Action) -> Draft:
        trial = self._trial.copy()
        if trial.refusal(action) is None and action not in trial.legal_actions:
            text = trial.game.format_action(action)
            raise NotationError(f"{text!r} is no action of {trial.game.id}")
        trial.apply(action)
        shown = trial.show(self._player) if _goes_on(trial, self._player) else None
        step = Step(action, tuple(trial.events(self._player)), shown)
        return Draft(trial, self._player, shown or self.show, (*self.steps, step))


def _goes_on(play: Play, player: Player) -> bool:
    """Whether the same player decides again, and nothing new has been shown before that."""
    return play.to_act == player and not at_commit_point(play)


def at_commit_point(play: Play) -> bool:
    commits: bool = play.game.phases[play.state.phase].commits
    return commits
