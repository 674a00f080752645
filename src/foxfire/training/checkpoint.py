"""Stopping and going on: everything a run needs, in one file that is whole or not there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from foxfire.bots.net import safetensors
from foxfire.bots.net.layout import identity_of
from foxfire.bots.net.network import PREFIX
from foxfire.bots.net.safetensors import WeightsError
from foxfire.training.learn import Learner
from foxfire.training.networks import Weights, copy_into

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
        own, given = getattr(learner, part), content[part]
        shapes = {name: tuple(tensor.shape) for name, tensor in own.items()}
        if {name: tuple(tensor.shape) for name, tensor in given.items()} != shapes:
            raise WeightsError(f"checkpoint {path}: its {part} has another size than the plan's")


def export(path: Path, learner: Learner, card: dict[str, str]) -> None:
    """The averaged player for `foxfire.bots.net`, in half precision, with how it was trained."""
    arrays = {
        PREFIX + name: tensor.detach().to("cpu", torch.float16).numpy()
        for name, tensor in learner.average.items()
    }
    metadata = identity_of(learner.plan.network, learner.plan.game) | card
    safetensors.write(path, arrays, metadata)
