"""Decisions a second, and where the time goes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import torch

from foxfire.training.learn import Learner
from foxfire.training.networks import draw, log_chances, run
from foxfire.training.plans import Plan

Tell = Callable[[str], Any]


def measure(plan: Plan, device: str, tell: Tell) -> None:
    """Each part by itself, then whole rounds of learning in every way they can be run."""
    learner = Learner(plan, device)
    choices = plan.tables * plan.steps

    def wait() -> None:
        if device == "cuda":
            torch.cuda.synchronize()

    def timed(what: str, work: Callable[[], Any], amount: int, repeats: int = 5) -> None:
        work()
        wait()
        runs = []
        for _ in range(repeats):
            begin = time.perf_counter()
            work()
            wait()
            runs.append(time.perf_counter() - begin)
        seconds = sorted(runs)[len(runs) // 2]
        tell(
            f"{plan.network}: {what}: {1e3 * seconds:.2f} ms for {amount} choices,"
            f" {amount / seconds / 1e6:.2f} M/s"
        )

    def parts() -> None:
        batch, (player, critic) = learner.batch, learner.acting
        seen, unseen = batch.seen.to(learner.dtype), batch.unseen.to(learner.dtype)

        def random_step() -> None:
            batch.outputs.copy_(
                draw(log_chances(torch.zeros(batch.masks.shape, device=device), batch.masks))
            )
            batch.step()

        timed("tables alone, random choices", random_step, plan.tables, 20)
        timed("player's network", lambda: run(player, seen), plan.tables, 20)
        both = torch.cat([seen, unseen], dim=1)
        timed("critic's network", lambda: run(critic, both), plan.tables, 20)

    with torch.no_grad():
        parts()
    timed("rollout", learner.play, choices, 3)
    if device == "cuda":
        try:
            learner.record()
            timed("rollout as a graph", learner.play, choices)
        except Exception as error:
            tell(f"{plan.network}: no graph: {error!r}")
            learner.rollout.graph = None
    timed("advantages", lambda: learner.rollout.samples(plan.trace), choices)
    samples = learner.rollout.samples(plan.trace)
    timed(f"learning, {plan.epochs} epochs", lambda: learner.improve(samples, 0.0), choices, 3)
    timed("whole rounds", lambda: learner.learn(0.0), choices, 3)
    if device == "cuda":
        _measure_compiled(learner, timed, choices, tell)


def _measure_compiled(learner: Learner, timed: Any, choices: int, tell: Tell) -> None:
    plan = learner.plan
    try:
        begin = time.perf_counter()
        learner.compile()
        samples = learner.rollout.samples(plan.trace)
        learner.improve(samples, 0.0)
        torch.cuda.synchronize()
        tell(f"{plan.network}: compiled in {time.perf_counter() - begin:.1f} s")
        timed("learning, compiled", lambda: learner.improve(samples, 0.0), choices, 3)
        timed("whole rounds, compiled", lambda: learner.learn(0.0), choices, 3)
        memory = torch.cuda.max_memory_allocated() / 2**30
        tell(f"{plan.network}: {memory:.1f} GiB of memory at most")
    except Exception as error:
        tell(f"{plan.network}: not compiled: {error!r}")
