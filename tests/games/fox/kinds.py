"""What an opponent's play lets a viewer conclude: the kinds of inference a position holds."""

from __future__ import annotations

from tests.games.fox.rounds import WOODCUTTER, Written, denied_by, positions
from tests.oracle.fox import rank_of, suit_of

KINDS = (
    "could not follow",
    "answered a Monarch",
    "holds a decree",
    "may have buried a decree",
    "showed a card denied before",
    "holds a card denied before",
    "own return is known",
)


def kinds(written: Written, viewer: int) -> set[str]:
    """The kinds that occur in a beginning of a round, seen by one player."""
    now = written.oracle()
    hidden = now.hands[1 - viewer] | set(now.deck)
    found: set[str] = set()
    denied: set[str] = set()
    by_monarch: set[str] = set()  # since his last draw, so that it still tells something
    by_void: set[str] = set()
    decrees: set[str] = set()  # taken by the opponent and not shown since
    for before, action in positions(written):
        card = action.split()[-1]
        if before.to_act == viewer:
            found |= {"own return is known"} if action.startswith("under") else set()
            continue
        if action.startswith("swap"):
            assert before.decree is not None
            decrees.add(before.decree)
            denied.discard(before.decree)
        if before.phase == "play" or action.startswith("swap"):
            found |= {"showed a card denied before"} if card in denied else set()
            decrees.discard(card)
        new = denied_by(before, action)
        denied |= new
        led = before.trick[before.leader]
        followed = led is not None and suit_of(led) == suit_of(card)
        if followed:
            by_monarch |= new
        else:
            by_void |= new
        if before.phase == "play" and rank_of(card) == WOODCUTTER:
            found |= {"may have buried a decree"} if decrees else set()
            by_monarch, by_void = set(), set()
    if "may have buried a decree" in found and not decrees & hidden:
        found.remove("may have buried a decree")
    found |= {"could not follow"} if by_void & hidden else set()
    found |= {"answered a Monarch"} if (by_monarch - by_void) & hidden else set()
    found |= {"holds a decree"} if decrees & now.hands[1 - viewer] else set()
    found |= {"holds a card denied before"} if denied & now.hands[1 - viewer] else set()
    return found
