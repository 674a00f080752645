"""A real server whose database is locked by another process, or whose disk takes no more bytes."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.houses import PATIENCE, Json
from tests.server.serving import Serving, Visitor, serving


@contextmanager
def locked(server: Serving) -> Iterator[None]:
    """Another process writes, and does not end."""
    with closing(sqlite3.connect(server.db)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(server: Serving) -> Iterator[None]:
    """The system refuses every further byte of any file."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def wait_for(server: Serving, status: int) -> Json:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        found, body = server.ask("GET", "/healthz")
        if found == status:
            assert isinstance(body, dict)
            return body
        time.sleep(0.1)
    raise AssertionError(f"/healthz never said {status}")


def begun(server: Serving) -> tuple[Visitor, str]:
    guest = server.guest()
    wish = {"game": "fox", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return guest, guest.post("/api/tables", wish)["table"]


@pytest.mark.parametrize("trouble", [locked, full])
def test_nothing_is_acknowledged_that_is_not_stored_and_it_recovers_by_itself(
    trouble: Callable[[Serving], object], tmp_path: Path
) -> None:
    with serving(tmp_path) as server:
        guest, table = begun(server)
        said = {"type": "talk", "table": table, "view": 0, "phrase": "server-phrase-hello"}
        path = f"/api/tables/{table}/commands"
        assert guest.post(path, {**said, "id": "before"})["type"] == "ack"
        with trouble(server):  # type: ignore[attr-defined]
            status, answer = guest.ask("POST", path, {**said, "id": "during"})
            assert (status, answer["code"]) == (503, "unavailable")
            health = wait_for(server, 503)
            assert health["status"] == "degraded" and health["database"]
            guest.get(f"/api/tables/{table}")  # reading goes on
        assert wait_for(server, 200)["status"] == "ok"  # nobody has done anything
        assert guest.post(path, {**said, "id": "during"})["type"] == "ack"
        assert server.process.poll() is None
    with closing(sqlite3.connect(tmp_path / "tables.db")) as found:
        query = "SELECT command FROM entries WHERE command IS NOT NULL ORDER BY number"
        assert [row[0] for row in found.execute(query)] == ["before", "during"]
