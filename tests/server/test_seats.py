"""Who sits where: joining, leaving, bots that take over and give back, hosts, rematches."""

from __future__ import annotations

from pathlib import Path

from foxfire.server import messages as m
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of, until
from tests.server.test_table import SHORT, asked, refused, seated


@in_loop
async def test_a_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host = await Guest.arrive(house)
        made = await host.new_table(game="tatsu", options={"players": 3}, public=True)
        await host.look(made.table)
        for seat in (1, 2):
            assert state_of(house, made.table).status == "open"
            guest = await Guest.arrive(house, f"Ben {seat}")
            await guest.do(m.Sit, made.table, seat=seat)
        assert state_of(house, made.table).status == "running"
        statuses = [said["status"] for said in host.all("event") if said["status"]]
        assert statuses == ["running"]
        ids = [each["event"] for said in host.all("event") for each in said["events"]]
        assert ids.count("server-event-sat") == 2
        assert "tatsu-event-deal" in ids


@in_loop
async def test_the_host_begins_with_bots_in_open_seats(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host, other = await Guest.arrive(house), await Guest.arrive(house, "Ben")
        made = await host.new_table(**SHORT["tatsu-4"], public=True)
        await host.look(made.table)
        assert await refused(other, m.Start, made.table) == "not-allowed"
        await host.do(m.Start, made.table)
        seats = host.last("snapshot")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open", "open"]
        seats = next(s for s in reversed(host.all("event")) if s["seats"])["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
        await play_on(house, made.table, [host])
        assert state_of(house, made.table).status == "over"


@in_loop
async def test_a_seat_passes_to_a_bot_and_back_and_nothing_is_lost(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu")
        state = state_of(house, table)
        await play_on(house, table, guests, turns=2)
        leaver, seat = guests[2], 2
        log = list(state.play.log)
        assert (await leaver.do(m.Leave, table, seat=seat))["type"] == "ack"
        assert (state.seats[seat].kind, state.seats[seat].person) == ("bot", leaver.id)
        assert state.play.log == log
        assert await refused(leaver, m.Talk, table, view=seat, phrase="server-phrase-hello")
        await play_on(house, table, [g for g in guests if g is not leaver], turns=6)
        stranger = await Guest.arrive(house, "Dora")
        kept = await stranger.do(m.Sit, table, seat=seat)  # while bots may be playing
        assert kept["code"] == "conflict"
        assert (await leaver.do(m.Sit, table, seat=seat))["type"] == "ack"
        assert state.seats[seat].kind == "person"
        assert leaver.last("snapshot")["view"] == seat
        assert leaver.last("snapshot")["show"] == state.play.show(seat)
        await play_on(house, table, guests, turns=8)


@in_loop
async def test_a_newcomer_may_take_the_seat_of_a_bot(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host = await Guest.arrive(house)
        made = await host.new_table(game="tatsu", public=True)
        await host.look(made.table)
        await host.do(m.Start, made.table)
        await play_on(house, made.table, [host], turns=2)
        guest = await Guest.arrive(house, "Ben")
        await guest.look(made.table)
        assert guest.last("snapshot")["view"] == "spectator"
        assert (await guest.do(m.Sit, made.table, seat=3))["type"] == "ack"
        assert guest.last("snapshot")["view"] == 3
        assert made.table in [row.id for row in await house.store.tables_of(guest.id)]
        await play_on(house, made.table, [host, guest], turns=6)


@in_loop
async def test_nobody_sits_down_who_has_seen_other_cards(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu", watching="seat", watch_seat=1)
        state = state_of(house, table)
        spy = await Guest.arrive(house, "Spy")
        await spy.look(table)
        assert spy.last("snapshot")["view"] == 1
        assert spy.last("snapshot")["show"] == state.play.show(1)
        await guests[3].do(m.Leave, table, seat=3)
        await guests[0].do(m.Appoint, table, seat=3, bot="random")
        assert await refused(spy, m.Sit, table, seat=3) == "not-allowed"
        assert await refused(guests[1], m.Sit, table, seat=3) == "not-allowed"
        fresh = await Guest.arrive(house, "Fred")
        assert (await fresh.do(m.Sit, table, seat=3))["type"] == "ack"


@in_loop
async def test_bots_wait_when_everybody_has_left(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["fox"])
        for seat, guest in enumerate(guests):
            await guest.do(m.Leave, table, seat=seat)
        state = state_of(house, table)
        number = state.number
        found = await house.lobby.find(table)
        assert found.waiting.is_for_nothing
        assert state.number == number and state.status == "running"
        await guests[0].do(m.Sit, table, seat=0)
        await until(lambda: state.decider == 0)
        await play_on(house, table, [guests[0]])


@in_loop
async def test_the_host_removes_a_player_for_good(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu")
        host, rude = guests[0], guests[2]
        state = state_of(house, table)
        assert await refused(rude, m.Appoint, table, seat=0, bot="random") == "not-allowed"
        assert await refused(host, m.Appoint, table, seat=0, bot="random") == "conflict"
        assert await refused(host, m.Appoint, table, seat=2) == "conflict"  # never an empty seat
        assert (await host.do(m.Appoint, table, seat=2, bot="rules"))["type"] == "ack"
        assert (state.seats[2].kind, state.seats[2].person) == ("bot", None)
        assert await refused(rude, m.Sit, table, seat=2) == "not-allowed"
        told = [each["event"] for said in host.all("event") for each in said["events"]]
        assert "server-event-removed" in told


@in_loop
async def test_a_seat_of_an_open_table_falls_open_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host, guest = await Guest.arrive(house), await Guest.arrive(house, "Ben")
        made = await host.new_table(game="tatsu", public=True)
        await guest.do(m.Sit, made.table, seat=2)
        await guest.do(m.Leave, made.table, seat=2)
        assert state_of(house, made.table).seats[2].kind == "open"
        await guest.do(m.Sit, made.table, seat=1)
        assert await refused(host, m.Sit, made.table, seat=1) == "conflict"


@in_loop
async def test_one_person_plays_both_seats_at_one_screen(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(**SHORT["fox"], seats=[{"kind": "me"}, {"kind": "me"}])
        assert state_of(house, made.table).status == "running"
        await guest.look(made.table)
        assert {said["view"] for said in guest.all("snapshot")} == {0, 1}
        state = state_of(house, made.table)
        while state.status == "running":
            await guest.answer(guest.last("ask"))
        assert state.status == "over"
        for said in guest.all("event"):
            other = {"0": 1, "1": 0}[str(said["view"])]
            if said["show"]:
                assert said["show"]["hands"][other]["cards"] is None


@in_loop
async def test_a_rematch_keeps_seats_for_those_who_played(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["fox"])
        stranger = await Guest.arrive(house, "Cid")
        assert await refused(guests[0], m.Rematch, table) == "conflict"
        await play_on(house, table, guests)
        assert await refused(stranger, m.Rematch, table) == "not-allowed"
        made = (await guests[1].do(m.Rematch, table))["made"]
        assert (await guests[0].do(m.Rematch, table))["made"] == made
        told = [each for said in guests[0].all("event") for each in said["events"]]
        assert {"event": "server-event-rematch", "table": made} in told
        await guests[1].look(made)
        await guests[0].look(made)
        await guests[0].do(m.Sit, made, seat=0)
        assert state_of(house, made).status == "running"
        await play_on(house, made, guests)
        assert state_of(house, made).status == "over"
        logs = [state_of(house, t).play.log for t in (table, made)]
        assert logs[0] != logs[1]


@in_loop
async def test_blocked_people_do_not_sit_down_with_those_who_blocked_them(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host, pest = await Guest.arrive(house), await Guest.arrive(house, "Pest")
        await house.people.set_block(host.id, pest.id, "block")
        made = await host.new_table(game="fox", public=True)
        assert await refused(pest, m.Sit, made.table, seat=1) == "not-allowed"
        await house.people.set_block(host.id, pest.id, "mute")
        assert (await pest.do(m.Sit, made.table, seat=1))["type"] == "ack"


@in_loop
async def test_somebody_who_deletes_everything_leaves_games_to_bots(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", talking="text")
        await guests[1].do(m.Talk, table, view=1, text="my secret")
        found = await house.lobby.find(table)
        await found.give_up(guests[1].id)
        await house.lobby.forget_words(guests[1].id)
        await house.people.delete(guests[1].id)
        lines = await house.store.lines(table)
        assert "my secret" not in str(lines)
        assert state_of(house, table).seats[1].kind == "bot"
        await play_on(house, table, [guests[0]], turns=3)
        watcher = await Guest.arrive(house, "Cid")
        await watcher.look(table)
        assert "Ben 1" not in str(watcher.heard)


@in_loop
async def test_who_is_connected_is_told(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        assert guests[0].last("presence")["online"] == [0, 1]
        await house.sessions.leave(guests[1].connection)
        assert guests[0].last("presence") == {
            "type": "presence", "table": table, "online": [0], "watchers": 0,
        }  # fmt: skip
        watcher = await Guest.arrive(house, "Cid")
        await watcher.look(table)
        assert guests[0].last("presence")["watchers"] == 1
        assert asked(guests)
