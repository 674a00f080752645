"""Options of a game: one frozen, typed class per game, read from anything and described as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from foxfire.core.errors import OptionError, brief

RANDOM = "random"


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all options. A field whose choices include "random" is resolved before the start."""

    #: Options that decide which others apply, such as the number of players.
    selectors: ClassVar[tuple[str, ...]] = ()
    #: Words that stand for values, by option: {"target": {"short": 16}}.
    named_values: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    def as_json(self) -> dict[str, Any]:
        """The options that apply, by name."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return {name: value for name, value in values.items() if value is not None}

    def settled(self) -> Self:
        """Presets filled in, and checked as a whole: an option that does not apply is an error."""
        return self

    @classmethod
    def variants(cls) -> dict[str, Self]:
        """Sets of options that are worth comparing, by a short name."""
        return {"default": cls().settled()}

    def choices(self, fact: OptionFact) -> Sequence[Any]:
        """What "random" may choose, given the other options."""
        return [choice for choice in fact.choices if choice != RANDOM]


SomeOptions = TypeVar("SomeOptions", bound=Options)


@dataclass(frozen=True)
class OptionFact:
    """One option as data, for help texts, pages and checks."""

    name: str
    kind: str  # "integer", "boolean" or "choice"
    default: Any
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    named_values: Mapping[str, Any] | None = None

    @property
    def values(self) -> tuple[Any, ...]:
        """Everything that may be chosen, where that is a list."""
        return (True, False) if self.kind == "boolean" else self.choices

    def word(self, value: Any) -> str:
        """A value as a command line writes it."""
        return str(value).lower() if isinstance(value, bool) else str(value)

    def allowed(self) -> str:
        """What may stand there, in words for an error message."""
        if self.kind == "boolean":
            return "true or false"
        if self.kind == "choice":
            return " or ".join(map(str, self.choices))
        names = "".join(f", {word} = {value}" for word, value in (self.named_values or {}).items())
        return f"a whole number from {self.low} to {self.high}{names}"


def describe(options_type: type[Options]) -> tuple[OptionFact, ...]:
    """The options of a game, in order."""
    info = msgspec.inspect.type_info(options_type)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(_fact(options_type, field) for field in info.fields)


def _fact(options_type: type[Options], field: msgspec.inspect.Field) -> OptionFact:
    kind = field.type
    if isinstance(kind, msgspec.inspect.UnionType):  # something or None, which means: by a preset
        kind = next(k for k in kind.types if not isinstance(k, msgspec.inspect.NoneType))
    if isinstance(kind, msgspec.inspect.BoolType):
        return OptionFact(field.name, "boolean", field.default)
    if isinstance(kind, msgspec.inspect.IntType):
        names = options_type.named_values.get(field.name)
        return OptionFact(
            field.name, "integer", field.default, low=kind.ge, high=kind.le, named_values=names
        )
    if isinstance(kind, msgspec.inspect.LiteralType):
        return OptionFact(field.name, "choice", field.default, choices=kind.values)
    raise TypeError(f"{options_type.__name__}.{field.name} has no describable type")


def read(options_type: type[SomeOptions], given: Mapping[str, Any]) -> SomeOptions:
    """Options from JSON values or from words of a command line; the error names what was wrong."""
    facts = {fact.name: fact for fact in describe(options_type)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in facts:
            known = ", ".join(facts)
            raise OptionError(f"there is no option {brief(name)}; the options are {known}")
        values[name] = _value(facts[name], value)
    return msgspec.convert(values, options_type)


def read_words(options_type: type[SomeOptions], words: Sequence[str]) -> SomeOptions:
    """Options from `name=value` words of a command line."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"{word!r}: expected NAME=VALUE")
        given[name.strip()] = value.strip()
    return read(options_type, given)


def _value(fact: OptionFact, given: Any) -> Any:
    value = _meant(fact, given)
    if not _allows(fact, value):
        raise OptionError(f"option {fact.name} = {brief(given)}: expected {fact.allowed()}")
    return value


def _meant(fact: OptionFact, given: Any) -> Any:
    """A word of a command line stands for a number, a truth value or a named value."""
    if not isinstance(given, str):
        return given
    if fact.named_values and given in fact.named_values:
        return fact.named_values[given]
    if fact.kind == "boolean":
        return {"true": True, "false": False}.get(given, given)
    digits = given.removeprefix("-")
    return int(given) if digits.isascii() and digits.isdigit() and len(digits) < 10 else given


def _allows(fact: OptionFact, value: Any) -> bool:
    if fact.kind == "boolean":
        return isinstance(value, bool)
    if isinstance(value, bool):
        return False
    if fact.kind == "choice":
        return any(value == c and type(value) is type(c) for c in fact.choices)
    if not isinstance(value, int):
        return False
    return (fact.low is None or fact.low <= value) and (fact.high is None or value <= fact.high)


def resolve(options: SomeOptions, below: Callable[[int], int]) -> SomeOptions:
    """Options as they are recorded: presets filled in, and every "random" replaced by a choice."""
    options = options.settled()
    chosen: dict[str, Any] = {}
    for fact in describe(type(options)):
        if getattr(options, fact.name) == RANDOM:
            choices = options.choices(fact)
            chosen[fact.name] = choices[below(len(choices))]
    return msgspec.structs.replace(options, **chosen)
