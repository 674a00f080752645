"""Answering requests: one game at a time, errors change nothing."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from foxfire.core.errors import FoxfireError, MessageError
from foxfire.core.game import VIEWER_NAMES, Json, actor_as_json
from foxfire.core.play import Play
from foxfire.core.registry import game as find_game
from foxfire.referee.requests import Request, convert, read, read_start

MOST_UNDOS = 1_000

ViewerName = Literal["spectator", "referee"]
Player = Annotated[int, msgspec.Meta(ge=0)]


class Referee:
    """Keeps one game and what can be taken back of it."""

    def __init__(self) -> None:
        self._play: Play | None = None
        self._earlier: deque[Play] = deque(maxlen=MOST_UNDOS)
        self._verbs: dict[str, Callable[[Request], Json]] = {
            "new": self._new,
            "pack": self._pack,
            "do": self._do,
            "state": self._state,
            "view": self._view,
            "sample": self._sample,
            "undo": self._undo,
        }

    def answer(self, line: bytes) -> Json:
        """The answer to one line, whatever it holds."""
        try:
            verb, request = read(line)
            more = self._verbs[verb](request)
        except FoxfireError as error:
            return {"ok": False, "error": error.as_json()}
        return {"ok": True, **self._standing(), **more}

    def _standing(self) -> Json:
        play = self._running()
        outcome = play.outcome
        return {
            "to_act": actor_as_json(play.to_act, play.for_seat),
            "phase": play.phase,
            "legal": play.legal,
            "outcome": None if outcome is None else outcome.as_json(),
        }

    def _running(self) -> Play:
        if self._play is None:
            raise MessageError("there is no game yet; begin with new")
        return self._play

    # --- verbs that change the game ---

    def _new(self, request: Request) -> Json:
        start = read_start(request)
        self._play = Play(
            find_game(start.game),
            start.options,
            seed=start.seed,
            packs=start.packs or (),
            position=start.position,
        )
        self._earlier.clear()
        return {"game": start.game, "options": self._play.options.as_json()}

    def _pack(self, request: Request) -> Json:
        cards = convert(request["pack"], list[str], "pack")
        self._change(lambda play: play.deal(cards))
        return {}

    def _do(self, request: Request) -> Json:
        action = convert(request["do"], str, "do")
        self._change(lambda play: play.do(action))
        return {}

    def _change(self, change: Callable[[Play], None]) -> None:
        """Change a copy, so that whatever goes wrong leaves the game as it was."""
        play = self._running()
        changed = play.copy()
        change(changed)
        self._play = changed
        self._earlier.append(play)

    def _undo(self, request: Request) -> Json:
        _expect_true(request, "undo")
        self._running()
        if not self._earlier:
            raise MessageError("there is nothing to take back")
        self._play = self._earlier.pop()
        return {}

    # --- verbs that look ---

    def _state(self, request: Request) -> Json:
        _expect_true(request, "state")
        return {"state": self._running().open_state()}

    def _view(self, request: Request) -> Json:
        viewer = convert(request["view"], Player | ViewerName, "view")
        return {"view": self._running().show(VIEWER_NAMES.get(viewer, viewer))}

    def _sample(self, request: Request) -> Json:
        player = convert(request["sample"], Player, "sample")
        seed = convert(request.get("seed", 0), int | str, "seed")
        play = self._running()
        world = play.observe(player).sample(seed)
        return {"sample": play.game.dump(world)}


def _expect_true(request: Request, verb: str) -> None:
    if request[verb] is not True:
        raise MessageError(f"{verb} takes true")


def encode(answer: Any) -> bytes:
    return msgspec.json.encode(answer) + b"\n"
