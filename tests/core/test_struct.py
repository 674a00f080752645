"""Structs: the plain form refuses what the packed form would silently spoil."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.core.errors import FieldRangeError
from foxfire.core.registry import game, game_ids
from foxfire.core.struct import Row, Struct, int8, int16, int64, row, scalar


class Sample(Struct):
    small: int = scalar(int8)
    wide: int = scalar(int64)
    places: Row = row(int16, 3)
    grid: Row = row(int8, 2, 3)
    sample: int = scalar(int8)


class Twin(Struct):
    """The same types under other names."""

    small: int = scalar(int8)
    wide: int = scalar(int64)
    places: Row = row(int16, 3)
    grid: Row = row(int8, 2, 3)
    twin: int = scalar(int8)


GAMES = [game(game_id) for game_id in game_ids()]
STRUCTS = [struct for one in GAMES for struct in (one.state_type, one.memory_type)]


def integers(storage: Any) -> st.SearchStrategy[int]:
    limits = np.iinfo(storage)
    return st.integers(int(limits.min), int(limits.max))


@st.composite
def filled(draw: st.DrawFn, struct: type[Struct]) -> Struct:
    """A struct with any values that fit."""
    made = struct()
    for field in struct.fields:
        if not field.shape:
            setattr(made, field.name, draw(integers(field.storage)))
            continue
        for at in np.ndindex(*field.shape):
            getattr(made, field.name)[at if len(at) > 1 else at[0]] = draw(integers(field.storage))
    return made


@pytest.mark.parametrize(
    ("field", "value"),
    [("small", 128), ("small", -129), ("small", 200), ("wide", 2**63), ("wide", -(2**63) - 1)],
)
def test_a_value_that_does_not_fit_is_refused(field: str, value: int) -> None:
    struct = Sample()
    setattr(struct, field, 1)
    with pytest.raises(FieldRangeError, match=field):
        setattr(struct, field, value)
    assert getattr(struct, field) == 1


@pytest.mark.parametrize("value", [32768, -32769])
def test_a_place_that_does_not_fit_is_refused(value: int) -> None:
    struct = Sample()
    with pytest.raises(FieldRangeError, match="places"):
        struct.places[1] = value
    assert list(struct.places) == [0, 0, 0]


@pytest.mark.parametrize("index", [-1, 3, 100])
def test_an_index_outside_is_refused_also_a_negative_one(index: int) -> None:
    with pytest.raises(IndexError):
        Sample().places[index]
    with pytest.raises(IndexError):
        Sample().places[index] = 1


@pytest.mark.parametrize("index", [(0,), (2, 0), (0, 3), (-1, 0), (0, 0, 0)])
def test_a_grid_wants_both_indices_inside(index: tuple[int, ...]) -> None:
    with pytest.raises(IndexError):
        Sample().grid[index]


@pytest.mark.parametrize("storage", [np.uint8, np.uint64, np.float64, np.bool_])
def test_only_signed_integers_are_stored(storage: Any) -> None:
    """Compiled code that mixes signed and unsigned numbers silently computes in floats."""
    for declare in (scalar, row):
        with pytest.raises(TypeError, match="signed"):
            declare(storage)


def test_a_row_cannot_be_assigned() -> None:
    one, other = Sample(), Sample()
    with pytest.raises(TypeError, match="places"):
        one.places = other.places


@given(filled(Sample))
def test_packing_and_unpacking_changes_nothing(struct: Struct) -> None:
    assert Sample.unpack(struct.pack()) == struct
    assert struct.copy() == struct
    assert Sample.unpack(struct.pack()).to_bytes() == struct.to_bytes()


@pytest.mark.parametrize("struct", STRUCTS)
def test_structs_of_games_survive_packing(struct: type[Struct]) -> None:
    @given(filled(struct))
    def survives(made: Struct) -> None:
        assert struct.unpack(made.pack()) == made

    survives()


@given(filled(Sample), filled(Sample))
def test_equal_bytes_mean_equal_content(one: Struct, other: Struct) -> None:
    assert (one.to_bytes() == other.to_bytes()) == (one == other)


def test_unpacking_takes_the_asked_record() -> None:
    many = np.zeros(3, Sample.dtype)
    many["small"] = [1, 2, 3]
    assert [Sample.unpack(many, index).small for index in range(3)] == [1, 2, 3]


def test_a_copy_is_independent() -> None:
    one = Sample()
    twin = one.copy()
    twin.places[0], twin.small = 5, 6
    assert one == Sample()
    assert one != twin


@pytest.mark.parametrize("struct", [Sample, *STRUCTS])
def test_every_field_is_aligned(struct: type[Struct]) -> None:
    """CUDA refuses fields that are not."""
    assert struct.dtype.isalignedstruct
    assert struct.dtype.fields is not None
    for kind, offset, *_ in struct.dtype.fields.values():
        assert offset % kind.base.alignment == 0
    assert struct.dtype.itemsize % struct.dtype.alignment == 0


@pytest.mark.parametrize("struct", STRUCTS)
def test_a_struct_is_small(struct: type[Struct]) -> None:
    assert struct.dtype.itemsize <= 4096


def test_no_two_structs_are_one_type_to_the_compiler() -> None:
    structs: list[type[Struct]] = [Sample, Twin, *STRUCTS]
    types = [numba.from_dtype(struct.dtype) for struct in structs]
    assert len(set(types)) == len(types)


def test_fields_are_described_in_order() -> None:
    assert Sample.dtype.names == ("small", "wide", "places", "grid", "sample")
    assert "places=[0, 0, 0]" in repr(Sample())
