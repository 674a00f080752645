"""All are asked at once; early answers are kept, secret, and played in the order of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxfire.core.play import Done
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.house import House
from foxfire.server.waiting import GRACE_MILLIS
from tests.server.houses import Guest, HandClock, Json, a_house, in_loop, play_on, state_of, until
from tests.server.test_table import refused, seated

TAC = {"game": "tac", "options": {"mode": "teams"}}


def question(guest: Guest) -> Json:
    return guest.last("ask")


async def give(guest: Guest, choice: int = 0) -> Json:
    ask = question(guest)
    where = {"view": ask["view"], "decision": ask["decision"]}
    return await guest.do(m.Commit, ask["table"], actions=[ask["legal"][choice]], **where)


def gifts(house: House, table: str) -> list[tuple[int, str]]:
    play = state_of(house, table).play
    done = [entry for entry in play.log if isinstance(entry, Done)]
    return [(entry.player, play.game.format_action(entry.action)) for entry in done]


@in_loop
async def test_all_four_are_asked_for_their_gift_at_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **TAC)
        asks = [question(guest) for guest in guests]
        assert [ask["phase"] for ask in asks] == ["give"] * 4
        assert [ask["seat"] for ask in asks] == [0, 1, 2, 3]
        assert guests[0].last("event")["turn"]["waiting"] == [0, 1, 2, 3]
        chosen = [(n, asks[n]["legal"][0]) for n in range(4)]
        for number, seat in enumerate((2, 3, 0, 1)):
            assert (await give(guests[seat]))["type"] == "ack"
            assert len(gifts(house, table)) == (0, 0, 1, 4)[number]
        assert gifts(house, table) == chosen
        assert state_of(house, table).early == {}
        assert sorted(len(guest.all("ask")) for guest in guests) == [1, 1, 1, 2]
        await play_on(house, table, guests, turns=40)


@in_loop
async def test_an_early_answer_is_known_to_its_giver_alone(tmp_path: Path) -> None:
    heard: list[list[bytes]] = []
    for choice in (0, -1):
        folder = tmp_path / str(choice)
        folder.mkdir()
        async with a_house(folder, HandClock()) as house:
            table, guests = await seated(house, **TAC)
            for guest in guests:
                guest.listen()
            await give(guests[2], choice)
            own = guests[2].last("event")
            assert own["early"] == [question(guests[2])["legal"][choice]]
            assert own["turn"]["waiting"] == [0, 1, 3]
            others = [guests[n].connection.take_all() for n in (0, 1, 3)]
            theirs = b"|".join(b"".join(each) for each in others)
            assert b"server-event-answered" in theirs
            heard.append([theirs.replace(table.encode(), b"T")])
    assert heard[0] == heard[1]


@in_loop
async def test_an_early_answer_is_final_and_counts_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **TAC)
        ask = question(guests[3])
        turn = {"view": 3, "decision": ask["decision"], "actions": [ask["legal"][0]], "id": "x"}
        assert (await guests[3].do(m.Commit, table, **turn))["type"] == "ack"
        number = state_of(house, table).number
        assert (await guests[3].do(m.Commit, table, **turn))["type"] == "ack"
        assert state_of(house, table).number == number
        other = {**turn, "id": "y", "actions": [ask["legal"][-1]]}
        assert await refused(guests[3], m.Commit, table, **other) == "stale-decision"
        foreign = {"view": 2, "decision": ask["decision"], "actions": [ask["legal"][0]]}
        assert await refused(guests[3], m.Commit, table, **foreign) == "not-allowed"
        wrong = {**turn, "view": 1, "id": "z", "actions": ["give 99"]}
        assert await refused(guests[1], m.Commit, table, **wrong) == "invalid-notation"


@in_loop
async def test_early_answers_survive_a_restart(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **TAC)
        chosen = [(n, question(guests[n])["legal"][1]) for n in range(4)]
        for seat in (3, 1, 2):
            await give(guests[seat], 1)
        people = [guest.id for guest in guests]
    async with a_house(tmp_path) as house:
        again = [Guest(house, person) for person in people]
        for guest in again:
            await guest.look(table)
        assert again[3].last("snapshot")["early"] == [chosen[3][1]]
        assert again[0].last("snapshot")["early"] == []
        assert [bool(guest.all("ask")) for guest in again] == [True, False, False, False]
        await give(again[0], 1)
        assert gifts(house, table) == chosen


@in_loop
async def test_somebody_who_is_late_among_many_is_decided_for(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, guests = await seated(house, tempo={"seconds": 60}, **TAC)
        await give(guests[0])
        await give(guests[2])
        assert clock.rings == [clock.now() + 60_000] * 2
        assert GRACE_MILLIS < 60_000
        clock.forward(61)
        await until(lambda: len(gifts(house, table)) == 4)
        lines = await house.store.lines(table)
        late = [x.entry for x in lines if isinstance(x.entry, e.Played) and x.entry.late]
        assert {entry.player for entry in late} == {1, 3}


@pytest.mark.parametrize("mode", ["teams", "coop", "two", "solo"])
@in_loop
async def test_people_and_bots_exchange_in_every_mode(mode: str, tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host = await Guest.arrive(house)
        made = await host.new_table(game="tac", options={"mode": mode})
        await host.look(made.table)
        if state_of(house, made.table).status == "open":
            await host.do(m.Start, made.table)
        await play_on(house, made.table, [host], turns=25)
        assert state_of(house, made.table).decision > 25
