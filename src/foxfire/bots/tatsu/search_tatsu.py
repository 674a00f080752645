"""What the search is told about Tatsu, for any number of players."""

from __future__ import annotations

import math
from typing import Final

from foxfire.bots.search.hooks import Hooks
from foxfire.core.bits import Mask, lowest
from foxfire.core.kernel import kernel
from foxfire.core.rng import below
from foxfire.core.seats import OVER
from foxfire.games.tatsu.cards import Card, Clan, is_fusion, multiplier, points, strength
from foxfire.games.tatsu.rules import has_won, pick, playable, up_cards
from foxfire.games.tatsu.seating import clan_of_seat, seat_after
from foxfire.games.tatsu.state import LEAD, NOBODY, TRICK_SIZE, TatsuState

# Hands between bots by rules (12 games to 500 for each number of players): both sides together made
# 168 to 180 points a hand, and the difference had a standard deviation of 110 to 142.
HAND_POINTS: Final = 87.0  # of one side
HAND_SPREAD: Final = 130.0
LOGISTIC: Final = 1.7  # makes a logistic curve nearly that of a normal distribution


# --- rollouts: quick sense for the trick on the table; one choice in eight is anybody's -----------

ANYBODYS: Final = 8
FACTOR_WORTH: Final = 5.0  # points that one step of a multiplier is worth
STRENGTH_WORTH: Final = 0.8  # points that one step of strength is worth later


@kernel
def rollout_pick(s: TatsuState) -> int:
    """Mostly the card that does best in this trick; asking is left to chance and to the tree."""
    if s.phase == LEAD or below(s, ANYBODYS) == 0:
        return pick(s)
    clan = clan_of_seat(s, s.for_seat)
    cards = up_cards(s, s.from_seat, clan) if s.players == 2 else playable(s, s.from_seat, clan)
    return pick(s) if cards == 0 else best_card(s, cards, clan)


@kernel
def best_card(s: TatsuState, cards: Mask, clan: Clan) -> Card:
    laid = s.laid % TRICK_SIZE
    on_table = 0.0
    most = 0
    holder = NOBODY
    for turn in range(laid):
        on_table += worth(s.trick[turn])
        if not is_fusion(s.trick[turn]) and (holder == NOBODY or strength(s.trick[turn]) > most):
            most = strength(s.trick[turn])
            holder = clan_of_seat(s, seat_after(s, s.leader, turn))
    side = clan_of_seat(s, s.from_seat)
    best = lowest(cards)
    most_gain = -1000.0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        takes = not is_fusion(card) and (holder == NOBODY or strength(card) > most)
        top = strength(card) if takes else most
        taker = clan if takes else holder
        here = gain(on_table, card, top, taker == side, laid == TRICK_SIZE - 1)
        if here > most_gain:
            best = card
            most_gain = here
    return best


@kernel
def gain(on_table: float, card: Card, top: int, is_ours: bool, is_last: bool) -> float:
    """What a card brings to a side in the trick, less what its strength would bring later."""
    cost = STRENGTH_WORTH * strength(card)
    if is_fusion(card):
        return -4.0  # the trick is put off
    hold = 1.0 if is_last else 0.22 * top - 0.5  # weak cards rarely hold
    taken = hold * (on_table + worth(card))
    return taken - cost if is_ours else -taken - cost


@kernel
def worth(card: Card) -> float:
    return points(card) + FACTOR_WORTH * multiplier(card)


@kernel
def stops_early(s: TatsuState, root: TatsuState) -> bool:
    """Hands are short."""
    return False


@kernel
def evaluate(s: TatsuState, root: TatsuState, player: int) -> float:
    """The chance to win the game: a smooth guess from the leads and the hands to come.

    Partners share a score; three players have one each, and each plays for himself.
    """
    if s.to_act == OVER:
        return 1.0 if has_won(s, player) else 0.0
    rivals = 3 if s.players == 3 else 2
    own = player % rivals
    most = max(s.scores[0], s.scores[1])
    if rivals == 3:
        most = max(most, s.scores[2])
    hands = max(1.0, (s.target - most) / HAND_POINTS)
    steepness = LOGISTIC / (HAND_SPREAD * math.sqrt(hands))
    against = 0.0
    for rival in range(rivals):
        against += math.exp(steepness * (s.scores[rival] - s.scores[own]))
    return 1.0 / against


HOOKS: Final = Hooks(rollout_pick, stops_early, evaluate)
