"""A WebSocket as uvicorn speaks it, with nothing between it and us.

By way of ASGI every message would pass a queue, two tasks and four layers in each direction. Here
what comes is handed to a function, and what goes is written at once; the rest (handshake, closing,
control frames) stays uvicorn's. `socket.py` finds the wire of a connection in its ASGI scope.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets could not be compiled
    from websockets.utils import apply_mask

EXTENSION = "foxfire.wire"  # under this name in the scope

_TEXT = 0x81  # a whole message of text
_SHORT, _LONG = 126, 127  # markers of longer lengths
_MASKED, _MASK_BYTES = 0x80, 4  # what clients send


def frame(message: bytes) -> bytes:
    """A message of the server as it goes over the wire (RFC 6455, 5.2)."""
    size = len(message)
    if size < _SHORT:
        return struct.pack("!BB", _TEXT, size) + message
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, _SHORT, size) + message
    return struct.pack("!BBQ", _TEXT, _LONG, size) + message


class Wire(WebSocketsSansIOProtocol):
    """One connection; whoever takes it over sets `on_message` and `on_lost`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_message: Callable[[bytes], None] = lambda message: None
        self.on_lost: Callable[[], None] = lambda: None
        self._is_plain = True  # nothing has come but the handshake and whole messages of text

    def push(self, *messages: bytes) -> int:
        """Send; what the other end does not read is kept until it does. How many bytes are."""
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(b"".join(map(frame, messages)))
        size: int = transport.get_write_buffer_size()
        return size

    def pause(self) -> None:
        """Read no more for now: the other end has to wait."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _take_messages(self, data: bytes) -> int:
        """Hand on the whole messages of text that data begins with; where the rest begins."""
        at, end = 0, len(data)
        while end - at >= 2 and data[at] == _TEXT and data[at + 1] & _MASKED:
            size, mask = data[at + 1] ^ _MASKED, at + 2
            if size == _LONG:
                break
            if size == _SHORT:
                size, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
            start = mask + _MASK_BYTES
            if size > self.config.ws_max_size or start + size > end:
                break
            at = start + size
            if not self.close_sent:
                self.on_message(apply_mask(data[start:at], data[mask:start]))
        return at

    # --- uvicorn ---

    def data_received(self, data: bytes) -> None:
        """Nearly always this is one message in one piece, which takes no parser.

        After anything else (pieces, control frames, what is no text or too long) uvicorn reads on.
        """
        if not self.handshake_initiated:
            self._is_plain = data.find(b"\r\n\r\n") == len(data) - 4  # and nothing beyond it
        elif self._is_plain:
            taken = self._take_messages(data) if self.handshake_complete else 0
            self._is_plain = taken == len(data)
            data = data[taken:]
        if data:
            super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not for a handshake that was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.on_message(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()
