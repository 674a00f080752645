"""A trained network on the CPU, in NumPy: what it thinks of each output.

The same computation as `foxfire.training.networks`, for one observation at a time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foxfire.bots.net import safetensors
from foxfire.bots.net.layout import identity_of
from foxfire.bots.net.safetensors import WeightsError
from foxfire.core.game import AnyGame

Vector = NDArray[np.float32]
EPSILON: Final = 1e-5  # of the normalisation; the one the networks were trained with
PREFIX: Final = "player."  # the network that plays; a file may hold others


class Network:
    """Layers with shortcuts: in, `blocks` times normalise-widen-return, normalise, out."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self._arrays = {name: array.astype(np.float32) for name, array in arrays.items()}
        self.blocks = sum(name.endswith(".up.weight") for name in arrays)
        self.inputs = int(arrays["in.weight"].shape[0])
        self.outputs = int(arrays["out.weight"].shape[1]) - 1

    def think(self, tensor: Vector) -> tuple[Vector, float]:
        """For every output a number, whose softmax over the legal ones is the network's choice;
        and what the player expects, from -1 for a lost match to 1 for a won one.
        """
        found = self._think_on(self._first(tensor))
        return found[:-1], float(found[-1])

    def think_all(self, tensors: Vector) -> tuple[Vector, Vector]:
        """The same for many observations, a row for each."""
        found = self._think_on(np.maximum(self._linear("in", tensors), 0))
        return found[:, :-1], found[:, -1]

    def _first(self, tensor: Vector) -> Vector:
        """Most inputs are zero: only the rows of the others are added up."""
        some = np.flatnonzero(tensor)
        found = tensor[some] @ self._arrays["in.weight"][some] + self._arrays["in.bias"]
        result: Vector = np.maximum(found, 0)
        return result

    def _think_on(self, x: Vector) -> Vector:
        for block in range(self.blocks):
            inner = self._linear(f"block{block}.up", self._normalised(f"block{block}.norm", x))
            x = x + self._linear(f"block{block}.down", np.maximum(inner, 0))
        return self._linear("out", self._normalised("norm", x))

    def _linear(self, name: str, x: Vector) -> Vector:
        result: Vector = x @ self._arrays[f"{name}.weight"] + self._arrays[f"{name}.bias"]
        return result

    def _normalised(self, name: str, x: Vector) -> Vector:
        centred = x - x.mean(axis=-1, keepdims=True)
        scale = np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + np.float32(EPSILON))
        result: Vector = (
            centred / scale * self._arrays[f"{name}.weight"] + self._arrays[f"{name}.bias"]
        )
        return result


def load(path: Path, network: str, game: AnyGame) -> Network:
    """A network from its file; raises `WeightsError` naming what was expected."""
    return Network(read_arrays(path, network, game))


def read_arrays(
    path: Path, network: str, game: AnyGame, more_outputs: int = 0
) -> dict[str, NDArray[Any]]:
    """The arrays of a network that fits a game, by their names without the prefix."""
    arrays, metadata = safetensors.read(path)
    for key, expected in identity_of(network, game).items():
        if metadata.get(key) != expected:
            found = metadata.get(key, "nothing")
            raise WeightsError(f"weights {path}: expected {key} {expected!r}, found {found!r}")
    own = {n.removeprefix(PREFIX): a for n, a in arrays.items() if n.startswith(PREFIX)}
    _check_shapes(path, own, game, more_outputs)
    return own


def _check_shapes(
    path: Path, arrays: dict[str, NDArray[Any]], game: AnyGame, more_outputs: int
) -> None:
    facts = game.facts(game.options_type().settled())
    width = arrays["in.weight"].shape[-1] if "in.weight" in arrays else 0
    blocks = sum(name.endswith(".up.weight") for name in arrays)
    expected = expected_shapes(facts.tensor_size, facts.actions + 1 + more_outputs, width, blocks)
    found = {name: array.shape for name, array in arrays.items()}
    if found != expected:
        wrong = sorted(set(found.items()) ^ set(expected.items()))[0]
        raise WeightsError(
            f"weights {path}: expected a network from {facts.tensor_size} numbers to"
            f" {facts.actions} actions; the array {wrong[0]!r} {wrong[1]} is at fault"
        )


def expected_shapes(
    inputs: int, outputs: int, width: int, blocks: int
) -> dict[str, tuple[int, ...]]:
    """Every array of a network by name; weights are written from inputs to outputs."""
    shapes: dict[str, tuple[int, ...]] = {"in.weight": (inputs, width), "in.bias": (width,)}
    for block in range(blocks):
        for norm in ("weight", "bias"):
            shapes[f"block{block}.norm.{norm}"] = (width,)
        for layer in ("up", "down"):
            shapes[f"block{block}.{layer}.weight"] = (width, width)
            shapes[f"block{block}.{layer}.bias"] = (width,)
    shapes |= {"norm.weight": (width,), "norm.bias": (width,)}
    return shapes | {"out.weight": (width, outputs), "out.bias": (outputs,)}
