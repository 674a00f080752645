"""Networks as they are: everything may come twice, late, from two devices and out of order."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foxfire.server import messages as m
from tests.server.houses import Guest, Json, a_house, in_loop, state_of
from tests.server.test_table import SHORT, seated


async def chaotic_turn(
    rng: random.Random, devices: list[Guest], ask: Json, old: list[Json]
) -> Json:
    """Send one turn several times over both devices, between repetitions of earlier ones."""
    turn = {
        "type": "commit",
        "id": f"turn-{ask['decision']}",
        "table": ask["table"],
        "view": ask["view"],
        "decision": ask["decision"],
        "actions": await devices[0].turn(ask),
    }
    sent = [turn] * rng.randint(1, 4) + rng.sample(old, min(len(old), 3))
    rng.shuffle(sent)
    await asyncio.gather(*(say(rng.choice(devices), message) for message in sent))
    return turn


async def say(device: Guest, message: Json) -> None:
    await device.house.sessions.handle(device.connection, msgspec.json.encode(message))


@pytest.mark.parametrize("seed", range(3))
@in_loop
async def test_every_turn_is_played_once_whatever_is_resent(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["tatsu-3"])
        pairs = [[guest, guest.again()] for guest in guests]
        for _, phone in pairs:
            await phone.look(table)
        state = state_of(house, table)
        sent: list[list[Json]] = [[] for _ in guests]
        while state.status == "running":
            seat = state.decider
            assert seat is not None
            devices = rng.sample(pairs[seat], 2)
            sent[seat].append(await chaotic_turn(rng, devices, devices[0].last("ask"), sent[seat]))
        played = [line.entry for line in await house.store.lines(table) if line.command]
        turns = [entry for entry in played if hasattr(entry, "actions")]
        assert len(turns) == sum(map(len, sent))
        for pair in pairs:
            for device in pair:
                errors = {said["code"] for said in device.all("error")}
                assert errors == set()  # a repetition is acknowledged, not refused


@in_loop
async def test_answers_that_race_are_decided_by_the_first(tmp_path: Path) -> None:
    """Two devices answer the same question differently at the same time."""
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu")
        state = state_of(house, table)
        for _ in range(10):
            seat = state.decider
            guest, phone = guests[seat], guests[seat].again()
            ask = guest.last("ask")
            where: dict[str, Any] = {"view": seat, "decision": ask["decision"]}
            answers = await asyncio.gather(
                guest.do(m.Commit, table, actions=[ask["legal"][0]], **where),
                phone.do(m.Commit, table, actions=[ask["legal"][-1]], **where),
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["ack", "error"]
            refused = next(answer for answer in answers if answer["type"] == "error")
            assert refused["code"] == "stale-decision"


@in_loop
async def test_a_connection_that_ends_in_the_middle_leaves_nothing_behind(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        found = await house.lobby.find(table)
        for moment in range(20):
            phone = guests[0].again()
            looking = asyncio.create_task(phone.look(table))
            for _ in range(moment % 10):
                await asyncio.sleep(0)
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
            await house.sessions.leave(phone.connection)
        await found.detach(guests[0].connection)
        await found.detach(guests[1].connection)
        assert found.eyes.are_closed
