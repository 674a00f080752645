"""A Tatsu player by rules of thumb, who looks as far as the end of the trick.

It tries every legal action on a copy of what it sees. What cards are worth is in `prices.py`, how
the trick will go on in `trick.py`, what may lie where in `pools.py`. What a good player would say
in words follows from these:

- multipliers decide: take your own, keep theirs from them, and lay yours only where your side wins;
- strength 1 cards worth many points belong into a trick of your own, the sooner it is sure the
  better; under a trick of theirs goes what is worth least to them;
- win a trick with the least card that does, and save the strong ones for tricks that are worth it;
- ask the partner when a stronger card than yours is still unseen and may be his;
- ask an opponent when the trick is lost, or won whatever he gives: his worst costs you nothing, and
  it is a card of your clan that he can no longer keep from you;
- an opponent who asks you gets the card that helps him least, a fusion of his if that spoils the
  trick for him;
- a fusion puts off a trick that would be lost, and in the last trick denies it to everybody.
"""

from __future__ import annotations

import random
from functools import cached_property

from foxfire.bots.tatsu.pools import seat_pool
from foxfire.bots.tatsu.prices import Prices
from foxfire.bots.tatsu.trick import Trick
from foxfire.core.bits import Mask, numbers
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.tatsu import rules
from foxfire.games.tatsu.actions import ASK_FIRST, PILE_FIRST, is_ask, is_lead, is_pile
from foxfire.games.tatsu.cards import NO_CARD, Card, cards_of_clan, is_hidden
from foxfire.games.tatsu.seating import clan_of_seat
from foxfire.games.tatsu.state import PILE_PLAYERS, PILES, TRICK_SIZE, TatsuState
from foxfire.games.tatsu.worlds import unseen_in


class TatsuRulesBot:
    """Plays for its side in the hand: any player, red with the ghost, and whoever is asked."""

    name = "rules"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=Decision(observation).worth)


class Decision:
    """What each answer to one decision is worth to the side of the player who decides."""

    def __init__(self, observation: Observation) -> None:
        self.seen: TatsuState = observation.seen
        self.prices = Prices(self.seen, clan_of_seat(self.seen, observation.viewer))

    def worth(self, action: Action) -> float:
        if is_ask(action):
            return self._of_asking(action - ASK_FIRST)
        if is_pile(action):
            return self._of_turning_over(action - PILE_FIRST)
        if is_lead(action):
            return Trick(self.prices, tried(self.seen, action), 0).worth
        return self._of_laying(self.seen, action, action)

    def _of_laying(self, s: TatsuState, action: Action, card: Card) -> float:
        """The trick with the card in it, less what the card would have brought later."""
        after = tried(s, action)
        holder = clan_of_seat(s, s.from_seat)
        return Trick(self.prices, after, after.laid).worth - self.prices.held[holder][card]

    def _of_asking(self, asked: int) -> float:
        """A partner gives his best card, an opponent his worst, out of those he may hold."""
        clan = clan_of_seat(self.seen, self.seen.for_seat)
        pool = seat_pool(self.seen, asked, clan, self._unseen)
        return self._trick.worth_from(pool, clan_of_seat(self.seen, asked))

    def _of_turning_over(self, pile: int) -> float:
        """Nobody knows what lies face down: the average of all it may be."""
        clan = clan_of_seat(self.seen, self.seen.for_seat)
        cards = list(numbers(self._unseen & cards_of_clan(clan)))
        total = 0.0
        for card in cards:
            turned = self.seen.copy()
            turned.down[turned.from_seat, pile] = card
            total += self._of_laying(turned, PILE_FIRST + pile, card)
        return total / len(cards)

    @cached_property
    def _trick(self) -> Trick:
        """The trick before this decision."""
        return Trick(self.prices, self.seen, self.seen.laid % TRICK_SIZE)

    @cached_property
    def _unseen(self) -> Mask:
        return unseen_in(self.seen)


def tried(s: TatsuState, action: Action) -> TatsuState:
    """A copy of what is seen, after an action."""
    after = s.copy()
    rules.apply(after, action)
    cover_unknown(after)
    return after


def cover_unknown(s: TatsuState) -> None:
    """A card that an action turns up is not known before: for the rest of the trick it stays down.

    It counts as one of its clan's, so it is still turned over where nothing lies face up.
    """
    for seat in range(PILE_PLAYERS):
        for pile in range(PILES):
            if is_hidden(s.up[seat, pile]):
                s.down[seat, pile] = s.up[seat, pile]
                s.up[seat, pile] = NO_CARD
