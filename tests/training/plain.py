"""Tables whose kernels run as they are written: small, slow, and compiled in no time."""

from __future__ import annotations

from typing import Any

from foxfire.training.batch import Batch, Engine, Hosted
from foxfire.training.tables import flat_score, step_table


class PlainEngine(Engine):
    def __init__(self, batch: Batch, hosted: Hosted) -> None:
        game = batch.sizes.game
        self.states = [game.state_type.unpack(hosted.states, i) for i in range(batch.number)]
        self.memories = [
            [game.memory_type.unpack(row, player) for player in range(batch.sizes.players)]
            for row in hosted.memories
        ]
        self.players, self.packs = hosted.players.tolist(), hosted.packs.tolist()
        self.world = game.state_type.unpack(hosted.states, 0)
        self.actions = [0] * game.most_legal
        self.arrays = [tensor.numpy() for tensor in batch.tensors]

    def step(self) -> None:
        for i, state in enumerate(self.states):
            own = [self.memories[i], self.players[i], self.packs[i], self.actions]
            arguments: list[Any] = [state, *own, *self.arrays, i]
            step_table(*arguments)

    def flat(self, scores: Any) -> None:
        for number, score in enumerate(scores.numpy()):
            for i, state in enumerate(self.states):
                for choice in range(len(self.actions)):
                    own = self.memories[i], self.world, self.actions
                    flat_score(state, *own, choice, number, score[i])
