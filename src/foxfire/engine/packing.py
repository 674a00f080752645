"""An observation as JSON and back: all that a player ever saw, as Foxfire itself keeps it.

For programs that are Foxfire inside, such as `foxfire engine`: they can sample worlds from it. It
holds what `observe` gives to a bot of ours, no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
import numpy as np

from foxfire.core.errors import MessageError
from foxfire.core.game import AnyGame, Json
from foxfire.core.options import Options
from foxfire.core.play import Observation
from foxfire.core.seats import Player
from foxfire.core.struct import Struct

SomeStruct = TypeVar("SomeStruct", bound=Struct)


class Packed(msgspec.Struct):
    seen: dict[str, Any]
    memory: dict[str, Any]


def pack(observation: Observation) -> Json:
    return {"seen": observation.seen.values(), "memory": observation.memory.values()}


def unpack(game: AnyGame, options: Options, player: Player, packed: Json | None) -> Observation:
    """The observation that was packed; raises `MessageError`."""
    if packed is None:
        raise MessageError("the observation is missing")
    try:
        told = msgspec.convert(packed, Packed)
        seen = _struct(game.state_type, told.seen)
        memory = _struct(game.memory_type, told.memory)
    except (msgspec.ValidationError, KeyError, ValueError, TypeError, OverflowError) as error:
        raise MessageError(f"the observation cannot be read: {error}") from None
    return Observation(game, options, player, seen, memory)


def _struct(kind: type[SomeStruct], values: Mapping[str, Any]) -> SomeStruct:
    packed = np.zeros(1, kind.dtype)
    for field in kind.fields:
        value = np.array(values[field.name], field.storage)
        packed[field.name][0] = value.reshape(field.shape)
    return kind.unpack(packed)
