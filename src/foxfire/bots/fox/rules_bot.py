"""A Fox opponent that plays by rules of thumb, from one trick to the next.

It looks no further than the trick on the table: it tries every legal action on a copy of what it
sees, and asks `outlook.py` what the rest of the round is then worth. What a good player would say
in words follows from that:

- a trick that cannot be won is the place for a card that the goal has no use for: the highest when
  few tricks are wanted, the lowest when many are;
- a trick that is wanted is won with the card that will be missed least, and with a Treasure when
  that wins it as well;
- a Fox is worth playing when the hand is better under another trump; a Woodcutter when a card can
  be spared, and then the card that serves the goal least goes under the deck;
- the Witch beats a card that was thought too high for the hand;
- an opponent with nine tricks is given the tenth.
"""

from __future__ import annotations

import random

from foxfire.bots.fox.outlook import Outlook
from foxfire.core.bits import numbers
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.fox import rules
from foxfire.games.fox.cards import Card
from foxfire.games.fox.game import GAME
from foxfire.games.fox.state import EXCHANGE, PLAY, RETURN, FoxState

DRAWS = 2  # cards that a Woodcutter may bring, tried as examples


class FoxRulesBot:
    """Plays the real game: for few tricks or for 7 to 9, and against the opponent's goal."""

    name = "rules"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        outlook = Outlook(observation)
        return max(legal, key=lambda action: worth(outlook, observation.seen, action))


def worth(outlook: Outlook, s: FoxState, action: Action) -> float:
    """What an action of mine is worth, its power included, up to the end of the trick."""
    after = s.copy()
    rules.apply(after, action)
    if after.phase == EXCHANGE:
        return max(worth(outlook, after, choice) for choice in GAME.legal(after))
    if after.phase == RETURN:
        return _after_woodcutter(outlook, s, action)
    if after.phase == PLAY and after.laid == 1:
        return outlook.after_lead(after)
    return outlook.between_tricks(after)


def _after_woodcutter(outlook: Outlook, s: FoxState, action: Action) -> float:
    """Nobody knows what a Woodcutter draws: try a few cards, each with its best return."""
    examples = _spread(list(numbers(outlook.unseen)), DRAWS)
    total = 0.0
    for drawn in examples:
        after = s.copy()
        after.deck[after.draws] = drawn
        rules.apply(after, action)
        total += max(worth(outlook, after, choice) for choice in GAME.legal(after))
    return total / len(examples)


def _spread(cards: list[Card], number: int) -> list[Card]:
    """Some of the cards, evenly apart and not from the ends, which are the extreme ones."""
    step = len(cards) / number
    return [cards[int(step * (i + 0.5))] for i in range(number)]
