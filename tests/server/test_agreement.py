"""What needs everybody's consent: taking back, another tempo, hints. And talk, and what is mute."""

from __future__ import annotations

from pathlib import Path

from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.server import messages as m
from foxfire.server import takeback
from tests.server.houses import Guest, HandClock, a_house, in_loop, play_on, state_of, until
from tests.server.test_table import SHORT, asked, refused, seated


def turns(play: Play, *actions: str) -> tuple[Play, list[int]]:
    return play, [play.game.parse_action(action) for action in actions]


def test_a_card_that_was_played_shows_only_itself() -> None:
    play = Play(game("fox"), {"dealer": 0}, seed=7)
    assert takeback.shows_nothing_new(*turns(play, "B11"))
    play.do("B11")
    assert takeback.shows_nothing_new(*turns(play, "B10"))


def test_a_draw_shows_something_new() -> None:
    play = Play(game("fox"), {"dealer": 0}, seed=7)
    assert not takeback.shows_nothing_new(*turns(play, "B5"))  # a Woodcutter


def test_a_card_turned_over_shows_something_new() -> None:
    play = Play(game("tatsu"), {"players": 2}, seed=3)
    seen = {takeback.shows_nothing_new(play, [action]) for action in play.legal_actions}
    assert False in seen or True in seen
    for action in play.legal_actions:
        after = play.copy()
        after.apply(action)
        uncovered = after.state.to_bytes() != play.state.to_bytes() and _uncovers(play, after)
        assert takeback.shows_nothing_new(play, [action]) == (not uncovered)


def _uncovers(before: Play, after: Play) -> bool:
    """Whether a face-down card of a pile has come to light: to its owner, or to all."""

    def known(play: Play) -> int:
        return sum(str(play.show(viewer)["piles"]).count("?") for viewer in range(2))

    return known(after) < known(before)


