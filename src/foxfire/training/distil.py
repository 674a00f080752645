"""Distillation: a small network learns to answer as a large one does, for a search to ask.

The large one plays against itself. From every choice the small one learns how likely each action
is to the large one, what the large one expects (as the chance to win the match), and from the cards
that nobody shows it where they are: how likely is each in which hand, given how it went so far?
What it has seen lately is kept and learnt from a few times, because asking the large one takes most
of the time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional as f

from foxfire.bots.net.layout import quick_name
from foxfire.core.kernel import kernel
from foxfire.core.native import native
from foxfire.training.batch import Batch
from foxfire.training.card import card, export
from foxfire.training.checkpoint import read_player
from foxfire.training.goals import standing
from foxfire.training.interruption import Interruption
from foxfire.training.learn import Stopwatch, at
from foxfire.training.networks import Weights, draw, log_chances, new_weights, run, run_player
from foxfire.training.plans import Plan
from foxfire.training.session import Tell, tell_stderr

Tensor = Any

KEPT: Final = 800  # looks at all tables
LEAST_LOG: Final = -30.0  # of a chance: nothing, and still a number in half precision
SAVED_EVERY: Final = 30.0  # seconds


@dataclass(frozen=True)
class Lesson:
    """What one look at all tables teaches."""

    seen: Tensor
    masks: Tensor
    logs: Tensor  # of the large network's chances
    chances: Tensor  # of the one who acts
    unseen: Tensor

    def __iter__(self) -> Iterator[Tensor]:
        return (getattr(self, name) for name in self.__dataclass_fields__)


class Notes:
    """The last lessons, in half precision."""

    def __init__(self, looks: int) -> None:
        self.looks, self.taken = looks, 0
        self.kept: list[Tensor] = []

    def add(self, lesson: Lesson) -> None:
        if not self.kept:
            self.kept = [
                torch.zeros((self.looks, *part.shape), dtype=half(part), device=part.device)
                for part in lesson
            ]
        for kept, part in zip(self.kept, lesson, strict=True):
            kept[self.taken % self.looks].copy_(part)
        self.taken += 1

    def some(self, number: int) -> Lesson:
        """Any of them, each from a look and a table of its own."""
        looks = torch.randint(min(self.taken, self.looks), (number,))
        tables = torch.randint(self.kept[0].shape[1], (number,))
        return Lesson(*(whole(kept[looks, tables]) for kept in self.kept))


def half(part: Tensor) -> Any:
    return torch.float16 if part.is_floating_point() else part.dtype


def whole(part: Tensor) -> Tensor:
    return part.float() if part.is_floating_point() else part


@dataclass(frozen=True)
class Score:
    """How far the small network is from what it learns; means over choices."""

    choices: float  # Kullback-Leibler divergence of its chances
    agreement: float  # how often both like the same action best
    value: float  # root of the mean square
    cards: float  # cross entropy, by hidden number

    def told(self) -> str:
        return (
            f"choices {self.choices:.4f}, the same best {self.agreement:.3f},"
            f" value {self.value:.4f}, cards {self.cards:.4f}"
        )


class Distiller:
    """The large network at its tables, and the small one that looks on."""

    def __init__(self, plan: Plan, teacher: Path, device: str, seed: int = 0) -> None:
        torch.manual_seed(seed)
        self.plan, self.device = plan, device
        self.teacher = read_player(teacher, plan, device)
        self.batch = Batch(plan.game, plan.options(), plan.tables, device=device, seed=seed)
        sizes = self.batch.sizes
        outputs = sizes.outputs + 1 + sizes.unseen
        self.small: Weights = new_weights(sizes.seen, outputs, plan.player, device)
        for tensor in self.small.values():
            tensor.requires_grad_(True)
        self.optimiser = torch.optim.AdamW(self.small.values(), eps=1e-5, weight_decay=1e-4)
        self.notes = Notes(KEPT)
        self.score = Score(0, 0, 0, 0)

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def play(self) -> Lesson:
        """What the large network thinks of all tables; it goes on to the next choices."""
        batch = self.batch
        logits, value = run_player(self.teacher, batch.seen)
        logs = log_chances(logits, batch.masks)
        chances = self._chances(value)
        lesson = Lesson(
            batch.seen.clone(), batch.masks.clone(), logs.clamp(min=LEAST_LOG), chances,
            batch.unseen.clone(),
        )  # fmt: skip
        batch.outputs.copy_(draw(logs))
        batch.step()
        return lesson

    def _chances(self, value: Tensor) -> Tensor:
        """To win the match; together, whether fewer cards will do than the marbles make expect."""
        if not self.plan.is_to_be_won:
            return torch.sigmoid(value)
        return ((value + self._standings() + 1) / 2).clamp(0, 1)

    def _standings(self) -> Tensor:
        """What the large network expects is a change of this."""
        states, _, _ = self.batch.engine.records()
        found = np.zeros(len(states), np.float32)
        native(standings)(states, found)
        return torch.from_numpy(found).to(self.device)

    def learn(self, progress: float) -> None:
        """One look at all tables, which says how far we are, and some updates."""
        lesson = self.play()
        with torch.no_grad():
            self.score = loss(self.small, lesson)[1]
        self.notes.add(lesson)
        for group in self.optimiser.param_groups:
            group["lr"] = at(self.plan.learning_rate, progress)
        for _ in range(self.plan.epochs):
            self._update(self.notes.some(self.plan.minibatch))

    def _update(self, lesson: Lesson) -> None:
        cost, _ = loss(self.small, lesson)
        self.optimiser.zero_grad(set_to_none=True)
        cost.backward()
        torch.nn.utils.clip_grad_norm_(self.small.values(), 1.0)
        self.optimiser.step()


def loss(small: Weights, lesson: Lesson) -> tuple[Tensor, Score]:
    found = run(small, lesson.seen).float()
    actions = lesson.masks.shape[1]
    logs = log_chances(found[:, :actions], lesson.masks).clamp(min=LEAST_LOG)
    chances = lesson.logs.exp()
    choices = (chances * (lesson.logs - logs)).sum(dim=1).mean()
    value = found[:, actions]
    missed = f.binary_cross_entropy_with_logits(value, lesson.chances)
    unseen = lesson.unseen.clamp(max=1)  # in TAC a hand may hold several cards of a kind
    cards = f.binary_cross_entropy_with_logits(found[:, actions + 1 :], unseen)
    with torch.no_grad():
        score = Score(
            float(choices),
            float((logs.argmax(dim=1) == lesson.logs.argmax(dim=1)).float().mean()),
            float((torch.sigmoid(value) - lesson.chances).square().mean().sqrt()),
            float(cards),
        )
    return choices + missed + cards, score


@kernel
def standings(states: Any, out: Any) -> None:
    """How every table stands for the one who acts."""
    for i in range(len(states)):
        out[i] = standing(states[i], states[i].to_act)


def distil(distiller: Distiller, out: Path, seconds: float, tell: Tell = tell_stderr) -> Path:
    """Learn for so long, or until asked to end; what there is is written every half minute."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{quick_name(distiller.plan.network)}.safetensors"
    watch, saved = Stopwatch(), 0.0
    with Interruption() as interruption:
        while watch.seconds < seconds and not interruption.asked:
            distiller.learn(watch.seconds / seconds)
            if watch.seconds - saved >= SAVED_EVERY:
                saved = watch.seconds
                save(path, distiller, saved, seconds, tell)
        save(path, distiller, watch.seconds, seconds, tell)
    return path


def save(path: Path, distiller: Distiller, passed: float, seconds: float, tell: Tell) -> None:
    """The small network with how it was made, for whoever finds the file."""
    plan, choices = distiller.plan, distiller.notes.taken * distiller.plan.tables
    told = card(
        trained=f"{passed:.0f} s, {choices} choices of `{plan.network}`",
        device=distiller.device,
        again=f"foxfire train {plan.network} --distil --seconds {seconds:.0f}",
        judged=asdict(distiller.score),
    )
    export(path, path.stem, plan.game, distiller.small, told)
    tell(f"{path.stem} {passed:.0f} s, {choices} choices: {distiller.score.told()}")
