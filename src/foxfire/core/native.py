"""Compiling kernels for the CPU: the only module that asks Numba to do so.

A kernel is compiled as a copy of itself whose global names refer to compiled forms: other kernels,
intrinsics, and the per-game functions behind `foxfire.core.dispatch`. The plain function is never
touched. Nothing is compiled before a compiled function is called.
"""

from __future__ import annotations

import dis
import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.cpu import CPUContext
from numba.extending import intrinsic as numba_intrinsic
from numba.extending import overload

from foxfire.core import bits, dispatch, kernel
from foxfire.core.cache import flags
from foxfire.core.struct import Struct, copy_struct, fill_places

Compiled = Callable[..., Any]


def _options() -> dict[str, Any]:
    chosen = flags()
    return {
        "cache": chosen.cached,
        "boundscheck": chosen.bounds_checked,
        "error_model": "numpy",  # a division by zero must not need an exception: CUDA has none
        "nogil": True,
        "_nrt": False,  # kernels allocate nothing; counting who holds arrays took most time
    }


@functools.cache
def native(function: Callable[..., Any]) -> Compiled:
    """The compiled form of a kernel; made once a process, compiled at its first call."""
    compiled: Compiled = numba.njit(**_options())(_with_compiled_names(function, ""))
    return compiled


@functools.cache
def _inner(function: Callable[..., Any]) -> Compiled:
    """The same for calls from compiled code: without a way in from Python, a third quicker.

    Its name is another one: the disk cache goes by names and would hand it out as the whole.
    """
    options = {**_options(), "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    options["forceinline"] = kernel.is_inlined(function)
    compiled: Compiled = numba.njit(**options)(_with_compiled_names(function, "_inner"))
    return compiled


@functools.cache
def _with_compiled_names(function: Callable[..., Any], suffix: str) -> FunctionType:
    """A copy of a kernel whose global names refer to compiled forms."""
    if not isinstance(function, FunctionType) or not kernel.is_kernel(function):
        raise TypeError(f"{function!r} is not a kernel")
    copy = FunctionType(
        function.__code__,
        {**function.__globals__, **_compiled_names(function)},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__ + suffix
    return copy


def _global_names(function: FunctionType) -> set[str]:
    """The names it looks up outside itself; a field may have the name of a kernel."""
    code = dis.get_instructions(function)
    return {str(step.argval) for step in code if step.opname == "LOAD_GLOBAL"}


def _compiled_names(function: FunctionType) -> dict[str, Compiled]:
    values = {n: function.__globals__.get(n) for n in _global_names(function)}
    return {name: compiled_form(v) for name, v in values.items() if _has_compiled_form(v)}


def _has_compiled_form(value: object) -> bool:
    return kernel.is_kernel(value) or kernel.is_intrinsic(value) or dispatch.is_generic(value)


def compiled_form(value: Any) -> Compiled:
    """What a name inside compiled code refers to."""
    if kernel.is_kernel(value):
        return _inner(value)
    if value in _LOOPS:
        return _inner(_LOOPS[value])
    if kernel.is_intrinsic(value):
        return _INTRINSIC_FORMS[value]
    return _generic_form(value)


# --- intrinsics: a few machine instructions or a copy of bytes, on the CPU and on a GPU ----------

_WORD = ir.IntType(64)
_YES = ir.Constant(ir.IntType(1), 1)  # 'the mask is not empty': the instruction need not check
_ONE = ir.Constant(_WORD, 1)
_TOP_BIT = ir.Constant(_WORD, 63)


def _instruction(emit: Callable[[Any, Any], Any]) -> Compiled:
    @numba_intrinsic  # type: ignore[untyped-decorator]
    def instruction(typing_context: Any, mask: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return emit(builder, args[0])

        return types.int64(types.int64), build

    compiled: Compiled = instruction
    return compiled


@numba_intrinsic  # type: ignore[untyped-decorator]
def _nth(typing_context: Any, mask: Any, n: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        left = _deposited(builder, *args) if _deposits_bits(context) else _dropped(builder, *args)
        return builder.cttz(left, _YES)

    return types.int64(types.int64, types.int64), build


# These processors have the instruction, but it takes them longer than a loop.
_SLOW_TO_DEPOSIT = ("bdver4", "znver1", "znver2")


def _deposits_bits(context: Any) -> bool:
    """Whether code is made for a processor that deposits bits in one quick instruction."""
    if not isinstance(context, CPUContext):
        return False
    _, processor, features = context.codegen().magic_tuple()
    return "+bmi2" in features.split(",") and processor not in _SLOW_TO_DEPOSIT


def _deposited(builder: Any, mask: Any, n: Any) -> Any:
    """Only the n-th bit of a mask, without a branch that nobody could foresee."""
    of_two_words = ir.FunctionType(_WORD, (_WORD, _WORD))
    name = "llvm.x86.bmi.pdep.64"
    deposit = cgutils.get_or_insert_function(builder.module, of_two_words, name)
    return builder.call(deposit, (builder.shl(_ONE, n), mask))


def _dropped(builder: Any, mask: Any, n: Any) -> Any:
    """A mask without its lowest n bits."""
    left = cgutils.alloca_once_value(builder, mask)
    with cgutils.for_range(builder, n):
        bits_left = builder.load(left)
        builder.store(builder.and_(bits_left, builder.sub(bits_left, _ONE)), left)
    return builder.load(left)


@numba_intrinsic  # type: ignore[untyped-decorator]
def _copy_record(typing_context: Any, target: Any, source: Any) -> Any:
    if not isinstance(target, types.Record) or target != source:
        return None  # Numba says which types it was

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = ir.Constant(_WORD, target.size)
        cgutils.raw_memcpy(builder, args[0], args[1], size, 1)
        return context.get_dummy_value()

    return types.void(target, source), build


_INTRINSIC_FORMS: dict[Callable[..., Any], Compiled] = {
    copy_struct: _copy_record,
    bits.count: _instruction(lambda builder, mask: builder.ctpop(mask)),
    bits.lowest: _instruction(lambda builder, mask: builder.cttz(mask, _YES)),
    bits.highest: _instruction(
        lambda builder, mask: builder.sub(_TOP_BIT, builder.ctlz(mask, _YES))
    ),
    bits.nth: _nth,
}


@kernel.kernel
def _fill_places(places: Any, first: int, end: int, value: int) -> None:
    for place in range(first, end):
        places[place] = value


#: Intrinsics that are loops when compiled.
_LOOPS: dict[Callable[..., Any], Callable[..., Any]] = {fill_places: _fill_places}


# --- dispatch by dtype ---------------------------------------------------------------------------


@functools.cache
def _generic_form(generic: Callable[..., Any]) -> Compiled:
    """Teach Numba which game's kernel a generic call means; the name itself stays."""

    def choose(struct: Any, *rest: Any) -> Any:
        declared = _declared(struct)
        if declared is None:
            return None
        target = _inner(dispatch.kernel_of(generic, declared))

        def call(struct: Any, *rest: Any) -> Any:
            return target(struct, *rest)

        return call

    overload(generic, strict=False)(choose)
    return generic


def _declared(struct: Any) -> type[Struct] | None:
    """The struct of a game that has this type when compiled."""
    for declared in dispatch.registered():
        if numba.from_dtype(declared.dtype) == struct:
            return declared
    return None
