"""Bots that search at tables: who may sit there, who stands in for them, and what they advise."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from foxfire.core.errors import MessageError, OptionError
from foxfire.server import advising, bots, offers
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.errors import ConflictError
from foxfire.server.settings import Settings
from foxfire.server.workers import COMMAND
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of, until
from tests.server.test_table import SHORT, refused, seated

#: A worker whose bots need no compiler: whoever searches takes the last of the legal actions.
SEARCHING = (
    sys.executable,
    "-c",
    (
        "import sys; from foxfire.server import bot_worker as w\n"
        "real = w.answer\n"
        "def answer(asked):\n"
        " seen = w.observation_of(asked)\n"
        " turn = seen.game.format_action(seen.legal[-1])\n"
        " advice = dict(turn=turn, actions=[turn], visits=9, value=.5, spread=.1)\n"
        " why = dict(id='bots-why-only', args=dict(turn=turn))\n"
        " told = dict(measure='chance', simulations=9, advice=[advice], why=why)\n"
        " plain = asked.bot == 'rules'\n"
        " return real(asked) if plain else w.Answer(seen.legal[-1], told)\n"
        "w.answer = answer\n"
        "w.main(sys.stdin.buffer, sys.stdout.buffer)"
    ),
)


def settings(**more: Any) -> Settings:
    return Settings(db="unused", **more)


def test_levels_and_bounded_budgets_may_sit_at_a_table() -> None:
    assert offers.offer("rules", "fox", settings()) == offers.Offer("rules")
    assert offers.offer("level:2", "fox", settings()).seconds == 0.0
    assert offers.offer("level:3", "tac", settings()) == offers.Offer("level:3", 0.05, True)
    assert offers.offer("search:2s", "tatsu", settings()).seconds == 2.0
    names = {offer.name for offer in offers.offers("fox", settings())}
    assert {"random", "rules", "level:2", "level:5"} <= names


@pytest.mark.parametrize(
    "name",
    [
        "level:9",
        "level:",
        "search:6s",
        "search:sims=5",
        "search:1s,cores=2",
        "textbook",
        "nobody",
        "engine:x",
    ],
)
def test_what_could_hold_up_a_server_may_not(name: str) -> None:
    with pytest.raises(OptionError):
        offers.offer(name, "fox", settings())


def test_an_operator_bounds_budgets() -> None:
    with pytest.raises(OptionError, match=r"at most 0\.5s"):
        offers.offer("level:4", "fox", settings(bot_budget=0.5))


def wake(monkeypatch: pytest.MonkeyPatch, answers: bool | None) -> None:
    """Compiling succeeds at once, fails at once, or takes for ever."""

    async def compile_search(game: str) -> bool:
        if answers is None:
            await asyncio.sleep(1000)
        return bool(answers)

    monkeypatch.setattr(bots, "compile_search", compile_search)
    monkeypatch.setattr(bots.Bots.__init__, "__kwdefaults__", {"command": SEARCHING})


WISH = {"game": "fox", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:1ms"}]}
PROCESSES: dict[str, Any] = {"bot_workers": 1, "bot_thinkers": 1}


async def bot_turns(house: Any, table: str) -> list[e.Played]:
    lines = await house.store.lines(table)
    return [x.entry for x in lines if isinstance(x.entry, e.Played) and x.entry.bot]


@pytest.mark.parametrize(("answers", "reason"), [(None, "asleep"), (False, "asleep")])
@in_loop
async def test_a_plain_bot_stands_in_while_a_search_is_compiled_and_all_are_told(
    answers: bool | None, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake(monkeypatch, answers)
    async with a_house(tmp_path, **PROCESSES) as house:
        await house.bots.ready()
        guest = await Guest.arrive(house)
        made = await guest.new_table(**WISH)
        await guest.look(made.table)
        await play_on(house, made.table, [guest], turns=3)
        turns = await bot_turns(house, made.table)
        assert {turn.instead for turn in turns} == {reason}
        assert {turn.bot for turn in turns} == {"rules"}
        told = [n for event in guest.all("event") for n in event["events"]]
        notices = [n for n in told if n["event"] == "server-event-stand-in"]
        assert notices[0] == {
            "event": "server-event-stand-in",
            "seat": 1,
            "bot": "rules",
            "reason": reason,
        }


@in_loop
async def test_a_search_that_is_awake_decides_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake(monkeypatch, True)
    async with a_house(tmp_path, **PROCESSES) as house:
        await house.bots.ready()
        assert not house.bots._waking.is_awake("fox")  # the first question wakes it
        await until(lambda: house.bots._waking.is_awake("fox"))
        guest = await Guest.arrive(house)
        made = await guest.new_table(**WISH)
        await guest.look(made.table)
        await play_on(house, made.table, [guest], turns=3)
        turns = await bot_turns(house, made.table)
        assert {(turn.bot, turn.instead) for turn in turns} == {("search:1ms", None)}
        assert guest.last("snapshot")["seats"][1]["animal"]


@in_loop
async def test_a_search_that_hangs_is_replaced_and_a_plain_bot_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake(monkeypatch, True)
    slow = SEARCHING[2].replace("return real", "import time; plain or time.sleep(99); return real")
    command = (*SEARCHING[:2], slow)
    monkeypatch.setattr(bots.Bots.__init__, "__kwdefaults__", {"command": command})
    monkeypatch.setattr("foxfire.server.workers.LOADING_SECONDS", 0.2)
    async with a_house(tmp_path, bot_limit=2.0, **PROCESSES) as house:
        await house.bots.ready()
        house.bots._waking.is_awake("fox")
        await asyncio.sleep(0)
        guest = await Guest.arrive(house)
        made = await guest.new_table(**WISH)
        await guest.look(made.table)
        await play_on(house, made.table, [guest], turns=1)
        await until(lambda: state_of(house, made.table).decider == 0)
        assert (await bot_turns(house, made.table))[0].instead == "late"
        assert house.metrics.bot_replacements.value >= 1


@in_loop
async def test_a_seat_whose_bot_is_gone_is_played_on(tmp_path: Path) -> None:
    async with a_house(tmp_path, engines="pal fox = true") as house:
        guest = await Guest.arrive(house)
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await guest.new_table(game="fox", seats=seats, public=True)
        for kind, seat, bot in ((m.Appoint, 1, "engine:x"), (m.Leave, 0, "level:9")):
            assert await refused(guest, kind, made.table, seat=seat, bot=bot) == "invalid-option"
        await guest.do(m.Appoint, made.table, seat=1, bot="rules")
        state_of(house, made.table).seats[1].bot = "engine:gone"
        await guest.look(made.table)
        await play_on(house, made.table, [guest], turns=4)
        assert "absent" in [turn.instead for turn in await bot_turns(house, made.table)]


@in_loop
async def test_a_hint_has_turns_figures_and_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake(monkeypatch, True)
    async with a_house(tmp_path, **PROCESSES) as house:
        await house.bots.ready()
        guest = await Guest.arrive(house)
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = await guest.new_table(game="fox", seats=seats, hints=True)
        await guest.look(made.table)
        ask = guest.last("ask")
        where = {"view": ask["view"], "decision": ask["decision"]}
        plain = await guest.do(m.Hint, made.table, **where)
        assert plain["bot"] == "rules" and plain["advice"] == []  # it wakes up
        await until(lambda: house.bots._waking.is_awake("fox"))
        found = await guest.do(m.Hint, made.table, **where)
        assert found["bot"] == "search" and found["measure"] == "chance"
        assert found["advice"][0]["actions"] == [found["action"]] == [ask["legal"][-1]]
        assert found["why"]["id"].startswith("bots-why-")


@in_loop
async def test_a_finished_game_is_looked_back_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake(monkeypatch, True)
    async with a_house(tmp_path, **PROCESSES) as house:
        table, guests = await seated(house, **SHORT["fox"])
        await play_on(house, table, guests)
        record = (await house.lobby.find(table)).record()
        seen = advising.moment(record, 3)
        legal = [seen.game.format_action(action) for action in seen.legal]
        house.bots._waking.is_awake("fox")
        await until(lambda: house.bots._waking.is_awake("fox"))
        found = await advising.opinion(house.bots, seen, "review")
        assert found.bot == "search" and found.action == legal[-1]
        with pytest.raises(MessageError):
            advising.moment(record, len(record.entries) + 1)
        for nobody in (0, len(record.entries)):  # before the first deal, and after the end
            with pytest.raises(ConflictError):
                advising.moment(record, nobody)


@pytest.mark.campaign
def test_a_real_search_sits_at_a_table_and_gives_hints(tmp_path: Path) -> None:
    """Compiles the search of the Fox if nobody has before."""

    async def played() -> None:
        async with a_house(tmp_path, **PROCESSES) as house:
            guest = await Guest.arrive(house)
            made = await guest.new_table(**{**WISH, "hints": True})
            await guest.look(made.table)
            while not house.bots._waking.is_awake("fox"):
                await asyncio.sleep(0.1)
            await play_on(house, made.table, [guest], turns=4)
            await until(lambda: state_of(house, made.table).decider == 0)
            turns = await bot_turns(house, made.table)
            assert turns[-1].bot == "search:1ms", turns
            ask = guest.last("ask")
            where = {"view": 0, "decision": ask["decision"]}
            found = await guest.do(m.Hint, made.table, **where)
            assert found["action"] in ask["legal"]
            assert found["bot"] == "search", found

    assert COMMAND[0] == sys.executable
    asyncio.run(asyncio.wait_for(played(), 540))
