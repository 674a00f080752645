"""Sampling: the unseen cards spread uniformly over hidden hands and face-down piles, by clan."""

from __future__ import annotations

from foxfire.core.bits import Mask, lowest
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.rng import subset
from foxfire.games.tatsu.cards import (
    ALL_CARDS,
    CLANS,
    cards_of_clan,
    clan_of_card,
    is_hidden,
    known_as_set,
)
from foxfire.games.tatsu.memory import TatsuMemory
from foxfire.games.tatsu.rules import is_open
from foxfire.games.tatsu.state import PILE_PLAYERS, PILES, SEATS, TRICK_SIZE, TatsuState

inline_kernels(__name__)


@kernel
def lying_open(s: TatsuState) -> Mask:
    """The cards that everybody sees or has seen in this hand, those in `hands` aside."""
    cards: Mask = s.pending | s.captured[0] | s.captured[1]
    for place in range(TRICK_SIZE):
        cards |= known_as_set(s.trick[place])
    return cards


@kernel
def unseen(s: TatsuState, viewer: int) -> Mask:
    """The cards that the viewer has not seen, in the true state or in the viewer's view."""
    seen = lying_open(s)
    for seat in range(SEATS):
        if is_open(s, seat, viewer):
            seen |= s.hands[seat]
    return ALL_CARDS & ~seen


@kernel
def unseen_in(view: TatsuState) -> Mask:
    """The same in a view, where every hand that is left is seen."""
    seen = lying_open(view)
    for seat in range(SEATS):
        seen |= view.hands[seat]
    return ALL_CARDS & ~seen


@kernel
def sample(s: TatsuState, m: TatsuMemory, viewer: int) -> None:
    """Fill a hidden state with a world; its generator must be seeded."""
    if s.to_act < 0:
        return  # between hands nothing is hidden
    pool = unseen(s, viewer)
    if s.players == 2:
        fill_piles(s, pool)
        return
    for seat in range(SEATS):
        if not is_open(s, seat, viewer):
            for clan in range(CLANS):
                drawn = subset(s, pool & cards_of_clan(clan), s.counts[seat, clan])
                s.hands[seat] |= drawn
                pool &= ~drawn


@kernel
def fill_piles(s: TatsuState, pool: Mask) -> None:
    for seat in range(PILE_PLAYERS):
        for pile in range(PILES):
            hidden = s.down[seat, pile]
            if is_hidden(hidden):
                drawn = subset(s, pool & cards_of_clan(clan_of_card(hidden)), 1)
                s.down[seat, pile] = lowest(drawn)
                pool &= ~drawn
