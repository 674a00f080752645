"""What lies on the table before a viewer, and what it saw happen: all from its own view."""

from __future__ import annotations

from foxfire.core.bits import count, numbers
from foxfire.core.game import Event, Json
from foxfire.core.seats import OVER, REFEREE, Viewer
from foxfire.games.tatsu import rules
from foxfire.games.tatsu.actions import ASK_FIRST, LEAD_FIRST, Action, is_ask, is_lead, is_pile
from foxfire.games.tatsu.cards import (
    CARDS,
    CLAN_NAMES,
    CLANS,
    RED,
    YELLOW,
    cards_of_clan,
    multiplier,
    points,
)
from foxfire.games.tatsu.memory import TatsuMemory
from foxfire.games.tatsu.notation import format_card, format_cards
from foxfire.games.tatsu.options import TatsuOptions
from foxfire.games.tatsu.position import PHASE_NAMES, dump_piles
from foxfire.games.tatsu.seating import clan_of_seat, next_seat, seat_after, seats
from foxfire.games.tatsu.state import NOBODY, TRICK_SIZE, TatsuState

ALL_MULTIPLIERS = 1 + 2 + 3


def show(options: TatsuOptions, seen: TatsuState, memory: TatsuMemory, viewer: Viewer) -> Json:
    """The table now: own cards, clans of the others', the trick, what is pending, the counts."""
    return {
        "phase": PHASE_NAMES[seen.phase],
        "to_act": seen.to_act if seen.to_act >= 0 else None,
        "for_seat": seen.for_seat if seen.for_seat >= 0 else None,
        "from_seat": seen.from_seat if seen.from_seat >= 0 else None,
        "hand": seen.hand,
        "dealer": seen.dealer,
        "leader": seen.leader,
        "target": seen.target,
        "clans": [CLAN_NAMES[clan_of_seat(seen, seat)] for seat in range(seats(seen))],
        "hands": None if seen.players == 2 else _hands(seen, viewer),
        "piles": dump_piles(seen) if seen.players == 2 else None,
        "trick": trick(seen),
        "pending": format_cards(seen.pending),
        "captured": [_captured(options, seen, side, viewer) for side in range(CLANS)],
        "tricks": seen.tricks,
        "scores": list(seen.scores)[: seen.players],
    }


def own(seen: TatsuState, memory: TatsuMemory, viewer: Viewer) -> Json:
    """What may be shown to one player and not to the others; piles are the same for both."""
    return {"hands": None if seen.players == 2 else _hands(seen, viewer)}


def _hands(seen: TatsuState, viewer: Viewer) -> list[Json]:
    return [
        {
            "red": seen.counts[seat, RED],
            "yellow": seen.counts[seat, YELLOW],
            "cards": _cards(seen, seat, viewer),
        }
        for seat in range(seats(seen))
    ]


def _cards(seen: TatsuState, seat: int, viewer: Viewer) -> list[str] | None:
    visible = viewer == REFEREE or rules.is_open(seen, seat, viewer)
    return format_cards(seen.hands[seat]) if visible else None


def trick(seen: TatsuState) -> list[Json]:
    """The cards on the table in order of play, each with the seat before which it lies."""
    seat, laid = seen.leader, []
    for turn in range(seen.laid):
        laid.append({"seat": seat, "card": format_card(seen.trick[turn])})
        seat = next_seat(seen, seat)
    return laid


def _captured(options: TatsuOptions, seen: TatsuState, side: int, viewer: Viewer) -> Json:
    """TATSU-7.3: how many, and which only where that may be looked at."""
    cards = format_cards(seen.captured[side])
    visible = options.show_captured or viewer == REFEREE
    return {"side": CLAN_NAMES[side], "size": len(cards), "cards": cards if visible else None}


# --- events --------------------------------------------------------------------------------------


