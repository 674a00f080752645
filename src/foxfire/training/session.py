"""A training run from its beginning, or from where it stopped, to its end."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import torch

from foxfire.training import chart, checkpoint
from foxfire.training.card import card, export
from foxfire.training.interruption import Interruption
from foxfire.training.judge import Judgement
from foxfire.training.learn import Judge, Learner, Stopwatch, check_finite
from foxfire.training.plans import Plan

Tell = Callable[[str], None]

JUDGED_PART = 0.05  # of the time goes into judging, at most


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
    weights: Path | None = None  # a player to begin with
    against: Path | None = None  # a player that stays as it is, whom to learn to beat
    judge_every: float = 60.0
    save_every: float = 60.0
    light: bool = False
    compiled: bool = False
    recorded: bool = False


class Session:
    """One run: learns, judges and saves until its time is over or it is asked to end."""

    def __init__(self, run: Run, tell: Tell = tell_stderr) -> None:
        self.run, self.tell = run, tell
        self.watch = Stopwatch()
        run.out.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(run.plan, run.device, run.seed)
        self.history: checkpoint.History = []
        self.earlier = ""  # how the player was trained with whom it begins
        before = 0.0
        if run.resume is not None:
            before, self.history = checkpoint.load(run.resume, self.learner)
            self.watch = Stopwatch(before)
        elif run.weights is not None:
            self.earlier = f" after {checkpoint.begin_with(run.weights, self.learner)}"
        if run.against is not None:
            self.learner.play_against(checkpoint.read_player(run.against, run.plan, run.device))
        self.judge = Judge(self.learner)
        if run.resume is not None or run.weights is not None:
            self.judge.add_past("itself before", self.learner.average_player())
        self.interruption = Interruption()
        self.judged_at = self.saved_at = before
        self.judging = 0.0  # seconds that the last judgement took
        self.decisions_before, self.seconds_before = self.learner.decisions, before

    @property
    def name(self) -> str:
        return self.run.plan.network

    def go(self) -> None:
        """Learn until the time is over; who asks to end earlier gets what there is."""
        with self.interruption:
            self._prepare()
            self._round()
            while not self._is_over():
                self._round()
            self._end()

    def _round(self) -> None:
        before = self.watch.seconds
        self._learn()
        self._look()
        if before < self.run.seconds / 2 <= self.watch.seconds:
            self.judge.add_past("itself at half time", self.learner.average_player())

    def _is_over(self) -> bool:
        """The last judgement is within the time, too."""
        reserved = min(self.judging, 0.1 * self.run.seconds)
        return self.interruption.asked or self.watch.seconds + reserved >= self.run.seconds

    def _prepare(self) -> None:
        """Compile and record where it pays; a device that cannot do it goes on without."""
        if self.run.recorded:
            self._try("recorded as a graph", self.learner.record, self.learner.forget)
        if self.run.compiled:
            self.learner.compile()
            self._try("compiled", self._learn, self.learner.interpret)
        self._try("judged", self.judge.prepare, self.judge.opponents.clear)
        self.tell(f"{self.name}: prepared in {self.watch.seconds - self.seconds_before:.1f} s")

    def _try(self, what: str, work: Callable[[], None], undo: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:  # whatever a driver says: it is only slower without
            undo()
            self.tell(f"{self.name}: not {what}: {str(error).splitlines()[0]}")

    def _learn(self) -> None:
        self.learner.learn(self.watch.seconds / self.run.seconds)
        if self.run.device == "cuda":
            torch.cuda.synchronize()  # or the clock would run behind what is queued

    def _look(self) -> None:
        """Judge now and then, but not for long; save more often."""
        pause = max(self.run.judge_every, self.judging / JUDGED_PART)
        if self.watch.seconds - self.judged_at >= pause:
            self._save()
            self._judge(best=False)
        elif self.watch.seconds - self.saved_at >= self.run.save_every:
            self._tell_pace("saved")
            self._save()

    def _end(self) -> None:
        self._tell_pace("saved")
        self._save()
        if not self.interruption.asked:
            self._judge(best=True)
            self._save()

    def _judge(self, *, best: bool) -> None:
        begin = self.watch.seconds
        found = self.judge.judge(
            best=best, seed=self.learner.updates, asked=lambda: self.interruption.asked
        )
        self.judged_at = self.watch.seconds
        self.judging = self.judged_at - begin
        if not self.interruption.asked:  # or it is cut short
            self._note(found, " best" if best else "")

    def _note(self, found: dict[str, Judgement], how: str) -> None:
        self._tell_pace(how.strip() or "judged", ", ".join(map(told, found, found.values())))
        when = {"seconds": self.judged_at, "decisions": self.learner.decisions}
        for name, judgement in found.items():
            self.history.append(when | {"opponent": name + how} | asdict(judgement))

    def _tell_pace(self, why: str, words: str = "") -> None:
        learner, seconds = self.learner, self.watch.seconds
        pace = (learner.decisions - self.decisions_before) / (seconds - self.seconds_before)
        self.tell(
            f"{self.name} {why} {seconds:.0f} s, {learner.decisions / 1e6:.0f} M decisions,"
            f" {pace / 1e6:.2f} M/s, entropy {float(learner.spread):.3f}: {words}".rstrip(": ")
        )

    def _save(self) -> None:
        out, learner = self.run.out, self.learner
        check_finite(learner)
        seconds = self.saved_at = self.watch.seconds
        weights = out / f"{self.name}.safetensors"
        export(weights, self.name, learner.plan.game, learner.average, self._card(seconds))
        checkpoint.save(
            out / f"{self.name}.checkpoint", learner, seconds, self.history, light=self.run.light
        )
        shares = self.run.plan.is_to_be_won
        chart.draw(out / f"{self.name}.svg", self._title(), self.history, shares=shares)
        (out / f"{self.name}.json").write_text(json.dumps(self.history, indent=1))

    def _title(self) -> str:
        judged = ", ".join(f"{key} {value}" for key, value in self.run.plan.judged.items())
        return f"{self.name} ({judged}) against"

    def _how(self) -> str:
        given = {"--from": self.run.weights, "--against": self.run.against}
        return "".join(f" {key} {path.name}" for key, path in given.items() if path is not None)

    def _card(self, seconds: float) -> dict[str, str]:
        trained = f"{seconds:.0f} s, {self.learner.decisions} decisions of self-play{self.earlier}"
        again = f"foxfire train {self.name} --seconds {self.run.seconds:.0f}{self._how()}"
        return card(trained, self.run.device, again, self.history[-6:])


def told(name: str, found: Judgement) -> str:
    still = f", {found.unfinished} open" if found.unfinished else ""
    return f"{name} {found.mean:.3f} ({found.error:.3f}{still})"
