"""Why an action of Fox may be good, from what it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from foxfire.bots.outlooks import Outlook, first
from foxfire.core.game import Event
from foxfire.core.play import Observation

AHEAD: Final = 60  # to the end of the round
MOSTLY: Final = 0.75
TRICK: Final = "fox-event-trick"
CARDS_LAID: Final = ("fox-event-lead", "fox-event-follow")

#: What is not the play of a card, and which argument of it is worth telling.
_OTHERS: Final = {
    "fox-event-keep": ("bots-why-fox-keep", "decree"),
    "fox-event-exchange": ("bots-why-fox-trump", "given"),
    "fox-event-return": ("bots-why-fox-under", "card"),
}


def why(seen: Observation, found: Sequence[Outlook]) -> Event | None:
    acted = found[0].turn[0]
    if acted.id in _OTHERS:
        message, argument = _OTHERS[acted.id]
        return Event(message, {argument: acted.args[argument]})
    taken = _share_taken(seen.viewer, found)
    if taken >= MOSTLY:
        return _takes(found, taken)
    if taken <= 1 - MOSTLY:
        return _leaves(seen, found, taken)
    return Event("bots-why-fox-open", {"percent": round(100 * taken)})


def _share_taken(player: int, found: Sequence[Outlook]) -> float:
    """Of the trick that lies there or is led now."""
    tricks = [first(one.all, TRICK) for one in found]
    own = [trick for trick in tricks if trick is not None and trick.args["seat"] == player]
    return len(own) / len(found)


def _takes(found: Sequence[Outlook], taken: float) -> Event:
    told = {"sure": "yes" if taken == 1 else "no"}
    if _share_of_trick(found, "fox-event-treasure") >= MOSTLY:
        return Event("bots-why-fox-treasure", told)
    return Event("bots-why-fox-takes", told)


def _share_of_trick(found: Sequence[Outlook], event_id: str) -> float:
    """In how many worlds something comes with the end of that trick."""
    return sum(event_id in _ids_with_trick(one) for one in found) / len(found)


def _ids_with_trick(one: Outlook) -> list[str]:
    """What is told of its end, before the next card is laid."""
    ids = [event.id for event in one.all]
    following = ids[ids.index(TRICK) + 1 :] if TRICK in ids else []
    return list(takewhile(lambda event_id: event_id not in CARDS_LAID, following))


def _leaves(seen: Observation, found: Sequence[Outlook], taken: float) -> Event:
    own, other = seen.viewer, 1 - seen.viewer
    if _share_of_trick(found, "fox-event-swan") >= MOSTLY:
        return Event("bots-why-fox-swan")
    if _title(found, own) == "humble":
        return Event("bots-why-fox-humble", {"seat": other})
    return Event("bots-why-fox-leaves", {"sure": "yes" if taken == 0 else "no"})


def _title(found: Sequence[Outlook], player: int) -> str | None:
    """What a player becomes in most rollouts to the end of the round."""
    rounds = [first(one.all, "fox-event-round") for one in found]
    titles = Counter(event.args["titles"][player] for event in rounds if event is not None)
    title, count = max(titles.items(), key=lambda item: item[1], default=("", 0))
    return title if count >= MOSTLY * len(found) else None
