"""The CUDA kernels of every game compile to PTX on a machine without a GPU."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numba
import pytest
from numba import types

from foxfire.core import cuda
from foxfire.core.errors import SetupError
from foxfire.core.registry import game, game_ids

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="numba-cuda is for Linux")

HOPPER = (9, 0)  # the compute capability of an H200


class AbsentDevice:
    """What the compiler asks a device for, where there is none."""

    compute_capability = HOPPER


def playout_types(shapes: cuda.Shapes) -> tuple[Any, ...]:
    return shapes.state[:], types.int8[:], types.int64, types.int64[:]


def remembering_types(shapes: cuda.Shapes) -> tuple[Any, ...]:
    states, *rest = playout_types(shapes)
    return states, shapes.memory[:, :], *rest


def step_types(shapes: cuda.Shapes) -> tuple[Any, ...]:
    return shapes.state[:], shapes.memory[:, :], types.int8[:, :]


#: Every body of `core.cuda` with the types that it is launched with.
BODIES: dict[str, Callable[[cuda.Shapes], tuple[Any, ...]]] = {
    "playout_body": playout_types,
    "remembering_body": remembering_types,
    "step_body": step_types,
}


def compile_body(name: str, game_id: str) -> str:
    """The PTX of one body for one game."""
    rules = game(game_id)
    shapes = cuda.Shapes.of(rules, rules.options_type())
    body = getattr(cuda, name)(shapes)
    compiled: tuple[str, Any] = cuda.toolkit().compile_ptx(body, BODIES[name](shapes), cc=HOPPER)
    return compiled[0]


@pytest.fixture
def absent_device(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("dispatcher", "compiler"):
        monkeypatch.setattr(f"numba.cuda.{module}.get_current_device", lambda: AbsentDevice)


@pytest.mark.usefixtures("absent_device")
@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", BODIES)
def test_a_body_compiles_without_a_gpu(name: str, game_id: str) -> None:
    ptx = compile_body(name, game_id)
    assert ptx.count(".entry") == 1
    assert ".target sm_90" in ptx
    # Mixing signed and unsigned integers would silently become floating point.
    assert ".f64" not in ptx
    assert ".f32" not in ptx
    # Nothing is left to a function that no GPU has, and nothing is allocated there.
    assert ".extern .func" not in ptx


def test_every_body_is_compiled_here() -> None:
    assert {name for name in vars(cuda) if name.endswith("_body")} == set(BODIES)


def test_a_missing_gpu_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda.toolkit(), "is_available", lambda: False)
    with pytest.raises(SetupError, match="no CUDA device was found"):
        cuda.require_device()
    rules = game("fox")
    with pytest.raises(SetupError, match="no CUDA device was found"):
        cuda.compare_with_cpu(rules, rules.options_type())


def test_a_missing_package_is_told_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda.toolkit()
    monkeypatch.delattr(numba, "cuda")
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    with pytest.raises(SetupError, match=r"pip install 'foxfire\[cuda\]'"):
        cuda.toolkit()


def test_the_states_of_a_batch_have_generators_of_their_own() -> None:
    rules = game("fox")
    options = rules.options_type()
    states = cuda.fresh_states(rules, options, 100, seed=1)
    assert len(set(states["rng"].tolist())) == 100
    assert states.tobytes() == cuda.fresh_states(rules, options, 100, seed=1).tobytes()
    other = cuda.fresh_states(rules, options, 100, seed=2)
    assert not set(states["rng"].tolist()) & set(other["rng"].tolist())
