"""An outside program as a process: lines in, lines out, and nothing it does can hold us up.

Three threads look after its pipes, so that a program that does not read, does not write or writes
without end blocks nobody but itself. It has a process group of its own: a Ctrl-C is not for it, and
whatever it started goes when it goes.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import Enum

from foxfire.core.errors import SetupError
from foxfire.engine.messages import MOST_BYTES, FromProgram, ToProgram, encode, from_program

WAITING_LINES = 64  # that we keep; then the program has to wait
TAIL_LINES, TAIL_WIDTH = 20, 300  # of stderr
GRACE = 1.0  # seconds to end after `quit`


class Odd(Enum):
    """What may come instead of a line."""

    NOTHING = "nothing by then"
    TOO_LONG = "a line that is too long"
    END = "the end"


class Program:
    """A running program; `stop` must be called."""

    def __init__(self, command: str) -> None:
        self._process = _started(command)
        self._lines: queue.Queue[bytes | Odd] = queue.Queue(WAITING_LINES)
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._tail: deque[str] = deque(maxlen=TAIL_LINES)
        self._stopping = threading.Event()
        self._ended = threading.Event()
        work: tuple[Callable[[], None], ...] = (self._read, self._write, self._listen)
        self._threads = [threading.Thread(target=target, daemon=True) for target in work]
        for thread in self._threads:
            thread.start()

    # --- talking ---

    def send(self, message: ToProgram) -> None:
        """Hand over a message; never waits."""
        self._outgoing.put(encode(message))

    def receive(self, until: float) -> FromProgram | Odd:
        """The next message, or what came instead; waits until a time of the monotonic clock.

        Raises `MessageError` for a line that is no message.
        """
        left = until - time.monotonic()
        try:
            line = self._lines.get(timeout=left) if left > 0 else Odd.NOTHING
        except queue.Empty:
            return Odd.NOTHING
        return line if isinstance(line, Odd) else from_program(line)

    @property
    def tail(self) -> tuple[str, ...]:
        """The last lines of its stderr."""
        return tuple(self._tail)

    # --- the end ---

    def stop(self, *, politely: bool = False) -> None:
        """End the program and all it started."""
        self._stopping.set()
        self._outgoing.put(None)
        if politely:
            self._ended.wait(GRACE)
        self.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(GRACE)
        self._close_pipes()

    def kill(self) -> None:
        """End all of its processes, and tidy up nothing.

        Not yet waited for, the process keeps its number, so this is nobody else's group.
        """
        if os.name != "posix":
            self._process.kill()
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _close_pipes(self) -> None:
        pipes = (self._process.stdout, self._process.stdin, self._process.stderr)
        for thread, pipe in zip(self._threads, pipes, strict=True):
            if pipe is not None and not thread.is_alive():
                with suppress(OSError):
                    pipe.close()

    # --- the threads ---

    def _read(self) -> None:
        assert self._process.stdout is not None
        pipe = self._process.stdout
        while line := pipe.readline(MOST_BYTES + 1):
            whole = line.endswith(b"\n")
            rest = line
            while not whole and rest and not rest.endswith(b"\n"):
                rest = pipe.readline(MOST_BYTES + 1)
            if line.strip():
                self._keep(line if whole or len(line) <= MOST_BYTES else Odd.TOO_LONG)
        self._ended.set()
        self._keep(Odd.END)

    def _keep(self, line: bytes | Odd) -> None:
        while not self._stopping.is_set():
            with suppress(queue.Full):
                self._lines.put(line, timeout=0.2)
                return

    def _write(self) -> None:
        assert self._process.stdin is not None
        pipe = self._process.stdin
        try:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()
        except OSError:
            pass  # it has closed its end or is gone; the reader tells
        finally:
            with suppress(OSError):
                pipe.close()

    def _listen(self) -> None:
        assert self._process.stderr is not None
        while line := self._process.stderr.readline(TAIL_WIDTH):
            text = line.decode("utf-8", "replace").rstrip()
            if text:
                self._tail.append("".join(c if c.isprintable() else "?" for c in text))


def _started(command: str) -> subprocess.Popen[bytes]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"the command cannot be read: {error}") from None
    if not words:
        raise SetupError("there is no command")
    try:
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise SetupError(f"it cannot be started: {reason}") from None
