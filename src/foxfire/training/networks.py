"""The networks while they learn: named tensors, and one function that runs them.

`foxfire.bots.net.network` is the same computation for one observation, without torch.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch.nn import functional as f

from foxfire.bots.net.network import EPSILON, expected_shapes
from foxfire.training.plans import Size

Tensor = Any
Weights = dict[str, Tensor]


def new_weights(inputs: int, outputs: int, size: Size, device: str) -> Weights:
    """Weights at the beginning: every choice alike, every value zero."""
    shapes = expected_shapes(inputs, outputs, size.width, size.blocks)
    return {name: _initial(name, shape).to(device) for name, shape in shapes.items()}


def _initial(name: str, shape: tuple[int, ...]) -> Tensor:
    if name.endswith("norm.weight"):
        return torch.ones(shape)
    if name.endswith("bias") or name == "out.weight":
        return torch.zeros(shape)
    return torch.randn(shape) * math.sqrt(2 / shape[0]) * (0.5 if ".down." in name else 1.0)


def run(weights: Weights, x: Tensor) -> Tensor:
    """Outputs for a batch of inputs, in the precision of the weights."""
    x = f.relu(_linear(weights, "in", x))
    block = 0
    while f"block{block}.up.weight" in weights:
        inner = _linear(weights, f"block{block}.up", _norm(weights, f"block{block}.norm", x))
        x = x + _linear(weights, f"block{block}.down", f.relu(inner))
        block += 1
    return _linear(weights, "out", _norm(weights, "norm", x))


def _linear(weights: Weights, name: str, x: Tensor) -> Tensor:
    return torch.addmm(weights[f"{name}.bias"], x, weights[f"{name}.weight"])


def _norm(weights: Weights, name: str, x: Tensor) -> Tensor:
    shape = (x.shape[-1],)
    return f.layer_norm(x, shape, weights[f"{name}.weight"], weights[f"{name}.bias"], EPSILON)


def cast(weights: Weights, dtype: Any) -> Weights:
    """The same weights in another precision; gradients find their way back."""
    return {name: tensor.to(dtype) for name, tensor in weights.items()}


def copied(weights: Weights, dtype: Any) -> Weights:
    """Tensors of their own with the same content, which learn nothing."""
    return {name: tensor.detach().to(dtype, copy=True) for name, tensor in weights.items()}


def copy_into(target: Weights, source: Weights) -> None:
    """Give existing tensors other content: a recorded graph keeps their addresses."""
    for name, tensor in target.items():
        tensor.copy_(source[name])


def run_player(weights: Weights, seen: Tensor) -> tuple[Tensor, Tensor]:
    """Logits of the outputs, and what the player itself expects: the last number."""
    found = run(weights, seen).float()
    return found[:, :-1], found[:, -1]


def log_chances(logits: Tensor, masks: Tensor) -> Tensor:
    """The logarithm of the chance of every output; illegal ones are far below."""
    return torch.log_softmax(logits.masked_fill(masks == 0, -1e9), dim=1)


def draw(logs: Tensor) -> Tensor:
    """An output by its chance (the maximum of Gumbel noise and logarithms)."""
    noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-6)))
    return (logs + noise).argmax(dim=1)