@in_loop
async def test_a_turn_is_taken_back_when_all_agree(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu")
        state = state_of(house, table)
        await play_on(house, table, guests, turns=1)
        before = state.play.copy()
        mover, ask = asked(guests)
        seat = ask["view"]
        await mover.answer(ask)
        others = [(n, g) for n, g in enumerate(guests) if n != seat]
        first = await refused(others[0][1], m.Propose, table, view=others[0][0], what="takeback")
        assert first == "conflict"  # not their turn that would go
        assert (await mover.do(m.Propose, table, view=seat, what="takeback"))["type"] == "ack"
        (proposal,) = others[0][1].last("event")["proposals"]
        assert proposal["waiting"] == [n for n, _ in others]
        for n, guest in others:
            assert state.play.log != before.log
            given = {"view": n, "proposal": proposal["number"], "agree": True}
            assert (await guest.do(m.Consent, table, **given))["type"] == "ack"
        assert state.play.log == before.log
        assert state.play.state == before.state
        assert mover.last("ask")["legal"] == ask["legal"]
        assert mover.last("ask")["decision"] > ask["decision"]  # an old answer no longer fits
        await play_on(house, table, guests, turns=4)


@in_loop
async def test_one_no_is_enough(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        mover, ask = asked(guests)
        seat = ask["view"]
        plain = next(card for card in ask["legal"] if int(card[1:]) not in (3, 5))
        await mover.do(m.Commit, table, view=seat, decision=ask["decision"], actions=[plain])
        await mover.do(m.Propose, table, view=seat, what="takeback")
        (proposal,) = guests[1 - seat].last("event")["proposals"]
        log = list(state_of(house, table).play.log)
        no = {"view": 1 - seat, "proposal": proposal["number"], "agree": False}
        await guests[1 - seat].do(m.Consent, table, **no)
        assert state_of(house, table).play.log == log
        assert guests[0].last("event")["proposals"] == []
        late = {"view": 1 - seat, "proposal": proposal["number"], "agree": True}
        assert await refused(guests[1 - seat], m.Consent, table, **late) == "conflict"


@in_loop
async def test_a_takeback_lapses_when_play_goes_on(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        mover, ask = asked(guests)
        seat = ask["view"]
        plain = next(card for card in ask["legal"] if int(card[1:]) not in (3, 5))
        await mover.do(m.Commit, table, view=seat, decision=ask["decision"], actions=[plain])
        await mover.do(m.Propose, table, view=seat, what="takeback")
        await guests[1 - seat].answer(guests[1 - seat].last("ask"))
        assert state_of(house, table).proposals == {}


@in_loop
async def test_a_takeback_survives_a_restart(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(game="fox", seats=[{"kind": "me"}, {"kind": "me"}])
        await guest.look(made.table)
        ask = guest.last("ask")
        plain = next(card for card in ask["legal"] if int(card[1:]) not in (3, 5))
        where = {"view": ask["view"], "decision": ask["decision"]}
        await guest.do(m.Commit, made.table, actions=[plain], **where)
        # Both seats are one person's: nobody else need agree.
        await guest.do(m.Propose, made.table, view=ask["view"], what="takeback")
        state = state_of(house, made.table)
        log, decision = list(state.play.log), state.decision
        assert len(log) == 1
    async with a_house(tmp_path) as house:
        await Guest(house, guest.id).look(made.table)
        assert state_of(house, made.table).play.log == log
        assert state_of(house, made.table).decision == decision


@in_loop
async def test_several_turns_of_one_person_are_taken_back_together(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(
            game="tac", options={"mode": "solo"}, seats=[{"kind": "me"}], talking="none"
        )
        await guest.look(made.table)
        state = state_of(house, made.table)
        while state.play.phase != "card":
            await play_on(house, made.table, [guest], turns=1)
        lengths = []
        for _ in range(3):
            lengths.append(len(state.play.log))
            await play_on(house, made.table, [guest], turns=1)
        view = {"view": 0, "what": "takeback"}
        assert (await guest.do(m.Propose, made.table, turns=2, **view))["type"] == "ack"
        assert len(state.play.log) == lengths[1]
        many = await refused(guest, m.Propose, made.table, turns=16, **view)
        assert many == "conflict"  # the cards were dealt since
        number, log = state.number, list(state.play.log)
        await play_on(house, made.table, [guest], turns=2)
    async with a_house(tmp_path) as house:
        await Guest(house, guest.id).look(made.table)
        assert state_of(house, made.table).number > number
        assert state_of(house, made.table).play.log[: len(log)] == log


@in_loop
async def test_a_takeback_never_goes_past_the_card_of_somebody_else(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="tatsu", options={"players": 4})
        await play_on(house, table, guests, turns=6)
        for seat, guest in enumerate(guests):
            for turns in (2, 3):
                wish = {"view": seat, "what": "takeback", "turns": turns}
                assert await refused(guest, m.Propose, table, **wish) == "conflict"


@in_loop
async def test_a_new_deal_cannot_be_taken_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", options={"target": 21})
        state = state_of(house, table)
        await play_on(house, table, guests, turns=1)
        while state.play.deals == 1:
            await play_on(house, table, guests, turns=1)
        last = max(e.player for e in state.play.log if hasattr(e, "player"))
        for seat in (0, 1):
            assert await refused(guests[seat], m.Propose, table, view=seat, what="takeback")
        assert last in (0, 1)


@in_loop
async def test_hints_are_for_those_who_are_alone_or_agree(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        alone = await Guest.arrive(house)
        made = await alone.new_table(game="fox", hints=True, public=True)
        await alone.look(made.table)
        await alone.do(m.Start, made.table)
        await play_on(house, made.table, [alone], turns=1)
        await until(lambda: state_of(house, made.table).decider == 0)
        ask = alone.last("ask")
        where = {"view": 0, "decision": ask["decision"]}
        assert (await alone.do(m.Hint, made.table, **where))["action"] in ask["legal"]
        friend = await Guest.arrive(house, "Ben")
        await friend.do(m.Sit, made.table, seat=1)
        assert await refused(alone, m.Hint, made.table, **where) == "not-allowed"
        await alone.do(m.Propose, made.table, view=0, what="hints")
        (number,) = state_of(house, made.table).proposals
        await friend.do(m.Consent, made.table, view=1, proposal=number, agree=True)
        assert (await alone.do(m.Hint, made.table, **where))["type"] == "hinted"


@in_loop
async def test_without_the_wish_for_hints_there_are_none(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox")
        guest, ask = asked(guests)
        where = {"view": ask["view"], "decision": ask["decision"]}
        assert await refused(guest, m.Hint, table, **where) == "not-allowed"


# --- talk ----------------------------------------------------------------------------------------


@in_loop
async def test_phrases_are_ids_and_free_text_needs_permission(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        for talking, phrase, text in (
            ("none", "not-allowed", "not-allowed"),
            ("phrases", None, "not-allowed"),
            ("text", None, None),
        ):
            table, guests = await seated(house, game="fox", talking=talking)
            said = {"phrase": "server-phrase-hello"}, {"text": "<script>alert(1)</script>"}
            for given, expected in zip(said, (phrase, text), strict=True):
                answer = await guests[0].do(m.Talk, table, view=0, **given)
                assert answer.get("code") == expected
        told = guests[1].last("event")["events"][0]
        assert told["text"] == "<script>alert(1)</script>"  # data, for a page to show as text
        assert told["name"] == "Anna"
        both = await refused(guests[0], m.Talk, table, view=0, phrase=said[0]["phrase"], text="x")
        assert both == "conflict"
        assert await refused(guests[0], m.Talk, table, view=0) == "conflict"


@in_loop
async def test_partners_do_not_talk_during_a_hand(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT["tatsu-4"])
        hello = {"view": 0, "phrase": "server-phrase-hello"}
        assert await refused(guests[0], m.Talk, table, **hello) == "not-allowed"
        await play_on(house, table, guests)
        assert (await guests[0].do(m.Talk, table, **hello))["type"] == "ack"


@in_loop
async def test_partners_talk_in_the_pause_between_two_packs(tmp_path: Path) -> None:
    clock = HandClock()
    async with a_house(tmp_path, clock) as house:
        table, guests = await seated(house, game="tatsu", options={"players": 4}, pause=20)
        state, hello = state_of(house, table), {"view": 0, "phrase": "server-phrase-hello"}
        assert await refused(guests[0], m.Talk, table, **hello) == "not-allowed"
        while state.deal_at is None:
            await play_on(house, table, guests, turns=1)
        end = guests[0].last("event")
        assert end["turn"] is None and end["deal_at"] == clock.now() + 20_000
        assert (await guests[0].do(m.Talk, table, **hello))["type"] == "ack"
        people, deals = [guest.id for guest in guests], state.play.deals
    async with a_house(tmp_path, clock) as house:  # a restart does not lose the pause
        again = [Guest(house, person) for person in people]
        for guest in again:
            await guest.look(table)
        state = state_of(house, table)
        assert again[1].last("snapshot")["deal_at"] == clock.now() + 20_000
        clock.forward(21)
        await until(lambda: state.play.deals == deals + 1)
        assert await refused(again[0], m.Talk, table, **hello) == "not-allowed"
        await play_on(house, table, again, turns=3)


@in_loop
async def test_a_muted_player_is_not_read_but_numbers_stay_dense(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, game="fox", talking="text")
        await house.people.set_block(guests[0].id, guests[1].id, "mute")
        before = state_of(house, table).seq
        await guests[1].do(m.Talk, table, view=1, text="nonsense")
        heard = guests[0].last("event")
        assert heard["seq"] == before + 1
        assert heard["events"][0]["text"] is None
        assert "nonsense" not in str(guests[0].heard)
        again = guests[0].again()
        await again.look(table, view=0, last=before)
        assert again.listen()
        assert "nonsense" not in str(again.heard)
