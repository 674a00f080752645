"""The database when all is well, and when it is full, locked, gone, old, or copied."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from foxfire.cli import main
from foxfire.core.errors import SetupError
from foxfire.server import database as db
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.entries import Line, dump, load
from foxfire.server.errors import UnavailableError
from foxfire.server.settings import Settings
from foxfire.server.store import Store
from foxfire.server.writer import RepeatedError
from tests.server.houses import Guest, a_house, in_loop, play_on, settings, state_of
from tests.server.test_table import asked, seated


def talk(number: int, command: str | None = None) -> Line:
    return Line(number, 1, e.Talked(seat=0, text="x"), "person", command)


@in_loop
async def test_jobs_that_pile_up_share_a_transaction(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        tables = [(await guest.new_table(game="fox")).table for _ in range(30)]
        groups = house.metrics.groups.value
        jobs = house.metrics.grouped.value
        numbers = {t: state_of(house, t).number for t in tables}
        await asyncio.gather(*(house.store.append(t, [talk(numbers[t] + 1)]) for t in tables))
        assert house.metrics.grouped.value - jobs == 30
        assert house.metrics.groups.value - groups < 10
        for table in tables:
            assert len(await house.store.lines(table)) == numbers[table] + 1


@in_loop
async def test_one_wrong_job_fails_alone(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        good, bad = [(await guest.new_table(game="fox")).table for _ in range(2)]
        number = state_of(house, good).number
        jobs = [house.store.append(bad, [talk(1)])]  # there is an entry 1 already
        jobs += [house.store.append(good, [talk(number + n)]) for n in range(1, 6)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results[0], RepeatedError)
        assert results[1:] == [None] * 5
        assert len(await house.store.lines(good)) == number + 5


@in_loop
async def test_a_command_cannot_be_written_twice(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        table = (await guest.new_table(game="fox")).table
        number = state_of(house, table).number
        await house.store.append(table, [talk(number + 1, "once")])
        with pytest.raises(RepeatedError):
            await house.store.append(table, [talk(number + 2, "once")])
        assert await house.store.has_command(table, "person", "once")


def test_entries_go_round() -> None:
    for entry in (
        e.Sat(seat=1, person="p"),
        e.Played(player=0, actions=["B7"], bot="rules", late=True),
        e.TempoSet(tempo=m.Tempo(60, "wait")),
        e.Packed(pack=0, secret="s", added=[None, "x"], cards=["B1"], next_secret="t"),
    ):
        assert load(dump(entry)) == entry


class Trouble:
    """Makes every transaction fail, as a disk or a lock does."""

    def __init__(self, message: str) -> None:
        self.error = sa.exc.OperationalError(
            "secret statement", {}, sqlite3.OperationalError(message)
        )

    def __call__(self, *_: object) -> None:
        raise self.error


@pytest.mark.parametrize("reason", ["database or disk is full", "database is locked"])
@in_loop
async def test_a_move_that_is_not_stored_has_not_happened(reason: str, tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        turn = await guest.turn(ask)
        state = state_of(house, table)
        before = state.number, state.decision, state.play.state.copy()
        given = {"view": ask["view"], "decision": ask["decision"], "actions": turn, "id": "again"}
        with patch("foxfire.server.writer._execute", Trouble(reason)):
            answer = await guest.do(m.Commit, table, **given)
            assert answer["code"] == "unavailable"
            assert house.store.trouble == reason
        assert (state.number, state.decision, state.play.state) == before
        assert all(said["type"] != "event" for said in guests[1 - ask["view"]].listen())
        assert (await guest.do(m.Commit, table, **given))["type"] == "ack"  # the very same command
        assert house.store.trouble is None
        await play_on(house, table, guests, turns=2)


@in_loop
async def test_the_house_notices_by_itself_that_the_database_is_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        full = patch("foxfire.server.writer._execute", Trouble("database or disk is full"))
        with full, pytest.raises(UnavailableError):
            await house.store.probe()
        assert house.store.trouble is not None
        await house.store.probe()
        assert house.store.trouble is None


@in_loop
async def test_bots_try_again_when_their_move_could_not_be_stored(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(game="fox", options={"dealer": 1})
        await guest.look(made.table)
        await guest.do(m.Start, made.table)
        state = state_of(house, made.table)
        ask = guest.last("ask")
        turn = await guest.turn(ask)
        where = {"view": 0, "decision": ask["decision"]}
        await guest.do(m.Commit, made.table, actions=turn, **where)
        if state.decider == 1:
            with patch("foxfire.server.writer._execute", Trouble("database is locked")):
                while house.store.trouble is None:
                    await asyncio.sleep(0.01)
            decision = state.decision
            while state.decision == decision:
                await asyncio.sleep(0.01)


@in_loop
async def test_a_database_that_is_really_locked_is_waited_for_then_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        with (
            patch("foxfire.server.database.BUSY_MILLIS", 50),
            closing(sqlite3.connect(tmp_path / "tables.db")) as other,
        ):
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(UnavailableError, match="locked"):
                await house.people.rename(guest.id, "Berta")
            assert house.store.trouble == "database is locked"
            other.execute("ROLLBACK")
            assert await house.people.rename(guest.id, "Berta") == "Berta"
            assert house.store.trouble is None


@in_loop
async def test_a_database_that_is_really_full_refuses_and_recovers(tmp_path: Path) -> None:
    """SQLite's own limit of pages stands for a full disk: the same error, the same way back."""
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", talking="text")
        engine = house.store._writing

        def limit(pages: str) -> None:
            house.store.writer._hang_up()  # so that its connection is ours for a moment
            with engine.connect() as connection:
                raw = connection.connection.dbapi_connection
                assert raw is not None
                raw.execute(f"PRAGMA max_page_count = {pages}")

        await asyncio.to_thread(limit, "1")
        said = 0
        while (await guests[0].do(m.Talk, table, view=0, text="x" * 200))["type"] == "ack":
            said += 1
        assert guests[0].last("error")["code"] == "unavailable"
        assert house.store.trouble == "database or disk is full"
        lines = await house.store.lines(table)
        assert sum(isinstance(line.entry, e.Talked) for line in lines) == said
        await asyncio.to_thread(limit, "1000000")
        assert (await guests[0].do(m.Talk, table, view=0, text="back"))["type"] == "ack"


