"""Servers to be measured, each in a process of its own and on a core of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from foxfire.core.errors import SetupError

#: The swarm is one address and many people; limits meant for people are out of its way.
SETTINGS = {
    "FOXFIRE_GUEST_RATE": "1e6",
    "FOXFIRE_GUEST_BURST": "1000000",
    "FOXFIRE_REQUEST_RATE": "1e6",
    "FOXFIRE_REQUEST_BURST": "1000000",
    "FOXFIRE_MESSAGE_RATE": "1e6",
    "FOXFIRE_MESSAGE_BURST": "1000000",
    "FOXFIRE_ADDRESS_CONNECTIONS": "1000000",
    "FOXFIRE_BOT_WORKERS": "0",
    "FOXFIRE_LOG": "warning",
}


@dataclass(frozen=True)
class Running:
    """A server that can be reached."""

    url: str
    pid: int

    @property
    def cpu_seconds(self) -> float:
        """User and system time of all its threads so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def resident(self) -> float:
        """KiB of memory in use."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0])

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        os.kill(self.pid, 9)


@contextmanager
def foxfire_server(folder: Path | None = None) -> Iterator[Running]:
    """Our own; without a folder of its database, in one that is gone afterwards."""
    with tempfile.TemporaryDirectory() as other:
        database = (folder or Path(other)) / "bench.db"
        command = [sys.executable, "-m", "foxfire", "serve", "--port", "0", "--db", str(database)]
        with _running(command, SETTINGS) as server:
            yield server


def check_boardgame(folder: Path) -> None:
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        raise SetupError(f"boardgame.io is not installed: npm install --prefix {folder}")


@contextmanager
def boardgame_server(folder: Path) -> Iterator[Running]:
    """boardgame.io's, from a folder with `server.js` in which it has been installed."""
    with _running(["node", str(folder / "server.js")], {"NODE_ENV": "production"}) as server:
        yield server


@contextmanager
def _running(command: Sequence[str], settings: dict[str, str]) -> Iterator[Running]:
    """A server on the first core; we go to the last."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])  # inherited by the server and by all its threads
    try:
        environment = {**os.environ, **settings}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    except OSError as error:
        raise SetupError(f"{command[0]} cannot be started: {error.strerror}") from None
    finally:
        os.sched_setaffinity(0, cores[-1:])
    assert process.stdout is not None
    try:
        urls = (line.split()[-1] for line in process.stdout if "http://" in line)
        url = next(urls, None)
        if url is None:
            raise SetupError("the server did not start")
        yield Running(url, process.pid)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        process.wait()
        process.stdout.close()
        os.sched_setaffinity(0, cores)
