"""How the trick on the table will end when everybody lays what serves his side best.

It is thought through from its last card backwards. Whoever has the turn ranks all cards that might
lie there next, and lays the best one that his side holds. Or he asks an opponent, who ranks them
the other way round: good when his worst will do, for it saves the own cards. Who leads the next
trick counts for nothing: it brings the first word and costs the last, and neither was found better.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from foxfire.bots.tatsu.pools import Pool, Side, pools_now
from foxfire.bots.tatsu.prices import Prices
from foxfire.core.bits import numbers
from foxfire.games.tatsu import rules
from foxfire.games.tatsu.cards import CARDS, NO_CARD, Card, is_fusion, strength
from foxfire.games.tatsu.seating import clan_of_seat, seat_after
from foxfire.games.tatsu.state import NOBODY, TRICK_SIZE, TatsuState


class Standing(NamedTuple):
    """As much of a trick as decides who will take it."""

    turn: int
    best: Card  # the strongest so far, while there is no fusion
    best_side: Side
    fused: bool


class Fate(NamedTuple):
    """What becomes of a trick, as my side sees it."""

    mine: float  # chance that my side takes its cards, now or, after a fusion, later
    theirs: float
    extra: float  # what the cards bring that are still to be laid, less what they would in hand

    def worth(self, if_mine: float, if_theirs: float) -> float:
        """With cards on the table that bring so much."""
        return self.mine * if_mine + self.theirs * if_theirs + self.extra


class Choice(NamedTuple):
    """A card that may be laid: what that brings my side, and what then becomes of the trick."""

    worth: float
    card: Card
    fate: Fate


class Trick:
    """A trick of which some cards lie, and all that may follow."""

    def __init__(self, prices: Prices, s: TatsuState, laid: int) -> None:
        self.prices = prices
        self.pools = pools_now(s)
        leader = s.leader if laid else s.for_seat
        turns = range(TRICK_SIZE)
        self.sides = [clan_of_seat(s, seat_after(s, leader, turn)) for turn in turns]
        cards = list(s.trick)[:laid]
        lying = [*cards, *numbers(prices.pending)]
        self.if_mine = sum(prices.if_mine[card] for card in lying)
        self.if_theirs = sum(prices.if_theirs[card] for card in lying)
        self.standing = Standing(0, NO_CARD, NOBODY, False)
        for card in cards:
            self.standing = self._after(self.standing, LIKE[card])
        self._fates: dict[Standing, Fate] = {}

    @property
    def worth(self) -> float:
        """What the trick will bring my side."""
        return self._worth(self._fate(self.standing))

    def worth_from(self, pool: Pool, chooser: Side) -> float:
        """The same when the next card comes from this pool, chosen for this side."""
        return self._worth(self._chosen(self.standing, pool, chooser))

    def _worth(self, fate: Fate) -> float:
        return fate.worth(self.if_mine, self.if_theirs)

    # --- the next card ---

    def _fate(self, at: Standing) -> Fate:
        found = self._fates.get(at)
        if found is None:
            found = self._ended(at) if at.turn == TRICK_SIZE else self._continued(at)
            self._fates[at] = found
        return found

    def _continued(self, at: Standing) -> Fate:
        """A side lays a card of its own or asks the other side for one, as is better for it."""
        side = self.sides[at.turn]
        fates = [
            self._chosen(at, pools[side], holder)
            for holder, pools in enumerate(self.pools)
            if pools[side].possible
        ]
        return (max if side == self.prices.me else min)(fates, key=self._worth)

    def _chosen(self, at: Standing, pool: Pool, chooser: Side) -> Fate:
        """The chooser lays the best card for his side out of a pool, as far as it is there."""
        ranked = sorted(self._choices(at, pool, chooser), reverse=chooser == self.prices.me)
        chances = pool.first_found([choice.card for choice in ranked])
        mine = theirs = worth = 0.0
        for chance, choice in zip(chances, ranked, strict=False):
            mine += chance * choice.fate.mine
            theirs += chance * choice.fate.theirs
            worth += chance * choice.worth
        return Fate(mine, theirs, worth - mine * self.if_mine - theirs * self.if_theirs)

    def _choices(self, at: Standing, pool: Pool, holder: Side) -> list[Choice]:
        """Every card that may be in the pool, for what it does to the trick and is missed later."""
        prices, held = self.prices, self.prices.held[holder]
        fates: dict[Card, Fate] = {}
        found = []
        for card in numbers(pool.possible):
            like = LIKE[card]
            if like not in fates:
                fates[like] = self._fate(self._after(at, like))
            if_mine = self.if_mine + prices.if_mine[card]
            if_theirs = self.if_theirs + prices.if_theirs[card]
            worth = fates[like].worth(if_mine, if_theirs) - held[card]
            found.append(Choice(worth, card, fates[like]))
        return found

    # --- who takes it ---

    def _after(self, at: Standing, card: Card) -> Standing:
        turn = at.turn + 1
        if at.fused or is_fusion(card):
            return Standing(turn, NO_CARD, NOBODY, True)
        if at.best == NO_CARD or beats(at.best, card):
            return Standing(turn, card, self.sides[at.turn], False)
        return Standing(turn, at.best, at.best_side, False)

    def _ended(self, at: Standing) -> Fate:
        if at.fused:
            return Fate(*self.prices.after_fusion(), 0.0)
        mine = float(at.best_side == self.prices.me)
        return Fate(mine, 1 - mine, 0.0)


@cache
def beats(best: Card, later: Card) -> bool:
    """Does a card take the trick from the strongest one before it?"""
    trick = TatsuState()
    for turn, card in enumerate((best, later, best, best)):
        trick.trick[turn] = card
    return rules.strongest(trick) == 1


def _alike() -> list[Card]:
    """For every card the first that does the same to a trick: one of its strength, or a fusion."""
    first: dict[tuple[int, bool], Card] = {}
    return [first.setdefault((strength(card), is_fusion(card)), card) for card in range(CARDS)]


LIKE: Final = _alike()
