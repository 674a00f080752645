"""A fixed-size struct in two forms, written down once.

A game declares its state as a class::

    class FoxState(Struct):
        hands: Row = row(int64, 2)
        decree: int = scalar(int8)

The class itself is the *plain* form: Python ints and rows, to step through in a debugger, whose
setters refuse what would not fit. `FoxState.dtype` is the *packed* form: an aligned NumPy record
that compiled rules and the GPU work on. Rules are written against the field names, so the same
source serves both.
"""

from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Iterator
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from foxfire.core.errors import FieldRangeError
from foxfire.core.kernel import intrinsic

# Signed only: compiled code that mixes signed and unsigned integers silently computes in floats.
int8, int16, int32, int64 = np.int8, np.int16, np.int32, np.int64

Storage = type[np.signedinteger[Any]]
Packed = NDArray[np.void]


class Row:
    """An array field in plain form: fixed length, range-checked, no negative indices.

    Negative indices are refused because compiled code on a GPU would read past the field.
    """

    __slots__ = ("_high", "_low", "_name", "_shape", "_values")

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int) -> None:
        self._name, self._shape, self._low, self._high = name, shape, low, high
        self._values = [0] * math.prod(shape)

    def _flat(self, index: int | tuple[int, ...]) -> int:
        if isinstance(index, tuple) and len(index) == len(self._shape) == 2:
            (i, j), (rows, columns) = index, self._shape  # most reads and writes of tables
            if 0 <= i < rows and 0 <= j < columns:
                return i * columns + j
        indices = index if isinstance(index, tuple) else (index,)
        if len(indices) != len(self._shape):
            raise IndexError(f"{self._name} has {len(self._shape)} indices, not {len(indices)}")
        flat = 0
        for i, size in zip(indices, self._shape, strict=True):
            if not 0 <= i < size:
                raise IndexError(f"{self._name}[{index}] is outside {self._shape}")
            flat = flat * size + i
        return flat

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        if len(self._shape) == 1 and isinstance(index, int) and index >= 0:
            return self._values[index]  # most reads; the list itself refuses what lies beyond
        return self._values[self._flat(index)]

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None:
        value = int(operator.index(value))
        if not self._low <= value <= self._high:
            raise FieldRangeError(self._name, value, self._low, self._high)
        self._values[self._flat(index)] = value

    def __len__(self) -> int:
        return self._shape[0]

    def __iter__(self) -> Iterator[int]:
        if len(self._shape) > 1:
            raise TypeError(f"{self._name} has rows of rows, which compiled code goes through")
        return iter(self._values)

    def flat(self) -> list[int]:
        """All values in order (plain only)."""
        return list(self._values)

    def copy_from(self, other: Row) -> None:
        self._values[:] = other._values

    def copy(self) -> Row:
        twin = object.__new__(Row)
        twin._name, twin._shape, twin._low, twin._high = (
            self._name,
            self._shape,
            self._low,
            self._high,
        )
        twin._values = self._values.copy()
        return twin


class _Field:
    """One declared field: its storage type and shape; () is a scalar."""

    def __init__(self, storage: Storage, shape: tuple[int, ...]) -> None:
        if not issubclass(storage, np.signedinteger):
            raise TypeError(f"{storage.__name__} is not a signed integer type")
        limits = np.iinfo(storage)
        self.storage, self.shape = storage, shape
        self.low, self.high = int(limits.min), int(limits.max)
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name, self.slot = name, f"_{name}"

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else instance.__dict__[self.slot]

    def __set__(self, instance: object, value: int) -> None:
        if self.shape:
            raise TypeError(f"{self.name} is a row: write its places one by one")
        value = int(operator.index(value))
        if not self.low <= value <= self.high:
            raise FieldRangeError(self.name, value, self.low, self.high)
        instance.__dict__[self.slot] = value

    def blank(self) -> int | Row:
        return Row(self.name, self.shape, self.low, self.high) if self.shape else 0


def scalar(storage: Storage) -> Any:
    """Declare a field holding one integer of the given storage type."""
    return _Field(storage, ())


def row(storage: Storage, *shape: int) -> Any:
    """Declare a field holding integers in an array of the given shape."""
    return _Field(storage, shape)


class Struct:
    """Base of all states and memories; see the module's description."""

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[tuple[_Field, ...]]

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(f for f in vars(cls).values() if isinstance(f, _Field))
        cls.dtype = np.dtype([(f.name, f.storage, f.shape) for f in cls.fields], align=True)

    def __init__(self) -> None:
        for field in self.fields:
            self.__dict__[field.slot] = field.blank()

    def copy_from(self, other: Self) -> None:
        for field in self.fields:
            if field.shape:
                self.__dict__[field.slot].copy_from(other.__dict__[field.slot])
            else:
                self.__dict__[field.slot] = other.__dict__[field.slot]

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for slot, value in self.__dict__.items():
            twin.__dict__[slot] = value.copy() if isinstance(value, Row) else value
        return twin

    def values(self) -> dict[str, int | list[int]]:
        """Every field by name, rows as flat lists."""
        stored = ((f.name, self.__dict__[f.slot]) for f in self.fields)
        return {name: v.flat() if isinstance(v, Row) else v for name, v in stored}

    def pack(self) -> Packed:
        """The same content as an array of one packed record."""
        packed = np.zeros(1, self.dtype)
        for field in self.fields:
            value = self.__dict__[field.slot]
            if field.shape:
                packed[field.name][0] = np.array(value.flat(), field.storage).reshape(field.shape)
            else:
                packed[field.name][0] = value
        return packed

    @classmethod
    def unpack(cls, packed: Packed, index: int = 0) -> Self:
        """The plain form of one record of a packed array."""
        plain = cls()
        for field in cls.fields:
            value = packed[field.name][index]
            if not field.shape:
                plain.__dict__[field.slot] = int(value)
                continue
            places = plain.__dict__[field.slot]
            for at in itertools.product(*map(range, field.shape)):
                places[at] = int(value[at])
        return plain

    def to_bytes(self) -> bytes:
        """The content in a fixed order without padding: equal bytes mean equal content."""
        return repr(self.values()).encode()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.values().items())
        return f"{type(self).__name__}({inside})"


@intrinsic
def copy_struct(target: Any, source: Any) -> None:
    """Give a struct the content of another of its kind; compiled, the record's bytes."""
    if type(target) is not type(source):
        raise TypeError(f"a {type(source).__name__} cannot become a {type(target).__name__}")
    target.copy_from(source)
