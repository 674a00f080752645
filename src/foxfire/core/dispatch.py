"""The kernels of whichever game a struct belongs to.

A loop over any game (playouts, a search, a benchmark) calls `legal(s, out)` from here. Plain, the
call looks up the game by the class of the struct; compiled, `foxfire.core.native` picks the game's
compiled function by the struct's dtype, at compile time and at no cost. Functions are not passed as
arguments because Numba never finds such code again in its disk cache.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any, TypeVar

from foxfire.core.kernel import is_kernel
from foxfire.core.struct import Struct

Numbers = MutableSequence[int]
Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Kernels:
    """What a game brings, each a `@kernel`; the arguments are those of the functions below."""

    restart: Callable[[Any], None]
    shuffle_pack: Callable[[Any, Any], None]
    deal: Callable[[Any, Any], None]
    legal: Callable[[Any, Any], int]
    pick: Callable[[Any], int]
    apply: Callable[[Any, int], None]
    refusal: Callable[[Any, int], int]
    seen_action: Callable[[Any, int, int], int]
    hide: Callable[[Any, int], None]
    utility: Callable[[Any, int], int]
    encode: Callable[[Any, Any, int, Any], None]
    learn_deal: Callable[[Any, int, Any], None]
    learn: Callable[[Any, int, Any, int], None]
    sample: Callable[[Any, Any, int], None]

    @classmethod
    def of(cls, *modules: ModuleType) -> Kernels:
        """The kernels that a game's modules hold under these names."""
        return cls(**{field.name: _defined(field.name, modules) for field in fields(cls)})


def _defined(name: str, modules: Sequence[ModuleType]) -> Any:
    """The one kernel of this name that the modules themselves define, imports aside."""
    values = [getattr(module, name, None) for module in modules]
    own = [f for f, m in zip(values, modules, strict=True) if is_kernel(f) and _is_from(f, m)]
    if len(own) != 1:
        places = ", ".join(module.__name__ for module in modules)
        raise TypeError(f"{len(own)} kernels {name!r} in {places}, expected one")
    return own[0]


def _is_from(function: Any, module: ModuleType) -> bool:
    return bool(function.__module__ == module.__name__)


_BY_STRUCT: dict[type[Struct], Kernels] = {}
_GENERIC: dict[Callable[..., Any], str] = {}
_ADDED: dict[tuple[Callable[..., Any], type[Struct]], Callable[..., Any]] = {}


def register(kernels: Kernels, *structs: type[Struct]) -> None:
    """Let the generic functions below find a game's kernels by its structs."""
    for struct in structs:
        _BY_STRUCT[struct] = kernels


def registered() -> dict[type[Struct], Kernels]:
    return _BY_STRUCT


def is_generic(value: object) -> bool:
    return callable(value) and value in _GENERIC


def _generic(function: Function) -> Function:
    _GENERIC[function] = function.__name__
    return function


def added_generic(function: Function) -> Function:
    """Mark a generic function of a higher layer, for which that layer brings the kernels itself.

    Its plain body is `kernel_of(function, type(s))(s, ...)`. There is no kernel to fall back on:
    code compiled before a game's own kernel was added would be found again in the cache for ever.
    """
    return _generic(function)


def add_kernel(generic: Callable[..., Any], struct: type[Struct], own: Callable[..., Any]) -> None:
    """Let a generic function of a higher layer mean this kernel for a struct."""
    if not is_kernel(own):
        raise TypeError(f"{own!r} is not a kernel")
    _ADDED[generic, struct] = own


def kernel_of(generic: Callable[..., Any], struct: type[Struct]) -> Callable[..., Any]:
    """The kernel that a generic function means for a struct."""
    name = _GENERIC[generic]
    found = _ADDED.get((generic, struct)) or getattr(_BY_STRUCT.get(struct), name, None)
    if found is None:
        raise TypeError(f"there is no kernel {name!r} for {struct.__name__}")
    kernel: Callable[..., Any] = found
    return kernel


@_generic
def restart(s: Any) -> None:
    """Begin the game anew with the same options; the next thing is a deal."""
    _BY_STRUCT[type(s)].restart(s)


@_generic
def shuffle_pack(s: Any, pack: Numbers) -> None:
    """Put a full pack into an order in which it may be dealt, by the struct's own generator."""
    _BY_STRUCT[type(s)].shuffle_pack(s, pack)


@_generic
def deal(s: Any, pack: Numbers) -> None:
    """Deal a pack of card numbers; only when chance is to act."""
    _BY_STRUCT[type(s)].deal(s, pack)


@_generic
def legal(s: Any, out: Numbers) -> int:
    """Write the legal actions in ascending order; return how many."""
    return _BY_STRUCT[type(s)].legal(s, out)


@_generic
def pick(s: Any) -> int:
    """One legal action, uniformly at random by the struct's own generator."""
    return _BY_STRUCT[type(s)].pick(s)


@_generic
def apply(s: Any, action: int) -> None:
    """Carry out a legal action."""
    _BY_STRUCT[type(s)].apply(s, action)


@_generic
def refusal(s: Any, action: int) -> int:
    """The number of the clause that forbids the action, 0 when it is legal."""
    return _BY_STRUCT[type(s)].refusal(s, action)


@_generic
def seen_action(s: Any, action: int, viewer: int) -> int:
    """What a viewer sees of an action: itself, or a number that hides part of it."""
    return _BY_STRUCT[type(s)].seen_action(s, action, viewer)


@_generic
def hide(s: Any, viewer: int) -> None:
    """Blank in place everything that the viewer does not see now."""
    _BY_STRUCT[type(s)].hide(s, viewer)


@_generic
def utility(s: Any, player: int) -> int:
    """What a finished game is worth to a player."""
    return _BY_STRUCT[type(s)].utility(s, player)


@_generic
def encode(s: Any, m: Any, viewer: int, out: Any) -> None:
    """Write the tensor observation of a viewer from its view and its memory."""
    _BY_STRUCT[type(s)].encode(s, m, viewer, out)


@_generic
def learn_deal(m: Any, viewer: int, s: Any) -> None:
    """Begin a viewer's memory anew with what it sees after a deal."""
    _BY_STRUCT[type(m)].learn_deal(m, viewer, s)


@_generic
def learn(m: Any, viewer: int, s: Any, action: int) -> None:
    """Add what a viewer sees when the action is taken in s; called before `apply`."""
    _BY_STRUCT[type(m)].learn(m, viewer, s, action)


@_generic
def sample(s: Any, m: Any, viewer: int) -> None:
    """Fill what `hide` blanked with a world that the viewer cannot tell from the true one."""
    _BY_STRUCT[type(s)].sample(s, m, viewer)
