"""The real command in a process of its own, and small clients that know only the protocol."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

from foxfire.bench.server_client import SocketClient
from tests.server.houses import PATIENCE, Json

#: So that a test may do in seconds what people do in hours.
GENEROUS = {
    "FOXFIRE_GUEST_RATE": "1000",
    "FOXFIRE_GUEST_BURST": "1000",
    "FOXFIRE_REQUEST_RATE": "1000",
    "FOXFIRE_REQUEST_BURST": "1000",
    "FOXFIRE_READ_RATE": "1000",
    "FOXFIRE_READ_BURST": "1000",
    "FOXFIRE_MESSAGE_RATE": "100000",
    "FOXFIRE_MESSAGE_BURST": "100000",
    "FOXFIRE_BOT_WORKERS": "0",
    "FOXFIRE_BOT_THINKERS": "0",
    "FOXFIRE_BOT_PACE": "0",
}


class Serving:
    """One running `foxfire serve`."""

    def __init__(self, folder: Path, db: str | None = None, **more: str) -> None:
        self.db = db or str(folder / "tables.db")
        self.log = folder / "server.log"
        environment = {**os.environ, **GENEROUS, "FOXFIRE_DB": self.db, "FOXFIRE_PORT": "0", **more}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-W", "error", "-m", "foxfire", "serve"],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said.startswith("Foxfire is at http://"):
            self._end()
            raise AssertionError(said + self.log.read_text())
        self.url = said.split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        self.process.terminate()
        return self._end()

    def _end(self) -> int:
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def ask(
        self, method: str, path: str, body: Any = None, *, raw: bytes | None = None, **headers: Any
    ) -> tuple[int, Any]:
        """One request: the status, and what came back as JSON or text."""
        answer, content = self.raw(method, path, body, raw=raw, **headers)
        is_json = (answer.getheader("content-type") or "").startswith("application/json")
        return answer.status, json.loads(content) if is_json else content.decode()

    def raw(
        self, method: str, path: str, body: Any = None, *, raw: bytes | None = None, **headers: Any
    ) -> tuple[HTTPResponse, bytes]:
        http = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            sent = raw if raw is not None else None if body is None else json.dumps(body).encode()
            http.request(method, path, sent, {k.replace("_", "-"): v for k, v in headers.items()})
            answer = http.getresponse()
            return answer, answer.read()
        finally:
            http.close()

    def guest(self, name: str = "Anna") -> Visitor:
        answer, content = self.raw("POST", "/api/me", {"name": name})
        assert answer.status == 201, content
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        return Visitor(self, json.loads(content)["id"], cookie)


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, server: Serving, person: str, cookie: str) -> None:
        self.server = server
        self.id = person
        self.cookie = cookie

    def ask(self, method: str, path: str, body: Any = None, **headers: Any) -> tuple[int, Any]:
        return self.server.ask(method, path, body, cookie=self.cookie, **headers)

    def get(self, path: str) -> Any:
        status, body = self.ask("GET", path)
        assert status == 200, body
        return body

    def post(self, path: str, body: Any = None) -> Any:
        status, found = self.ask("POST", path, body)
        assert status < 300, found
        return found

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Line]:
        line = Line()
        url = self.server.url.replace("http", "ws") + "/api/socket"
        line.client = await SocketClient.connect(
            url, {"Cookie": self.cookie, **headers}, line.heard.put_nowait
        )
        try:
            yield line
        finally:
            await line.client.leave()


class Line:
    """One socket, message by message."""

    def __init__(self) -> None:
        self.client: SocketClient | None = None
        self.heard: asyncio.Queue[Json] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        assert self.client is not None
        self.client.send(message)

    async def hears(self, *kinds: str, **facts: Any) -> Json:
        """The next message of these kinds that says this."""
        async with asyncio.timeout(PATIENCE):
            while True:
                said = await self.heard.get()
                if said["type"] in kinds and all(said.get(k) == v for k, v in facts.items()):
                    return said


@contextmanager
def serving(folder: Path, db: str | None = None, **more: str) -> Iterator[Serving]:
    server = Serving(folder, db, **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
