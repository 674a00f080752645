"""Self-play with proximal policy optimisation: the whole of a training run.

One network plays in every seat of many tables (`rollout.py`). A critic, which sees all cards, says
what each player may expect; what turned out better than expected was a good choice and is made more
likely, but never much so in one update. Both networks learn from every choice `epochs` times, and
then the tables are played on with the new ones. What is judged and kept is a moving average of the
player's weights: it is steadier than the last ones.

The player's network also learns to say what it expects from what it sees itself. Nothing in
training uses that; a search can.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import torch
from torch.nn import functional as f

from foxfire.core.errors import FoxfireError
from foxfire.training.batch import Batch
from foxfire.training.judge import (
    Enough,
    Judgement,
    Opponent,
    after,
    flat_player,
    fresh_tables,
    judge,
    network_player,
    never,
    random_player,
)
from foxfire.training.networks import (
    Weights,
    cast,
    copied,
    copy_into,
    log_chances,
    new_weights,
    run,
    run_player,
)
from foxfire.training.plans import Plan, Ramp
from foxfire.training.rollout import Rollout, Samples

Tensor = Any
Loss = Callable[[Weights, Weights, Samples, float, Tensor], tuple[Tensor, Tensor]]

VALUE_WEIGHT = 1.0  # of the critic's error beside the player's gain
MOST_GRADIENT = 0.5  # the length of a gradient is cut to this
WEIGHT_DECAY = 1e-4
MOST_JUDGED = 20.0  # seconds for one opponent


def loss(
    player: Weights, critic: Weights, samples: Samples, clip: float, entropy: Tensor
) -> tuple[Tensor, Tensor]:
    """What an update makes smaller, and the entropy of the player's choices."""
    logits, guess = run_player(player, samples.seen)
    logs = log_chances(logits, samples.masks)
    chosen = logs.gather(1, samples.outputs[:, None])[:, 0]
    ratio = (chosen - samples.logs).exp()
    gain = torch.min(
        ratio * samples.advantages, ratio.clamp(1 - clip, 1 + clip) * samples.advantages
    )
    spread = -(logs.exp() * logs.masked_fill(samples.masks == 0, 0)).sum(dim=1).mean()
    expected = run(critic, torch.cat([samples.seen, samples.unseen], dim=1)).float()
    errors = f.smooth_l1_loss(expected, samples.targets, reduction="none") * samples.present
    missed = errors.sum() / samples.present.sum()
    missed = missed + f.smooth_l1_loss(guess, samples.targets[:, 0])
    return -gain.mean() + VALUE_WEIGHT * missed - entropy * spread, spread


