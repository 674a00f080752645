"""The rules of Tatsu: all editions and numbers of players, and only here.

Cited by clause (`docs/rules/tatsu.md`). Everything is a kernel: it runs plain, compiled and on a
GPU from this source. What seats and clans are is in `seating.py`, why an action is not allowed in
`refusals.py`.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from foxfire.core.bits import Mask, bit, count, nth, write_numbers
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.rng import below, shuffle, swap
from foxfire.core.seats import CHANCE, OVER, REFEREE
from foxfire.games.tatsu.actions import (
    ASK_FIRST,
    LEAD_FIRST,
    LEADERS,
    PILE_FIRST,
    Action,
    is_ask,
    is_lead,
    is_pile,
)
from foxfire.games.tatsu.cards import (
    CARDS,
    CLAN_SIZE,
    CLANS,
    NO_CARD,
    RED,
    YELLOW,
    Card,
    Clan,
    cards_of_clan,
    clan_of_card,
    factors_of_all,
    hidden_card,
    is_fusion,
    known_as_set,
    points_of_all,
    strength,
)
from foxfire.games.tatsu.seating import (
    clan_of_seat,
    next_dealer,
    next_seat,
    player_of,
    seat_after,
)
from foxfire.games.tatsu.state import (
    ANSWER,
    DEAL,
    FINISHED,
    GHOST,
    HAND_SIZE,
    LEAD,
    NOBODY,
    PILE_PLAYERS,
    PILES,
    SEATS,
    TRICK_SIZE,
    TRICKS,
    TURN,
    TatsuState,
)

inline_kernels(__name__)

VERSION: Final = 1


# --- a game and its hands ------------------------------------------------------------------------


@kernel
def restart(s: TatsuState) -> None:
    """Begin a game with the options and the dealer that the state holds."""
    s.tatsu = VERSION
    s.hand = 0
    s.leader = s.dealer
    for player in range(SEATS):
        s.scores[player] = 0
    clear_hand(s)
    rest(s, CHANCE, DEAL)


@kernel
def clear_hand(s: TatsuState) -> None:
    for seat in range(SEATS):
        s.hands[seat] = 0
        for clan in range(CLANS):
            s.counts[seat, clan] = 0
    for seat in range(PILE_PLAYERS):
        for pile in range(PILES):
            s.up[seat, pile] = NO_CARD
            s.down[seat, pile] = NO_CARD
    for clan in range(CLANS):
        s.captured[clan] = 0
    clear_trick(s)
    s.pending = 0
    s.tricks = 0


@kernel
def clear_trick(s: TatsuState) -> None:
    for place in range(TRICK_SIZE):
        s.trick[place] = NO_CARD
    s.laid = 0


@kernel
def rest(s: TatsuState, to_act: int, phase: int) -> None:
    """Nobody decides: a pack is awaited or the game is over."""
    s.phase = phase
    s.to_act = to_act
    s.for_seat = NOBODY
    s.from_seat = NOBODY


@kernel
def ask_for(s: TatsuState, phase: int, for_seat: int, from_seat: int) -> None:
    """The next card lands before one seat and comes from another's, whose player decides."""
    s.phase = phase
    s.for_seat = for_seat
    s.from_seat = from_seat
    s.to_act = player_of(s, from_seat)


@kernel
def shuffle_pack(s: TatsuState, pack: MutableSequence[int]) -> None:
    """TATSU-2.2; split deals each clan by itself before each player's cards are mixed (8.2)."""
    if s.players != 2 or s.split == 0:
        shuffle(s, pack, 0, CARDS)
        return
    for card in range(CARDS):
        pack[card] = card
    shuffle(s, pack, 0, CLAN_SIZE)
    shuffle(s, pack, CLAN_SIZE, CLAN_SIZE)
    for place in range(PILES):
        swap(pack, PILES + place, CLAN_SIZE + place)
    shuffle(s, pack, 0, CLAN_SIZE)
    shuffle(s, pack, CLAN_SIZE, CLAN_SIZE)


@kernel
def deal(s: TatsuState, pack: Sequence[int]) -> None:
    """Deal a pack in the order of TATSU-2.2, or TATSU-8.2 for two players."""
    clear_hand(s)
    if s.hand > 0:
        s.dealer = next_dealer(s)
    s.hand += 1
    if s.players == 2:
        lay_out_piles(s, pack)
    else:
        fill_hands(s, pack)
    s.leader = s.dealer  # TATSU-2.3, TATSU-8.9, TATSU-8.11
    if s.players == 3 and s.leader_chosen == 1:
        ask_for(s, LEAD, s.dealer, s.dealer)
        s.from_seat = NOBODY
    else:
        ask_for(s, TURN, s.dealer, s.dealer)


@kernel
def fill_hands(s: TatsuState, pack: Sequence[int]) -> None:
    for seat in range(SEATS):
        hand = 0
        for place in range(HAND_SIZE):
            hand |= bit(pack[seat * HAND_SIZE + place])
        s.hands[seat] = hand
        for clan in range(CLANS):
            s.counts[seat, clan] = count(hand & cards_of_clan(clan))


