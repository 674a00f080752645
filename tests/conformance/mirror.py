"""A game driven twice: by the plain rules, and by the compiled ones on packed structs."""

from __future__ import annotations

from typing import Any

import numpy as np

from foxfire.core.play import Dealt, Play
from foxfire.core.rng import generator
from foxfire.core.seats import Player, Viewer
from tests.compiled import compiled


class Mirror:
    """The compiled twin of a game in progress; it only ever hears what was done."""

    def __init__(self, play: Play) -> None:
        self.play, self.game, self.run = play, play.game, compiled(play.game)
        self.facts = self.game.facts(play.options)
        self.states = self.game.new_state(play.options).pack()
        self.memories = {v: self.game.memory_type().pack() for v in play.rememberers}
        self.heard = 0
        self.catch_up()

    def catch_up(self) -> None:
        """Do what the plain game did since."""
        for entry in self.play.log[self.heard :]:
            if isinstance(entry, Dealt):
                self.deal(entry.pack)
            else:
                self.do(entry.action)
        self.heard = len(self.play.log)

    def deal(self, pack: tuple[int, ...]) -> None:
        self.run.deal(self.states, np.array(pack, np.int64))
        for viewer, memory in self.memories.items():
            self.run.learn_deal(memory, viewer, self.states)

    def do(self, action: int) -> None:
        for viewer, memory in self.memories.items():
            self.run.learn(memory, viewer, self.states, action)
        self.run.apply(self.states, action)

    # --- what the compiled rules say, in plain form ---

    @property
    def state(self) -> Any:
        return self.game.state_type.unpack(self.states)

    def memory(self, viewer: Viewer) -> Any:
        return self.game.memory_type.unpack(self.memories[viewer])

    def legal(self) -> list[int]:
        out = np.zeros(self.game.most_legal, np.int64)
        return [int(action) for action in out[: self.run.legal(self.states, out)]]

    def refusals(self) -> list[int]:
        """From action -1 to one beyond the last."""
        out = np.zeros(self.facts.actions + 2, np.int64)
        self.run.refuse_all(self.states, out)
        return [int(code) for code in out]

    def view(self, viewer: Viewer) -> Any:
        """What a viewer sees, packed."""
        seen = self.states.copy()
        self.run.hide(seen, viewer)
        return seen

    def hidden(self, viewer: Viewer) -> Any:
        return self.game.state_type.unpack(self.view(viewer))

    def tensor(self, player: Player, states: Any) -> list[float]:
        out = np.full(self.facts.tensor_size, np.nan)
        self.run.encode(states, self.memories[player], player, out)
        return [float(number) for number in out]

    def world(self, player: Player, *seed: object) -> Any:
        seen = self.view(player)
        seen["rng"] = generator("world", *seed)
        self.run.sample(seen, self.memories[player], player)
        return self.game.state_type.unpack(seen)

    def picked(self, *seed: object) -> int:
        states = self.states.copy()
        states["rng"] = generator(*seed)
        return int(self.run.pick(states))


def plain_pick(play: Play, *seed: object) -> int:
    state = play.state.copy()
    state.rng = generator(*seed)
    return int(play.game.kernels.pick(state))