class Learner:
    """The networks, their optimiser and the tables they play at."""

    def __init__(self, plan: Plan, device: str, seed: int = 0) -> None:
        torch.manual_seed(seed)
        self.plan, self.device = plan, device
        self.dtype = torch.bfloat16 if device == "cuda" else torch.float32
        torch.set_float32_matmul_precision("high")
        self.batch = Batch(plan.game, plan.options(), plan.tables, device=device, seed=seed)
        sizes = self.batch.sizes
        self.player = new_weights(sizes.seen, sizes.outputs + 1, plan.player, device)
        self.critic = new_weights(sizes.seen + sizes.unseen, sizes.players, plan.critic, device)
        self.average = {name: tensor.clone() for name, tensor in self.player.items()}
        self.acting = (copied(self.player, self.dtype), copied(self.critic, self.dtype))
        self.optimiser = torch.optim.AdamW(
            self.parameters(), lr=plan.learning_rate[0], eps=1e-5, weight_decay=WEIGHT_DECAY,
            fused=device == "cuda",
        )  # fmt: skip
        self.rollout = Rollout(self.batch, plan.steps, self.dtype)
        self.loss: Loss = loss
        self.updates = 0
        self.alone = 0  # rounds in which only the critic learns: it would lead a good player astray
        self.decisions = 0
        self.spread: Tensor = torch.zeros(())  # the entropy of the last choices

    def play_against(self, frozen: Weights) -> None:
        """Learn a best response: one side of every table is a player that learns nothing."""
        self.rollout.frozen = copied(frozen, self.dtype)

    def parameters(self) -> list[Tensor]:
        found = [*self.player.values(), *self.critic.values()]
        for tensor in found:
            tensor.requires_grad_(True)
        return found

    def compile(self) -> None:
        """Fuse what lies between the products of matrices."""
        self.loss = torch.compile(loss, dynamic=False)

    def interpret(self) -> None:
        self.loss = loss

    def record(self) -> None:
        self.rollout.record(*self.acting)

    def forget(self) -> None:
        self.rollout.graph = None

    def learn(self, progress: float) -> None:
        """One round: play, then learn from it; `progress` is the part of the run that is done."""
        self.play()
        self.improve(self.rollout.samples(self.plan.trace, self.plan.discount), progress)
        self.follow()
        self.updates += 1
        self.decisions += self.plan.steps * self.plan.tables

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def play(self) -> None:
        player, critic = self.acting
        copy_into(player, self.player)
        copy_into(critic, self.critic)
        self.rollout.play(player, critic)

    def improve(self, samples: Samples, progress: float) -> None:
        plan, size = self.plan, min(self.plan.minibatch, len(samples))
        for group in self.optimiser.param_groups:
            group["lr"] = at(plan.learning_rate, progress)
        for _ in range(plan.epochs):
            order = torch.randperm(len(samples), device=self.device)
            for first in range(0, len(samples) - size + 1, size):
                self._update(samples.at(order[first : first + size]), at(plan.entropy, progress))

    def _update(self, samples: Samples, entropy: float) -> None:
        player, critic = cast(self.player, self.dtype), cast(self.critic, self.dtype)
        weight = torch.tensor(entropy, device=self.device)  # a number would be compiled anew
        cost, spread = self.loss(player, critic, samples, self.plan.clip, weight)
        self.spread = spread.detach()
        self.optimiser.zero_grad(set_to_none=True)
        cost.backward()
        if self.updates < self.alone:
            self._spare_player()
        for network in (self.player, self.critic):  # apart: at first the critic errs by far
            torch.nn.utils.clip_grad_norm_(network.values(), MOST_GRADIENT)
        self.optimiser.step()

    def _spare_player(self) -> None:
        for tensor in self.player.values():
            tensor.grad = None

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def follow(self) -> None:
        """Move the average towards the player; at first quickly."""
        kept = min(self.plan.averaging, (1 + self.updates) / (10 + self.updates))
        for name, tensor in self.average.items():
            tensor.lerp_(self.player[name], 1 - kept)

    def average_player(self, *, best: bool = False) -> Opponent:
        return network_player(copied(self.average, self.dtype), self.dtype, best=best)


def at(ramp: Ramp, progress: float) -> float:
    return ramp[0] + (ramp[1] - ramp[0]) * min(1.0, progress)


class Judge:
    """Judges a learner against the same opponents again and again."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        plan = learner.plan
        self.opponents: dict[str, Opponent]
        if plan.game.facts(plan.judged_options()[0]).zero_sum:
            self.opponents = {"random": random_player}
            self.opponents |= self._frozen()
            if plan.flat_worlds:
                self.opponents[f"flat {plan.flat_worlds}"] = flat_player(plan.flat_worlds)
        else:
            self.opponents = {"cards": random_player}  # nobody: he never gets to play

    def _frozen(self) -> dict[str, Opponent]:
        frozen = self.learner.rollout.frozen
        if frozen is None:
            return {}
        return {"the other": network_player(frozen, self.learner.dtype, best=True)}

    def add_past(self, name: str, player: Opponent) -> None:
        """An earlier state of the network: progress is to beat one's past."""
        if "cards" not in self.opponents:  # together there is nobody to beat
            self.opponents[name] = player

    def prepare(self) -> None:
        """Compile what is needed, so that no judgement takes longer than the others."""
        tables = fresh_tables(self.learner.plan, self.learner.device, "prepare")
        for opponent in self.opponents.values():
            opponent(tables)

    def judge(
        self, *, best: bool = False, seed: object = 0, asked: Enough = never
    ) -> dict[str, Judgement]:
        learner, plan = self.learner, self.learner.plan
        player = learner.average_player(best=best)
        found = {}
        for name, opponent in self.opponents.items():
            tables = fresh_tables(plan, learner.device, seed)
            found[name] = judge(plan, tables, player, opponent, after(MOST_JUDGED, asked))
        return found


class Stopwatch:
    """Seconds of a network's training, over all runs, with everything that they are spent on."""

    def __init__(self, before: float = 0.0) -> None:
        self.begin = time.perf_counter() - before

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.begin


def check_finite(learner: Learner) -> None:
    """A run that has gone wrong must not overwrite what was good."""
    if not all(bool(torch.isfinite(tensor).all()) for tensor in learner.player.values()):
        raise FoxfireError(f"{learner.plan.network}: training has diverged, weights are not finite")
