"""Why an action of Tatsu is not allowed: the clause that forbids it, rung by rung."""

from __future__ import annotations

from typing import Final

from foxfire.core.bits import has
from foxfire.core.clauses import NONE, NOT_AN_ACTION, clause
from foxfire.core.kernel import kernel
from foxfire.core.seats import CHANCE, OVER
from foxfire.games.tatsu.actions import (
    ACTIONS,
    ASK_FIRST,
    PILE_FIRST,
    Action,
    is_ask,
    is_lead,
    is_pile,
)
from foxfire.games.tatsu.cards import Card, Clan, clan_of_card
from foxfire.games.tatsu.rules import can_give, down_piles, may_turn_over, shown_cards
from foxfire.games.tatsu.seating import clan_of_seat, seats
from foxfire.games.tatsu.state import ANSWER, LEAD, TatsuState

# The clause that each refusal cites.
NEEDS_A_PACK: Final = clause(2, 2)
OWN_CLAN: Final = clause(3, 1)
OWN_HAND: Final = clause(3, 2)
CANNOT_GIVE: Final = clause(3, 3)
ONLY_ANSWER: Final = clause(3, 4)
GAME_OVER: Final = clause(7, 1)
FACE_UP: Final = clause(8, 5)
FACE_DOWN: Final = clause(8, 7)
NAME_LEADER: Final = clause(8, 11)


@kernel
def refusal(s: TatsuState, action: Action) -> int:
    """The clause that forbids an action now; NONE when it is legal."""
    if not 0 <= action < ACTIONS:
        return NOT_AN_ACTION
    if s.to_act == CHANCE:
        return NEEDS_A_PACK
    if s.to_act == OVER:
        return GAME_OVER
    if is_lead(action) or s.phase == LEAD:
        return NONE if is_lead(action) and s.phase == LEAD else NAME_LEADER
    if is_ask(action):
        return refusal_to_ask(s, action - ASK_FIRST)
    clan = clan_of_seat(s, s.for_seat)
    if is_pile(action):
        return refusal_of_pile(s, action - PILE_FIRST, clan)
    return refusal_of_card(s, action, clan)


@kernel
def refusal_to_ask(s: TatsuState, seat: int) -> int:
    if s.phase == ANSWER:
        return ONLY_ANSWER
    if seat >= seats(s) or seat == s.for_seat:
        return CANNOT_GIVE
    if can_give(s, seat, clan_of_seat(s, s.for_seat)):
        return NONE
    return FACE_UP if s.players == 2 else CANNOT_GIVE


@kernel
def refusal_of_card(s: TatsuState, card: Card, clan: Clan) -> int:
    if clan_of_card(card) != clan:
        return ONLY_ANSWER if s.phase == ANSWER else OWN_CLAN
    if s.players == 2:
        return NONE if has(shown_cards(s, s.from_seat, clan), card) else FACE_UP
    if has(s.hands[s.from_seat], card):
        return NONE
    return ONLY_ANSWER if s.phase == ANSWER else OWN_HAND


@kernel
def refusal_of_pile(s: TatsuState, pile: int, clan: Clan) -> int:
    if s.players != 2:
        return OWN_HAND
    if shown_cards(s, s.from_seat, clan) != 0 or not may_turn_over(s, s.from_seat, clan):
        return FACE_DOWN
    return NONE if has(down_piles(s, s.from_seat, clan), PILE_FIRST + pile) else FACE_DOWN
