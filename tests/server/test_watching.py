"""Spectators see what the table lets them, and not a moment earlier."""

from __future__ import annotations

from pathlib import Path

from foxfire.core.seats import REFEREE, SPECTATOR
from foxfire.server import messages as m
from tests.server.houses import Guest, HandClock, a_house, in_loop, play_on, state_of, until
from tests.server.test_table import SHORT, seated


@in_loop
async def test_nobody_watches_a_closed_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host, watcher, last = [await Guest.arrive(house, n) for n in ("Anna", "Ben", "Cid")]
        made = await host.new_table(game="fox", watching="none", public=True)
        await watcher.look(made.table)
        assert watcher.last("snapshot")["view"] == "spectator"  # as long as seats are open
        await last.do(m.Sit, made.table, seat=1)
        assert watcher.last("error")["code"] == "not-allowed"
        watcher.listen()
        await host.look(made.table)
        await last.look(made.table)
        await play_on(house, made.table, [host, last], turns=3)
        assert watcher.listen() == []
        await watcher.look(made.table)
        assert watcher.last("error")["code"] == "not-allowed"


@in_loop
async def test_a_spectator_sees_what_everybody_sees(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu", watching="end")
        watcher = await Guest.arrive(house, "Cid")
        await watcher.look(table)
        state = state_of(house, table)
        for _ in range(6):
            await play_on(house, table, guests, turns=1)
            assert watcher.last("event")["show"] == state.play.show(SPECTATOR)
        assert watcher.all("ask") == []
        answer = {"view": 0, "decision": state.decision, "actions": ["R2"]}
        assert (await watcher.do(m.Commit, table, **answer))["code"] == "not-allowed"


@in_loop
async def test_over_a_shoulder_one_sees_that_seat_and_is_never_asked(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", watching="seat", watch_seat=1)
        watcher = await Guest.arrive(house, "Cid")
        await watcher.look(table)
        await play_on(house, table, guests, turns=4)
        events = watcher.all("event")
        assert {said["view"] for said in events} == {1}
        assert watcher.all("ask") == []
        ours = [said for said in guests[1].all("event") if said["view"] == 1]
        assert events == ours[-len(events) :]


@in_loop
async def test_all_hands_come_after_the_delay_and_no_earlier(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, guests = await seated(house, game="fox", watching="delayed", watch_delay=60)
        clock.forward(100)
        state = state_of(house, table)
        await play_on(house, table, guests, turns=2)
        past = state.play.copy()
        watcher = await Guest.arrive(house, "Cid")
        await watcher.look(table)
        first = watcher.last("snapshot")
        assert first["view"] == "referee"
        assert len(first["show"]["hands"][0]["cards"]) == 13  # before those two turns
        clock.forward(30)
        await play_on(house, table, guests, turns=3)
        assert watcher.all("event") == []
        clock.forward(30)  # now the two turns are a minute old
        await watcher.hears("event", seq=first["seq"] + 2)
        assert watcher.last("event")["show"] == past.show(REFEREE)
        assert [said["seq"] for said in watcher.all("event")] == [
            first["seq"] + 1,
            first["seq"] + 2,
        ]
        clock.forward(60)
        await watcher.hears("event", seq=first["seq"] + 5)
        assert watcher.last("event")["show"] == state.play.show(REFEREE)


@in_loop
async def test_somebody_who_gets_up_watches_as_others_do(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu", watching="end")
        await guests[3].do(m.Leave, table, seat=3)
        assert guests[3].last("snapshot")["view"] == "spectator"
        await play_on(house, table, guests[:3], turns=2)
        assert guests[3].last("event")["view"] == "spectator"


@in_loop
async def test_watchers_hear_of_the_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["fox"])
        watcher = await Guest.arrive(house, "Cid")
        await watcher.look(table)
        await play_on(house, table, guests)
        await until(lambda: bool(watcher.listen()) or True)
        assert watcher.last("event")["status"] == "over"
        packs = watcher.last("event")["packs"]
        assert [pack["secret"] is not None for pack in packs][-2:] == [True, False]
