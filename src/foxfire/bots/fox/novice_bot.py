"""A Fox beginner: he looks at the trick on the table and at how many he has.

He likes to win tricks and knows that ten are too many; with few of them late in a round he stops
taking any. He counts no cards, thinks of no later trick, and uses a Fox or a Woodcutter only for
what lies in his hand.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from foxfire.core.bits import count
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.fox import rules
from foxfire.games.fox.actions import KEEP, card_of
from foxfire.games.fox.cards import Card, cards_of_suit, rank_of, suit_of
from foxfire.games.fox.state import EXCHANGE, PLAY, TRICKS, FoxState

ENOUGH: Final = 8  # tricks; one more would still do, he is careful
HUMBLE: Final = 3
LATE: Final = 5  # tricks to come


class FoxNoviceBot:
    """Plays from trick to trick."""

    name = "novice"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal, s = observation.legal, observation.seen
        if len(legal) == 1:
            return legal[0]
        wants = wants_tricks(s, observation.viewer)
        if s.phase == EXCHANGE:
            return _exchange(s, legal)
        if s.phase != PLAY:
            return _by_rank(legal, highest=not wants)
        if not rules.is_following(s):
            return _by_rank(legal, highest=wants)
        return _answer(s, legal, wants)


def wants_tricks(s: FoxState, me: int) -> bool:
    won, left = s.tricks[me], TRICKS - sum(s.tricks)
    if won >= ENOUGH:
        return False
    return won > HUMBLE or left > LATE or won + left <= HUMBLE


def _answer(s: FoxState, legal: list[Action], wants: bool) -> Action:
    """The least card that does, and if none does, the least he likes to keep."""
    good = [action for action in legal if takes(s, card_of(action)) == wants]
    return _by_rank(good or legal, highest=not wants)


def takes(s: FoxState, card: Card) -> bool:
    """Does an answer take the trick, as the decree lies?"""
    trick = s.copy()
    trick.trick[s.to_act] = card
    return rules.winner(trick) == s.to_act


def _exchange(s: FoxState, legal: list[Action]) -> Action:
    """For a suit of which he has clearly more cards; he gives the lowest."""
    hand = s.hands[s.to_act]

    def cards_in(suit: int) -> int:
        return count(hand & cards_of_suit(suit))

    swaps = [action for action in legal if action != KEEP]
    best = max(swaps, key=lambda action: (cards_in(suit_of(card_of(action))), -_rank(action)))
    better = cards_in(suit_of(card_of(best))) - 1 > cards_in(suit_of(s.decree)) + 1
    return best if better else KEEP


def _by_rank(actions: Iterable[Action], *, highest: bool) -> Action:
    return (max if highest else min)(actions, key=_rank)


def _rank(action: Action) -> int:
    return rank_of(card_of(action))
