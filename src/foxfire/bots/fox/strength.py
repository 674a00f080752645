"""How good is a card at taking a trick? It is judged by what may still be played against it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from foxfire.bots.fox.counting import Opponent
from foxfire.core.bits import Mask, bit, has, numbers
from foxfire.games.fox import rules
from foxfire.games.fox.cards import SWAN, Card, Suit, card, cards_of_suit, suit_of
from foxfire.games.fox.state import PLAY, FoxState

LEADER, FOLLOWER = 0, 1


# --- asking the rules ----------------------------------------------------------------------------


@cache
def answer_wins(led: Card, answer: Card, trump: Suit) -> bool:
    """Does the answer take the trick?"""
    trick = FoxState()
    trick.leader, trick.decree = LEADER, card(trump, SWAN)  # any card of the suit will do
    trick.trick[LEADER], trick.trick[FOLLOWER] = led, answer
    return rules.winner(trick) == FOLLOWER


def answers(led: Card, hand: Mask) -> Mask:
    """The cards of a hand that may be played on a led card."""
    trick = FoxState()
    trick.leader, trick.trick[LEADER], trick.laid = LEADER, led, 1
    trick.hands[FOLLOWER] = hand
    rules.ask(trick, FOLLOWER, PLAY)
    return rules.playable(trick)


# --- judging -------------------------------------------------------------------------------------


class Strength:
    """The cards of one hand against one opponent; what was found once is kept."""

    def __init__(self, hand: Mask, opponent: Opponent) -> None:
        self.opponent = opponent
        self.leads = {led: answers(led, hand) for led in numbers(opponent.possible)}
        self.of = cache(self._of)
        self.beaters = cache(self._beaters)
        self.chance_to_hold = cache(self._chance_to_hold)

    def _of(self, card: Card, trump: Suit) -> float:
        """How often a card will take its trick, whoever leads and whatever he wants."""
        led = self._when_led(card, trump)
        return (led + self._when_answering(card, trump, led)) / 2

    def _when_led(self, card: Card, trump: Suit) -> float:
        """Against an opponent who follows suit if he can, with any card that he may."""
        suit = cards_of_suit(suit_of(card))
        void = self.opponent.chance_of_none(suit)
        beaters = self.beaters(card, trump)
        possible = self.opponent.possible
        followed = _share(not has(beaters, answer) for answer in numbers(possible & suit))
        ruffed = _share(not has(beaters, answer) for answer in numbers(possible & ~suit))
        return (1 - void) * followed + void * ruffed

    def _when_answering(self, card: Card, trump: Suit, otherwise: float) -> float:
        """Against every lead on which the hand may play the card."""
        won = [
            answer_wins(led, card, trump)
            for led, playable in self.leads.items()
            if has(playable, card)
        ]
        return _share(won) if won else otherwise

    def _beaters(self, led: Card, trump: Suit) -> Mask:
        """The cards the opponent may hold that beat a led one."""
        beaters = 0
        for answer in numbers(self.opponent.possible):
            beaters |= bit(answer) if answer_wins(led, answer, trump) else 0
        return beaters

    def _chance_to_hold(self, led: Card, trump: Suit, attacked: bool) -> float:
        """How often a led card takes the trick from an opponent who knows what he wants.

        Attacked, he beats it whenever he can. Otherwise he wants to lose the trick, and takes it
        only when every answer he may give wins.
        """
        suit, none = cards_of_suit(suit_of(led)), self.opponent.chance_of_none
        beaters = self.beaters(led, trump)
        wanted = beaters if attacked else self.opponent.possible & ~beaters
        stuck = none(suit & wanted) - none(suit)  # must follow, but not as he likes
        stuck += none(suit | wanted)  # need not follow, and has nothing that helps him
        return stuck if attacked else 1 - stuck


def _share(cases: Iterable[bool]) -> float:
    """How many of the cases are true; all, when there is none to say otherwise."""
    listed = list(cases)
    return sum(listed) / len(listed) if listed else 1.0
