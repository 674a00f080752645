"""Learning from a search: a network comes to choose at once what simulations find.

Searches play at tables of their own on all cores (`teaching.py`), and the network learns from what
they write down, each lesson some times. A search with few simulations chooses between good turns by
chance; the network, which sees many like them, learns what is better on average.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional as f

import foxfire.bots.registry  # noqa: F401 - every game brings its hooks
from foxfire.bots.search.hooks import hooks_of
from foxfire.bots.search.search import new_desk, packed
from foxfire.core.errors import OptionError
from foxfire.core.game import AnyGame
from foxfire.core.native import native
from foxfire.core.rng import generator
from foxfire.training.batch import Hosted, Sizes, seat_tables
from foxfire.training.card import card, export, trained_before
from foxfire.training.checkpoint import read_player
from foxfire.training.interruption import Interruption
from foxfire.training.learn import MOST_GRADIENT, WEIGHT_DECAY, Stopwatch, at
from foxfire.training.networks import Weights, cast, log_chances, new_weights, run_player
from foxfire.training.plans import Plan, Ramp
from foxfire.training.session import Tell, tell_stderr
from foxfire.training.teaching import STATES, TRUTH, WORLD, Sheet, Table, teach

Tensor = Any

SHEET: Final = 128  # lessons that a core writes before it hands them in
KEPT: Final = {"cuda": 8_000_000, "cpu": 250_000}  # lessons of 3 KB in TAC
REPEATS: Final = 8  # times that each lesson is learnt from, in the mean
MINIBATCH: Final = 2048
FIRST_LESSONS: Final = 8 * MINIBATCH  # before the network begins: few would be learnt by heart
LEARNING: Final[Ramp] = (3e-4, 1e-5)
VALUE_WEIGHT: Final = 0.5  # beside the choices
AVERAGING: Final = 0.999  # of the weights that are kept, by update
SAVED_EVERY: Final = 60.0  # seconds


@dataclass(frozen=True)
class Score:
    """How far the network is from the search, over lessons that it has not seen before."""

    choices: float  # Kullback-Leibler divergence of its chances
    agreement: float  # how often both like the same action best
    value: float  # root of the mean square

    def told(self) -> str:
        return (
            f"choices {self.choices:.4f}, the same best {self.agreement:.3f},"
            f" value {self.value:.4f}"
        )


class Teacher:
    """Searches at tables of their own, one after another on every core."""

    def __init__(self, plan: Plan, simulations: int, seed: object) -> None:
        self.simulations = simulations
        variants, cores = plan.options(), os.cpu_count() or 1
        self.sizes = Sizes.of(plan.game, variants)
        number = len(variants) * -(-2 * cores // len(variants))
        self.hosted = seat_tables(self.sizes, variants, number, ("teacher", seed))
        self.tables = [_table(self.sizes, self.hosted, i, simulations) for i in range(number)]
        for i, table in enumerate(self.tables):
            table.states["rng"][WORLD] = generator("teacher", seed, i)
        self.desks = [self._desk(plan.game) for _ in self.tables]
        self.pool = ThreadPoolExecutor(cores)
        self.waiting: dict[Future[Sheet], int] = {}

    def _desk(self, game: AnyGame) -> Any:
        return new_desk(game, self.simulations + 1, self.sizes.players, packed)

    def lessons(self) -> Iterator[list[Sheet]]:
        """What has been handed in since the last time; all cores go on meanwhile."""
        self.write(0)  # compile once, not on every core
        self._ask(range(len(self.tables)))
        while True:
            done, _ = wait(self.waiting, return_when=FIRST_COMPLETED)
            self._ask([self.waiting.pop(future) for future in done])
            yield [future.result() for future in done]

    def _ask(self, tables: Sequence[int]) -> None:
        for number in tables:
            self.waiting[self.pool.submit(self.write, number)] = number

    def write(self, number: int) -> Sheet:
        """The next lessons of one table."""
        table, players = self.tables[number], int(self.hosted.players[number])
        sheet = _sheet(self.sizes, SHEET)
        written = native(teach)(table, players, self.desks[number], self.simulations, sheet)
        return Sheet(*(part[:written] for part in sheet))

    def close(self) -> None:
        """What is asked for and not begun is not begun any more."""
        self.pool.shutdown(cancel_futures=True)


def _table(sizes: Sizes, hosted: Hosted, number: int, simulations: int) -> Table:
    game = sizes.game
    states = np.zeros(STATES, game.state_type.dtype)
    states[TRUTH] = hosted.states[number]
    return Table(
        states=states,
        memories=hosted.memories[number],
        own=np.zeros(1, game.memory_type.dtype),
        pack=hosted.packs[number],
        actions=np.zeros(game.most_legal, np.int64),
        turns=np.zeros((simulations, hooks_of(game.state_type).longest_turn), np.int64),
        lengths=np.zeros(simulations, np.int64),
        cares=np.zeros(simulations),
        unseen=np.zeros(sizes.unseen, np.float32),
        rewards=np.zeros(sizes.players, np.float32),
        results=np.zeros(sizes.players, np.float32),
    )


def _sheet(sizes: Sizes, lessons: int) -> Sheet:
    return Sheet(
        seen=np.zeros((lessons, sizes.seen), np.float32),
        masks=np.zeros((lessons, sizes.outputs), np.uint8),
        chances=np.zeros((lessons, sizes.outputs), np.float32),
        values=np.zeros(lessons, np.float32),
    )


class Notebook:
    """The last lessons, in half precision where the network learns."""

    def __init__(self, room: int, device: str) -> None:
        self.room, self.device, self.taken = room, device, 0
        self.kept: list[Tensor] = []

    def __len__(self) -> int:
        return min(self.taken, self.room)

    def add(self, sheet: Sheet) -> None:
        parts = [_half(torch.from_numpy(part)) for part in sheet]
        if not self.kept:
            self.kept = [
                torch.zeros((self.room, *part.shape[1:]), dtype=part.dtype, device=self.device)
                for part in parts
            ]
        places = (self.taken + torch.arange(len(sheet.values))) % self.room
        for kept, part in zip(self.kept, parts, strict=True):
            kept[places.to(self.device)] = part.to(self.device)
        self.taken += len(sheet.values)

    def some(self, number: int) -> Sheet:
        places = torch.randint(len(self), (number,), device=self.device)
        return Sheet(*(kept[places] for kept in self.kept))


def _half(part: Tensor) -> Tensor:
    return part.half() if part.is_floating_point() else part


class Pupil:
    """The network, and what it has written down so far."""

    def __init__(self, plan: Plan, weights: Path | None, device: str, seed: int = 0) -> None:
        if not plan.is_to_be_won:
            raise OptionError(f"{plan.network}: a search teaches only games to be won")
        torch.manual_seed(seed)
        self.plan, self.device = plan, device
        self.dtype = torch.bfloat16 if device == "cuda" else torch.float32
        sizes = Sizes.of(plan.game, plan.options())
        self.network: Weights = (
            new_weights(sizes.seen, sizes.outputs + 1, plan.player, device)
            if weights is None
            else read_player(weights, plan, device)
        )
        self.average = {name: tensor.clone() for name, tensor in self.network.items()}
        for tensor in self.network.values():
            tensor.requires_grad_(True)
        self.optimiser = torch.optim.AdamW(
            self.network.values(), eps=1e-5, weight_decay=WEIGHT_DECAY, fused=device == "cuda"
        )
        self.notebook = Notebook(KEPT[device], device)
        self.updates = 0
        self.scores: list[Score] = []

    @property
    def is_behind(self) -> bool:
        """Whether lessons have come in from which it has not learnt often enough."""
        learnt, taken = self.updates * MINIBATCH, self.notebook.taken
        return taken >= FIRST_LESSONS and learnt < REPEATS * taken

    def take_down(self, sheets: Sequence[Sheet]) -> None:
        """Tell first what it would have done itself."""
        for sheet in sheets:
            self.notebook.add(sheet)
        tensors = (torch.from_numpy(np.concatenate(parts)) for parts in zip(*sheets, strict=True))
        fresh = Sheet(*(tensor.to(self.device) for tensor in tensors))
        self.scores.append(score(self.average, fresh))

    def learn(self, progress: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = at(LEARNING, progress)
        cost = loss(cast(self.network, self.dtype), self.notebook.some(MINIBATCH), self.dtype)
        self.optimiser.zero_grad(set_to_none=True)
        cost.backward()
        torch.nn.utils.clip_grad_norm_(self.network.values(), MOST_GRADIENT)
        self.optimiser.step()
        self._follow()
        self.updates += 1

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def _follow(self) -> None:
        """Move the average towards the network; at first quickly."""
        kept = min(AVERAGING, (1 + self.updates) / (10 + self.updates))
        for name, tensor in self.average.items():
            tensor.lerp_(self.network[name], 1 - kept)

    def score(self) -> Score:
        """The mean since it was last asked."""
        scores, self.scores = self.scores, []
        means = np.mean([list(asdict(found).values()) for found in scores], axis=0)
        return Score(*map(float, means))


def loss(network: Weights, lessons: Sheet, dtype: Any) -> Tensor:
    logits, value = run_player(network, lessons.seen.to(dtype))
    logs = log_chances(logits, lessons.masks)
    choices = -(lessons.chances.float() * logs).sum(dim=1).mean()
    return choices + VALUE_WEIGHT * f.smooth_l1_loss(value, lessons.values.float())


@torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
def score(network: Weights, lessons: Sheet) -> Score:
    logits, value = run_player(network, lessons.seen)
    logs, chances = log_chances(logits, lessons.masks), lessons.chances
    cared = torch.where(chances > 0, chances, 1.0).log()
    return Score(
        float((chances * (cared - logs)).sum(dim=1).mean()),
        float((logs.argmax(dim=1) == chances.argmax(dim=1)).float().mean()),
        float((value - lessons.values).square().mean().sqrt()),
    )


@dataclass(frozen=True)
class Course:
    """How long a network is taught, by how many simulations, and from what it begins."""

    plan: Plan
    out: Path
    seconds: float
    device: str
    simulations: int
    weights: Path | None = None
    seed: int = 0


def attend(course: Course, tell: Tell = tell_stderr) -> Path:
    """Learn for so long, or until asked to end; what there is is written every minute."""
    course.out.mkdir(parents=True, exist_ok=True)
    pupil = Pupil(course.plan, course.weights, course.device, course.seed)
    teacher = Teacher(course.plan, course.simulations, course.seed)
    path = course.out / f"{course.plan.network}.safetensors"
    save = partial(_save, path, course, pupil, tell=tell)
    watch, saved = Stopwatch(), 0.0
    with Interruption() as interruption:
        for sheets in teacher.lessons():
            pupil.take_down(sheets)
            while pupil.is_behind and watch.seconds < course.seconds:
                pupil.learn(watch.seconds / course.seconds)
            if watch.seconds >= course.seconds or interruption.asked:
                break
            if watch.seconds - saved >= SAVED_EVERY:
                saved = watch.seconds
                save(saved)
        teacher.close()
        save(watch.seconds)
    return path


def _save(path: Path, course: Course, pupil: Pupil, passed: float, *, tell: Tell) -> None:
    found, name, teacher = pupil.score(), course.plan.network, f"search:sims={course.simulations}"
    weights = course.weights
    before = "" if weights is None else f" after {trained_before(weights)}"
    began = "" if weights is None else f" --from {weights.name}"
    told = card(
        trained=f"{passed:.0f} s, {pupil.notebook.taken} choices of `{teacher}`{before}",
        device=course.device,
        again=f"foxfire train {name} --taught {course.simulations}"
        f" --seconds {course.seconds:.0f}{began}",
        judged=asdict(found),
    )
    export(path, name, course.plan.game, pupil.average, told)
    tell(
        f"{name} {passed:.0f} s, {pupil.notebook.taken} lessons, {pupil.updates} updates:"
        f" {found.told()}"
    )
