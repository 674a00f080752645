"""Time for a decision: seconds or days, and what happens when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxfire.server import messages as m
from foxfire.server.errors import TooManyError
from foxfire.server.waiting import GRACE_MILLIS
from tests.server.houses import Guest, HandClock, a_house, in_loop, state_of, until
from tests.server.test_table import asked, refused, seated

DAY = 86_400


@pytest.mark.parametrize("seconds", [5, 3 * DAY])
@in_loop
async def test_a_bot_decides_for_somebody_who_is_late(seconds: int, tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, guests = await seated(house, game="fox", tempo={"seconds": seconds})
        state = state_of(house, table)
        late, ask = asked(guests)
        assert ask["deadline"] == clock.now() + 1000 * seconds
        clock.forward(seconds - 0.001)
        decision = state.decision
        assert clock.rings == [ask["deadline"]]
        clock.forward(0.001)
        await until(lambda: state.decision > decision)
        assert state.seats[ask["view"]].kind == "person"  # the seat is still theirs
        told = [each for said in late.all("event") for each in said["events"]]
        assert {"event": "server-event-late", "seat": ask["view"], "bot": "random"} in told
        answer = {"view": ask["view"], "decision": ask["decision"], "actions": [ask["legal"][0]]}
        assert await refused(late, m.Commit, table, **answer) == "stale-decision"


@in_loop
async def test_a_seat_may_go_on_waiting(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        tempo = {"seconds": 30, "late": "wait"}
        _table, guests = await seated(house, game="fox", tempo=tempo)
        late, ask = asked(guests)
        clock.forward(3600)
        assert clock.rings == []
        assert (await late.answer(ask))["type"] == "ack"


@in_loop
async def test_without_a_tempo_there_is_no_deadline(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        _, guests = await seated(house, game="fox")
        assert asked(guests)[1]["deadline"] is None
        assert clock.rings == []


@in_loop
async def test_talk_gains_no_time(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, guests = await seated(house, game="fox", tempo={"seconds": 60})
        due = clock.rings
        clock.forward(20)
        await guests[0].do(m.Talk, table, view=0, phrase="server-phrase-hello")
        assert clock.rings == due


@in_loop
async def test_the_tempo_changes_when_all_agree(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, guests = await seated(house, game="fox", tempo={"seconds": 60})
        state = state_of(house, table)
        clock.forward(50)
        days = {"seconds": 2 * DAY, "late": "wait"}
        given = {"view": 0, "what": "tempo", "tempo": days}
        assert (await guests[0].do(m.Propose, table, **given))["type"] == "ack"
        assert await refused(guests[1], m.Propose, table, **{**given, "view": 1}) == "conflict"
        assert await refused(guests[1], m.Propose, table, view=1, what="tempo") == "conflict"
        assert state.tempo.seconds == 60
        (number,) = state.proposals
        await guests[1].do(m.Consent, table, view=1, proposal=number, agree=True)
        assert state.tempo == m.Tempo(2 * DAY, "wait")
        assert asked(guests)[1]["deadline"] == clock.now() + 2 * DAY * 1000
        assert guests[0].last("event")["tempo"] == days


@in_loop
async def test_after_a_restart_nobody_is_late_at_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, _ = await seated(house, game="fox", tempo={"seconds": 60})
    clock.forward(7 * DAY)
    async with a_house(tmp_path, clock) as house:
        await house.lobby.find(table)
        assert clock.rings == [clock.now() + GRACE_MILLIS]
        state = state_of(house, table)
        decision = state.decision
        clock.forward(GRACE_MILLIS / 1000)
        await until(lambda: state.decision > decision)


@in_loop
async def test_somebody_who_takes_a_seat_has_the_whole_time(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, guests = await seated(
            house, game="fox", options={"dealer": 0}, tempo={"seconds": 60}
        )
        clock.forward(50)
        state = state_of(house, table)
        await guests[1].do(m.Leave, table, seat=1)
        await until(lambda: state.decider == 0)
        clock.forward(10)
        assert state.deadline(0) is not None
        again = Guest(house, guests[1].id)
        await again.do(m.Sit, table, seat=1)
        await again.look(table)
        await guests[0].answer(guests[0].last("ask"))
        if state.decider == 1:
            assert state.deadline(1) == clock.now() + 60_000


@in_loop
async def test_tables_that_nobody_came_to_stop_counting_after_a_day(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock, tables=2) as house:
        host = await Guest.arrive(house)
        for _ in range(2):
            await host.new_table()
        with pytest.raises(TooManyError):
            await host.new_table()
        clock.forward(DAY)
        alone = {"seats": [{"kind": "me"}, {"kind": "bot"}]}
        for _ in range(2):
            await host.new_table(**alone)
        clock.forward(30 * DAY)
        with pytest.raises(TooManyError):  # these have begun
            await host.new_table()
