"""Everything a viewer cannot know is changed, and the bytes that are sent to it stay the same.

The table is the server's own, fed with entries; the truth in it is replaced by another world of
what the viewer has seen. Commitments to the shuffle are held fixed, as they are in a real table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec
import pytest

from foxfire.core.errors import FoxfireError
from foxfire.core.play import Dealt, Done, Play
from foxfire.core.seats import SPECTATOR
from foxfire.server import checks, drafts, projection, together
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.entries import Line
from foxfire.server.messages import View
from foxfire.server.state import TableState, rebuild
from foxfire.server.telling import Telling
from tests.conformance.cases import CASES, Case

DECISIONS, EVERY = 30, 6
WORLDS = 2
NOW = 1_800_000_000_000


def name_of(person: str) -> str:
    return f"name of {person}"


def table_of(play: Play) -> TableState:
    """The server's table in which this game has been played."""
    setup = m.Setup(
        game=play.game.id,
        rules=play.game.rules_version,
        options=play.options.as_json(),
        players=play.players,
        public=True,
        watching="end",
        watch_seat=0,
        watch_delay=60,
        talking="none",
    )
    entries: list[e.Entry] = [
        e.Created(setup=setup, host="p0", tempo=m.Tempo(60), secret="s0"),
        *(e.Sat(seat=seat, person=f"p{seat}") for seat in range(play.players)),
        e.Started(options=play.options.as_json()),
    ]
    for number, entry in enumerate(play.log):
        if isinstance(entry, Dealt):
            cards = [play.game.format_card(card) for card in entry.pack]
            added: list[str | None] = [None] * play.players
            next_secret = f"s{number + 1}"
            entries.append(
                e.Packed(pack=0, secret="s", added=added, cards=cards, next_secret=next_secret)
            )
        else:
            action = play.game.format_action(entry.action)
            entries.append(e.Played(player=entry.player, actions=[action]))
    return rebuild("table", [Line(n, NOW, entry) for n, entry in enumerate(entries, start=1)])


def with_world(table: TableState, world: Any) -> TableState:
    """The same table, had this world been the true one."""
    other = copy(table)
    assert table.play is not None
    other.play = table.play.copy()
    other.play.state = world
    other.recent = table.recent.copy()
    other.acted, other.proposals = table.acted.copy(), dict(table.proposals)
    other.packs = [copy(pack) for pack in table.packs]
    return other


def sent(table: TableState, view: View) -> list[bytes]:
    """All that this viewer is sent without asking for anything."""
    messages: list[m.Server | None] = [
        projection.snapshot(table, view, name_of, [0], NOW),
        projection.ask(table, view),
    ]
    return [m.encode(message) for message in messages if message is not None]


def answers(table: TableState, view: int) -> Iterator[bytes]:
    """What this player is answered to everything that can be tried."""
    assert table.play is not None
    actions = table.play.game.facts(table.play.options).actions
    step = max(1, actions // 60)
    asked = table.questions.get(view)
    mine = [] if asked is None else together.asked(table.play, view).legal_actions
    tried, number = {*range(0, actions, step), *mine}, table.decision
    for action in sorted(tried):
        text = table.play.game.format_action(action)
        try:
            decision = number if asked is None else asked.decision
            play = checks.decision(table, f"p{view}", view, decision)
            yield msgspec.json.encode(vars(drafts.explore(play, [text])))
        except FoxfireError as error:
            yield msgspec.json.encode(error.as_json())


def told(table: TableState, action: int, view: View) -> bytes | None:
    """What this viewer is sent when an action is taken; none where it is not possible."""
    assert table.play is not None
    if table.play.game.kernels.refusal(table.play.state, action) != 0:
        return None
    player = table.play.to_act
    text = table.play.game.format_action(action)
    line = Line(table.number + 1, NOW, e.Played(player=player, actions=[text]))
    happened = table.fold(line)
    news = projection.news(table, happened, name_of, happened.parts)
    message = Telling(table, news).to(view)
    alone = m.encode(projection.event(table, news, view))
    assert msgspec.json.decode(message) == msgspec.json.decode(alone)
    return message


def other_tables(table: TableState, view: int) -> Iterator[TableState]:
    assert table.play is not None
    observation = table.play.observe(view)
    for number in range(WORLDS):
        yield with_world(table, observation.sample("leak", number))


def moments(
    case: Case, seed: int = 1, decisions: int = DECISIONS, every: int = EVERY
) -> Iterator[tuple[Play, int]]:
    """A random game, now and then, with what is done next."""
    play, rng = case.play(seed), random.Random(f"{case} {seed}")
    for number in range(decisions):
        if play.is_over:
            return
        action = rng.choice(play.legal_actions)
        if number % every == 0:
            yield play, action
        play.apply(action)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bytes_do_not_depend_on_what_a_viewer_cannot_know(case: Case) -> None:
    compare(case, moments(case))


@pytest.mark.campaign
@pytest.mark.parametrize("case", CASES, ids=str)
def test_bytes_do_not_depend_on_it_in_long_games(case: Case) -> None:
    for seed in range(5):
        compare(case, moments(case, seed, decisions=600, every=3))


def compare(case: Case, games: Iterator[tuple[Play, int]]) -> None:
    changed = 0
    for play, action in games:
        table = table_of(play)
        for view in range(play.players):
            for other in other_tables(table, view):
                assert other.play is not None and table.play is not None
                changed += other.play.state != table.play.state
                assert sent(other, view) == sent(table, view)
                assert list(answers(other, view)) == list(answers(table, view))
                there = told(other, action, view)
                here = told(with_world(table, table.play.state), action, view)
                if there is not None and _looks_alike(play, action, view, other):
                    assert there == here
    assert changed or play.players == 1


def _looks_alike(play: Play, action: int, view: int, other: TableState) -> bool:
    """Whether the action shows this viewer nothing new: then it must look the same everywhere."""
    assert other.play is not None
    after = play.copy()
    after.apply(action)
    seen = [play.game.view(p.state, view) for p in (after, other.play)]
    return bool(seen[0] == seen[1])


def test_a_spectator_is_sent_nothing_of_any_hand() -> None:
    """Two games that differ in hidden cards only look alike to somebody who only watches."""
    case = next(case for case in CASES if case.game_id == "fox" and not case.options)
    for play, _ in moments(case):
        table = table_of(play)
        for viewer in range(play.players):
            for other in other_tables(table, viewer):
                assert other.play is not None and table.play is not None
                mine, theirs = (
                    t.play.game.view(t.play.state, SPECTATOR)  # type: ignore[union-attr]
                    for t in (table, other)
                )
                assert mine == theirs
                assert sent(other, "spectator") == sent(table, "spectator")


def test_the_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A projection that looked at the truth would be found."""
    real = Play.show

    def leaky(self: Play, viewer: int) -> dict[str, Any]:
        return {
            **real(self, viewer),
            "rng": len(str(self.state.to_bytes())),
            "truth": str(self.state.values()),
        }

    monkeypatch.setattr(Play, "show", leaky)
    with pytest.raises(AssertionError):
        compare(CASES[0], moments(CASES[0]))


def test_nobody_is_told_of_secrets_in_entries() -> None:
    """Packs and secrets are in the entries, and never in a message before they are spent."""
    play = CASES[0].play(1)
    table = table_of(play)
    views: list[View] = [*table.players, "spectator"]
    for view in views:
        messages = b"".join(sent(table, view))
        assert b'"s"' not in messages and b'"s1"' not in messages
    assert isinstance(play.log[0], Dealt | Done)
