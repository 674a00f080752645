"""What happened at all tables over some steps, and what it says about every choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from foxfire.training.batch import Batch
from foxfire.training.networks import Weights, draw, log_chances, run, run_player

Tensor = Any


@dataclass
class Samples:
    """Choices in a row, whoever made them: the first index of every tensor is the choice."""

    seen: Tensor
    unseen: Tensor
    masks: Tensor
    outputs: Tensor
    logs: Tensor  # of the chance that each choice had
    advantages: Tensor
    targets: Tensor  # (choices, players): what each player got, counted from the one who chose
    present: Tensor  # (choices, players): whether there is such a player

    def __len__(self) -> int:
        return int(self.outputs.shape[0])

    def at(self, index: Tensor) -> Samples:
        return Samples(*(getattr(self, name)[index] for name in self.__dataclass_fields__))


class Rollout:
    """Plays all tables `steps` choices on with one network in every seat.

    On a GPU the whole of it can be recorded once and replayed as one piece of work: `record`.
    """

    def __init__(self, batch: Batch, steps: int, dtype: Any) -> None:
        self.batch, self.steps, self.dtype = batch, steps, dtype
        sizes, number, device = batch.sizes, batch.number, batch.device

        def empty(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.seen = empty(steps + 1, number, sizes.seen, dtype=dtype)
        self.unseen = empty(steps + 1, number, sizes.unseen, dtype=dtype)
        self.masks = empty(steps, number, sizes.outputs, dtype=torch.uint8)
        self.outputs = empty(steps, number, dtype=torch.int64)
        self.logs = empty(steps, number)
        self.actors = empty(steps + 1, number, dtype=torch.int64)
        self.rewards = empty(steps, number, sizes.players)
        self.goes_on = empty(steps, number)
        self.values = empty(steps + 1, number, sizes.players)
        self.seats = torch.arange(sizes.players, device=device)
        self.graph: Any = None
        self.frozen: Weights | None = None  # who plays the other side and learns nothing
        self.own = self._own_players()

    def _own_players(self) -> Tensor:
        """(tables, players): who learns where somebody else plays the other side; they take turns.

        Neighbouring tables differ in their options: the turns are those of whole cycles of them.
        """
        players = self.batch.players
        sides = torch.where(players == 3, 3, 2)
        turn = torch.arange(self.batch.number, device=self.batch.device) // self.batch.cycle
        return self.seats[None, :] % sides[:, None] == (turn % sides)[:, None]

    def play(self, player: Weights, critic: Weights) -> None:
        if self.graph is not None:
            self.graph.replay()
        else:
            self._play(player, critic)

    def record(self, player: Weights, critic: Weights) -> None:
        """Record `play` with these tensors; from then on their content is what counts."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            self._play(player, critic)
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.no_grad(), torch.cuda.graph(graph):
            self._play(player, critic)
        self.graph = graph

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def _play(self, player: Weights, critic: Weights) -> None:
        batch = self.batch
        for step in range(self.steps):
            self._look(step, critic)
            logs = log_chances(run_player(player, self.seen[step])[0], batch.masks)
            choice = self._others(step, draw(logs))
            self.masks[step].copy_(batch.masks)
            self.outputs[step].copy_(choice)
            self.logs[step].copy_(logs.gather(1, choice[:, None])[:, 0])
            batch.outputs.copy_(choice)
            batch.step()
            self.rewards[step].copy_(batch.rewards)
            self.goes_on[step].copy_(1 - batch.finished)
        self._look(self.steps, critic)

    def _others(self, step: int, choice: Tensor) -> Tensor:
        """The same choices, but those of the other side by its own player."""
        if self.frozen is None:
            return choice
        logs = log_chances(run_player(self.frozen, self.seen[step])[0], self.batch.masks)
        return torch.where(self._is_own(step), choice, draw(logs))

    def _is_own(self, step: int) -> Tensor:
        return self.own.gather(1, self.actors[step][:, None])[:, 0]

    def _look(self, step: int, critic: Weights) -> None:
        """Keep what is seen now and what the critic makes of it, player by player."""
        self.seen[step].copy_(self.batch.seen)
        self.unseen[step].copy_(self.batch.unseen)
        self.actors[step].copy_(self.batch.actors)
        everything = torch.cat([self.seen[step], self.unseen[step]], dim=1)
        self.values[step].copy_(run(critic, everything).float().gather(1, self._turned(step)))

    def _turned(self, step: int) -> Tensor:
        """Where the critic's output for every player is: it counts from the one who acts."""
        distance = self.seats[None, :] - self.actors[step][:, None]
        return distance % self.batch.players[:, None]

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def samples(self, trace: float, discount: float = 1.0) -> Samples:
        """Advantages by generalised estimation, player by player."""
        gained = torch.zeros_like(self.rewards)
        sum_ahead = torch.zeros_like(self.rewards[0])
        for step in reversed(range(self.steps)):
            goes_on = discount * self.goes_on[step][:, None]
            surprise = self.rewards[step] + self.values[step + 1] * goes_on - self.values[step]
            sum_ahead = surprise + trace * goes_on * sum_ahead
            gained[step] = sum_ahead
        actors = self.actors[: self.steps]
        own = gained.gather(2, actors[:, :, None])[:, :, 0]
        returns = gained + self.values[: self.steps]
        clockwise = (self.seats + actors[:, :, None]) % self.batch.players[None, :, None]
        present = (self.seats[None, :] < self.batch.players[:, None]).float()
        samples = Samples(
            seen=self.seen[: self.steps].flatten(0, 1),
            unseen=self.unseen[: self.steps].flatten(0, 1),
            masks=self.masks.flatten(0, 1),
            outputs=self.outputs.flatten(),
            logs=self.logs.flatten(),
            advantages=((own - own.mean()) / (own.std() + 1e-6)).flatten(),
            targets=returns.gather(2, clockwise).flatten(0, 1),
            present=present.expand(self.steps, -1, -1).flatten(0, 1),
        )
        if self.frozen is None:
            return samples
        chosen = torch.stack([self._is_own(step) for step in range(self.steps)]).flatten()
        return samples.at(chosen.nonzero()[:, 0])
