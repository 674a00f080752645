"""Counting cards: what lies with a seat or a side, as far as it is seen, and else how likely.

Backs show clans, so everybody knows how many cards of a clan lie where; which ones, is open between
all that have not been seen. A side is one purse: at each of its turns it can lay a card of either
partner, for the one may ask the other. Its cards in the opponents' hands are not in the purse:
those come only when it asks for them, and then an opponent chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Final

from foxfire.core.bits import Mask, count, has
from foxfire.games.tatsu import rules
from foxfire.games.tatsu.cards import ALL_CARDS, CLANS, Card, Clan, cards_of_clan
from foxfire.games.tatsu.seating import clan_of_seat, seats
from foxfire.games.tatsu.state import TatsuState
from foxfire.games.tatsu.worlds import unseen_in

Side = int
SIDES: Final = range(CLANS)  # a side is the clan it plays for


@dataclass(frozen=True)
class Pool:
    """Cards of one clan in one place: some are seen there, others are among the unseen ones."""

    sure: Mask
    unseen: Mask
    hidden: int  # how many of the unseen ones lie here

    @property
    def possible(self) -> Mask:
        return self.sure | self.unseen if self.hidden else self.sure

    @cached_property
    def chances_of_none(self) -> list[float]:
        """By a number of unseen cards: how likely it is that none of them lies here."""
        size = count(self.unseen)
        return [comb(size - n, self.hidden) / comb(size, self.hidden) for n in range(size + 1)]

    def chance_of(self, card: Card) -> float:
        """How likely this card lies here."""
        if has(self.sure, card):
            return 1.0
        return self.hidden / count(self.unseen) if has(self.unseen, card) else 0.0

    def first_found(self, wishes: Sequence[Card]) -> list[float]:
        """For cards in order of preference: the chance that each is the first that lies here."""
        chances, missing, tried = [], 1.0, 0
        for card in wishes:
            tried += not has(self.sure, card)
            without = 0.0 if has(self.sure, card) else self.chances_of_none[tried]
            chances.append(missing - without)
            missing = without
            if missing <= 0:
                break
        return chances


#: By the side that holds the cards, and by clan.
Pools = tuple[tuple[Pool, ...], ...]


def seat_pool(s: TatsuState, seat: int, clan: Clan, unknown: Mask) -> Pool:
    """What a seat can lay of a clan now. Of face-down piles it can turn over one, whichever."""
    playable = rules.playable(s, seat, clan)
    blind = int(playable > ALL_CARDS) if s.players == 2 else _kept_hidden(s, seat, clan)
    return Pool(playable & ALL_CARDS, unknown & cards_of_clan(clan), blind)


def _kept_hidden(s: TatsuState, seat: int, clan: Clan) -> int:
    return 0 if s.hands[seat] else s.counts[seat, clan]


def pools_now(s: TatsuState) -> Pools:
    """What each side can lay now."""
    unknown = unseen_in(s)
    return _by_side(s, lambda seat, clan: seat_pool(s, seat, clan, unknown))


def pools_ever(s: TatsuState) -> Pools:
    """What each side has in all, with what lies face down."""
    unknown = unseen_in(s)

    def all_of(seat: int, clan: Clan) -> Pool:
        now = seat_pool(s, seat, clan, unknown)
        return Pool(now.sure, now.unseen, s.counts[seat, clan] - count(now.sure))

    return _by_side(s, all_of)


def _by_side(s: TatsuState, pool_of: Callable[[int, Clan], Pool]) -> Pools:
    members = [[seat for seat in range(seats(s)) if clan_of_seat(s, seat) == c] for c in SIDES]
    return tuple(
        tuple(_together([pool_of(seat, clan) for seat in partners]) for clan in range(CLANS))
        for partners in members
    )


def _together(pools: Sequence[Pool]) -> Pool:
    sure = 0
    for pool in pools:
        sure |= pool.sure
    return Pool(sure, pools[0].unseen, sum(pool.hidden for pool in pools))
