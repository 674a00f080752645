"""What a round will bring: the one measure by which every choice is made.

The two players share thirteen tricks, so every count of mine is a count of his. With 0 to 3 tricks
I am Humble and he is Greedy; with 7 to 9 I am Victorious and he is Defeated; both are good for me,
and everything between and beyond is good for him. So one curve over my tricks tells both players'
goals: two hills with a valley between them and an abyss behind. Going for few tricks or for many is
not decided once: it is the side to which the curve rises from where the hand points now, and it
turns when the hand does. Near an edge a single trick matters much, far from one it hardly does.
"""

from __future__ import annotations

from copy import copy
from functools import cached_property
from itertools import pairwise
from math import erf, sqrt

from foxfire.bots.fox.counting import opponent_of
from foxfire.bots.fox.strength import Strength
from foxfire.core.bits import Mask, count, numbers
from foxfire.core.play import Observation
from foxfire.games.fox import rules
from foxfire.games.fox.cards import MONARCH, TREASURE, Card, Suit, rank_of, suit_of
from foxfire.games.fox.memory import unseen
from foxfire.games.fox.state import PLAYERS, TRICKS, FoxState

# Measured over 200 rounds of this bot against itself: with n tricks to come, their number differs
# from what `Strength` expects by 0.52 to 0.57 times the root of n (by less for n < 4). The lead is
# not counted: before the last five tricks it moved the number now up, now down, then up by 0.1-0.4.
SPREAD = 0.55

WIN = 6.0  # a won game in points: as much as the best that tricks can bring in a round
TREASURE_HOPE = 0.25  # of a point, for a Treasure in hand that is sure to lie in a trick of mine


class Outlook:
    """What one player expects at one decision."""

    def __init__(self, observation: Observation) -> None:
        self.me: int = observation.viewer
        self.seen: FoxState = observation.seen
        self.unseen: Mask = unseen(observation.memory, self.me, self.seen)
        self.opponent = opponent_of(observation)
        self.strength = Strength(self.seen.hands[self.me], self.opponent)

    # --- what the end of a round is worth ---

    @cached_property
    def worth(self) -> list[float]:
        """By my tricks at the end: how far I am then ahead, in points of this round."""
        return [self._worth_of(mine) for mine in range(TRICKS + 1)]

    def _worth_of(self, mine: int) -> float:
        end = self.seen.copy()
        end.tricks[self.me], end.tricks[1 - self.me] = mine, TRICKS - mine
        rules.finish_round(end)
        return self._finished(end)

    def _finished(self, s: FoxState) -> float:
        """Points are a means: where the round ends the game, winning it counts on top."""
        return self._margin(s) + WIN * rules.utility(s, self.me)

    def _margin(self, s: FoxState) -> int:
        return s.round_points[self.me] - s.round_points[1 - self.me]

    # --- what a moment between two tricks is worth ---

    def between_tricks(self, s: FoxState) -> float:
        """Treasures are safe once they are taken; the rest is hope."""
        if s.to_act < 0:
            return self._finished(s)
        hand, trump = s.hands[self.me], suit_of(s.decree)
        treasures = self._margin(s) - self._margin(self.seen)
        tricks = self._hope(s.tricks[self.me], hand, trump)
        return tricks + treasures + self._treasures_in(hand, trump)

    def _hope(self, won: int, hand: Mask, trump: Suit) -> float:
        """The worth of every end that can still come, each with its chance."""
        expected = sum(self.strength.of(card, trump) for card in numbers(hand))
        chances = chances_of_tricks(expected, count(hand))
        return sum(chance * self.worth[won + more] for more, chance in enumerate(chances))

    def _treasures_in(self, hand: Mask, trump: Suit) -> float:
        """A Treasure in hand will lie in some trick, mine or his: better played when it is sure."""
        hopes = (
            2 * self.strength.of(card, trump) - 1
            for card in numbers(hand)
            if rank_of(card) == TREASURE
        )
        return TREASURE_HOPE * sum(hopes)

    # --- what a led card is worth ---

    def after_lead(self, s: FoxState) -> float:
        """My card lies alone. He answers as it suits him, as far as his cards let him."""
        led, trump = s.trick[self.me], suit_of(s.decree)
        later = self._without_highest(led) if rank_of(led) == MONARCH else self
        beaters = self.strength.beaters(led, trump)
        losers = self.opponent.possible & ~beaters
        if not beaters or not losers:
            return later._answered(s, beaters | losers)
        taken, lost = later._answered(s, losers), later._answered(s, beaters)
        chance = self.strength.chance_to_hold(led, trump, taken > lost)
        return chance * taken + (1 - chance) * lost

    def _answered(self, s: FoxState, answers: Mask) -> float:
        """The worth when he gives one of these answers: a plain one, without a power of its own."""
        trick = s.copy()
        trick.trick[1 - self.me] = max(numbers(answers), key=_is_plain)
        trick.laid = PLAYERS
        rules.resolve(trick)
        return self.between_tricks(trick)

    def _without_highest(self, monarch: Card) -> Outlook:
        """A led Monarch pulls out his best card of the suit: my others are stronger after it."""
        later = copy(self)
        later.opponent = self.opponent.after_monarch(monarch)
        later.strength = Strength(self.seen.hands[self.me], later.opponent)
        return later


def _is_plain(card: Card) -> bool:
    return rank_of(card) % 2 == 0  # FOX-1.2


def chances_of_tricks(expected: float, left: int) -> list[float]:
    """The chance of each number of tricks out of those left: a bell around the expected one."""
    width = SPREAD * sqrt(2 * left)
    edges = [erf((more + 0.5 - expected) / width) for more in range(left)]
    bounds = [-1.0, *edges, 1.0]
    return [(high - low) / 2 for low, high in pairwise(bounds)]
