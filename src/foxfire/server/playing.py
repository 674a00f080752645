"""Commands that answer a decision, and the packs that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from foxfire.core.play import Observation, Play
from foxfire.core.seats import CHANCE
from foxfire.server import checks, drafts, shuffle
from foxfire.server import entries as e
from foxfire.server import messages as m
from foxfire.server.advising import opinion
from foxfire.server.entries import Entry
from foxfire.server.errors import NotAllowedError
from foxfire.server.state import TableState

if TYPE_CHECKING:
    from foxfire.server.table import Table


async def commit(table: Table, person: str, command: m.Commit) -> m.Server:
    s = table.state
    play = checks.decision(s, person, command.view, command.decision)
    after = drafts.check_turn(play, command.actions)
    answer = e.Answered(player=command.view, actions=_written(play, command.actions))
    new, final = answered(s, answer, after)
    return await table.obey(person, command, *new, after=final)


def answered(s: TableState, answer: e.Answered, after: Play) -> tuple[list[Entry], Play | None]:
    """What a checked answer leads to, and the game then: nothing yet, if it is not due."""
    if answer.player != s.decider:
        return [answer], None
    turns: list[Entry] = [_turn(answer)]
    early = dict(s.early)
    while after.to_act in early:
        due = early.pop(after.to_act)
        turns.append(_turn(due))
        after = drafts.check_turn(after, due.actions)
    return [*turns, *(deal(s, after) if not s.setup.pause else [])], after


async def deal_late(table: Table) -> None:
    """After a pause between two packs."""
    s = table.state
    if s.play is not None and s.deal_at is not None:
        after = s.play.copy()
        await table.write(*deal(s, after), after=after)


def _turn(answer: e.Answered) -> e.Played:
    return e.Played(
        player=answer.player,
        actions=answer.actions,
        bot=answer.bot,
        late=answer.late,
        instead=answer.instead,
    )


async def explore(table: Table, person: str, command: m.Explore) -> m.Server:
    play = checks.decision(table.state, person, command.view, command.decision)
    draft = drafts.explore(play, command.prefix)
    return m.Explored(
        id=command.id,
        table=table.id,
        decision=command.decision,
        prefix=command.prefix,
        complete=draft.complete,
        legal=draft.legal,
        show=draft.show,
    )


async def contribute(table: Table, person: str, command: m.Contribute) -> m.Server:
    checks.own_seat(table.state, person, command.view)
    checks.not_over(table.state)
    entry = e.Contributed(seat=command.view, text=command.text)
    return await table.obey(person, command, entry)


def deal(s: TableState, after: Play) -> list[Entry]:
    """The pack that is due after a turn; it is dealt on `after` too."""
    if after.to_act != CHANCE:
        return []
    number, pack = len(s.packs) - 1, s.packs[-1]
    scripted = [] if s.start is None else s.start.packs[number : number + 1]
    drawn = shuffle.pack(s.game, after.options, number, pack.secret, pack.added)
    cards = [s.game.parse_card(card) for card in scripted[0]] if scripted else drawn
    after.deal(cards)
    return [
        e.Packed(
            pack=number,
            secret=pack.secret,
            added=list(pack.added),
            cards=[s.game.format_card(card) for card in cards],
            next_secret=shuffle.new_secret(),
        )
    ]


def _written(play: Play, actions: Sequence[str]) -> list[str]:
    """Actions as the game writes them, whatever spelling they came in."""
    return [play.game.format_action(play.game.parse_action(action)) for action in actions]


# --- hints ---------------------------------------------------------------------------------------


async def hint(table: Table, person: str, command: m.Hint) -> m.Hinted:
    """A bot thinks about it outside, so that the table need not wait."""
    seen: Observation = await table.call(lambda: _hinted(table, person, command))
    seed = f"hint/{table.id}/{command.decision}"
    found = await opinion(table.services.bots, seen, seed)
    where: dict[str, Any] = {"id": command.id, "table": table.id, "decision": command.decision}
    return m.Hinted(**where, **msgspec.structs.asdict(found))


async def _hinted(table: Table, person: str, command: m.Hint) -> Observation:
    """What a bot is asked about, if it may be."""
    play = checks.decision(table.state, person, command.view, command.decision)
    if not table.state.gives_hints:
        raise NotAllowedError("there are no hints at this table")
    return play.observe(command.view)
