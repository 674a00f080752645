"""A small network in compiled code: thousands of answers while a search thinks.

The same computation as `network.py`, as kernels over arrays of the caller: nothing is allocated,
and a simulation asks it without leaving compiled code. Rows of weights are added up four at a time,
and only those whose input is not zero: of the observation few are, and after a layer half of them.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foxfire.bots.net.network import EPSILON
from foxfire.core.kernel import kernel


class Layers(NamedTuple):
    """The weights, from inputs to outputs; those of all blocks in one array each."""

    first: Any  # inputs x width
    first_bias: Any
    norms: Any  # blocks + 1, the last before the outputs; x width
    norm_biases: Any
    ups: Any  # blocks x width x width
    up_biases: Any
    downs: Any
    down_biases: Any
    last: Any  # width x outputs
    last_bias: Any


class Slate(NamedTuple):
    """What the network writes while it thinks."""

    stream: Any  # width: what goes from block to block
    even: Any  # width: the same, normalised
    inner: Any  # width: within a block
    rows: Any  # the inputs of a layer that are not zero
    found: Any  # outputs


def layers_of(arrays: dict[str, NDArray[Any]]) -> Layers:
    """From the arrays of a file, by their names there."""
    blocks = range(sum(name.endswith(".up.weight") for name in arrays))

    def stacked(part: str, *more: str) -> NDArray[np.float32]:
        names = [*(f"block{block}.{part}" for block in blocks), *more]
        return np.ascontiguousarray([arrays[name] for name in names], np.float32)

    def single(name: str) -> NDArray[np.float32]:
        return np.ascontiguousarray(arrays[name], np.float32)

    return Layers(
        first=single("in.weight"),
        first_bias=single("in.bias"),
        norms=stacked("norm.weight", "norm.weight"),
        norm_biases=stacked("norm.bias", "norm.bias"),
        ups=stacked("up.weight"),
        up_biases=stacked("up.bias"),
        downs=stacked("down.weight"),
        down_biases=stacked("down.bias"),
        last=single("out.weight"),
        last_bias=single("out.bias"),
    )


def slate_for(layers: Layers) -> Slate:
    inputs, width = layers.first.shape
    return Slate(
        stream=np.zeros(width, np.float32),
        even=np.zeros(width, np.float32),
        inner=np.zeros(width, np.float32),
        rows=np.zeros(max(inputs, width), np.int64),
        found=np.zeros(len(layers.last_bias), np.float32),
    )


@kernel
def think(layers: Layers, slate: Slate, seen: Any, outputs: int) -> None:
    """Write the first `outputs` numbers that the network finds about an observation."""
    width = len(slate.stream)
    used = some_rows(slate, seen, len(seen))
    begin(slate.stream, layers.first_bias, width)
    add_rows(slate.stream, layers.first, seen, slate.rows, used, width)
    for j in range(width):
        slate.stream[j] = max(slate.stream[j], np.float32(0.0))
    for block in range(len(layers.ups)):
        think_on(layers, slate, block)
    normalise(slate, layers.norms[len(layers.ups)], layers.norm_biases[len(layers.ups)])
    used = some_rows(slate, slate.even, width)
    begin(slate.found, layers.last_bias, outputs)
    add_rows(slate.found, layers.last, slate.even, slate.rows, used, outputs)


@kernel
def think_on(layers: Layers, slate: Slate, block: int) -> None:
    width = len(slate.stream)
    normalise(slate, layers.norms[block], layers.norm_biases[block])
    used = some_rows(slate, slate.even, width)
    begin(slate.inner, layers.up_biases[block], width)
    add_rows(slate.inner, layers.ups[block], slate.even, slate.rows, used, width)
    used = positive_rows(slate, slate.inner, width)
    bias = layers.down_biases[block]
    for j in range(width):
        slate.stream[j] += bias[j]
    add_rows(slate.stream, layers.downs[block], slate.inner, slate.rows, used, width)


@kernel
def begin(target: Any, bias: Any, size: int) -> None:
    for j in range(size):
        target[j] = bias[j]


@kernel
def some_rows(slate: Slate, values: Any, size: int) -> int:
    """Note which values are not zero; returns how many."""
    used = 0
    for i in range(size):
        slate.rows[used] = i
        used += 1 if values[i] != 0 else 0
    return used


@kernel
def positive_rows(slate: Slate, values: Any, size: int) -> int:
    """The same for what is above zero: the others are cut off after a layer."""
    used = 0
    for i in range(size):
        slate.rows[used] = i
        used += 1 if values[i] > 0 else 0
    return used


@kernel
def add_rows(target: Any, matrix: Any, values: Any, rows: Any, used: int, size: int) -> None:
    """Add the chosen rows of a matrix, each times its value; four together for the memory."""
    at = 0
    while at + 4 <= used:
        a = rows[at]
        b = rows[at + 1]
        c = rows[at + 2]
        d = rows[at + 3]
        va = values[a]
        vb = values[b]
        vc = values[c]
        vd = values[d]
        for j in range(size):
            target[j] += (va * matrix[a, j] + vb * matrix[b, j]) + (
                vc * matrix[c, j] + vd * matrix[d, j]
            )
        at += 4
    while at < used:
        a = rows[at]
        va = values[a]
        for j in range(size):
            target[j] += va * matrix[a, j]
        at += 1


@kernel
def normalise(slate: Slate, scale: Any, bias: Any) -> None:
    """To mean 0 and spread 1, then as learnt."""
    width = len(slate.stream)
    total = 0.0
    for j in range(width):
        total += slate.stream[j]
    middle = total / width
    squares = 0.0
    for j in range(width):
        squares += (slate.stream[j] - middle) * (slate.stream[j] - middle)
    factor = np.float32(1.0 / math.sqrt(squares / width + EPSILON))
    centre = np.float32(middle)
    for j in range(width):
        slate.even[j] = (slate.stream[j] - centre) * factor * scale[j] + bias[j]
