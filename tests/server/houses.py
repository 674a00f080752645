"""A server in this process, without a network, and people who talk to it."""

from __future__ import annotations

import asyncio
import functools
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from foxfire.server import messages as m
from foxfire.server.clock import Clock
from foxfire.server.connection import Outbox
from foxfire.server.house import House
from foxfire.server.identity import Person
from foxfire.server.lobby import Made
from foxfire.server.settings import Settings

Json = dict[str, Any]
PATIENCE = 20  # seconds until a test gives up waiting
RUN = secrets.token_hex(3)  # commands of other runs are in databases that tests begin with


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def within_time() -> None:
            async with asyncio.timeout(3 * PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(within_time())

    return run


class HandClock:
    """A clock that is moved by hand; the loop goes on by itself."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._alarms: list[_Alarm] = []

    def now(self) -> int:
        return self._now

    def wake(self, at: int, what: Callable[[], None]) -> _Alarm:
        alarm = _Alarm(at, what, self._alarms)
        self._alarms.append(alarm)
        return alarm

    def forward(self, seconds: float) -> None:
        """Let time pass, and ring what is due."""
        self._now += int(1000 * seconds)
        for alarm in [alarm for alarm in self._alarms if alarm.at <= self._now]:
            alarm.cancel()
            alarm.what()

    @property
    def rings(self) -> list[int]:
        return sorted(alarm.at for alarm in self._alarms)


class _Alarm:
    def __init__(self, at: int, what: Callable[[], None], among: list[_Alarm]) -> None:
        self.at, self.what, self._among = at, what, among

    def cancel(self) -> None:
        if self in self._among:
            self._among.remove(self)


def settings(folder: Path, **more: Any) -> Settings:
    """A quick server: bots answer at once, and in this process."""
    given = {
        "db": str(folder / "tables.db"),
        "bot_workers": 0,
        "bot_thinkers": 0,
        "bot_pace": 0.0,
        **more,
    }
    return Settings(**given)


@asynccontextmanager
async def a_house(folder: Path, clock: Clock | None = None, **more: Any) -> AsyncIterator[House]:
    house = House(settings(folder, **more), clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class Guest:
    """Somebody with one connection, who remembers all that was sent there."""

    _ids = (f"{RUN}-{number}" for number in itertools.count())

    def __init__(self, house: House, person: str) -> None:
        self.house = house
        self.id = person
        self.connection = Outbox(Person(person), house.settings.outbox_bytes)
        self.heard: list[Json] = []
        self.rng = random.Random(house.people.name(person))

    @classmethod
    async def arrive(cls, house: House, name: str = "Anna") -> Guest:
        person, _ = await house.people.arrive(name)
        return cls(house, person)

    def again(self) -> Guest:
        """The same person with another connection."""
        return Guest(self.house, self.id)

    async def say(self, kind: type[m.Client] | None = None, /, **more: Any) -> None:
        message = more if kind is None else {"type": kind.__name__.lower(), **more}
        await self.house.sessions.handle(self.connection, msgspec.json.encode(message))

    async def look(self, table: str, **more: Any) -> None:
        await self.say(m.Hello, table=table, **more)

    async def do(self, kind: type[m.Command], table: str, **more: Any) -> Json:
        """Give a command; its answer, an error included."""
        given = {"id": next(self._ids), "table": table, **more}
        await self.say(kind, **given)
        self.listen()
        return next(said for said in reversed(self.heard) if said.get("id") == given["id"])

    async def new_table(self, **wish: Any) -> Made:
        given = msgspec.convert({"game": "fox", **wish}, m.NewTable)
        return await self.house.lobby.create(self.id, given)

    def listen(self) -> list[Json]:
        """What has come since the last time."""
        news = [msgspec.json.decode(raw) for raw in self.connection.take_all()]
        self.heard += news
        return news

    async def hears(self, kind: str, **facts: Any) -> Json:
        """Wait for a message that says this; what came before it is kept in `heard`."""
        async with asyncio.timeout(PATIENCE):
            while True:
                raw = await self.connection.next()
                said: Json = msgspec.json.decode(raw)
                self.heard.append(said)
                if said["type"] == kind and all(said.get(k) == v for k, v in facts.items()):
                    return said

    def last(self, kind: str) -> Json:
        self.listen()
        return next(said for said in reversed(self.heard) if said["type"] == kind)

    def all(self, kind: str) -> list[Json]:
        self.listen()
        return [said for said in self.heard if said["type"] == kind]

    # --- playing ---

    async def turn(self, ask: Json) -> list[str]:
        """A random whole turn, found out by exploring."""
        actions: list[str] = []
        legal = ask["legal"]
        while True:
            actions.append(self.rng.choice(legal))
            where = {"view": ask["view"], "decision": ask["decision"]}
            found = await self.do(m.Explore, ask["table"], prefix=actions, **where)
            if found["complete"]:
                return actions
            legal = found["legal"]

    async def answer(self, ask: Json) -> Json:
        actions = await self.turn(ask)
        return await self.do(
            m.Commit,
            ask["table"],
            view=ask["view"],
            decision=ask["decision"],
            actions=actions,
        )


def state_of(house: House, table: str) -> Any:
    found = [loaded for loaded in house.lobby.loaded if loaded.id == table]
    assert found
    return found[0].state


async def play_on(house: House, table: str, guests: list[Guest], turns: int = 10_000) -> int:
    """Let guests answer what they are asked; the number of turns they took."""
    state, taken = state_of(house, table), 0
    by_seat = {seat: g for g in guests for seat in state.seats_of(g.id)}
    while state.status == "running" and taken < turns:
        decider = next((seat for seat in state.questions if seat in by_seat), None)
        if decider is None:
            await asyncio.sleep(0)
            continue
        guest = by_seat[decider]
        ask = next(ask for ask in reversed(guest.all("ask")) if ask["view"] == decider)
        assert ask["decision"] == state.questions[decider].decision, (ask, state.questions)
        answered = await guest.answer(ask)
        assert answered["type"] == "ack", answered
        taken += 1
    return taken


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so, by letting the loop go round."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)
