"""The tables of a GPU against those of the CPU, step by step."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from foxfire.training.batch import Batch
from foxfire.training.networks import draw, log_chances
from foxfire.training.plans import Plan

TABLES, STEPS = 2048, 200
CLOSE = 1e-5  # exponentials may differ in their last bits; everything else is equal
SAME = ("actors", "masks", "finished")
NEAR = ("seen", "unseen", "rewards", "results")


def check(plan: Plan, device: str = "cuda", tables: int = TABLES, steps: int = STEPS) -> str:
    """Play the same games on both; raises `AssertionError` at the first difference."""
    here, there = (
        Batch(plan.game, plan.options(), tables, device=where, seed="check")
        for where in ("cpu", device)
    )
    torch.manual_seed(0)
    games = 0
    for step in range(steps):
        logs = torch.zeros(here.masks.shape)
        here.outputs.copy_(draw(log_chances(logs, here.masks)))
        there.outputs.copy_(here.outputs)
        here.step()
        there.step()
        games += int(here.finished.sum())
        _compare(plan, here, there, step)
    flat_here, flat_there = here.flat(4), there.flat(4).cpu()
    apart = float((flat_here - flat_there).abs().max())
    return (
        f"{plan.network}: {tables} tables, {steps} steps, {games} games finished:"
        f" all records equal, tensors within {CLOSE}; sampled worlds differ by {apart:.1g} at most"
    )


def _compare(plan: Plan, here: Batch, there: Batch, step: int) -> None:
    for name in (*SAME, *NEAR):
        one, other = getattr(here, name), getattr(there, name).cpu()
        apart = float((one.double() - other.double()).abs().max())
        if apart > (0 if name in SAME else CLOSE):
            raise AssertionError(f"{plan.network}: {name} differ by {apart} at step {step}")
    for mine, theirs in zip(here.engine.records(), there.engine.records(), strict=True):
        if not same_content(mine, theirs):
            raise AssertionError(f"{plan.network}: records differ at step {step}")


def same_content(one: Any, other: Any) -> bool:
    """Field by field: between fields there may be bytes that mean nothing."""
    if one.dtype.names is None:
        return bool(np.array_equal(one, other))
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names)
