"""What a bot thinks of a decision: for hints at a table, and for looking back at a game."""

from __future__ import annotations

import msgspec

from foxfire.core import records
from foxfire.core.errors import MessageError
from foxfire.core.play import Observation
from foxfire.core.records import Record
from foxfire.server import messages as m
from foxfire.server.bots import Bots
from foxfire.server.errors import ConflictError
from foxfire.server.offers import default_bot


async def opinion(bots: Bots, seen: Observation, seed: str) -> m.Opinion:
    """That of the search; while it is asleep, that of the bot which answers at once."""
    found = await bots.advise(seen, seed)
    if found is None:
        return await _plain(bots, seen, seed)
    advice = msgspec.convert(found["advice"], list[m.Advice])
    return m.Opinion(
        action=advice[0].actions[0],
        bot="search",
        measure=found["measure"],
        simulations=found["simulations"],
        advice=advice,
        why=m.Why(**found["why"]),
    )


async def _plain(bots: Bots, seen: Observation, seed: str) -> m.Opinion:
    asked = bots.offer(default_bot(seen.game.id), seen.game.id)
    chosen = await bots.choose(seen, asked, seed, bots.limit)
    return m.Opinion(action=seen.game.format_action(chosen.action), bot=chosen.bot)


def moment(record: Record, number: int) -> Observation:
    """What the player saw who decided after so many steps of a finished game."""
    if not 0 <= number <= len(record.entries):
        raise MessageError(f"moment = {number}: there are {len(record.entries)}")
    play = records.begin(record)
    for entry in record.entries[:number]:
        records.follow(play, entry)
    if play.to_act < 0:
        raise ConflictError("nobody decides at that moment")
    return play.observe(play.to_act)
