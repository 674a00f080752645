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
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from foxfire.core.errors import FieldRangeError
from foxfire.core.kernel import intrinsic

# Signed only: compiled code that mixes signed and unsigned integers silently computes in floats.
int8, int16, int32, int64 = np.int8, np.int16, np.int32, np.int64

Storage = type[np.signedinteger[Any]]
Packed = NDArray[np.void]

_bare = object.__new__


class Row:
    """An array field in plain form: fixed length, range-checked, no negative indices.

    Negative indices are refused because compiled code on a GPU would read past the field. Every
    field has a class of its own, made by `_Field`, with its name, shape and limits.
    """

    __slots__ = ("_values",)

    _name: ClassVar[str]
    _shape: ClassVar[tuple[int, ...]]
    _low: ClassVar[int]
    _high: ClassVar[int]

    def __init__(self) -> None:
        self._values = [0] * math.prod(self._shape)

    def __getitem__(self, index: Any) -> int:
        if index < 0:
            raise self._outside(index)
        value: int = self._values[index]  # the list itself refuses what lies beyond
        return value

    def __setitem__(self, index: Any, value: int) -> None:
        if index < 0:
            raise self._outside(index)
        if type(value) is not int or not self._low <= value <= self._high:
            value = self._fitting(value)
        self._values[index] = value

    def _fitting(self, value: int) -> int:
        value = int(operator.index(value))
        if not self._low <= value <= self._high:
            raise FieldRangeError(self._name, value, self._low, self._high)
        return value

    def _outside(self, index: object) -> IndexError:
        return IndexError(f"{self._name}[{index}] is outside {self._shape}")

    def __len__(self) -> int:
        return self._shape[0]

    def __iter__(self) -> Iterator[int]:
        return iter(self._values)

    def flat(self) -> list[int]:
        """All values in order (plain only)."""
        return self._values.copy()

    def write_all(self, values: Sequence[int]) -> None:
        """Write all values in order (plain only)."""
        self._values[:] = map(self._fitting, values)

    def fill(self, first: int, end: int, value: int) -> None:
        """Write the same into all places from the first up to the end (plain only)."""
        if first < end:
            if first < 0 or end > len(self._values):
                raise self._outside(slice(first, end))
            self._values[first:end] = [self._fitting(value)] * (end - first)

    def copy_from(self, other: Row) -> None:
        self._values[:] = other._values

    def copy(self) -> Row:
        twin = object.__new__(type(self))
        twin._values = self._values.copy()
        return twin


class Grid(Row):
    """An array field of two indices."""

    __slots__ = ()

    _places: ClassVar[dict[tuple[int, int], int]]  # where in the values each pair of indices is

    def __getitem__(self, index: Any) -> int:
        try:
            return self._values[self._places[index]]
        except (KeyError, TypeError):
            raise self._outside(index) from None

    def __setitem__(self, index: Any, value: int) -> None:
        try:
            place = self._places[index]
        except (KeyError, TypeError):
            raise self._outside(index) from None
        if type(value) is not int or not self._low <= value <= self._high:
            value = self._fitting(value)
        self._values[place] = value

    def _outside(self, index: object) -> IndexError:
        if not isinstance(index, tuple) or len(index) != len(self._shape):
            return IndexError(f"{self._name} has 2 indices, not {index}")
        return super()._outside(index)

    def __iter__(self) -> Iterator[int]:
        raise TypeError(f"{self._name} has rows of rows, which compiled code goes through")


class _Field:
    """One declared field: its storage type and shape; () is a scalar."""

    def __init__(self, storage: Storage, shape: tuple[int, ...]) -> None:
        if not issubclass(storage, np.signedinteger):
            raise TypeError(f"{storage.__name__} is not a signed integer type")
        if len(shape) > 2:
            raise TypeError(f"{shape}: at most two indices")
        limits = np.iinfo(storage)
        self.storage, self.shape = storage, shape
        self.low, self.high = int(limits.min), int(limits.max)
        self.name = ""
        self.row_type: type[Row] = Row

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        about = {"_name": name, "_shape": self.shape, "_low": self.low, "_high": self.high}
        if len(self.shape) == 2:
            indices = itertools.product(*map(range, self.shape))
            about["_places"] = {index: place for place, index in enumerate(indices)}
        base = Grid if len(self.shape) == 2 else Row
        self.row_type = type(base.__name__, (base,), {"__slots__": (), **about})

    def blank(self) -> int | Row:
        return self.row_type() if self.shape else 0


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
    _limits: ClassVar[dict[str, tuple[int, int]]]  # of scalars
    _rows: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(f for f in vars(cls).values() if isinstance(f, _Field))
        cls.dtype = np.dtype([(f.name, f.storage, f.shape) for f in cls.fields], align=True)
        cls._limits = {f.name: (f.low, f.high) for f in cls.fields if not f.shape}
        cls._rows = tuple(f.name for f in cls.fields if f.shape)

    def __init__(self) -> None:
        self.__dict__.update((field.name, field.blank()) for field in self.fields)

    def __setattr__(self, name: str, value: int) -> None:
        """Reading a field is an ordinary attribute; writing one is checked here."""
        limits = self._limits.get(name)
        if limits is None:
            raise TypeError(f"{name} is no scalar; the places of a row are written one by one")
        low, high = limits
        value = value if type(value) is int else int(operator.index(value))
        if not low <= value <= high:
            raise FieldRangeError(name, value, low, high)
        self.__dict__[name] = value

    def copy_from(self, other: Self) -> None:
        mine, theirs = self.__dict__, other.__dict__
        for name in self._limits:
            mine[name] = theirs[name]
        for name in self._rows:
            mine[name].copy_from(theirs[name])

    def copy(self) -> Self:
        return self.copy_but(*self._rows)

    def copy_but(self, *rows: str) -> Self:
        """A copy that shares all rows but these, which it may write to (plain only)."""
        twin, fields = _bare(type(self)), self.__dict__.copy()
        for name in rows:  # as `Row.copy`, without a call for each
            own = fields[name]
            fields[name] = other = _bare(own.__class__)
            other._values = own._values.copy()
        object.__setattr__(twin, "__dict__", fields)
        return twin

    def share_rows(self, other: Self) -> None:
        """Need less memory: what is equal is kept once. Neither may be written to any more."""
        mine, theirs = self.__dict__, other.__dict__
        for name in self._rows:
            if mine[name]._values == theirs[name]._values:
                mine[name] = theirs[name]

    def values(self) -> dict[str, int | list[int]]:
        """Every field by name, rows as flat lists."""
        stored = self.__dict__.items()
        return {name: v.flat() if isinstance(v, Row) else v for name, v in stored}

    def pack(self) -> Packed:
        """The same content as an array of one packed record."""
        packed = np.zeros(1, self.dtype)
        for field in self.fields:
            value = self.__dict__[field.name]
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
            if field.shape:
                plain.__dict__[field.name].write_all(value.ravel().tolist())
            else:
                plain.__dict__[field.name] = int(value)
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


@intrinsic
def fill_places(places: Any, first: int, end: int, value: int) -> None:
    """Write the same into places of a row; plain, that is quicker than one by one."""
    places.fill(first, end, value)
