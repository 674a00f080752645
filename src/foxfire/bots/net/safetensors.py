"""Reading and writing weights in the safetensors format, as little of it as is needed.

A file is eight bytes with the length of a header, the header as JSON (for every array its type,
shape and place; texts under `__metadata__`), and the arrays one after the other.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foxfire.core.errors import FoxfireError
from foxfire.core.files import replace_file

Arrays = dict[str, NDArray[Any]]

LENGTH: Final = struct.Struct("<Q")
MOST_HEADER: Final = 1 << 20
TYPES: Final[dict[str, np.dtype[Any]]] = {"F16": np.dtype("<f2"), "F32": np.dtype("<f4")}
NAMES: Final = {dtype: name for name, dtype in TYPES.items()}
METADATA: Final = "__metadata__"


class WeightsError(FoxfireError):
    """A file of weights that cannot be used here."""

    code = "invalid-weights"


def write(path: Path, arrays: Mapping[str, NDArray[Any]], metadata: Mapping[str, str]) -> None:
    """Write a file that is whole or not there."""
    header: dict[str, Any] = {METADATA: dict(metadata)}
    blocks, place = [], 0
    for name, array in arrays.items():
        block = np.ascontiguousarray(array).tobytes()
        header[name] = {
            "dtype": NAMES[array.dtype],
            "shape": list(array.shape),
            "data_offsets": [place, place + len(block)],
        }
        blocks.append(block)
        place += len(block)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % LENGTH.size)
    replace_file(path, LENGTH.pack(len(text)) + text + b"".join(blocks))


def read(path: Path) -> tuple[Arrays, dict[str, str]]:
    """The arrays and the texts of a file; raises `WeightsError` saying what is wrong with it."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"weights {path}: {error.strerror}") from None
    header, data = _parts(path, content)
    metadata = header.pop(METADATA, {})
    arrays = {name: _array(path, name, fact, data) for name, fact in header.items()}
    if sum(array.nbytes for array in arrays.values()) != len(data):
        raise _damaged(path, f"{len(data)} bytes of data do not belong to its arrays")
    return arrays, {str(key): str(value) for key, value in metadata.items()}


def _damaged(path: Path, why: str) -> WeightsError:
    return WeightsError(f"weights {path}: not a whole safetensors file: {why}")


def _parts(path: Path, content: bytes) -> tuple[dict[str, Any], memoryview]:
    if len(content) < LENGTH.size:
        raise _damaged(path, f"{len(content)} bytes")
    (size,) = LENGTH.unpack_from(content)
    if size > min(MOST_HEADER, len(content) - LENGTH.size):
        raise _damaged(path, f"a header of {size} bytes in a file of {len(content)}")
    begin = LENGTH.size + size
    try:
        header = json.loads(content[LENGTH.size : begin])
    except ValueError:
        raise _damaged(path, "its header is not JSON") from None
    if not isinstance(header, dict) or not isinstance(header.get(METADATA, {}), dict):
        raise _damaged(path, "its header is not an object")
    return header, memoryview(content)[begin:]


def _array(path: Path, name: str, fact: Any, data: memoryview) -> NDArray[Any]:
    try:
        dtype = TYPES[fact["dtype"]]
        shape = tuple(int(size) for size in fact["shape"])
        first, last = fact["data_offsets"]
        if not 0 <= first <= last <= len(data):
            raise ValueError
        array: NDArray[Any] = np.frombuffer(data[first:last], dtype).reshape(shape)
    except (KeyError, TypeError, ValueError):
        raise _damaged(path, f"the array {name!r} is not {' or '.join(TYPES)} within it") from None
    return array
