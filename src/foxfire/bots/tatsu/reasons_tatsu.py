"""Why an action of Tatsu may be good, from what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median_low
from typing import Final

from foxfire.bots.outlooks import Outlook, first
from foxfire.core.game import Event
from foxfire.core.play import Observation
from foxfire.games.tatsu.cards import CLAN_NAMES, clan_of_card, is_fusion, multiplier
from foxfire.games.tatsu.notation import parse_card

AHEAD: Final = 12  # decisions: the end of the trick, with everybody asked
MOSTLY: Final = 0.7
TRICK_CARDS: Final = 4  # more are taken only with cards that waited
TRICK: Final = "tatsu-event-trick"
ENDS: Final = (TRICK, "tatsu-event-fusion", "tatsu-event-last-fusion")


def why(seen: Observation, found: Sequence[Outlook]) -> Event | None:
    acted = found[0].turn[0]
    side = CLAN_NAMES[seen.game.sides(seen.seen)[seen.viewer]]
    if acted.id == "tatsu-event-lead":
        return Event("bots-why-tatsu-lead")
    ends = [first(one.all, *ENDS) for one in found]
    taken = sum(end is not None and end.args.get("side") == side for end in ends) / len(found)
    if acted.id == "tatsu-event-ask":
        lost = "yes" if taken <= 1 - MOSTLY else "no"
        return Event("bots-why-tatsu-ask", {"percent": round(100 * taken), "lost": lost})
    return _of_card(acted, side, taken, _cards(ends))


def _cards(ends: Sequence[Event | None]) -> int:
    """How many cards the winner takes."""
    taken = [int(end.args["cards"]) for end in ends if end is not None and end.id == TRICK]
    return median_low(taken or [0])


def _of_card(acted: Event, side: str, taken: float, cards: int) -> Event:
    told = {"card": acted.args["card"]}
    if acted.id == "tatsu-event-turn-over":  # which card it will be is not known before
        return Event("bots-why-tatsu-turn-over", {"percent": round(100 * taken)})
    card = parse_card(acted.args["card"])
    if is_fusion(card):
        return Event("bots-why-tatsu-fusion")
    if taken >= MOSTLY:
        if multiplier(card) and CLAN_NAMES[clan_of_card(card)] == side:
            return Event("bots-why-tatsu-multiplier", told)
        if cards > TRICK_CARDS:
            return Event("bots-why-tatsu-pending", {"cards": cards})
        return Event("bots-why-tatsu-takes", {"percent": round(100 * taken)})
    if taken <= 1 - MOSTLY:
        return Event("bots-why-tatsu-cheap", told)
    return Event("bots-why-tatsu-open", {"percent": round(100 * taken)})
