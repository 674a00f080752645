"""Options: read from anything, wrong ones named, chance resolved before the start."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from foxfire.core import options as option_reader
from foxfire.core.errors import OptionError
from foxfire.core.options import Options, describe, resolve


class SomeOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    size: Annotated[int, Meta(ge=1, le=99)] = 5
    start: Literal[0, 1, "random"] = 0
    mode: Literal["plain", "rich"] = "plain"
    open: bool = False

    named_values: ClassVar[dict[str, dict[str, Any]]] = {"size": {"big": 50}}


def read(**given: Any) -> SomeOptions:
    return option_reader.read(SomeOptions, given)


def test_options_are_described_as_data() -> None:
    size, start, mode, is_open = describe(SomeOptions)
    assert (size.kind, size.low, size.high, size.default) == ("integer", 1, 99, 5)
    assert size.named_values == {"big": 50}
    assert (start.kind, start.choices) == ("choice", (0, 1, "random"))
    assert set(mode.choices) == {"plain", "rich"}
    assert (is_open.kind, is_open.default) == ("boolean", False)


def test_what_is_not_given_has_its_default() -> None:
    assert read() == SomeOptions()
    assert read(size=7).as_json() == {"size": 7, "start": 0, "mode": "plain", "open": False}


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"size": "big"}, "size", 50),
        ({"size": "12"}, "size", 12),
        ({"start": "1"}, "start", 1),
        ({"start": "random"}, "start", "random"),
        ({"open": "true"}, "open", True),
        ({"open": "false"}, "open", False),
        ({"mode": "rich"}, "mode", "rich"),
    ],
)
def test_words_of_a_command_line_are_understood(
    given: dict[str, Any], name: str, value: Any
) -> None:
    found = getattr(read(**given), name)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    "given",
    [
        {"size": 0}, {"size": 100}, {"size": -1}, {"size": True}, {"size": 5.0}, {"size": None},
        {"size": "huge"}, {"size": "9" * 5000}, {"size": [5]}, {"size": "٣"}, {"size": ""},
        {"start": 2}, {"start": True}, {"start": False}, {"start": 1.0}, {"start": "Random"},
        {"mode": "x"}, {"mode": 0}, {"mode": {}}, {"open": 1}, {"open": "yes"}, {"open": None},
    ],
)  # fmt: skip
def test_a_wrong_value_is_named_with_what_is_allowed(given: dict[str, Any]) -> None:
    (name,) = given
    with pytest.raises(OptionError, match=f"option {name} = .*expected") as error:
        read(**given)
    assert error.value.code == "invalid-option"


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=r"no option 'colour'.*size, start, mode, open"):
        read(colour="red")


def test_random_is_resolved_to_a_real_choice() -> None:
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return n - 1

    assert resolve(read(start="random"), below).start == 1
    assert asked == [2]
    assert resolve(read(start=0), below).start == 0
    assert asked == [2]


def test_options_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        read().size = 6  # type: ignore[misc]


@given(st.dictionaries(
    st.sampled_from(["size", "start", "mode", "open", "other"]),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
))  # fmt: skip
def test_anything_is_read_or_refused(values: dict[str, Any]) -> None:
    try:
        found = read(**values)
    except OptionError:
        return
    assert 1 <= found.size <= 99
    assert found.start in (0, 1, "random")
    assert isinstance(found.open, bool)
