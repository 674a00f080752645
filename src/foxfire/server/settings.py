"""Everything that can be set from outside, in one class.

A setting comes from a flag of `foxfire serve`, else from the environment (`FOXFIRE_PORT` for
`port`), else from the default written here.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from foxfire.core.errors import OptionError, brief
from foxfire.core.registry import game as find_game

PREFIX = "FOXFIRE_"


def default_db() -> str:
    """A file where this system keeps the data of programs."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('foxfire') / 'tables.db'}"


def _setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How one server runs."""

    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8642, "port to listen on; 0 takes a free one")
    db: str = field(
        default_factory=default_db,
        metadata={"about": "where tables are kept: a SQLAlchemy URL, or a file for SQLite"},
    )
    origins: str = _setting("", "other sites whose pages may connect, separated by commas")
    proxies: str = _setting("127.0.0.1", "addresses of reverse proxies that are believed")
    secure: bool = _setting(False, "cookies over HTTPS only; set it behind TLS")
    web: str = _setting("", "folder with the page, if not the one that came with the package")
    log: str = _setting("info", "what is logged: debug, info, warning, error")
    bot_workers: int = _setting(1, "processes in which bots think; 0 lets none play but fallbacks")
    bot_pace: float = _setting(1.0, "how long bots seem to think, 1 as people do, 0 at once")
    bot_limit: float = _setting(2.0, "seconds after which a bot that hangs is replaced")
    bot_thinkers: int = _setting(1, "processes in which bots search; 0 has plain bots stand in")
    bot_budget: float = _setting(5.0, "seconds that a bot may search for a decision, at most")
    engines: str = _setting("", "programs as bots: NAME GAME = COMMAND; NAME GAME = COMMAND")
    engine_seconds: float = _setting(2.0, "seconds that such a program has for a decision")
    engine_programs: int = _setting(8, "such programs that run at a time")
    heartbeat: float = _setting(2.5, "seconds of silence before a client should ping")
    dead_after: float = _setting(9.0, "seconds of silence after which a connection is dead")
    message_bytes: int = _setting(16_384, "largest message or body accepted")
    message_rate: float = _setting(20.0, "messages a second from one connection")
    message_burst: int = _setting(60, "messages at once from one connection")
    request_rate: float = _setting(10.0, "changing requests a second from one address")
    request_burst: int = _setting(60, "changing requests at once from one address")
    read_rate: float = _setting(50.0, "other requests a second from one address")
    read_burst: int = _setting(300, "other requests at once from one address")
    guest_rate: float = _setting(0.1, "new guests a second from one address")
    guest_burst: int = _setting(20, "new guests at once from one address")
    connections: int = _setting(20, "connections of one person")
    address_connections: int = _setting(400, "connections from one address")
    tables: int = _setting(50, "tables of one person that are not over")
    outbox_bytes: int = _setting(262_144, "unread bytes after which a slow reader is let go")

    def __post_init__(self) -> None:
        bursts = (f"{what}_burst" for what in ("message", "request", "read", "guest"))
        for name in ("message_bytes", "engine_programs", *bursts):
            if getattr(self, name) < 1:
                raise OptionError(f"{name} = {getattr(self, name)}: expected at least 1")
        read_engines(self.engines)
        if not 0 <= self.port < 2**16:
            raise OptionError(f"port = {self.port}: expected 0 to {2**16 - 1}")
        if self.heartbeat * 2 > self.dead_after:
            raise OptionError("dead_after must leave room for two heartbeats")

    @property
    def db_url(self) -> str:
        """The database as a URL; a plain path is a file of SQLite."""
        return self.db if "://" in self.db else f"sqlite:///{Path(self.db).absolute()}"

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(filter(None, (o.strip().rstrip("/") for o in self.origins.split(","))))

    def engines_of(self, game: str) -> dict[str, str]:
        """The commands of the operator's programs for a game, by name."""
        return {name: command for name, of, command in read_engines(self.engines) if of == game}

    @classmethod
    def read(
        cls, given: Mapping[str, Any] | None = None, environ: Mapping[str, str] = os.environ
    ) -> Settings:
        """Settings from flags, which win, and from the environment."""
        values: dict[str, Any] = {}
        for each in fields(cls):
            flag = (given or {}).get(each.name)
            word = environ.get(PREFIX + each.name.upper()) if flag is None else flag
            if word is not None:
                values[each.name] = _read(each.name, str(each.type), word)
        return cls(**values)


_ENGINE = re.compile(r"(?P<name>[a-z0-9-]{1,16})\s+(?P<game>[a-z]+)\s*=\s*(?P<command>.+)")


def read_engines(text: str) -> list[tuple[str, str, str]]:
    """Name, game and command of each program in the setting `engines`."""
    entries = [entry.strip() for entry in text.split(";") if entry.strip()]
    found = [_ENGINE.fullmatch(entry) for entry in entries]
    for entry, match in zip(entries, found, strict=True):
        if match is None:
            raise OptionError(f"engines: {brief(entry)}: expected NAME GAME = COMMAND")
        find_game(match["game"])
    return [(match["name"], match["game"], match["command"]) for match in found if match]


def add_flags(parser: argparse.ArgumentParser) -> None:
    """One flag for each setting."""
    for each in fields(Settings):
        flag = f"--{each.name.replace('_', '-')}"
        parser.add_argument(flag, metavar=str(each.type).upper(), help=each.metadata["about"])


def _read(name: str, kind: str, word: Any) -> Any:
    try:
        match kind:
            case "int":
                return int(word)
            case "float":
                return float(word)
            case "bool":
                return {"1": True, "true": True, "0": False, "false": False}[str(word).lower()]
            case _:
                return str(word)
    except (ValueError, KeyError):
        raise OptionError(f"{name} = {word!r}: expected a value of the kind {kind}") from None
