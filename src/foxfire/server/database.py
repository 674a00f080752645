"""The tables of the database, how to open one, and how to bring an older one up to date.

Times are milliseconds since 1970, entries are JSON text; both mean the same in SQLite and
PostgreSQL. Of secrets only hashes are kept.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from foxfire.core.errors import SetupError

BUSY_MILLIS = 2_000  # how long SQLite waits for somebody else's transaction

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(24)),  # gone when the person asked for that
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("deleted_at", sa.BigInteger),
)

#: Whatever proves who somebody is: cookies, recovery and transfer codes, tokens of programs.
credentials = sa.Table(
    "credentials",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(24), nullable=False, unique=True),
    sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("label", sa.String(40), nullable=False, server_default=""),
    sa.Column("scopes", sa.String(80), nullable=False, server_default=""),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("expires_at", sa.BigInteger),
)

#: What a lobby needs to know of a table without reading its entries.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(24), nullable=False),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("invite_hash", sa.String(64), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("ended_at", sa.BigInteger),
)

#: The truth: see entries.py.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(24)),
    sa.Column("command", sa.String(40)),
    sa.Column("body", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "person", "command", name="once"),
)

#: Who ever sat where, to find one's games.
seatings = sa.Table(
    "seatings",
    metadata,
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
)

#: People whose words somebody does not want to read, or whom he does not want at his tables.
blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("other", sa.String(24), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
)


def parse_url(text: str) -> URL:
    try:
        url = make_url(text)
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError, ImportError):
        hidden = re.sub(r"//[^@/]*@", "//", text)
        raise SetupError(f"{hidden!r} is no database that can be used") from None
    if url.get_backend_name() == "sqlite" and not url.database:
        raise SetupError("a database in memory would lose every game; name a file")
    if url.drivername == "postgresql":  # the driver we bring
        url = url.set(drivername="postgresql+psycopg")
    return url


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite database; none for a server."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return None
    return Path(url.database)


def open_engine(url: URL, *, writes: bool) -> Engine:
    """An engine for one writer, or for readers."""
    is_file = url.get_backend_name() == "sqlite"  # which cannot hang up
    engine = sa.create_engine(url, pool_size=1 if writes else 4, pool_pre_ping=not is_file)
    if is_file:
        sa.event.listen(engine, "connect", _prepare_sqlite)
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_MILLIS}",
        "journal_mode = WAL",
        "synchronous = FULL",  # an answer means that it is on the disk
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring a database to this version, from nothing or from any older one."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
