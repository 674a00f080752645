"""Stopping and going on: everything a run needs, in one file that is whole or not there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch

from foxfire.bots.net.layout import identity_of
from foxfire.bots.net.network import read_arrays
from foxfire.bots.net.safetensors import WeightsError
from foxfire.training.card import trained_before
from foxfire.training.learn import Learner
from foxfire.training.networks import Weights, copy_into
from foxfire.training.plans import Plan

CRITIC_ALONE = 32  # rounds in which the player stays as it is
History = list[dict[str, Any]]


def save(path: Path, learner: Learner, seconds: float, history: History, *, light: bool) -> None:
    """`light`: half precision and without the optimiser's memory, a fifth of the size."""

    def kept(weights: Weights) -> Weights:
        dtype = torch.float16 if light else torch.float32
        return {name: tensor.detach().to("cpu", dtype) for name, tensor in weights.items()}

    content = {
        "identity": identity_of(learner.plan.network, learner.plan.game),
        "player": kept(learner.player),
        "critic": kept(learner.critic),
        "average": kept(learner.average),
        "optimiser": None if light else learner.optimiser.state_dict(),
        "updates": learner.updates,
        "decisions": learner.decisions,
        "seconds": seconds,
        "history": history,
    }
    unfinished = path.with_name(path.name + ".part")
    torch.save(content, unfinished)
    unfinished.replace(path)


def load(path: Path, learner: Learner) -> tuple[float, History]:
    """Go on where a run stopped; returns its seconds and what it was judged so far."""
    try:
        content = torch.load(path, map_location=learner.device, weights_only=True)
    except Exception as error:  # torch raises many kinds for a damaged file
        raise WeightsError(f"checkpoint {path}: {str(error).splitlines()[0]}") from None
    _check(path, content, learner)
    with torch.no_grad():
        copy_into(learner.player, content["player"])
        copy_into(learner.critic, content["critic"])
        copy_into(learner.average, content["average"])
    if content["optimiser"] is not None:
        learner.optimiser.load_state_dict(content["optimiser"])
    learner.updates, learner.decisions = content["updates"], content["decisions"]
    return content["seconds"], content["history"]


def _check(path: Path, content: Any, learner: Learner) -> None:
    expected = identity_of(learner.plan.network, learner.plan.game)
    found = content.get("identity") if isinstance(content, dict) else None
    if found != expected:
        raise WeightsError(f"checkpoint {path}: expected {expected}, found {found}")
    for part in ("player", "critic", "average"):
        _check_size(f"checkpoint {path}", part, getattr(learner, part), content[part])


def _check_size(what: str, part: str, own: Weights, given: Weights) -> None:
    if _shapes(own) != _shapes(given):
        raise WeightsError(f"{what}: its {part} has another size than the plan's")


def _shapes(weights: Weights) -> dict[str, tuple[int, ...]]:
    return {name: tuple(tensor.shape) for name, tensor in weights.items()}


def begin_with(path: Path, learner: Learner) -> str:
    """Begin a run with a player that there is already; returns how it was trained.

    Its critic was not kept and learns first.
    """
    given = read_player(path, learner.plan, learner.device)
    _check_size(f"weights {path}", "player", learner.player, given)
    with torch.no_grad():
        copy_into(learner.player, given)
        copy_into(learner.average, given)
    learner.alone = CRITIC_ALONE
    return trained_before(path)


def read_player(path: Path, plan: Plan, device: str) -> Weights:
    """A player from a file of weights, such as those that come with the package."""
    arrays = read_arrays(path, plan.network, plan.game)
    return {name: torch.from_numpy(a.astype(np.float32)).to(device) for name, a in arrays.items()}
