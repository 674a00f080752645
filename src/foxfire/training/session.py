"""A training run from its beginning, or from where it stopped, to its end."""

from __future__ import annotations

import json
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from foxfire.training import chart, checkpoint
from foxfire.training.judge import Judgement
from foxfire.training.learn import Judge, Learner, Stopwatch, check_finite
from foxfire.training.plans import Plan

Tell = Callable[[str], None]


def tell_stderr(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Run:
    """How long, where, and from what; `seconds` counts earlier runs of the same checkpoint."""

    plan: Plan
    out: Path
    seconds: float
    device: str
    seed: int = 0
    resume: Path | None = None
    judge_every: float = 20.0
    light: bool = False
    compiled: bool = False
    recorded: bool = False


class Session:
    """One run: learns, judges and saves until its time is over."""

    def __init__(self, run: Run, tell: Tell = tell_stderr) -> None:
        self.run, self.tell = run, tell
        run.out.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(run.plan, run.device, run.seed)
        self.history: checkpoint.History = []
        before = 0.0
        if run.resume is not None:
            before, self.history = checkpoint.load(run.resume, self.learner)
        self._prepare()
        self.judge = Judge(self.learner)
        if run.resume is not None:
            self.judge.add_past("itself before", self.learner.average_player())
        self.watch = Stopwatch(before)
        self.judged_at = before
        self.decisions_before, self.seconds_before = self.learner.decisions, before

    def _prepare(self) -> None:
        """Compile and record where it pays; a device that cannot do it goes on without."""
        begin = time.perf_counter()
        if self.run.compiled:
            self.learner.compile()
        if self.run.recorded:
            try:
                self.learner.record()
            except Exception as error:  # whatever a driver says: it is only slower without
                self.learner.rollout.graph = None
                self.tell(f"not recorded as a graph: {str(error).splitlines()[0]}")
        self.tell(f"{self.name}: prepared in {time.perf_counter() - begin:.1f} s")

    @property
    def name(self) -> str:
        return self.run.plan.network

    def go(self) -> None:
        """Learn until the time is over; an interruption saves what there is."""
        half = self.run.seconds / 2
        try:
            while self.watch.seconds < self.run.seconds:
                before = self.watch.seconds
                self.learner.learn(before / self.run.seconds)
                if before - self.judged_at >= self.run.judge_every:
                    self._look()
                if before < half <= self.watch.seconds:
                    self.judge.add_past("itself at half time", self.learner.average_player())
        finally:
            self._look(final=True)

    def _look(self, *, final: bool = False) -> None:
        check_finite(self.learner)
        self.judged_at = self.watch.seconds
        found = self.judge.judge(seed=self.learner.updates)
        self._note(found, best=False)
        if final:
            self._note(self.judge.judge(best=True, seed=self.learner.updates), best=True)
        self._save()

    def _note(self, found: dict[str, Judgement], *, best: bool) -> None:
        learner = self.learner
        pace = (learner.decisions - self.decisions_before) / (
            max(1e-9, self.judged_at - self.seconds_before)
        )
        told = ", ".join(
            f"{name} {j.mean:.3f} ({j.error:.3f}{f', {j.unfinished} open' if j.unfinished else ''})"
            for name, j in found.items()
        )
        how = " best" if best else ""
        self.tell(
            f"{self.name}{how} {self.judged_at:.0f} s, {learner.decisions / 1e6:.0f} M decisions,"
            f" {pace / 1e6:.2f} M/s, entropy {float(learner.spread):.3f}: {told}"
        )
        for name, judgement in found.items():
            when = {"seconds": self.judged_at, "decisions": learner.decisions}
            self.history.append(when | {"opponent": name + how} | asdict(judgement))

    def _save(self) -> None:
        out, learner = self.run.out, self.learner
        seconds = self.watch.seconds
        checkpoint.save(
            out / f"{self.name}.checkpoint", learner, seconds, self.history, light=self.run.light
        )
        checkpoint.export(out / f"{self.name}.safetensors", learner, self._card(seconds))
        shares = self.run.plan.game.facts(self.run.plan.judged_options()[0]).zero_sum
        chart.draw(out / f"{self.name}.svg", self._title(), self.history, shares=shares)
        (out / f"{self.name}.json").write_text(json.dumps(self.history, indent=1))

    def _title(self) -> str:
        judged = ", ".join(f"{key} {value}" for key, value in self.run.plan.judged.items())
        return f"{self.name} ({judged}) against"

    def _card(self, seconds: float) -> dict[str, str]:
        """How it was trained, for whoever finds the file."""
        return {
            "trained": f"{seconds:.0f} s, {self.learner.decisions} decisions of self-play",
            "machine": machine(self.run.device),
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
            "again": f"foxfire train {self.name} --seconds {self.run.seconds:.0f}",
            "judged": json.dumps(self.history[-6:]),
        }


def machine(device: str) -> str:
    chip: Any = torch.cuda.get_device_name() if device == "cuda" else platform.machine()
    return f"{chip}, torch {torch.__version__}"
