"""PostgreSQL is a URL: the same games on a real server that this test starts for itself."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from foxfire.server import messages as m
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of
from tests.server.serving import serving
from tests.server.test_crash import KINDS
from tests.server.test_resume import standing
from tests.server.test_table import SHORT, seated


def programs() -> Path:
    """PostgreSQL comes as a Python package, of which only the programs are wanted."""
    found = find_spec("pgserver")
    assert found is not None and found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / "pginstall" / "bin"


PATIENCE = 60


def unprivileged() -> int | None:
    """PostgreSQL does not run for root; then it runs for nobody."""
    return pwd.getpwnam("nobody").pw_uid if os.getuid() == 0 else None


def run(program: str, *arguments: str) -> None:
    subprocess.run(
        [programs() / program, *arguments],
        user=unprivileged(),
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
        timeout=PATIENCE,
        cwd="/",
    )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A database cluster of its own, in a folder of its own, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="foxfire-postgres-"))
    owner = unprivileged()
    if owner is not None:
        shutil.chown(folder, owner)
    data, port = str(folder / "data"), free_port()
    try:
        run("initdb", "-D", data, "-U", "foxfire", "--auth=trust", "--no-sync")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://foxfire@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


@in_loop
async def test_games_are_played_and_resumed_on_postgresql(url: str, tmp_path: Path) -> None:
    async with a_house(tmp_path, db=url) as house:
        table, guests = await seated(house, **SHORT["tatsu-2"])
        await play_on(house, table, guests, turns=5)
        before = await standing(house, table)
        people = [guest.id for guest in guests]
    async with a_house(tmp_path, db=url) as house:
        assert await standing(house, table) == before
        again = [Guest(house, person) for person in people]
        for guest in again:
            await guest.look(table)
        await play_on(house, table, again)
        assert state_of(house, table).status == "over"
        assert table in [row.id for row in await house.store.tables_of(people[0])]


@in_loop
async def test_a_command_counts_once_on_postgresql(url: str, tmp_path: Path) -> None:
    async with a_house(tmp_path, db=url) as house:
        table, guests = await seated(house, game="fox")
        said = {"view": 0, "id": "once", "phrase": "server-phrase-hello"}
        await guests[0].do(m.Talk, table, **said)
        state = state_of(house, table)
        state.commands.clear()
        assert (await guests[0].do(m.Talk, table, **said))["type"] == "ack"
        assert len(await house.store.lines(table)) == state.number


def test_the_command_serves_from_postgresql(url: str, tmp_path: Path) -> None:
    with serving(tmp_path, db=url) as server:
        guest = server.guest("Postgres")
        assert guest.post("/api/tables", KINDS[0].wish)["table"]
        assert [game["status"] for game in guest.get("/api/me/games")] == ["running"]
        assert server.stop() == 0
