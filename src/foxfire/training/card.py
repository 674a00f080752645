"""What a file of weights says about itself, and how it gets there."""

from __future__ import annotations

import json
import platform
import time
from pathlib import Path
from typing import Any

import torch

from foxfire.bots.net import safetensors
from foxfire.bots.net.layout import identity_of
from foxfire.bots.net.network import PREFIX
from foxfire.core.game import AnyGame
from foxfire.training.networks import Weights


def card(trained: str, device: str, again: str, judged: Any) -> dict[str, str]:
    """How a network was trained, for whoever finds the file."""
    return {
        "trained": trained,
        "machine": machine(device),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "again": again,
        "judged": json.dumps(judged),
    }


def machine(device: str) -> str:
    chip: Any = torch.cuda.get_device_name() if device == "cuda" else platform.machine()
    return f"{chip}, torch {torch.__version__}"


def export(path: Path, name: str, game: AnyGame, weights: Weights, told: dict[str, str]) -> None:
    """A network for `foxfire.bots.net`, in half precision, with its card."""
    arrays = {
        PREFIX + part: tensor.detach().to("cpu", torch.float16).numpy()
        for part, tensor in weights.items()
    }
    safetensors.write(path, arrays, identity_of(name, game) | told)


def trained_before(path: Path) -> str:
    """What the card of a file says of its training."""
    return safetensors.read(path)[1].get("trained", "nothing that is known")
