"""What each viewer is sent. Nothing else of a table ever leaves the process.

Everything about the game comes from `Play.show`, `Play.events` and, for the one who decides, the
legal actions. The rest is public: who sits where, what is proposed, until when somebody may think.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from foxfire.bots.levels import animal
from foxfire.core.game import VIEWER_NAMES, Json
from foxfire.core.seats import Viewer
from foxfire.server import shuffle, together
from foxfire.server.entries import Line
from foxfire.server.messages import (
    PROJECTION,
    Ask,
    Commitment,
    Event,
    Millis,
    Sitter,
    Snapshot,
    Turn,
    View,
)
from foxfire.server.state import Part, TableState, Told

#: The name of a person by id; none when the person has left for good.
Names = Callable[[str], str | None]


def viewer_of(view: View) -> Viewer:
    return VIEWER_NAMES[view] if isinstance(view, str) else view


def snapshot(
    s: TableState, view: View, names: Names, online: Sequence[int], now: Millis
) -> Snapshot:
    """Everything that lies before a viewer now."""
    return Snapshot(
        table=s.id,
        view=view,
        seq=s.seq,
        projection=PROJECTION,
        time=now,
        status=s.status,
        host=s.host,
        setup=s.setup,
        tempo=s.tempo,
        hints=s.gives_hints,
        seats=sitters(s, names),
        online=list(online),
        turn=turn(s),
        proposals=[s.proposal(number) for number in s.proposals],
        packs=commitments(s),
        show=_show(s, viewer_of(view)),
        outcome=_outcome(s),
        rematch=s.rematch,
        early=early(s, view),
        deal_at=s.deal_at,
    )


class News(NamedTuple):
    """One entry as far as it is the same for every viewer: worked out once."""

    told: Told
    notices: list[Json]
    parts: frozenset[Part]
    public: Json  # fields of the event


def news(s: TableState, told: Told, names: Names, parts: frozenset[Part]) -> News:
    """What everybody is told of an entry, with those parts of the table as they are now."""
    public: Json = {"table": s.id, "at": told.line.at}
    if "turn" in parts:
        public |= {"turn": turn(s), "deal_at": s.deal_at}
    if "status" in parts:
        public |= {"status": s.status, "outcome": _outcome(s)}
    if "seats" in parts:
        public["seats"] = sitters(s, names)
    if "proposals" in parts:
        public["proposals"] = [s.proposal(number) for number in s.proposals]
    if "packs" in parts:
        public["packs"] = commitments(s)
    if "tempo" in parts:
        public["tempo"] = s.tempo
    return News(told, [_named(notice, names) for notice in told.notices], parts, public)


def event(s: TableState, news: News, view: View) -> Event:
    """An entry as a viewer saw it; `telling.py` makes the same for many viewers at once."""
    told, viewer = news.told, viewer_of(view)
    return Event(
        view=view,
        seq=told.seq,
        events=[*_game_events(s, told, viewer), *news.notices],
        show=_show(s, viewer) if "show" in news.parts else None,
        early=early(s, view) if "early" in news.parts else None,
        **news.public,
    )


def gap(
    s: TableState, view: View, last: int, names: Names, is_muted: Callable[[Line], bool]
) -> list[Event] | None:
    """What a viewer has missed since a number, or None when that cannot be told any more.

    What is different by now comes with the last of the events, as it is now.
    """
    missed = [told for told in s.recent if told.seq > last]
    if last > s.seq or len(missed) != s.seq - last:
        return None
    parts: frozenset[Part] = frozenset().union(*(told.parts for told in missed))
    events = [
        event(s, news(s, told, names, parts if told is missed[-1] else frozenset()), view)
        for told in missed
    ]
    heard = zip(missed, events, strict=True)
    return [unsaid(each) if is_muted(told.line) else each for told, each in heard]


def ask(s: TableState, view: View) -> Ask | None:
    """The question for this viewer, if there is one."""
    if s.play is None or not isinstance(view, int) or view not in s.questions:
        return None
    play = together.asked(s.play, view)
    return Ask(
        table=s.id,
        view=view,
        decision=s.questions[view].decision,
        seat=play.for_seat,
        phase=play.phase,
        legal=play.legal,
        deadline=s.deadline(view),
    )


def turn(s: TableState) -> Turn | None:
    decider = s.decider
    if s.play is None or decider is None:
        return None
    question = s.questions.get(decider)  # none if its early answer is about to be played
    return Turn(
        decision=s.decision if question is None else question.decision,
        player=decider,
        seat=s.play.for_seat,
        deadline=s.deadline(decider),
        waiting=list(s.questions),
    )


def early(s: TableState, view: View) -> list[str]:
    """What a viewer has answered before it was due."""
    answer = s.early.get(view) if isinstance(view, int) else None
    return [] if answer is None else answer.actions


def sitters(s: TableState, names: Names) -> list[Sitter]:
    return [
        Sitter(
            seat=number,
            kind=seat.kind,
            person=seat.person,
            name=None if seat.person is None else names(seat.person),
            bot=seat.bot,
            animal=_animal(s, number),
        )
        for number, seat in enumerate(s.seats)
    ]


def _animal(s: TableState, number: int) -> str | None:
    """Bots of one kind at a table are different animals."""
    bot = s.seats[number].bot
    if bot is None:
        return None
    return animal(bot, s.setup.game, sum(seat.bot == bot for seat in s.seats[:number]))


def commitments(s: TableState) -> list[Commitment]:
    """The pack before, the pack in play and the next; a secret is shown when its pack is spent."""
    return [
        Commitment(
            pack=number,
            hash=shuffle.commitment(pack.secret),
            secret=pack.secret if pack.spent else None,
            added=list(pack.added),
        )
        for number, pack in [*enumerate(s.packs)][-3:]
    ]


def _show(s: TableState, viewer: Viewer) -> Json | None:
    return None if s.play is None else s.play.show(viewer)


def _outcome(s: TableState) -> Json | None:
    outcome = None if s.play is None else s.play.outcome
    return None if outcome is None else outcome.as_json()


def _game_events(s: TableState, told: Told, viewer: Viewer) -> list[Json]:
    if s.play is None or not told.steps:
        return []
    return [each.as_json() for each in s.play.events(viewer, told.steps)]


def unsaid(message: Event) -> Event:
    """Talk as it reaches somebody who does not want to read it: its number, not its words."""
    silent = [{**said, "phrase": None, "text": None} for said in message.events]
    return msgspec.structs.replace(message, events=silent)


def _named(notice: Json, names: Names) -> dict[str, Any]:
    person = notice.get("person")
    return notice if person is None else {**notice, "name": names(person)}