def deal_events(after: TatsuState, viewer: Viewer) -> list[Event]:
    clans = [CLAN_NAMES[clan_of_seat(after, seat)] for seat in range(seats(after))]
    args: Json = {"hand": after.hand, "dealer": after.dealer, "clans": clans}
    if after.players == 2:
        return [Event("tatsu-event-deal", {**args, "piles": dump_piles(after)})]
    return [Event("tatsu-event-deal", {**args, "hands": _hands(after, viewer)})]


def events(before: TatsuState, action: Action, after: TatsuState) -> list[Event]:
    """What happened, in the order in which it happened."""
    if is_lead(action):
        return [Event("tatsu-event-lead", {"player": before.to_act, "seat": action - LEAD_FIRST})]
    if is_ask(action):
        args = {"player": before.to_act, "seat": before.for_seat, "asked": action - ASK_FIRST}
        side = CLAN_NAMES[clan_of_seat(before, before.for_seat)]
        return [Event("tatsu-event-ask", {**args, "side": side})]
    happened = [_laid(before, action, after)]
    if after.tricks > before.tricks:
        happened += _trick_over(before, after)
    if after.to_act < 0:
        happened += _hand_over(before, after)
    return happened


def all_saw_it(before: TatsuState, action: Action, after: TatsuState) -> bool:
    """Everything is played face up."""
    return True


def _laid(before: TatsuState, action: Action, after: TatsuState) -> Event:
    args = {
        "player": before.to_act,
        "seat": before.for_seat,
        "source": before.from_seat,
        "card": format_card(after.trick[after.laid - 1]),
    }
    if is_pile(action):
        return Event("tatsu-event-turn-over", args)
    asked = before.for_seat != before.from_seat
    return Event("tatsu-event-give" if asked else "tatsu-event-play", args)


def _trick_over(before: TatsuState, after: TatsuState) -> list[Event]:
    fused = rules.first_fusion(after)
    if fused == NOBODY:
        seat = seat_after(after, after.leader, rules.strongest(after))
        taken = TRICK_SIZE + count(before.pending)
        side = CLAN_NAMES[clan_of_seat(after, seat)]
        return [Event("tatsu-event-trick", {"seat": seat, "side": side, "cards": taken})]
    seat = seat_after(after, after.leader, fused)
    kind = "tatsu-event-fusion" if after.to_act >= 0 else "tatsu-event-last-fusion"
    return [Event(kind, {"seat": seat})]


def _hand_over(before: TatsuState, after: TatsuState) -> list[Event]:
    args = {
        "hand": after.hand,
        "sides": [_side_result(after, side) for side in range(CLANS)],
        "scores": list(after.scores)[: after.players],
        "gained": [after.scores[p] - before.scores[p] for p in range(after.players)],
    }
    ended = [Event("tatsu-event-hand", args)]
    if after.to_act == OVER:
        ended.append(Event("tatsu-event-over", {"scores": args["scores"]}))
    return ended


def _side_result(after: TatsuState, side: int) -> Json:
    """How the score of a side came about (TATSU-6.1)."""
    return {
        "clan": CLAN_NAMES[side],
        "points": sum(points(card) for card in numbers(after.captured[side])),
        "factor": _own_multipliers(after, side),
        "score": rules.side_score(after, side),
    }


# --- remarks -------------------------------------------------------------------------------------


def remarks(ended: TatsuState) -> list[str]:
    """What was telling about a hand (TATSU-5.4, TATSU-6.1)."""
    factors = [_own_multipliers(ended, side) for side in range(CLANS)]
    cases = {
        "tatsu-remark-last-fusion": rules.first_fusion(ended) != NOBODY,
        "tatsu-remark-lost-cards": sum(map(count, ended.captured)) < CARDS - TRICK_SIZE,
        "tatsu-remark-no-multiplier": 0 in factors,
        "tatsu-remark-no-multipliers": factors == [0, 0],
        "tatsu-remark-all-multipliers": ALL_MULTIPLIERS in factors,
    }
    return [name for name, holds in cases.items() if holds]


def _own_multipliers(ended: TatsuState, side: int) -> int:
    own = ended.captured[side] & cards_of_clan(side)
    return sum(multiplier(card) for card in numbers(own))
