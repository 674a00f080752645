"""What somebody else remembers, as far as a player can tell: his own memory seen from over there.

Networks see what was learnt in the course of a deal. In a world that a player has drawn, the others
know their own cards; what they have learnt about him follows from what he has seen himself.
"""

from __future__ import annotations

from typing import Any

from foxfire.core.bits import Mask, bit
from foxfire.core.dispatch import add_kernel, added_generic, kernel_of, learn_deal
from foxfire.core.kernel import kernel
from foxfire.games.fox.cards import NO_CARD, WOODCUTTER, rank_of
from foxfire.games.fox.memory import FoxMemory, not_held
from foxfire.games.fox.state import DECK_SIZE, MAX_DRAWS, TRICKS, FoxState
from foxfire.games.tac.state import TacState
from foxfire.games.tatsu.state import TatsuState


@added_generic
def recall(s: Any, own: Any, viewer: int, m: Any, player: int) -> None:
    """Write into `m` what a player remembers in the world `s` that the viewer has drawn."""
    kernel_of(recall, type(s))(s, own, viewer, m, player)


@kernel
def recall_table(s: Any, own: Any, viewer: int, m: Any, player: int) -> None:
    """What lies on the table: in Tatsu that is everything, in TAC nearly."""
    learn_deal(m, player, s)


@kernel
def fox_recall(s: FoxState, own: FoxMemory, viewer: int, m: FoxMemory, player: int) -> None:
    """The pieces that a network sees; which draws brought what is for sampling alone."""
    learn_deal(m, player, s)
    m.draws = 0
    for i in range(MAX_DRAWS):
        m.drawer[i] = own.drawer[i]
        if own.drawer[i] == player and i < s.draws:
            m.put[i] = s.deck[DECK_SIZE + i]
    m.held = decrees_taken(own, viewer) & ~own.played
    for trick in range(TRICKS):
        recall_trick(own, viewer, m, trick)


@kernel
def decrees_taken(own: FoxMemory, viewer: int) -> Mask:
    cards = 0
    for i in range(own.exchanges):
        if own.exchanger[i] == viewer:
            cards |= bit(own.taken[i])
    return cards


@kernel
def recall_trick(own: FoxMemory, viewer: int, m: FoxMemory, trick: int) -> None:
    """What the viewer was seen not to hold, since he last drew (FOX-3.2, FOX-4.3, FOX-4.6)."""
    card = own.trick_cards[trick, viewer]
    if card == NO_CARD:
        return
    led = own.trick_cards[trick, 1 - viewer]
    if own.trick_leaders[trick] == 1 - viewer and led != NO_CARD:
        m.denied[m.draws] |= not_held(led, card)
    if rank_of(card) == WOODCUTTER:
        m.draws += 1


add_kernel(recall, FoxState, fox_recall)
add_kernel(recall, TatsuState, recall_table)
add_kernel(recall, TacState, recall_table)
