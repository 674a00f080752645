"""The life of a command: who may, what is refused, and that it happens exactly once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foxfire.core import records
from foxfire.core.registry import game_ids
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server import shuffle
from foxfire.server.entries import Line
from foxfire.server.house import House
from tests.server.houses import Guest, Json, a_house, in_loop, play_on, state_of

#: Options with which a random game of each kind of table is over soon.
SHORT: dict[str, dict[str, Any]] = {
    "fox": {"game": "fox", "options": {"target": 5}},
    "tatsu-2": {"game": "tatsu", "options": {"players": 2, "target": 40}},
    "tatsu-3": {"game": "tatsu", "options": {"players": 3, "target": 40}},
    "tatsu-4": {"game": "tatsu", "options": {"players": 4, "target": 40}},
}


async def seated(house: House, **wish: Any) -> tuple[str, list[Guest]]:
    """A running table full of people who look at it."""
    host = await Guest.arrive(house, "Anna")
    made = await host.new_table(public=True, **wish)
    await host.look(made.table)
    guests = [host]
    for seat in range(1, state_of(house, made.table).setup.players):
        guest = await Guest.arrive(house, f"Ben {seat}")
        await guest.look(made.table)
        assert (await guest.do(m.Sit, made.table, seat=seat))["type"] == "ack"
        guests.append(guest)
    return made.table, guests


def asked(guests: list[Guest]) -> tuple[Guest, Json]:
    """Who has to decide now, and the question."""
    asks = [(guest, guest.all("ask")[-1]) for guest in guests if guest.all("ask")]
    return max(asks, key=lambda pair: int(pair[1]["decision"]))


@pytest.mark.parametrize("kind", SHORT)
@in_loop
async def test_people_play_whole_games_through_messages_alone(kind: str, tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT[kind])
        await play_on(house, table, guests)
        state = state_of(house, table)
        assert state.status == "over"
        for guest in guests:
            end = guest.all("event")[-1]
            assert end["status"] == "over"
            assert end["outcome"]["scores"] == list(state.play.outcome.scores)
        record = records.parse(records.to_text((await house.lobby.find(table)).record()))
        assert records.replay(record).is_over
        assert shuffle.verify(record) >= 1


@pytest.mark.parametrize("game", game_ids())
@in_loop
async def test_every_game_of_the_registry_can_be_begun_against_bots(
    game: str, tmp_path: Path
) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(game=game)
        await guest.look(made.table)
        assert (await guest.do(m.Start, made.table))["type"] == "ack"
        await play_on(house, made.table, [guest], turns=3)
        assert guest.last("event")["show"] is not None


@in_loop
async def test_numbers_of_a_viewer_are_dense(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["tatsu-4"])
        await play_on(house, table, guests)
        for seat, guest in enumerate(guests):
            mine = [s["seq"] for s in guest.heard if s["type"] == "event" and s["view"] == seat]
            assert mine == list(range(mine[0], mine[0] + len(mine)))


@in_loop
async def test_a_command_sent_again_is_acknowledged_and_done_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        given = {
            "id": "mine-1",
            "view": ask["view"],
            "decision": ask["decision"],
            "actions": await guest.turn(ask),
        }
        first = await guest.do(m.Commit, table, **given)
        log = list(state_of(house, table).play.log)
        again = await guest.do(m.Commit, table, **given)
        assert first == again == {"type": "ack", "id": "mine-1", "table": table, "made": None}
        assert state_of(house, table).play.log == log


@in_loop
async def test_an_old_command_is_known_even_when_memory_has_lost_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        said = {"view": 0, "id": "once", "phrase": "server-phrase-hello"}
        await guests[0].do(m.Talk, table, **said)
        state = state_of(house, table)
        state.commands.clear()  # as after very many others
        number = state.number
        assert (await guests[0].do(m.Talk, table, **said))["type"] == "ack"
        assert state.number == number


@in_loop
async def test_two_people_may_use_the_same_command_id(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        for seat, guest in enumerate(guests):
            said = await guest.do(m.Talk, table, id="same", view=seat, phrase="server-phrase-hello")
            assert said["type"] == "ack"
        assert len([e for e in guests[0].all("event") if "talk" in str(e["events"])]) == 2


async def refused(guest: Guest, kind: type[m.Command], table: str, **more: Any) -> str:
    """The code with which a command is refused; and nothing has changed."""
    before = state_of(guest.house, table)
    content = before.number, before.decision, before.seq
    answer = await guest.do(kind, table, **more)
    assert answer["type"] == "error", answer
    assert set(answer) == {"type", "code", "message", "clause", "id"}
    after = state_of(guest.house, table)
    assert (after.number, after.decision, after.seq) == content
    code: str = answer["code"]
    return code


@in_loop
async def test_answers_are_refused_in_the_order_that_is_written_down(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", options={"dealer": 0})
        leader, other = guests[1], guests[0]  # the dealer's opponent leads
        ask = leader.last("ask")
        plain = [card for card in ask["legal"] if card[1:] not in ("3", "5")]  # without a power
        turn = {"decision": ask["decision"], "actions": [plain[0]]}
        stale = {**turn, "decision": ask["decision"] - 1}
        hidden = sorted(set(all_cards()) - set(ask["legal"]))
        assert await refused(other, m.Commit, table, view=1, **turn) == "not-allowed"
        assert await refused(other, m.Commit, table, view=7, **turn) == "not-found"
        assert await refused(other, m.Commit, table, view=0, **stale) == "stale-decision"
        assert await refused(other, m.Commit, table, view=0, **turn) == "not-your-turn"
        assert await refused(leader, m.Commit, table, view=1, **stale) == "stale-decision"
        rubbish = {**turn, "actions": ["Z99"]}
        assert await refused(leader, m.Commit, table, view=1, **rubbish) == "invalid-notation"
        foreign = {**turn, "actions": [hidden[0]]}
        assert await refused(leader, m.Commit, table, view=1, **foreign) == "illegal-action"
        assert leader.heard[-1]["clause"] == "FOX-3.1"
        two = {**turn, "actions": plain[:2]}
        assert await refused(leader, m.Commit, table, view=1, **two) == "conflict"
        assert (await leader.do(m.Commit, table, view=1, **turn))["type"] == "ack"


def all_cards() -> list[str]:
    return [f"{suit}{rank}" for suit in "BKM" for rank in range(1, 12)]


@in_loop
async def test_a_refused_card_says_the_same_wherever_it_is(tmp_path: Path) -> None:
    """The opponent's cards, the deck's and the decree: an error tells none from another."""
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", options={"dealer": 0})
        leader, ask = guests[1], guests[1].last("ask")
        answers = set()
        for card in sorted(set(all_cards()) - set(ask["legal"])):
            said = await leader.do(
                m.Commit, table, view=1, decision=ask["decision"], actions=[card]
            )
            answers.add((said["code"], said["clause"], said["message"].replace(card, "X")))
        assert len(answers) == 1


@in_loop
async def test_commands_before_and_after_the_game_are_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host = await Guest.arrive(house)
        made = await host.new_table(game="fox", options={"target": 5}, public=True)
        turn = {"view": 0, "decision": 0, "actions": ["B1"]}
        assert await refused(host, m.Commit, made.table, **turn) == "conflict"
        table, guests = await seated(house, **SHORT["fox"])
        await play_on(house, table, guests)
        late = {**turn, "decision": state_of(house, table).decision}
        assert await refused(guests[0], m.Commit, table, **late) == "conflict"
        assert await refused(guests[0], m.Sit, table, seat=1) == "conflict"
        assert await refused(guests[0], m.Start, table) == "conflict"


@in_loop
async def test_a_table_that_there_is_not_is_not_found(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        for table in ("nowhere", "../../etc", "x" * 24):
            await guest.look(table)
            assert guest.last("error")["code"] in ("not-found", "invalid-message")


@in_loop
async def test_a_private_table_is_unknown_without_its_invitation(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host, friend, stranger = [await Guest.arrive(house, n) for n in ("Anna", "Ben", "Cid")]
        made = await host.new_table(game="fox")
        await stranger.look(made.table)
        missing = stranger.last("error")
        await stranger.look("aaaaaaaaaaaa")
        assert {**stranger.last("error"), "id": None} == missing  # not even that it exists
        assert await refused(stranger, m.Sit, made.table, seat=1) == "not-found"
        assert await refused(stranger, m.Sit, made.table, seat=1, invite="wrong") == "not-found"
        await friend.look(made.table, invite=made.invite)
        assert friend.last("snapshot")["view"] == "spectator"
        sat = await friend.do(m.Sit, made.table, seat=1, invite=made.invite)
        assert sat["type"] == "ack"
        assert state_of(house, made.table).status == "running"


@in_loop
async def test_a_table_that_somebody_else_has_written_to_is_loaded_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", talking="text")
        state = state_of(house, table)
        intruder = e.Talked(seat=0, text="from elsewhere")
        await house.store.append(table, [Line(state.number + 1, 1, intruder)])
        said = {"view": 0, "text": "mine"}
        assert (await guests[0].do(m.Talk, table, **said))["code"] == "unavailable"
        again = Guest(house, guests[0].id)
        assert (await again.do(m.Talk, table, **said))["type"] == "ack"
        assert guests[1].connection.closed  # it comes back, and finds the table as it is
        talk = [line.entry for line in await house.store.lines(table) if line.number > state.number]
        assert [entry.text for entry in talk if isinstance(entry, e.Talked)] == [
            "from elsewhere", "mine",
        ]  # fmt: skip


@in_loop
async def test_a_defect_of_ours_is_answered_and_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        where = {"view": ask["view"], "decision": ask["decision"]}
        with monkeypatch.context() as broken:
            broken.setattr("foxfire.server.drafts.explore", lambda *_: 1 / 0)
            answer = await guest.do(m.Explore, table, prefix=[], **where)
        assert (answer["code"], answer["message"]) == ("defect", "something went wrong here")
        assert "ZeroDivisionError" in caplog.text
        assert (await guest.answer(ask))["type"] == "ack"
