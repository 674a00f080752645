"""One entry told to many viewers: what is the same for all of them is made and encoded once.

Of the game that is what a spectator sees, so nothing hidden can be in it. Each viewer gets it with
what is their own, as one message, which says the same as `projection.event`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from foxfire.core.game import Json
from foxfire.core.play import Step
from foxfire.server.messages import Event, View, encode
from foxfire.server.projection import News, event, viewer_of
from foxfire.server.state import TableState

#: An event in which nothing of the table is different.
_BLANK: Json = {
    "type": "event",
    **{field.name: None for field in structs.fields(Event) if not field.required},
}
del _BLANK["show"]


class Telling:
    """The messages of one entry, with the table as it is now."""

    def __init__(self, s: TableState, news: News) -> None:
        self._s = s
        self.news = news
        self._head, self._show = b"", b""  # objects that go on; empty where viewers differ too much
        if s.play is None or "show" not in news.parts or "early" in news.parts:
            return
        happened = _seen_by_all(news.told.steps)
        if happened is not None:
            events = happened + news.notices
            same = {**_BLANK, **news.public, "seq": news.told.seq, "events": events}
            self._head, self._show = encode(same)[:-1], encode(s.play.show_open())[:-1]

    def to(self, view: View) -> bytes:
        """The message to one viewer."""
        play = self._s.play
        if play is None or not self._head or view == "referee":
            return encode(event(self._s, self.news, view))
        own = encode(play.show_own(viewer_of(view)))[1:]
        return b'%b,"view":%b,"show":%b,%b}' % (self._head, encode(view), self._show, own)


def _seen_by_all(steps: Sequence[Step]) -> list[Json] | None:
    """What happened, if everybody saw the same of it."""
    happened: list[Json] = []
    for step in steps:
        events = step.open_events()
        if events is None:
            return None
        happened += [each.as_json() for each in events]
    return happened
