"""What lies on the table before a viewer, and what it saw happen: all from its own view."""

from __future__ import annotations

from foxfire.core.game import Event, Json
from foxfire.core.seats import OVER, REFEREE, Viewer
from foxfire.games.fox import rules
from foxfire.games.fox.actions import KEEP, UNDER_HIDDEN, Action, card_of, is_play, is_swap
from foxfire.games.fox.cards import NO_CARD, SUITS, TREASURE, WOODCUTTER, rank_of
from foxfire.games.fox.memory import NEVER, FoxMemory
from foxfire.games.fox.notation import format_card, format_cards, format_place
from foxfire.games.fox.options import FoxOptions
from foxfire.games.fox.position import PHASE_NAMES
from foxfire.games.fox.state import DECK_SIZE, PLAY, PLAYERS, RETURN, TRICKS, FoxState

TITLES = ("humble", "defeated", "victorious", "greedy")  # FOX-5.5
HIDDEN = "?"


def title(tricks: int) -> str:
    """FOX-5.5."""
    return TITLES[(tricks > 3) + (tricks > 6) + (tricks > 9)]


def show(options: FoxOptions, seen: FoxState, memory: FoxMemory, viewer: Viewer) -> Json:
    """The table now: own cards, the trick, the decree, the counts (FOX-3.6)."""
    table: Json = {
        "phase": PHASE_NAMES[seen.phase],
        "to_act": seen.to_act if seen.to_act >= 0 else None,
        "round": seen.round,
        "dealer": seen.dealer,
        "leader": seen.leader,
        "target": seen.target,
        "hands": [_hand(seen, seat, viewer) for seat in range(PLAYERS)],
        "decree": format_place(seen.decree),
        "deck": _deck(seen, viewer),
        "drawn": format_place(seen.drawn),
        "trick": [format_place(card) for card in seen.trick],
        "tricks": list(seen.tricks),
        "round_points": list(seen.round_points),
        "scores": list(seen.scores),
    }
    if options.show_tricks:
        table["past_tricks"] = past_tricks(seen, memory)
    return table


def own(seen: FoxState, memory: FoxMemory, viewer: Viewer) -> Json:
    """What may be shown to one player and not to the other (FOX-2.2, FOX-4.3)."""
    hands = [_hand(seen, seat, viewer) for seat in range(PLAYERS)]
    return {"hands": hands, "drawn": format_place(seen.drawn)}


def _hand(seen: FoxState, seat: int, viewer: Viewer) -> Json:
    visible = viewer in (seat, REFEREE)
    cards = format_cards(seen.hands[seat]) if visible else None
    return {"size": rules.hand_size(seen, seat), "cards": cards}


def _deck(seen: FoxState, viewer: Viewer) -> Json:
    cards = [format_card(card) for card in seen.deck if card != NO_CARD]
    if seen.round == 0:
        return {"size": 0, "cards": None}
    size = DECK_SIZE - 1 if seen.phase == RETURN else DECK_SIZE
    return {"size": size, "cards": cards if viewer == REFEREE else None}


def past_tricks(seen: FoxState, memory: FoxMemory) -> list[Json]:
    """The completed tricks of this round, in order, as far as they were seen."""
    completed = sum(seen.tricks)
    return [
        {
            "leader": memory.trick_leaders[trick],
            "cards": [format_place(memory.trick_cards[trick, seat]) for seat in range(PLAYERS)],
        }
        for trick in range(min(completed, TRICKS))
        if memory.trick_leaders[trick] != NEVER
    ]


# --- events --------------------------------------------------------------------------------------


def deal_events(after: FoxState, viewer: Viewer) -> list[Event]:
    cards = {str(seat): _hand(after, seat, viewer)["cards"] for seat in range(PLAYERS)}
    decree = format_card(after.decree)
    args = {"round": after.round, "dealer": after.dealer, "hands": cards, "decree": decree}
    return [Event("fox-event-deal", args)]


def events(before: FoxState, action: Action, after: FoxState) -> list[Event]:
    """What happened, in the order in which it happened."""
    seat = before.to_act
    happened = [_acted(before, action, seat)]
    if is_play(action) and rank_of(card_of(action)) == WOODCUTTER:
        drawn = HIDDEN if after.drawn == NO_CARD else format_card(after.drawn)
        happened.append(Event("fox-event-draw", {"seat": seat, "card": drawn}))
    if sum(after.tricks) > sum(before.tricks):
        happened += _trick_won(before, after)
    if after.to_act < 0:
        happened += _round_won(after)
    return happened


def all_saw_it(before: FoxState, action: Action, after: FoxState) -> bool:
    """All but a card that is drawn, and the one that is returned for it (FOX-4.3)."""
    return action != UNDER_HIDDEN and after.phase != RETURN


def _acted(before: FoxState, action: Action, seat: int) -> Event:
    if action == KEEP:
        return Event("fox-event-keep", {"seat": seat, "decree": format_card(before.decree)})
    if action == UNDER_HIDDEN:
        return Event("fox-event-return", {"seat": seat, "card": HIDDEN})
    card = format_card(card_of(action))
    if is_play(action):
        leads = before.phase == PLAY and before.laid != 1
        return Event(
            "fox-event-lead" if leads else "fox-event-follow", {"seat": seat, "card": card}
        )
    if is_swap(action):
        taken = format_card(before.decree)
        return Event("fox-event-exchange", {"seat": seat, "given": card, "taken": taken})
    return Event("fox-event-return", {"seat": seat, "card": card})


def _trick_won(before: FoxState, after: FoxState) -> list[Event]:
    taker = 0 if after.tricks[0] > before.tricks[0] else 1
    won = [Event("fox-event-trick", {"seat": taker, "tricks": list(after.tricks)})]
    treasures = sum(rank_of(card) == TREASURE for card in after.trick)
    if treasures:
        won.append(Event("fox-event-treasure", {"seat": taker, "points": treasures}))
    if after.to_act == 1 - taker:
        won.append(Event("fox-event-swan", {"seat": 1 - taker}))
    return won


def _round_won(after: FoxState) -> list[Event]:
    args = {
        "round": after.round,
        "tricks": list(after.tricks),
        "titles": [title(tricks) for tricks in after.tricks],
        "points": list(after.round_points),
        "scores": list(after.scores),
    }
    ended = [Event("fox-event-round", args)]
    if after.to_act == OVER:
        ended.append(Event("fox-event-over", {"scores": list(after.scores)}))
    return ended


# --- remarks -------------------------------------------------------------------------------------


def remarks(ended: FoxState) -> list[str]:
    """What was telling about a round (FOX-5.1, FOX-5.5)."""
    most = max(ended.tricks)
    treasures = [ended.round_points[p] - rules.trick_points(ended.tricks[p]) for p in (0, 1)]
    cases = {
        "fox-remark-greedy": most >= 10,
        "fox-remark-all-tricks": most == TRICKS,
        "fox-remark-close": most == TRICKS // 2 + 1,
        "fox-remark-treasures": max(treasures) == SUITS,
        "fox-remark-tie": ended.round_points[0] == ended.round_points[1],
    }
    return [name for name, holds in cases.items() if holds]
