"""What goes over a WebSocket is framed as the standard says."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from foxfire.server.wire import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_frame_is_what_another_implementation_makes_of_the_message(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
