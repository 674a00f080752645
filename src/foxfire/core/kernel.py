"""The mark that makes a function run in three modes.

`@kernel` changes nothing: the function stays ordinary Python, to call, to step through and to read.
It only says that the function keeps to what can be compiled (integers, struct fields, arrays that
the caller gives; no allocation, exceptions, recursion, strings or changing globals), so that

* called as it is, it runs *plain*, on the Python form of a struct;
* `foxfire.core.native.native(function)` compiles it for the CPU, with every kernel it calls;
* a CUDA kernel may call that compiled form directly.

Compiled, a kernel may be called from others, which costs: a tuple of arrays is passed word by word.
`inline_kernels(__name__)` has those of a module compiled into their callers instead. That makes
code longer and compiling slower, so it is for modules with short kernels that a search goes through
all the time; everywhere else LLVM decides.

`@intrinsic` marks a function whose plain body Numba cannot take or would make slow;
`foxfire.core.native` holds its compiled form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_KERNELS: set[Callable[..., Any]] = set()
_INTRINSICS: set[Callable[..., Any]] = set()
_INLINED: set[str] = set()  # modules


def kernel(function: Function) -> Function:
    """Mark a function as one that also runs compiled."""
    _KERNELS.add(function)
    return function


def intrinsic(function: Function) -> Function:
    """Mark a function that has a hand-written compiled form."""
    _INTRINSICS.add(function)
    return function


def inline_kernels(module: str) -> None:
    """Have the kernels of a module compiled into those that call them."""
    _INLINED.add(module)


def is_inlined(function: Callable[..., Any]) -> bool:
    return function.__module__ in _INLINED


def is_kernel(value: object) -> bool:
    return callable(value) and value in _KERNELS


def is_intrinsic(value: object) -> bool:
    return callable(value) and value in _INTRINSICS
