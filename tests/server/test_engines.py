"""Outside programs in seats: only the operator's; whatever they do, the game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foxfire.core.errors import OptionError
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.settings import Settings
from tests.engine.programs import EXAMPLE, ROGUE, command
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of, until
from tests.server.test_levels import bot_turns
from tests.server.test_table import refused


def configured(game: str, *words: object) -> str:
    path = ROGUE if words else EXAMPLE
    return f"pal {game} = {command(path, *words)}"


def wish(game: str, **options: object) -> dict[str, object]:
    return {
        "game": game,
        "options": options,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "engine:pal"}],
    }


def test_programs_are_named_by_the_operator() -> None:
    settings = Settings(db="x", engines="deep fox = /opt/deep --fast; other tac=run it ;")
    assert settings.engines_of("fox") == {"deep": "/opt/deep --fast"}
    assert settings.engines_of("tac") == {"other": "run it"}
    assert settings.engines_of("tatsu") == {}
    for wrong in ("deep = x", "deep chess = x", "../deep fox = x", "deep fox ="):
        with pytest.raises(OptionError if "chess" not in wrong else Exception):
            Settings(db="x", engines=wrong)


@in_loop
async def test_no_client_names_a_command(tmp_path: Path) -> None:
    async with a_house(tmp_path, engines=configured("tatsu")) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(game="fox")
        for name in ("engine:touch x", "engine:pal", "engine:"):
            assert await refused(guest, m.Appoint, made.table, seat=1, bot=name) == "invalid-option"
        assert house.bots.engines._seats == {}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the time that a program may take."""
    monkeypatch.setattr("foxfire.server.waiting.pause", lambda *given: 0.0)


def told(guest: Guest, name: str) -> list[dict[str, object]]:
    said = [notice for event in guest.all("event") for notice in event["events"]]
    return [notice for notice in said if notice["event"] == name]


@pytest.mark.usefixtures("at_once")
@in_loop
async def test_a_program_plays_a_seat_and_is_sent_away_when_nobody_is_left(tmp_path: Path) -> None:
    async with a_house(tmp_path, engines=configured("fox"), engine_seconds=20.0) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(**wish("fox"))
        await guest.look(made.table)
        await play_on(house, made.table, [guest], turns=2)
        await until(lambda: state_of(house, made.table).decider == 0)
        turns = await bot_turns(house, made.table)
        assert {(turn.bot, turn.instead) for turn in turns} == {("engine:pal", None)}
        assert told(guest, "server-event-stand-in") == []
        assert len(house.bots.engines._seats) == 1
        await guest.do(m.Leave, made.table, seat=0)
        assert house.bots.engines._seats == {}  # nobody is here to see it play


@pytest.mark.usefixtures("at_once")
@in_loop
async def test_a_program_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"engines": configured("tatsu"), "engine_seconds": 20.0}
    async with a_house(tmp_path, **settings) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(**wish("tatsu", players=2))
        await guest.look(made.table)
        await play_on(house, made.table, [guest], turns=1)
    async with a_house(tmp_path, **settings) as house:
        again = Guest(house, guest.id)
        await again.look(made.table)
        await play_on(house, made.table, [again], turns=2)
        turns = await bot_turns(house, made.table)
        assert {turn.instead for turn in turns} == {None}


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("mischief", ["crash", "hang", "illegal"])
@in_loop
async def test_a_program_that_fails_is_reported_and_a_bot_decides(
    mischief: str, tmp_path: Path
) -> None:
    async with a_house(tmp_path, engines=configured("fox", mischief), engine_seconds=0.3) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(**wish("fox"))
        await guest.look(made.table)
        await play_on(house, made.table, [guest], turns=2)
        await until(lambda: state_of(house, made.table).decider == 0)
        (turn, *_) = await bot_turns(house, made.table)
        assert (turn.bot, turn.instead) == ("rules", "program")
        assert told(guest, "server-event-stand-in")[0]["reason"] == "program"
        assert house.metrics.engine_faults.value >= 1
        assert isinstance(turn, e.Played)


@in_loop
async def test_only_so_many_programs_run(tmp_path: Path) -> None:
    async with a_house(
        tmp_path, engines=configured("fox"), engine_programs=1, engine_seconds=0.0
    ) as house:
        guest = await Guest.arrive(house)
        tables = [(await guest.new_table(**wish("fox", dealer=0))).table for _ in range(2)]
        await until(lambda: all(state_of(house, t).decider == 0 for t in tables))
        reasons = [(await bot_turns(house, table))[0].instead for table in tables]
        assert "absent" in reasons
        assert len(house.bots.engines._seats) == 1