@in_loop
async def test_a_file_that_was_deleted_takes_no_more_moves(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, guests = await seated(house, game="fox")
        aside = tmp_path / "aside.db"
        shutil.move(tmp_path / "tables.db", aside)
        guest, ask = asked(guests)
        assert (await guest.answer(ask))["code"] == "unavailable"
        assert house.store.trouble == "its file is gone"
        shutil.move(aside, tmp_path / "tables.db")
        assert (await guest.answer(ask))["type"] == "ack"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense://x", "no database that can be used"),
        ("sqlite://", "name a file"),
        ("/proc/nowhere/x.db", "cannot be opened"),
        ("postgresql://user:password@127.0.0.1:1/x", "cannot be opened"),
    ],
)
@in_loop
async def test_a_database_that_cannot_be_used_is_one_clear_error(url: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason) as raised:
        Store(url if "://" in url else f"sqlite:///{url}")
    assert "password" not in raised.value.message


# --- copies and older versions -------------------------------------------------------------------


@in_loop
async def test_a_backup_is_made_while_games_run_and_put_back_after(tmp_path: Path) -> None:
    copy, live = tmp_path / "copy.db", str(tmp_path / "tables.db")
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        await play_on(house, table, guests, turns=3)
        kept = list(state_of(house, table).play.log)
        assert await asyncio.to_thread(main, ["backup", str(copy), "--db", live]) == 0
        await play_on(house, table, guests, turns=3)
        assert main(["restore", str(copy), "--db", live]) == 2  # the server is running
        people = [guest.id for guest in guests]
    assert main(["backup", str(copy), "--db", live]) == 2  # nothing is overwritten
    assert main(["restore", str(copy), "--db", live]) == 0
    async with a_house(tmp_path) as house:
        again = [Guest(house, person) for person in people]
        for guest in again:
            await guest.look(table)
        assert state_of(house, table).play.log == kept
        await play_on(house, table, again, turns=2)


def test_what_is_no_backup_is_not_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.db"
    wrong.write_text("hello")
    assert main(["restore", str(wrong), "--db", str(tmp_path / "live.db")]) == 2
    assert "no backup of Foxfire" in capsys.readouterr().err
    assert not (tmp_path / "live.db").exists()


