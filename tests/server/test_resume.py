"""Nobody loses anything: gaps, restarts, two devices, and what may not be looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from foxfire.server import messages as m
from foxfire.server.house import House
from foxfire.server.state import RECENT, rebuild
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of
from tests.server.test_table import SHORT, asked, seated


def game_of(guest: Guest, view: int) -> list[Any]:
    """All that a viewer was told, by number; told twice must be told alike."""
    told: dict[int, Any] = {}
    for said in guest.all("event"):
        if said["view"] == view:
            assert told.setdefault(said["seq"], said["events"]) == said["events"]
    return [told[seq] for seq in sorted(told)]


async def one_turn(guests: list[Guest]) -> None:
    guest, ask = asked(guests)
    assert (await guest.answer(ask))["type"] == "ack"


@in_loop
async def test_a_short_gap_is_told_as_it_happened(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["tatsu-4"])
        state = state_of(house, table)
        seat = (state.decider - 1) % 4  # the last to act
        away = guests[seat].again()  # a second device, which misses something
        await away.look(table)
        last = away.last("snapshot")["seq"]
        await away.say(m.Bye, table=table)
        missed = 0
        while missed < 3 and state.decider != seat:
            await one_turn(guests)
            missed += 1
        await away.look(table, view=seat, last=last)
        told = [said for said in away.listen() if said["type"] == "event"]
        assert [said["seq"] for said in told] == list(range(last + 1, last + missed + 1))
        assert [said["events"] for said in told] == game_of(guests[seat], seat)[-missed:]
        assert told[-1]["show"] == state.play.show(seat)
        assert all(said["show"] is None for said in told[:-1])  # they are past


@in_loop
async def test_nothing_missed_means_nothing_sent(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        seq = state_of(house, table).seq
        again = guest.again()
        await again.look(table, view=ask["view"], last=seq)
        kinds = [said["type"] for said in again.listen()]
        assert kinds == ["ask", "presence"]  # the question stands, until it is answered
        assert again.last("ask") == ask


@in_loop
async def test_a_long_gap_and_an_impossible_number_are_a_snapshot(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu")
        for _ in range(RECENT + 2):
            await one_turn(guests)
        newest = state_of(house, table).seq
        watcher = await Guest.arrive(house, "Cid")
        for last in (0, newest - RECENT - 1, newest + 1):
            await watcher.look(table, view="spectator", last=last)
            assert [s["type"] for s in watcher.listen()] == ["snapshot", "presence"]
        await watcher.look(table, view="spectator", last=newest - RECENT)
        assert len([s for s in watcher.listen() if s["type"] == "event"]) == RECENT


@in_loop
async def test_another_projection_is_a_snapshot(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        seq = state_of(house, table).seq
        await guests[0].look(table, view=0, last=seq, projection=m.PROJECTION + 1)
        assert guests[0].listen()[0]["type"] == "snapshot"


@in_loop
async def test_what_was_seen_cannot_be_looked_at_again(tmp_path: Path) -> None:
    """FOX-3.6: a page that asks for old numbers gets the table of now."""
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        begun = state_of(house, table).seq
        for _ in range(4):
            await one_turn(guests)
        now = state_of(house, table).seq
        await guests[0].say(m.Seen, table=table, view=0, seq=now)
        again = guests[0].again()
        await again.look(table, view=0, last=begun)
        assert again.listen()[0]["type"] == "snapshot"
        await again.look(table, view=0, last=now)
        assert all(said["type"] != "snapshot" for said in again.listen())


@in_loop
async def test_own_turns_count_as_seen_after_a_restart(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        begun = state_of(house, table).seq
        for _ in range(6):
            await one_turn(guests)
        person = guests[0].id
    async with a_house(tmp_path) as house:
        again = Guest(house, person)
        await again.look(table, view=0, last=begun)
        assert again.listen()[0]["type"] == "snapshot"


async def standing(house: House, table: str) -> tuple[object, ...]:
    found = await house.lobby.find(table)
    s = found.state
    assert s.play is not None
    memories = [s.play.observe(v).to_bytes() for v in s.play.rememberers]
    return s.play.log, s.play.state, memories, s.seats, s.packs, s.seq, s.decision, s.number


@in_loop
async def test_after_a_restart_everything_is_as_it_was_and_goes_on(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["tatsu-3"])
        for _ in range(7):
            await one_turn(guests)
        before = await standing(house, table)
        lasts = [state_of(house, table).seq for seat in range(3)]
        people = [guest.id for guest in guests]
    async with a_house(tmp_path) as house:
        assert await standing(house, table) == before
        guests = [Guest(house, person) for person in people]
        for seat, guest in enumerate(guests):
            await guest.look(table, view=seat, last=lasts[seat])
            assert all(said["type"] != "snapshot" for said in guest.listen())
        await play_on(house, table, guests)
        assert state_of(house, table).status == "over"


@in_loop
async def test_a_gap_over_a_restart_is_told_as_it_happened(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu")
        last = state_of(house, table).seq
        watcher = await Guest.arrive(house, "Cid")
        await watcher.look(table)
        for _ in range(5):
            await one_turn(guests)
        live = [said["events"] for said in watcher.all("event")]
    async with a_house(tmp_path) as house:
        again = Guest(house, watcher.id)
        await again.look(table, view="spectator", last=last)
        assert [said["events"] for said in again.all("event")] == live


@in_loop
async def test_a_command_is_still_known_after_a_restart(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        where = {"view": ask["view"], "decision": ask["decision"]}
        given = {"id": "one", "actions": await guest.turn(ask), **where}
        await guest.do(m.Commit, table, **given)
        log, person = list(state_of(house, table).play.log), guest.id
    async with a_house(tmp_path) as house:
        again = Guest(house, person)
        assert (await again.do(m.Commit, table, **given))["type"] == "ack"
        assert state_of(house, table).play.log == log


@in_loop
async def test_two_devices_see_the_same_and_either_may_answer(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        phone = guest.again()
        await phone.look(table)
        assert phone.last("ask") == ask
        await phone.answer(ask)
        seat = ask["view"]
        news = [said for said in guest.listen() if said["type"] == "event"]
        assert news == [said for said in phone.all("event") if said["view"] == seat]
        late = await guest.do(
            m.Commit, table, view=seat, decision=ask["decision"], actions=[ask["legal"][0]]
        )
        assert late["code"] == "stale-decision"


@in_loop
async def test_a_table_is_what_its_entries_make_of_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["fox"])
        await play_on(house, table, guests)
        lines = await house.store.lines(table)
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
        again, live = rebuild(table, lines), state_of(house, table)
        assert again.play is not None
        assert again.play.log == live.play.log
        assert again.commands == live.commands
        assert [t.seq for t in again.recent] == [t.seq for t in live.recent]


@in_loop
async def test_tables_at_which_nothing_happens_are_let_go_and_found_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(game="fox")
        await guest.look(made.table)
        await house.lobby.let_go()
        assert [table.id for table in house.lobby.loaded] == [made.table]  # somebody looks
        await house.sessions.leave(guest.connection)
        await house.lobby.let_go()
        assert house.lobby.loaded == []
        await guest.look(made.table)
        assert guest.last("snapshot")["table"] == made.table
