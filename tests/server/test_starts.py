"""Games for training begin in a position, after some of another game, or with given packs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foxfire.core import records
from foxfire.core.errors import FoxfireError, RecordError
from foxfire.core.play import Dealt, Done, Play
from foxfire.core.registry import game
from foxfire.server import messages as m
from foxfire.server import shuffle
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of, until
from tests.server.test_table import SHORT, refused, seated

ALONE = [{"kind": "me"}, {"kind": "me"}]


async def rejected(guest: Guest, **wish: Any) -> str:
    before = len(await guest.house.store.tables_of(guest.id))
    with pytest.raises(FoxfireError) as raised:
        await guest.new_table(**wish)
    assert len(await guest.house.store.tables_of(guest.id)) == before
    return raised.value.code


@pytest.mark.parametrize("kind", ["fox", "tatsu-2"])
@in_loop
async def test_a_finished_game_is_played_on_from_any_moment(kind: str, tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT[kind])
        await play_on(house, table, guests)
        finished = (await house.lobby.find(table)).record()
        stranger = await Guest.arrive(house, "Cleo")
        for moment in (0, 1, 5, len(finished.entries) - 1):
            start = {"table": table, "moment": moment}
            made = await stranger.new_table(game=SHORT[kind]["game"], seats=ALONE, start=start)
            state = state_of(house, made.table)
            kept = records.record_of(state.play).entries[:moment]
            assert [x.action for x in kept] == [x.action for x in finished.entries[:moment]]
            assert state.setup.training
            await stranger.look(made.table)
            await play_on(house, made.table, [stranger])
            assert state.status == "over"
            record = (await house.lobby.find(made.table)).record()
            assert records.replay(records.parse(records.to_text(record))).is_over
            with pytest.raises(RecordError, match="vouches"):
                shuffle.verify(record)
        end = {"table": table, "moment": len(finished.entries)}
        wish = {"game": SHORT[kind]["game"], "seats": ALONE}
        assert await rejected(stranger, **wish, start=end) == "conflict"
        past = {"table": table, "moment": len(finished.entries) + 1}
        assert await rejected(stranger, **wish, start=past) == "invalid-option"


@in_loop
async def test_a_running_game_cannot_be_played_on(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        wish = {"seats": ALONE, "start": {"table": table, "moment": 1}}
        assert await rejected(guests[0], **wish) == "conflict"


@in_loop
async def test_a_lesson_has_its_packs_and_its_position(tmp_path: Path) -> None:
    scripted = Play(game("fox"), {"dealer": 0}, seed=99)
    (dealt,) = (entry.pack for entry in scripted.log if isinstance(entry, Dealt))
    pack = [scripted.game.format_card(card) for card in dealt]
    scripted.do(scripted.legal[0])
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        wish = {"options": {"dealer": 0}, "seats": ALONE}
        lesson = await guest.new_table(**wish, start={"packs": [pack]})
        first = state_of(house, lesson.table).play.log[0]
        assert first == Dealt(dealt)
        there = await guest.new_table(**wish, start={"position": scripted.open_state()})
        assert state_of(house, there.table).play.open_state() == scripted.open_state()
        assert await rejected(guest, **wish, start={"packs": [pack[1:]]}) == "invalid-pack"
        assert await rejected(guest, **wish, start={"position": {"x": 1}}) == "invalid-position"
        await guest.look(there.table)
        await play_on(house, there.table, [guest], turns=3)
        log = list(state_of(house, there.table).play.log)
    async with a_house(tmp_path) as house:
        await Guest(house, guest.id).look(there.table)
        assert state_of(house, there.table).play.log == log


@pytest.mark.parametrize("which", [0, 6, -1])
@in_loop
async def test_the_bots_of_a_lesson_answer_as_it_is_written(which: int, tmp_path: Path) -> None:
    """Also after a restart; what is not allowed there, or not written, they decide themselves."""
    scripted = Play(game("fox"), {"dealer": 0}, seed=99)
    position = scripted.open_state()
    lead, not_his = scripted.legal[which], position["hands"][0][0]
    wish = {"options": {"dealer": 0}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "rules"}]}
    start = {"position": position, "answers": [[], [lead, not_his]]}
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        wrong = {**start, "answers": [[], ["B99"]]}
        assert await rejected(guest, **wish, start=wrong) == "invalid-notation"
        made = await guest.new_table(**wish, start=start)
    async with a_house(tmp_path) as house:
        guest = Guest(house, guest.id)
        await guest.look(made.table)
        await until(lambda: state_of(house, made.table).decider == 0)
        play = state_of(house, made.table).play
        done = [entry for entry in play.log if isinstance(entry, Done)]
        assert play.game.format_action(done[0].action) == lead
        await play_on(house, made.table, [guest], turns=2)


@in_loop
async def test_such_a_table_is_for_one_person(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        position = Play(game("fox"), {"dealer": 0}, seed=1).open_state()
        start, options = {"position": position}, {"dealer": 0}
        wish = {"start": start, "options": options}
        assert await rejected(guest, **wish, seats=ALONE, public=True) == "invalid-option"
        open_seat = [{"kind": "me"}, {"kind": "open"}]
        assert await rejected(guest, **wish, seats=open_seat) == "invalid-option"
        assert await rejected(guest, **wish) == "invalid-option"  # the second would be open
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "rules"}]
        made = await guest.new_table(**wish, seats=seats)
        friend = await Guest.arrive(house, "Ben")
        await until(lambda: state_of(house, made.table).decider == 0)
        sit = {"seat": 1, "invite": made.invite}
        assert await refused(friend, m.Sit, made.table, **sit) == "not-allowed"