@kernel
def lay_out_piles(s: TatsuState, pack: Sequence[int]) -> None:
    """TATSU-8.3."""
    for seat in range(PILE_PLAYERS):
        first = seat * 2 * PILES
        for pile in range(PILES):
            s.down[seat, pile] = pack[first + pile]
            s.up[seat, pile] = pack[first + PILES + pile]
            s.hands[seat] |= bit(pack[first + PILES + pile])
            s.counts[seat, clan_of_card(pack[first + pile])] += 1
            s.counts[seat, clan_of_card(pack[first + PILES + pile])] += 1


# --- what may be done ----------------------------------------------------------------------------


@kernel
def choices(s: TatsuState) -> Mask:
    """All legal actions as a set; there are fewer than 62 actions."""
    if s.phase == LEAD:
        return ((1 << LEADERS) - 1) << LEAD_FIRST  # TATSU-8.11
    clan = clan_of_seat(s, s.for_seat)
    if s.phase == ANSWER:
        return playable(s, s.from_seat, clan)  # TATSU-3.4
    return playable(s, s.for_seat, clan) | askable(s, s.for_seat, clan)  # TATSU-3.2


@kernel
def playable(s: TatsuState, seat: int, clan: Clan) -> Mask:
    """The cards of a clan that a seat may play from its own."""
    cards = shown_cards(s, seat, clan)
    if s.players != 2 or cards != 0 or not may_turn_over(s, seat, clan):
        return cards  # TATSU-8.5
    return down_piles(s, seat, clan)  # TATSU-8.7


@kernel
def askable(s: TatsuState, seat: int, clan: Clan) -> Mask:
    """Asking every seat that could then play a card of the clan (TATSU-3.3, TATSU-8.5)."""
    if s.players == 2:
        return can_give(s, 1 - seat, clan) << (ASK_FIRST + 1 - seat)
    asks = 0
    for other in range(SEATS):
        asks |= (s.counts[other, clan] > 0) << (ASK_FIRST + other)
    return asks & ~bit(ASK_FIRST + seat)


@kernel
def can_give(s: TatsuState, seat: int, clan: Clan) -> bool:
    """Clans show on the backs (TATSU-1.2), so everybody can tell."""
    if s.counts[seat, clan] == 0:
        return False
    return s.players != 2 or shown_cards(s, seat, clan) != 0 or may_turn_over(s, seat, clan)


@kernel
def shown_cards(s: TatsuState, seat: int, clan: Clan) -> Mask:
    """The cards of a clan in a hand; with two players, those that lie face up."""
    return s.hands[seat] & cards_of_clan(clan)


@kernel
def down_piles(s: TatsuState, seat: int, clan: Clan) -> Mask:
    piles = 0
    for pile in range(PILES):
        card = s.down[seat, pile]
        fits = (card != NO_CARD) & (clan_of_card(card) == clan)
        piles |= fits << (PILE_FIRST + pile)
    return piles


@kernel
def may_turn_over(s: TatsuState, seat: int, clan: Clan) -> bool:
    """TATSU-8.7 for a seat that has no face-up card of the clan."""
    return s.own_piles == 1 or shown_cards(s, 1 - seat, clan) == 0


@kernel
def legal(s: TatsuState, out: MutableSequence[int]) -> int:
    """Write the legal actions in ascending order; return how many."""
    return 0 if s.to_act < 0 else write_numbers(choices(s), 0, out)


@kernel
def pick(s: TatsuState) -> Action:
    """A legal action, each with the same chance."""
    allowed = choices(s)
    return nth(allowed, below(s, count(allowed)))


# --- doing it ------------------------------------------------------------------------------------


@kernel
def apply(s: TatsuState, action: Action) -> None:
    """Carry out a legal action."""
    if is_ask(action):
        ask_for(s, ANSWER, s.for_seat, action - ASK_FIRST)
    elif is_lead(action):
        s.leader = action - LEAD_FIRST
        ask_for(s, TURN, s.leader, s.leader)
    else:
        lay(s, taken_card(s, s.from_seat, action))


@kernel
def taken_card(s: TatsuState, seat: int, action: Action) -> Card:
    """The card that leaves a seat's own when it is played."""
    if is_pile(action):
        return turn_over(s, seat, action - PILE_FIRST)
    s.hands[seat] ^= bit(action)
    if s.players == 2:
        turn_up_under(s, seat, action)
    return action


@kernel
def turn_up_under(s: TatsuState, seat: int, card: Card) -> None:
    """TATSU-8.6: the card under it is turned up at once."""
    pile = 0
    for place in range(1, PILES):
        pile += place * (s.up[seat, place] == card)
    under = s.down[seat, pile]
    s.up[seat, pile] = under
    s.down[seat, pile] = NO_CARD
    s.hands[seat] |= known_as_set(under)


@kernel
def turn_over(s: TatsuState, seat: int, pile: int) -> Card:
    """TATSU-8.7: the face-up card above it stays where it is."""
    card = s.down[seat, pile]
    s.down[seat, pile] = NO_CARD
    return card


