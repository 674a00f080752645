"""Who somebody is: guests first, no account, and of secrets only hashes are kept.

A guest is a random secret in a cookie. A *recovery code* brings a lost cookie back, a *transfer
code* works once within minutes and makes another device the same person, a *token* lets a program
act for its owner within its scopes.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any, Final, Literal

import sqlalchemy as sa

from foxfire.core.errors import OptionError
from foxfire.server import database as db
from foxfire.server.clock import Clock, Millis
from foxfire.server.errors import NotFoundError, NotKnownError
from foxfire.server.store import Store
from foxfire.server.writer import Write

Kind = Literal["cookie", "recovery", "transfer", "token"]
Scope = Literal["play", "read"]

COOKIE: Final = "foxfire"
ID_BYTES = 9  # 12 letters, enough never to meet twice
SECRET_BYTES = 24
TRANSFER_MILLIS = 10 * 60 * 1000
ALL_SCOPES: Final = frozenset({"play", "read"})
LONGEST_NAME = 24
#: Without letters and digits that look alike, to be read out and typed.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_GROUPS, GROUP = 4, 5  # 100 bits


_CODES: Final[tuple[Kind, ...]] = ("transfer", "recovery")


@dataclass(frozen=True)
class Person:
    """Somebody, as one connection or request shows them."""

    id: str
    scopes: frozenset[str] = ALL_SCOPES

    def may(self, scope: Scope) -> bool:
        return scope in self.scopes


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(4))
    return "-".join(groups)


def hashed(secret: str) -> str:
    """Secrets are random and long, so a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(given: str) -> str:
    """A name as it is shown: one line, nothing invisible; what is left must be something."""
    visible = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", given))
    kept = "".join(c for c in visible if unicodedata.category(c)[0] != "C")
    name = " ".join(kept.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise OptionError(f"a name has 1 to {LONGEST_NAME} visible characters")
    return name


class People:
    """Everybody this server knows, and how they prove it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._names: dict[str, str | None] = {}
        self._blocked: dict[str, dict[str, str]] = {}

    # --- names ---

    def name(self, person: str) -> str | None:
        """The name of somebody who has been met since the start; see `meet`."""
        return self._names.get(person)

    async def meet(self, *people: str) -> None:
        """Learn names and blocks, so that they need no waiting later."""
        unknown = [person for person in set(people) if person not in self._names]
        if not unknown:
            return
        c = db.people.c
        found = await self._store.rows(sa.select(c.id, c.name).where(c.id.in_(unknown)))
        self._names |= dict.fromkeys(unknown) | {row["id"]: row["name"] for row in found}
        b = db.blocks.c
        for row in await self._store.rows(sa.select(db.blocks).where(b.person.in_(unknown))):
            self._blocked.setdefault(row["person"], {})[row["other"]] = row["kind"]

    async def rename(self, person: str, name: str) -> str:
        name = clean_name(name)
        update = sa.update(db.people).where(db.people.c.id == person)
        await self._store.writer.write([Write(update.values(name=name))])
        self._names[person] = name
        return name

    # --- arriving ---

    async def arrive(self, name: str) -> tuple[str, str]:
        """A new guest: the id and the secret for the cookie."""
        person, name, now = new_id(), clean_name(name), self._clock.now()
        row = {"id": person, "name": name, "created_at": now, "deleted_at": None}
        secret, credential = self._credential(person, "cookie")
        await self._store.writer.write(
            [Write(sa.insert(db.people), [row]), Write(sa.insert(db.credentials), [credential])]
        )
        self._names[person] = name
        return person, secret

    async def who(self, secret: str, kind: Kind) -> Person:
        """The person behind a cookie or a token; raises `NotKnownError`."""
        row = await self._find(secret, kind)
        if row is None:
            raise NotKnownError("this cookie or token is not known here")
        await self.meet(row["person"])
        scopes = frozenset(row["scopes"].split()) if kind == "token" else ALL_SCOPES
        return Person(row["person"], scopes)

    async def _find(self, secret: str, kind: Kind) -> dict[str, Any] | None:
        c = db.credentials.c
        query = sa.select(db.credentials).where(c.hash == hashed(secret), c.kind == kind)
        found = await self._store.rows(query)
        if not found:
            return None
        expires = found[0]["expires_at"]
        return None if expires is not None and expires <= self._clock.now() else found[0]

    # --- codes and tokens ---

    async def recovery_code(self, person: str) -> str:
        """A code to keep in a safe place; an earlier one ends."""
        await self._forget(person, "recovery")
        return await self._new(person, "recovery", code=True)

    async def transfer_code(self, person: str) -> tuple[str, Millis]:
        """A code for another device; works once, for ten minutes."""
        await self._forget(person, "transfer")
        expires = self._clock.now() + TRANSFER_MILLIS
        return await self._new(person, "transfer", code=True, expires=expires), expires

    async def redeem(self, code: str) -> tuple[str, str]:
        """A recovery or transfer code becomes a cookie: the person and the secret."""
        written = "-".join(code.upper().split()).strip("-")
        for kind in _CODES:
            row = await self._find(written, kind)
            if row is not None:
                if kind == "transfer":
                    await self._drop(db.credentials.c.hash == row["hash"])
                await self.meet(row["person"])
                return row["person"], await self._new(row["person"], "cookie")
        raise NotFoundError("this code is not known, or has been used, or is too old")

    async def new_token(self, person: str, label: str, scopes: list[Scope]) -> tuple[str, str]:
        """A token for a program: its id and the token itself, which is shown this once."""
        token, credential = self._credential(person, "token", label=label, scopes=scopes)
        await self._store.writer.write([Write(sa.insert(db.credentials), [credential])])
        return credential["id"], token

    async def tokens(self, person: str) -> list[dict[str, Any]]:
        c = db.credentials.c
        query = sa.select(c.id, c.label, c.scopes, c.created_at)
        found = await self._store.rows(query.where(c.person == person, c.kind == "token"))
        return [{**row, "scopes": row["scopes"].split()} for row in found]

    async def end_token(self, person: str, token_id: str) -> None:
        c = db.credentials.c
        mine = (c.person == person, c.kind == "token", c.id == token_id)
        if not await self._store.rows(sa.select(c.id).where(*mine)):
            raise NotFoundError("you have no such token")
        await self._drop(*mine)

    async def forget_cookie(self, secret: str) -> None:
        await self._drop(db.credentials.c.hash == hashed(secret))

    # --- mute and block ---

    def is_muted(self, person: str, other: str) -> bool:
        return other in self._blocked.get(person, {})

    def is_blocked(self, person: str, other: str) -> bool:
        return self._blocked.get(person, {}).get(other) == "block"

    async def set_block(self, person: str, other: str, kind: str | None) -> None:
        b = db.blocks.c
        delete = sa.delete(db.blocks).where(b.person == person, b.other == other)
        await self._store.writer.write([Write(delete)])
        mine = self._blocked.setdefault(person, {})
        mine.pop(other, None)
        if kind is not None:
            row: dict[str, object] = {"person": person, "other": other, "kind": kind}
            await self._store.writer.write([Write(sa.insert(db.blocks), [row])])
            mine[other] = kind

    def blocks(self, person: str) -> dict[str, str]:
        return dict(self._blocked.get(person, {}))

    # --- leaving ---

    async def delete(self, person: str) -> None:
        """Games stay, the name and everything that proves who it was go."""
        now = self._clock.now()
        forget = sa.update(db.people).where(db.people.c.id == person)
        await self._store.writer.write(
            [
                Write(forget.values(name=None, deleted_at=now)),
                Write(sa.delete(db.credentials).where(db.credentials.c.person == person)),
                Write(sa.delete(db.blocks).where(db.blocks.c.person == person)),
            ]
        )
        self._names[person] = None
        self._blocked.pop(person, None)

    # --- credentials ---

    def _credential(
        self,
        person: str,
        kind: Kind,
        *,
        code: bool = False,
        label: str = "",
        scopes: list[Scope] | None = None,
        expires: Millis | None = None,
    ) -> tuple[str, dict[str, Any]]:
        secret = new_code() if code else new_secret()
        return secret, {
            "hash": hashed(secret),
            "id": new_id(),
            "person": person,
            "kind": kind,
            "label": label,
            "scopes": " ".join(scopes or []),
            "created_at": self._clock.now(),
            "expires_at": expires,
        }

    async def _new(
        self, person: str, kind: Kind, *, code: bool = False, expires: Millis | None = None
    ) -> str:
        secret, row = self._credential(person, kind, code=code, expires=expires)
        await self._store.writer.write([Write(sa.insert(db.credentials), [row])])
        return secret

    async def _forget(self, person: str, kind: Kind) -> None:
        c = db.credentials.c
        await self._drop(c.person == person, c.kind == kind)

    async def _drop(self, *conditions: Any) -> None:
        await self._store.writer.write([Write(sa.delete(db.credentials).where(*conditions))])
