"""The CUDA kernels of training compile to PTX on a machine without a GPU."""

from __future__ import annotations

import sys
from typing import Any

import numba
import pytest
from numba import types

from foxfire.core import cuda
from foxfire.core.registry import game, game_ids
from foxfire.training import batch

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="numba-cuda is for Linux")

HOPPER = (9, 0)  # the compute capability of an H200


class AbsentDevice:
    """What the compiler asks a device for, where there is none."""

    compute_capability = HOPPER


@pytest.fixture
def absent_device(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("dispatcher", "compiler"):
        monkeypatch.setattr(f"numba.cuda.{module}.get_current_device", lambda: AbsentDevice)


def sizes_of(game_id: str) -> batch.Sizes:
    rules = game(game_id)
    return batch.Sizes.of(rules, list(rules.options_type.variants().values()))


def records_of(sizes: batch.Sizes) -> tuple[Any, Any]:
    state = numba.from_dtype(sizes.game.state_type.dtype)
    memory = numba.from_dtype(sizes.game.memory_type.dtype)
    return state[:], memory[:, :]


def step_types(sizes: batch.Sizes) -> tuple[Any, ...]:
    whole, single = types.int64[:], types.float32[:, :]
    masks = types.uint8[:, :]
    return (
        *records_of(sizes), types.int8[:, :], whole, whole, single, single, masks, whole, single,
        whole, single,
    )  # fmt: skip


def flat_types(sizes: batch.Sizes) -> tuple[Any, ...]:
    return *records_of(sizes), types.float32[:, :, :]


BODIES = {"step_body": step_types, "flat_body": flat_types}


@pytest.mark.campaign  # minutes for TAC
@pytest.mark.usefixtures("absent_device")
@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", BODIES)
def test_a_body_compiles_without_a_gpu(name: str, game_id: str) -> None:
    sizes = sizes_of(game_id)
    body, arguments = getattr(batch, name)(sizes.game, sizes.players), BODIES[name](sizes)
    ptx, _ = cuda.toolkit().compile_ptx(body, arguments, cc=HOPPER)
    assert ptx.count(".entry") == 1
    assert ".target sm_90" in ptx
    # Nothing is left to a function that no GPU has, and nothing is allocated there.
    assert ".extern .func" not in ptx


def test_every_body_is_compiled_here() -> None:
    assert {name for name in vars(batch) if name.endswith("_body")} == set(BODIES)
