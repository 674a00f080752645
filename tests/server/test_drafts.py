"""Turns of several steps: drafted by the decider alone, played whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.server import drafts, shuffle
from foxfire.server import messages as m
from foxfire.server.house import House
from tests.server.houses import Guest, a_house, in_loop, state_of
from tests.server.test_table import refused, seated


def leader_with(card: str) -> Play:
    """A game in which the leader holds a card."""
    for seed in range(100):
        play = Play(game("fox"), {"dealer": 0}, seed=seed)
        if card in play.legal:
            return play
    raise AssertionError(card)


def test_a_fox_is_drafted_with_its_exchange() -> None:
    play = leader_with("B3")
    first = drafts.explore(play, [])
    assert not first.complete
    assert first.legal == play.legal
    second = drafts.explore(play, ["B3"])
    assert not second.complete
    assert "keep" in second.legal
    assert second.show is not None and second.show["trick"][1] == "B3"
    assert drafts.explore(play, ["B3", "keep"]).complete
    assert play.legal == first.legal  # nothing has happened


def test_a_draft_never_looks_past_a_draw() -> None:
    play = leader_with("B5")
    woodcutter = drafts.explore(play, ["B5"])
    assert woodcutter == drafts.Draft(True, [], None)  # the card that it would draw is not shown


async def at_a_fox(house: House) -> tuple[str, Guest, dict[str, Any], str]:
    """A table whose leader may play a Fox."""
    while True:
        table, guests = await seated(house, game="fox", options={"dealer": 0})
        ask = guests[1].last("ask")
        foxes = [card for card in ask["legal"] if card[1:] == "3"]
        if foxes:
            return table, guests[1], {"view": 1, "decision": ask["decision"]}, foxes[0]


@in_loop
async def test_a_turn_is_played_whole_or_not_at_all(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guest, where, fox = await at_a_fox(house)
        half = await refused(guest, m.Commit, table, actions=[fox], **where)
        assert half == "incomplete-turn"
        wrong = await refused(guest, m.Commit, table, actions=[fox, fox], **where)
        assert wrong == "illegal-action"
        more = await refused(guest, m.Commit, table, actions=[fox, "keep", "keep"], **where)
        assert more == "conflict"
        done = await guest.do(m.Commit, table, actions=[fox, "keep"], **where)
        assert done["type"] == "ack"
        told = guest.last("event")["events"]
        assert [each["event"] for each in told] == ["fox-event-lead", "fox-event-keep"]


@in_loop
async def test_only_the_decider_may_explore_and_nobody_notices(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guest, where, fox = await at_a_fox(house)
        state = state_of(house, table)
        other = Guest(house, state.seats[0].person)
        assert await refused(other, m.Explore, table, prefix=[], **where) == "not-allowed"
        watcher = other.again()
        await watcher.look(table)
        watcher.listen()
        found = await guest.do(m.Explore, table, prefix=[fox], **where)
        assert "keep" in found["legal"]
        assert watcher.listen() == []


def test_the_seed_of_a_pack_is_what_the_page_says() -> None:
    assert shuffle.seed("ab", ["x", None]) == "ab:x:"