def columns(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as found:
        tables = [
            name for (name,) in found.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return {
            f"{table}.{row[1]}"
            for table in tables
            for row in found.execute(f"PRAGMA table_info({table})")
            if table != "alembic_version"
        }


def test_migrations_make_exactly_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    migrated, made = tmp_path / "migrated.db", tmp_path / "made.db"
    engine = db.open_engine(db.parse_url(f"sqlite:///{migrated}"), writes=True)
    db.upgrade(engine)
    engine.dispose()
    fresh = sa.create_engine(f"sqlite:///{made}")
    db.metadata.create_all(fresh)
    fresh.dispose()
    assert columns(migrated) == columns(made)


@in_loop
async def test_a_database_of_the_previous_version_plays_on(tmp_path: Path) -> None:
    """A running game, kept by the first version, goes on after the upgrade."""
    old = Path(__file__).with_name("data") / "version-1.sql"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as made:
        made.executescript(old.read_text())
        (revision,) = made.execute("SELECT version_num FROM alembic_version").fetchone()
        assert revision == "0001"
        (table,) = made.execute("SELECT id FROM tables").fetchone()
        people = [row[0] for row in made.execute("SELECT person FROM seatings")]
    async with a_house(tmp_path) as house:
        await house.people.meet(*people)
        guests = [Guest(house, person) for person in people]
        for guest in guests:
            await guest.look(table)
        assert len(state_of(house, table).play.log) == 12
        await house.people.set_block(people[0], people[1], "mute")  # what only the new one has
        await play_on(house, table, guests)
        assert state_of(house, table).status == "over"


@in_loop
async def test_games_from_before_decisions_were_made_together_play_on(tmp_path: Path) -> None:
    """An exchange of TAC with two gifts, and a turn of Fox that was taken back."""
    old = Path(__file__).with_name("data") / "version-2.sql"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as made:
        made.executescript(old.read_text())
        tables = dict(made.execute("SELECT game, id FROM tables"))
        seatings = list(made.execute("SELECT table_id, person FROM seatings"))
    async with a_house(tmp_path) as house:
        for game, played in (("tac", 3), ("fox", 2)):
            table = tables[game]
            people = [person for where, person in seatings if where == table]
            guests = [Guest(house, person) for person in people]
            for guest in guests:
                await guest.look(table)
            state = state_of(house, table)
            assert len(state.play.log) == played
            waiting = {"tac": [2, 3], "fox": [state.decider]}[game]
            assert guests[0].last("snapshot")["turn"]["waiting"] == waiting
            await play_on(house, table, guests, turns=12)
            assert len(state.play.log) > played + 11


def test_every_setting_is_in_the_table_for_administrators() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    rows = "".join(line for line in page.splitlines() if line.startswith("| `"))
    missing = [each.name for each in fields(Settings) if f"`{each.name}`" not in rows]
    assert missing == []


def test_settings_come_from_flags_then_the_environment(tmp_path: Path) -> None:
    from foxfire.core.errors import OptionError

    environ = {"FOXFIRE_PORT": "99", "FOXFIRE_SECURE": "true", "FOXFIRE_BOT_PACE": "0.5"}
    found = Settings.read({"port": "7", "host": None}, environ)
    assert (found.port, found.secure, found.bot_pace, found.host) == (7, True, 0.5, "127.0.0.1")
    assert settings(tmp_path).db_url == f"sqlite:///{tmp_path / 'tables.db'}"
    for wrong in ({"port": "x"}, {"port": "70000"}, {"secure": "perhaps"}, {"dead_after": "1"}):
        with pytest.raises(OptionError):
            Settings.read(wrong, {})


@in_loop
async def test_a_write_that_seemed_to_fail_and_did_not_is_noticed(tmp_path: Path) -> None:
    """The database took the turn and lost the connection before saying so."""
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        turn = await guest.turn(ask)
        given = {"view": ask["view"], "decision": ask["decision"], "actions": turn, "id": "lost"}
        append = house.store.append

        async def lossy(*args: Any, **kwargs: Any) -> None:
            await append(*args, **kwargs)
            raise UnavailableError("lost")

        with patch.object(house.store, "append", lossy):
            assert (await guest.do(m.Commit, table, **given))["code"] == "unavailable"
        again = Guest(house, guest.id)
        assert (await again.do(m.Commit, table, **given))["type"] == "ack"  # it counts once
        await again.look(table)
        state = state_of(house, table)
        played = [line for line in await house.store.lines(table) if line.command == "lost"]
        assert len(played) == 1
        assert state.number == (await house.store.lines(table))[-1].number
        assert state.commands[guest.id, "lost"] is None
