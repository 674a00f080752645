"""Which output of a network stands for which action.

Tensor observations count seats, clans and fields from the player who decides; so must the outputs,
or one network could not serve every seat. Each game brings a kernel that numbers its actions in
this way. Among the legal actions of one decision no two have the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from foxfire.core.dispatch import add_kernel, added_generic, kernel_of
from foxfire.core.kernel import kernel
from foxfire.games.fox.state import FoxState
from foxfire.games.tac.actions import FROM_FIRST, TO_FIRST, is_from, is_to
from foxfire.games.tac.state import TacState
from foxfire.games.tac.tensor import base_seat, relative_place
from foxfire.games.tatsu.actions import ASK_FIRST, LEAD_FIRST, LEADERS, PILE_FIRST, is_ask, is_card
from foxfire.games.tatsu.actions import is_pile as is_tatsu_pile
from foxfire.games.tatsu.cards import CARDS, CLAN_SIZE, Card
from foxfire.games.tatsu.seating import clan_of_seat, next_seat
from foxfire.games.tatsu.state import SEATS, TatsuState


@added_generic
def output_of(s: Any, action: int) -> int:
    """The output that stands for a legal action of the player to act."""
    return int(kernel_of(output_of, type(s))(s, action))


@kernel
def fox_output(s: FoxState, action: int) -> int:
    """Nothing in Fox is counted from a seat."""
    return action


@kernel
def tatsu_output(s: TatsuState, action: int) -> int:
    """Cards by own and other clan, seats by their distance.

    A face-down card is named by the card above it: the network sees no numbers of piles, and a card
    of the other clan cannot be played itself at such a moment (TATSU-8.7).
    """
    if is_card(action):
        return card_output(s, action)
    if is_tatsu_pile(action):
        return card_output(s, s.up[s.from_seat, action - PILE_FIRST])
    if is_ask(action):
        return ASK_FIRST + turns_to(s, s.to_act, action - ASK_FIRST)
    return LEAD_FIRST + (action - LEAD_FIRST - s.to_act + LEADERS) % LEADERS


@kernel
def card_output(s: TatsuState, card: Card) -> int:
    if clan_of_seat(s, s.to_act) == 0:
        return card
    return card - CLAN_SIZE if card >= CLAN_SIZE else card + CARDS - CLAN_SIZE


@kernel
def turns_to(s: TatsuState, first: int, seat: int) -> int:
    """How many turns after `first` it is a seat's turn."""
    there = first
    for turn in range(SEATS):
        if there == seat:
            return turn
        there = next_seat(s, there)
    return 0


@kernel
def tac_output(s: TacState, action: int) -> int:
    """Places are counted from the seat whose turn it is."""
    base = base_seat(s, s.to_act)
    if is_from(action):
        return FROM_FIRST + relative_place(action - FROM_FIRST, base)
    if is_to(action):
        return TO_FIRST + relative_place(action - TO_FIRST, base)
    return action


add_kernel(output_of, FoxState, fox_output)
add_kernel(output_of, TatsuState, tatsu_output)
add_kernel(output_of, TacState, tac_output)


@kernel
def action_with(s: Any, actions: Sequence[int], size: int, output: int) -> int:
    """The legal action that an output stands for; the first one if there is none."""
    for i in range(size):
        if output_of(s, actions[i]) == output:
            return actions[i]
    return actions[0]