@kernel
def lay(s: TatsuState, card: Card) -> None:
    """The card lies before `for_seat` and counts as that seat's (TATSU-3.5)."""
    if s.laid == TRICK_SIZE:
        clear_trick(s)
    if s.laid == 0:
        s.leader = s.for_seat
    s.trick[s.laid] = card
    s.laid += 1
    s.counts[s.from_seat, clan_of_card(card)] -= 1
    if s.laid < TRICK_SIZE:
        following = next_seat(s, s.for_seat)  # TATSU-3.1, TATSU-8.4
        ask_for(s, TURN, following, following)
    else:
        resolve(s)


# --- a trick -------------------------------------------------------------------------------------


@kernel
def first_fusion(s: TatsuState) -> int:
    """The turn in which the first fusion of the trick was played, or NOBODY."""
    for turn in range(TRICK_SIZE):
        if is_fusion(s.trick[turn]):
            return turn
    return NOBODY


@kernel
def strongest(s: TatsuState) -> int:
    """The turn of the strongest card; the earlier of equals (TATSU-4.1, TATSU-4.2)."""
    best = 0
    most = strength(s.trick[0])
    for turn in range(1, TRICK_SIZE):
        here = strength(s.trick[turn])
        if here > most:
            best = turn
            most = here
    return best


@kernel
def trick_cards(s: TatsuState) -> Mask:
    cards = 0
    for turn in range(TRICK_SIZE):
        cards |= bit(s.trick[turn])
    return cards


@kernel
def resolve(s: TatsuState) -> None:
    fused = first_fusion(s)
    if fused != NOBODY:
        s.pending |= trick_cards(s)  # TATSU-5.1
        leads = seat_after(s, s.leader, fused)  # TATSU-5.1, TATSU-5.3
    else:
        leads = seat_after(s, s.leader, strongest(s))  # TATSU-4.3
        s.captured[clan_of_seat(s, leads)] |= trick_cards(s) | s.pending  # TATSU-4.1, TATSU-5.2
        s.pending = 0
    s.tricks += 1
    if s.tricks == TRICKS:
        s.pending = 0  # TATSU-5.4
        finish_hand(s)
    else:
        ask_for(s, TURN, leads, leads)


# --- scoring -------------------------------------------------------------------------------------


@kernel
def side_score(s: TatsuState, side: Clan) -> int:
    """TATSU-6.1: all points, times the sum of the own clan's multipliers."""
    cards = s.captured[side]
    return points_of_all(cards) * factors_of_all(cards & cards_of_clan(side))


@kernel
def finish_hand(s: TatsuState) -> None:
    red = side_score(s, RED)
    yellow = side_score(s, YELLOW)
    for player in range(s.players):
        s.scores[player] += red if clan_of_seat(s, player) == RED else yellow  # TATSU-8.14
    if winner(s) != NOBODY:
        rest(s, OVER, FINISHED)
    else:
        rest(s, CHANCE, DEAL)


@kernel
def winner(s: TatsuState) -> int:
    """A player of the side that has won by its scores, or NOBODY (TATSU-7.1, 7.2, 8.16).

    With two and four players the sides are players 0 and 1; partners share a score.
    """
    rivals = 3 if s.players == 3 else 2
    best = 0
    tied = False
    for player in range(1, rivals):
        if s.scores[player] > s.scores[best]:
            best = player
            tied = False
        elif s.scores[player] == s.scores[best]:
            tied = True
    return NOBODY if tied or s.scores[best] < s.target else best


@kernel
def has_won(s: TatsuState, player: int) -> bool:
    best = winner(s)
    if s.players == 4:
        return best == (player & 1)
    return best == player


@kernel
def utility(s: TatsuState, player: int) -> int:
    """What a finished game is worth; the sum over all players is zero."""
    if s.to_act != OVER:
        return 0
    if has_won(s, player):
        return 2 if s.players == 3 else 1
    return -1


# --- what is seen --------------------------------------------------------------------------------


@kernel
def is_open(s: TatsuState, seat: int, viewer: int) -> bool:
    """Own cards, the ghost's (TATSU-8.10), and what lies face up (TATSU-8.3)."""
    return seat == viewer or s.players == 2 or (s.players == 3 and seat == GHOST)


@kernel
def hide(s: TatsuState, viewer: int) -> None:
    """Blank in place what the viewer does not see; clans stay visible (TATSU-1.2, TATSU-8.8)."""
    if viewer == REFEREE:
        return
    s.rng = 0
    for seat in range(SEATS):
        if not is_open(s, seat, viewer):
            s.hands[seat] = 0
    if s.players == PILE_PLAYERS:
        for seat in range(PILE_PLAYERS):
            for pile in range(PILES):
                card = s.down[seat, pile]
                if card != NO_CARD:
                    s.down[seat, pile] = hidden_card(card)


@kernel
def seen_action(s: TatsuState, action: Action, viewer: int) -> Action:
    """Everything is played face up."""
    return action
